//! What is written down of a run while it goes on.

use std::ops::{Bound, RangeBounds};

use crate::{
    puzzle::State,
    search::{Algorithm, Expansion, Observer, Search, Status, Successors},
};

/// The expansions of a run, or of a stretch of it, in order: of each what cannot be worked out from those before it.
///
/// BFS and bidirectional BFS take nodes back in the order in which they were put in, and drop a successor just where its
/// side has met it before, so their number is all there is to tell, and to be told costs them nothing. Best-first searches
/// take nine bytes an expansion: what became of its successors, and its state.
///
/// A depth-first search goes on with the first new successor, by the order of moves, of the last node on its path that has
/// one left, so one byte is enough for it. Where none is left on the whole path, an iteration has ended, and the next
/// expansion is that of the root, with a larger threshold: the lowest f among the successors that were dropped, or one
/// more than the last depth limit. Successors are told of when their parent is expanded, though they are generated one by
/// one: those that wait when the goal is found were never generated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    len: usize,
    /// As many, or none.
    successors: Vec<Successors>,
    /// As many, or none.
    states: Vec<State>,
}

/// A stretch of a [`Trace`].
#[derive(Clone, Copy, Debug)]
pub struct Stretch<'a> {
    len: usize,
    successors: &'a [Successors],
    states: &'a [State],
}

impl Trace {
    /// The trace of an `algorithm` that made these expansions.
    #[must_use]
    pub fn of(algorithm: Algorithm, expansions: &[Expansion]) -> Self {
        let told = expansions.iter().filter(|_| !algorithm.implies_fates());
        let named = expansions.iter().filter(|_| !algorithm.implies_order());
        Self {
            len: expansions.len(),
            successors: told.map(|expansion| expansion.successors).collect(),
            states: named.map(|expansion| expansion.state).collect(),
        }
    }

    /// Advances `search` by at most `budget` expansions and writes them down.
    pub fn record<S: Search>(&mut self, search: &mut S, budget: u64) -> Status {
        let before = search.stats().expanded;
        let status = match S::ALGORITHM {
            algorithm if algorithm.implies_fates() => search.advance(budget, &mut ()),
            algorithm if algorithm.implies_order() => {
                search.advance(budget, &mut Recorder::Fates(self))
            }
            _ => search.advance(budget, &mut Recorder::Named(self)),
        };
        self.len += (search.stats().expanded - before) as usize;
        status
    }

    /// Expansions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
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
            len: to - from,
            successors: self.successors.get(from..to).unwrap_or_default(),
            states: self.states.get(from..to).unwrap_or_default(),
        }
    }
}

impl<'a> Stretch<'a> {
    /// Of each expansion what became of its successors, and its state, where the trace has them.
    pub(crate) fn steps(self) -> impl Iterator<Item = (Option<Successors>, Option<State>)> + 'a {
        (0..self.len).map(move |index| {
            let successors = self.successors.get(index).copied();
            (successors, self.states.get(index).copied())
        })
    }
}

/// Hands expansions on. One type for everyone who wants them, so that each search is compiled but twice, watched and
/// unwatched; to tell here who wants what costs next to nothing beside an expansion.
pub(crate) enum Recorder<'a> {
    /// What became of the successors is written down.
    Fates(&'a mut Trace),
    /// So is the state.
    Named(&'a mut Trace),
    /// The whole expansion is passed on.
    Whole(&'a mut dyn FnMut(&Expansion)),
}

impl Observer for Recorder<'_> {
    #[inline]
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion) {
        match self {
            Self::Fates(trace) => trace.successors.push(successors),
            Self::Named(trace) => {
                trace.successors.push(successors);
                trace.states.push(expansion().state);
            }
            Self::Whole(observe) => observe(&expansion()),
        }
    }
}
