//! The progress of an experiment and its remaining time.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::study::experiment::{Plan, Run};

/// The progress of an experiment. The remaining time is estimated from the mean time of each strategy on each length,
/// because a long board may take a thousand times as long as a short one.
#[derive(Clone, Debug)]
pub struct Progress {
    pub total: usize,
    pub finished: usize,
    groups: BTreeMap<(Option<u32>, usize), TimedGroup>,
}

#[derive(Clone, Copy, Debug, Default)]
struct TimedGroup {
    left: u32,
    made: u32,
    time: Duration,
}

impl Progress {
    pub fn new(plan: &Plan) -> Self {
        let mut groups = BTreeMap::<_, TimedGroup>::new();
        let mut total = 0;
        for index in plan.assigned() {
            groups.entry(key(plan, index)).or_default().left += 1;
            total += 1;
        }
        Self {
            total,
            finished: 0,
            groups,
        }
    }

    pub fn add(&mut self, plan: &Plan, run: &Run) {
        if let Some(group) = self.groups.get_mut(&key(plan, run.index)) {
            group.left = group.left.saturating_sub(1);
            group.made += 1;
            group.time += run.measured.elapsed;
            self.finished += 1;
        }
    }

    /// Returns the remaining time on `threads` threads. `None` until one run of each strategy on each length is finished.
    pub fn remaining(&self, threads: usize) -> Option<Duration> {
        let mut seconds = 0.0;
        for group in self.groups.values().filter(|group| group.left > 0) {
            if group.made == 0 {
                return None;
            }
            seconds += group.time.as_secs_f64() / f64::from(group.made) * f64::from(group.left);
        }
        // No more threads can be busy than there are runs left.
        let left = self.total - self.finished;
        Duration::try_from_secs_f64(seconds / threads.min(left).max(1) as f64).ok()
    }
}

fn key(plan: &Plan, index: usize) -> (Option<u32>, usize) {
    let strategies = plan.spec().strategies.len();
    (plan.task(index).length, index % strategies)
}
