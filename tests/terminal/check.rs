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
    // The goal is left out, as a program does that tests for it when it is generated.
    let goal = lines
        .iter()
        .rposition(|line| line.starts_with("123456780"))
        .expect("the goal");
    lines.remove(goal);
    fs::write(&path, lines.join("\n")).expect("written");
    let found = check(&folder, "order.csv", &[]);
    assert_eq!((found.code, found.err.as_str()), (Some(1), ""));
    assert!(found.out.contains("your list has ended"), "{}", found.out);
    let found = check(&folder, "order.csv", &["--format", "json"]);
    let json: Value = serde_json::from_str(&found.out).expect("one JSON object");
    assert_eq!(found.code, Some(1));
    assert_eq!(json["agrees"], false);
    assert_eq!(json["divergence"]["expansion"], goal);
    assert_eq!(json["divergence"]["reason"], "goal-when-generated");
    assert_eq!(json["divergence"]["right"]["board"], "123456780");
    assert!(json["divergence"]["yours"].is_null());
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
    bad("utf16.csv", b"\xff\xfe8\x001\x003\x00", &[], "UTF-8");
    bad("other.json", br#"["1230"]"#, &[], "entry 1");
    bad(
        "many.csv",
        "813467052\n".repeat(1_000_000).as_bytes(),
        &[],
        "more than",
    );
    bad("moves.csv", b"813467052\nsolution,UX", &[], "UX");
    let missing = check(&folder, "missing.json", &[]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.err.contains("missing.json"), "{}", missing.err);
    let unsupported = check(&folder, "empty.csv", &["--strategy", "idastar:manhattan"]);
    assert_eq!(unsupported.code, Some(2));
    let folder_given = check(&folder, ".", &[]);
    assert_eq!(folder_given.code, Some(2));
}

#[test]
fn an_order_is_not_written_where_it_makes_no_sense() {
    let folder = TempDir::new().expect("a folder of one's own");
    let run = |args: &[&str]| run_in(folder.path(), &[&["solve", BOARD], args].concat(), "");
    let by_depth = run(&["--algorithm", "idastar", "--order", "order.json"]);
    assert_eq!(by_depth.code, Some(2), "{}", by_depth.err);
    let no_folder = run(&["--order", "missing/order.json"]);
    assert_eq!(no_folder.code, Some(74), "{}", no_folder.err);
    assert!(!folder.path().join("order.json").exists());
}
