//! The open lists of MM at every moment, and the best path so far.

use crate::recording::nodes::Nodes;
use crate::recording::open_list::best_first_timeline::{BestFirstTimeline, moments};
use crate::recording::open_list::kind::{OpenNode, TimelineKind};
use crate::recording::{Group, Level, LevelKey, Moment, NodeId, OpenList, Reason, Recording};
use crate::search::engine::mm_bounds::{Bounds, is_over, leading};
use crate::search::{Side, Stats};

/// A path through a state that both sides have reached, better than any before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BestPath {
    /// The expansion that found it.
    at: u32,
    length: u32,
    /// The node of each side at the meeting.
    pub(crate) ends: [u32; 2],
}

/// Two best-first searches. At earlier moments, the expanded node shows which side expanded next; at the newest one, the
/// lists determine it as in the search.
#[derive(Clone, Debug)]
pub(crate) struct MmTimeline {
    sides: [BestFirstTimeline; 2],
    /// The bounds of the open nodes of each side now, as in the search.
    bounds: [Bounds; 2],
    /// Each shorter than the one before.
    best_paths: Vec<BestPath>,
    /// The side of the lowest priority.
    leading: Side,
    over: bool,
}

impl MmTimeline {
    pub(crate) fn new() -> Self {
        Self {
            sides: Default::default(),
            bounds: Default::default(),
            best_paths: Vec::new(),
            leading: Side::Forward,
            over: false,
        }
    }

    const fn side(&self, side: Side) -> &BestFirstTimeline {
        &self.sides[side as usize]
    }

    #[inline]
    pub(crate) fn insert(&mut self, node: OpenNode, at: u32) {
        let side = node.side as usize;
        self.sides[side].insert(node, at);
        self.bounds[side].put(node.g, node.h);
    }

    /// Removes the first node; `None` if the search is over.
    #[inline]
    pub(crate) fn take(&mut self, at: u32, nodes: &Nodes) -> Option<u32> {
        if self.over {
            return None;
        }
        let side = self.leading as usize;
        let node = self.sides[side].take(at, nodes)?;
        self.bounds[side].forget(nodes.g(node), nodes.h(node));
        Some(node)
    }

    pub(crate) fn remove(&mut self, node: OpenNode, inserted_at: u32, at: u32) {
        let side = node.side as usize;
        self.sides[side].remove(node, inserted_at, at);
        self.bounds[side].forget(node.g, node.h);
    }

    pub(crate) fn best_path(&self, moment: &Moment<'_>) -> Option<BestPath> {
        let found = self.best_paths.partition_point(|best| best.at <= moment.k);
        let mut newest_first = self.best_paths[..found].iter().rev();
        let is_pending = |end: &u32| moment.is_pending(*end);
        let known = |best: &&BestPath| best.at < moment.k || !best.ends.iter().any(is_pending);
        newest_first.find(known).copied()
    }

    pub(crate) fn choose_side(&mut self) {
        let [forward, backward] = &mut self.bounds;
        let lowest = [forward.lowest(), backward.lowest()];
        self.leading = leading(lowest);
        self.over = is_over(lowest, self.best_paths.last().map(|best| best.length));
    }

    /// The side that is, or was, expanded next at a moment.
    fn turn(&self, moment: &Moment<'_>) -> Side {
        // In the middle of an expansion, this is the side of the expanded node.
        let next = moment.recording.expansions.node(moment.settled() + 1);
        next.map_or(self.leading, |node| moment.recording.nodes.side(node))
    }
}

/// The moments at which the maximum of two numbers grew. `sides` has the moments and values at which each grew.
fn joint_rises(sides: [&[(u32, u32)]; 2]) -> Vec<u64> {
    let mut all = sides.concat();
    all.sort_unstable();
    let mut most = None;
    all.retain(|&(_, value)| {
        let grows = Some(value) > most;
        most = most.max(Some(value));
        grows
    });
    moments(&all)
}

impl TimelineKind for MmTimeline {
    fn bytes(&self) -> usize {
        self.sides.iter().map(BestFirstTimeline::bytes).sum()
    }

    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>) {
        let turn = self.turn(&moment);
        for side in [turn, turn.other()] {
            self.side(side).fill_side(moment, side, list);
        }
    }

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        let [forward, backward] = &self.sides;
        let depth = forward
            .highest_rank(moment.k)
            .max(backward.highest_rank(moment.k));
        moment.stats_of_graph_search(depth)
    }

    fn levels(&self, moment: &Moment<'_>, side: Side, key: LevelKey) -> Vec<Level> {
        self.side(side).levels_of(moment, side, key)
    }

    /// The bounds that end the search are known only at the newest moment.
    fn is_over(&self, moment: &Moment<'_>) -> bool {
        moment.k == moment.recording.expansions.len() && self.over
    }

    fn reason(&self, _moment: &Moment<'_>, open: &OpenList<'_>) -> Reason {
        let first = open.groups()[0];
        let priority = first.priority.unwrap_or_default();
        let same = |group: &Group| (group.side, group.priority) == (first.side, first.priority);
        let mut others = open
            .groups()
            .iter()
            .filter(|group| group.side != first.side);
        let other = others.next().and_then(|group| group.priority);
        Reason::LowestPriority {
            side: first.side,
            priority,
            other: other.unwrap_or(priority),
            with_priority: open.count(same),
            g: first.g,
            with_g: first.len,
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        joint_rises(self.sides.each_ref().map(|side| side.g_rises.as_slice()))
    }

    fn rank_rises(&self) -> Vec<u64> {
        joint_rises(self.sides.each_ref().map(|side| side.rank_rises.as_slice()))
    }

    fn reaches_depth(&self, _recording: &Recording, depth: u32) -> Option<u64> {
        let first = self.sides.iter().filter_map(|side| side.reaches_g(depth));
        first.min().map(u64::from)
    }
}

impl Recording {
    /// For MM: checks whether a new or better path to a node, whose state the other side has reached, makes a shorter
    /// solution.
    pub(crate) fn check_path(&mut self, id: u32, side: Side, at: u32) {
        if self.timeline.mm().is_none() {
            return;
        }
        let state = self.nodes.state(id);
        let Some(NodeId(twin)) = self.find(state, side.other()) else {
            return;
        };
        let g = |id: u32| self.nodes.g(id);
        let length = g(id) + g(twin);
        let ends = match side {
            Side::Forward => [id, twin],
            Side::Backward => [twin, id],
        };
        if let Some(mm) = self.timeline.mm_mut()
            && mm.best_paths.last().is_none_or(|best| length < best.length)
        {
            mm.best_paths.push(BestPath { at, length, ends });
        }
    }
}

impl Moment<'_> {
    /// The length of the best path found so far by MM, which may still find a better one.
    pub fn best_path(&self) -> Option<u32> {
        let best = self.recording.timeline.mm()?.best_path(self)?;
        Some(best.length)
    }
}
