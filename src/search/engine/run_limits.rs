//! Counters, limits and the outcome of a search: what all algorithms share.

use crate::search::engine::mapped_memory;
use crate::search::{Limit, Limits, Outcome, Stats, Status};

/// Counters and limits of one search.
#[derive(Clone, Debug)]
pub struct RunLimits {
    /// Counters as last published.
    pub stats: Stats,
    limits: Limits,
    finished: Option<Outcome>,
}

/// The memory held is compared with its limit every so many expansions. Expansions are counted, not calls, so that a run
/// ends at the same expansion however its budget is divided.
const MEMORY_CHECK: u64 = 64;

/// The most nodes that are stored between two checks: an expansion generates at most four successors.
pub const NEW_BETWEEN_CHECKS: usize = 4 * MEMORY_CHECK as usize;

impl RunLimits {
    /// For a search that starts with `roots` open nodes and holds `bytes`.
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

    /// Whether the memory held is to be compared with its limit after `expanded` expansions.
    #[inline]
    pub const fn is_memory_check(expanded: u64) -> bool {
        expanded.is_multiple_of(MEMORY_CHECK)
    }

    /// Whether `bytes` are within the memory limit, and the system has refused nothing.
    #[inline]
    pub fn allows(&self, bytes: u64) -> bool {
        bytes <= self.limits.memory && !mapped_memory::is_exhausted()
    }

    /// Expansions until the memory held is checked next.
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

    /// The state of the search.
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
