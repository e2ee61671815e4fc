//! Checks that the tasks of a class are fair and can be answered.

use std::collections::HashMap;

use crate::lesson::exercise::grade::right_answer;
use crate::lesson::exercise::{Draw, Drawn, Student, StudentTask};
use crate::lesson::moment::shortest;
use crate::lesson::{SearchSetup, Slide};
use crate::puzzle::Board;
use crate::search::PatternDatabases;
use crate::worksheet::Worksheet;

/// A problem with the tasks of some students. Tasks are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ill {
    /// Two students have the same board in a task.
    SameBoard {
        task: usize,
        /// The two students.
        students: (Student, Student),
    },
    /// No answer to a task can be found on a student's board.
    NoAnswer { task: usize, student: Student },
    /// Two students' boards need different work.
    Unequal {
        task: usize,
        students: (Student, Student),
        /// The work of each, in moves or expansions.
        work: (u32, u32),
    },
}

/// Returns the problems with the tasks of these students. There are none if every task can be answered, takes the same work
/// for all, and has a different board for each unless it gives all the same.
pub fn ills(drawn: &Drawn, students: &[Student], databases: &PatternDatabases) -> Vec<Ill> {
    let all: Vec<Vec<StudentTask>> = students.iter().map(|it| drawn.tasks_for(it)).collect();
    let mut ills = Vec::new();
    for task in 0..drawn.exercise().tasks.len() {
        let mut holders: HashMap<Board, &Student> = HashMap::new();
        let mut first: Option<(&Student, u32)> = None;
        for (student, tasks) in students.iter().zip(&all) {
            let own = &tasks[task];
            let start = own.setup().problem.start();
            if let Some(&other) = holders.get(&start) {
                if own.task.boards != Draw::Same {
                    let students = (other.clone(), student.clone());
                    ills.push(Ill::SameBoard { task, students });
                }
                continue;
            }
            holders.insert(start, student);
            if right_answer(own, databases).is_none() {
                let student = student.clone();
                ills.push(Ill::NoAnswer { task, student });
            }
            let Some(work) = work(own.task.boards, &own.task.slide, databases) else {
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

/// Returns the work that a board takes, in the unit by which it was drawn, or `None` if it was not drawn.
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
