//! Measuring one strategy on one board.

use std::ops::ControlFlow;
use std::time::Duration;

use crate::common::{self, databases};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, PatternDatabases, SLICE, Strategy, is_prepared, solve,
};
use slidescope_core::study::measure::{MeasuredRun, repeated};
use slidescope_core::study::{
    End, StrategyError, branching, measure, parse_strategy, strategy_name,
};

fn on(_: &slidescope_core::search::Stats) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn a_measurement_is_what_the_search_counted() {
    let problem = common::eight_puzzle("285174306", "123456780");
    for strategy in common::strategies() {
        let row = measure(&problem, strategy, Limits::NONE, databases(), on);
        let (_, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
        assert_eq!(row.end, End::Solved, "{strategy}");
        assert_eq!(
            [row.expanded, row.generated, row.visited, row.peak_frontier],
            [
                stats.expanded,
                stats.generated,
                stats.visited,
                stats.peak_frontier
            ],
            "{strategy}"
        );
        // The stack of a depth-first search holds less at its end.
        assert!(row.bytes >= stats.bytes, "{strategy}");
        let length = row.length.expect("solved");
        if row.proof.is_some() {
            assert_eq!(length, 19, "{strategy}");
        }
        assert_eq!(row.branching(), branching(row.generated as f64, length));
    }
}

#[test]
fn what_is_proven_optimal_is_as_short_as_the_table_says() {
    let table =
        slidescope_core::search::Distances::new(common::board("2x3", "123450")).expect("small");
    for distance in 0..=table.farthest() {
        let start = table.board_at(distance, 7).expect("a board");
        let problem =
            slidescope_core::puzzle::Problem::new(start, table.goal()).expect("equal sizes");
        for strategy in common::strategies() {
            let row = measure(&problem, strategy, Limits::NONE, databases(), on);
            let length = row.length.expect("solved");
            assert!(length >= distance);
            assert!(
                row.proof.is_none() || length == distance,
                "{strategy}: {length}, not {distance}"
            );
        }
    }
}

#[test]
fn a_run_ends_as_its_limits_say() {
    let problem = slidescope_core::puzzle::examples()
        .iter()
        .find(|i| i.id() == "korf-1")
        .and_then(slidescope_core::puzzle::Example::problem)
        .expect("it ships");
    for strategy in common::strategies() {
        let limits = Limits {
            expansions: Some(100),
            ..Limits::NONE
        };
        let row = measure(&problem, strategy, limits, databases(), on);
        assert_eq!(
            (row.end, row.expanded, row.length),
            (End::ExpansionLimit, 100, None),
            "{strategy}"
        );
        assert_eq!((row.proof, row.branching()), (None, None));
    }
}

#[test]
fn a_run_can_be_given_up_between_slices() {
    let problem = common::eight_puzzle("867254301", "123456780");
    let bfs = parse_strategy("bfs").expect("it is there");
    let mut seen = Vec::new();
    let row = measure(&problem, bfs, Limits::NONE, databases(), |stats| {
        seen.push(stats.expanded);
        if seen.len() == 2 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!((row.end, row.length), (End::Cancelled, None));
    assert_eq!(seen, [SLICE, 2 * SLICE]);
    assert_eq!(row.expanded, 2 * SLICE);
}

#[test]
fn every_strategy_has_a_name_that_reads_back() {
    for strategy in common::strategies() {
        let name = strategy_name(strategy);
        let read = parse_strategy(&name).expect("its own name");
        assert_eq!(read.algorithm, strategy.algorithm);
        assert_eq!(read.heuristic_used(), strategy.heuristic_used());
        assert_eq!(strategy_name(read), name);
    }
}

#[test]
fn settings_are_part_of_a_name() {
    for (text, name) in [
        ("weighted-astar", "weighted-astar:manhattan:w=2"),
        (
            " weighted-astar : w = 5 : misplaced ",
            "weighted-astar:misplaced:w=5",
        ),
        ("depth-limited:limit=20", "depth-limited:limit=20"),
        ("astar:ties=larger-g", "astar:manhattan"),
        ("astar:ties=smaller-g", "astar:manhattan:ties=smaller-g"),
        ("idastar:linear-conflict", "idastar:linear-conflict"),
    ] {
        let strategy = parse_strategy(text).expect(text);
        assert_eq!(strategy_name(strategy), name);
        assert_eq!(parse_strategy(name), Ok(strategy));
    }
}

#[test]
fn ties_to_smaller_g_expand_every_node_of_small_f_and_find_the_same_length() {
    let (start, goal) = (
        common::board("3x3", "285174306"),
        common::board("3x3", "123456780"),
    );
    let problem = slidescope_core::puzzle::Problem::new(start, goal).expect("equal sizes");
    let strategy = parse_strategy("astar:ties=smaller-g").expect("it is there");
    let row = measure(&problem, strategy, Limits::NONE, databases(), on);
    assert_eq!(row.length, Some(19));
    // Every state whose distance from the start plus its estimate is at most the length of the solution.
    let estimate = slidescope_core::search::estimator(strategy, &goal, databases());
    let from_start = slidescope_core::search::Distances::new(start).expect("small");
    let all = common::reachable(start).into_iter();
    let within = |board: &slidescope_core::puzzle::Board| {
        let g = from_start.distance(board).expect("reachable");
        g + estimate(board.state()) <= 19
    };
    assert_eq!(row.expanded, all.filter(within).count() as u64);
    let usual = measure(
        &problem,
        parse_strategy("astar").expect("it is there"),
        Limits::NONE,
        databases(),
        on,
    );
    assert!(usual.expanded < row.expanded);
}

#[test]
fn what_is_no_strategy_is_said_with_what_there_is() {
    let fault = |text: &str| parse_strategy(text).expect_err(text);
    assert_eq!(fault(" "), StrategyError::Empty);
    assert_eq!(
        fault("bfs:manhattan"),
        StrategyError::Unguided {
            algorithm: Algorithm::Bfs
        }
    );
    for algorithm in common::strategies().iter().map(|s| s.algorithm) {
        assert!(fault("annealing").to_string().contains(algorithm.id()));
    }
    for heuristic in common::strategies()
        .iter()
        .filter_map(|s| s.heuristic_used())
    {
        assert!(fault("astar:euclid").to_string().contains(heuristic.id()));
    }
    assert!(fault("astar:").to_string().contains("heuristic"));
    for (text, parts) in [
        ("weighted-astar:w=0", ["“0”", "1 to 10"]),
        ("weighted-astar:w=11", ["“11”", "1 to 10"]),
        ("depth-limited:limit=deep", ["“deep”", "moves"]),
        ("astar:w=3", ["“w”", "A*"]),
        ("bfs:limit=3", ["“limit”", "BFS"]),
    ] {
        for part in parts {
            assert!(
                fault(text).to_string().contains(part),
                "{text}: {}",
                fault(text)
            );
        }
    }
}

/// At the end of a whole space the frontier is empty.
#[test]
fn bytes_are_the_most_that_a_search_held() {
    let problem = common::eight_puzzle("123456870", "123456780");
    let bfs = parse_strategy("bfs").expect("it is there");
    let mut search = slidescope_core::search::any_search(&problem, bfs, Limits::NONE, databases());
    let mut most = search.stats().bytes;
    while search.advance(SLICE) == slidescope_core::search::Status::Running {
        most = most.max(search.stats().bytes);
    }
    let at_the_end = search.stats().bytes;
    assert!(at_the_end < most, "{at_the_end} of {most}");
    assert_eq!(
        measure(&problem, bfs, Limits::NONE, databases(), on).bytes,
        most
    );
}

/// Some tables are shared by the whole process, so no other test searches these boards: of the first size only those of the
/// other parity, and none of the second.
#[test]
fn the_clock_starts_once_everything_shared_is_made() {
    for (goal, heuristic) in [
        (
            Board::blank_first(common::size("2x5")).swapped(1, 2),
            Heuristic::Patterns,
        ),
        (
            Board::blank_first(common::size("2x7")),
            Heuristic::Manhattan,
        ),
    ] {
        let problem = Problem::new(goal, goal).expect("equal sizes");
        let strategy = Strategy::new(Algorithm::AStar, heuristic);
        let databases = PatternDatabases::default();
        assert!(!is_prepared(&problem, strategy, &databases));
        let now = || {
            assert!(is_prepared(&problem, strategy, &databases));
            Duration::ZERO
        };
        let mut run = MeasuredRun::new(&problem, strategy, Limits::NONE, &databases, now);
        let measured = run.advance().expect("it is solved already");
        assert_eq!(measured.end, End::Solved);
    }
}

#[test]
fn short_runs_are_repeated_more_often_and_long_ones_not_at_all() {
    let repeat = |millis: u64| {
        let mut made = 1;
        let time = Duration::from_millis(millis);
        let median = repeated(time, || {
            made += 1;
            Some(time)
        });
        assert_eq!(median, time);
        made
    };
    assert_eq!([1, 10, 200, 1100].map(repeat), [101, 25, 3, 1]);
}

#[test]
fn one_slow_run_does_not_change_the_median() {
    let times = [9, 1, 2, 3, 2].map(Duration::from_millis);
    let mut times = times.into_iter().cycle();
    let first = times.next().expect("it goes on");
    let median = repeated(first, || times.next());
    assert_eq!(median, Duration::from_millis(2));
}
