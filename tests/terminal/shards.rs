//! `slidescope experiment --shard` and `--merge`, run as a person or a script runs them.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::program::{Row, Run, rows};

fn folder() -> TempDir {
    TempDir::new().expect("a folder of one's own")
}

/// Runs `slidescope experiment` in `folder`.
fn experiment(folder: &Path, args: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_slidescope"))
        .arg("experiment")
        .args(args)
        .current_dir(folder)
        .envs(["XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"].map(|variable| (variable, folder)))
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// The rows without their times.
fn timeless(text: &str) -> Vec<Row> {
    let mut rows = rows(text);
    for row in &mut rows {
        row.remove("seconds");
    }
    assert!(!rows.is_empty());
    rows
}

#[test]
fn three_machines_give_the_table_of_one() {
    let folder = folder();
    let folder = folder.path();
    fs::write(
        folder.join("boards"),
        "a: 285174306 = 19\nb: 813467052 = 20\nc: 867254301\nd: 123450786\n",
    )
    .expect("room");
    let csv = ["--format", "csv"];
    for (asked, name) in [
        (&["--lengths", "8..16:4", "--boards", "5"][..], "drawn"),
        (&["--preset", "aima", "--boards", "2"], "aima"),
        (&["--preset", "korf", "--boards", "2"], "korf"),
        (&["--instances", "boards"], "instances"),
        (
            &[
                "--size",
                "2x3",
                "--lengths",
                "4..8",
                "--strategies",
                "mm,depth-limited:limit=9",
            ],
            "strategies",
        ),
    ] {
        let one = experiment(folder, &[asked, &csv].concat());
        assert_eq!(one.code, Some(0), "{}", one.err);
        let mut journals = Vec::new();
        for number in 1..=3 {
            let shard = format!("{number}/3");
            let journal = format!("{name}-{number}.journal");
            let with = [
                "--shard",
                &shard,
                "--journal",
                &journal,
                "--output",
                "part.csv",
            ];
            let done = experiment(folder, &[asked, &with, &csv].concat());
            assert_eq!(
                (done.code, done.out.as_str()),
                (Some(0), ""),
                "{}",
                done.err
            );
            // With two runs in three shards, one may have none.
            let part = fs::read_to_string(folder.join("part.csv")).expect("written");
            assert!(!part.is_empty());
            journals.push(journal);
        }
        let mut merge = vec!["--merge"];
        merge.extend(journals.iter().map(String::as_str));
        let merged = experiment(folder, &[&merge[..], &csv].concat());
        assert_eq!((merged.code, merged.err.as_str()), (Some(0), ""));
        assert_eq!(timeless(&merged.out), timeless(&one.out), "{name}");
        // Without measured times, every format is the same to the byte.
        if name == "aima" {
            for format in ["table", "json", "markdown", "latex", "csv"] {
                let one = experiment(folder, &[asked, &["--format", format]].concat());
                let merged = experiment(folder, &[&merge[..], &["--format", format]].concat());
                assert_eq!(one.out, merged.out, "{format}");
            }
        }
        let runs = ["--every-run", "--format", "csv", "--sort", "-expanded"];
        let one = experiment(folder, &[asked, &runs].concat());
        let merged = experiment(folder, &[&merge[..], &runs].concat());
        assert_eq!(timeless(&merged.out), timeless(&one.out), "{name}");
    }
}

#[test]
fn an_interrupted_shard_goes_on_and_what_is_missing_is_named() {
    let folder = folder();
    let folder = folder.path();
    let asked = ["--lengths", "8..16:4", "--boards", "5", "--format", "csv"];
    let shard = |shard: &str| experiment(folder, &[&asked[..], &["--shard", shard]].concat());
    let done = shard("2/3");
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(done.err.starts_with("15 runs, on"), "{}", done.err);
    assert!(
        done.err.contains("experiment-2-of-3.journal"),
        "{}",
        done.err
    );
    let path = folder.join("experiment-2-of-3.journal");
    let text = fs::read_to_string(&path).expect("a journal of that name");
    assert_eq!(text.lines().count(), 1 + 15);
    // As if the program had been killed in the middle of a line.
    let cut: usize = text.split_inclusive('\n').take(5).map(str::len).sum();
    fs::write(&path, &text[..cut + 20]).expect("ours");
    let merged = experiment(
        folder,
        &["--merge", "experiment-2-of-3.journal", "--format", "table"],
    );
    assert_eq!(merged.code, Some(3), "{}", merged.err);
    for part in [
        "last line is incomplete",
        "41 of 45 runs are missing:",
        "shards 1 and 3 of 3: no journal given, 30 runs",
        "shard 2/3: 11 of 15 runs (experiment-2-of-3.journal has the others)",
        "slidescope experiment --size 3x3 --goal 123456780 --lengths 8..16:4 --boards 5 --seed 1 --strategies bfs,bidirectional,astar:manhattan --shard 2/3 --journal experiment-2-of-3.journal",
        "--shard K/3   for K = 1 and 3",
    ] {
        assert!(
            merged.err.contains(part),
            "{part} is not in\n{}",
            merged.err
        );
    }
    assert!(
        merged.out.contains("Unfinished: 4 of 45 runs finished."),
        "{}",
        merged.out
    );
    // The named commands make what is missing.
    let again = shard("2/3");
    assert!(
        again.err.contains("15 runs, 4 of them kept from before"),
        "{}",
        again.err
    );
    for number in ["1/3", "3/3"] {
        assert_eq!(shard(number).code, Some(0));
    }
    let merge = [
        "--merge",
        "experiment-1-of-3.journal",
        "experiment-2-of-3.journal",
        "experiment-3-of-3.journal",
        "--format",
        "csv",
    ];
    let merged = experiment(folder, &merge);
    assert_eq!((merged.code, merged.err.as_str()), (Some(0), ""));
    assert_eq!(
        timeless(&merged.out),
        timeless(&experiment(folder, &asked).out)
    );
    // A table of one shard says that it is partial.
    let part = experiment(
        folder,
        &["--lengths", "8..16:4", "--boards", "5", "--shard", "1/3"],
    );
    assert!(
        part.out.contains("Shard 1/3: 15 of 45 runs."),
        "{}",
        part.out
    );
}

#[test]
fn a_shard_without_runs_is_done_at_once() {
    let folder = folder();
    let asked = [
        "--lengths",
        "6",
        "--boards",
        "1",
        "--strategies",
        "bfs",
        "--format",
        "csv",
    ];
    let empty = experiment(
        folder.path(),
        &[&asked[..], &["--shard", "2/2", "--journal", "b"]].concat(),
    );
    assert_eq!(empty.code, Some(0), "{}", empty.err);
    let full = experiment(
        folder.path(),
        &[&asked[..], &["--shard", "1/2", "--journal", "a"]].concat(),
    );
    assert_eq!(full.code, Some(0), "{}", full.err);
    // The journal of the empty shard may be missing.
    let merged = experiment(folder.path(), &["--merge", "a", "--format", "csv"]);
    assert_eq!((merged.code, merged.err.as_str()), (Some(0), ""));
    assert_eq!(rows(&merged.out)[0]["runs"], "1");
}

#[test]
fn what_is_wrong_is_said() {
    let folder = folder();
    fs::write(folder.path().join("empty"), "").expect("room");
    fs::write(folder.path().join("diary"), "dear diary\n").expect("room");
    for (args, code, parts) in [
        (
            &["--lengths", "6", "--shard", "0/16"][..],
            2,
            &["0/16", "1/16 to 16/16"][..],
        ),
        (
            &["--lengths", "6", "--shard", "17/16"],
            2,
            &["no shard 17 of 16", "1/16 to 16/16"],
        ),
        (
            &["--lengths", "6", "--shard", "a/b"],
            2,
            &["“a/b” is not a shard", "as in 3/16"],
        ),
        (
            &["--lengths", "6", "--shard", "3"],
            2,
            &["“3” is not a shard", "as in 3/16"],
        ),
        (
            &["--merge", "a", "--shard", "1/2"],
            2,
            &["--merge", "--shard"],
        ),
        (
            &["--merge", "a", "--lengths", "6"],
            2,
            &["--merge", "--lengths"],
        ),
        (
            &["--merge", "a", "--preset", "aima"],
            2,
            &["--merge", "--preset"],
        ),
        (&["--merge"], 2, &["--merge"]),
        (&["--merge", "absent"], 74, &["absent: "]),
        (&["--merge", "."], 74, &[".: "]),
        (&["--merge", "empty"], 2, &["these journals are empty"]),
        (
            &["--merge", "empty", "diary"],
            2,
            &["diary: it is not the journal"],
        ),
        (
            &["--lengths", "6", "--journal", "no/such/folder"],
            74,
            &["no/such/folder: "],
        ),
        (
            &["--lengths", "6", "--journal", "diary"],
            2,
            &["diary: it is not the journal"],
        ),
    ] {
        let done = experiment(folder.path(), args);
        assert_eq!(
            (done.code, done.out.as_str()),
            (Some(code), ""),
            "{args:?}: {}",
            done.err
        );
        for part in parts {
            assert!(done.err.contains(part), "{args:?}: {part} in {}", done.err);
        }
    }
}
