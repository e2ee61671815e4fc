//! The table of a class, and texts about its files.

use crate::text::messages::grade as said;
pub use said::*;

use crate::lesson::exercise::grade::{Concern, Graded, GradedFile, Slip, TraceCell};
use crate::lesson::exercise::{Answer, Exercise};
use crate::study::table::{Cell, Field, Table};
use crate::text::exercise::answer;
use crate::text::listed;
use crate::words::numbers::decimals;

/// Returns the columns of a table for readers. Remarks are below the table instead.
pub fn usual_columns(exercise: &Exercise) -> Vec<String> {
    let tasks = (1..=exercise.tasks.len()).map(|task| format!("task_{task}"));
    let ends = ["points", "file"].map(str::to_owned);
    let columns = std::iter::once("student".to_owned());
    columns.chain(tasks).chain(ends).collect()
}

pub fn table(title: &str, exercise: &Exercise, graded: &Graded) -> Table {
    let mut fields = vec![Field::new(
        "student",
        said::STUDENT.text(),
        |file: &&GradedFile| {
            file.student
                .as_ref()
                .map_or(Cell::None, |it| Cell::text(it.as_str()))
        },
    )];
    for (at, task) in exercise.tasks.iter().enumerate() {
        let number = (at + 1).to_string();
        let heading = said::task(number.clone(), task.points.to_string());
        fields.push(Field::new(
            format!("task_{number}"),
            heading,
            move |file: &&GradedFile| Cell::count(file.grades.get(at).map(|grade| grade.points)),
        ));
    }
    let most: u32 = exercise.tasks.iter().map(|task| task.points).sum();
    let heading = said::points(most.to_string());
    fields.push(Field::new("points", heading, |file: &&GradedFile| {
        Cell::count(file.points())
    }));
    fields.push(Field::new(
        "file",
        said::FILE.text(),
        |file: &&GradedFile| Cell::text(file.path.display().to_string()),
    ));
    fields.push(Field::new(
        "remarks",
        said::REMARKS.text(),
        |file: &&GradedFile| Cell::text(remarks(file).join("; ")),
    ));
    let files: Vec<&GradedFile> = graded.files.iter().collect();
    let mut table = Table::new(title, &fields, &files);
    if let Some(of) = graded.spread() {
        let [median, lower, upper] = [of.median, of.lower, of.upper].map(|it| decimals(it, 1));
        table = table.note(said::spread(median, lower, upper, most.to_string()));
    }
    let of = graded.files.iter().filter(|file| !file.grades.is_empty());
    let of = of.count();
    for (at, task) in exercise.tasks.iter().enumerate() {
        let missed = graded.missed(at, task.points);
        if missed == 0 {
            continue;
        }
        let (number, missed, of) = ((at + 1).to_string(), missed.to_string(), of.to_string());
        table = table.note(match graded.commonest_wrong(at) {
            Some((wrong, count)) => {
                let answer = answer(wrong);
                said::missed_most_often(number, missed, of, count.to_string(), answer)
            }
            None => said::missed(number, missed, of),
        });
    }
    for file in &graded.files {
        for remark in remarks(file) {
            table = table.note(said::remark(file.path.display().to_string(), remark));
        }
    }
    table
}

/// Returns the concerns about a file and the slips in its tables.
pub fn remarks(file: &GradedFile) -> Vec<String> {
    let mut remarks = concerns(&file.concerns);
    for (grade, number) in file.grades.iter().zip(1..) {
        if let (Some(Answer::Rows(_)), false) = (&grade.wrong, grade.slips.is_empty()) {
            let slips = grade.slips.iter().map(slip_of);
            remarks.push(said::slips(u32::to_string(&number), listed(slips)));
        }
    }
    remarks
}

fn slip_of(slip: &Slip) -> String {
    let cells = slip.cells.iter().map(|cell| match cell {
        TraceCell::Board => said::CELL_BOARD.text(),
        TraceCell::G => "g",
        TraceCell::H => "h",
        TraceCell::F => "f",
        TraceCell::Frontier => said::CELL_FRONTIER.text(),
    });
    said::slip((slip.line + 1).to_string(), listed(cells))
}

/// Returns the concerns about a file. A concern about several tasks is reported once.
fn concerns(concerns: &[Concern]) -> Vec<String> {
    let tasks = |is_one: &dyn Fn(&Concern) -> Option<usize>| {
        let tasks = concerns.iter().filter_map(is_one);
        listed(tasks.map(|task| (task + 1).to_string()))
    };
    let mut said: Vec<String> = Vec::new();
    for concern in concerns {
        let words = match concern {
            Concern::Fault(fault) => fault.to_string(),
            Concern::OtherExercise => said::OTHER_EXERCISE.to_string(),
            Concern::SameStudent(path) => said::same_student(path),
            Concern::NoSuchTask(task) => said::no_such_task((task + 1).to_string()),
            Concern::OthersBoard { of, .. } => {
                let tasks = tasks(&|it| match it {
                    Concern::OthersBoard { task, of: other } if of == other => Some(*task),
                    _ => None,
                });
                match of {
                    Some(of) => said::boards_of(of.as_str(), tasks),
                    None => said::boards_of_nobody(tasks),
                }
            }
            Concern::OthersAnswer { of, .. } => said::answers_of(
                of.as_str(),
                tasks(&|it| match it {
                    Concern::OthersAnswer { task, of: other } if of == other => Some(*task),
                    _ => None,
                }),
            ),
        };
        if !said.contains(&words) {
            said.push(words);
        }
    }
    said
}
