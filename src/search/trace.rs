//! What is written down of a run while it goes on.

use std::ops::{Bound, RangeBounds};

use super::{Algorithm, Expansion, Observer, Search, Status, Successors};
use crate::puzzle::State;

/// Expansions that room is made for at once.
const PORTION: u64 = 4096;

/// The expansions of a run, or of a stretch of it, in order: of each what became of its successors, and, where that does
/// not tell which node comes next, its state. Queues give nodes back in the order in which they were generated, so one
/// byte an expansion tells all there is to tell of BFS and bidirectional BFS; A* takes nine.
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
        let named = expansions.iter().filter(|_| !algorithm.has_queues());
        Self {
            successors: expansions.iter().map(|e| e.successors).collect(),
            states: named.map(|expansion| expansion.state).collect(),
        }
    }

    /// Advances `search` by at most `budget` expansions and writes them down.
    pub fn record<S: Search>(&mut self, search: &mut S, budget: u64) -> Status {
        let mut left = budget;
        loop {
            let portion = left.min(PORTION);
            let status = if S::ALGORITHM.has_queues() {
                self.record_portion::<S, false>(search, portion)
            } else {
                self.record_portion::<S, true>(search, portion)
            };
            left -= portion;
            if left == 0 || status != Status::Running {
                return status;
            }
        }
    }

    /// Room is made for all of a portion at once, so that the search need not look for it at each expansion.
    fn record_portion<S: Search, const NAMED: bool>(
        &mut self,
        search: &mut S,
        portion: u64,
    ) -> Status {
        let from = self.len();
        let room = from + portion as usize;
        self.successors.resize(room, Successors::default());
        if NAMED {
            self.states.reserve(portion as usize);
        }
        let mut recorder = Recorder::<NAMED> {
            free: self.successors[from..].iter_mut(),
            states: &mut self.states,
        };
        let status = search.advance(portion, &mut recorder);
        let unused = recorder.free.len();
        self.successors.truncate(room - unused);
        status
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
struct Recorder<'a, const NAMED: bool> {
    free: std::slice::IterMut<'a, Successors>,
    states: &'a mut Vec<State>,
}

impl<const NAMED: bool> Observer for Recorder<'_, NAMED> {
    #[inline]
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion) {
        if let Some(next) = self.free.next() {
            *next = successors;
        }
        if NAMED {
            self.states.push(expansion().state);
        }
    }
}
