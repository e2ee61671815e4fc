//! The boards of an exercise: a pool for each task, from which a student's number takes one.

use std::collections::HashMap;

use crate::lesson::exercise::grade::right_answer;
use crate::lesson::exercise::{Draw, Exercise, ExerciseTask, Student};
use crate::lesson::moment::shortest;
use crate::lesson::{SearchSetup, Slide};
use crate::puzzle::{Board, Problem};
use crate::search::{Distances, PatternDatabases};
use crate::study::worksheet::{NotFound, Wanted, Worksheet, find_some};

/// The most boards of a task: students whose numbers differ by less have different ones, where there are as many.
pub const POOL: usize = 300;

/// An exercise with its boards.
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
    /// What is searched.
    #[must_use]
    pub const fn setup(&self) -> &SearchSetup {
        &self.task.slide.setup
    }
}

/// Why a task has no boards.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub struct DrawFault {
    /// The task, from 0.
    pub task: usize,
    /// Why.
    pub reason: NoBoards,
}

/// Why there are no boards.
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

/// What is wrong with the tasks of some students.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ill {
    /// Two students have the same board in a task.
    SameBoard {
        /// The task, from 0.
        task: usize,
        /// The first of them, and how many have it.
        students: (Student, Student),
    },
    /// A task has no answer that can be found on a student's board.
    NoAnswer {
        /// The task, from 0.
        task: usize,
        /// Whose.
        student: Student,
    },
    /// Two students' boards need different work.
    Unequal {
        /// The task, from 0.
        task: usize,
        /// They.
        students: (Student, Student),
        /// The work of each: moves, or expansions.
        work: (u32, u32),
    },
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

    /// The exercise.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// How many different boards a task has.
    #[must_use]
    pub fn boards(&self, task: usize) -> usize {
        self.pools.get(task).map_or(0, Vec::len)
    }

    /// The tasks of a student: the same each time, on every machine.
    #[must_use]
    pub fn tasks_for(&self, student: &Student) -> Vec<StudentTask> {
        let tasks = self.exercise.tasks.iter().zip(&self.pools).enumerate();
        let own = tasks.map(|(number, (task, pool))| {
            let mut task = task.clone();
            task.slide.setup.problem = pool[place(student, pool.len())];
            StudentTask { number, task }
        });
        own.collect()
    }

    /// What is wrong with the tasks of these students: nothing, where every task can be answered, needs the same work of
    /// all, and has another board for each.
    #[must_use]
    pub fn ills(&self, students: &[Student], databases: &PatternDatabases) -> Vec<Ill> {
        let mut ills = Vec::new();
        for (task, pool) in self.pools.iter().enumerate() {
            let draw = self.exercise.tasks[task].boards;
            let mut holders: HashMap<Board, &Student> = HashMap::new();
            let mut first: Option<(&Student, u32)> = None;
            for student in students {
                let problem = pool[place(student, pool.len())];
                if let Some(&other) = holders.get(&problem.start()) {
                    if draw != Draw::Same {
                        let students = (other.clone(), student.clone());
                        ills.push(Ill::SameBoard { task, students });
                    }
                    continue;
                }
                holders.insert(problem.start(), student);
                let mut own = StudentTask {
                    number: task,
                    task: self.exercise.tasks[task].clone(),
                };
                own.task.slide.setup.problem = problem;
                if right_answer(&own, databases).is_none() {
                    let student = student.clone();
                    ills.push(Ill::NoAnswer { task, student });
                }
                let Some(work) = work(draw, &own.task.slide, databases) else {
                    continue;
                };
                match first {
                    None => first = Some((student, work)),
                    Some((_, other)) if other == work => {}
                    Some((with, other)) => ills.push(Ill::Unequal {
                        task,
                        students: (with.clone(), student.clone()),
                        work: (other, work),
                    }),
                }
            }
        }
        ills
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
            let sheets = find_some(&wanted, databases, go_on)
                .map_err(|fault| NoBoards::NotFound(Box::new(fault)))?;
            Ok(sheets.into_iter().map(|sheet| sheet.problem).collect())
        }
    }
}

/// The work that a board makes, as it was drawn for it; none where it was not drawn.
fn work(draw: Draw, slide: &Slide, databases: &PatternDatabases) -> Option<u32> {
    let SearchSetup { problem, strategy } = slide.setup;
    match draw {
        Draw::Same => None,
        Draw::Length(_) => Some(shortest(&problem, databases)?.len() as u32),
        Draw::Expansions { expansions, .. } => {
            let sheet = Worksheet::trace(&problem, strategy, expansions + 1, databases);
            Some(sheet.map_or(u32::MAX, |sheet| sheet.expansions()))
        }
    }
}
