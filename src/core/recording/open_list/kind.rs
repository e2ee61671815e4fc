//! The interface of the kinds of open lists: their levels, and the reason why a node is taken.

use crate::recording::{Moment, OpenList, Recording};
use crate::search::{Algorithm, Side, Stats, Ties};

/// A node with all keys that an open list may order it by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenNode {
    pub(crate) id: u32,
    pub(crate) side: Side,
    pub(crate) g: u32,
    pub(crate) h: u32,
    /// The first key of the open list, and the key between equal ranks.
    pub(crate) rank: u32,
    pub(crate) tie: u32,
}

pub(crate) trait TimelineKind {
    /// Bytes that it holds.
    fn bytes(&self) -> usize;

    /// Adds the open nodes of a moment to `list`, in the order of expansion.
    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>);

    fn stats(&self, moment: &Moment<'_>) -> Stats;

    /// The nodes of one side, counted by level. The expansions of reopened nodes still count where they were closed.
    fn levels(&self, moment: &Moment<'_>, side: Side, key: LevelKey) -> Vec<Level>;

    /// Whether the search has its answer or nothing left to expand.
    fn is_over(&self, moment: &Moment<'_>) -> bool {
        moment.has_reached_goal()
    }

    /// Why the first node of `open` is taken next. `open` must not be empty.
    fn reason(&self, moment: &Moment<'_>, open: &OpenList<'_>) -> Reason;

    /// The expansions that begin a layer, or that are deeper than all before.
    fn layer_starts(&self, recording: &Recording) -> Vec<u64>;

    /// The expansions whose rank is higher than all before; empty if the list is not ordered by rank.
    fn rank_rises(&self) -> Vec<u64> {
        Vec::new()
    }

    /// The first expansion at this depth; for bidirectional BFS, the end of this many layers.
    fn reaches_depth(&self, recording: &Recording, depth: u32) -> Option<u64>;

    /// The first moment whose counters have this `depth` or a larger one.
    fn reaches(&self, recording: &Recording, depth: u32) -> Option<u64> {
        self.reaches_depth(recording, depth)
    }

    /// The first expansion with this f or a larger one, or the root of the first iteration with such a threshold.
    fn reaches_f(&self, _recording: &Recording, _f: u32) -> Option<u64> {
        None
    }
}

/// The expansions at which the largest value so far grew, with the new value.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rises(Vec<(u32, u32)>);

impl Rises {
    #[inline]
    pub(crate) fn note(&mut self, at: u32, value: u32) {
        if self.0.last().is_none_or(|&(_, most)| value > most) {
            self.0.push((at, value));
        }
    }

    pub(crate) fn moments(&self) -> Vec<u64> {
        self.0.iter().map(|&(at, _)| u64::from(at)).collect()
    }

    /// The largest value in the first `k` expansions, or 0.
    pub(crate) fn most(&self, k: u32) -> u32 {
        let count = self.0.partition_point(|&(at, _)| at <= k);
        count.checked_sub(1).map_or(0, |last| self.0[last].1)
    }

    /// The first expansion with at least this value.
    pub(crate) fn reaches(&self, value: u32) -> Option<u64> {
        let first = self.0.partition_point(|&(_, most)| most < value);
        self.0.get(first).map(|&(at, _)| u64::from(at))
    }
}

/// The expansions are given board by board. The rule that chose the next board is unknown, so there is no list: only the
/// number of open nodes can be reported.
#[derive(Clone, Debug, Default)]
pub(crate) struct GivenOrder {
    /// Of f, or of g if the strategy does not order by f.
    pub(crate) depths: Rises,
}

impl TimelineKind for GivenOrder {
    fn bytes(&self) -> usize {
        0
    }

    fn fill<'h>(&'h self, _moment: Moment<'h>, _list: &mut OpenList<'h>) {}

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        moment.stats_of_graph_search(self.depths.most(moment.k))
    }

    fn levels(&self, _moment: &Moment<'_>, _side: Side, _key: LevelKey) -> Vec<Level> {
        Vec::new()
    }

    fn is_over(&self, moment: &Moment<'_>) -> bool {
        match moment.recording.algorithm {
            // The given order decides when the layer of the meeting is complete.
            Algorithm::Bidirectional => moment.meeting().is_some(),
            _ => moment.has_reached_goal(),
        }
    }

    fn reason(&self, _moment: &Moment<'_>, open: &OpenList<'_>) -> Reason {
        Reason::Oldest {
            waiting: open.len(),
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        Vec::new()
    }

    fn reaches_depth(&self, _recording: &Recording, _depth: u32) -> Option<u64> {
        None
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelKey {
    Depth,
    /// The rank of the open list: f; h for greedy search; the priority for MM; the depth without a heuristic.
    F,
}

impl LevelKey {
    pub(crate) const fn value(self, rank: u32, g: u32) -> u32 {
        match self {
            Self::Depth => g,
            Self::F => rank,
        }
    }
}

/// The nodes of one depth, or of one f; for a depth-first search, in one iteration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// Expansions at this level; a reopened node counts each time.
    pub expanded: u64,
    /// Nodes stored at this level, open and closed.
    pub stored: u64,
    /// Those of them that are open.
    pub frontier: u64,
}

impl Level {
    pub(crate) fn add_open(&mut self, count: u32) {
        self.stored += u64::from(count);
        self.frontier += u64::from(count);
    }
}

impl Moment<'_> {
    /// The levels of one side, from 0 to the last one that is not empty.
    pub fn levels(&self, side: Side, key: LevelKey) -> Vec<Level> {
        if side == Side::Backward && self.recording.expansions.roots() == 1 {
            return Vec::new();
        }
        self.recording.timeline.kind().levels(self, side, key)
    }
}

/// The level of a value, created if there is none.
pub(crate) fn level_at(levels: &mut Vec<Level>, value: u32) -> &mut Level {
    let value = value as usize;
    if value >= levels.len() {
        levels.resize(value + 1, Level::default());
    }
    &mut levels[value]
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Only,
    Oldest {
        waiting: usize,
    },
    /// Depth-first graph search: the node put on the stack last.
    Newest {
        waiting: usize,
    },
    /// Uniform-cost search: lowest g, then the oldest.
    LowestG {
        g: u32,
        with_g: usize,
    },
    /// Bidirectional search by cost: lowest g of both sides, forward first; then the oldest.
    LowestGOfBoth {
        side: Side,
        g: u32,
        /// The lowest g of the other side.
        other: u32,
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
    /// A*: lowest f, then largest g (or smallest, by the tie rule), then the oldest; or by age alone.
    LowestF {
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
        /// The number of nodes left at the end of the path because they had none.
        back: u32,
        /// Whether the threshold limits f; otherwise the depth.
        by_f: bool,
        threshold: u32,
    },
    /// Depth-first search: nothing is left within the last threshold, so the root is expanded again with the next.
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
