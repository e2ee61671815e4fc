//! Finds boards and answers that belong to another student.

use std::collections::HashMap;

use crate::lesson::exercise::grade::class::{Concern, GradedStudent, Others};
use crate::lesson::exercise::{Answer, Draw, Drawn, Student, StudentTask, TaskAnswers};
use crate::puzzle::Board;

const fn others(task: usize, what: Others, of: Option<Student>) -> Concern {
    Concern::Others { task, what, of }
}

/// Reports boards and answers that belong to another student.
pub(super) fn compare(drawn: &Drawn, students: &mut [GradedStudent]) {
    let own: Vec<Vec<StudentTask>> = students
        .iter()
        .map(|one| match &one.student {
            Some(student) if !one.grades.is_empty() => drawn.tasks_for(student),
            _ => Vec::new(),
        })
        .collect();
    // For each task the first owner of each board and of each right answer.
    let mut boards: HashMap<(usize, Board), usize> = HashMap::new();
    let mut right: HashMap<(usize, String), usize> = HashMap::new();
    let mut found: Vec<(usize, Concern)> = Vec::new();
    let student = |at: usize| students[at].student.clone();
    for (at, tasks) in own.iter().enumerate() {
        for own in tasks {
            let board = (own.number, own.setup().problem.start());
            let first = *boards.entry(board).or_insert(at);
            if first != at && own.task.boards != Draw::Same {
                let shared = |of| others(own.number, Others::SharedBoard, student(of));
                found.extend([(first, shared(at)), (at, shared(first))]);
            }
            if students[at].grades[own.number].points == own.task.points {
                for text in words(&students[at].tasks, own.number) {
                    right.entry((own.number, text)).or_insert(at);
                }
            }
        }
    }
    for (at, tasks) in own.iter().enumerate() {
        for one in tasks {
            let (task, board) = (one.number, one.setup().problem.start());
            let given = students[at].tasks.iter().find(|given| given.task == task);
            let shown = given.and_then(|given| given.board);
            if let Some(shown) = shown.filter(|shown| *shown != board) {
                let of = boards.get(&(task, shown)).and_then(|&at| student(at));
                found.push((at, others(task, Others::Board, of)));
                continue;
            }
            if students[at].grades[task].points == one.task.points {
                continue;
            }
            let given = words(&students[at].tasks, task).into_iter();
            let mut owners = given.filter_map(|text| right.get(&(task, text)).copied());
            let copied = owners.find(|&other| own[other][task].setup().problem.start() != board);
            if let Some(of) = copied.and_then(student) {
                found.push((at, others(task, Others::Answer, Some(of))));
            }
        }
    }
    let is_own = |at: usize, concern: &Concern| match (concern, student(at)) {
        (Concern::Others { of: Some(of), .. }, Some(own)) => own.person() == of.person(),
        _ => false,
    };
    found.retain(|(at, concern)| !is_own(*at, concern));
    for (at, concern) in found {
        students[at].concerns.push(concern);
    }
}

/// Returns the tries of a task that are specific to one student's board, as text for comparison.
fn words(tasks: &[TaskAnswers], task: usize) -> Vec<String> {
    let given = tasks.iter().filter(|given| given.task == task);
    let tries = given.flat_map(|given| &given.tries).map(|one| &one.answer);
    let tells = |answer: &&Answer| match answer {
        Answer::Moves(moves) => moves.len() > 3,
        Answer::Boards(boards) => boards.len() > 1,
        Answer::Rows(rows) => rows.len() > 1,
        Answer::File(_) => true,
        Answer::Number(_) | Answer::Option(_) | Answer::Program(_) | Answer::Unreadable { .. } => {
            false
        }
    };
    tries
        .filter(tells)
        .map(|answer| format!("{answer:?}"))
        .collect()
}
