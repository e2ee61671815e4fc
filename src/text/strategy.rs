//! What the controls of a strategy say.

use crate::search::{Algorithm, Heuristic, Ties};

pub(crate) const WEIGHT: &str = "The weight of the heuristic: f = g + w × h. At 1 it is A*; the larger it is, the fewer nodes \
     and the longer the path, at most w times as long as a shortest one.";

pub(crate) const DEPTH_LIMIT: &str = "How many moves deep the search goes before it turns back. Where the solution is farther away it \
     finds none; at the top of the range it reaches every solution there can be.";

pub(crate) const NO_DEPTH_LIMIT: &str =
    "Goes no deeper than this; without, as far as a solution can be away.";

pub(crate) const TAKEN: &str = "It is compared already.";

/// The accessible name of an algorithm in a menu that changes a strategy.
pub(crate) fn use_algorithm(algorithm: Algorithm) -> String {
    format!("Use {algorithm}")
}

/// The accessible name of a heuristic in that menu.
pub(crate) fn by_heuristic(heuristic: Heuristic) -> String {
    format!("By {heuristic}")
}

pub(crate) fn uses_no_heuristic(algorithm: Algorithm) -> String {
    format!("{algorithm} uses no heuristic; A* and greedy search do.")
}

pub(crate) fn ties_now(ties: Ties) -> String {
    let order = ties.name().to_lowercase();
    format!("Of two nodes of the same f: {order}.")
}

pub(crate) const ALGORITHM: &str = "Algorithm";
pub(crate) const HEURISTIC: &str = "Heuristic";
pub(crate) const TIES: &str = "Ties of f";
pub(crate) const TIES_SHORT: &str = "ties";
pub(crate) const WEIGHT_NAME: &str = "Weight";
pub(crate) const WEIGHT_SHORT: &str = "w";
pub(crate) const DEPTH_LIMIT_NAME: &str = "Depth limit";
pub(crate) const LIMIT: &str = "Limit";
