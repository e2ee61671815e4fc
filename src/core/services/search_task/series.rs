//! A curve of bounded size for a run of any length.

use crate::services::search_task::Sample;

/// Samples of a run, at most [`Series::CAP`] of them. Consecutive samples share a bucket; the lowest and the highest
/// frontier of each bucket are kept, in order. When there are too many buckets, adjacent ones are merged in pairs: the
/// resolution halves, and the extremes of all buckets remain.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    buckets: Vec<Bucket>,
    /// The number of samples per bucket.
    width: u32,
    /// The newest sample, at which the curve always ends.
    last: Option<Sample>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Bucket {
    low: Sample,
    high: Sample,
    samples: u32,
}

impl Bucket {
    const fn of(sample: Sample) -> Self {
        Self {
            low: sample,
            high: sample,
            samples: 1,
        }
    }

    fn join(&mut self, other: &Self) {
        if other.low.frontier < self.low.frontier {
            self.low = other.low;
        }
        if other.high.frontier > self.high.frontier {
            self.high = other.high;
        }
        self.samples += other.samples;
    }

    /// Its extremes in the order of the run; only one if they are the same.
    fn points(&self) -> impl Iterator<Item = Sample> + use<> {
        let (mut first, mut second) = (self.low, self.high);
        if second.expanded < first.expanded {
            std::mem::swap(&mut first, &mut second);
        }
        let both = first.expanded != second.expanded;
        std::iter::once(first).chain(both.then_some(second))
    }
}

impl Series {
    /// The largest number of samples that [`points`](Self::points) returns.
    pub const CAP: usize = 4096;
    /// Two points per bucket, and room for the newest sample.
    const BUCKETS: usize = Self::CAP / 2 - 1;

    /// Appends a sample, which must not be older than the last.
    pub fn push(&mut self, sample: Sample) {
        self.last = Some(sample);
        match self.buckets.last_mut() {
            Some(bucket) if bucket.samples < self.width => bucket.join(&Bucket::of(sample)),
            _ => {
                if self.buckets.len() == Self::BUCKETS {
                    self.halve();
                }
                self.buckets.push(Bucket::of(sample));
            }
        }
    }

    fn halve(&mut self) {
        self.width = 2 * self.width.max(1);
        let merged = self.buckets.chunks(2).map(|pair| {
            let mut bucket = pair[0];
            for other in &pair[1..] {
                bucket.join(other);
            }
            bucket
        });
        self.buckets = merged.collect();
    }

    /// The curve, oldest first.
    pub fn points(&self) -> impl Iterator<Item = Sample> + '_ {
        let newest = self
            .buckets
            .last()
            .and_then(|bucket| bucket.points().last());
        let end = self
            .last
            .filter(|last| newest.is_none_or(|point| point.expanded != last.expanded));
        self.buckets.iter().flat_map(Bucket::points).chain(end)
    }

    /// The newest sample with at most this many expansions.
    pub fn before(&self, expanded: u64) -> Option<Sample> {
        if let Some(last) = self.last.filter(|last| last.expanded <= expanded) {
            return Some(last);
        }
        self.points()
            .take_while(|sample| sample.expanded <= expanded)
            .last()
    }
}
