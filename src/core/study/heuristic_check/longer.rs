//! Looks for a board on which an overestimating h makes A* find a path that is longer than a shortest one.

use std::ops::ControlFlow;

use crate::puzzle::Problem;
use crate::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve_while,
};
use crate::study::heuristic_check::values::NoValues;
use crate::study::heuristic_check::{LongerPath, SoughtLonger};

/// The number of boards tried for each length. The limit keeps the search on short boards, where a detour is easy to follow.
const SOUGHT_PER_LENGTH: usize = 200;
/// The most expansions of a search, and its memory limit in bytes.
const MOST: u64 = 50_000;
const MEMORY: u64 = 256 << 20;

/// Searches by A* with `heuristic` from up to 200 boards of each length, the shortest first, until a path is too long. The
/// same heuristic gives the same board.
///
/// # Errors
/// If `go_on` breaks.
pub fn sought_longer(
    distances: &Distances,
    heuristic: Heuristic,
    databases: &PatternDatabases,
    go_on: &dyn Fn() -> ControlFlow<()>,
) -> Result<SoughtLonger, NoValues> {
    let strategy = Strategy::new(Algorithm::AStar, heuristic);
    let limits = Limits {
        memory: MEMORY,
        expansions: Some(MOST),
    };
    let mut tried = 0;
    for shortest in 1..=distances.farthest() {
        for board in distances.boards_at(shortest, SOUGHT_PER_LENGTH, 1) {
            let Ok(problem) = Problem::new(board, distances.goal()) else {
                continue;
            };
            let (outcome, _) = solve_while(&problem, strategy, limits, databases, |_| go_on());
            if go_on().is_break() {
                return Err(NoValues::Cancelled);
            }
            tried += 1;
            if let Outcome::Solved(path) = outcome
                && path.len() as u32 > shortest
            {
                let moves = path.len() as u32;
                let found = Some(LongerPath {
                    board,
                    moves,
                    shortest,
                });
                return Ok(SoughtLonger { found, tried });
            }
        }
    }
    Ok(SoughtLonger { found: None, tried })
}
