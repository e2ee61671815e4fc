//! The boards of an exercise: a pool for each task, from which the student's number selects one.

use crate::lesson::SearchSetup;
use crate::lesson::exercise::{Answer, Draw, Exercise, ExerciseTask, MAX_ORDER, Student, TaskKind};
use crate::puzzle::Problem;
use crate::search::{Distances, PatternDatabases};
use crate::worksheet::{NotFound, Wanted, find_at_least};

/// The maximum number of boards per task. With that many, students whose numbers differ by less get different boards.
pub const POOL: usize = 300;

/// How many larger numbers of moves or expansions are tried where there are too few boards.
const MOST_STEPS: u32 = 4;

#[derive(Clone, Debug)]
pub struct Drawn {
    exercise: Exercise,
    /// The boards of each task.
    pools: Vec<Vec<Problem>>,
}

/// A task as one student gets it.
#[derive(Clone, Debug, PartialEq)]
pub struct StudentTask {
    /// Its number, from 0.
    pub number: usize,
    /// The task, with the student's board on its slide.
    pub task: ExerciseTask,
}

impl StudentTask {
    pub const fn setup(&self) -> &SearchSetup {
        &self.task.slide.setup
    }

    /// Returns `true` if the start board is part of the task.
    pub const fn shows_start(&self) -> bool {
        !matches!(self.task.kind, TaskKind::Heuristic(_))
    }
}

/// The tasks of a student for printing, with the right answers if requested.
#[derive(Clone, Debug, PartialEq)]
pub struct Paper {
    pub student: Student,
    pub tasks: Vec<StudentTask>,
    /// A right answer to each task, if one was found.
    pub right: Option<Vec<Option<Answer>>>,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub struct DrawFault {
    /// The task, from 0.
    pub task: usize,
    pub reason: NoBoards,
}

#[derive(Clone, Debug, PartialEq)]
pub enum NoBoards {
    /// No board is that many moves away.
    Length {
        /// The distance of the farthest board.
        farthest: u32,
    },
    /// Distances are unknown for boards of that size.
    TooLarge,
    /// No search meets the requirements.
    NotFound(Box<NotFound>),
}

impl Drawn {
    /// Finds the boards, which takes a moment. Stops when `go_on` returns `false`.
    ///
    /// # Errors
    /// [`DrawFault`] for the first task without boards.
    pub fn new(
        exercise: &Exercise,
        databases: &PatternDatabases,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Self, DrawFault> {
        let tasks = exercise.tasks.iter().enumerate();
        let pools = tasks.map(|(number, task)| {
            let boards = pool(task, seed_of(exercise, number), databases, go_on);
            boards.map_err(|reason| DrawFault {
                task: number,
                reason,
            })
        });
        Ok(Self {
            pools: pools.collect::<Result<_, _>>()?,
            exercise: exercise.clone(),
        })
    }

    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// Returns the number of different boards of a task.
    pub fn boards(&self, task: usize) -> usize {
        self.pools.get(task).map_or(0, Vec::len)
    }

    /// Returns, for each task with fewer boards than students, the next number of moves or expansions that has enough boards,
    /// if one of the next few has. This searches for boards again, which takes a moment.
    pub fn enough_for(
        &self,
        students: usize,
        databases: &PatternDatabases,
        go_on: &dyn Fn() -> bool,
    ) -> Vec<(usize, Option<u32>)> {
        let tasks = self.exercise.tasks.iter().zip(&self.pools).enumerate();
        let few = tasks.filter(|(_, (task, pool))| {
            task.boards != Draw::Same && pool.len() < students.min(POOL)
        });
        let next = few.map(|(number, (task, _))| {
            let enough = (1..=MOST_STEPS).find_map(|more| {
                let mut task = task.clone();
                let size = match &mut task.boards {
                    Draw::Length(size) => size,
                    Draw::Expansions { expansions, .. } if *expansions + more <= MAX_ORDER => {
                        expansions
                    }
                    _ => return None,
                };
                *size += more;
                let size = *size;
                let boards = pool(&task, seed_of(&self.exercise, number), databases, go_on).ok()?;
                (boards.len() >= students.min(POOL)).then_some(size)
            });
            (number, enough)
        });
        next.collect()
    }

    /// Returns the tasks of a student. They are the same each time and on every machine.
    pub fn tasks_for(&self, student: &Student) -> Vec<StudentTask> {
        let tasks = self.exercise.tasks.iter().zip(&self.pools).enumerate();
        let own = tasks.map(|(number, (task, pool))| {
            let mut task = task.clone();
            task.slide.setup.problem = pool[place(student, pool.len())];
            // One strategy is the best on nearly all boards. Its place among the options varies.
            if let TaskKind::Strategy { options, .. } = &mut task.kind {
                let first = place(student, options.len());
                options.rotate_left(first);
            }
            StudentTask { number, task }
        });
        own.collect()
    }
}

fn seed_of(exercise: &Exercise, task: usize) -> u64 {
    exercise.seed.wrapping_mul(1000).wrapping_add(task as u64)
}

/// Returns the index of a student's board. Consecutive numbers get consecutive boards.
fn place(student: &Student, boards: usize) -> usize {
    let key = student.key();
    let number = key.parse::<u64>();
    let number = number.unwrap_or_else(|_| u64::from(crc32fast::hash(key.as_bytes())));
    // The remainder fits in a `usize`.
    (number % boards.max(1) as u64) as usize
}

fn pool(
    task: &ExerciseTask,
    seed: u64,
    databases: &PatternDatabases,
    go_on: &dyn Fn() -> bool,
) -> Result<Vec<Problem>, NoBoards> {
    let SearchSetup { problem, strategy } = task.slide.setup;
    let goal = problem.goal();
    match task.boards {
        Draw::Same => Ok(vec![problem]),
        Draw::Length(length) => {
            let distances = Distances::new(goal).ok_or(NoBoards::TooLarge)?;
            let boards = distances.boards_at(length, POOL, seed).into_iter();
            let problems: Vec<Problem> = boards
                .filter_map(|board| Problem::new(board, goal).ok())
                .map(|drawn| drawn.with_costs(problem.costs()))
                .collect();
            match problems.is_empty() {
                true => Err(NoBoards::Length {
                    farthest: distances.farthest(),
                }),
                false => Ok(problems),
            }
        }
        Draw::Expansions {
            expansions,
            ties,
            teaches,
        } => {
            let wanted = Wanted {
                goal,
                costs: problem.costs(),
                any_goal: false,
                strategy,
                expansions: Some(expansions),
                ties,
                teaches,
                // The boards of an exercise must not change with the program.
                exercises: false,
                copies: POOL,
                seed,
            };
            let sheets = find_at_least(1, &wanted, None, databases, go_on)
                .map_err(|fault| NoBoards::NotFound(Box::new(fault)))?;
            Ok(sheets.into_iter().map(|sheet| sheet.problem).collect())
        }
    }
}
