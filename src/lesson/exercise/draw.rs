//! The boards of an exercise: a pool for each task, from which a student's number takes one.

use crate::lesson::SearchSetup;
use crate::lesson::exercise::{Answer, Draw, Exercise, ExerciseTask, Student, TaskKind};
use crate::puzzle::Problem;
use crate::search::{Distances, PatternDatabases};
use crate::study::worksheet::{NotFound, Wanted, find_at_least};

/// The most boards of a task: students whose numbers differ by less have different ones, where there are as many.
pub const POOL: usize = 300;

#[derive(Clone, Debug)]
pub struct Drawn {
    exercise: Exercise,
    /// For each task.
    pools: Vec<Vec<Problem>>,
}

/// A task as one student gets it.
#[derive(Clone, Debug, PartialEq)]
pub struct StudentTask {
    /// Its number, from 0.
    pub number: usize,
    /// The task; its slide has the student's board.
    pub task: ExerciseTask,
}

impl StudentTask {
    pub const fn setup(&self) -> &SearchSetup {
        &self.task.slide.setup
    }

    /// Whether the start board belongs to what is asked.
    pub(crate) const fn shows_start(&self) -> bool {
        !matches!(self.task.kind, TaskKind::Heuristic(_))
    }
}

/// The tasks of a student as they are printed, with the right answers where those are wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct Paper {
    pub student: Student,
    pub tasks: Vec<StudentTask>,
    /// A right answer to each, where one was found.
    pub right: Option<Vec<Option<Answer>>>,
}

#[derive(Clone, Debug)]
pub struct PaperRequest {
    pub title: String,
    pub papers: Vec<Paper>,
    pub databases: PatternDatabases,
    pub path: std::path::PathBuf,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub struct DrawFault {
    /// The task, from 0.
    pub task: usize,
    pub reason: NoBoards,
}

#[derive(Clone, Debug, PartialEq)]
pub enum NoBoards {
    /// No board is so many moves away; the farthest are `farthest`.
    Length {
        /// Moves of the board that is farthest away.
        farthest: u32,
    },
    /// Distances are not known on boards of that size.
    TooLarge,
    /// No search is as it should be.
    NotFound(Box<NotFound>),
}

impl Drawn {
    /// Finds the boards; it takes a moment, and is given up where `go_on` says no.
    ///
    /// # Errors
    /// [`DrawFault`]: the first task that has none.
    pub fn new(
        exercise: &Exercise,
        databases: &PatternDatabases,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Self, DrawFault> {
        let tasks = exercise.tasks.iter().enumerate();
        let pools = tasks.map(|(number, task)| {
            let seed = exercise.seed.wrapping_mul(1000).wrapping_add(number as u64);
            let boards = pool(task, seed, databases, go_on);
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

    /// How many different boards a task has.
    pub fn boards(&self, task: usize) -> usize {
        self.pools.get(task).map_or(0, Vec::len)
    }

    /// The tasks of a student: the same each time, on every machine.
    pub fn tasks_for(&self, student: &Student) -> Vec<StudentTask> {
        let tasks = self.exercise.tasks.iter().zip(&self.pools).enumerate();
        let own = tasks.map(|(number, (task, pool))| {
            let mut task = task.clone();
            task.slide.setup.problem = pool[place(student, pool.len())];
            StudentTask { number, task }
        });
        own.collect()
    }
}

/// Which of `boards` is a student's: numbers in a row take boards in a row.
fn place(student: &Student, boards: usize) -> usize {
    let key = student.key();
    let number = key.parse::<u64>();
    let number = number.unwrap_or_else(|_| u64::from(crc32fast::hash(key.as_bytes())));
    // The remainder is less than a `usize`.
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
                any_goal: false,
                strategy,
                expansions: Some(expansions),
                ties,
                teaches,
                copies: POOL,
                seed,
            };
            let sheets = find_at_least(1, &wanted, None, databases, go_on)
                .map_err(|fault| NoBoards::NotFound(Box::new(fault)))?;
            Ok(sheets.into_iter().map(|sheet| sheet.problem).collect())
        }
    }
}
