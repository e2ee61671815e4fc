//! What is written down of a run while it goes on.

use std::ops::{Bound, RangeBounds};

use super::{Algorithm, Expansion, Observer, Search, Status, Successors};
use crate::puzzle::State;

/// The expansions of a run, or of a stretch of it, in order: of each what became of its successors, and, where that does
/// not tell which node comes next, its state. Queues give nodes back in the order in which they were generated, so one
/// byte an expansion tells all there is to tell of BFS and bidirectional BFS; A* takes nine.
///
/// A depth-first search goes on with the first new successor, by the order of moves, of the last node on its path that has
/// one left, so one byte is enough for it too. Where none is left on the whole path, an iteration has ended, and the next
/// expansion is that of the root, with a larger threshold: the lowest f among the successors that were dropped, or one
/// more than the last depth limit. Successors are told of when their parent is expanded, though they are generated one by
/// one: those that wait when the goal is found were never generated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    successors: Vec<Successors>,
    /// As many, or none.
    states: Vec<State>,
}

/// A stretch of a [`Trace`].
#[derive(Clone, Copy, Debug)]
pub struct Stretch<'a> {
    successors: &'a [Successors],
    states: &'a [State],
}

impl Trace {
    /// The trace of an `algorithm` that made these expansions.
    #[must_use]
    pub fn of(algorithm: Algorithm, expansions: &[Expansion]) -> Self {
        let named = expansions.iter().filter(|_| !algorithm.implies_order());
        Self {
            successors: expansions.iter().map(|e| e.successors).collect(),
            states: named.map(|expansion| expansion.state).collect(),
        }
    }

    /// Advances `search` by at most `budget` expansions and writes them down.
    pub fn record<S: Search>(&mut self, search: &mut S, budget: u64) -> Status {
        if S::ALGORITHM.implies_order() {
            search.advance(budget, &mut Recorder::<false>(self))
        } else {
            search.advance(budget, &mut Recorder::<true>(self))
        }
    }

    /// Expansions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.successors.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.successors.is_empty()
    }

    /// What became of the successors of the last one.
    #[must_use]
    pub fn last(&self) -> Option<Successors> {
        self.successors.last().copied()
    }

    /// All of it.
    #[must_use]
    pub fn all(&self) -> Stretch<'_> {
        self.stretch(..)
    }

    /// Some of it: as much of `range` as there is.
    #[must_use]
    pub fn stretch(&self, range: impl RangeBounds<usize>) -> Stretch<'_> {
        let from = match range.start_bound() {
            Bound::Included(&from) => from,
            Bound::Excluded(&before) => before + 1,
            Bound::Unbounded => 0,
        };
        let to = match range.end_bound() {
            Bound::Included(&last) => last + 1,
            Bound::Excluded(&end) => end,
            Bound::Unbounded => usize::MAX,
        };
        let to = to.min(self.len());
        let from = from.min(to);
        Stretch {
            successors: &self.successors[from..to],
            states: self.states.get(from..to).unwrap_or_default(),
        }
    }
}

impl<'a> Stretch<'a> {
    /// Of each expansion what became of its successors, and its state where the trace has it.
    pub(super) fn steps(self) -> impl Iterator<Item = (Successors, Option<State>)> + 'a {
        let states = self.states.iter().copied().map(Some);
        let states = states.chain(std::iter::repeat(None));
        self.successors.iter().copied().zip(states)
    }
}

/// Writes expansions down, with their states where they are `NAMED`.
struct Recorder<'a, const NAMED: bool>(&'a mut Trace);

impl<const NAMED: bool> Observer for Recorder<'_, NAMED> {
    #[inline]
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion) {
        self.0.successors.push(successors);
        if NAMED {
            self.0.states.push(expansion().state);
        }
    }
}
