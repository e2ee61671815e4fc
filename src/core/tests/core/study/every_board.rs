//! Every board: each count is that of a single search, and the totals are those of an independent program.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::select;

use crate::common::databases;
use slidescope_core::puzzle::{Board, Costs, Problem, Size};
use slidescope_core::search::each_board::{Count, EachBoard};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, Reopen, Sequential, Strategy, Ties, Weight,
    solve,
};
use slidescope_core::study::every_board::{
    EveryBoard, EveryBoardCache, EveryBoardError, NotMeasured, Scope,
};
use slidescope_core::study::heuristic_check::{Subject, every_value};
use slidescope_core::study::parse_strategy;

fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

/// A* by a heuristic of one's own.
fn by_own(name: &str, source: &str) -> Strategy {
    let own = OwnHeuristic::new(name, source).expect("a name");
    Strategy::new(Algorithm::AStar, Heuristic::Own(own))
}

/// A* by Manhattan with the blank counted like a tile: too large on some boards, and not consistent.
fn with_blank() -> Strategy {
    by_own("with the blank", "manhattan() + distance(0)")
}

/// Every strategy that can be measured on every board, with each heuristic, tie and weight.
fn measurable() -> Vec<Strategy> {
    let mut all = Vec::new();
    for algorithm in Algorithm::ALL {
        let heuristics: &[Heuristic] = match algorithm.uses_heuristic() {
            true => &Heuristic::ALL,
            false => &[Heuristic::Zero],
        };
        for &heuristic in heuristics {
            let plain = Strategy::new(algorithm, heuristic);
            all.push(plain);
            if algorithm.goes_by_f() {
                all.push(Strategy {
                    reopen: Reopen::Never,
                    ..plain
                });
            }
            if algorithm == Algorithm::AStar {
                all.push(Strategy {
                    ties: Ties::SmallerG,
                    ..plain
                });
            }
            if algorithm.uses_weight() {
                all.push(Strategy {
                    weight: Weight::new(5).expect("a weight"),
                    ..plain
                });
            }
        }
    }
    all.extend([
        with_blank(),
        by_own("misled", "manhattan() + 2 * misplaced()"),
    ]);
    let never = |strategy| Strategy {
        reopen: Reopen::Never,
        ..strategy
    };
    all.push(never(with_blank()));
    let goal = Board::blank_last(size("2x3"));
    all.retain(|it| EveryBoard::new(goal, None, vec![*it], None).is_ok());
    all
}

fn single(strategy: Strategy, start: Board, goal: Board, costs: Costs) -> Count {
    let problem = Problem::new(start, goal).expect("equal sizes");
    let problem = problem.with_costs(costs);
    let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
    let Outcome::Solved(path) = outcome else {
        panic!("{strategy} finds no path on {start}");
    };
    Count {
        length: path.cost(),
        expanded: stats.expanded,
        generated: stats.generated,
    }
}

/// A goal of this size, moved away from the usual one, so that its blank may be on any cell.
fn goal(size: Size, seed: u64) -> Board {
    slidescope_core::puzzle::random_walk(Board::blank_last(size), (seed % 40) as usize, seed)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// By every strategy, on some boards of some goal of some size.
    #[test]
    fn every_count_is_that_of_a_single_search(
        strategy in select(measurable()),
        size in select(vec!["2x2", "2x3", "3x2", "2x4", "4x2", "3x3"]),
        seed in any::<u64>(),
    ) {
        let goal = goal(self::size(size), seed);
        let distances = Distances::new(goal).expect("a small space");
        let lengths = 0..=distances.farthest();
        let boards: Vec<Board> = lengths.step_by(3).filter_map(|at| distances.board_at(at, seed)).collect();
        let estimates = || {
            let subject = Subject::BuiltIn(strategy.heuristic);
            every_value(&subject, &distances, databases(), &Sequential, &|_| ControlFlow::Continue(()))
        };
        let each = EachBoard::new(strategy, &distances, databases(), &Sequential, estimates);
        let address = |board: &Board| distances.ranking().address(board.state()).expect("of the space");
        let addresses: Vec<u32> = boards.iter().map(address).collect();
        let mut counts = vec![Count::default(); boards.len()];
        each.expect("built in").search(&addresses, &mut counts);
        for (board, count) in boards.iter().zip(&counts) {
            prop_assert_eq!(*count, single(strategy, *board, goal, Costs::Unit), "{} on {} to {}", strategy, board, goal);
        }
    }
}

fn strategies(names: &[&str]) -> Vec<Strategy> {
    let strategy = |name: &&str| parse_strategy(name).expect("a strategy");
    names.iter().map(strategy).collect()
}

/// The summary of all boards is what the counts of the single boards come to.
/// With costs the lengths are costs.
#[test]
fn summaries_add_up_every_board_once() {
    let small = size("2x3");
    let own = Costs::list(&[7, 1, 99, 3, 2], small).expect("five costs");
    for costs in [Costs::Unit, Costs::Tile, own] {
        let both = strategies(&["astar:misplaced", "greedy:manhattan"]);
        add_up(costs, &both);
    }
    add_up(
        Costs::Tile,
        &strategies(&["uniform-cost", "bfs", "bidirectional", "mm:manhattan"]),
    );
}

fn add_up(costs: Costs, both: &[Strategy]) {
    let goal = Board::blank_first(size("2x3"));
    let distances = Distances::by(goal, costs).expect("a small space");
    let every = EveryBoard::new(goal, None, both.to_vec(), Some(both[0])).expect("measured");
    let every = every.with_costs(costs);
    let measured = every
        .measure(databases(), &Sequential, &|_| ControlFlow::Continue(()))
        .expect("built in");
    let counts = distances.counts().iter();
    let lengths = counts.filter(|&&boards| boards > 0).count();
    assert_eq!((measured.is_whole, measured.lengths.len()), (true, lengths));
    for (scope, strategy, summary) in measured.summaries() {
        let lengths = match scope {
            Scope::Length(length) => length..=length,
            Scope::All => 0..=distances.farthest(),
        };
        let boards: Vec<(u32, Board)> = lengths
            .flat_map(|length| {
                let boards = distances.boards_at(length, usize::MAX, 1);
                boards.into_iter().map(move |board| (length, board))
            })
            .collect();
        let counts = |strategy| {
            boards
                .iter()
                .map(move |(_, board)| single(strategy, *board, goal, costs))
        };
        let (own, other): (Vec<Count>, Vec<Count>) =
            (counts(strategy).collect(), counts(both[0]).collect());
        let mut expanded: Vec<u64> = own.iter().map(|count| count.expanded).collect();
        expanded.sort_unstable();
        let total: u64 = expanded.iter().sum();
        assert_eq!(summary.boards, boards.len() as u64);
        assert_eq!(summary.expanded, total.into());
        assert_eq!(
            summary.generated,
            own.iter().map(|it| u128::from(it.generated)).sum()
        );
        assert_eq!(
            summary.found,
            own.iter().map(|it| u128::from(it.length)).sum()
        );
        for (quarter, &value) in (1..).zip(&summary.quartiles) {
            let at_most = expanded.iter().filter(|&&it| it <= value).count();
            let below = expanded.iter().filter(|&&it| it < value).count();
            assert!(4 * below < quarter * boards.len() && 4 * at_most >= quarter * boards.len());
        }
        let too_long = |((length, _), count): (&(u32, Board), &Count)| count.length > *length;
        let too_long = boards.iter().zip(&own).filter(|it| too_long(*it)).count();
        assert_eq!(summary.not_shortest, too_long as u64);
        let extremes = [
            (summary.least, expanded[0]),
            (summary.most, expanded[expanded.len() - 1]),
        ];
        for (extreme, value) in extremes {
            let extreme = extreme.expect("there are boards");
            let board = measured.board(extreme.board).expect("an address");
            assert_eq!(
                (extreme.value, single(strategy, board, goal, costs).expanded),
                (value, value)
            );
        }
        let Some(against) = summary.against else {
            assert_eq!(strategy, both[0]);
            continue;
        };
        let more = own
            .iter()
            .zip(&other)
            .filter(|(own, other)| own.expanded > other.expanded);
        let longer = own
            .iter()
            .zip(&other)
            .filter(|(own, other)| own.length > other.length);
        assert_eq!(against.more, more.count() as u64);
        assert_eq!(against.longer, longer.count() as u64);
        let times =
            |(own, other): (&Count, &Count)| f64::from(own.length) / f64::from(other.length);
        let longer = own
            .iter()
            .zip(&other)
            .filter(|(own, other)| own.length > other.length);
        let most = longer.map(times).max_by(f64::total_cmp);
        let widest = against
            .widest
            .map(|it| f64::from(it.length) / f64::from(it.other));
        assert_eq!(widest, most);
        assert_eq!(against.more + against.equal + against.fewer, summary.boards);
    }
}

#[test]
fn what_has_no_bound_or_is_too_large_is_refused() {
    let goal = Board::blank_last(size("3x3"));
    let refused = |goal, names: &[&str]| {
        let refused = EveryBoard::new(goal, None, strategies(names), None);
        refused.expect_err("it is refused").to_string()
    };
    let four = refused(Board::blank_last(size("4x4")), &["bfs"]);
    assert!(four.contains("up to 3x3 and 2x5"), "{four}");
    for name in [
        "depth-limited",
        "iterative-deepening",
        "idastar:zero",
        "idastar:manhattan:limit=20",
    ] {
        let fault = refused(goal, &["bfs", name]);
        assert!(
            fault.contains("nothing bounds") && fault.contains(name),
            "{fault}"
        );
    }
    let patterns = refused(goal, &["mm:patterns"]);
    assert!(
        patterns.contains("mm:patterns") && patterns.contains("manhattan"),
        "{patterns}"
    );
    assert!(refused(goal, &["bfs", "bfs"]).contains("twice"));
    assert_eq!(
        EveryBoard::new(goal, None, Vec::new(), None),
        Err(EveryBoardError::NoStrategies)
    );
    let far = EveryBoard::new(
        goal,
        Some("31..32".parse().expect("lengths")),
        strategies(&["bfs"]),
        None,
    );
    let far = far.expect("it is not searched yet").check_lengths();
    assert_eq!(
        far,
        Err(EveryBoardError::TooFar {
            length: 32,
            farthest: 31
        })
    );
}

#[test]
fn a_program_that_fails_is_named() {
    let goal = Board::blank_last(size("2x3"));
    let failing = by_own("failing", "if distance(1) == 3 { -1 } else { 0 }");
    let every = EveryBoard::new(goal, None, vec![failing], None).expect("it is not run yet");
    let failed = every.measure(databases(), &Sequential, &|_| ControlFlow::Continue(()));
    assert!(matches!(failed, Err(NotMeasured::NoEstimate(strategy, _)) if strategy == failing));
    // Weighted A* supports estimates up to a part of the usual.
    let heavy = Strategy {
        algorithm: Algorithm::WeightedAStar,
        ..by_own("heavy", "1000 + manhattan()")
    };
    let weighted = |weight| Strategy {
        weight: Weight::new(weight).expect("a weight"),
        ..heavy
    };
    for (weight, fails) in [(2, false), (5, true)] {
        let every = EveryBoard::new(goal, None, vec![weighted(weight)], None).expect("as above");
        let measured = every.measure(databases(), &Sequential, &|_| ControlFlow::Continue(()));
        assert_eq!(measured.is_err(), fails, "w = {weight}");
    }
}

#[test]
fn a_cancelled_measurement_has_the_lengths_that_are_whole() {
    let goal = Board::blank_last(size("2x3"));
    let every = EveryBoard::new(goal, None, strategies(&["astar:zero", "greedy"]), None);
    let measured = every
        .expect("measured")
        .measure(databases(), &Sequential, &|now| match now.length {
            Some(10) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
    let measured = measured.expect("some are whole");
    let lengths: Vec<u32> = measured.lengths.iter().map(|of| of.length).collect();
    assert_eq!((measured.is_whole, lengths), (false, (0..10).collect()));
    let table = measured.every.table(Some(&measured));
    assert!(table.notes().any(|note| note.contains("10 of 22")));
}

#[test]
fn boards_are_measured_once_they_are_wanted_for_a_while() {
    let goal = Board::blank_last(size("2x3"));
    let of = |names: &[&str]| EveryBoard::new(goal, None, strategies(names), None).ok();
    let [passed, wanted] = [of(&["bfs"]), of(&["greedy"])];
    let mut cache = EveryBoardCache::new(Arc::new(|| ()));
    let rest = cache.want(passed.clone(), databases());
    sleep(rest.expect("they wait"));
    let rest = cache.want(wanted.clone(), databases());
    sleep(rest.expect("others wait anew"));
    for _ in 0..6_000 {
        assert_eq!(cache.want(wanted.clone(), databases()), None, "it waited");
        if let Some(measured) = wanted.as_ref().and_then(|every| cache.get(every)) {
            assert!(measured.is_whole);
            assert!(passed.is_some_and(|every| cache.get(&every).is_none()));
            return;
        }
        sleep(Duration::from_millis(10));
    }
    panic!("it was not measured within a minute");
}
