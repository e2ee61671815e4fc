//! `slidescope check`, and the orders that `solve --order` writes, as a person or a script uses them.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, run_in};

const BOARD: &str = "813467052";

/// A folder in which `solve --order` has written an order.
fn with_order(file: &str, strategy: &[&str]) -> TempDir {
    let folder = TempDir::new().expect("a folder of one's own");
    let args = [&["solve", BOARD, "--order", file], strategy].concat();
    let solved = run_in(folder.path(), &args, "");
    assert_eq!(
        (solved.code, solved.err.as_str()),
        (Some(0), ""),
        "{strategy:?}"
    );
    folder
}

fn check(folder: &TempDir, file: &str, args: &[&str]) -> Run {
    let args = [&["check", file, "--board", BOARD], args].concat();
    run_in(folder.path(), &args, "")
}

#[test]
fn the_order_that_solve_writes_agrees_with_the_rule_and_with_this_program() {
    for (algorithm, strategy) in [
        ("astar", "astar:manhattan"),
        ("greedy", "greedy:manhattan"),
        ("bidirectional", "bidirectional"),
        ("weighted-astar", "weighted-astar:manhattan"),
        ("idastar", "idastar:manhattan"),
        ("mm", "mm:manhattan"),
    ] {
        for file in ["order.json", "order.csv"] {
            let folder = with_order(file, &["--algorithm", algorithm]);
            for ties in ["any", "as-here"] {
                let found = check(&folder, file, &["--strategy", strategy, "--ties", ties]);
                assert_eq!((found.code, found.err.as_str()), (Some(0), ""), "{file}");
                assert!(found.out.starts_with("Agrees: all "), "{}", found.out);
            }
        }
    }
}

#[test]
fn an_order_that_differs_exits_with_1_and_says_where_and_why() {
    let folder = with_order("order.csv", &["--algorithm", "astar"]);
    let path = folder.path().join("order.csv");
    let order = fs::read_to_string(&path).expect("written");
    let mut lines: Vec<&str> = order.lines().collect();
    // The last two are left out, as a program does that tests for the goal when it is generated.
    let goal = lines
        .iter()
        .rposition(|line| line.starts_with("123456780"))
        .expect("the goal");
    lines.truncate(goal - 1);
    let missing = order
        .lines()
        .nth(goal - 1)
        .expect("a line")
        .split(',')
        .next();
    fs::write(&path, lines.join("\n")).expect("written");
    let found = check(&folder, "order.csv", &[]);
    assert_eq!((found.code, found.err.as_str()), (Some(1), ""));
    assert!(found.out.contains("your list has ended"), "{}", found.out);
    let found = check(&folder, "order.csv", &["--format", "json"]);
    let json: Value = serde_json::from_str(&found.out).expect("one JSON object");
    assert_eq!(found.code, Some(1));
    assert_eq!(json["agrees"], false);
    assert_eq!(json["divergence"]["expansion"], goal - 1);
    assert_eq!(json["divergence"]["reason"], "ends-early");
    assert_eq!(json["divergence"]["right"]["board"].as_str(), missing);
    assert!(json["divergence"]["yours"].is_null());
}

#[test]
fn the_answer_says_what_was_compared_and_what_was_not() {
    let folder = TempDir::new().expect("a folder of one's own");
    let says = |text: &str, args: &[&str], parts: &[&str]| {
        fs::write(folder.path().join("order"), text).expect("written");
        let found = check(&folder, "order", args);
        for part in parts {
            assert!(
                found.out.contains(part),
                "{text}: {}{}",
                found.out,
                found.err
            );
        }
        found.code
    };
    let order = with_order("order.json", &[]);
    let order = fs::read_to_string(order.path().join("order.json")).expect("written");
    let mut order: Value = serde_json::from_str(&order).expect("JSON");
    let none = "there is no solution in the file";
    for (solution, code, part) in [
        (Value::Null, 0, none),
        (20.into(), 0, "length of the solution"),
        (22.into(), 1, "22 moves"),
        (vec!["Up", "Up", "Up"].into(), 1, "does not lead"),
        ("UUU".into(), 1, "does not lead"),
    ] {
        order["solution"] = solution;
        order["nodes"] = 174.into();
        let parts = [part, "Not compared:", "“nodes”"];
        assert_eq!(says(&order.to_string(), &[], &parts), Some(code), "{part}");
    }
    let by_bfs = ["--strategy", "bfs"];
    says(
        "board,h,note\n813467052,12,a",
        &by_bfs,
        &["h (BFS", "“note”"],
    );
    // The goal that was forgotten.
    let forgotten = "[283164705, 203184765, 23184765]";
    let board = ["--board", "283164705"];
    fs::write(folder.path().join("order"), forgotten).expect("written");
    let found = run_in(
        folder.path(),
        &[&["check", "order"][..], &board].concat(),
        "",
    );
    assert!(
        found.out.contains("cannot reach the goal 123456780"),
        "{}",
        found.out
    );
}

#[test]
fn an_order_comes_from_standard_input_too() {
    let folder = with_order("order.json", &[]);
    let order = fs::read_to_string(folder.path().join("order.json")).expect("written");
    let found = run_in(folder.path(), &["check", "-", "--board", BOARD], &order);
    assert_eq!(found.code, Some(0), "{}{}", found.out, found.err);
}

#[test]
fn a_file_that_is_no_order_is_bad_input() {
    let folder = TempDir::new().expect("a folder of one's own");
    let bad = |name: &str, bytes: &[u8], args: &[&str], says: &str| {
        fs::write(folder.path().join(name), bytes).expect("written");
        let found = check(&folder, name, args);
        assert_eq!(
            (found.code, found.out.as_str()),
            (Some(2), ""),
            "{}",
            found.err
        );
        assert!(
            found.err.contains(name) && found.err.contains(says),
            "{}",
            found.err
        );
        assert!(!found.err.contains("panic"), "{}", found.err);
    };
    bad("brackets.json", &vec![b'['; 1 << 20], &[], "damaged");
    bad("empty.csv", b"", &[], "no board");
    bad("bytes.csv", b"\x80\xff\x80\xff", &[], "UTF-8");
    // Read, and then no board.
    bad("utf16.csv", b"\xff\xfe8\x001\x003\x00", &[], "entry 1");
    bad("other.json", br#"["1230"]"#, &[], "entry 1");
    bad(
        "many.csv",
        "813467052\n".repeat(1_000_001).as_bytes(),
        &[],
        "more than",
    );
    bad(
        "moves.json",
        br#"{"order": ["813467052"], "solution": "fish"}"#,
        &[],
        "fish",
    );
    bad("moves.csv", b"813467052\nsolution,UX", &[], "UX");
    let missing = check(&folder, "missing.json", &[]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.err.contains("missing.json"), "{}", missing.err);
    let folder_given = check(&folder, ".", &[]);
    assert_eq!(folder_given.code, Some(2));
}

#[test]
fn an_order_that_cannot_be_written_is_an_error() {
    let folder = TempDir::new().expect("a folder of one's own");
    let run = |args: &[&str]| run_in(folder.path(), &[&["solve", BOARD], args].concat(), "");
    let no_folder = run(&["--order", "missing/order.json"]);
    assert_eq!(no_folder.code, Some(74), "{}", no_folder.err);
}
