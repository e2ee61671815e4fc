//! The lower bound that a run has proven never exceeds the length of a shortest solution.

use proptest::prelude::*;

use crate::common::{databases, size};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limit, Limits, Outcome, Status, Strategy, Weight, any_search,
};
use slidescope_core::study::{proven_bound, quick_bound};

const HEURISTICS: [Heuristic; 4] = [
    Heuristic::Misplaced,
    Heuristic::Manhattan,
    Heuristic::LinearConflict,
    Heuristic::Patterns,
];

/// Runs the search `slice` expansions at a time, and returns the bound after each slice, and the outcome.
fn bounds(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    slice: u64,
) -> (Vec<u32>, Outcome) {
    let mut search = any_search(problem, strategy, limits, databases());
    let mut bounds = Vec::new();
    loop {
        let status = search.advance(slice);
        let outcome = match &status {
            Status::Running => None,
            Status::Finished(outcome) => Some(outcome),
        };
        let stats = search.stats();
        bounds.extend(proven_bound(problem, strategy, &stats, outcome));
        if let Status::Finished(outcome) = status {
            return (bounds, outcome);
        }
    }
}

fn problem(size: &str, start: u64, goal: u64) -> (Problem, u32) {
    let size = self::size(size);
    let goal = slidescope_core::puzzle::random_walk(Board::blank_last(size), 60, goal);
    let distances = Distances::new(goal).expect("a small space");
    let depth = start as u32 % (distances.farthest() + 1);
    let start = distances
        .board_at(depth, start)
        .expect("a board at each depth");
    (Problem::new(start, goal).expect("one size"), depth)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn weighted_astar_is_told_a_bound_that_holds(start in any::<u64>(), goal in any::<u64>(), weight in 1_u8..=10) {
        let (problem, shortest) = problem("3x3", start, goal);
        let quick = quick_bound(&problem, databases());
        prop_assert!(quick <= shortest);
        for heuristic in HEURISTICS {
            let strategy = Strategy {
                weight: Weight::new(weight).expect("a weight"),
                ..Strategy::new(Algorithm::WeightedAStar, heuristic)
            };
            let (bounds, outcome) = bounds(&problem, strategy, Limits::NONE, 1000);
            let Outcome::Solved(path) = outcome else {
                panic!("{outcome:?}");
            };
            let bound = bounds.into_iter().fold(quick, u32::max);
            prop_assert!(bound <= shortest, "{bound} for {strategy}");
            // A bound that reaches the path's length proves it shortest.
            if bound as usize >= path.len() {
                prop_assert_eq!(path.len() as u32, shortest);
            }
        }
    }

    #[test]
    fn searches_for_shortest_paths_prove_bounds_at_every_moment(
        start in any::<u64>(),
        goal in any::<u64>(),
        slice in 1_u64..200,
        turned in any::<bool>(),
        most in 1_u64..5000,
    ) {
        let (problem, shortest) = problem(if turned { "4x2" } else { "3x3" }, start, goal);
        let many = Limits { expansions: Some(100_000), ..Limits::NONE };
        let some = Limits { expansions: Some(most), ..Limits::NONE };
        for algorithm in Algorithm::ALL {
            let heuristics = if algorithm.uses_heuristic() { &HEURISTICS[..] } else { &HEURISTICS[..1] };
            for heuristic in heuristics {
                let strategy = Strategy::new(algorithm, *heuristic);
                // A depth-first search may take very long to end.
                let limits = if algorithm.is_depth_first() { many } else { Limits::NONE };
                for limits in [limits, some] {
                    let (bounds, outcome) = bounds(&problem, strategy, limits, slice);
                    let most = bounds.iter().max();
                    prop_assert!(most <= Some(&shortest), "{most:?} of {shortest} for {strategy}");
                    if strategy.is_optimal() && matches!(outcome, Outcome::Solved(_)) {
                        prop_assert_eq!(most, Some(&shortest), "{}", strategy);
                    }
                }
            }
        }
    }

    #[test]
    fn a_depth_limit_that_was_searched_through_is_a_bound(start in any::<u64>(), goal in any::<u64>(), limit in 0_u32..12) {
        let (problem, shortest) = problem("3x3", start, goal);
        for algorithm in [Algorithm::DepthLimited, Algorithm::IterativeDeepening, Algorithm::IdaStar] {
            let strategy = Strategy {
                depth_limit: Some(limit),
                ..Strategy::new(algorithm, Heuristic::Manhattan)
            };
            let (bounds, outcome) = bounds(&problem, strategy, Limits::NONE, 5000);
            let most = bounds.into_iter().max();
            prop_assert!(most <= Some(shortest), "{most:?} of {shortest} for {strategy}");
            if outcome == Outcome::Limit(Limit::Depth) {
                prop_assert!(most > Some(limit), "{}", strategy);
            }
        }
    }
}
