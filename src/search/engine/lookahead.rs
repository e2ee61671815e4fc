//! The successors of the nodes of a best-first search; where the node table is too large for the caches, made ahead.
//!
//! Which nodes are expanded next can mostly be guessed some expansions before. Their successors are made then and the table
//! entries of these are prefetched, which takes about as long as one or two expansions. What was made is kept until the node
//! is expanded, so that only a wrong guess costs time. None of this changes what a search does.

use std::hint::select_unpredictable;

use crate::search::algorithms::priority::Priority;
use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::node_table::{Meta, NodeTable, Space, Successor};
use crate::search::heuristics::Estimate;

#[derive(Clone, Copy, Default)]
struct Made<Q, A> {
    parent: Q,
    successors: [A; 4],
    hs: [u32; 4],
    count: usize,
    /// Which of them is expanded before all entries of the open list that are equal to the parent; [`NONE`] where none is.
    next: usize,
}

type MadeIn<S> = Made<<S as Space>::Queued, <S as Space>::Successor>;

const NONE: usize = 4;

/// Nodes whose successors are kept: far more than are waited for at once, so that few are overwritten.
const SLOTS: usize = 128;

/// How many expansions ahead successors are made along a line of nodes, each of which goes before all other open nodes.
/// More costs small searches more than it saves.
const DEPTH: usize = 2;

/// See the [module](self).
pub struct Lookahead<S: Space> {
    slots: Box<[MadeIn<S>; SLOTS]>,
    /// The successors of the node that is expanded, where none are made ahead.
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
    /// The estimate of the successor at `place`; made by `estimate` where it was not made ahead.
    #[inline(always)]
    pub fn h(&self, place: usize, estimate: impl FnOnce() -> u32) -> u32 {
        match self.hs {
            Some(hs) => hs[place % 4],
            None => estimate(),
        }
    }
}

/// What successors and their estimates are made by.
pub struct MadeBy<'a, S: Space, M: Meta, P, E> {
    pub space: &'a S,
    pub table: &'a S::Table<M>,
    pub priority: &'a P,
    pub estimate: &'a E,
}

impl<S: Space, M: Meta, P: Priority, E: Estimate> MadeBy<'_, S, M, P, E> {
    /// Whether successors are made ahead. An estimate that can fail is asked for when it is needed, so that the search ends
    /// where it failed.
    const LOOKS_AHEAD: bool = S::Table::<M>::PREFETCHES && !E::CAN_FAIL;

    /// Makes the successors of `parent`, whose estimate is `h`, and prefetches their entries.
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
            // Whatever the g of the parent is, its successors are one move farther.
            let is_next = self.priority.rank(1, child_h) <= self.priority.rank(0, h);
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

    /// Makes the successors of `parent` in `slot`, if they are not there; returns the one that goes next, with its h.
    #[inline(always)]
    fn make_in<M: Meta, P: Priority, E: Estimate>(
        &mut self,
        by: &MadeBy<S, M, P, E>,
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

    /// Makes the successors of `first`, of its successor that goes next, and so on, as far as `depth`; none in the slot
    /// `taken`.
    #[inline(always)]
    fn make_ahead<M: Meta, P: Priority, E: Estimate>(
        &mut self,
        by: &MadeBy<S, M, P, E>,
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

    /// The successors of `taken`, which was the first of `open` and has the estimate `h`: as they were made ahead, or made
    /// now. Makes those of the nodes that seem to come next.
    #[inline(always)]
    pub fn children<M: Meta, P: Priority, E: Estimate>(
        &mut self,
        by: &MadeBy<S, M, P, E>,
        open: &BucketQueue<S::Queued>,
        taken: S::Queued,
        h: u32,
    ) -> Children<'_, S::Successor> {
        if !MadeBy::<S, M, P, E>::LOOKS_AHEAD {
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
