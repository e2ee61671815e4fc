//! `slidescope exercise` and `grade`, from the teacher's file to the table.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, rows, run_in};

const HOMEWORK: &str = r#"{
  "format": "slidescope lesson", "version": 8, "title": "Homework 3",
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
    assert_eq!(table.len(), 6);
    let of = |file: &str| {
        let row = table
            .iter()
            .find(|row| row["file"].ends_with(file))
            .expect("a row");
        (row["points"].as_str(), row["remarks"].as_str())
    };
    assert_eq!(of("1.answers.json"), ("10", ""));
    // The answers of student 3 bear the number of student 2: both files stand in one row.
    let (points, remarks) = of("3.answers.json");
    assert!(
        points == "9"
            && remarks.contains("several files")
            && remarks.contains("differ in tasks: 1"),
        "{points} {remarks}"
    );
    assert!(
        remarks.contains("task 3: 0 of 1, answered 362,880"),
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

/// Thirty students as Moodle packs them: a folder for each, in which the file has any name.
fn download(folder: &TempDir) -> Vec<(String, String)> {
    let made: Vec<(String, String)> = (1..=30_u32)
        .map(|number| {
            let name = number.to_string();
            hand_in(folder, &name, &name);
            let path = folder.path().join(format!("answers/{name}.answers.json"));
            let mut text = fs::read_to_string(&path).expect("written");
            fs::remove_file(&path).expect("removed");
            if number == 7 {
                text = text.replace("181440.0", "\"many\"");
            }
            let file =
                ["x.answers.json", "7.answers.json.txt", "my homework.json"][number as usize % 3];
            (
                format!(
                    "Student {number}_{}_assignsubmission_file/{file}",
                    9000 + number
                ),
                text,
            )
        })
        .collect();
    let html = (
        "Student 31_9031_assignsubmission_onlinetext/onlinetext.html",
        "<p>Sorry",
    );
    let more = [html, ("__MACOSX/._x", "x")].map(|(name, text)| (name.to_owned(), text.to_owned()));
    made.into_iter().chain(more).collect()
}

/// A zip with these files, every other one compressed.
fn zip(files: &[(String, String)]) -> Vec<u8> {
    use std::io::Write as _;
    let mut bytes = Vec::new();
    let mut archive = rawzip::ZipArchiveWriter::new(&mut bytes);
    for (at, (name, text)) in files.iter().enumerate() {
        let method = [
            rawzip::CompressionMethod::STORE,
            rawzip::CompressionMethod::DEFLATE,
        ][at % 2];
        let (mut entry, config) = archive
            .new_file(rawzip::path::EntryPath::verbatim(name.as_bytes()))
            .compression_method(method)
            .start()
            .expect("room");
        if at % 2 == 0 {
            let mut writer = config.wrap(&mut entry);
            writer.write_all(text.as_bytes()).expect("room");
            let (_, descriptor) = writer.finish().expect("room");
            entry.finish(descriptor).expect("room");
        } else {
            let deflate =
                flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::default());
            let mut writer = config.wrap(deflate);
            writer.write_all(text.as_bytes()).expect("room");
            let (deflate, descriptor) = writer.finish().expect("room");
            deflate.finish().expect("room");
            entry.finish(descriptor).expect("room");
        }
    }
    archive.finish().expect("room");
    bytes
}

#[test]
fn a_download_of_thirty_students_is_graded_in_folders_and_as_a_zip_with_those_who_are_absent() {
    let folder = folder();
    let files = download(&folder);
    for (name, text) in &files {
        let path = folder.path().join("download").join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }
    fs::write(folder.path().join("download.zip"), zip(&files)).expect("written");
    let roster: String = (1..=32)
        .map(|number| format!("{number};Student {number};s{number}@example.org\r\n"))
        .collect();
    let roster = format!("\u{feff}ID number;Full name;Email address\r\n{roster}");
    fs::write(folder.path().join("class.csv"), &roster).expect("written");
    // Excel's line about the separator, and a year as a heading.
    let odd = roster.replace('\u{feff}', "\u{feff}sep=;\r\n");
    let odd = odd.replace("Email address", "2026");
    fs::write(folder.path().join("odd.csv"), odd).expect("written");
    let grade = |answers: &str, more: &[&str]| {
        let args = ["grade", "homework.lesson.json", answers];
        run(&folder, &[&args[..], more].concat())
    };
    for (answers, roster) in [("download", "odd.csv"), ("download.zip", "class.csv")] {
        let graded = grade(answers, &["--roster", roster, "--format", "csv"]);
        assert_eq!((graded.code, graded.err.as_str()), (Some(1), ""));
        let table = rows(&graded.out);
        let students: Vec<String> = table.iter().map(|row| row["student"].clone()).collect();
        let all: Vec<String> = (1..=32).map(|number| number.to_string()).collect();
        assert_eq!(students, all);
        for (row, number) in table.iter().zip(1..) {
            let (points, remarks) = (row["points"].as_str(), row["remarks"].as_str());
            match number {
                7 => assert!(
                    points == "9" && remarks.contains("number “many”"),
                    "{points} {remarks}"
                ),
                1..=30 => assert_eq!((points, remarks), ("10", "")),
                31 => assert!(
                    points.is_empty() && remarks.contains("no answers"),
                    "{remarks}"
                ),
                _ => assert!(
                    points.is_empty() && remarks == "nothing was handed in",
                    "{remarks}"
                ),
            }
            assert_eq!(
                row["file"].starts_with(answers),
                number < 32,
                "{}",
                row["file"]
            );
        }
    }

    // Moodle: the columns of the roster, the points and the feedback.
    let moodle = grade(
        "download.zip",
        &["--roster", "class.csv", "--gradebook", "moodle"],
    );
    assert!(
        moodle.err.contains("31: it holds no answers"),
        "{}",
        moodle.err
    );
    let table = rows(&moodle.out);
    assert_eq!(table.len(), 32);
    assert!(
        moodle
            .out
            .starts_with("ID number,Full name,Email address,Homework 3,Homework 3 (Feedback)\r\n")
    );
    assert_eq!(
        (
            table[6]["ID number"].as_str(),
            table[6]["Homework 3"].as_str()
        ),
        ("7", "9")
    );
    assert!(
        table[6]["Homework 3 (Feedback)"].contains("many"),
        "{:?}",
        table[6]
    );
    assert_eq!(table[31]["Homework 3"], "");
    // A worksheet of the assignment, in which the students are participants.
    let worksheet: String = (1..=30)
        .map(|number| {
            format!(
                "Participant {},\"Student {number}\",,-,10.00,\r\n",
                9000 + number
            )
        })
        .collect();
    let heading = "Identifier,Full name,Email address,Grade,Maximum grade,Feedback comments\r\n";
    fs::write(
        folder.path().join("sheet.csv"),
        format!("{heading}{worksheet}"),
    )
    .expect("written");
    let filled = grade(
        "download",
        &["--roster", "sheet.csv", "--gradebook", "moodle"],
    );
    let table = rows(&filled.out);
    assert!(filled.out.starts_with(heading), "{}", filled.out);
    assert_eq!(
        (table[6]["Identifier"].as_str(), table[6]["Grade"].as_str()),
        ("Participant 9007", "9")
    );
    assert_eq!(table[29]["Grade"], "10");

    // Canvas: the columns that its own export has.
    let refused = grade(
        "download",
        &["--roster", "class.csv", "--gradebook", "canvas"],
    );
    assert!(
        refused.code == Some(2) && refused.err.contains("Student, ID and Section"),
        "{}",
        refused.err
    );
    let canvas: String = (1..=31)
        .map(|number| {
            format!(
                "\"{number}, Student\",{},{number},s{number},Group A,,\n",
                500 + number
            )
        })
        .collect();
    let heading = "Student,ID,SIS User ID,SIS Login ID,Section,Homework 3 (8812),Current Score\n";
    let possible = "    Points Possible,,,,,20,(read only)\n";
    fs::write(
        folder.path().join("canvas.csv"),
        format!("{heading}{possible}{canvas}"),
    )
    .expect("written");
    let canvas = grade(
        "download",
        &["--roster", "canvas.csv", "--gradebook", "canvas"],
    );
    let lines: Vec<&str> = canvas.out.lines().collect();
    assert_eq!(
        lines[0],
        "Student,ID,SIS User ID,SIS Login ID,Section,Homework 3 (8812)"
    );
    assert_eq!(lines[1], "\"    Points Possible\",,,,,10");
    assert_eq!(lines[8], "\"7, Student\",507,7,s7,Group A,9");
    assert_eq!(lines[32], "\"31, Student\",531,31,s31,Group A,");
    assert_eq!(lines.len(), 33);
}

#[test]
fn each_student_gets_a_page_and_cells_are_no_formulas() {
    let folder = folder();
    hand_in(&folder, "1", "1");
    hand_in(&folder, "=1+2", "formula");
    change(&folder, "1", "181440", "362880");
    change(&folder, "1", "\"h\": 1,", "\"h\": 2,");
    let args = [
        "grade",
        "homework.lesson.json",
        "answers",
        "--feedback",
        "pages",
        "--format",
        "csv",
    ];
    let graded = run(&folder, &args);
    assert!(graded.out.contains("'=1+2"), "{}", graded.out);
    let page =
        |name: &str| fs::read_to_string(folder.path().join("pages").join(name)).expect("a page");
    let one = page("feedback-1.html");
    for said in [
        "Homework 3 · student 1",
        "8 of 10",
        "Answered: 362,880",
        "Answer: 181,440",
        "(h)",
        "How many states?",
    ] {
        assert!(one.contains(said), "{said}: {one}");
    }
    assert!(page("feedback--1-2.html").contains("10 of 10"));
}

/// A file that leads out of its archive, an archive in an archive and a damaged one have a line each.
#[test]
fn what_is_wrong_in_an_archive_has_a_line() {
    let folder = folder();
    let inner =
        ["../../evil.json", "inner.zip", "a/b.json"].map(|name| (name.to_owned(), "{".to_owned()));
    fs::write(folder.path().join("answers/x.zip"), zip(&inner)).expect("written");
    fs::write(folder.path().join("answers/y.zip"), "PK").expect("written");
    let graded = run(
        &folder,
        &[
            "grade",
            "homework.lesson.json",
            "answers",
            "--format",
            "csv",
        ],
    );
    let table = rows(&graded.out);
    let remarks = |end: &str| {
        let row = table
            .iter()
            .find(|row| row["file"].ends_with(end))
            .expect("a row");
        row["remarks"].clone()
    };
    assert!(remarks("evil.json").contains("leads out"), "{}", graded.out);
    assert!(
        remarks("inner.zip").contains("archive in an archive"),
        "{}",
        graded.out
    );
    assert!(remarks("a/b.json").contains("damaged"), "{}", graded.out);
    assert!(
        remarks("y.zip").contains("cannot be read"),
        "{}",
        graded.out
    );
    assert_eq!(table.len(), 4);
    assert!(!folder.path().join("evil.json").exists());
}

/// Programs that take long end by a count of operations, on every machine alike.
#[test]
fn a_program_that_runs_long_ends_by_its_operations() {
    let folder = folder();
    let estimate = HOMEWORK.replace(
        "\"tasks\": [",
        "\"tasks\": [{\"kind\": \"heuristic\", \"points\": 3, \"wants\": [\"admissible\"], \"slide\": {}},",
    );
    fs::write(folder.path().join("homework.lesson.json"), estimate).expect("written");
    hand_in(&folder, "1", "1");
    hand_in(&folder, "2", "2");
    change(
        &folder,
        "2",
        "manhattan()",
        "let n = 0; for i in 0..100 { n += 1 } manhattan()",
    );
    let grade = |operations: &str| {
        let args = [
            "grade",
            "homework.lesson.json",
            "answers",
            "--format",
            "csv",
            "--operations",
            operations,
        ];
        let table = rows(&run(&folder, &args).out);
        let row = |at: usize| (table[at]["task_1"].clone(), table[at]["remarks"].clone());
        (row(0), row(1))
    };
    let (quick, long) = grade("5000000");
    assert_eq!(quick, ("3".to_owned(), String::new()));
    assert!(long.0 == "0" && long.1.contains("--operations"), "{long:?}");
    let (_, long) = grade("1000000000");
    assert_eq!(long, ("3".to_owned(), String::new()));
}

/// After a change of the goal or of the strategy the files are those of another version, and nobody is accused.
#[test]
fn answers_to_another_version_of_the_exercise_are_named_as_that() {
    let folder = folder();
    hand_in(&folder, "1", "1");
    let changes = [
        ("\"goal\": \"123456780\"", "\"goal\": \"123456708\""),
        (
            "\"strategy\": \"astar:manhattan\", \"slides\"",
            "\"strategy\": \"bfs\", \"slides\"",
        ),
        ("\"start\": \"813467052\"", "\"start\": \"123456708\""),
    ];
    for (from, to) in changes {
        assert!(HOMEWORK.contains(from));
        fs::write(
            folder.path().join("homework.lesson.json"),
            HOMEWORK.replace(from, to),
        )
        .expect("written");
        let graded = run(
            &folder,
            &[
                "grade",
                "homework.lesson.json",
                "answers",
                "--format",
                "csv",
            ],
        );
        let table = rows(&graded.out);
        assert_eq!(table[0]["points"], "", "{to}");
        assert_eq!(
            table[0]["remarks"],
            "its answers are to another version of the exercise, or to another exercise"
        );
    }
    // Texts and points may change.
    let same = HOMEWORK
        .replace("Slide the tiles", "Move the tiles")
        .replace("\"points\": 2", "\"points\": 4");
    fs::write(folder.path().join("homework.lesson.json"), same).expect("written");
    let graded = run(
        &folder,
        &[
            "grade",
            "homework.lesson.json",
            "answers",
            "--format",
            "csv",
        ],
    );
    assert_eq!(rows(&graded.out)[0]["points"], "12");
}

/// The teacher's file has a key, the students' has none; answers to both are answers to one exercise.
#[test]
fn right_answers_ask_for_the_teachers_key() {
    let folder = folder();
    let file = "homework.lesson.json";
    let lock = |more: &[&str]| run(&folder, &[&["exercise", file][..], more].concat());
    let refused = lock(&["--for-students", "students.lesson.json"]);
    assert!(
        refused.code == Some(2) && refused.err.contains("--new-key"),
        "{}",
        refused.err
    );
    let over = lock(&["--new-key", "--for-students", file]);
    assert!(
        over.code == Some(2) && over.err.contains("write over"),
        "{}",
        over.err
    );
    let made = lock(&["--new-key", "--for-students", "students.lesson.json"]);
    assert_eq!((made.code, made.err.as_str()), (Some(0), ""));
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("written");
    assert!(read(file).contains("\"key\"") && !read(file).contains("\"locked\""));
    let students = read("students.lesson.json");
    assert!(!students.contains("\"key\"") && students.contains("\"locked\": true"));
    let solution = |file: &str| run(&folder, &["exercise", file, "--student", "1", "--solution"]);
    let refused = solution("students.lesson.json");
    assert!(
        refused.code == Some(2) && refused.err.contains("teacher"),
        "{}",
        refused.err
    );
    assert!(!refused.out.contains("Answer"));
    assert!(solution(file).out.contains("Answer: 181,440"));
    hand_in(&folder, "1", "1");
    let graded = run(&folder, &["grade", "students.lesson.json", "answers"]);
    assert_eq!(graded.code, Some(0), "{}{}", graded.out, graded.err);
}

/// Where there are too few boards the check offers the next number that has enough, and grading says who shares one.
#[test]
fn too_few_boards_are_named_with_a_number_that_is_enough() {
    let folder = folder();
    let few = HOMEWORK.replace("\"length\": 8", "\"length\": 2");
    fs::write(folder.path().join("homework.lesson.json"), few).expect("written");
    let check = run(
        &folder,
        &[
            "exercise",
            "homework.lesson.json",
            "--check",
            "--student",
            "1-9",
        ],
    );
    assert_eq!(check.code, Some(1), "{}", check.out);
    let line = check
        .out
        .lines()
        .find(|line| line.contains("apart share a board"))
        .expect("a line");
    let enough = line
        .split_once("with ")
        .and_then(|(_, rest)| rest.split(' ').next());
    let enough = enough.expect("a number");
    let more = HOMEWORK.replace("\"length\": 8", &format!("\"length\": {enough}"));
    fs::write(folder.path().join("homework.lesson.json"), more).expect("written");
    let check = run(
        &folder,
        &[
            "exercise",
            "homework.lesson.json",
            "--check",
            "--student",
            "1-9",
        ],
    );
    assert_eq!(check.code, Some(0), "{line} {}", check.out);
    fs::write(
        folder.path().join("homework.lesson.json"),
        HOMEWORK.replace("\"length\": 8", "\"length\": 2"),
    )
    .expect("written");
    for student in 1..=9 {
        hand_in(&folder, &student.to_string(), &student.to_string());
    }
    let graded = run(
        &folder,
        &[
            "grade",
            "homework.lesson.json",
            "answers",
            "--format",
            "csv",
        ],
    );
    assert!(
        graded.out.contains("the same board as student"),
        "{}",
        graded.out
    );
}
