//! The record of a run while it goes on.

use std::ops::{Bound, RangeBounds};

use crate::puzzle::{Packed, State};
use crate::search::{Algorithm, Expansion, Observer, Successors};

/// The expansions of a run, or of a part of it, in order: of each expansion what does not follow from those before it.
///
/// BFS and bidirectional BFS expand nodes in the order in which they were generated, and drop a successor exactly where its
/// side has visited it. A depth-first search goes on with the first successor within the threshold, by the order of moves, of
/// the last node on its path that has one left; where none is left on the whole path, it begins again with a larger
/// threshold. So the number of expansions tells everything, and tracing costs nothing: see
/// [`implies_trace`](Algorithm::implies_trace). A best-first search takes nine bytes an expansion, or seventeen where
/// states are wide: the fates of its successors, and its state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    len: usize,
    /// One an expansion, or none at all.
    successors: Vec<Successors>,
    states: States,
}

/// States of one width: one an expansion, or none at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct States {
    narrow: Vec<Packed<u64>>,
    wide: Vec<Packed<u128>>,
}

impl States {
    #[inline]
    fn push(&mut self, state: State) {
        if state.is_wide() {
            self.wide.push(state.packed());
        } else {
            self.narrow.push(state.packed());
        }
    }

    fn append(&mut self, next: &mut Self) {
        self.narrow.append(&mut next.narrow);
        self.wide.append(&mut next.wide);
    }

    const fn bytes(&self) -> usize {
        self.narrow.capacity() * size_of::<u64>() + self.wide.capacity() * size_of::<u128>()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Stretch<'a> {
    trace: &'a Trace,
    from: usize,
    len: usize,
}

impl Trace {
    /// The trace of an `algorithm` that made these expansions.
    pub fn of(algorithm: Algorithm, expansions: &[Expansion]) -> Self {
        let told = expansions.iter().filter(|_| !algorithm.implies_trace());
        Self {
            len: expansions.len(),
            successors: told.clone().map(|expansion| expansion.successors).collect(),
            states: told.fold(States::default(), |mut states, expansion| {
                states.push(expansion.state);
                states
            }),
        }
    }

    /// Counts expansions whose states and successors are here, or follow from the algorithm.
    pub(crate) const fn count(&mut self, expansions: u64) {
        self.len += expansions as usize;
    }

    /// The most bytes that an expansion takes on a board whose states are not [wide](State::is_wide).
    pub const BYTES_AN_EXPANSION: u64 = (size_of::<u64>() + size_of::<Successors>()) as u64;

    /// Moves all expansions of `next` to the end of this trace.
    pub fn append(&mut self, next: &mut Self) {
        self.len += std::mem::take(&mut next.len);
        self.successors.append(&mut next.successors);
        self.states.append(&mut next.states);
    }

    pub const fn bytes(&self) -> u64 {
        let successors = self.successors.capacity() * size_of::<Successors>();
        (successors + self.states.bytes()) as u64
    }

    pub const fn len(&self) -> usize {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn all(&self) -> Stretch<'_> {
        self.stretch(..)
    }

    /// The part of it in `range`, as far as it goes.
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
            trace: self,
            from,
            len: to - from,
        }
    }
}

impl<'a> Stretch<'a> {
    pub const fn len(&self) -> usize {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn place(&self, index: usize) -> Option<usize> {
        (index < self.len).then_some(self.from + index)
    }

    /// The state expanded by the expansion at `index`, where the trace has it.
    pub(crate) fn state(&self, index: usize) -> Option<State> {
        let (states, place) = (&self.trace.states, self.place(index)?);
        let narrow = states.narrow.get(place).map(|&state| state.into());
        narrow.or_else(|| states.wide.get(place).map(|&state| state.into()))
    }

    /// The fates of the successors of the expansion at `index`, where the trace has them.
    pub(crate) fn successors(&self, index: usize) -> Option<Successors> {
        self.trace.successors.get(self.place(index)?).copied()
    }

    /// The fates of the successors and the state of each expansion, where the trace has them.
    pub(crate) fn steps(self) -> impl Iterator<Item = (Option<Successors>, Option<State>)> + 'a {
        (0..self.len).map(move |index| (self.successors(index), self.state(index)))
    }
}

/// The one observer that is not `()`, so that each search is compiled only twice, observed and unobserved. The branch costs
/// next to nothing beside an expansion.
pub(crate) enum Recorder<'a> {
    Trace(&'a mut Trace),
    /// Passes the whole expansion on.
    Whole(&'a mut dyn FnMut(&Expansion)),
}

impl Observer for Recorder<'_> {
    #[inline]
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion) {
        match self {
            Self::Trace(trace) => {
                trace.successors.push(successors);
                trace.states.push(expansion().state);
            }
            Self::Whole(observe) => observe(&expansion()),
        }
    }
}
