//! The finished runs of an experiment outlive the program.

use std::fs;
use std::io::Write as _;

use serde_json::Value;

use super::experiment::{all, plan, spec, timeless};
use super::files::{Folder, pipe};
use crate::common;
use slidescope_core::search::Limits;
use slidescope_core::study::experiment::{Journal, JournalFolder, Plan, Run, Spec};

fn small() -> Plan {
    plan("6..10:2", 3, &["bfs", "astar"])
}

/// A journal with these runs, as text.
fn written(folder: &Folder, plan: &Plan, runs: &[Run]) -> String {
    let path = folder.file("journal");
    let (mut journal, found) = Journal::open(&path, plan).expect("a journal");
    assert!(found.is_empty());
    for run in runs {
        journal.append(plan, run).expect("room");
    }
    fs::read_to_string(&path).expect("text")
}

fn opened(folder: &Folder, plan: &Plan, text: impl AsRef<[u8]>) -> Result<Vec<Run>, String> {
    let path = folder.file("journal");
    fs::write(&path, text).expect("room");
    Journal::open(&path, plan)
        .map(|(_, runs)| runs)
        .map_err(|fault| fault.to_string())
}

#[test]
fn finished_runs_come_back_and_the_rest_is_made() {
    let folder = Folder::new("journal-back");
    let plan = small();
    let runs = all(&plan, &[], 2);
    let text = written(&folder, &plan, &runs[..5]);
    let (mut journal, found) = Journal::open(&folder.file("journal"), &plan).expect("a journal");
    assert_eq!(found, runs[..5]);
    // Later runs are appended.
    journal.append(&plan, &runs[5]).expect("room");
    drop(journal);
    let (_, found) = Journal::open(&folder.file("journal"), &plan).expect("a journal");
    assert_eq!(found, runs[..6]);
    assert!(
        fs::read_to_string(folder.file("journal"))
            .expect("text")
            .starts_with(&text)
    );
    assert_eq!(timeless(&all(&plan, &found, 2)), timeless(&runs));
}

/// Windows does not allow a file opened for appending to be truncated. Such a file takes every write at its end, wherever
/// that is by then.
#[test]
fn is_not_opened_for_appending() {
    let folder = Folder::new("journal-appending");
    let (plan, path) = (small(), folder.file("journal"));
    let runs = all(&plan, &[], 1);
    let (mut journal, _) = Journal::open(&path, &plan).expect("a journal");
    let mut other = fs::OpenOptions::new()
        .append(true)
        .open(&path)
        .expect("it is there");
    other.write_all(b"x").expect("room");
    journal.append(&plan, &runs[0]).expect("room");
    drop((journal, other));
    let text = fs::read_to_string(&path).expect("text");
    fs::remove_file(&path).expect("ours");
    assert_eq!(text, written(&folder, &plan, &runs[..1]));
}

#[test]
fn a_cleared_journal_begins_again() {
    let folder = Folder::new("journal-cleared");
    let (plan, path) = (small(), folder.file("journal"));
    let runs = all(&plan, &[], 1);
    let (mut journal, _) = Journal::open(&path, &plan).expect("a journal");
    journal.append(&plan, &runs[0]).expect("room");
    journal.clear(&plan).expect("room");
    journal.append(&plan, &runs[1]).expect("room");
    drop(journal);
    let text = fs::read_to_string(&path).expect("text");
    let (_, found) = Journal::open(&path, &plan).expect("a journal");
    assert_eq!(found, runs[1..2]);
    fs::remove_file(&path).expect("ours");
    assert_eq!(text, written(&folder, &plan, &runs[1..2]));
}

#[test]
fn a_journal_cut_short_anywhere_loses_only_the_line_at_its_end() {
    let folder = Folder::new("journal-cut");
    let plan = small();
    let runs = all(&plan, &[], 1);
    let text = written(&folder, &plan, &runs[..3]);
    for end in 0..text.len() {
        let cut = &text.as_bytes()[..end];
        let whole = cut.iter().filter(|byte| **byte == b'\n').count();
        let found = opened(&folder, &plan, cut).expect("a journal");
        assert_eq!(found, runs[..whole.saturating_sub(1)], "{end}");
        let kept = fs::read_to_string(folder.file("journal")).expect("text");
        assert!(
            text.starts_with(&kept) && kept.ends_with('\n'),
            "{end}: {kept}"
        );
    }
}

#[test]
fn what_is_damaged_newer_or_of_another_experiment_is_refused_and_left_alone() {
    let folder = Folder::new("journal-refused");
    let plan = small();
    let runs = all(&plan, &[], 1);
    let text = written(&folder, &plan, &runs[..3]);
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n") + "\n"
    };
    let of = |at: usize, from: &str, to: &str| {
        assert!(lines[at].contains(from), "{from} in {}", lines[at]);
        with(at, &lines[at].replace(from, to))
    };
    let board = format!("\"board\":\"{}\"", plan.task(runs[0].index).problem.start());
    for (text, part) in [
        ("dear diary\n".to_owned(), "not the journal"),
        ("dear diary".to_owned(), "not the journal"),
        ("{}\n".to_owned(), "not the journal"),
        (of(0, "\"version\":2", "\"version\":3"), "newer version"),
        (of(0, "\"version\":2", "\"version\":1"), "older version"),
        (
            of(0, "slidescope experiment", "another thing"),
            "not the journal",
        ),
        (of(0, "6..10:2", "6..12:2"), "lengths"),
        (with(1, "{\"run\":0}"), "line 2"),
        (with(2, "x"), "line 3"),
        (of(1, &board, "\"board\":\"123456780\""), "another board"),
        (of(1, "\"run\":0", "\"run\":999"), "no run 999"),
        (
            of(1, "\"strategy\":\"bfs\"", "\"strategy\":\"astar:zero\""),
            "another strategy",
        ),
    ] {
        let fault = opened(&folder, &plan, &text).expect_err(part);
        assert!(
            fault.contains(part) && fault.contains("journal-refused"),
            "{part}: {fault}"
        );
        assert_eq!(
            fs::read_to_string(folder.file("journal")).expect("text"),
            text,
            "it is left alone"
        );
    }
    let fault = opened(&folder, &plan, [0xff, 0xfe, b'\n']).expect_err("no text");
    assert!(fault.contains("not the journal"), "{fault}");
}

#[test]
fn another_experiment_is_told_by_what_differs() {
    let folder = Folder::new("journal-differs");
    let plan = small();
    let text = written(&folder, &plan, &[]);
    let other = |goal: &str, each, strategies: &[&str]| {
        Plan::new(spec(
            common::board("3x3", goal),
            "6..10:2",
            each,
            strategies,
        ))
        .expect("a plan")
    };
    for (other, part) in [
        (
            other("123804765", 3, &["bfs", "astar"]),
            "differs in its goal;",
        ),
        (
            other("123456780", 4, &["bfs", "astar"]),
            "differs in its boards;",
        ),
        (
            other("123456780", 3, &["bfs"]),
            "differs in its strategies;",
        ),
    ] {
        let fault = opened(&folder, &other, &text).expect_err(part);
        assert!(fault.contains(part), "{part}: {fault}");
    }
}

#[test]
fn one_experiment_at_a_time_writes_to_a_journal() {
    let folder = Folder::new("journal-twice");
    let plan = small();
    let (_open, _) = Journal::open(&folder.file("journal"), &plan).expect("a journal");
    let fault = Journal::open(&folder.file("journal"), &plan)
        .expect_err("in use")
        .to_string();
    assert!(fault.contains("another experiment is writing"), "{fault}");
}

#[test]
fn a_run_written_twice_counts_once() {
    let folder = Folder::new("journal-double");
    let plan = small();
    let runs = all(&plan, &[], 1);
    let text = written(&folder, &plan, &[runs[0], runs[1], runs[0]]);
    assert_eq!(opened(&folder, &plan, text).expect("a journal"), runs[..2]);
}

#[test]
fn an_edited_line_is_named() {
    let folder = Folder::new("journal-edited");
    let plan = small();
    let runs = all(&plan, &[], 1);
    let text = written(&folder, &plan, &runs[..4]);
    let lines: Vec<&str> = text.lines().collect();
    let edits = |line: &str| {
        let mut value: Value = serde_json::from_str(line).expect("JSON");
        let object = value.as_object_mut().expect("an object");
        let mut edited = Vec::new();
        for key in [
            "expanded",
            "generated",
            "visited",
            "peak_frontier",
            "bytes",
            "nanoseconds",
        ] {
            let mut other = object.clone();
            let number = other[key].as_u64().expect("a count");
            other.insert(key.to_owned(), (number + 1).into());
            edited.push(other);
        }
        for (key, value) in [
            ("end", "memory-limit".into()),
            ("length", 7.into()),
            ("proof", Value::Null),
        ] {
            let mut other = object.clone();
            other.insert(key.to_owned(), value);
            edited.push(other);
        }
        object.remove("crc32");
        edited.push(object.clone());
        edited
            .into_iter()
            .map(|line| serde_json::to_string(&line).expect("JSON"))
    };
    for at in 1..lines.len() {
        for edited in edits(lines[at]).collect::<Vec<_>>() {
            let mut lines = lines.clone();
            lines[at] = &edited;
            let text = lines.join("\n") + "\n";
            let fault = opened(&folder, &plan, &text).expect_err(&edited);
            let line = format!("line {} is damaged", at + 1);
            assert!(
                fault.contains(&line) && fault.contains("checksum"),
                "{fault}"
            );
            let kept = fs::read_to_string(folder.file("journal")).expect("text");
            assert_eq!(kept, text, "it is left alone");
        }
    }
    // Spaces and the order of keys carry no meaning, so they may change.
    let spaced: Value = serde_json::from_str(lines[1]).expect("JSON");
    let spaced = format!("{}\n{spaced}  \n", lines[0]);
    assert_eq!(
        opened(&folder, &plan, spaced).expect("a journal"),
        runs[..1]
    );
}

#[test]
fn a_line_of_another_experiment_with_the_same_boards_is_named() {
    let folder = Folder::new("journal-moved");
    let plan = small();
    let runs = all(&plan, &[], 1);
    let other = Plan::new(Spec {
        costs: slidescope_core::puzzle::Costs::Unit,
        limits: Limits {
            expansions: Some(1_000_000),
            ..plan.spec().limits
        },
        ..plan.spec().clone()
    });
    let theirs = written(&folder, &other.expect("a plan"), &runs[..1]);
    fs::remove_file(folder.file("journal")).expect("ours");
    let ours = written(&folder, &plan, &[]);
    let moved = ours + theirs.lines().nth(1).expect("a run") + "\n";
    let fault = opened(&folder, &plan, moved).expect_err("of another experiment");
    assert!(
        fault.contains("line 2") && fault.contains("checksum"),
        "{fault}"
    );
}

#[test]
fn an_edited_first_line_is_named() {
    let folder = Folder::new("journal-header");
    let plan = small().with_shard("1/2".parse().expect("a shard"));
    let text = written(&folder, &plan, &[]);
    for (from, to) in [
        ("\"program\":\"", "\"program\":\"9"),
        ("\"crc32\":\"", "\"crc32\":\"0"),
    ] {
        assert!(text.contains(from), "{text}");
        let fault = opened(&folder, &plan, text.replacen(from, to, 1)).expect_err(from);
        assert!(
            fault.contains("line 1") && fault.contains("checksum"),
            "{fault}"
        );
    }
}

#[test]
fn a_journal_belongs_to_its_shard() {
    let folder = Folder::new("journal-shard");
    let shard = |text: &str| small().with_shard(text.parse().expect("a shard"));
    let (first, second, whole) = (shard("1/2"), shard("2/2"), small());
    let of_first = all(&first, &[], 1);
    let text = written(&folder, &first, &of_first);
    for (plan, part) in [
        (&second, "shard 1/2, not of 2/2"),
        (&whole, "not of the whole experiment"),
    ] {
        let fault = opened(&folder, plan, &text).expect_err(part);
        assert!(fault.contains(part), "{fault}");
    }
    fs::remove_file(folder.file("journal")).expect("ours");
    let text = written(&folder, &whole, &[]);
    let fault = opened(&folder, &first, text).expect_err("not a shard's");
    assert!(fault.contains("leave out --shard"), "{fault}");
}

/// Opening a pipe would block forever.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_no_journal_and_is_passed_over() {
    let folder = Folder::new("journal-pipe");
    let plan = small();
    let (path, device) = (folder.file("pipe.journal"), folder.file("zero.journal"));
    pipe(&path);
    std::os::unix::fs::symlink("/dev/zero", &device).expect("a link");
    fs::create_dir(folder.file("folder.journal")).expect("a folder");
    for path in [&path, &device, &folder.file("folder.journal")] {
        let peeked = Journal::peek(path).map(drop);
        let opened = Journal::open(path, &plan).map(drop);
        for refused in [peeked, opened] {
            let fault = refused.expect_err("no file").to_string();
            assert!(fault.contains("not a regular file"), "{fault}");
        }
    }
    let journals = JournalFolder::new(folder.file("."));
    assert_eq!(journals.newest(), None);
    let (mut journal, _) = journals.open(&plan).expect("a journal");
    journal.append(&plan, &all(&plan, &[], 1)[0]).expect("room");
    drop(journal);
    assert_eq!(journals.newest().map(|kept| kept.finished), Some(1));
}
