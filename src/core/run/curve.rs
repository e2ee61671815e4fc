//! The curves of a run: from the recording as far as it goes, so that they do not depend on how a moment was reached;
//! beyond it, from the samples of the search.

use crate::recording::Recording;
use crate::run::Run;
use crate::search::Stats;
use crate::services::search_task::{Sample, Series};

/// The maximum number of plotted moments of a recording, about as many as a plot has pixels.
const POINTS: u64 = 1024;
/// The same for a depth-first search, whose counters need a walk along its path.
const POINTS_OF_A_PATH: u64 = 256;

impl Run {
    pub fn curve(&self) -> Vec<Sample> {
        let newest = self.timeline.newest();
        curve(self.timeline.recording(), newest, &self.series)
    }

    /// The current moment as a point of the curves: the counters [shown](Self::shown), and a time interpolated between
    /// the samples around it.
    pub fn now(&self) -> Option<Sample> {
        let stats = self.shown();
        self.series.before(stats.expanded)?;
        let sampled: Vec<Sample> = self.series.points().collect();
        Some(sample(&sampled, &stats))
    }
}

/// The curve of a run up to moment `newest`. The samples may be ahead of it, or behind it by one message.
pub fn curve(recording: &Recording, newest: u64, series: &Series) -> Vec<Sample> {
    let sampled: Vec<Sample> = series.points().collect();
    if sampled.last().is_none_or(|last| last.expanded == 0) {
        return sampled;
    }
    let recorded = recording.len();
    let most = if recording.algorithm().is_depth_first() {
        POINTS_OF_A_PATH
    } else {
        POINTS
    };
    // A power of two, so that the points keep their moments while the run grows.
    let stride = recorded.div_ceil(most).max(1).next_power_of_two();
    let moments = (0..=recorded).step_by(stride as usize).chain([recorded]);
    let known = moments.map(|k| sample(&sampled, &recording.at(k).stats()));
    let reported = sampled.iter().filter(|at| at.expanded <= newest).copied();
    let mut all: Vec<Sample> = known.chain(reported).collect();
    all.sort_by_key(|sample| sample.expanded);
    all.dedup_by_key(|sample| sample.expanded);
    all
}

/// The moment with these counters, the bytes of the last sample up to it, and the time interpolated between the samples
/// around it.
fn sample(sampled: &[Sample], stats: &Stats) -> Sample {
    let k = stats.expanded;
    let after = sampled.partition_point(|sample| sample.expanded <= k);
    let before = sampled[..after].last().copied().unwrap_or_default();
    let seconds = sampled.get(after).map_or(before.seconds, |next| {
        let share = (k - before.expanded) as f64 / (next.expanded - before.expanded) as f64;
        before.seconds + share * (next.seconds - before.seconds)
    });
    Sample {
        expanded: k,
        frontier: stats.frontier,
        visited: stats.visited,
        seconds,
        ..before
    }
}
