//! Heuristics as programs: their values, their faults, and the terms of their sums.

use crate::common::reachable;
use slidescope_core::puzzle::{Board, Size};
use slidescope_core::search::Distances;
use slidescope_core::search::heuristics::script::{
    MAX_ESTIMATE, MAX_SOURCE, Script, ScriptError, ScriptFault, ScriptPatterns, Term, TermSource,
    terms,
};
use slidescope_core::search::heuristics::{Estimate, Manhattan};

fn goal() -> Board {
    Board::blank_last(Size::new(3, 3).expect("a size"))
}

fn value(source: &str, digits: &str) -> Result<u32, ScriptError> {
    let board: Board = digits.parse().expect("a board");
    let mut script = Script::new(source, &goal(), &ScriptPatterns::default())?;
    script.estimate(board.state())
}

#[test]
fn a_value_is_the_last_one_of_the_program_rounded_up() {
    for (source, h) in [
        ("7", 7),
        ("let a = 3; a * 2", 6),
        ("0.1", 1),
        ("2.0", 2),
        ("if blank() == 0 { return 4; } 9", 4),
        (
            "let n = 0; for cell in 0..size { if at(cell) != 0 { n += 1 } } n",
            8,
        ),
        ("fn twice(x) { 2 * x } twice(3)", 6),
        ("max(2, 3) + min(2, 3) + rows + columns", 11),
        (
            "let m = #{a: 1, b: 2}; m.keys().len() + m.values().len()",
            4,
        ),
        (
            "let n = 0; for word in \"a bc def\".split(\" \") { n += word.len() } n",
            6,
        ),
        ("let text = \"h\" + 12; print(text); text.len()", 3),
    ] {
        assert_eq!(value(source, "012345678"), Ok(h), "{source}");
    }
}

#[test]
fn one_evaluation_leaves_nothing_for_the_next() {
    let mut script =
        Script::new("let n = blank(); n", &goal(), &ScriptPatterns::default()).expect("a program");
    for (digits, blank) in [("012345678", 0), ("123456780", 8), ("120345678", 2)] {
        let board: Board = digits.parse().expect("a board");
        assert_eq!(script.estimate(board.state()), Ok(blank));
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (source, place) in [
        ("manhattan(", Some((1, 11))),
        ("let a = 1;\na + b", Some((2, 5))),
        ("let h = 0;\nlet x = at(99);\nh", Some((2, 9))),
        ("nothing()", Some((1, 1))),
    ] {
        let error = value(source, "012345678").expect_err(source);
        assert_eq!(error.place, place, "{source}: {error}");
    }
}

#[test]
fn hostile_programs_end_in_a_message() {
    let no_estimate = |value| {
        let most = MAX_ESTIMATE;
        ScriptFault::NoEstimate { value, most }
    };
    let deep = "(".repeat(5000);
    let long = "1+".repeat(MAX_SOURCE);
    for (source, fault) in [
        ("loop {}", ScriptFault::TooManyOperations),
        (
            "while true { manhattan(); }",
            ScriptFault::TooManyOperations,
        ),
        ("fn f(n) { f(n + 1) } f(0)", ScriptFault::TooDeep),
        (
            "let a = []; loop { a.push(1); } 0",
            ScriptFault::TooMuchData,
        ),
        (
            "let s = \"x\"; loop { s += s; } 0",
            ScriptFault::TooMuchData,
        ),
        ("-1", no_estimate(-1.0)),
        ("3901", no_estimate(3_901.0)),
        ("0.5 / 0.0", no_estimate(f64::INFINITY)),
        (
            "\"12\"",
            ScriptFault::NoNumber {
                kind: "string".to_owned(),
            },
        ),
        (
            "",
            ScriptFault::NoNumber {
                kind: "()".to_owned(),
            },
        ),
        ("at(9)", ScriptFault::NoSuchCell { cell: 9, cells: 9 }),
        ("at(-1)", ScriptFault::NoSuchCell { cell: -1, cells: 9 }),
        ("distance(9)", ScriptFault::NoSuchTile { tile: 9, cells: 9 }),
        ("pattern([1, 1])", ScriptFault::BadPattern { most: 6 }),
        ("pattern([0])", ScriptFault::BadPattern { most: 6 }),
        (&deep, ScriptFault::TooDeep),
        (&long, ScriptFault::TooLong),
    ] {
        let shown = &source[..source.len().min(40)];
        let error = value(source, "012345678").expect_err(shown);
        assert_eq!(error.fault, fault, "{shown}");
    }
    for source in [
        "9223372036854775807 + 1",
        "1 / 0",
        "0.0 / 0.0",
        "open(\"/etc/passwd\")",
        "import \"a\"; 1",
        "eval(\"1\")",
        "let x = 1; x.y",
        "\u{0}",
    ] {
        value(source, "012345678").expect_err(source);
    }
}

fn told(source: &str) -> Vec<(String, i64)> {
    let goal = Board::blank_last(Size::new(3, 3).expect("a size"));
    let state = "813467052".parse::<Board>().expect("a board").state();
    let patterns = ScriptPatterns::default();
    let h = Script::new(source, &goal, &patterns)
        .expect("a program")
        .estimate(state)
        .expect("an estimate");
    let terms = terms(source, &goal, state, h, &patterns);
    let from = |term: Term| match term.from {
        TermSource::Expression(text) => (text, term.value),
        TermSource::Lines(first, last) => (format!("{first} to {last}"), term.value),
    };
    terms.into_iter().map(from).collect()
}

fn pairs(expected: &[(&str, i64)]) -> Vec<(String, i64)> {
    let owned = expected
        .iter()
        .map(|&(text, value)| (text.to_owned(), value));
    owned.collect()
}

#[test]
fn a_sum_is_told_by_its_summands() {
    let sum = pairs(&[("manhattan()", 12), ("misplaced()", 6)]);
    assert_eq!(told("manhattan() + misplaced()"), sum);
    assert_eq!(
        told("// a sum + more\nlet a = 1;\nmanhattan() + misplaced()"),
        sum
    );
    let nested = pairs(&[("max(manhattan(), 1 + 2)", 12), ("2 * misplaced()", 12)]);
    assert_eq!(told("max(manhattan(), 1 + 2) + 2 * misplaced()"), nested);
}

#[test]
fn what_lines_add_to_a_first_value_is_told_with_their_numbers() {
    let source =
        "let h = manhattan();\n\nfor cell in 0..size {\n  if at(cell) == 8 { h += 2; }\n}\nh";
    let expected = pairs(&[("manhattan()", 12), ("3 to 5", 2)]);
    assert_eq!(told(source), expected);
}

#[test]
fn nothing_is_told_of_what_does_not_add_up() {
    for source in [
        "max(manhattan(), misplaced())",
        "7",
        "if manhattan() + 1 > 3 { 4 } else { 5 }",
        "let h = 1; let h = 5; h",
        "manhattan() + 0.5",
        "manhattan() - 1 + 1",
        "fn f(x) { x + 1 } f(2)",
    ] {
        let told = told(source);
        let sum: i64 = told.iter().map(|(_, value)| value).sum();
        assert!(told.is_empty() || sum >= 0, "{source}: {told:?}");
    }
    assert_eq!(told("max(manhattan(), misplaced())"), []);
    assert_eq!(told(&["1"; 9].join(" + ")), []);
}

#[test]
fn patterns_never_exceed_the_true_distance_and_single_tiles_add_up_to_manhattan_or_more() {
    let distances = Distances::new(goal()).expect("a small space");
    let single: Vec<String> = (1..9)
        .map(|tile| format!("additive_pattern([{tile}])"))
        .collect();
    let [mut whole, mut parts, mut first, mut second] = [
        "pattern([1, 2, 3, 4])",
        "additive_pattern([1, 2, 3, 4]) + additive_pattern([5, 6, 7, 8])",
        // A program may use six tables.
        &single[..4].join(" + "),
        &single[4..].join(" + "),
    ]
    .map(|source| Script::new(source, &goal(), &ScriptPatterns::default()).expect("a program"));
    let manhattan = Manhattan::new(&goal());
    for board in reachable(goal()) {
        let (state, distance) = (
            board.state(),
            distances.distance(&board).expect("reachable"),
        );
        let value = |script: &mut Script| script.estimate(state).expect("a number");
        assert!(value(&mut whole) <= distance);
        assert!(value(&mut parts) <= distance);
        let apart = value(&mut first) + value(&mut second);
        assert!(apart >= manhattan.of(state) && apart <= distance);
    }
}

/// Neither no tile makes a pattern, nor one more than its table can have.
#[test]
fn the_largest_patterns_fit_the_limit() {
    for (size, most) in [("3x3", 6), ("4x4", 5), ("2x2", 3), ("3x4", 5)] {
        let goal = Board::blank_last(size.parse().expect("a size"));
        let more: Vec<usize> = (1..goal.size().cells()).take(most + 1).collect();
        for tiles in [vec![], more].iter().filter(|tiles| tiles.len() != most) {
            let source = format!("pattern({tiles:?})");
            let script = Script::new(&source, &goal, &ScriptPatterns::default());
            let refused = script.and_then(|mut script| script.estimate(goal.state()));
            let fault = refused.map_err(|error| error.fault);
            assert_eq!(
                fault,
                Err(ScriptFault::BadPattern { most }),
                "{size} {source}"
            );
        }
    }
}
