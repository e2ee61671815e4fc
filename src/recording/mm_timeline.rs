//! The open lists of MM, and the best path so far.

use crate::{
    recording::{History, Moment, NodeId, Order, best_first_timeline::Buckets},
    search::{
        Side,
        engine::mm_bounds::{Bounds, Lowest, turn},
    },
};

/// A path through a state that both searches have, better than any before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Best {
    /// The expansion that found it.
    pub(crate) at: u32,
    /// Its moves.
    pub(crate) length: u32,
    /// The node of each side in which they meet.
    pub(crate) ends: [u32; 2],
}

/// Two best-first searches that face each other. Which side went next is told by the node that was expanded; of the newest
/// moment the lists themselves tell it, as they do to the search.
#[derive(Debug, Default)]
pub(crate) struct Facing {
    sides: [Buckets; 2],
    bounds: [Bounds; 2],
    /// Better and better ones.
    best: Vec<Best>,
    /// The side of the lowest priority.
    leading: Side,
    over: bool,
}

impl Facing {
    pub(crate) fn new() -> Self {
        Self {
            sides: [(); 2].map(|()| Buckets::smallest_g_first()),
            ..Self::default()
        }
    }

    /// The open list of one side.
    pub(crate) const fn side(&self, side: Side) -> &Buckets {
        &self.sides[side as usize]
    }

    /// The same, to be changed.
    pub(crate) const fn side_mut(&mut self, side: Side) -> &mut Buckets {
        &mut self.sides[side as usize]
    }

    /// What is open of one side, to be changed.
    pub(crate) const fn bounds(&mut self, side: Side) -> &mut Bounds {
        &mut self.bounds[side as usize]
    }

    /// The largest priority among the first `k` expansions.
    pub(crate) fn highest(&self, k: u32) -> u32 {
        let [forward, backward] = &self.sides;
        forward.highest(k).max(backward.highest(k))
    }

    /// The expansions at which the largest priority so far grew.
    pub(crate) fn rises(&self) -> Vec<u64> {
        rises(self.sides.each_ref().map(Buckets::rises))
    }

    /// The expansions at which the largest g so far grew.
    pub(crate) fn descents(&self) -> Vec<u64> {
        rises(self.sides.each_ref().map(Buckets::descents))
    }

    /// The first expansion at a depth of at least `g`, on either side.
    pub(crate) fn reaches_g(&self, g: u32) -> Option<u32> {
        let first = self.sides.iter().filter_map(|side| side.reaches_g(g));
        first.min()
    }

    /// The best path after `k` expansions.
    pub(crate) fn best(&self, k: u32) -> Option<Best> {
        let found = self.best.partition_point(|best| best.at <= k);
        found.checked_sub(1).map(|last| self.best[last])
    }

    /// Notes a path, if it is better than any before.
    fn found(&mut self, path: Best) {
        let better = |best: &Best| path.length < best.length;
        if self.best.last().is_none_or(better) {
            self.best.push(path);
        }
    }

    /// Finds the side that goes next, when an expansion is over.
    pub(crate) fn look(&mut self) {
        let [forward, backward] = &mut self.bounds;
        let lowest = [forward.lowest(), backward.lowest()];
        let next = turn(lowest, self.best.last().map(|best| best.length));
        self.over = next.is_none();
        self.leading = next.unwrap_or_else(|| leading(lowest));
    }

    /// The side expanded next after all that is recorded; none where the search is over.
    pub(crate) fn next(&self) -> Option<Side> {
        (!self.over).then_some(self.leading)
    }
}

/// The side of the lowest priority, forward where they are equal.
fn leading(lowest: [Option<Lowest>; 2]) -> Side {
    let [forward, backward] = lowest.map(|lowest| lowest.map(|lowest| lowest.priority));
    match (forward, backward) {
        (Some(forward), Some(backward)) if backward < forward => Side::Backward,
        (None, _) => Side::Backward,
        _ => Side::Forward,
    }
}

/// When the larger of two numbers grew, each of which grew at these moments to these values.
fn rises(sides: [&[(u32, u32)]; 2]) -> Vec<u64> {
    let mut all = sides.concat();
    all.sort_unstable();
    let mut most = None;
    all.retain(|&(_, value)| {
        let grows = Some(value) > most;
        most = most.max(Some(value));
        grows
    });
    all.into_iter().map(|(at, _)| u64::from(at)).collect()
}

impl History {
    /// What MM has done beside its nodes; none for the others.
    pub(crate) const fn facing(&self) -> Option<&Facing> {
        match &self.open {
            Order::Facing(facing) => Some(facing),
            _ => None,
        }
    }

    /// Sees whether a new or better way to a node makes a better path: one of MM, where the other side has its state.
    pub(crate) fn join(&mut self, id: u32, side: Side, at: u32) {
        if self.facing().is_none() {
            return;
        }
        let state = self.nodes.state[id as usize];
        let Some(NodeId(twin)) = self.find(state, side.other()) else {
            return;
        };
        let g = |id: u32| u32::from(self.nodes.g[id as usize]);
        let length = g(id) + g(twin);
        let ends = match side {
            Side::Forward => [id, twin],
            Side::Backward => [twin, id],
        };
        if let Order::Facing(facing) = &mut self.open {
            facing.found(Best { at, length, ends });
        }
    }
}

impl Moment<'_> {
    /// The side of MM that is expanded next, or was when this moment was the newest.
    pub(crate) fn turn(&self, facing: &Facing) -> Side {
        let next = self.history.expansions.node(self.k + 1);
        next.map_or(facing.leading, |node| self.history.nodes.side(node))
    }

    /// The moves of the best path found so far by MM, which may go on to look for a better one.
    #[must_use]
    pub fn best_path(&self) -> Option<u32> {
        let best = self.history.facing()?.best(self.k)?;
        Some(best.length)
    }
}
