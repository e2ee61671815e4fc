//! The memory limit is kept, whatever the search does, including while tables grow.

use crate::common::{databases, far_board};
use slidescope_core::search::{Algorithm, Heuristic, Limit, Limits, Outcome, Strategy, solve};

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
        Algorithm::Dfs,
        Algorithm::Bidirectional,
        Algorithm::AStar,
        Algorithm::Greedy,
    ] {
        for mebibytes in [2, 4, 16, 64] {
            let limit = mebibytes << 20;
            let strategy = Strategy::new(algorithm, Heuristic::Zero);
            let (outcome, stats) =
                solve(&far_board(), strategy, limited(limit), databases(), |_| ());
            assert_eq!(outcome, Outcome::Limit(Limit::Memory), "{algorithm}");
            assert!(
                stats.bytes <= limit + limit / 20,
                "{algorithm} holds {} of {limit} bytes",
                stats.bytes
            );
        }
    }
}
