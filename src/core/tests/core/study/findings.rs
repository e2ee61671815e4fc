//! Sentences about compared runs: every number in them is one of a run.

use std::ops::ControlFlow;
use std::time::Duration;

use proptest::prelude::*;
use proptest::strategy::Strategy as Strategy1;
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, PatternDatabases, Strategy,
};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::accuracy::Accuracy;
use slidescope_core::study::compare::{Comparison, PathVerdict, StrategyResult, compare};
use slidescope_core::study::findings::{Cause, Finding};
use slidescope_core::study::table::Cell;
use slidescope_core::study::{End, Measurement, Optimality};

fn problem() -> Problem {
    let size = Size::new(3, 3).expect("a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("a board");
    Problem::new(start, Board::blank_last(size)).expect("one size")
}

/// The numbers in a sentence, without those in names of strategies.
fn numbers(sentence: &str, strategies: &[Strategy]) -> Vec<f64> {
    let mut names: Vec<String> = strategies.iter().map(ToString::to_string).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut text = sentence.to_owned();
    for name in names {
        text = text.replace(&name, "");
    }
    let is_number = |c: char| c.is_ascii_digit() || c == '.' || c == ',';
    text.split(|c: char| !is_number(c))
        .map(|word| word.trim_matches(['.', ',']).replace(',', ""))
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().expect("a number"))
        .collect()
}

/// Every number that a true sentence about row `at` may contain, worked out from the rows alone.
fn allowed(rows: &[StrategyResult], at: usize) -> Vec<f64> {
    let own = rows[at].measured;
    let mut all = vec![own.expanded as f64];
    if let Some(length) = own.length {
        let shortest = rows.iter().filter(|row| row.measured.proof.is_some());
        let shortest = shortest.filter_map(|row| row.measured.length).min();
        all.push(f64::from(length));
        all.push(f64::from(length) - 2.0);
        all.extend(shortest.map(|shortest| f64::from(length) - f64::from(shortest)));
    }
    all.extend(
        own.strategy
            .weight_used()
            .map(|weight| f64::from(weight.get())),
    );
    let others = rows.iter().enumerate();
    for (_, other) in others.filter(|(other, row)| *other != at && row.measured.length.is_some()) {
        let (a, b) = (own.expanded as f64, other.measured.expanded as f64);
        for ratio in [a / b, b / a] {
            all.extend([ratio.round(), (ratio * 10.0).round() / 10.0]);
        }
        all.extend([(a - b).abs(), (100.0 * (a - b).abs() / b).round()]);
    }
    all
}

fn check(rows: &[StrategyResult], comparison: &Comparison) -> Result<(), TestCaseError> {
    let strategies: Vec<Strategy> = rows.iter().map(|row| row.measured.strategy).collect();
    let findings = Finding::all(comparison, &vec![true; rows.len()], &[]);
    for (at, finding) in findings.into_iter().enumerate() {
        let said = finding.expect("it is over").to_string();
        let allowed = allowed(rows, at);
        prop_assert!(said.starts_with(&strategies[at].to_string()), "{said}");
        prop_assert!(said.ends_with('.'), "{said}");
        for number in numbers(&said, &strategies) {
            let known = allowed.iter().any(|one| (one - number).abs() < 1e-6);
            prop_assert!(known, "{number} of {said} is not among {allowed:?}");
        }
    }
    Ok(())
}

fn measured() -> impl Strategy1<Value = Measurement> {
    let algorithm = prop::sample::select(Algorithm::ALL.to_vec());
    let end = prop::sample::select(vec![
        End::Solved,
        End::Solved,
        End::Solved,
        End::Exhausted,
        End::Cancelled,
        End::MemoryLimit,
        End::ExpansionLimit,
        End::DepthLimit,
        End::NoEstimate,
    ]);
    let expanded = prop_oneof![0_u64..40, 100_u64..110, 0_u64..10_000_000];
    (algorithm, end, expanded, 0_u32..12, any::<bool>()).prop_map(
        |(algorithm, end, expanded, more, proves)| Measurement {
            strategy: Strategy::new(algorithm, Heuristic::Manhattan),
            end,
            length: (end == End::Solved).then_some(if proves { 20 } else { 20 + more }),
            cost: (end == End::Solved).then_some(if proves { 20 } else { 20 + more }),
            proof: (end == End::Solved && proves).then_some(Optimality::Layers),
            expanded,
            generated: 2 * expanded,
            visited: expanded,
            peak_frontier: expanded,
            bytes: 1,
            elapsed: Duration::ZERO,
        },
    )
}

proptest! {
    #[test]
    fn every_number_in_a_sentence_is_that_of_the_run(
        measured in prop::collection::vec(measured(), 2..=6)
    ) {
        let comparison = Comparison::knowing(&problem(), &measured, None);
        check(&comparison.rows, &comparison)?;
    }
}

fn solved(start: &[u8]) -> (Problem, Comparison) {
    let size = Size::new(3, 3).expect("a size");
    let start = Board::from_cells(size, start).expect("a board");
    let problem = Problem::new(start, Board::blank_last(size)).expect("one size");
    let strategies: Vec<Strategy> = [
        Algorithm::Bfs,
        Algorithm::UniformCost,
        Algorithm::Bidirectional,
        Algorithm::AStar,
        Algorithm::Greedy,
        Algorithm::IdaStar,
    ]
    .map(|algorithm| Strategy::new(algorithm, Heuristic::Manhattan))
    .into();
    let databases = PatternDatabases::default();
    let go_on = |_, _: &_| ControlFlow::Continue(());
    let done = compare(&problem, &strategies, Limits::NONE, &databases, go_on).expect("six");
    (problem, done)
}

#[test]
fn what_is_said_of_real_runs_is_true() {
    for start in [
        [8, 1, 3, 4, 6, 7, 0, 5, 2],
        [5, 3, 4, 8, 0, 7, 2, 1, 6],
        [1, 2, 3, 4, 5, 6, 7, 0, 8],
        [1, 2, 3, 4, 0, 6, 7, 5, 8],
        [1, 2, 3, 4, 5, 6, 7, 8, 0],
    ] {
        let (problem, done) = solved(&start);
        check(&done.rows, &done).expect("true");
        let away = Distances::new(problem.start()).expect("a small space");
        let nearer = |moves: u32| {
            let counts = away.counts();
            counts.iter().take(moves as usize).sum::<u64>()
        };
        for finding in Finding::all(&done, &[true; 6], &[]).into_iter().flatten() {
            let is_solved = !matches!(finding.result.verdict, PathVerdict::Unsolved(_));
            assert!(is_solved, "{finding}");
            if let Some(Cause::AllUpTo(moves)) = finding.why {
                assert!(nearer(moves + 1) <= finding.result.measured.expanded);
            }
            if let Some(Cause::AllNearerThan(moves)) = finding.why {
                assert!(nearer(moves) <= finding.result.measured.expanded);
            }
        }
    }
}

/// The accuracy of heuristics on every state around `problem`.
fn everywhere(problem: &Problem, heuristics: &[Heuristic]) -> Vec<Accuracy> {
    let distances = [problem.start(), problem.goal()].map(Distances::new);
    let [from_start, to_goal] = distances.map(|known| known.expect("a small space"));
    let databases = PatternDatabases::default();
    let go_on = |_| ControlFlow::Continue(());
    let of = |&heuristic: &Heuristic| {
        let (space, cores) = ([&from_start, &to_goal], Cores::all());
        Accuracy::everywhere(heuristic, problem, space, &databases, &cores, &go_on)
    };
    heuristics
        .iter()
        .map(|h| of(h).expect("an estimate"))
        .collect()
}

#[test]
fn a_heuristic_explains_what_another_one_costs() {
    let problem = problem();
    let pair = [Heuristic::Misplaced, Heuristic::Manhattan];
    let known = everywhere(&problem, &pair);
    let by = |heuristic| Strategy::new(Algorithm::AStar, heuristic);
    let (limits, databases) = (Limits::NONE, PatternDatabases::default());
    let go_on = |_, _: &_| ControlFlow::Continue(());
    let done = compare(&problem, &pair.map(by), limits, &databases, go_on).expect("two");
    let findings = Finding::all(&done, &[true; 2], &known);
    for (at, (row, finding)) in done.rows.iter().zip(findings).enumerate() {
        let below = known[at].below.expect("every state was looked at");
        assert!(below <= row.measured.expanded, "A* expands them all");
        let finding = finding.expect("it is over");
        assert!(finding.is_of_the_heuristic());
        let said = finding.to_string();
        for known in &known {
            let percent = format!("{:.0} %", 100.0 * known.mean);
            assert!(said.contains(&percent), "{percent}: {said}");
            assert!(
                said.contains(&Cell::Count(known.below.unwrap_or(0)).shown()),
                "{said}"
            );
        }
    }
}

#[test]
fn a_star_that_expands_more_than_bfs_tests_for_the_goal_later() {
    let (_, done) = solved(&[1, 2, 3, 4, 5, 6, 7, 0, 8]);
    let findings = Finding::all(&done, &[true; 6], &[]);
    let why = |at: usize| findings[at].expect("it is over").why;
    assert!(done.rows[3].measured.expanded > done.rows[0].measured.expanded);
    assert_eq!(why(0), Some(Cause::GoalWhenGenerated));
    assert_eq!(why(3), Some(Cause::GoalWhenExpanded));
}

#[test]
fn of_an_h_above_the_truth_nothing_is_said_that_needs_one_below() {
    let own = OwnHeuristic::new(
        "sum",
        include_str!("../../../../../assets/heuristics/manhattan-plus-misplaced.rhai"),
    );
    let heuristic = Heuristic::Own(own.expect("a name and a program"));
    let problem = problem();
    let known = everywhere(&problem, &[heuristic]);
    let strategies = [heuristic, Heuristic::Zero];
    let strategies = strategies.map(|h| Strategy::new(Algorithm::AStar, h));
    let (limits, databases) = (Limits::NONE, PatternDatabases::default());
    let go_on = |_, _: &_| ControlFlow::Continue(());
    let done = compare(&problem, &strategies, limits, &databases, go_on).expect("two");
    for known in [&[][..], &known] {
        let findings = Finding::all(&done, &[true; 2], known);
        let said = findings[0].expect("it is over").to_string();
        assert!(!said.contains("f >") && !said.contains("f <"), "{said}");
    }
}

#[test]
fn only_what_is_over_is_compared() {
    let (_, done) = solved(&[8, 1, 3, 4, 6, 7, 0, 5, 2]);
    let ended = [false, false, false, true, false, false];
    let findings = Finding::all(&done, &ended, &[]);
    assert_eq!(findings.iter().flatten().count(), 1);
    let said = findings[3].expect("A* is over").to_string();
    assert!(!said.contains("BFS"), "{said}");
}
