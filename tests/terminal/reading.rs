//! The forms in which people write boards and lists, at every entrance of the terminal.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, run, run_in};

#[path = "../common/layouts.rs"]
mod layouts;

use layouts::{Given, LAYOUTS, LISTS};

/// The board of an answer in JSON, in rows.
fn rows(value: &Value, columns: usize) -> String {
    let cells: Vec<String> = value
        .as_array()
        .expect("cells")
        .iter()
        .map(Value::to_string)
        .collect();
    cells
        .chunks(columns)
        .map(|row| row.join(" "))
        .collect::<Vec<_>>()
        .join(" / ")
}

fn columns(board: &str) -> usize {
    let first = board.split(" / ").next().unwrap_or_default();
    first.split(' ').count()
}

/// A search that ends at once.
const SHORT: [&str; 4] = ["--format", "json", "--max-expansions", "1"];

#[track_caller]
fn agrees(run: &Run, given: Given, what: &str) {
    let answer = || {
        serde_json::from_str::<Value>(&run.out).unwrap_or_else(|_| panic!("{what}: {}", run.err))
    };
    let board = |name: &str, board: &str| {
        assert_eq!(rows(&answer()[name], columns(board)), board, "{what}");
    };
    match given {
        Given::Board(start) => board("start", start),
        Given::Problem(start, goal) => {
            board("start", start);
            board("goal", goal);
        }
        Given::Fault(part) => {
            assert_eq!(run.code, Some(2), "{what}: {}", run.out);
            assert!(run.err.contains(part), "{what}: {}", run.err);
        }
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_layout_is_one_board_at_every_entrance() {
    let home = TempDir::new().expect("a folder");
    let home = home.path();
    for (number, (text, given)) in LAYOUTS.iter().enumerate() {
        fs::write(home.join("board.txt"), text).expect("written");
        // A text that begins with a dash would be an option.
        let solved = run_in(home, &[&["solve"], &SHORT[..], &["--", text]].concat(), "");
        agrees(&solved, *given, text);
        // The other entrances use the same function; each takes its share of the table.
        let piped = || run_in(home, &[&["solve", "-"], &SHORT[..]].concat(), text);
        let named = || run_in(home, &[&["solve", "board.txt"], &SHORT[..]].concat(), "");
        match number % 2 {
            0 => agrees(&piped(), *given, text),
            _ => agrees(&named(), *given, text),
        }
        if let Given::Board(board) = given
            && number % 3 == 1
        {
            let two = [
                "compare",
                "--search-anyway",
                "--strategies=bfs,greedy:manhattan",
            ];
            let compared = run_in(home, &[&two, &SHORT[..], &["--", text]].concat(), "");
            let start: slidescope_core::puzzle::Board = board.parse().expect("a board");
            let title = format!("\"From {start} to ");
            assert!(compared.out.contains(&title), "{text}: {}", compared.err);
        }
        if let Given::Board(board) = given
            && number % 3 == 0
        {
            // A goal is the start that is solved with no move.
            let goal = format!("--goal={text}");
            let solved = run_in(
                home,
                &[&["solve"], &SHORT[..], &[&goal, "--", board]].concat(),
                "",
            );
            let answer: Value = serde_json::from_str(&solved.out)
                .unwrap_or_else(|_| panic!("{text}: {}", solved.err));
            assert_eq!(rows(&answer["goal"], columns(board)), *board, "{text}");
        }
    }
}

#[test]
fn every_list_is_an_experiment() {
    let home = TempDir::new().expect("a folder");
    let home = home.path();
    let args = [
        "experiment",
        "--instances",
        "list",
        "--strategies",
        "bfs",
        "--max-expansions",
        "1",
        "--every-run",
        "--format",
        "csv",
    ];
    for (text, given) in LISTS {
        fs::write(home.join("list"), text).expect("written");
        let made = run_in(home, &args, "");
        match given {
            Ok([]) => assert!(made.err.contains("no board in it"), "{text}: {}", made.err),
            // Read, and judged: some boards are for another goal.
            Ok(_) if made.err.contains("no solution") => {}
            Ok(boards) => {
                assert_eq!(
                    made.out.lines().count(),
                    boards.len() + 1,
                    "{text}: {}",
                    made.err
                );
            }
            Err(part) => assert!(made.err.contains(part), "{text}: {}", made.err),
        }
    }
}

#[test]
fn a_file_is_read_in_every_encoding() {
    let home = TempDir::new().expect("a folder");
    let home = home.path();
    let text = "起点：8 1 3\r\n4 6 7\r\n0 5 2\r\n";
    let utf_16: Vec<u8> = format!("\u{feff}{text}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    // The same text in GB18030.
    let words = b"\xc6\xf0\xb5\xe3\xa3\xba";
    let gb = [&words[..], b"8 1 3\r\n4 6 7\r\n0 5 2\r\n"].concat();
    for bytes in [text.as_bytes().to_vec(), utf_16, gb] {
        fs::write(home.join("board.txt"), bytes).expect("written");
        let solved = run_in(home, &[&["solve", "board.txt"], &SHORT[..]].concat(), "");
        agrees(&solved, Given::Board("8 1 3 / 4 6 7 / 0 5 2"), "a file");
    }
    fs::write(home.join("board.txt"), b"\xff\x00\xff\x01\xff").expect("written");
    let refused = run_in(home, &["solve", "board.txt"], "");
    assert!(refused.err.contains("GB18030"), "{}", refused.err);
    let absent = run_in(home, &["solve", "other.txt"], "");
    assert!(
        absent.err.contains("there is no file other.txt"),
        "{}",
        absent.err
    );
}

#[test]
fn strategies_and_students_have_the_punctuation_of_any_keyboard() {
    let args = ["compare", "123456708", "--format", "csv", "--strategies"];
    let plain = run(&[&args[..], &["bfs,astar:manhattan"]].concat());
    let wide = run(&[&args[..], &["bfs，astar：manhattan"]].concat());
    assert_eq!(plain.code, Some(0), "{}", plain.err);
    let names = |out: &str| {
        out.lines()
            .map(|line| line.split(',').next().map(str::to_owned))
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&plain.out), names(&wide.out), "{}", wide.err);
}
