//! Searches by a heuristic from a file, in every command that searches.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Run, run_in};

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().expect("a folder of one's own");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("written");
    }
    folder
}

fn run(folder: &TempDir, args: &[&str]) -> Run {
    run_in(folder.path(), args, "")
}

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.out).expect("one JSON object")
}

const SUM: (&str, &str) = ("sum.h", "manhattan() + misplaced()");

#[test]
fn a_board_is_solved_by_a_heuristic_from_a_file() {
    let folder = folder(&[("same.h", "manhattan()"), SUM]);
    let by = |args: &[&str]| {
        let all = [&["solve", "813467052", "--format", "json"], args].concat();
        let run = run(&folder, &all);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        json(&run)
    };
    let (shipped, own) = (by(&[]), by(&["--heuristic-file", "same.h"]));
    assert_eq!(own["heuristic"], "same");
    for counter in ["expanded", "generated", "duplicates", "visited", "moves"] {
        assert_eq!(own[counter], shipped[counter], "{counter}");
    }
    // Nothing is known about this heuristic, so the shortest length was found as well.
    assert_eq!(
        (&own["optimal"], &own["shortest"]),
        (&true.into(), &20.into())
    );
    let ida = by(&["--algorithm", "idastar", "--heuristic-file", "same.h"]);
    assert_eq!(ida["length"], 20);
}

/// Takes the first board on which A* by the sum finds a longer path.
#[test]
fn an_overestimate_is_told_with_its_proof() {
    let folder = folder(&[SUM]);
    let mut longer = 0;
    for board in [
        "867254301",
        "647850321",
        "876543210",
        "312645870",
        "806547231",
    ] {
        let found = run(
            &folder,
            &[
                "solve",
                board,
                "--heuristic-file",
                "sum.h",
                "--format",
                "json",
            ],
        );
        if found.code == Some(1) {
            continue;
        }
        let found = json(&found);
        let (length, shortest) = (&found["length"], &found["shortest"]);
        if length == shortest {
            continue;
        }
        longer += 1;
        assert_eq!(found["optimal"], false);
        let text = run(&folder, &["solve", board, "--heuristic-file", "sum.h"]);
        let more = length.as_u64().expect("solved") - shortest.as_u64().expect("known");
        let said = format!("{more} longer than optimal: this heuristic overestimates (h = ");
        assert!(text.out.contains(&said), "{}", text.out);
    }
    assert!(longer > 0, "none of these boards misleads it");
}

#[test]
fn a_comparison_an_experiment_and_a_picture_take_it_by_name() {
    let folder = folder(&[("same.h", "manhattan()"), SUM]);
    let files = ["--heuristic-file", "same.h", "--heuristic-file", "sum.h"];
    let strategies = ["--strategies", "astar:manhattan,astar:same,idastar:sum"];
    let table = |command: &[&str]| {
        let all = [command, &files, &strategies, &["--format", "csv"]].concat();
        let run = run(&folder, &all);
        assert_eq!(run.code, Some(0), "{}", run.err);
        run.out
    };
    let compared = table(&["compare", "813467052"]);
    let row = |name: &str| {
        let mut rows = compared.lines().filter(|row| row.contains(name));
        rows.next().expect("a row").to_owned()
    };
    let counters = |row: &str| {
        row.split(',')
            .skip(4)
            .take(4)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        counters(&row("astar:same")),
        counters(&row("astar:manhattan"))
    );
    assert!(compared.contains("idastar:sum"), "{compared}");

    // A journal contains the programs, so it can be merged, and another program makes another experiment.
    let experiment = ["experiment", "--lengths", "8..12:2", "--boards", "2"];
    let journal = ["--journal", "runs.journal"];
    let first = table(&[&experiment[..], &journal].concat());
    assert_eq!(
        first,
        table(&[&experiment[..], &journal].concat()),
        "taken from the journal"
    );
    let merged = run(
        &folder,
        &["experiment", "--merge", "runs.journal", "--format", "csv"],
    );
    assert_eq!((merged.code, merged.out), (Some(0), first));
    fs::write(folder.path().join("sum.h"), "manhattan() * 2").expect("written");
    let all = [&experiment[..], &journal, &files, &strategies].concat();
    let other = run(&folder, &all);
    assert_eq!(other.code, Some(2), "{}", other.err);
    assert!(other.err.contains("heuristics"), "{}", other.err);

    #[cfg(feature = "gui")]
    {
        let picture = [
            "picture",
            "136402758",
            "--strategy",
            "astar:same",
            "--output",
            "tree.svg",
        ];
        let drawn = run(&folder, &[&picture[..], &files].concat());
        assert_eq!(drawn.code, Some(0), "{}", drawn.err);
        assert!(folder.path().join("tree.svg").exists());
    }
}

#[test]
fn what_is_wrong_with_a_file_is_told_before_any_search() {
    let files = [
        ("broken.h", "manhattan() +"),
        ("late.h", "if blank() == 0 { at(99) } else { manhattan() }"),
        ("manhattan.h", "1"),
        ("a:b.h", "1"),
        ("same.h", "1"),
    ];
    let folder = folder(&files);
    fs::create_dir(folder.path().join("other")).expect("made");
    fs::write(folder.path().join("other/same.h"), "2").expect("written");
    for (args, said) in [
        (&["--heuristic-file", "broken.h"][..], "line 1"),
        (&["--heuristic-file", "missing.h"], "missing.h"),
        (&["--heuristic-file", "other"], "other"),
        (&["--heuristic-file", "manhattan.h"], "choose another name"),
        (
            &["--heuristic-file", "same.h", "--heuristic", "zero"],
            "--heuristic",
        ),
        (&["--heuristic-file", "late.h"], "there is no cell 99"),
    ] {
        let run = run(&folder, &[&["solve", "813467052"], args].concat());
        assert_eq!(run.code, Some(2), "{args:?}: {}{}", run.out, run.err);
        let all = [run.out, run.err].concat();
        assert!(all.contains(said), "{args:?}: {all}");
    }
    let compare = ["compare", "813467052", "--strategies", "bfs,astar:same"];
    for (args, said) in [
        (&[][..], "there is no heuristic “same”"),
        (
            &[
                "--heuristic-file",
                "same.h",
                "--heuristic-file",
                "other/same.h",
            ],
            "two files have a heuristic called “same”",
        ),
    ] {
        let run = run(&folder, &[&compare, args].concat());
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains(said), "{}", run.err);
    }
}

/// A heuristic that fails on some boards ends every command with 2, and the place of the fault is told.
#[test]
fn a_heuristic_that_fails_is_told_everywhere() {
    let folder = folder(&[("dz.h", "if blank() == 3 { 1 / 0 } else { 0 }")]);
    let by = |args: &[&str]| {
        let run = run(&folder, &[args, &["--heuristic-file", "dz.h"]].concat());
        assert_eq!(run.code, Some(2), "{args:?}: {}{}", run.out, run.err);
        run
    };
    let said = "line 1, column 21: Division by zero";
    let strategies = ["--strategies", "bfs,astar:dz"];
    let compare = [&["compare", "867254301"][..], &strategies].concat();
    let drawn = [
        &["experiment", "--lengths", "4..6:2", "--boards", "2"][..],
        &strategies,
    ]
    .concat();
    for args in [&compare, &drawn] {
        let run = by(args);
        assert!(
            run.out.contains(said) && run.err.contains(said),
            "{}{}",
            run.out,
            run.err
        );
    }
    let run = by(&drawn);
    assert!(
        run.out
            .contains("4 runs ended because the heuristic failed"),
        "{}",
        run.out
    );
    let solve = ["solve", "867254301", "--format", "json"];
    let failure = &json(&by(&solve))["failure"];
    assert_eq!(
        (&failure["line"], &failure["column"]),
        (&1.into(), &21.into())
    );
    assert!(failure["message"].to_string().contains(said), "{failure}");
    assert_eq!(failure["board"][3], 0);
    #[cfg(feature = "gui")]
    for (command, output) in [("picture", "tree.svg"), ("worksheet", "sheet.md")] {
        let args = [command, "867254301", "--strategy", "astar:dz", "-o", output];
        let run = by(&args);
        assert!(run.err.contains(said), "{}", run.err);
    }
}

/// Journals have no reasons, so merging finds the reason again.
#[test]
fn a_merged_experiment_tells_why_a_heuristic_failed() {
    let folder = folder(&[("dz.h", "if blank() == 3 { 1 / 0 } else { 0 }")]);
    let experiment = [
        "experiment",
        "--lengths",
        "4",
        "--boards",
        "2",
        "--journal",
        "dz.journal",
    ];
    let own = ["--strategies", "astar:dz", "--heuristic-file", "dz.h"];
    run(&folder, &[&experiment[..], &own].concat());
    let merged = run(
        &folder,
        &["experiment", "--merge", "dz.journal", "--format", "csv"],
    );
    assert_eq!(merged.code, Some(2));
    assert!(merged.err.contains("line 1, column 21"), "{}", merged.err);
}
