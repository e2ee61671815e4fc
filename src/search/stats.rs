//! The live counters of a search.

use serde::{Deserialize, Serialize};

values! {
    /// A counter of [`Stats`] with a rule of its own; `name` and `rule` say what it counts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Counter by id {
        Expanded = "expanded",
        Generated = "generated",
        Duplicates = "duplicates",
        Reopened = "reopened",
        Visited = "visited",
        Frontier = "frontier",
    }
}

/// Counters of a search, published whenever [`advance`](crate::search::AnySearch::advance) returns. At every moment
/// `visited = roots + generated − duplicates`, and `frontier = visited − closed`. A depth-first search stores only its path,
/// so neither holds for it: `visited` counts the nodes from the root to the next one, `frontier` the next one and the
/// successors along the path that have not been generated yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// Nodes taken from the open list. Their successors were enumerated, except those of the goal that ends the search and of
    /// nodes at a depth limit.
    pub expanded: u64,
    /// Successors produced, the move straight back left out.
    pub generated: u64,
    /// Generated states that were stored already.
    pub duplicates: u64,
    /// Closed nodes that became open again by a smaller g.
    pub reopened: u64,
    /// Open nodes that got a smaller g, and with it another parent, before they were expanded.
    pub improved: u64,
    pub frontier: u64,
    /// The most nodes that were open at any moment.
    pub peak_frontier: u64,
    pub visited: u64,
    /// Depth reached (BFS: of the last node expanded; bidirectional BFS: both sides together; greedy and depth-first: the
    /// largest expanded), or the largest f, of uniform-cost search g, expanded.
    pub depth: u32,
    /// The threshold of a depth-first search: the depth, of IDA* the f, beyond which it drops nodes; 0 for the others.
    /// Never more than a depth limit, though the estimate of the start be larger.
    pub threshold: u32,
    /// Iterations that a depth-first search has begun, each with a larger threshold; 0 for the others, and where
    /// a depth limit lets not even the start pass.
    pub iterations: u32,
    /// Bytes the search holds now: tables, queues and buckets at their capacity.
    pub bytes: u64,
}

impl Stats {
    #[inline]
    pub(crate) fn open(&mut self, frontier: u64) {
        self.frontier = frontier;
        self.peak_frontier = self.peak_frontier.max(frontier);
    }
}
