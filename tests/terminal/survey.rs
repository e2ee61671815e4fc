//! `slidescope survey`, run as a person or a script runs it.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use tempfile::TempDir;

use crate::common::published_counts;
use crate::program::{Run, run_in};
use slidescope_core::puzzle::{Board, Size};

/// Runs with a cache folder of its own.
fn run(cache: &Path, args: &[&str]) -> Run {
    run_in(cache, &[&["survey"], args].concat(), "")
}

fn folder() -> TempDir {
    TempDir::new().expect("a folder of one's own")
}

/// The number of files in `folder`, at any depth.
fn files(folder: &Path) -> usize {
    let entries = fs::read_dir(folder)
        .expect("readable")
        .map(|entry| entry.expect("readable").path());
    entries
        .map(|path| if path.is_dir() { files(&path) } else { 1 })
        .sum()
}

#[derive(Deserialize)]
struct Json {
    rows: usize,
    columns: usize,
    goal: Vec<u8>,
    states: u64,
    depth: usize,
    counts: Vec<u64>,
    hardest: Vec<Vec<u8>>,
    hardest_count: u64,
    hardest_limit: u64,
}

fn json(args: &[&str]) -> Json {
    let folder = folder();
    let run = run(folder.path(), &[args, &["--format", "json"]].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    serde_json::from_str(&run.out).expect("one JSON object")
}

#[test]
fn a_survey_is_that_of_the_goal_asked_for() {
    let corner = published_counts("3x3 blank last (corner)");
    let centre = published_counts("3x3 P1379 goal 123804765 (blank in the centre)");
    let six = published_counts("2x3 blank last");
    for (args, counts, size) in [
        (&[][..], &corner, (3, 3)),
        (&["--goal", "p1379"], &centre, (3, 3)),
        (&["--goal", "123804765"], &centre, (3, 3)),
        (&["--goal", "blank-first", "--size", "3x2"], &six, (3, 2)),
        (&["--goal", "123450"], &six, (2, 3)),
        (&["--goal", "1 2 / 3 4 / 5 0"], &six, (3, 2)),
    ] {
        let json = json(args);
        assert_eq!(
            (&json.counts, (json.rows, json.columns)),
            (counts, size),
            "{args:?}"
        );
        assert_eq!(json.states, counts.iter().sum::<u64>());
        assert_eq!(json.depth + 1, counts.len());
        assert_eq!(
            Some(json.hardest.len() as u64),
            counts.last().map(|&n| n.min(64))
        );
        assert_eq!(Some(&json.hardest_count), counts.last());
        assert_eq!(json.hardest_limit, 64);
        let different: HashSet<&Vec<u8>> = json.hardest.iter().collect();
        assert_eq!(different.len(), json.hardest.len());
        let size = Size::new(json.rows, json.columns).expect("a size");
        for cells in json.hardest.iter().chain([&json.goal]) {
            assert!(Board::from_cells(size, cells).is_some(), "{cells:?}");
        }
    }
}

#[test]
fn the_table_names_every_depth_and_the_hardest_boards() {
    let folder = folder();
    let run = run(folder.path(), &["--size", "3x3"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for line in [
        "Goal    1 2 3 / 4 5 6 / 7 8 0",
        "States  181,440",
        "Depth   31 at most",
        "    0             1",
        "   24        24,047",
        "   31             2",
        "  8 6 7 / 2 5 4 / 3 0 1",
        "  6 4 7 / 8 5 0 / 3 2 1",
    ] {
        assert!(
            run.out.lines().any(|l| l == line),
            "{line} is missing in\n{}",
            run.out
        );
    }
}

#[test]
fn csv_has_a_line_for_each_depth() {
    let folder = folder();
    let run = run(folder.path(), &["--size", "2x2", "--format", "csv"]);
    let counts = published_counts("2x2 blank last");
    let lines = (0..)
        .zip(&counts)
        .map(|(depth, count)| format!("{depth},{count}\n"));
    assert_eq!(
        run.out,
        lines.fold("depth,states\n".to_owned(), |text, line| format!(
            "{text}{line}"
        ))
    );
}

#[test]
fn the_second_time_it_is_kept() {
    let folder = folder();
    let first = run(folder.path(), &["--size", "2x4"]);
    assert_eq!(files(folder.path()), 1);
    let second = run(folder.path(), &["--size", "2x4"]);
    assert_eq!((first.out, files(folder.path())), (second.out, 1));
}

#[test]
fn what_cannot_be_surveyed_is_said() {
    let folder = folder();
    for (args, words) in [
        (&["--size", "4x4"][..], "10,461,394,944,000 states"),
        (&["--goal", "1 2 3 / 4 5 5"], "tile 5 is there twice"),
        (
            &["--goal", "p1379", "--size", "2x3"],
            "there is no goal p1379",
        ),
        (&["--size", "1x3"], "at least 2 rows"),
    ] {
        let run = run(folder.path(), args);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(run.err.contains(words), "{args:?}: {}", run.err);
    }
    assert_eq!(files(folder.path()), 0);
}
