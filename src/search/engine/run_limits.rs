//! What every search keeps beside its data structures: counters, limits, and whether it is over.

use crate::search::{Limit, Limits, Outcome, Stats, Status};

/// Counters and limits of one search.
#[derive(Clone, Debug)]
pub struct RunLimits {
    /// Counters as last published.
    pub stats: Stats,
    limits: Limits,
    finished: Option<Outcome>,
}

/// The memory held is compared with its limit at every so many expansions: by the count of expansions, not of calls, so
/// that a run ends at the same place however its budget is cut.
const MEMORY_CHECK: u64 = 64;

impl RunLimits {
    /// For a search that begins with `roots` open nodes and holds `bytes`.
    pub fn new(limits: Limits, roots: u64, bytes: u64) -> Self {
        Self {
            stats: Stats {
                frontier: roots,
                peak_frontier: roots,
                visited: roots,
                bytes,
                ..Stats::default()
            },
            limits,
            finished: None,
        }
    }

    /// Expansions that may be made now.
    pub fn allowance(&self, budget: u64) -> u64 {
        let left = self
            .limits
            .expansions
            .map_or(u64::MAX, |most| most - self.stats.expanded.min(most));
        if self.finished.is_some() {
            0
        } else {
            budget.min(left)
        }
    }

    /// Whether a search that has made `expanded` expansions must stop here for want of memory.
    #[inline]
    pub fn out_of_memory(&self, expanded: u64, bytes: impl FnOnce() -> u64) -> bool {
        expanded.is_multiple_of(MEMORY_CHECK) && bytes() > self.limits.memory
    }

    /// Whether a search that never holds more than `bytes` has memory enough.
    pub const fn allows(&self, bytes: u64) -> bool {
        bytes <= self.limits.memory
    }

    /// Expansions until the next look at the memory held.
    #[inline]
    pub const fn until_memory_check(expanded: u64) -> u64 {
        MEMORY_CHECK - expanded % MEMORY_CHECK
    }

    /// Publishes `stats` at the return of `advance`, with the end if one was reached.
    pub fn publish(&mut self, stats: Stats, end: Option<Outcome>) -> Status {
        if self.finished.is_none() {
            self.stats = stats;
            let used_up = self
                .limits
                .expansions
                .is_some_and(|most| stats.expanded >= most);
            self.finished = end.or_else(|| used_up.then_some(Outcome::Limit(Limit::Expansions)));
        }
        self.status()
    }

    /// Where the search stands.
    pub fn status(&self) -> Status {
        self.finished
            .clone()
            .map_or(Status::Running, Status::Finished)
    }
}

impl Stats {
    /// Notes how many nodes are open.
    #[inline]
    pub(crate) fn open(&mut self, frontier: u64) {
        self.frontier = frontier;
        self.peak_frontier = self.peak_frontier.max(frontier);
    }
}
