//! The undisturbed times of searches: each is run again in the background, often enough for a median.

use std::collections::HashMap;
use std::time::Duration;

use crate::window::screens::compare::Lane;
use slidescope_core::puzzle::Problem;
use slidescope_core::search::{Limits, Outcome, PatternDatabases, Strategy};
use slidescope_core::study::measure::median_time;
use slidescope_core::tasks::{Job, Update, Wake, is_brief};

/// Strategies and their times; `None` if a run takes too long to be repeated.
type Times = HashMap<Strategy, Option<Duration>>;

#[derive(Debug)]
pub struct Timing {
    job: Job<(), (), Times>,
    asked: Vec<Strategy>,
    times: Times,
}

impl Timing {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            job: Job::new("times", wake),
            asked: Vec::new(),
            times: Times::new(),
        }
    }

    pub(crate) fn median(&self, strategy: Strategy) -> Option<Duration> {
        self.times.get(&strategy).copied().flatten()
    }

    pub(crate) fn is_pending(&self, strategy: Strategy) -> bool {
        self.asked.contains(&strategy) && !self.times.contains_key(&strategy)
    }

    /// Cancels the measurements, and discards their results.
    pub(crate) fn cancel(&mut self) {
        self.job.cancel();
        self.asked.clear();
        self.times.clear();
    }

    pub(crate) fn poll(&mut self) {
        while let Some(update) = self.job.poll() {
            match update {
                Update::Progress(times) => self.times.extend(times),
                Update::Finished((), Ok(())) => {}
                // A run that broke off has no time, and the table says so.
                Update::Finished((), Err(_)) => {
                    for strategy in self.asked.drain(..) {
                        self.times.entry(strategy).or_default();
                    }
                }
            }
        }
    }

    /// Starts to measure the strategies whose searches ended by themselves, unless that was asked for before. Until it is
    /// cancelled, the problem and the limits are always the same.
    pub(crate) fn want(
        &mut self,
        problem: Problem,
        lanes: &[Lane],
        limits: Limits,
        databases: &PatternDatabases,
    ) {
        // Each is searched several times.
        if is_brief() {
            return;
        }
        // A run that was cancelled, or stopped by a limit of memory, cannot be repeated.
        let ended = |lane: &&Lane| {
            matches!(
                lane.outcome(),
                Some(Outcome::Solved(_) | Outcome::Exhausted)
            )
        };
        let wanted = lanes.iter().filter(ended);
        let wanted: Vec<Strategy> = wanted.map(|lane| lane.strategy).collect();
        if wanted.iter().all(|strategy| self.asked.contains(strategy)) {
            return;
        }
        self.asked = wanted;
        let mut missing = self.asked.clone();
        missing.retain(|strategy| !self.times.contains_key(strategy));
        let databases = databases.clone();
        self.job.ask((), move |token| {
            for strategy in missing {
                let stopped = || token.is_cancelled();
                let time = median_time(&problem, strategy, limits, &databases, stopped);
                if token.is_cancelled() {
                    return;
                }
                token.update(|told: Option<Times>| {
                    let mut told = told.unwrap_or_default();
                    told.insert(strategy, time);
                    told
                });
            }
        });
    }
}
