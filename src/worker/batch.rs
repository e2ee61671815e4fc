//! What gathers in a run between two messages.

use std::time::Duration;

use crate::search::AnySearch;
use crate::worker::{Progress, Sample, Series};

/// Nodes of the open list in each message.
const NEXT_SHOWN: usize = 8;

/// Samples since the last message, as many as the series holds.
#[derive(Default)]
pub struct Batch {
    samples: Series,
    /// The most bytes of all samples, those of earlier messages too.
    peak_bytes: u64,
    /// Whether anything happened since the last message.
    fresh: bool,
}

impl Batch {
    /// Adds the state of the search after a slice.
    pub fn sample(&mut self, sample: Sample) {
        self.samples.push(sample);
        self.peak_bytes = self.peak_bytes.max(sample.bytes);
        self.fresh = true;
    }

    /// Notes a change that has no sample, such as a pause.
    pub const fn touch(&mut self) {
        self.fresh = true;
    }

    /// Whether anything changed since the last message.
    pub const fn is_fresh(&self) -> bool {
        self.fresh
    }

    pub fn take(&mut self, search: &dyn AnySearch, elapsed: Duration, paused: bool) -> Progress {
        self.fresh = false;
        let samples = self.samples.points().collect();
        self.samples.clear();
        Progress {
            stats: search.stats(),
            peak_bytes: self.peak_bytes,
            elapsed,
            paused,
            samples,
            traced: 0,
            current: search.current(),
            next_open: search.next_open(NEXT_SHOWN),
        }
    }
}
