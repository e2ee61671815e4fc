//! What decides which node is taken, as facts.

use crate::search::{Side, Ties};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is the only one that is open.
    Only,
    Oldest {
        waiting: usize,
    },
    /// Uniform-cost search: lowest g, then the oldest.
    LowestG {
        g: u32,
        with_g: usize,
    },
    /// Greedy search: lowest h, then smallest g, then the oldest.
    LowestH {
        h: u32,
        with_h: usize,
        g: u32,
        /// Open nodes with that h and g.
        with_g: usize,
    },
    /// A*: lowest f, then largest g (or smallest, where ties go that way), then the oldest.
    LowestF {
        /// Which g goes first.
        ties: Ties,
        f: u32,
        with_f: usize,
        g: u32,
        /// Open nodes with that f and g.
        with_g: usize,
    },
    /// MM: lowest priority of both sides, forward first; then smallest g, then the oldest.
    LowestPriority {
        side: Side,
        priority: u32,
        /// The lowest priority of the other side.
        other: u32,
        /// Open nodes of its side with that priority.
        with_priority: usize,
        g: u32,
        with_g: usize,
    },
    /// Depth-first search: the next successor of the last node on the path that has any left within the threshold.
    LastOnPath {
        /// Nodes at the end of the path that had none left and were given up.
        back: u32,
        /// Whether the threshold is one of f; else it is one of depth.
        by_f: bool,
        threshold: u32,
    },
    /// Depth-first search: nothing is left within the last threshold, so that the root comes again with the next.
    NextThreshold {
        by_f: bool,
        last: u32,
        threshold: u32,
    },
    /// Bidirectional BFS, first node of a layer: the side with the smaller frontier.
    SmallerFrontier {
        side: Side,
        depth: u32,
        /// Open nodes of this side.
        here: usize,
        /// Open nodes of the other side.
        there: usize,
    },
    /// Bidirectional BFS: a layer that was begun is finished.
    SameLayer {
        side: Side,
        depth: u32,
        left: usize,
    },
}
