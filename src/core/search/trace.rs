//! The compact record of a run in progress.

use std::ops::{Bound, RangeBounds};

use crate::search::{Algorithm, Expansion, Observer, Successors};

/// The expansions of a run, or of a part of it, in order. Of each expansion it stores what cannot be derived from the
/// earlier ones, or only by repeating look-ups and estimates.
///
/// The order of the open list determines which node is expanded, so that is not stored. The fates of its successors take one
/// byte per expansion, and their estimates eight more if the algorithm uses a heuristic. A depth-first search continues with
/// the first successor within the threshold, in the order of moves, of the last node on its path that has one left; if the
/// whole path has none, it restarts with a larger threshold. So the number of its expansions determines everything, and
/// tracing it is free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    len: usize,
    /// One per expansion; empty for a depth-first search.
    successors: Vec<Successors>,
    /// The estimates of the successors, by move: one array per expansion, or none at all.
    hs: Vec<[u16; 4]>,
}

#[derive(Clone, Copy, Debug)]
pub struct Stretch<'a> {
    trace: &'a Trace,
    from: usize,
    len: usize,
}

impl Trace {
    /// Creates the trace of a run of `algorithm` with these expansions, without estimates.
    pub fn of(algorithm: Algorithm, expansions: &[Expansion]) -> Self {
        let told = expansions.iter().filter(|_| !algorithm.is_depth_first());
        Self {
            len: expansions.len(),
            successors: told.map(|expansion| expansion.successors).collect(),
            hs: Vec::new(),
        }
    }

    /// Counts expansions whose successors are stored already or follow from the algorithm.
    pub(crate) const fn count(&mut self, expansions: u64) {
        self.len += expansions as usize;
    }

    /// Moves all expansions of `next` to the end of this trace.
    pub fn append(&mut self, next: &mut Self) {
        self.len += std::mem::take(&mut next.len);
        self.successors.append(&mut next.successors);
        self.hs.append(&mut next.hs);
    }

    pub const fn bytes(&self) -> u64 {
        let successors = self.successors.capacity() * size_of::<Successors>();
        (successors + self.hs.capacity() * size_of::<[u16; 4]>()) as u64
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

    /// Returns the part of the trace in `range`, clamped to its length.
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

    /// The fates of the successors of each expansion, and their estimates by move, if the trace has them.
    pub(crate) fn steps(self) -> impl Iterator<Item = (Option<Successors>, Option<[u16; 4]>)> + 'a {
        (self.from..self.from + self.len).map(|place| {
            let Trace { successors, hs, .. } = self.trace;
            (successors.get(place).copied(), hs.get(place).copied())
        })
    }
}

/// The only observer besides `()`, so that each search is compiled only twice: observed and unobserved. Its branch is cheap
/// compared to an expansion.
pub(crate) enum Recorder<'a> {
    Trace(&'a mut Trace),
    /// Passes on the whole expansion.
    Whole(&'a mut dyn FnMut(&Expansion)),
}

impl Observer for Recorder<'_> {
    #[inline]
    fn estimated(&mut self, hs: [u16; 4]) {
        if let Self::Trace(trace) = self {
            trace.hs.push(hs);
        }
    }

    #[inline]
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion) {
        match self {
            Self::Trace(trace) => trace.successors.push(successors),
            Self::Whole(observe) => observe(&expansion()),
        }
    }
}
