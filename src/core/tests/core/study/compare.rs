//! Comparing strategies on one board.

use std::ops::ControlFlow;

use crate::common::{self, databases};
use slidescope_core::puzzle::Problem;
use slidescope_core::search::{Limits, Strategy};
use slidescope_core::study::compare::{
    Comparison, PathVerdict, STRATEGIES, StrategyCountError, compare, table,
};
use slidescope_core::study::table::Format;
use slidescope_core::study::{End, Measurement, Optimality, measure, parse_strategy};

fn strategies(names: &[&str]) -> Vec<Strategy> {
    names
        .iter()
        .map(|name| parse_strategy(name).expect(name))
        .collect()
}

fn compared(problem: &Problem, names: &[&str]) -> Comparison {
    compare(
        problem,
        &strategies(names),
        Limits::NONE,
        databases(),
        |_, _| ControlFlow::Continue(()),
    )
    .expect("two to six")
}

#[test]
fn two_to_six_strategies_are_compared() {
    let problem = common::eight_puzzle("123456708", "123456780");
    for given in 0..9 {
        let names = vec!["bfs"; given];
        let done = compare(
            &problem,
            &strategies(&names),
            Limits::NONE,
            databases(),
            |_, _| ControlFlow::Continue(()),
        );
        assert_eq!(done.is_ok(), STRATEGIES.contains(&given), "{given}");
        assert!(done.is_ok() || done == Err(StrategyCountError { given }));
    }
}

#[test]
fn each_strategy_is_held_against_the_one_that_expanded_fewest() {
    let problem = common::eight_puzzle("867254301", "123456780");
    let done = compared(
        &problem,
        &[
            "bfs",
            "bidirectional",
            "astar:zero",
            "astar:misplaced",
            "astar:manhattan",
        ],
    );
    let fewest = done
        .rows
        .iter()
        .map(|row| row.measured.expanded)
        .min()
        .expect("rows");
    for row in &done.rows {
        let ratio = row.ratio.expect("solved");
        assert_eq!(ratio, row.measured.expanded as f64 / fewest as f64);
        assert!(
            matches!(row.verdict, PathVerdict::Proven(_)),
            "{:?}",
            row.verdict
        );
        assert_eq!(row.measured.length, Some(31));
    }
    assert!(done.rows.iter().any(|row| row.ratio == Some(1.0)));
}

/// The measurement of BFS without its proof, with `longer` moves added to its length.
fn unproven(problem: &Problem, longer: u32) -> Measurement {
    let bfs = parse_strategy("bfs").expect("it is there");
    let mut row = measure(problem, bfs, Limits::NONE, databases(), |_| {
        ControlFlow::Continue(())
    });
    row.length = row.length.map(|length| length + longer);
    row.cost = row.length;
    row.proof = None;
    row
}

#[test]
fn a_verdict_comes_by_proof_else_by_comparison_else_by_the_table() {
    let problem = common::eight_puzzle("285174306", "123456780");
    let proven = Measurement {
        proof: Some(Optimality::Layers),
        ..unproven(&problem, 0)
    };
    let rows = [
        proven,
        unproven(&problem, 0),
        unproven(&problem, 1),
        unproven(&problem, 4),
    ];
    let verdicts = |rows: &[Measurement]| -> Vec<PathVerdict> {
        Comparison::of(&problem, rows)
            .rows
            .iter()
            .map(|row| row.verdict)
            .collect()
    };
    let expected = [
        PathVerdict::Proven(Optimality::Layers),
        PathVerdict::AsShort,
        PathVerdict::Longer(1),
        PathVerdict::Longer(4),
    ];
    assert_eq!(verdicts(&rows), expected);
    // Without the proof, the table of all distances decides on so small a board.
    assert_eq!(verdicts(&rows[1..]), expected[1..]);
}

#[test]
fn without_proof_or_table_the_verdict_is_unknown() {
    let problem = slidescope_core::puzzle::examples()
        .iter()
        .find(|i| i.id() == "korf-79")
        .and_then(slidescope_core::puzzle::Example::problem)
        .expect("it ships");
    let astar = strategies(&["astar:linear-conflict"])[0];
    let mut row = measure(&problem, astar, Limits::NONE, databases(), |_| {
        ControlFlow::Continue(())
    });
    row.proof = None;
    let verdict = Comparison::of(&problem, &[row]).rows[0].verdict;
    assert_eq!(verdict, PathVerdict::Unknown);
    let limits = Limits {
        expansions: Some(10),
        ..Limits::NONE
    };
    let done = compare(&problem, &[astar, astar], limits, databases(), |_, _| {
        ControlFlow::Continue(())
    })
    .expect("two");
    for row in &done.rows {
        assert_eq!(
            (row.verdict, row.ratio),
            (PathVerdict::Unsolved(End::ExpansionLimit), None)
        );
    }
}

#[test]
fn giving_up_keeps_what_is_done() {
    let problem = common::eight_puzzle("867254301", "123456780");
    let names = strategies(&["bidirectional", "bfs", "astar"]);
    let done = compare(
        &problem,
        &names,
        Limits::NONE,
        databases(),
        |strategy, _| {
            if strategy == names[1] {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    )
    .expect("three");
    assert_eq!(done.rows.len(), 2);
    assert!(matches!(done.rows[0].verdict, PathVerdict::Proven(_)));
    assert_eq!(done.rows[1].verdict, PathVerdict::Unsolved(End::Cancelled));
}

#[test]
fn the_table_has_a_row_a_board_and_strategy() {
    let problems = [
        common::eight_puzzle("285174306", "123456780"),
        common::eight_puzzle("813467052", "123456780"),
    ];
    let done: Vec<Comparison> = problems
        .iter()
        .map(|problem| compared(problem, &["bfs", "astar"]))
        .collect();
    let one = table(&done[..1]);
    assert_eq!(one.rows().len(), 2);
    assert!(one.write(Format::Text).contains("285174306"));
    let both = table(&done);
    assert_eq!(both.rows().len(), 4);
    let json: serde_json::Value = serde_json::from_str(&both.write(Format::Json)).expect("JSON");
    for (at, (problem, strategy, length)) in [
        (0, "bfs", 19),
        (0, "astar:manhattan", 19),
        (1, "bfs", 20),
        (1, "astar:manhattan", 20),
    ]
    .into_iter()
    .enumerate()
    {
        let row = &json["rows"][at];
        assert_eq!(row["board"], problems[problem].start().to_string());
        assert_eq!(row["strategy"], strategy);
        assert_eq!(row["length"], length);
        assert_eq!(
            row["generated"],
            done[problem].rows[at % 2].measured.generated
        );
    }
}
