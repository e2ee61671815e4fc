//! Answers of a class, graded in the window as by `slidescope grade`, and the check of a student's own search.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{
    Graded, Grading, Roster, USUAL_OPERATIONS, answer_files, grade, right_answer,
};
use slidescope_core::lesson::exercise::{Answer, Answers, Drawn, Student, TaskAnswers, Try};
use slidescope_core::search::PatternDatabases;
use tempfile::TempDir;

use crate::files::{Answering, drop_files, window_asking};
use crate::window::{Window, click, fill, is_there, value, wait_until, window};

const HOMEWORK: &str = r#"{
  "format": "slidescope lesson", "version": 8, "title": "Two tasks",
  "start": "813467052", "goal": "123456780", "strategy": "astar:manhattan", "slides": [],
  "view": {"place": "explore", "tab": "tree", "colour": "f", "speed": 20.0},
  "exercise": {"tasks": [
    {"kind": "question", "points": 2, "boards": {"length": 4},
     "slide": {"question": {"kind": "solve", "ask": "Slide the tiles into order."}}},
    {"kind": "question", "points": 1,
     "slide": {"question": {"kind": "number", "ask": "How many states?", "answer": 181440}}}
  ]}
}"#;

/// What the grader makes of the files in `answers`.
fn graded(
    drawn: &Drawn,
    name: &str,
    databases: &PatternDatabases,
    answers: &Path,
    roster: Option<&Roster>,
) -> Graded {
    let files = answer_files(&[answers.to_owned()]).expect("a folder");
    let with = Grading {
        drawn,
        name,
        roster,
        operations: USUAL_OPERATIONS,
        databases,
    };
    grade(&with, files, &|_, _, _| true)
}

/// One student answers all, one gets the second task wrong, a file is damaged: the table agrees with the grader.
#[test]
fn a_folder_that_is_dropped_is_graded_and_a_row_shows_what_was_answered() {
    let folder = TempDir::new().expect("a folder");
    let exercise = folder.path().join("two.lesson.json");
    let answers = folder.path().join("answers");
    fs::write(&exercise, HOMEWORK).expect("written");
    fs::create_dir(&answers).expect("made");
    let lesson = Lesson::from_text(HOMEWORK).expect("a lesson");
    let name = lesson.fingerprint().expect("an exercise");
    let databases = PatternDatabases::default();
    let tasks = lesson.exercise.as_ref().expect("tasks");
    let drawn = Drawn::new(tasks, &databases, &|| true).expect("boards");
    for (student, slips) in [("1", false), ("2", true)] {
        let student = Student::new(student).expect("a student");
        let own = drawn.tasks_for(&student);
        let given = own.iter().map(|own| TaskAnswers {
            task: own.number,
            board: Some(own.setup().problem.start()),
            tries: vec![Try {
                at: 0,
                answer: match right_answer(own, &databases) {
                    Some(Answer::Number(_)) if slips => Answer::Number(7.0),
                    right => right.expect("an answer"),
                },
            }],
        });
        let file = Answers {
            exercise: name.clone(),
            student: student.clone(),
            tasks: given.collect(),
        };
        let path = answers.join(format!("{}.answers.json", student.as_str()));
        file.save(&path).expect("written");
    }
    fs::write(answers.join("3.answers.json"), "{").expect("written");
    let graded = graded(&drawn, &name, &databases, &answers, None);

    let mut window = window();
    click(&mut window, "Lessons");
    click(&mut window, "Grade answers…");
    drop_files(&mut window, &[&exercise, &answers]);
    click(&mut window, "Grade");
    wait_until(&mut window, "the table", |window| {
        is_there(window, "Student 1")
    });
    for file in &graded.students {
        let student = file.student.as_ref().map_or("–", Student::as_str);
        let points = file.points().map_or("–".to_owned(), |it| it.to_string());
        let name = format!("Student {student}, ");
        let row = window.query_all_by_label_contains(&name);
        let row = row.map(|row| row.accesskit_node().label().unwrap_or_default());
        let row = row.into_iter().next().expect("a row");
        assert!(row.contains(&format!("Points (3) {points},")), "{row}");
    }
    assert!(is_there(&window, "Task 2: all points 1, some 0, none 1"));
    let row = window.query_all_by_label_contains("Student 2, ").next();
    row.expect("a row").click();
    window.run_ok();
    wait_until(&mut window, "the answer", |window| {
        is_there(window, "Answered: 7")
    });
    assert!(is_there(&window, "Answer: 181,440"));

    // A missing file is named, and the previous table is gone.
    fill(&mut window, "Exercise", "nowhere.lesson.json");
    click(&mut window, "Grade");
    let fault = Lesson::open("nowhere.lesson.json".as_ref()).expect_err("it is not there");
    let fault = fault.to_string();
    wait_until(&mut window, "a fault", |window| is_there(window, &fault));
    assert!(!is_there(&window, "Student 2, "));
}

/// Thirty students as a learning platform packs them, in folders and in a zip, and one who is absent: the table has the rows
/// of the grader.
#[test]
fn a_download_and_the_list_of_the_class_are_dropped_and_graded() {
    let folder = TempDir::new().expect("a folder");
    let exercise = folder.path().join("two.lesson.json");
    fs::write(&exercise, HOMEWORK).expect("written");
    let lesson = Lesson::from_text(HOMEWORK).expect("a lesson");
    let name = lesson.fingerprint().expect("an exercise");
    let databases = PatternDatabases::default();
    let drawn = Drawn::new(
        lesson.exercise.as_ref().expect("tasks"),
        &databases,
        &|| true,
    );
    let drawn = drawn.expect("boards");
    let (download, zip) = (
        folder.path().join("download"),
        folder.path().join("download.zip"),
    );
    let mut bytes = Vec::new();
    let mut archive = rawzip::ZipArchiveWriter::new(&mut bytes);
    for number in 1..=30_u32 {
        let student = Student::new(&number.to_string()).expect("a student");
        let given = drawn
            .tasks_for(&student)
            .into_iter()
            .map(|own| TaskAnswers {
                task: own.number,
                board: Some(own.setup().problem.start()),
                tries: vec![Try {
                    at: 0,
                    answer: match right_answer(&own, &databases) {
                        Some(Answer::Number(_)) if number % 3 == 0 => Answer::Number(7.0),
                        right => right.expect("an answer"),
                    },
                }],
            });
        let file = Answers {
            exercise: name.clone(),
            tasks: given.collect(),
            student,
        };
        let place = format!("Student {number}_{}_assignsubmission_file", 9000 + number);
        fs::create_dir_all(download.join(&place)).expect("made");
        file.save(&download.join(&place).join("x.answers.json"))
            .expect("written");
        let entry = format!("{place}/x.answers.json");
        let (mut entry, config) = archive.new_file(entry.as_str()).start().expect("room");
        let mut writer = config.wrap(&mut entry);
        writer.write_all(file.to_text().as_bytes()).expect("room");
        let (_, descriptor) = writer.finish().expect("room");
        entry.finish(descriptor).expect("room");
    }
    archive.finish().expect("room");
    fs::write(&zip, bytes).expect("written");
    let class = folder.path().join("class.csv");
    let list: String = (1..=31)
        .map(|number| format!("Student {number},{number}\n"))
        .collect();
    fs::write(&class, format!("Name,Number\n{list}")).expect("written");
    let tabs = folder.path().join("class.tsv");
    let list = list.replace(',', "\t");
    fs::write(&tabs, format!("Name\tNumber\n{list}")).expect("written");
    let roster = Roster::open(&class).expect("a list");
    let from_folder = graded(&drawn, &name, &databases, &download, Some(&roster));
    let from_zip = graded(&drawn, &name, &databases, &zip, Some(&roster));
    for (answers, class) in [(&download, &class), (&zip, &tabs)] {
        let mut window = window();
        click(&mut window, "Lessons");
        click(&mut window, "Grade answers…");
        drop_files(&mut window, &[&exercise, answers, class]);
        assert_eq!(value(&window, "Class list"), class.display().to_string());
        click(&mut window, "Grade");
        wait_until(&mut window, "the table", |window| {
            is_there(window, "Student 1, ")
        });
        let is_there = |name: &str| window.query_all_by_label_contains(name).next().is_some();
        let both = from_folder.students.iter().zip(&from_zip.students);
        for ((one, packed), number) in both.zip(1..).take(14) {
            assert_eq!(one.points(), packed.points());
            let points = if number % 3 == 0 { 2 } else { 3 };
            assert_eq!(one.points(), Some(points));
            let name = format!("Student {number}, ");
            let row = window.query_all_by_label_contains(&name);
            let row = row.map(|row| row.accesskit_node().label().unwrap_or_default());
            let row = row.into_iter().next().expect("a row");
            assert!(row.contains(&format!("Points (3) {points},")), "{row}");
        }
        assert_eq!(from_folder.students.len(), 31);
        assert!(
            from_folder.students[30].files.is_empty() && from_zip.students[30].files.is_empty()
        );
        assert!(is_there("31: nothing was handed in"));
        if answers == &download {
            writes_what_the_terminal_writes(
                &mut window,
                folder.path(),
                [&exercise, answers, class],
            );
        }
    }
}

/// Fills in the field, and not the heading of the same name in the table.
fn name_file(window: &mut Window, path: &Path) {
    let field = window.get_by_role_and_label(Role::TextInput, "File");
    field.set_text_value_accesskit(path.to_str().expect("a text"));
    window.run_ok();
}

/// Gradebook and feedback pages of an open class, against `slidescope grade` with the same files.
fn writes_what_the_terminal_writes(
    window: &mut Window,
    folder: &Path,
    [exercise, answers, class]: [&Path; 3],
) {
    let terminal = |option: &str, value: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_slidescope"));
        let command = command
            .args(["--lang", "en", "grade"])
            .args([exercise, answers]);
        let command = command.arg("--roster").arg(class).arg(option).arg(value);
        command.output().expect("a program").stdout
    };
    let csv = folder.join("moodle.csv");
    click(window, "Gradebook for Moodle");
    name_file(window, &csv);
    click(window, "Write file");
    wait_until(window, "the gradebook", |window| {
        is_there(window, "Written")
    });
    let written = fs::read(&csv).expect("a gradebook");
    assert_eq!(written, terminal("--gradebook", "moodle".as_ref()));
    // The list is no gradebook of Canvas.
    let csv = folder.join("canvas.csv");
    click(window, "Gradebook for Canvas");
    name_file(window, &csv);
    click(window, "Write file");
    wait_until(window, "a refusal", |window| {
        is_there(window, "Canvas needs")
    });
    assert!(!csv.exists());

    let [own, theirs] = ["own", "theirs"].map(|name| folder.join(name));
    fill(window, "Folder of the feedback", &own.display().to_string());
    click(window, "Write feedback pages");
    wait_until(window, "the pages", |window| is_there(window, "own"));
    terminal("--feedback", &theirs);
    let pages = |folder: &Path| {
        let all = fs::read_dir(folder).expect("a folder").flatten();
        let all = all.map(|it| (it.file_name(), fs::read(it.path()).expect("a page")));
        all.collect::<BTreeMap<_, _>>()
    };
    assert!(pages(&own).len() >= 30);
    assert_eq!(pages(&own), pages(&theirs));
}

#[test]
fn the_list_of_the_class_is_chosen_in_a_dialog() {
    let folder = TempDir::new().expect("a folder");
    let list = folder.path().join("class.csv");
    let person = Answering::new(Ok(Some(list.clone())));
    let mut window = window_asking(&person);
    click(&mut window, "Lessons");
    click(&mut window, "Grade answers…");
    click(&mut window, "Choose: Class list");
    wait_until(&mut window, "the list", |window| {
        value(window, "Class list") == list.display().to_string()
    });
    let asked = person.asked.lock().expect("asked");
    assert!(!asked[0].picks_folder && asked[0].format.1 == "csv");
}

#[test]
fn the_folder_of_the_answers_is_chosen_in_a_dialog() {
    let folder = TempDir::new().expect("a folder");
    let person = Answering::new(Ok(Some(folder.path().to_owned())));
    let mut window = window_asking(&person);
    click(&mut window, "Lessons");
    click(&mut window, "Grade answers…");
    click(&mut window, "Choose: Answers");
    let path = folder.path().display().to_string();
    wait_until(&mut window, "the folder", |window| {
        value(window, "Answers") == path
    });
    assert!(person.asked.lock().expect("asked")[0].picks_folder);
}

/// A board in the place of another is named, and both searches are shown there.
#[test]
fn an_order_with_a_fault_is_shown_where_it_differs() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("order.csv");
    let boards = |all: &[&str]| all.join("\n");
    // The goal is three moves away: up, right and down.
    let way = ["123485706", "123405786", "123450786", "123456780"];
    fs::write(&path, boards(&way)).expect("written");
    let mut window = window();
    fill(&mut window, "Start board", way[0]);
    click(&mut window, "Lessons");
    click(&mut window, "Check a search…");
    drop_files(&mut window, &[&path]);
    click(&mut window, "Check");
    wait_until(&mut window, "a verdict", |window| {
        is_there(window, "Agrees: ")
    });
    fs::write(&path, boards(&[way[0], way[1], way[3]])).expect("written");
    click(&mut window, "Check");
    wait_until(&mut window, "a verdict", |window| {
        is_there(window, "Expansion 3: yours is")
    });
    assert!(is_there(&window, "Expansion 3 of 4"));
    assert!(is_there(&window, &format!("Your search 3: {}", way[3])));
    assert!(is_there(&window, &format!("This program 3: {}", way[2])));
    // The goal is not open yet, so it is in one tree only; the board in its place is ringed in the other.
    assert!(is_there(
        &window,
        "This board does not wait in the frontier."
    ));
    let trees = window.query_all_by_label_contains("Search tree, ");
    assert_eq!(trees.count(), 2);
    assert!(is_there(&window, "right, "));
    click(&mut window, "Previous");
    assert!(is_there(&window, "Expansion 2 of 4"));
    click(&mut window, "To the difference");
    assert!(is_there(&window, "Expansion 3 of 4"));
}
