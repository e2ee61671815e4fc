//! The live counters of a search.

use serde::Serialize;

/// Counting rules, in the words that `--help` and the app show.
pub const COUNTING_RULES: &[(&str, &str)] = &[
    (
        "Expanded",
        "nodes taken from the open list to have their successors enumerated; the goal that ends A* is the last of them",
    ),
    (
        "Generated",
        "successors produced, the move straight back left out; the start is not a successor",
    ),
    (
        "Duplicates",
        "generated states that were stored already, whether dropped or improved",
    ),
    (
        "Reopened",
        "closed nodes put back into the open list because a shorter way to them was found",
    ),
    (
        "Visited",
        "states stored, open and closed, the start included; bidirectional BFS counts both sides",
    ),
    (
        "Frontier",
        "nodes in the open list now, and at most; out-of-date entries are not counted",
    ),
];

/// Counters of a search, published whenever [`advance`](super::Search::advance) returns. At every moment
/// `visited = roots + generated − duplicates`, and `frontier = visited − closed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// Nodes taken from the open list; their successors were enumerated, but for the goal that ends A*.
    pub expanded: u64,
    /// Successors produced, the move straight back left out.
    pub generated: u64,
    /// Generated states that were stored already.
    pub duplicates: u64,
    /// Closed nodes that became open again by a smaller g.
    pub reopened: u64,
    /// Open nodes that got a smaller g, and with it another parent, before they were expanded.
    pub improved: u64,
    /// Nodes open now.
    pub frontier: u64,
    /// The most nodes that were open at any moment.
    pub peak_frontier: u64,
    /// States stored: open and closed.
    pub visited: u64,
    /// Depth reached (BFS: of the last node expanded; bidirectional BFS: both sides together), or for A* the largest f
    /// expanded.
    pub depth: u32,
    /// Bytes the search holds: tables, queues and buckets at their capacity.
    pub bytes: u64,
}
