//! The program, run as a person or a script runs it.

use std::collections::HashMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The result of a run.
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs the program with these arguments and nothing on standard input.
pub fn run(args: &[&str]) -> Run {
    run_with(args, "")
}

pub fn run_with(args: &[&str], stdin: &str) -> Run {
    run_in(Path::new(env!("CARGO_TARGET_TMPDIR")), args, stdin)
}

/// Runs the program in the folder `home`, with a cache folder below it.
pub fn run_in(home: &Path, args: &[&str], stdin: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_slidescope"))
        .args(args)
        .current_dir(home)
        // Each platform finds its cache folder through one of these.
        .envs(["XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"].map(|variable| (variable, home)))
        // English, whatever the machine's language.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read its input closes it early.
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(stdin.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

pub type Row = HashMap<String, String>;

/// Checks that `solve` gives these figures of a table's row for the row's board and strategy.
#[track_caller]
pub fn assert_solve_agrees(row: &Row, figures: &[&str]) {
    let (board, strategy) = (&row["board"], &row["strategy"]);
    let solved = run(&["solve", board, "--format", "json", "--strategy", strategy]);
    let solved: serde_json::Value = serde_json::from_str(&solved.out).expect("JSON");
    for figure in figures {
        let its = solved[figure].to_string();
        assert_eq!(row[*figure], its, "{figure} of {strategy} on {board}");
    }
}

/// The rows of a CSV text by column name.
pub fn rows(text: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader
        .deserialize()
        .map(|row| row.expect("a row"))
        .collect()
}
