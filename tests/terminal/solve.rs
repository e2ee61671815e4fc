//! `slidescope solve`, run as a person or a script runs it.

use std::io::Write;
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::program::{run, run_with};
use slidescope_core::puzzle::{Board, Example, Size, examples};
use slidescope_core::search::{Algorithm, Counter, Heuristic};
use slidescope_core::text::{Named as _, properties, rule};

/// The JSON object: these fields and no others.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    rows: usize,
    columns: usize,
    start: Vec<u8>,
    goal: Vec<u8>,
    algorithm: String,
    heuristic: Option<String>,
    weight: Option<u32>,
    depth_limit: Option<u32>,
    ties: Option<String>,
    marks: Option<String>,
    outcome: String,
    optimal: bool,
    length: Option<usize>,
    #[serde(default)]
    at_least: Option<usize>,
    moves: String,
    states: Vec<Vec<u8>>,
    expanded: u64,
    generated: u64,
    duplicates: u64,
    reopened: u64,
    visited: u64,
    peak_frontier: u64,
    threshold: Option<u32>,
    iterations: Option<u32>,
    bytes: u64,
    seconds: f64,
}

fn json(args: &[&str]) -> (Answer, Option<i32>) {
    let run = run(&[&["solve", "--format", "json"], args].concat());
    assert_eq!(run.err, "", "{args:?}");
    let answer = serde_json::from_str(&run.out)
        .unwrap_or_else(|error| panic!("{args:?}: {error}: {}", run.out));
    (answer, run.code)
}

/// Every algorithm that stores what it has visited, with each heuristic that it can use.
fn strategies() -> Vec<(Algorithm, Option<Heuristic>)> {
    let all = Algorithm::ALL.iter().copied();
    all.filter(|algorithm| !algorithm.is_depth_first())
        .flat_map(|algorithm| {
            let guided = algorithm.uses_heuristic();
            let heuristics = Heuristic::ALL.into_iter().filter(move |_| guided);
            let none = (!guided).then_some((algorithm, None));
            heuristics.map(move |h| (algorithm, Some(h))).chain(none)
        })
        .collect()
}

/// Solves `args` by every strategy, or every second one and so on, and checks the whole answer.
fn solves_in(args: &[&str], optimal: usize, every: usize) {
    for (algorithm, heuristic) in strategies().into_iter().step_by(every) {
        let chosen = heuristic.map_or("zero", Heuristic::id);
        let by = ["--algorithm", algorithm.id(), "--heuristic", chosen];
        let (answer, code) = json(&[args, &by].concat());
        let case = format!("{args:?} by {algorithm} {heuristic:?}");
        assert_eq!(code, Some(0), "{case}");
        assert_eq!(answer.outcome, "solved", "{case}");
        let marks = (algorithm == Algorithm::Dfs).then_some("entered");
        assert_eq!(answer.marks.as_deref(), marks, "{case}");
        let reaches_bound = answer.at_least == answer.length;
        assert_eq!(
            answer.optimal,
            algorithm.is_optimal() || optimal == 0 || reaches_bound,
            "{case}"
        );
        assert_eq!(answer.at_least.is_some(), !algorithm.is_optimal(), "{case}");
        assert!(answer.at_least <= Some(optimal), "{case}");
        if answer.optimal {
            assert_eq!(answer.length, Some(optimal), "{case}");
        }
        assert!(answer.length >= Some(optimal), "{case}");
        assert_eq!(answer.algorithm, algorithm.id());
        assert_eq!(answer.heuristic.as_deref(), heuristic.map(Heuristic::id));
        walk(&answer);
        let roots = 1 + u64::from(algorithm.is_bidirectional());
        assert_eq!(
            answer.visited,
            roots + answer.generated - answer.duplicates,
            "{case}"
        );
        assert!(answer.peak_frontier <= answer.visited && answer.expanded > 0 || optimal == 0);
        assert!(answer.bytes > 0 && answer.seconds >= 0.0);
        assert_eq!((answer.threshold, answer.iterations), (None, None));
    }
}

/// Follows the path of an answer from start to goal.
fn walk(answer: &Answer) {
    let size = Size::new(answer.rows, answer.columns).expect("a legal size");
    let mut at = Board::from_cells(size, &answer.start).expect("a legal start");
    assert_eq!(Some(answer.moves.len()), answer.length);
    assert_eq!(answer.states.len(), answer.moves.len() + 1);
    assert_eq!(answer.states[0], answer.start);
    for (letter, state) in answer.moves.chars().zip(&answer.states[1..]) {
        let mv = slidescope_core::puzzle::Move::ALL
            .into_iter()
            .find(|mv| mv.letter() == letter);
        at = mv.and_then(|mv| at.after(mv)).expect("a legal move");
        assert_eq!(at.cells(), *state);
    }
    assert_eq!(at.cells(), answer.goal);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_small_instances_are_solved_in_their_known_length_by_every_strategy() {
    let small = |i: &&Example| i.start.size().cells() <= 9;
    for instance in examples().iter().filter(small) {
        if let Some(optimal) = instance.optimal {
            solves_in(&[&instance.id()], optimal as usize, 1);
        }
    }
}

#[test]
fn known_answers_are_found_by_every_strategy() {
    for (args, optimal) in [
        (&["[[4,1,2],[5,0,3]]"][..], 5),
        (&["283104765", "--goal", "123804765"], 4),
        (&["285174306"], 19),
        (&["813467052"], 20),
    ] {
        solves_in(args, optimal, 1);
    }
}

#[test]
fn boards_are_solved_as_they_are_typed() {
    for (args, optimal) in [
        (&["[[1,2,3],[4,0,5]]"][..], 1),
        (&["[[3,2,4],[1,5,0]]"], 14),
        (&["283104765", "--goal", "p1379"], 4),
        (&["2831x4765", "--goal", "1 2 3 / 8 _ 4 / 7 6 5"], 4),
        (&["4", "1", "2", "/", "5", "0", "3"], 5),
        (&["12345670", "--size", "4x2"], 0),
        (&["12345067", "--size", "4x2", "--goal", "12345760"], 1),
        (&["1 2 / 3 4 / 5 0", "--goal", "123405"], 1),
        (&["0 1 2 3", "--goal", "blank-first"], 0),
    ] {
        solves_in(args, optimal, 5);
    }
}

#[test]
fn large_boards_are_solved_by_astar() {
    for id in ["korf-55", "korf-79", "korf-97", "korf-9"] {
        let known = examples().iter().find(|i| i.id() == id).expect(id);
        let (answer, code) = json(&[id, "--heuristic", "linear-conflict"]);
        assert_eq!(code, Some(0));
        assert_eq!(answer.length, known.optimal.map(|n| n as usize));
        walk(&answer);
    }
}

#[test]
fn a_board_without_a_solution_is_refused_with_its_reason() {
    let (answer, code) = json(&["[[1,2,3],[5,4,0]]"]);
    assert_eq!((answer.outcome.as_str(), code), ("unsolvable", Some(1)));
    assert_eq!((answer.length, answer.moves.as_str()), (None, ""));
    assert!(answer.states.is_empty());
    let counters = [
        answer.expanded,
        answer.generated,
        answer.duplicates,
        answer.reopened,
        answer.visited,
        answer.peak_frontier,
        answer.bytes,
    ];
    assert_eq!(counters, [0; 7]);
    assert!(answer.seconds == 0.0);

    let read = run(&["solve", "[[1,2,3],[5,4,0]]"]);
    assert_eq!(read.code, Some(1));
    for part in ["No solution", "odd", "even", "4 and 5", "--search-anyway"] {
        assert!(read.out.contains(part), "{part}: {}", read.out);
    }
}

#[test]
fn searched_anyway_it_visits_all_it_can_reach() {
    for board in ["[[1,2,3],[5,4,0]]", "123456870"] {
        for (algorithm, heuristic) in strategies() {
            let heuristic = heuristic.map_or("zero", Heuristic::id);
            let by = ["--algorithm", algorithm.id(), "--heuristic", heuristic];
            let (answer, code) = json(&[&[board, "--search-anyway"], &by[..]].concat());
            assert_eq!((answer.outcome.as_str(), code), ("exhausted", Some(1)));
            assert_eq!((answer.length, answer.states.len()), (None, 0));
            let size = Size::new(answer.rows, answer.columns).expect("a legal size");
            if !algorithm.is_bidirectional() {
                assert_eq!(
                    u128::from(answer.visited),
                    size.reachable_states(),
                    "{board} {by:?}"
                );
                assert_eq!(answer.expanded, answer.visited + answer.reopened);
            }
        }
    }
}

#[test]
fn limits_end_a_search_with_what_it_had() {
    // The others may need less.
    let optimal = |(algorithm, heuristic): &(Algorithm, _)| {
        algorithm.is_optimal() && *heuristic != Some(Heuristic::Patterns)
    };
    for (algorithm, heuristic) in strategies().into_iter().filter(optimal) {
        let heuristic = heuristic.map_or("zero", Heuristic::id);
        let by = [
            "korf-1",
            "--algorithm",
            algorithm.id(),
            "--heuristic",
            heuristic,
        ];
        let (answer, code) = json(&[&by[..], &["--max-expansions", "1000"]].concat());
        assert_eq!(
            (answer.outcome.as_str(), code),
            ("expansion-limit", Some(3))
        );
        assert_eq!((answer.expanded, answer.length), (1000, None));

        let (answer, code) = json(&[&by[..], &["--memory-limit", "4MiB"]].concat());
        assert_eq!((answer.outcome.as_str(), code), ("memory-limit", Some(3)));
        assert!(answer.visited > 1000, "{algorithm}: {}", answer.visited);
        // The limit is checked every so many expansions: a table may grow a little in between.
        assert!(answer.bytes < 5 << 20, "{algorithm}: {}", answer.bytes);
    }
    let read = run(&["solve", "korf-1", "--memory-limit", "4MiB"]);
    assert!(read.out.contains("Memory limit of 4.0 MiB"), "{}", read.out);
}

#[test]
fn bad_input_is_said_with_its_place_and_its_mending() {
    let long = "1 ".repeat(40_000);
    for (args, stdin, parts) in [
        (
            &["28517430"][..],
            "",
            &[
                "cell 2",
                "no tile 8 on 2 × 4",
                "1 to 7",
                "tile 6 is missing",
            ][..],
        ),
        (
            &["4 1 2 / 5 5 9"],
            "",
            &[
                "row 2, column 3",
                "no tile 9",
                "1 to 5",
                "tile 5 is there twice",
                "no blank",
                "tile 3 is missing",
            ],
        ),
        (
            &["285174300"],
            "",
            &["2 blanks", "cell 8; cell 9", "tile 6 is missing"],
        ),
        (&["4 1 2 / 5 0"], "", &["row 2 has 2 cells, not 3"]),
        (&["1234567"], "", &["7 cells"]),
        (
            &["123450", "--size", "3x3"],
            "",
            &["6 cells", "3 × 3", "add 3"],
        ),
        (&["1 2 3 / 4 5 0", "--size", "3x2"], "", &["2 × 3", "3 × 2"]),
        (
            &["123456780", "--goal", "123450"],
            "",
            &["goal", "6 cells", "3 × 3"],
        ),
        (
            &["123456780", "--goal", "1 2 3 / 4 5 0"],
            "",
            &["start board is 3 × 3", "goal 2 × 3", "same size"],
        ),
        (
            &["12345", "--goal", "12"],
            "",
            &["start board", "5 cells", "goal board", "2 cells"],
        ),
        (
            &["12345", "--goal", "blank-last"],
            "",
            &["start board", "5 cells"],
        ),
        (
            &["123450", "--goal", "p1379"],
            "",
            &["no goal p1379", "2 × 3"],
        ),
        (&["korf-1", "--size", "3x3"], "", &["4 × 4", "3 × 3"]),
        (&["korf-2"], "", &["korf-2", "not a board", "--help"]),
        (&[""], "", &["no board"]),
        (&["-"], "", &["no board"]),
        (
            &["-"],
            "1 2 3\n4 5 5\n",
            &["row 2, column 2; row 2, column 3"],
        ),
        (&["-"], &long, &["longer than", "one board"]),
        (&["123450", "--size", "6"], "", &["--size", "3x3"]),
        (&["123450", "--size", "1x6"], "", &["--size", "at least 2"]),
        (
            &["123450", "--algorithm", "backtracking"],
            "",
            &["“backtracking” is called depth-limited here"],
        ),
        (
            &["123450", "--algorithm", "ids"],
            "",
            &["called iterative-deepening"],
        ),
        (
            &["123450", "--algorithm", "dijkstra"],
            "",
            &["called uniform-cost"],
        ),
        (
            &["123450", "--algorithm", "annealing"],
            "",
            &["no algorithm “annealing”", "bidirectional"],
        ),
        (&["123450", "--heuristic", "hamming"], "", &["misplaced"]),
        (&["123450", "--heuristic", "x"], "", &["manhattan"]),
        (&["123450", "--memory-limit", "much"], "", &["much", "4GiB"]),
        (&["123450", "--max-expansions", "-1"], "", &["-1"]),
        (&[], "", &["BOARD"]),
    ] {
        let run = run_with(&[&["solve"], args].concat(), stdin);
        assert_eq!(run.code, Some(2), "{args:?}: {}", run.err);
        assert_eq!(run.out, "", "{args:?}");
        for part in parts {
            assert!(run.err.contains(part), "{args:?}: {part} in {}", run.err);
        }
    }
}

#[test]
fn a_board_may_come_on_standard_input() {
    for text in ["4 1 2\n5 0 3\n", "412503", "4,1,2\r\n5,_,3\r\n"] {
        let run = run_with(&["solve", "-"], text);
        assert_eq!(run.code, Some(0), "{}", run.err);
        assert!(run.out.contains("Solved in 5 moves"), "{}", run.out);
    }
}

#[test]
fn the_text_gives_verdict_counters_and_path() {
    let run = run(&["solve", "412503", "--algorithm", "bfs"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let (answer, _) = json(&["412503", "--algorithm", "bfs"]);
    for part in [
        "Solved in 5 moves by BFS".to_owned(),
        format!("Expanded   {}\n", answer.expanded),
        format!("Visited    {}\n", answer.visited),
        format!("Moves of the blank: {}\n", answer.moves),
        "1. 5 →".to_owned(),
        "1 2 3\n5 _ 3    _ 5 3    4 5 3    4 5 3    4 5 3    4 5 _\n".to_owned(),
    ] {
        assert!(run.out.contains(&part), "{part:?} in {}", run.out);
    }
    assert!(run.out.lines().all(|line| line == line.trim_end()));
}

#[test]
fn a_board_that_is_the_goal_needs_no_moves() {
    let (answer, code) = json(&["123450"]);
    assert_eq!((answer.length, code), (Some(0), Some(0)));
    assert_eq!(answer.moves, "");
    assert_eq!(answer.states, [[1, 2, 3, 4, 5, 0]]);
    let read = run(&["solve", "123450"]);
    assert!(read.out.contains("Solved in 0 moves"), "{}", read.out);
    assert!(!read.out.contains("Moves of the blank"), "{}", read.out);
}

#[test]
fn a_reader_that_leaves_early_is_no_failure() {
    for format in ["text", "json"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_slidescope"))
            .args(["solve", "-", "--format", format])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(b"867254301").expect("it reads");
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

#[test]
fn the_help_states_the_counting_rules() {
    let help = run(&["solve", "--help"]);
    assert_eq!(help.code, Some(0));
    for counter in Counter::ALL {
        let (name, rule) = (counter.name(), rule(counter));
        assert!(help.out.contains(name) && help.out.contains(rule), "{name}");
    }
    for algorithm in Algorithm::ALL {
        let properties = properties(algorithm);
        for words in [algorithm.id(), properties.optimal, properties.memory] {
            assert!(help.out.contains(words), "{words}");
        }
    }
    for instance in examples() {
        assert!(help.out.contains(&instance.id()), "{}", instance.name);
    }
    // The full rules are in one file, to which the README links.
    let rules = include_str!("../../assets/help/en/counting.md");
    assert!(help.out.contains(rules));
    assert!(include_str!("../../README.md").contains("(assets/help/en/counting.md)"));
    for size in Size::all() {
        let (rows, columns) = (size.rows(), size.columns());
        let hardest = format!("{rows}x{columns} {}", size.hardest());
        assert!(rows > columns || rules.contains(&hardest), "{hardest}");
    }
    assert_eq!(run(&["--help"]).code, Some(0));
    assert_eq!(run(&["--version"]).code, Some(0));
    assert_eq!(run(&["search"]).code, Some(2));
}

#[test]
fn depth_first_searches_tell_their_limits_and_thresholds() {
    let by = |algorithm: Algorithm, more: &[&str]| {
        let args = [&["813467052", "--algorithm", algorithm.id()], more].concat();
        json(&args)
    };
    let (answer, code) = by(Algorithm::DepthLimited, &["--depth-limit", "20"]);
    assert_eq!((answer.length, code), (Some(20), Some(0)));
    assert_eq!(
        (answer.depth_limit, answer.threshold, answer.iterations),
        (Some(20), Some(20), Some(1))
    );
    assert!(!answer.optimal, "it cannot know");
    walk(&answer);

    let (answer, code) = by(Algorithm::DepthLimited, &["--depth-limit", "19"]);
    assert_eq!((answer.outcome.as_str(), code), ("depth-limit", Some(3)));
    let told = run(&[
        "solve",
        "813467052",
        "--algorithm",
        "depth-limited",
        "--depth-limit",
        "19",
    ]);
    assert!(told.out.contains("--depth-limit"), "{}", told.out);

    let (answer, _) = by(Algorithm::IterativeDeepening, &[]);
    assert_eq!((answer.length, answer.optimal), (Some(20), true));
    assert_eq!((answer.threshold, answer.iterations), (Some(20), Some(21)));
    walk(&answer);

    let (answer, _) = by(Algorithm::IdaStar, &["--heuristic", "manhattan"]);
    assert_eq!(
        (answer.length, answer.threshold, answer.optimal),
        (Some(20), Some(20), true)
    );
    walk(&answer);

    let ended = ["123540", "--search-anyway", "--algorithm", "idastar"];
    let (answer, code) = json(&ended);
    assert_eq!((answer.outcome.as_str(), code), ("exhausted", Some(1)));
}

#[test]
fn a_weight_is_taken_from_one_to_ten() {
    for weight in ["1", "10"] {
        let args = [
            "813467052",
            "--algorithm",
            "weighted-astar",
            "--weight",
            weight,
        ];
        let (answer, code) = json(&args);
        assert_eq!(code, Some(0));
        assert_eq!(
            answer.weight.map(|weight| weight.to_string()).as_deref(),
            Some(weight)
        );
    }
    for weight in ["0", "11", "two"] {
        let refused = run(&["solve", "123405", "--weight", weight]);
        assert_eq!(refused.code, Some(2));
        assert!(refused.err.contains("--weight"), "{}", refused.err);
    }
    let (answer, _) = json(&["813467052", "--weight", "3"]);
    assert_eq!(answer.weight, None, "A* has none");
    let text = run(&["solve", "867254301", "--algorithm", "greedy"]);
    assert!(
        text.out.contains("a shorter solution may exist"),
        "{}",
        text.out
    );
    assert!(
        text.out.contains(" are needed, so a shorter"),
        "{}",
        text.out
    );
}

#[test]
fn a_search_that_ends_at_a_limit_tells_what_every_solution_has_at_least() {
    for algorithm in ["astar", "idastar", "greedy"] {
        let read = run(&[
            "solve",
            "korf-1",
            "--algorithm",
            algorithm,
            "--max-expansions",
            "100",
        ]);
        let told = read.out.split_once("Every solution has at least ");
        let moves = told.and_then(|(_, told)| told.split_once(" moves.")?.0.parse().ok());
        assert!((41..=57).contains(&moves.unwrap_or(0)), "{}", read.out);
    }
}

#[test]
fn one_expansion_is_singular() {
    for (most, words) in [
        ("1", "after 1 expansion of A*"),
        ("2", "after 2 expansions of A*"),
    ] {
        let read = run(&["solve", "korf-1", "--max-expansions", most]);
        assert!(read.out.contains(words), "{}", read.out);
    }
}

/// Runs the program with these streams, one of which cannot be written; returns its exit code and the other text.
#[cfg(target_os = "linux")]
fn run_into(args: &[&str], out: Stdio, err: Stdio) -> (Option<i32>, String) {
    let child = Command::new(env!("CARGO_BIN_EXE_slidescope"))
        .args(args)
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::null())
        .stdout(out)
        .stderr(err)
        .spawn()
        .expect("the program starts");
    let output = child.wait_with_output().expect("the program ends");
    let told = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(told).expect("text"))
}

/// A stream on which every write fails.
#[cfg(target_os = "linux")]
fn full() -> Stdio {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
    full.expect("Linux has it").into()
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_told_by_a_message_and_the_exit_code() {
    for args in [
        &["solve", "412503"][..],
        &["solve", "412503", "--format", "json"],
        &["compare", "412503"],
        &["experiment", "--lengths", "6", "--boards", "1"],
        &["survey", "--size", "2x3"],
        &["--help"],
        &["solve", "--help"],
        &["--version"],
    ] {
        let (code, err) = run_into(args, full(), Stdio::piped());
        assert_eq!(code, Some(74), "{args:?}: {err}");
        assert!(err.contains("could not be written"), "{args:?}: {err}");
        assert!(!err.contains("panicked"), "{args:?}: {err}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_message_that_cannot_be_written_costs_neither_the_answer_nor_the_exit_code() {
    // The exit code, and the exit code if standard output cannot be written either.
    for (args, code, neither) in [
        (&["solve", "4125"][..], 2, 2),
        (&["solve"], 2, 2),
        (&["solve", "123540"], 1, 74),
        (&["compare", "4125"], 2, 2),
        (&["compare", "123540"], 1, 1),
        (&["experiment"], 2, 2),
        (&["experiment", "--lengths", "6", "--boards", "1"], 0, 74),
        (&["survey", "--size", "4x4"], 2, 2),
    ] {
        assert_eq!(
            run_into(args, Stdio::piped(), full()).0,
            Some(code),
            "{args:?}"
        );
        assert_eq!(run_into(args, full(), full()).0, Some(neither), "{args:?}");
    }
    let (code, out) = run_into(&["experiment", "--lengths", "6"], Stdio::piped(), full());
    assert!(code == Some(0) && out.contains("A*"), "{out}");
}

/// As with `2>&1 | head -1`.
#[cfg(unix)]
#[test]
fn a_reader_of_progress_that_leaves_early_costs_no_result() {
    use std::io::{BufRead, BufReader};
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = path.join(format!("left-early-{}.csv", std::process::id()));
    let mut child = Command::new(env!("CARGO_BIN_EXE_slidescope"))
        .args([
            "experiment",
            "--lengths",
            "6..16",
            "--boards",
            "4",
            "--format",
            "csv",
        ])
        .arg("--output")
        .arg(&path)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let mut err = BufReader::new(child.stderr.take().expect("a pipe"));
    err.read_line(&mut line).expect("text");
    drop(err);
    assert!(line.contains("runs"), "{line}");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    let table = std::fs::read_to_string(&path).expect("the table");
    assert_eq!(table.lines().count(), 1 + 33);
    std::fs::remove_file(path).expect("it is there");
}

#[test]
fn several_threads_find_a_path_as_short() {
    let by = ["--algorithm", "idastar", "--heuristic", "patterns"];
    for threads in ["1", "2", "9"] {
        let args = [&["867254301", "--threads", threads][..], &by].concat();
        let run = run(&[&["solve", "--format", "json"][..], &args].concat());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        let answer: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        assert_eq!(answer["length"], 31);
        assert_eq!(answer["optimal"], true);
        assert_eq!(answer["threads"].to_string(), threads);
        assert!(answer["generated"].is_null(), "it is not counted");
    }
}

#[test]
fn several_threads_solve_boards_of_more_than_sixteen_cells() {
    let board = "1 2 0 4 5 6 / 7 8 3 9 11 12 / 13 14 15 10 16 17";
    let by = ["--algorithm", "idastar", "--heuristic", "patterns"];
    let run = run(&[
        &["solve", board, "--format", "json", "--threads", "2"][..],
        &by,
    ]
    .concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let answer: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(answer["length"], 5);
    assert_eq!(answer["optimal"], true);
}

#[test]
fn threads_are_for_ida_star_with_patterns_alone() {
    let by = ["--algorithm", "idastar", "--heuristic", "patterns"];
    let refused: [&[&str]; 6] = [
        &["--threads", "2"],
        &["--threads", "0"],
        &["--pattern-size", "large"],
        &[by[0], by[1], "--threads", "2"],
        &[&by[..], &["--threads", "2", "--pattern-size", "large"]].concat(),
        &[&by[..], &["--threads", "2", "--max-expansions", "5"]].concat(),
    ];
    for args in refused {
        let run = run(&[&["solve", "867254301"], args].concat());
        assert_eq!(run.code, Some(2), "{args:?}");
        assert!(!run.err.is_empty(), "{args:?}");
    }
}

#[test]
fn ties_are_broken_as_asked() {
    let by = |ties: &str| json(&["867254301", "--ties", ties]).0;
    let (larger, smaller) = (by("larger-g"), by("smaller-g"));
    assert_eq!(larger.ties.as_deref(), Some("larger-g"));
    assert_eq!(smaller.ties.as_deref(), Some("smaller-g"));
    assert_ne!(larger.expanded, smaller.expanded);
}

/// Other commands take a strategy in one word; here it means the same as its parts.
#[test]
fn a_strategy_in_one_word_is_that_of_its_parts() {
    let parts = [
        "--algorithm",
        "weighted-astar",
        "--heuristic",
        "linear-conflict",
        "--weight",
        "3",
    ];
    let (apart, _) = json(&[&["813467052"], &parts[..]].concat());
    let whole = ["--strategy", "weighted-astar:linear-conflict:w=3"];
    let (together, _) = json(&[&["813467052"], &whole[..]].concat());
    assert_eq!(together.expanded, apart.expanded);
    assert_eq!(
        (together.weight, together.moves),
        (apart.weight, apart.moves)
    );
    let refused = run(&[
        "solve",
        "813467052",
        "--strategy",
        "bfs",
        "--algorithm",
        "bfs",
    ]);
    assert_eq!(refused.code, Some(2));
}
