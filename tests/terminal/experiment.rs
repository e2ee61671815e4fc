//! `slidescope experiment`, run as a person or a script runs it.

use std::fs;
use std::path::PathBuf;

use crate::program::{Row, Run, assert_solve_agrees, rows, run};

fn experiment(args: &[&str]) -> Run {
    run(&[&["experiment"], args].concat())
}

/// The rows without their times.
fn timeless(mut rows: Vec<Row>) -> Vec<Row> {
    for row in &mut rows {
        assert!(row.remove("seconds").is_some());
    }
    rows
}

/// A file that is removed after the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(
            PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
                .join(format!("{name}-{}", std::process::id())),
        )
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("a name")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

const SMALL: [&str; 6] = ["--lengths", "8..16:4", "--boards", "5", "--format", "csv"];

#[test]
fn the_same_seed_gives_the_same_numbers_on_any_number_of_threads() {
    let with = |threads: &str| {
        let done = experiment(&[&SMALL[..], &["--threads", threads]].concat());
        assert_eq!(done.code, Some(0), "{}", done.err);
        timeless(rows(&done.out))
    };
    let one = with("1");
    assert_eq!(one.len(), 9);
    assert_eq!(with("2"), one);
    assert_eq!(with("4"), one);
    let other = experiment(&[&SMALL[..], &["--seed", "2"]].concat());
    assert_ne!(timeless(rows(&other.out)), one);
}

#[test]
fn every_run_is_a_row_where_that_is_asked_and_solve_agrees_with_it() {
    let done = experiment(
        &[
            &SMALL[..],
            &["--every-run", "--strategies", "bfs,astar:misplaced"],
        ]
        .concat(),
    );
    let rows = rows(&done.out);
    assert_eq!(rows.len(), 30);
    for row in rows.iter().step_by(7) {
        assert_eq!(row["found"], row["length"]);
        assert_solve_agrees(row, &["length", "generated", "expanded", "visited"]);
    }
}

#[test]
fn progress_goes_to_standard_error_and_the_table_to_standard_output() {
    for (format, start) in [
        ("table", "3 × 3 to"),
        ("csv", "length,"),
        ("json", "{"),
        ("markdown", "**3 × 3"),
        ("latex", "{\\footnotesize"),
    ] {
        let done = experiment(&["--lengths", "6", "--boards", "4", "--format", format]);
        assert_eq!(done.code, Some(0));
        assert!(done.out.starts_with(start), "{format}: {}", done.out);
        assert!(
            done.err.starts_with("12 runs, on ") && done.err.contains("12 of 12 runs"),
            "{}",
            done.err
        );
    }
}

/// A page has room for about seven columns of numbers.
#[test]
fn a_table_wider_than_a_page_goes_on_below_itself_in_latex() {
    let preset = |format| {
        let with = ["--preset", "aima", "--boards", "1", "--format", format];
        experiment(&with).out
    };
    let columns = preset("csv")
        .lines()
        .next()
        .map_or(0, |line| line.split(',').count());
    let latex = preset("latex");
    let rows = latex.lines().filter(|line| line.starts_with("28 & "));
    let cells: Vec<usize> = rows.map(|row| row.matches(" & ").count()).collect();
    assert_eq!(cells.iter().sum::<usize>() + 1, columns, "{latex}");
    assert!(
        cells.len() >= 2 && cells.iter().all(|&cells| cells <= 7),
        "{latex}"
    );
}

#[test]
fn a_journal_is_taken_up_where_it_was_left() {
    let journal = Scratch::new("journal");
    let with = [&SMALL[..], &["--journal", journal.name()]].concat();
    let whole = timeless(rows(&experiment(&with).out));
    let text = fs::read_to_string(&journal.0).expect("it is there");
    assert_eq!(text.lines().count(), 1 + 45);
    // As if the program had been killed in the middle of a line.
    let cut: usize = text.split_inclusive('\n').take(20).map(str::len).sum();
    fs::write(&journal.0, &text[..cut + 10]).expect("ours");
    let again = experiment(&with);
    assert_eq!(again.code, Some(0), "{}", again.err);
    assert!(
        again.err.contains("45 runs, 19 of them kept from before"),
        "{}",
        again.err
    );
    assert_eq!(timeless(rows(&again.out)), whole);
    assert_eq!(
        fs::read_to_string(&journal.0)
            .expect("it is there")
            .lines()
            .count(),
        46
    );
    // Another experiment cannot use it.
    let other = experiment(&[&with[..], &["--seed", "2"]].concat());
    assert_eq!(other.code, Some(2));
    assert!(
        other.err.contains("another experiment") && other.err.contains("seed"),
        "{}",
        other.err
    );
}

#[test]
fn boards_come_from_a_file_too() {
    let file = Scratch::new("instances");
    fs::write(&file.0, "a: 285174306 = 19\nb: 813467052 = 20 # twenty\n").expect("ours");
    let done = experiment(&["--instances", file.name(), "--format", "csv", "--every-run"]);
    let rows = rows(&done.out);
    assert_eq!(rows.len(), 6, "{}", done.err);
    assert!(rows.iter().all(|row| row["found"] == row["length"]));
    assert_eq!(
        (rows[0]["name"].as_str(), rows[5]["name"].as_str()),
        ("a", "b")
    );
}

#[test]
fn what_is_wrong_is_said() {
    let file = Scratch::new("damaged");
    fs::write(&file.0, "285174306\n123456870\n").expect("ours");
    for (args, parts) in [
        (&[][..], &["--lengths"][..]),
        (&["--lengths", "9..6"], &["9 down to 6"]),
        (
            &["--lengths", "6..40"],
            &["no board is 32 moves", "farthest are 31"],
        ),
        (&["--lengths", "6", "--boards", "0"], &["no board"]),
        (
            &["--lengths", "6", "--strategies", "bfs,annealing"],
            &["annealing", "bidirectional"],
        ),
        (&["--lengths", "6", "--strategies", "bfs,bfs"], &["twice"]),
        (&["--lengths", "6", "--goal", "12345"], &["goal board"]),
        (&["--lengths", "6", "--goal", "123450"], &["6 cells"]),
        (
            &["--lengths", "6", "--sort", "height"],
            &["“height”", "generated_sd"],
        ),
        (&["--lengths", "6", "--threads", "0"], &["0"]),
        (&["--preset", "aima", "--lengths", "6"], &["--lengths"]),
        (&["--preset", "euler"], &["euler", "korf"]),
        (&["--instances", "/no/such/file"], &["/no/such/file"]),
        (&["--instances", file.name()], &["line 2", "no solution"]),
    ] {
        let done = experiment(args);
        assert_eq!(
            (done.code, done.out.as_str()),
            (Some(2), ""),
            "{args:?}: {}",
            done.err
        );
        for part in parts {
            assert!(done.err.contains(part), "{args:?}: {part} in {}", done.err);
        }
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_is_done() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};
    // One board that is solved at once, and one that takes too long.
    let file = Scratch::new("endless");
    fs::write(&file.0,
        "goal: 0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15\n1 0 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15\n10 0 2 4 / 5 1 6 12 / 11 13 9 7 / 15 3 14 8\n").expect("ours");
    let mut child = Command::new(env!("CARGO_BIN_EXE_slidescope"))
        .args([
            "experiment",
            "--instances",
            file.name(),
            "--strategies",
            "bfs",
            "--threads",
            "1",
            "--every-run",
            "--format",
            "csv",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut err = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut line = String::new();
    while !line.contains("1 of 2 runs") {
        line.clear();
        assert!(
            err.read_line(&mut line).expect("text") > 0,
            "it ended early"
        );
    }
    let interrupted = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .expect("kill");
    assert!(interrupted.success());
    let mut rest = String::new();
    err.read_to_string(&mut rest).expect("text");
    let done = child.wait_with_output().expect("the program ends");
    assert_eq!(done.status.code(), Some(130), "{rest}");
    assert!(rest.contains("1 of 2 runs finished"), "{rest}");
    let rows = rows(&String::from_utf8(done.stdout).expect("text"));
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["found"], "1");
}

#[test]
fn the_presets_show_what_is_published_beside_what_is_measured() {
    let done = experiment(&["--preset", "aima", "--boards", "8", "--format", "csv"]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    let rows = rows(&done.out);
    let lengths: Vec<String> = (6..=28).step_by(2).map(|d: u32| d.to_string()).collect();
    assert_eq!(
        rows.iter()
            .map(|row| row["length"].clone())
            .collect::<Vec<_>>(),
        lengths
    );
    assert_eq!(rows[0]["bfs_generated_aima"], "128");
    // The names of columns say that the move straight back counts here.
    assert!(rows[0].contains_key("bfs_generated_with_parent"));
    assert_eq!(rows[11]["manhattan_branching_aima"], "1.36");
}

/// A single b* for all runs of a row, whether or not their paths have one length: both sides of its equation are sums.
#[test]
fn b_star_is_that_of_all_runs_together() {
    for args in [
        "--size 3x3 --lengths 15 --boards 2 --seed 106839606077 --strategies greedy:manhattan",
        "--size 3x2 --lengths 4..12 --boards 2 --seed 6686785497 --strategies depth-limited:limit=12",
        "--size 3x3 --lengths 10..14:2 --boards 3 --strategies bfs",
    ] {
        let words: Vec<&str> = args.split(' ').collect();
        let by = |more: &[&str]| {
            let all = [&["experiment", "--format", "csv"], &words[..], more].concat();
            rows(&run(&all).out)
        };
        let number = |row: &Row, name: &str| row[name].parse::<f64>().expect("a number");
        let (means, runs) = (by(&[]), by(&["--every-run"]));
        for mean in means {
            let b = number(&mean, "branching");
            let of_row = runs.iter().filter(|run| run["length"] == mean["length"]);
            let (mut generated, mut uniform) = (0.0, 0.0);
            for run in of_row {
                generated += number(run, "generated");
                let depth = number(run, "found") as i32;
                uniform += (1..=depth).map(|level| b.powi(level)).sum::<f64>();
            }
            assert!(
                (generated - uniform).abs() < 1e-6 * generated,
                "{generated} {uniform}"
            );
        }
    }
}

#[test]
fn a_length_that_a_board_cannot_have_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("boards.txt");
    for (line, said) in [
        ("813467052 = 5", "no solution has 5 moves"),
        (
            "813467052 = 18",
            "the shortest solution has 20 moves, not 18",
        ),
        (
            "goal: 0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15\n14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3 = 3",
            "no solution has 3 moves",
        ),
    ] {
        std::fs::write(&path, line).expect("written");
        let args = ["experiment", "--instances", path.to_str().expect("text")];
        let run = run(&args);
        assert_eq!(run.code, Some(2), "{line}");
        assert!(run.err.contains(said), "{line}: {}", run.err);
    }
}
