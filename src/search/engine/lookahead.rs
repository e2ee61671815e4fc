//! Successors made ahead, for best-first searches whose node table is too large for the caches.
//!
//! Which nodes are expanded next can mostly be guessed some expansions ahead. Their successors are made then, and the table
//! entries of these are prefetched, which takes about as long as one or two expansions. What was made is kept until the node
//! is expanded, so that guessing early costs nothing but what is guessed wrongly. None of this changes what a search does.

use std::hint::select_unpredictable;

use crate::search::algorithms::priority::Priority;
use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::node_table::{Meta, Space, Successor, Table};
use crate::search::heuristics::Estimate;

/// The successors of a node, with what is known of them before they are looked up.
#[derive(Clone, Copy, Default)]
struct Family<Q, A> {
    parent: Q,
    successors: [A; 4],
    /// Their h.
    hs: [u32; 4],
    count: usize,
    /// Which of them goes before all entries of the open list that are equal to the parent; [`NONE`] where none does.
    next: usize,
}

/// The family of a node.
type Of<S> = Family<<S as Space>::Queued, <S as Space>::Successor>;

const NONE: usize = 4;

/// Families that are kept: far more than are waited for at once, so that few are overwritten.
const SLOTS: usize = 128;

/// How many expansions ahead successors are made along a line of nodes, each of which goes before all other open nodes.
/// More costs small searches more than it saves.
const DEPTH: usize = 2;

/// See the [module](self).
pub struct Lookahead<S: Space> {
    slots: Box<[Of<S>; SLOTS]>,
}

impl<S: Space> Default for Lookahead<S> {
    fn default() -> Self {
        Self {
            slots: Box::new([Family::default(); SLOTS]),
        }
    }
}

/// What families are made by.
pub struct Foresight<'a, S: Space, M: Meta, P, E> {
    pub space: &'a S,
    pub table: &'a S::Table<M>,
    pub priority: &'a P,
    pub estimate: &'a E,
}

impl<S: Space, M: Meta, P: Priority, E: Estimate> Foresight<'_, S, M, P, E> {
    /// Makes the family of `parent`, whose estimate is `h`, and prefetches the entries of the successors.
    #[inline(always)]
    fn make(&self, family: &mut Of<S>, parent: S::Queued, h: u32) {
        family.parent = parent;
        let (node, _) = self.space.unqueue(parent);
        let state = self.space.state(node);
        let blank = self.space.blank(node, state);
        let count = self.space.successors(&[parent], &mut family.successors);
        family.count = count.min(4);
        let mut next = NONE;
        for place in (0..family.count).rev() {
            let successor = family.successors[place];
            self.table.prefetch(successor.node());
            let child_h = self.estimate.after(h, state, blank, successor.blank());
            family.hs[place] = child_h;
            // Whatever the g of the parent is, its successors are one move farther.
            let is_next = self.priority.rank(1, child_h) <= self.priority.rank(0, h);
            next = select_unpredictable(is_next, place, next);
        }
        family.next = next;
    }
}

impl<S: Space> Lookahead<S> {
    /// Where the family of `parent` is kept.
    #[inline(always)]
    fn slot(space: &S, parent: S::Queued) -> usize {
        space.spread(parent) % SLOTS
    }

    /// Makes the family of `parent` in `slot`, if it is not there; returns the successor that goes next, with its h.
    #[inline(always)]
    fn fill<M: Meta, P: Priority, E: Estimate>(
        &mut self,
        by: &Foresight<S, M, P, E>,
        slot: usize,
        (parent, h): (S::Queued, u32),
    ) -> Option<(S::Queued, u32)> {
        let family = &mut self.slots[slot];
        if family.parent != parent {
            by.make(family, parent, h);
        }
        let next = family.successors.get(family.next)?;
        Some((by.space.enqueue(*next), family.hs[family.next % 4]))
    }

    /// Makes the families of `first`, of its successor that goes next, and so on, as far as `depth`; none in the slot
    /// `taken`.
    #[inline(always)]
    fn prepare<M: Meta, P: Priority, E: Estimate>(
        &mut self,
        by: &Foresight<S, M, P, E>,
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
            next = self.fill(by, slot, node);
        }
    }

    /// The successors of `taken`, which was the first of `open` and has the estimate `h`, and their estimates: as they were
    /// made ahead, or made now. Prepares those that come next.
    #[inline(always)]
    pub fn successors<M: Meta, P: Priority, E: Estimate>(
        &mut self,
        by: &Foresight<S, M, P, E>,
        open: &BucketQueue<S::Queued>,
        taken: S::Queued,
        h: u32,
    ) -> (&[S::Successor], [u32; 4]) {
        let slot = Self::slot(by.space, taken);
        let next = self.fill(by, slot, (taken, h));
        self.prepare(by, slot, next, DEPTH);
        let (rank, tie, entries) = open.front();
        if let [first, later @ ..] = entries {
            if let [later] = later {
                by.table.prefetch(by.space.unqueue(*later).0);
            }
            let (_, h) = by.priority.undo(rank, tie);
            self.prepare(by, slot, Some((*first, h)), 1);
        }
        let family = &self.slots[slot];
        (&family.successors[..family.count.min(4)], family.hs)
    }
}
