//! `slidescope exercise` and `grade`, from the teacher's file to the table.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, rows, run_in};

const HOMEWORK: &str = r#"{
  "format": "slidescope lesson", "version": 6, "title": "Homework 3",
  "start": "813467052", "goal": "123456780", "strategy": "astar:manhattan", "slides": [],
  "view": {"place": "explore", "tab": "tree", "colour": "f", "speed": 20.0},
  "exercise": {"tasks": [
    {"kind": "question", "points": 2, "boards": {"length": 8},
     "slide": {"question": {"kind": "solve", "ask": "Slide the tiles into order."}}},
    {"kind": "trace", "points": 7, "boards": {"expansions": 7}, "slide": {"strategy": "astar:manhattan"}},
    {"kind": "question",
     "slide": {"question": {"kind": "number", "ask": "How many states?", "answer": 181440}}}
  ]}
}"#;

fn run(folder: &TempDir, args: &[&str]) -> Run {
    run_in(folder.path(), args, "")
}

fn folder() -> TempDir {
    let folder = TempDir::new().expect("a folder of one's own");
    fs::write(folder.path().join("homework.lesson.json"), HOMEWORK).expect("written");
    fs::create_dir(folder.path().join("answers")).expect("made");
    folder
}

/// Writes a file with a student's right answers.
fn hand_in(folder: &TempDir, student: &str, name: &str) {
    let file = format!("answers/{name}.answers.json");
    let args = [
        "exercise",
        "homework.lesson.json",
        "--student",
        student,
        "--solution",
        "--answers",
        &file,
    ];
    let made = run(folder, &args);
    assert_eq!((made.code, made.err.as_str()), (Some(0), ""));
}

/// Changes a student's file.
fn change(folder: &TempDir, name: &str, from: &str, to: &str) {
    let path = folder.path().join(format!("answers/{name}.answers.json"));
    let text = fs::read_to_string(&path).expect("written");
    assert!(text.contains(from), "{text}");
    fs::write(path, text.replace(from, to)).expect("written");
}

#[test]
fn a_student_gets_the_same_tasks_each_time_and_others_have_other_boards() {
    let folder = folder();
    let tasks = |student: &str| {
        let args = [
            "exercise",
            "homework.lesson.json",
            "--student",
            student,
            "--format",
            "json",
        ];
        let made = run(&folder, &args);
        assert_eq!((made.code, made.err.as_str()), (Some(0), ""));
        serde_json::from_str::<Value>(&made.out).expect("JSON")
    };
    let (one, again, other) = (tasks("4711"), tasks("4711"), tasks("4712"));
    assert_eq!(one, again);
    assert_ne!(one["tasks"][0]["board"], other["tasks"][0]["board"]);
    assert_ne!(one["tasks"][1]["board"], other["tasks"][1]["board"]);
    assert_eq!(one["tasks"][2]["board"], other["tasks"][2]["board"]);
    assert_eq!(tasks("1-3").as_array().map(Vec::len), Some(3));
    let text = run(
        &folder,
        &["exercise", "homework.lesson.json", "--student", "4711"],
    )
    .out;
    assert!(text.starts_with("Homework 3 · student 4711"), "{text}");
    assert!(
        text.contains("Slide the tiles into order.") && !text.contains("Answer"),
        "{text}"
    );
}

#[test]
fn an_exercise_is_checked_for_a_list_of_students() {
    let folder = folder();
    let check = |students: &str| {
        run(
            &folder,
            &[
                "exercise",
                "homework.lesson.json",
                "--check",
                "--student",
                students,
            ],
        )
    };
    let sound = check("1-9,4711");
    assert_eq!(sound.code, Some(0), "{}{}", sound.out, sound.err);
    assert!(
        sound.out.starts_with("10 students, 3 tasks"),
        "{}",
        sound.out
    );
    let many = check("1-400");
    assert_eq!(many.code, Some(1));
    assert!(many.out.contains("have the same board"), "{}", many.out);
}

#[test]
fn the_exercise_that_ships_and_that_of_the_help_are_sound() {
    let folder = folder();
    let shipped = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/exercises/homework.lesson.json"
    );
    let help = run(&folder, &["exercise", "--help"]).out;
    let start = help.find("\"exercise\": {").expect("an example");
    let end = start + help[start..].find("\n  }\n").expect("its end");
    let (head, tail) = HOMEWORK.split_once("\"exercise\"").expect("an exercise");
    assert!(tail.starts_with(':'));
    let own = format!("{head}{}\n  }}\n}}", &help[start..end]);
    fs::write(folder.path().join("help.lesson.json"), own).expect("written");
    for file in [shipped, "help.lesson.json"] {
        let sound = run(&folder, &["exercise", file, "--check", "--student", "1-20"]);
        assert_eq!(sound.code, Some(0), "{file} {}{}", sound.out, sound.err);
    }
}

#[test]
fn a_class_is_graded_in_one_table_and_what_is_odd_is_named() {
    let folder = folder();
    for student in ["1", "2", "3", "4", "5", "6"] {
        hand_in(&folder, student, student);
    }
    change(&folder, "2", "181440", "362880");
    change(&folder, "3", "\"student\": \"3\"", "\"student\": \"2\"");
    change(&folder, "4", "\"h\": 1,", "\"h\": 2,");
    fs::write(folder.path().join("answers/cut.json"), "{\"format\": ").expect("written");
    let args = [
        "grade",
        "homework.lesson.json",
        "answers",
        "--format",
        "csv",
    ];
    let graded = run(&folder, &args);
    assert_eq!((graded.code, graded.err.as_str()), (Some(1), ""));
    let table = rows(&graded.out);
    assert_eq!(table.len(), 7);
    let of = |file: &str| {
        let row = table
            .iter()
            .find(|row| row["file"].ends_with(file))
            .expect("a row");
        (row["points"].as_str(), row["remarks"].as_str())
    };
    assert_eq!(of("1.answers.json"), ("10", ""));
    let (points, remarks) = of("2.answers.json");
    assert!(
        points == "9" && remarks.contains("same student"),
        "{remarks}"
    );
    let (points, remarks) = of("3.answers.json");
    assert!(points.parse::<u32>().is_ok_and(|it| it < 10), "{points}");
    assert!(
        remarks.contains("other boards than") && remarks.contains("same student"),
        "{remarks}"
    );
    let (points, remarks) = of("4.answers.json");
    assert!(
        points == "9" && remarks.contains("(h"),
        "{points} {remarks}"
    );
    let (points, remarks) = of("cut.json");
    assert!(
        points.is_empty() && remarks.contains("damaged"),
        "{remarks}"
    );
    let text = run(&folder, &["grade", "homework.lesson.json", "answers"]).out;
    assert!(
        text.contains("commonest wrong answer, given by 1: 362,880"),
        "{text}"
    );
    assert!(text.contains("median"), "{text}");
    for format in ["json", "markdown", "latex"] {
        let graded = run(
            &folder,
            &[
                "grade",
                "homework.lesson.json",
                "answers",
                "--format",
                format,
            ],
        );
        assert_eq!(graded.code, Some(1), "{}", graded.err);
        assert!(graded.out.contains("Homework 3"), "{}", graded.out);
    }
    let fine = run(
        &folder,
        &["grade", "homework.lesson.json", "answers/1.answers.json"],
    );
    assert_eq!(fine.code, Some(0), "{}", fine.out);
}

/// Each student's tasks are on pages of their own, and the solution has as many pages.
#[test]
#[cfg(feature = "gui")]
fn tasks_are_printed_for_each_student() {
    let folder = folder();
    let pages = |students: &str, more: &[&str]| {
        let mut args = vec!["exercise", "homework.lesson.json", "--student", students];
        args.extend(["--paper", "tasks.pdf"].iter().chain(more));
        let made = run(&folder, &args);
        assert_eq!(made.code, Some(0), "{}", made.err);
        let pdf = fs::read(folder.path().join("tasks.pdf")).expect("written");
        crate::worksheet::pages(&pdf).1
    };
    let one = pages("4711", &[]);
    // One page before the table of the search, one for the table, one for the rest.
    assert_eq!(one, 3);
    assert_eq!(pages("4711-4713", &[]), 3 * one);
    assert_eq!(pages("4711-4713", &["--solution"]), 3 * one);
    let args = [
        "exercise",
        "homework.lesson.json",
        "--student",
        "1",
        "--paper",
        "homework.lesson.json",
    ];
    assert_eq!(run(&folder, &args).code, Some(2));
    let whole = fs::read_to_string(folder.path().join("homework.lesson.json"));
    assert_eq!(whole.expect("it is there"), HOMEWORK);
}

#[test]
fn what_is_no_exercise_and_no_student_is_refused() {
    let folder = folder();
    let refused = |args: &[&str], says: &str| {
        let refused = run(&folder, args);
        assert_eq!(
            (refused.code, refused.out.as_str()),
            (Some(2), ""),
            "{}",
            refused.err
        );
        assert!(refused.err.contains(says), "{}", refused.err);
    };
    fs::write(
        folder.path().join("bare.lesson.json"),
        HOMEWORK
            .split(",\n  \"exercise\"")
            .next()
            .expect("text")
            .to_owned()
            + "}",
    )
    .expect("written");
    fs::write(
        folder.path().join("far.lesson.json"),
        HOMEWORK.replace("\"length\": 8", "\"length\": 99"),
    )
    .expect("written");
    fs::write(
        folder.path().join("brackets.lesson.json"),
        "[".repeat(1 << 20),
    )
    .expect("written");
    let exercise = |file: &'static str| ["exercise", file, "--student", "1"];
    refused(&exercise("bare.lesson.json"), "has no exercise");
    refused(&exercise("far.lesson.json"), "the farthest are 31");
    refused(&exercise("brackets.lesson.json"), "brackets.lesson.json");
    refused(&exercise("missing.lesson.json"), "missing.lesson.json");
    let homework = "homework.lesson.json";
    refused(&["exercise", homework, "--student", "9-1"], "1-30");
    refused(&["exercise", homework, "--student", "1-99999"], "at most");
    refused(
        &[
            "exercise",
            homework,
            "--student",
            "1,2",
            "--answers",
            "x.json",
        ],
        "one student",
    );
    refused(
        &[
            "exercise",
            homework,
            "--student",
            "1",
            "--answers",
            homework,
        ],
        "--answers would write over",
    );
    refused(&["grade", homework, "answers"], "no files");
    hand_in(&folder, "1", "1");
    let file = "answers/1.answers.json";
    refused(
        &["grade", homework, file, "--output", file],
        "--output would write over",
    );
    refused(&["grade", homework, file, "--sort", "marks"], "marks");
}
