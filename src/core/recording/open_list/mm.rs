//! What a recording of MM, or of a bidirectional search by cost, knows beside its open nodes: the bounds that end it, and the best path so far.

use crate::recording::{Moment, Recording};
use crate::search::Side;
use crate::search::engine::mm_bounds::{Bounds, is_over, leading};

/// A path through a state that both sides have reached, better than any before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BestPath {
    /// The expansion that found it.
    at: u32,
    cost: u32,
    /// The node of each side at the meeting.
    pub(crate) ends: [u32; 2],
}

#[derive(Clone, Debug)]
pub(crate) struct Mm {
    /// The bounds of the open nodes of each side now, as in the search.
    pub(crate) bounds: [Bounds; 2],
    /// Each cheaper than the one before.
    best_paths: Vec<BestPath>,
    /// The side of the lowest priority.
    pub(crate) leading: Side,
    pub(crate) over: bool,
}

impl Mm {
    /// Knows nothing yet of a search whose cheapest move costs `epsilon`.
    pub(crate) fn by(epsilon: u32) -> Self {
        Self {
            bounds: [Bounds::by(epsilon), Bounds::by(epsilon)],
            best_paths: Vec::new(),
            leading: Side::Forward,
            over: false,
        }
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
        self.over = is_over(lowest, self.best_paths.last().map(|best| best.cost));
    }
}

impl Recording {
    /// Checks whether the path through these two nodes, of which expansion `at` generated or improved one, is a cheaper
    /// solution, if the search seeks one.
    pub(crate) fn check_path(&mut self, ends: [u32; 2], at: u32) {
        let cost = ends.map(|end| self.nodes.g(end)).iter().sum();
        if let Some(mm) = self.timeline.mm_mut()
            && mm.best_paths.last().is_none_or(|best| cost < best.cost)
        {
            mm.best_paths.push(BestPath { at, cost, ends });
        }
    }
}

impl Moment<'_> {
    /// The cost of the best path found so far by a search from both sides, which may still find a better one.
    pub fn best_path(&self) -> Option<u32> {
        let best = self.recording.timeline.mm()?.best_path(self)?;
        Some(best.cost)
    }
}
