//! Memory: its limit is kept, whatever the search does, growth included.

mod common;

use common::size;
use slidescope::{
    puzzle::{Board, Problem},
    search::{Algorithm, Heuristic, Limit, Limits, Outcome, Strategy, solve},
};

/// A board of which no search here comes to an end.
fn far_board() -> Problem {
    let size = size("4x4");
    let start = [0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    let start = Board::from_cells(size, &start).expect("a legal board");
    Problem::new(start, Board::blank_first(size)).expect("equal sizes")
}

fn limited(memory: u64) -> Limits {
    Limits {
        memory,
        ..Limits::NONE
    }
}

#[test]
fn the_limit_is_kept_within_a_twentieth() {
    for algorithm in [
        Algorithm::Bfs,
        Algorithm::Bidirectional,
        Algorithm::AStar,
        Algorithm::Greedy,
    ] {
        for mebibytes in [2, 4, 16, 64] {
            let limit = mebibytes << 20;
            let strategy = Strategy::new(algorithm, Heuristic::Zero);
            let (outcome, stats) = solve(&far_board(), strategy, limited(limit), |_| ());
            assert_eq!(outcome, Outcome::Limit(Limit::Memory), "{algorithm}");
            assert!(
                stats.bytes <= limit + limit / 20,
                "{algorithm} holds {} of {limit} bytes",
                stats.bytes
            );
        }
    }
}
