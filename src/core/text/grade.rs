//! The table of a class, and texts about its files.

use crate::text::messages::{self, grade as said};
pub use said::*;

use crate::lesson::exercise::grade::{
    Concern, Grade, Gradebook, Graded, GradedStudent, ListFault, MOST_FILES, NotOfCanvas, Others,
    Roster, RosterFault, Slip, TraceCell,
};
use crate::lesson::exercise::{Answer, Exercise, MAX_ANSWERS_BYTES, TaskKind};
use crate::order::{OrderFileFault, OrderReport};
use crate::study::table::{Cell, Field, Table};

use crate::text::messages::papers::{answers_too_large, not_read};
use crate::text::papers::answer;
use crate::text::{check, listed};
use crate::words::numbers::decimals;

displayed!(ListFault, |it| match it {
    Self::Folder(path, fault) => said::no_folder(path.display(), fault),
    Self::TooMany(path) => said::too_many_files(path.display(), MOST_FILES),
});

displayed!(NotOfCanvas, |_it| said::NOT_OF_CANVAS.to_string());

displayed!(RosterFault, |it| match it {
    Self::Read(fault) => not_read(fault.to_string()),
    Self::TooLarge => answers_too_large((MAX_ANSWERS_BYTES >> 20).to_string()),
    Self::Encoding => said::ROSTER_ENCODING.to_string(),
    Self::Csv(fault) => fault.to_string(),
    Self::Empty => said::ROSTER_EMPTY.to_string(),
});

/// The most slips, or unreadable parts, that a remark lists.
const MOST_SLIPS: usize = 5;

/// The longest answer that a remark quotes, in characters.
const MOST_QUOTED: usize = 60;

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
        |file: &&GradedStudent| {
            file.student
                .as_ref()
                .map_or(Cell::None, |it| Cell::text(it.as_str()))
        },
    )];
    for (at, task) in exercise.tasks.iter().enumerate() {
        let number = at + 1;
        let heading = said::task(number, task.points);
        fields.push(Field::new(
            format!("task_{number}"),
            heading,
            move |file: &&GradedStudent| Cell::count(file.grades.get(at).map(|grade| grade.points)),
        ));
    }
    let most: u32 = exercise.tasks.iter().map(|task| task.points).sum();
    let heading = said::points(most);
    fields.push(Field::new("points", heading, |file: &&GradedStudent| {
        Cell::count(file.points())
    }));
    fields.push(Field::new(
        "file",
        said::FILE.text(),
        |file: &&GradedStudent| Cell::text(file.files.join("; ")),
    ));
    let all: Vec<u32> = exercise.tasks.iter().map(|task| task.points).collect();
    let points = all.clone();
    fields.push(Field::new(
        "remarks",
        said::REMARKS.text(),
        move |file: &&GradedStudent| Cell::text(remarks(file, &all).join("; ")),
    ));
    let files: Vec<&GradedStudent> = graded.students.iter().collect();
    let mut table = Table::new(title, &fields, &files);
    if let Some(of) = graded.spread() {
        let [median, lower, upper] = [of.median, of.lower, of.upper].map(|it| decimals(it, 1));
        table = table.note(said::spread(median, lower, upper, most));
    }
    let of = graded
        .students
        .iter()
        .filter(|file| !file.grades.is_empty());
    let of = of.count();
    for (at, task) in exercise.tasks.iter().enumerate() {
        let missed = graded.missed(at, task.points);
        if missed == 0 {
            continue;
        }
        let number = at + 1;
        // The options of a strategy task stand in another order for each student.
        let is_shuffled = matches!(task.kind, TaskKind::Strategy { .. });
        let commonest = graded.commonest_wrong(at).filter(|_| !is_shuffled);
        table = table.note(match commonest {
            Some((wrong, count)) => {
                let answer = answer(wrong);
                said::missed_most_often(number, missed, of, count, answer)
            }
            None => said::missed(number, missed, of),
        });
    }
    for file in &graded.students {
        for remark in remarks(file, &points) {
            table = table.note(said::remark(who(file), remark));
        }
    }
    table
}

/// Returns the CSV that a learning platform imports, with the remarks as feedback.
pub fn gradebook(
    of: Gradebook,
    title: &str,
    exercise: &Exercise,
    graded: &Graded,
    roster: Option<&Roster>,
) -> String {
    let points: Vec<u32> = exercise.tasks.iter().map(|task| task.points).collect();
    let feedback = |one: &GradedStudent| remarks(one, &points).join("; ");
    of.write(title, points.iter().sum(), graded, roster, &feedback)
}

/// Returns the student, or the files without one.
pub fn who(one: &GradedStudent) -> String {
    let student = one.student.as_ref().map(ToString::to_string);
    student.unwrap_or_else(|| one.files.join("; "))
}

/// Returns the concerns about a student's files and a remark on every task that lost points. `all` are the points of the tasks.
pub fn remarks(one: &GradedStudent, all: &[u32]) -> Vec<String> {
    let mut remarks = concerns(one);
    for ((grade, all), number) in one.grades.iter().zip(all).zip(1_u32..) {
        let has_lost = grade.points < *all;
        let why = match &grade.order {
            Some(order) => of_order(order, has_lost),
            None => has_lost.then(|| lost(grade)),
        };
        let points = said::task_points(number, grade.points, *all);
        remarks.extend(why.map(|why| said::lost(points, why)));
    }
    remarks
}

/// Says why the file of an own search did not earn all points, or what of it was not compared.
fn of_order(own: &Result<OrderReport, OrderFileFault>, has_lost: bool) -> Option<String> {
    let report = match own {
        Ok(report) => report,
        Err(fault) => return has_lost.then(|| fault.to_string()),
    };
    let first = || check::report(report).lines().next().map(str::to_owned);
    if has_lost {
        return first();
    }
    // The strategy is named by the files of this program itself.
    let named = report
        .order
        .left_out
        .iter()
        .filter(|name| *name != "strategy");
    let named: Vec<String> = named.map(messages::check::left_out_name).collect();
    (!named.is_empty()).then(|| messages::check::left_out(named.join(", ")))
}

/// Says why an answer did not earn all points.
pub fn lost(grade: &Grade) -> String {
    let Some(wrong) = &grade.wrong else {
        return said::NO_ANSWER.to_string();
    };
    if !matches!(wrong, Answer::Rows(_)) {
        return said::answered(shortened(&answer(wrong)));
    }
    let first = grade.slips.iter().take(MOST_SLIPS).map(slip_of);
    let mut said: Vec<String> = first.collect();
    let more = grade.slips.len().saturating_sub(MOST_SLIPS);
    said.extend((more > 0).then(|| said::more_slips(more)));
    said.extend((grade.missing > 0).then(|| said::missing_lines(grade.missing)));
    match said.is_empty() {
        true => said::NO_ANSWER.to_string(),
        false => said::slips(listed(said)),
    }
}

/// Returns the first line of an answer, cut off where it is long.
fn shortened(answer: &str) -> String {
    let line = answer.lines().next().unwrap_or_default();
    match line.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None if line.len() < answer.len() => format!("{line} …"),
        None => line.to_owned(),
    }
}

fn slip_of(slip: &Slip) -> String {
    let cells = slip.cells.iter().map(|cell| match cell {
        TraceCell::Board => said::CELL_BOARD.text(),
        TraceCell::Frontier => said::CELL_FRONTIER.text(),
        TraceCell::G | TraceCell::H | TraceCell::F => cell.id(),
    });
    said::slip(slip.line + 1, listed(cells))
}

/// Returns the concerns about a student's files. A concern about several tasks is reported once, and a file is named where
/// there are several.
pub fn concerns(one: &GradedStudent) -> Vec<String> {
    let of_file = |place: &String, words: String| match one.files.len() {
        1 => words,
        _ => said::remark(&**place, words),
    };
    let mut said: Vec<String> = Vec::new();
    let mut unread = 0;
    for concern in &one.concerns {
        let words = match concern {
            Concern::Fault(place, fault) => of_file(place, fault.to_string()),
            Concern::Unread(place, part) => {
                unread += 1;
                if unread > MOST_SLIPS {
                    continue;
                }
                of_file(place, part.to_string())
            }
            Concern::OtherExercise(place) => of_file(place, said::OTHER_EXERCISE.to_string()),
            Concern::NamedByFolder => said::NAMED_BY_FOLDER.to_string(),
            Concern::SeveralFiles(differing) if differing.is_empty() => {
                said::SEVERAL_FILES.to_string()
            }
            Concern::SeveralFiles(differing) => {
                let tasks = differing.iter().map(|task| (task + 1).to_string());
                said::several_files_differ(listed(tasks))
            }
            Concern::SeveralForms(forms) => {
                said::several_forms(listed(forms.iter().map(ToString::to_string)))
            }
            Concern::NoSuchTask(task) => said::no_such_task(task + 1),
            Concern::Others { what, of, .. } => {
                let tasks = one.concerns.iter().filter_map(|it| match it {
                    Concern::Others {
                        task,
                        what: it,
                        of: other,
                    } if it == what && other == of => Some((task + 1).to_string()),
                    _ => None,
                });
                let tasks = listed(tasks);
                match (what, of) {
                    (_, None) => said::boards_of_nobody(tasks),
                    (Others::Board, Some(of)) => said::boards_of(of.as_str(), tasks),
                    (Others::Answer, Some(of)) => said::answers_of(of.as_str(), tasks),
                    (Others::SharedBoard, Some(with)) => said::shares(with.as_str(), tasks),
                }
            }
            Concern::TooManyOperations(task) => said::too_many_operations(task + 1),
            Concern::NotInRoster => said::NOT_IN_ROSTER.to_string(),
            Concern::SameRow(first) => said::same_row(first.as_str()),
            Concern::Absent => said::ABSENT.to_string(),
        };
        if !said.contains(&words) {
            said.push(words);
        }
    }
    said.extend((unread > MOST_SLIPS).then(|| said::more_unread(unread - MOST_SLIPS)));
    said
}
