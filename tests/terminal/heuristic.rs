//! `slidescope heuristic`, run as a person or a script runs it.

use std::fs;

use serde::Deserialize;
use tempfile::TempDir;

use crate::program::{Run, run_in};

/// Checks the program `source` with further arguments.
fn run(source: &str, args: &[&str]) -> Run {
    let folder = TempDir::new().expect("a folder of one's own");
    let file = folder.path().join("my.h");
    fs::write(&file, source).expect("written");
    let file = file.to_str().expect("plain");
    run_in(folder.path(), &[&["heuristic", file], args].concat(), "")
}

#[derive(Deserialize)]
struct Json {
    states: u64,
    moves: u64,
    admissible: Option<bool>,
    overestimates: u64,
    worst: Option<Worst>,
    longer_path: Option<Longer>,
    consistent: Option<bool>,
    inconsistencies: u64,
    mean_h: f64,
    mean_h_star: f64,
    exact: u64,
    checked: serde_json::Value,
}

#[derive(Deserialize)]
struct Longer {
    state: String,
    moves: u32,
    shortest: u32,
}

#[derive(Deserialize)]
struct Worst {
    state: String,
    h: u32,
    h_star: u32,
}

fn json(run: &Run) -> Json {
    serde_json::from_str(&run.out).expect("one JSON object")
}

#[test]
fn a_sum_is_refuted_with_its_counts() {
    let run = run("manhattan() + misplaced()", &["--format", "json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let json = json(&run);
    assert_eq!((json.states, json.moves), (181_440, 483_840));
    assert_eq!((json.admissible, json.overestimates), (Some(false), 60_669));
    assert_eq!(
        (json.consistent, json.inconsistencies),
        (Some(false), 55_440)
    );
    let worst = json.worst.expect("there are some");
    assert_eq!(worst.h, worst.h_star + 8);
    assert_eq!(
        worst.state.split_whitespace().count(),
        11,
        "{}",
        worst.state
    );
    let longer = json.longer_path.expect("it misleads A*");
    let folder = TempDir::new().expect("a folder of one's own");
    fs::write(folder.path().join("sum.h"), "manhattan() + misplaced()").expect("written");
    let args = ["solve", &longer.state, "--heuristic-file", "sum.h"];
    let args = [&args[..], &["--format", "json"]].concat();
    let solved = run_in(folder.path(), &args, "");
    let solved: serde_json::Value = serde_json::from_str(&solved.out).expect("one JSON object");
    assert_eq!(
        (&solved["length"], &solved["shortest"]),
        (&longer.moves.into(), &longer.shortest.into())
    );
    assert!(longer.moves > longer.shortest);
    assert_eq!(json.checked, "every state");
    assert!(json.mean_h > 0.0 && json.mean_h_star > 0.0 && json.exact > 0);
}

#[test]
fn what_is_admissible_and_consistent_exits_with_0() {
    let run = run("max(manhattan(), misplaced())", &["--size", "2x3"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Admissible:"), "{}", run.out);
    assert!(run.out.contains("Consistent:"), "{}", run.out);
    assert!(run.out.contains("all 360 states"), "{}", run.out);
}

#[test]
fn a_built_in_heuristic_goes_by_its_name() {
    let folder = TempDir::new().expect("a folder of one's own");
    let run = run_in(folder.path(), &["heuristic", "patchy"], "");
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("Admissible:"), "{}", run.out);
    assert!(run.out.contains("Not consistent:"), "{}", run.out);
}

#[test]
fn a_large_board_is_sampled_and_never_proven() {
    let args = ["--size", "3x4", "--format", "json"];
    let fine = run("manhattan()", &args);
    assert_eq!((fine.code, fine.err.as_str()), (Some(0), ""));
    let json_fine = json(&fine);
    assert_eq!((json_fine.admissible, json_fine.consistent), (None, None));
    assert_eq!(json_fine.checked, 10_000);
    let wrong = run("manhattan() * 2", &args);
    assert_eq!(wrong.code, Some(1));
    assert_eq!(json(&wrong).admissible, Some(false));
}

#[test]
fn a_program_that_cannot_be_read_is_refused_with_line_and_column() {
    for (source, message) in [
        (
            "let h = 1;\nh + at(9)",
            "line 2, column 5: there is no cell 9",
        ),
        ("manhattan(", "line 1, column 11: "),
        ("loop {}", "does a loop go on for ever?"),
        ("", "its last line must be a number"),
    ] {
        let run = run(source, &[]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{source}");
        assert!(run.err.contains(message), "{source}: {}", run.err);
        assert!(run.err.contains("my.h"), "{}", run.err);
    }
    let folder = TempDir::new().expect("a folder of one's own");
    let run = run_in(folder.path(), &["heuristic", "nothing-here"], "");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("nothing-here"), "{}", run.err);
}
