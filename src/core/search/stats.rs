//! The live counters of a search.

use serde::{Deserialize, Serialize};

values! {
    /// A counter of [`Stats`] that has its own rule; `name` and `rule` describe it.
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

/// Counters of a search, updated whenever [`advance`](crate::search::AnySearch::advance) returns. At all times, this holds:
/// `visited = roots + generated − duplicates`, and `frontier = visited − closed`. Neither holds for a depth-first search,
/// which stores only its path: `visited` counts the nodes from the root to the next one; `frontier` counts the next one and
/// the successors along the path that have not been generated yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// Nodes taken from the open list. Their successors were generated, except those of the goal that ends the search and of
    /// nodes at a depth limit.
    pub expanded: u64,
    /// Successors generated, excluding the reversal of the last move.
    pub generated: u64,
    /// Generated states that were stored already.
    pub duplicates: u64,
    /// Closed nodes that were opened again with a smaller g.
    pub reopened: u64,
    /// Open nodes that got a smaller g, and thus another parent, before they were expanded.
    pub improved: u64,
    pub frontier: u64,
    /// The largest number of nodes open at any time.
    pub peak_frontier: u64,
    pub visited: u64,
    /// Depth reached (BFS: of the last node expanded; bidirectional BFS: of both sides together; greedy and depth-first: the
    /// largest expanded), or the largest f expanded (uniform-cost search: g; MM: priority).
    pub depth: u32,
    /// The threshold of a depth-first search: the depth (IDA*: the f) beyond which it drops nodes; 0 for other algorithms.
    /// Never above the depth limit, even if the estimate of the start is.
    pub threshold: u32,
    /// Iterations that a depth-first search has begun, each with a larger threshold; 0 for other algorithms, or if the depth
    /// limit excludes even the start.
    pub iterations: u32,
    /// Bytes currently held by the search: tables, queues and buckets at their capacity.
    pub bytes: u64,
}

impl Stats {
    #[inline]
    pub(crate) fn open(&mut self, frontier: u64) {
        self.frontier = frontier;
        self.peak_frontier = self.peak_frontier.max(frontier);
    }
}
