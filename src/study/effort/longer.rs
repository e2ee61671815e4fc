//! A board on which A* is misled: by an h above the truth it finds a path that is longer than a shortest one.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::search::Distances;
use crate::study::effort::{Guide, Searcher};
use crate::study::heuristic_check::{LongerPath, NoValues, SoughtLonger};

/// Boards tried of each length, so that easy ones, on which the detour is soon seen, come first.
const PER_LENGTH: usize = 200;
const SEED: u64 = 1;
const MOST: u64 = 50_000;

/// Searches from up to 200 boards of each length, the shortest first, by the `values` of every state, until a path is too
/// long. The same values give the same board.
///
/// # Errors
/// Where `go_on` does not.
pub fn sought_longer(
    distances: &Distances,
    values: &Arc<Vec<u32>>,
    go_on: &dyn Fn() -> ControlFlow<()>,
) -> Result<SoughtLonger, NoValues> {
    let mut sought = SoughtLonger {
        found: None,
        tried: 0,
    };
    let Some(guide) = Guide::by_values(distances, Arc::clone(values)) else {
        return Ok(sought);
    };
    for shortest in 1..=distances.farthest() {
        for board in distances.boards_at(shortest, PER_LENGTH, SEED) {
            if go_on().is_break() {
                return Err(NoValues::Cancelled);
            }
            let run = guide.run(Searcher::AStar, &board, MOST, go_on)?;
            sought.tried += 1;
            if let Some(moves) = run.moves.filter(|moves| *moves > shortest) {
                sought.found = Some(LongerPath {
                    board,
                    moves,
                    shortest,
                });
                return Ok(sought);
            }
        }
    }
    Ok(sought)
}
