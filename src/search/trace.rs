//! The record of a run while it goes on.

use std::ops::{Bound, RangeBounds};

use crate::search::{Algorithm, Expansion, Observer, Successors};

/// The expansions of a run, or of a part of it, in order: of each expansion what does not follow from those before it, or
/// follows only by looking up or estimating once more what the search knows.
///
/// Which node is expanded follows from the order of the open list, and so is not told. The fates of its successors are, in
/// a byte an expansion, and in eight more their estimates where the search goes by any. A depth-first search goes on with the
/// first successor within the threshold, by the order of moves, of the last node on its path that has one left; where none
/// is left on the whole path, it begins again with a larger threshold. So the number of its expansions tells everything, and
/// tracing it costs nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    len: usize,
    /// One an expansion; none of a depth-first search.
    successors: Vec<Successors>,
    /// The estimates of the successors, by move: one an expansion, or none at all.
    hs: Vec<[u16; 4]>,
}

#[derive(Clone, Copy, Debug)]
pub struct Stretch<'a> {
    trace: &'a Trace,
    from: usize,
    len: usize,
}

impl Trace {
    /// The trace of an `algorithm` that made these expansions, without estimates.
    pub fn of(algorithm: Algorithm, expansions: &[Expansion]) -> Self {
        let told = expansions.iter().filter(|_| !algorithm.is_depth_first());
        Self {
            len: expansions.len(),
            successors: told.map(|expansion| expansion.successors).collect(),
            hs: Vec::new(),
        }
    }

    /// Counts expansions whose successors are here, or follow from the algorithm.
    pub(crate) const fn count(&mut self, expansions: u64) {
        self.len += expansions as usize;
    }

    /// The most bytes that an expansion takes.
    pub const BYTES_AN_EXPANSION: u64 = (size_of::<[u16; 4]>() + size_of::<Successors>()) as u64;

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

    /// The fates of the successors of each expansion, and their estimates by move, where the trace has them.
    pub(crate) fn steps(self) -> impl Iterator<Item = (Option<Successors>, Option<[u16; 4]>)> + 'a {
        (self.from..self.from + self.len).map(|place| {
            let Trace { successors, hs, .. } = self.trace;
            (successors.get(place).copied(), hs.get(place).copied())
        })
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
