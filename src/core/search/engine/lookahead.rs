//! The successors of the nodes of a best-first search, generated ahead if the node table is larger than the caches.
//!
//! Which nodes are expanded next can mostly be guessed a few expansions earlier. Their successors are generated then, and
//! the table entries of these are prefetched, which takes about as long as one or two expansions. The successors are kept
//! until the node is expanded, so only a wrong guess costs time. None of this changes the result of a search.

use std::hint::select_unpredictable;

use crate::search::algorithms::priority::Priority;
use crate::search::engine::node_table::{Meta, NodeTable, Space, Successor};
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::step_costs::StepCosts;
use crate::search::heuristics::Estimate;

#[derive(Clone, Copy, Default)]
struct Made<Q, A> {
    parent: Q,
    successors: [A; 4],
    hs: [u32; 4],
    count: usize,
    /// The successor expanded before all open entries that rank equal to the parent; [`NONE`] if there is none.
    next: usize,
}

type MadeIn<S> = Made<<S as Space>::Queued, <S as Space>::Successor>;

const NONE: usize = 4;

/// Number of nodes whose successors are kept: far more than are pending at once, so few are overwritten.
const SLOTS: usize = 128;

/// How many expansions ahead successors are generated along a chain of nodes, each of which precedes all other open nodes. A
/// larger number costs small searches more than it saves.
const DEPTH: usize = 2;

/// See the [module](self).
pub struct Lookahead<S: Space> {
    slots: Box<[MadeIn<S>; SLOTS]>,
    /// The successors of the expanded node, if none are generated ahead.
    now: [S::Successor; 4],
}

impl<S: Space> Default for Lookahead<S> {
    fn default() -> Self {
        Self {
            slots: Box::new([Made::default(); SLOTS]),
            now: Default::default(),
        }
    }
}

/// The successors of an expanded node, in the order of moves.
pub struct Children<'a, A> {
    pub successors: &'a [A],
    hs: Option<&'a [u32; 4]>,
}

impl<A> Children<'_, A> {
    /// The estimate of the successor at `place`; computed by `estimate` if it was not computed ahead.
    #[inline(always)]
    pub fn h(&self, place: usize, estimate: impl FnOnce() -> u32) -> u32 {
        match self.hs {
            Some(hs) => hs[place % 4],
            None => estimate(),
        }
    }
}

/// The parts of a search that successors and their estimates are computed from.
pub struct MadeBy<'a, S: Space, M: Meta, P, E, C> {
    pub space: &'a S,
    pub table: &'a S::Table<M>,
    pub priority: &'a P,
    pub estimate: &'a E,
    pub costs: &'a C,
}

impl<S: Space, M: Meta, P: Priority, E: Estimate, C: StepCosts> MadeBy<'_, S, M, P, E, C> {
    /// Whether successors are generated ahead. An estimate that can fail is computed only when it is needed, so that the
    /// search ends where it failed; and where age alone decides, no node is known to come soon.
    #[inline(always)]
    fn looks_ahead(&self) -> bool {
        S::Table::<M>::PREFETCHES && P::TELLS_G && !self.estimate.can_fail()
    }

    /// Generates the successors of `parent`, whose estimate is `h`, and prefetches their entries.
    #[inline(always)]
    fn make(&self, made: &mut MadeIn<S>, parent: S::Queued, h: u32) {
        made.parent = parent;
        let (node, _) = self.space.unqueue(parent);
        let state = self.space.state(node);
        let blank = self.space.blank(node, state);
        let count = self.space.successors(&[parent], &mut made.successors);
        made.count = count.min(4);
        let mut next = NONE;
        for place in (0..made.count).rev() {
            let successor = made.successors[place];
            self.table.prefetch(successor.node());
            let child_h = self.estimate.after(h, state, blank, successor.blank());
            made.hs[place] = child_h;
            // Only the difference in g matters: what the move costs.
            let cost = self.costs.of(state, successor.blank());
            let is_next = self.priority.rank(cost, child_h) <= self.priority.rank(0, h);
            next = select_unpredictable(is_next, place, next);
        }
        made.next = next;
    }
}

impl<S: Space> Lookahead<S> {
    #[inline(always)]
    fn slot(space: &S, parent: S::Queued) -> usize {
        space.spread(parent) % SLOTS
    }

    /// Generates the successors of `parent` in `slot` unless they are there. Returns the one expanded next, with its h.
    #[inline(always)]
    fn make_in<M: Meta, P: Priority, E: Estimate, C: StepCosts>(
        &mut self,
        by: &MadeBy<S, M, P, E, C>,
        slot: usize,
        (parent, h): (S::Queued, u32),
    ) -> Option<(S::Queued, u32)> {
        let made = &mut self.slots[slot];
        if made.parent != parent {
            by.make(made, parent, h);
        }
        let next = made.successors.get(made.next)?;
        Some((by.space.enqueue(*next), made.hs[made.next % 4]))
    }

    /// Generates the successors of `first`, of its successor expanded next, and so on, up to `depth` nodes. Stops at a node
    /// that would overwrite slot `taken`.
    #[inline(always)]
    fn make_ahead<M: Meta, P: Priority, E: Estimate, C: StepCosts>(
        &mut self,
        by: &MadeBy<S, M, P, E, C>,
        taken: usize,
        first: Option<(S::Queued, u32)>,
        depth: usize,
    ) {
        let mut next = first;
        for _ in 0..depth {
            let Some(node) = next else { break };
            let slot = Self::slot(by.space, node.0);
            if slot == taken {
                break;
            }
            next = self.make_in(by, slot, node);
        }
    }

    /// Returns the successors of `taken`, which was the first of `open` and has the estimate `h`, generated ahead or now.
    /// Generates those of the nodes that are likely to come next.
    #[inline(always)]
    pub fn children<M: Meta, P: Priority, E: Estimate, C: StepCosts>(
        &mut self,
        by: &MadeBy<S, M, P, E, C>,
        open: &P::Open<C, S::Queued>,
        taken: S::Queued,
        h: u32,
    ) -> Children<'_, S::Successor> {
        if !by.looks_ahead() {
            let count = by.space.successors(&[taken], &mut self.now).min(4);
            return Children {
                successors: &self.now[..count],
                hs: None,
            };
        }
        let slot = Self::slot(by.space, taken);
        let next = self.make_in(by, slot, (taken, h));
        self.make_ahead(by, slot, next, DEPTH);
        let (rank, tie, entries) = open.front();
        if let [first, later @ ..] = entries {
            if let [later] = later {
                by.table.prefetch(by.space.unqueue(*later).0);
            }
            let (_, h) = by.priority.undo(rank, tie);
            self.make_ahead(by, slot, Some((*first, h)), 1);
        }
        let made = &self.slots[slot];
        Children {
            successors: &made.successors[..made.count.min(4)],
            hs: Some(&made.hs),
        }
    }
}
