//! What a kind of open list is told, and what it can tell.

use crate::recording::{Level, LevelKey, Moment, OpenList, Reason, Recording};
use crate::search::{Side, Stats};

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
