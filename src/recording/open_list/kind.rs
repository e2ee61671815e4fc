//! What a kind of open list is told, and what it can tell: its levels, and why a node is taken.

use crate::recording::{Moment, OpenList, Recording};
use crate::search::{Side, Stats, Ties};

/// A node with all that an open list may order it by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenNode {
    pub(crate) id: u32,
    pub(crate) side: Side,
    pub(crate) g: u32,
    pub(crate) h: u32,
    /// What the algorithm orders by before anything else, and what between equals.
    pub(crate) rank: u32,
    pub(crate) tie: u32,
}

pub(crate) trait TimelineKind {
    /// Bytes that it holds.
    fn bytes(&self) -> usize;

    /// Adds the open nodes of a moment to `list`, next first.
    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>);

    fn stats(&self, moment: &Moment<'_>) -> Stats;

    /// The nodes of one side, counted by level; those that were reopened still count where they were closed.
    fn levels(&self, moment: &Moment<'_>, side: Side, key: LevelKey) -> Vec<Level>;

    /// Whether the search has its answer, or nothing is left to expand.
    fn is_over(&self, moment: &Moment<'_>) -> bool {
        let goal = moment.recording.goal();
        goal.is_some_and(|goal| moment.is_closed(goal))
    }

    /// What decides that the first node of `open` is taken next; `open` is not empty.
    fn reason(&self, moment: &Moment<'_>, open: &OpenList<'_>) -> Reason;

    /// The expansions that begin a layer, or are deeper than all before.
    fn layer_starts(&self, recording: &Recording) -> Vec<u64>;

    /// The expansions whose rank is higher than all before; none where the list is not ordered by rank.
    fn rank_rises(&self) -> Vec<u64> {
        Vec::new()
    }

    /// The first expansions of iterations; none where the search does not iterate.
    fn iteration_starts(&self, _recording: &Recording) -> Vec<u64> {
        Vec::new()
    }

    /// The first expansion at this depth; of bidirectional BFS, the end of as many layers.
    fn reaches_depth(&self, recording: &Recording, depth: u32) -> Option<u64>;

    /// The first expansion with this f or a larger one, or the root of the first iteration with such a threshold.
    fn reaches_f(&self, _recording: &Recording, _f: u32) -> Option<u64> {
        None
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelKey {
    Depth,
    /// What the open list goes by: f; h for greedy search; the priority for MM; depth where the algorithm uses no estimate.
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

/// The nodes of one depth, or of one f; of a depth-first search, in the iteration that is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// Expansions made at it; a node that was reopened counts each time.
    pub expanded: u64,
    /// Nodes stored with it, open and closed.
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
    /// The levels of one side, from 0 up to the last that has anything.
    pub fn levels(&self, side: Side, key: LevelKey) -> Vec<Level> {
        if side == Side::Backward && self.recording.expansions.roots() == 1 {
            return Vec::new();
        }
        self.recording.timeline.kind().levels(self, side, key)
    }
}

/// The level of a value, made where there is none yet.
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
