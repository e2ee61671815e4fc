//! An experiment that several machines share.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use super::experiment::{all, plan, timeless};
use super::files::Folder;
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::study::experiment::{
    Instance, Journal, MergeError, MergeRemark, Missing, MissingShard, Plan, Run, Shard,
    ShardError, Source, Spec, Summary, merge, results_table,
};
use slidescope_core::study::presets::Preset;
use slidescope_core::study::table::Format;

fn small() -> Plan {
    plan("6..12:2", 3, &["bfs", "astar", "idastar"])
}

fn shard(text: &str) -> Shard {
    text.parse().expect("a shard")
}

/// Writes a journal of these runs.
fn journal(folder: &Folder, name: &str, plan: &Plan, runs: &[Run]) -> PathBuf {
    let path = folder.file(name);
    let _ = fs::remove_file(&path);
    let (mut journal, _) = Journal::open(&path, plan).expect("a journal");
    for run in runs {
        journal.append(plan, run).expect("room");
    }
    path
}

/// The journals of all shards of a division.
fn journals(folder: &Folder, plan: &Plan, of: u32) -> Vec<PathBuf> {
    let one = |number| {
        let part = plan
            .clone()
            .with_shard(Shard::new(number, of).expect("a shard"));
        let runs = all(&part, &[], 2);
        journal(folder, &format!("{number}-of-{of}.journal"), &part, &runs)
    };
    (1..=of).map(one).collect()
}

fn edited(path: &PathBuf, edit: impl Fn(&str) -> String) {
    let text = fs::read_to_string(path).expect("text");
    let text = edit(&text);
    fs::write(path, text).expect("room");
}

#[test]
fn shards_share_strategies_and_lengths_evenly_and_hold_every_run_once() {
    for (plan, of) in [
        (small(), 1),
        (small(), 5),
        (small(), 16),
        (small(), 50),
        (plan("0..31", 7, &["bfs", "astar"]), 6),
    ] {
        let shards = plan.shards(of);
        assert_eq!(shards.len(), plan.runs());
        let parts = (1..=of).map(|number| {
            let part = plan
                .clone()
                .with_shard(Shard::new(number, of).expect("a shard"));
            assert_eq!(
                part.assigned().collect::<Vec<_>>(),
                (0..plan.runs())
                    .filter(|&run| shards[run] == number)
                    .collect::<Vec<_>>()
            );
            part
        });
        let parts: Vec<Plan> = parts.collect();
        let assigned: usize = parts.iter().map(|part| part.assigned().count()).sum();
        assert_eq!(assigned, plan.runs());
        type Kind = fn(&Plan, usize) -> (Option<u32>, usize);
        let kinds: [Kind; 3] = [
            |_, _| (None, 0),
            |plan, run| (None, run % plan.spec().strategies.len()),
            |plan, run| (plan.task(run).length, run % plan.spec().strategies.len()),
        ];
        for kind in kinds {
            let mut counts = HashMap::<_, Vec<usize>>::new();
            for run in 0..plan.runs() {
                let counts = counts
                    .entry(kind(&plan, run))
                    .or_insert_with(|| vec![0; of as usize]);
                counts[shards[run] as usize - 1] += 1;
            }
            for (kind, counts) in counts {
                let least = counts.iter().min().expect("some");
                let most = counts.iter().max().expect("some");
                assert!(most - least <= 1, "{kind:?} of {of}: {counts:?}");
            }
        }
    }
}

/// There are as many boards as shards, so every strategy deals them in the same direction.
#[test]
fn the_longest_boards_of_all_strategies_are_in_different_shards() {
    let plan = plan("6..28:2", 1, &["bfs", "astar", "greedy"]);
    let shards = plan.shards(12);
    let longest = (0..plan.runs()).filter(|&run| plan.task(run).length == Some(28));
    let of_longest: std::collections::HashSet<u32> = longest.map(|run| shards[run]).collect();
    assert_eq!(of_longest.len(), 3);
}

#[test]
fn boards_of_unknown_length_are_dealt_by_their_manhattan_distance() {
    let goal = Board::blank_last(Size::new(2, 3).expect("a size"));
    let boards = ["123450", "415203", "123405", "413250", "123045", "413025"];
    let instances = boards.map(|board| Instance {
        name: String::new(),
        problem: Problem::new(board.parse().expect("a board"), goal).expect("equal sizes"),
        length: None,
    });
    let plan = Plan::new(Spec {
        costs: slidescope_core::puzzle::Costs::Unit,
        source: Source::Given(instances.to_vec()),
        ..small().spec().clone()
    });
    // Every second board is near, so dealing by number would give one shard all far boards.
    let shards = plan.expect("a plan").shards(2);
    let bfs: Vec<u32> = shards.iter().step_by(3).copied().collect();
    for which in [0, 1] {
        let near_or_far: Vec<u32> = bfs.iter().skip(which).step_by(2).copied().collect();
        assert!(
            near_or_far.contains(&1) && near_or_far.contains(&2),
            "{bfs:?}"
        );
    }
}

#[test]
fn merged_journals_give_what_one_machine_gives() {
    let folder = Folder::new("shards-merged");
    for plan in [small(), plan("20", 5, &["astar:misplaced", "bfs"])] {
        let whole = timeless(&all(&plan, &[], 2));
        for of in [1, 3, 16] {
            let mut paths = journals(&folder, &plan, of);
            paths.reverse();
            let merged = merge(&paths).expect("journals");
            assert!(merged.remarks.is_empty(), "{:?}", merged.remarks);
            assert!(merged.missing().is_none());
            let runs = timeless(&merged.runs);
            assert_eq!(runs, whole);
            for format in Format::ALL {
                let table = |plan: &Plan, runs: &[Run]| {
                    let summary = Summary::of(plan, runs).table(plan).write(format);
                    format!("{summary}{}", results_table(plan, runs).write(format))
                };
                assert_eq!(table(&merged.plan, &runs), table(&plan, &whole));
            }
        }
    }
}

#[test]
fn the_table_is_that_which_was_asked_for() {
    let folder = Folder::new("shards-preset");
    let spec = Preset::Aima.spec(Some(1), 1, slidescope_core::search::Limits::NONE);
    let plan = Plan::new(spec).expect("a plan");
    for preset in [None, Some(Preset::Aima)] {
        let part = plan.clone().shown_as(preset).with_shard(shard("1/2"));
        let path = journal(&folder, "one", &part, &[]);
        let merged = merge(&[path]).expect("a journal");
        assert_eq!(merged.plan.preset(), preset);
        let missing = merged.missing().expect("all").to_string();
        let asked = if preset.is_some() {
            "experiment --preset aima --boards 1 --seed 1 --memory-limit"
        } else {
            "experiment --size 3x3 --goal 012345678 --lengths 6..28:2 --boards 1 --seed 1 --strategies bfs,astar:misplaced"
        };
        assert!(missing.contains(asked), "{missing}");
    }
}

#[test]
fn what_is_missing_is_named_with_the_way_to_get_it() {
    let folder = Folder::new("shards-missing");
    let plan = small();
    let paths = journals(&folder, &plan, 6);
    // Shards 2, 4 and 5 never ran; 3 was interrupted after two of its six runs.
    edited(&paths[2], |text| {
        text.split_inclusive('\n').take(3).collect()
    });
    let given = [&paths[0], &paths[2], &paths[5]].map(Clone::clone);
    let merged = merge(&given).expect("journals");
    let missing = merged.missing().expect("some");
    assert_eq!(missing.runs.len(), 3 * 6 + 4);
    let parts: Vec<(u32, usize, usize, bool)> = missing
        .shards
        .iter()
        .map(|part| {
            let begun = part.journal.is_some();
            (part.shard.number(), part.missing, part.all, begun)
        })
        .collect();
    assert_eq!(
        parts,
        [
            (2, 6, 6, false),
            (3, 4, 6, true),
            (4, 6, 6, false),
            (5, 6, 6, false)
        ]
    );
    let said = missing.to_string();
    for part in [
        "22 of 36 runs are missing:",
        "shards 2, 4 and 5 of 6: no journal given, 18 runs",
        "shard 3/6: 4 of 6 runs (",
        "by strategy: BFS (",
        "by length: ",
        "--lengths 6..12:2 --boards 3 --seed 1 --strategies bfs,astar:manhattan,idastar:manhattan",
        "--shard 3/6 --journal ",
        "--shard K/6   for K = 2, 4 and 5",
    ] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    // Following the message: the interrupted shard goes on, the others are made.
    let part = plan.clone().with_shard(shard("3/6"));
    let (mut journal, kept) = Journal::open(&paths[2], &part).expect("a journal");
    assert_eq!(kept.len(), 2);
    for run in &all(&part, &kept, 1)[2..] {
        journal.append(&part, run).expect("room");
    }
    drop(journal);
    let merged = merge(&paths).expect("journals");
    assert!(merged.missing().is_none() && merged.remarks.is_empty());
}

#[test]
fn a_few_missing_runs_are_named_one_by_one() {
    let folder = Folder::new("shards-few");
    let plan = small();
    let runs = all(&plan, &[], 2);
    let path = journal(&folder, "whole", &plan, &runs[1..]);
    let merged = merge(&[path]).expect("a journal");
    let said = merged.missing().expect("one").to_string();
    let index = runs[0].index;
    let board = plan.task(index).problem.start();
    let run = format!("run {index}: {} on {board}", plan.strategy(index));
    for part in ["1 of 36 runs is missing", run.as_str(), "whole"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    assert!(!said.contains("--shard"), "{said}");
}

/// The remarks on merging these files.
fn remarks(paths: &[PathBuf]) -> Vec<String> {
    let merged = merge(paths).expect("journals");
    merged.remarks.iter().map(MergeRemark::to_string).collect()
}

#[test]
fn files_that_are_not_as_they_should_be_are_named_and_the_rest_is_merged() {
    let folder = Folder::new("shards-odd");
    let plan = small();
    let paths = journals(&folder, &plan, 2);
    let [first, second] = [&paths[0], &paths[1]];
    let (empty, cut) = (folder.file("empty"), folder.file("cut"));
    fs::write(&empty, "").expect("room");
    fs::write(&cut, "{\"crc32\":\"12").expect("room");
    let text = fs::read_to_string(second).expect("text");
    let odd = folder.file("odd");
    let half = plan.clone().with_shard(shard("1/3"));
    let third = journal(&folder, "third", &half, &all(&half, &[], 1));
    let edit = |line: &str| line.replacen("\"expanded\":", "\"expanded\":1", 1);
    let line = text.lines().nth(4).expect("a run");
    for (text, parts) in [
        (
            text.replacen(line, &edit(line), 1),
            ["line 5 is left out", "checksum does not match"],
        ),
        (
            text.replacen(line, "x", 1),
            ["line 5 is left out", "expected value"],
        ),
        (text.replacen(line, "", 1), ["line 5 is left out", "EOF"]),
        (
            text[..text.len() - 9].to_owned(),
            ["last line is incomplete", "when the shard is resumed"],
        ),
    ] {
        fs::write(&odd, text).expect("room");
        let given = [first.clone(), odd.clone()];
        let said = remarks(&given);
        assert_eq!(said.len(), 1, "{said:?}");
        for part in parts.iter().chain(&["odd: "]) {
            assert!(said[0].contains(part), "{part}: {said:?}");
        }
        assert_eq!(merge(&given).expect("journals").runs.len(), 35);
    }
    let copy = folder.file("copy");
    fs::copy(first, &copy).expect("room");
    for (path, part, also) in [
        (&empty, "empty: it is empty", ""),
        (&cut, "cut: it is empty, or has a part", ""),
        (first, "1-of-2.journal: it is given twice", ""),
        (
            &copy,
            "copy: 18 runs of it are in ",
            "1-of-2.journal too, and count once",
        ),
        (&third, "third: 6 runs of it are in ", "1-of-2.journal too"),
    ] {
        let mut said = remarks(&[first.clone(), second.clone(), path.clone()]);
        if path == &third {
            let other = said.pop().expect("two overlaps");
            assert!(other.contains("2-of-2.journal too"), "{other}");
        }
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(
            said[0].contains(part) && said[0].contains(also),
            "{part}: {said:?}"
        );
    }
    let held = Journal::open(first, &plan.clone().with_shard(shard("1/2"))).expect("a journal");
    #[cfg(unix)]
    assert!(remarks(&paths)[0].contains("another program is writing to it"));
    drop(held);
}

#[test]
fn journals_that_do_not_go_together_are_refused() {
    let folder = Folder::new("shards-refused");
    let ours = small();
    let paths = journals(&folder, &ours, 2);
    let text = fs::read_to_string(&paths[1]).expect("text");
    let other = plan("6..12:2", 4, &["bfs", "astar", "idastar"]).with_shard(shard("2/2"));
    let other = journal(&folder, "other", &other, &[]);
    let write = |name: &str, text: &str| {
        let path = folder.file(name);
        fs::write(&path, text).expect("room");
        path
    };
    let nothing = write("nothing", "");
    let diary = write("diary", "dear diary\n");
    let diary_cut = write("diary-cut", "dear diary");
    let newer = write("newer", &text.replacen("\"version\":2", "\"version\":3", 1));
    let header = write("header", &text.replacen("\"seed\":1", "\"seed\":2", 1));
    let refused = |paths: &[&PathBuf]| {
        let paths: Vec<PathBuf> = paths.iter().map(|path| (*path).clone()).collect();
        merge(&paths).expect_err("refused")
    };
    for (with, parts) in [
        (
            &other,
            [
                "1-of-2.journal and ",
                "different experiments, which differ in their boards;",
            ],
        ),
        (&diary, ["diary: ", "not the journal"]),
        (&diary_cut, ["diary-cut: ", "not the journal"]),
        (&newer, ["newer: ", "newer version"]),
        (&header, ["header: ", "line 1"]),
        (&folder.file("absent"), ["absent: ", "os error 2"]),
    ] {
        let fault = refused(&[&paths[0], with]).to_string();
        for part in parts {
            assert!(fault.contains(part), "{part}: {fault}");
        }
    }
    assert!(matches!(refused(&[&nothing]), MergeError::Nothing));

    // The same run with other counts, each with a valid checksum.
    let part = ours.with_shard(shard("1/2"));
    let mut runs = all(&part, &[], 1);
    runs[3].measured.expanded += 1;
    let wrong = journal(&folder, "wrong", &part, &runs);
    let fault = refused(&[&paths[0], &wrong]).to_string();
    let said = format!("both have run {}, with different counts", runs[3].index);
    assert!(fault.contains(&said), "{fault}");
    let mut twice = runs[3];
    twice.measured.expanded += 1;
    let wrong = journal(&folder, "wrong", &part, &[runs[3], twice]);
    let fault = refused(&[&wrong]).to_string();
    assert!(fault.contains("twice, with different counts"), "{fault}");
}

#[cfg(unix)]
#[test]
fn a_pipe_a_device_and_a_folder_are_skipped_with_a_line() {
    let folder = Folder::new("shards-no-files");
    let plan = small();
    let paths = journals(&folder, &plan, 2);
    let pipe = folder.file("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    let inner = folder.file("folder");
    fs::create_dir(&inner).expect("room");
    let device = PathBuf::from("/dev/zero");
    let odd = [pipe, inner, device];
    let given: Vec<PathBuf> = paths.iter().chain(&odd).cloned().collect();
    let skipped =
        |path: &PathBuf| format!("{} is skipped: it is not a regular file", path.display());
    assert_eq!(remarks(&given), odd.each_ref().map(skipped));
    assert!(merge(&given).expect("journals").missing().is_none());
    let fault = merge(&odd).expect_err("no journal").to_string();
    assert!(fault.ends_with("it is not a regular file"), "{fault}");
}

#[test]
fn shards_are_read_and_written() {
    for (text, number, of) in [("1/1", 1, 1), ("3/16", 3, 16), (" 16 / 16 ", 16, 16)] {
        let shard: Shard = text.parse().expect(text);
        assert_eq!((shard.number(), shard.of()), (number, of));
        assert_eq!(shard.to_string().parse(), Ok(shard));
    }
    let shard: Shard = "3/16".parse().expect("a shard");
    assert_eq!(shard.journal_name(), "experiment-03-of-16.journal");
}

#[test]
fn what_is_no_shard_is_said() {
    type E = ShardError;
    let form = |text: &str| E::Form(text.to_owned());
    for (text, fault, words) in [
        ("", form(""), "as in 3/16"),
        ("3", form("3"), "as in 3/16"),
        ("a/b", form("a/b"), "“a/b”"),
        ("-1/4", form("-1/4"), "as in 3/16"),
        ("1.5/4", form("1.5/4"), "as in 3/16"),
        ("0/16", E::Number { number: 0, of: 16 }, "1/16 to 16/16"),
        ("17/16", E::Number { number: 17, of: 16 }, "1/16 to 16/16"),
        ("2/1", E::Number { number: 2, of: 1 }, "the only one is 1/1"),
        ("1/0", E::Count(0), "write 1 to 1,000,000"),
        ("1/1000001", E::Count(1_000_001), "write 1 to 1,000,000"),
    ] {
        let found = text.parse::<Shard>().expect_err(text);
        assert_eq!(found, fault, "{text}");
        assert!(found.to_string().contains(words), "{text}: {found}");
    }
}

/// Says that a run of each of these shards of 16 is missing, whose journals have this name.
fn said_of(plan: &Plan, shards: &[u32], journal: Option<&str>) -> String {
    let shards = shards.iter().map(|&number| MissingShard {
        shard: Shard::new(number, 16).expect("a shard"),
        missing: 1,
        all: 1,
        journal: journal.map(PathBuf::from),
    });
    let missing = Missing {
        plan,
        runs: Vec::new(),
        shards: shards.collect(),
        whole: None,
    };
    missing.to_string()
}

#[test]
fn numbers_of_shards_are_given_in_ranges() {
    let plan = small();
    for (numbers, text) in [
        (&[3][..], "shard 3 of 16"),
        (&[3, 4], "shards 3 and 4 of 16"),
        (&[1, 2, 3], "shards 1 to 3 of 16"),
        (
            &[2, 5, 6, 7, 9, 12, 13],
            "shards 2, 5 to 7, 9, 12 and 13 of 16",
        ),
    ] {
        let said = said_of(&plan, numbers, None);
        assert!(said.contains(&format!("  {text}: ")), "{text}: {said}");
    }
}

#[test]
fn arguments_are_quoted_where_a_shell_needs_it() {
    let plan = small();
    for (name, quoted) in [
        ("a/b-1.journal", "a/b-1.journal"),
        ("1 2 / 3 0", "'1 2 / 3 0'"),
        ("it's", r"'it'\''s'"),
    ] {
        let said = said_of(&plan, &[3], Some(name));
        let command = format!("--shard 3/16 --journal {quoted}");
        assert!(said.ends_with(&command), "{command}: {said}");
    }
}
