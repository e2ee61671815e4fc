//! `slidescope experiment --every-board`, run as a person or a script runs it.

use crate::program::{Run, rows, run};

fn every_board(args: &[&str]) -> Run {
    run(&[&["experiment", "--every-board"], args].concat())
}

const SMALL: [&str; 4] = ["--size", "2x3", "--strategies", "bfs,astar,greedy"];

#[test]
fn every_format_has_a_row_for_each_length_and_strategy_and_all_boards_at_the_end() {
    let csv = |threads| {
        let more = [
            "--format",
            "csv",
            "--against",
            "astar",
            "--threads",
            threads,
        ];
        let done = every_board(&[&SMALL[..], &more].concat());
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
        done.out
    };
    let one = csv("1");
    assert_eq!(csv("3"), one, "the numbers depend on the threads");
    let rows = rows(&one);
    assert_eq!(rows.len(), 3 * (22 + 1));
    let boards = |row: &crate::program::Row| row["boards"].parse::<u64>().expect("a number");
    let (lengths, all) = rows.split_at(3 * 22);
    for (at, row) in all.iter().enumerate() {
        assert_eq!((row["length"].as_str(), boards(row)), ("", 360));
        let of = lengths
            .iter()
            .filter(|it| it["strategy"] == row["strategy"]);
        assert_eq!(of.map(boards).sum::<u64>(), 360);
        let compared = ["more", "equal", "fewer"].map(|id| row[id].as_str());
        match at {
            1 => assert_eq!(compared, [""; 3], "it is not compared with itself"),
            _ => {
                let counts = compared
                    .iter()
                    .map(|it| it.parse::<u64>().expect("a number"));
                assert_eq!(counts.sum::<u64>(), 360);
            }
        }
    }
    for format in ["table", "json", "markdown", "latex"] {
        let done = every_board(&[&SMALL[..], &["--format", format]].concat());
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{format}");
        assert!(done.out.contains("360"), "{format}");
    }
    let short = every_board(&[&SMALL[..], &["--lengths", "20..21", "--format", "csv"]].concat());
    assert_eq!(crate::program::rows(&short.out).len(), 3 * (2 + 1));
}

#[test]
fn what_is_not_possible_is_refused_by_name_with_what_is() {
    let cases: [(&[&str], &[&str]); 9] = [
        (&["--size", "4x4"], &["4 × 4", "up to 3x3 and 2x5"]),
        (&["--size", "2x6"], &["2 × 6", "up to 3x3 and 2x5"]),
        (
            &["--strategies", "bfs,iterative-deepening"],
            &["iterative-deepening", "bfs"],
        ),
        (
            &["--strategies", "idastar:zero"],
            &["idastar:zero", "built-in heuristic"],
        ),
        (
            &["--strategies", "mm:patterns"],
            &["mm:patterns", "linear-conflict"],
        ),
        (&["--against", "depth-limited"], &["depth-limited"]),
        (&["--every-run"], &["--every-run", "leave it out"]),
        (&["--move-order", "RDUL"], &["--move-order", "leave it out"]),
        (&["--lengths", "30..40"], &["32", "31"]),
    ];
    for (args, names) in cases {
        let refused = every_board(args);
        assert_eq!(
            (refused.code, refused.out.as_str()),
            (Some(2), ""),
            "{args:?}"
        );
        for name in names {
            assert!(
                refused.err.contains(name),
                "{args:?} is refused with {}",
                refused.err
            );
        }
    }
    let drawn = run(&["experiment", "--lengths", "4", "--against", "astar"]);
    assert!(
        drawn.code == Some(2) && drawn.err.contains("--every-board"),
        "{}",
        drawn.err
    );
    let preset = run(&["experiment", "--preset", "every-board", "--boards", "3"]);
    assert!(
        preset.code == Some(2) && preset.err.contains("--boards"),
        "{}",
        preset.err
    );
}

/// A journal keeps the lengths that are whole, and shards put together are the whole table.
#[test]
fn shards_are_merged_and_a_journal_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let whole = every_board(&[&SMALL[..], &["--format", "csv"]].concat());
    let mut journals = Vec::new();
    for shard in ["1/3", "2/3", "3/3"] {
        let journal = path(&shard.replace('/', "-"));
        let of = ["--shard", shard, "--journal", &journal, "--format", "csv"];
        let part = every_board(&[&SMALL[..], &of].concat());
        assert_eq!(part.code, Some(0), "{}", part.err);
        assert!(part.out.lines().count() < whole.out.lines().count());
        journals.push(journal);
    }
    let merge = |journals: &[String]| {
        let mut args = vec!["experiment", "--format", "csv", "--merge"];
        args.extend(journals.iter().map(String::as_str));
        run(&args)
    };
    let merged = merge(&journals);
    assert_eq!((merged.code, &merged.out), (Some(0), &whole.out));
    let part = merge(&journals[..2]);
    assert_ne!(part.code, Some(0));
    assert!(part.out.lines().count() < whole.out.lines().count());

    // The same again reads the journal; another strategy is refused, and so is a line that was edited.
    let with_journal = ["--journal", &journals[0], "--format", "csv"];
    let again = every_board(&[&SMALL[..], &with_journal].concat());
    assert_eq!(again.out, whole.out);
    let other = [
        "--size",
        "2x3",
        "--strategies",
        "bfs",
        "--journal",
        &journals[0],
    ];
    let other = every_board(&other);
    assert!(
        other.code == Some(2) && other.err.contains(&journals[0]),
        "{}",
        other.err
    );
    let text = std::fs::read_to_string(&journals[1]).expect("text");
    let edited = text.replacen("\"expanded\":", "\"expanded\":1", 1);
    assert_ne!(text, edited);
    std::fs::write(&journals[1], edited).expect("room");
    let damaged = merge(&journals);
    assert!(
        damaged.code == Some(2) && damaged.err.contains("line 2"),
        "{}",
        damaged.err
    );
}

/// With costs the rows go by the least cost, BFS finds dear paths, and a journal is of one rule of costs.
#[test]
fn every_board_goes_by_costs() {
    let by_tile = [
        "--size",
        "2x3",
        "--strategies",
        "bfs,astar",
        "--cost",
        "tile",
        "--format",
        "csv",
    ];
    let done = every_board(&by_tile);
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    let rows = rows(&done.out);
    assert_eq!(rows[0]["cost"], "0");
    let [bfs, astar] = rows.last_chunk().expect("all boards by each strategy");
    assert_eq!(
        (bfs["boards"].as_str(), astar["boards"].as_str()),
        ("360", "360")
    );
    assert_eq!(astar["not_shortest"], "0");
    assert_ne!(bfs["not_shortest"], "0");
    let table = every_board(&["--size", "2x3", "--cost", "3,1,1,2,9"]);
    assert!(
        table.out.contains("3,1,1,2,9") && table.out.contains("Cost"),
        "{}",
        table.out
    );

    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let kept = ["--journal", &path("kept")];
    assert_eq!(every_board(&[&by_tile[..], &kept].concat()).out, done.out);
    let merged = run(&["experiment", "--merge", kept[1], "--format", "csv"]);
    assert_eq!((merged.code, &merged.out), (Some(0), &done.out));
    let unit = every_board(&[
        "--size",
        "2x3",
        "--strategies",
        "bfs,astar",
        kept[0],
        kept[1],
    ]);
    assert!(
        unit.code == Some(2) && unit.err.contains("costs"),
        "{}",
        unit.err
    );
}
