//! The part that all searches share: counters, limits, memory and the end of a run. An algorithm only defines its own step.

use crate::puzzle::{Move, Problem};
use crate::search::engine::mapped_memory;
use crate::search::trace::Recorder;
use crate::search::{
    Expansion, Limit, Limits, NodeView, Observer, Outcome, Solution, Stats, Status, Trace,
};

/// Number of expansions between two checks of the memory limit. Expansions are counted, not calls, so a run ends at the same
/// expansion however its budget is divided.
const MEMORY_CHECK: u64 = 64;

/// The largest number of nodes stored between two checks: an expansion generates at most four successors.
const NEW_BETWEEN_CHECKS: usize = 4 * MEMORY_CHECK as usize;

pub enum End {
    /// The goal was reached by these moves from the start.
    Path(Vec<Move>),
    Exhausted,
    Limit(Limit),
}

/// An algorithm: its step and its data. A [`Search`] runs it.
pub trait SearchAlgorithm {
    /// Whether the number of its expansions tells everything about them: see [`Trace`].
    const IS_DEPTH_FIRST: bool = false;
    /// Nodes that are open before the first expansion.
    const ROOTS: u64 = 1;

    /// Sets counters that do not start at 0. Returns the end if there is nothing to expand.
    fn begin(&mut self, stats: &mut Stats) -> Option<End> {
        let _ = stats;
        None
    }

    /// Expands at least one node and at most `most`; counts them in `stats` and passes each to `observer`.
    fn expand<O: Observer>(
        &mut self,
        most: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<End>;

    /// The outcome if an estimate has failed.
    fn failure(&self) -> Option<Outcome> {
        None
    }

    fn make_room(&mut self, new: usize) -> bool {
        let _ = new;
        true
    }

    fn bytes(&self, stats: &Stats) -> u64;

    /// The most bytes that [`expand`](Self::expand) can ever hold, if known. If they are within the memory limit, no checks
    /// are needed on the way.
    fn most_bytes(&self) -> Option<u64> {
        None
    }

    fn visited(&self, stats: &Stats) -> u64 {
        Self::ROOTS + stats.generated - stats.duplicates
    }

    fn current(&self) -> Option<NodeView>;

    /// Passes the open nodes, next first, to `shown` until it returns `false`. An iterator would add code to each of the
    /// seventy searches.
    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool);
}

/// A search by the algorithm `A`, which can be advanced a few expansions at a time.
pub struct Search<A> {
    problem: Problem,
    algorithm: A,
    limits: Limits,
    stats: Stats,
    finished: Option<Outcome>,
}

impl<A: SearchAlgorithm> Search<A> {
    pub fn new(problem: &Problem, mut algorithm: A, limits: Limits) -> Self {
        let mut stats = Stats {
            frontier: A::ROOTS,
            peak_frontier: A::ROOTS,
            ..Stats::default()
        };
        let end = algorithm.begin(&mut stats);
        let mut search = Self {
            problem: *problem,
            algorithm,
            limits,
            stats,
            finished: None,
        };
        let end = end.map(|end| search.outcome(end));
        let end = end.or_else(|| search.algorithm.failure());
        search.publish(stats, end);
        search
    }

    /// See [`AnySearch::advance`]; each expansion is passed to `observer`.
    pub fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status {
        if self.finished.is_none() {
            let mut stats = self.stats;
            let most = self.limits.expansions.unwrap_or(u64::MAX);
            let last = stats.expanded.saturating_add(budget).min(most);
            let end = self.expand_until(last, &mut stats, observer);
            self.publish(stats, end);
        }
        self.status()
    }

    /// Expands until `last` expansions have been made in total, or the search ends.
    #[inline]
    fn expand_until<O: Observer>(
        &mut self,
        last: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        while stats.expanded < last {
            let unchecked = stats.expanded % MEMORY_CHECK;
            if unchecked == 0 && !self.has_memory(stats) {
                return Some(Outcome::Limit(Limit::Memory));
            }
            let mut most = last - stats.expanded;
            let within = self.algorithm.most_bytes();
            if within.is_none_or(|bytes| !self.allows(bytes)) {
                most = most.min(MEMORY_CHECK - unchecked);
            }
            let end = self.algorithm.expand(most, stats, observer);
            if let Some(failure) = self.algorithm.failure() {
                return Some(failure);
            }
            if let Some(end) = end {
                return Some(self.outcome(end));
            }
        }
        None
    }

    /// Whether there is enough memory until the next check.
    #[cold]
    fn has_memory(&mut self, stats: &Stats) -> bool {
        self.algorithm.make_room(NEW_BETWEEN_CHECKS) && self.allows(self.algorithm.bytes(stats))
    }

    /// Whether `bytes` are within the memory limit and the system has not refused memory.
    fn allows(&self, bytes: u64) -> bool {
        bytes <= self.limits.memory && !mapped_memory::is_exhausted()
    }

    fn outcome(&self, end: End) -> Outcome {
        match end {
            End::Path(moves) => Outcome::Solved(Solution::found(&self.problem, moves)),
            End::Exhausted => Outcome::Exhausted,
            End::Limit(limit) => Outcome::Limit(limit),
        }
    }

    /// Publishes the counters, and the outcome if the search has ended.
    fn publish(&mut self, stats: Stats, end: Option<Outcome>) {
        self.stats = Stats {
            visited: self.algorithm.visited(&stats),
            bytes: self.algorithm.bytes(&stats),
            ..stats
        };
        let most = self.limits.expansions;
        let used_up = most.is_some_and(|most| stats.expanded >= most);
        self.finished = end.or_else(|| used_up.then_some(Outcome::Limit(Limit::Expansions)));
    }

    fn status(&self) -> Status {
        let finished = self.finished.clone();
        finished.map_or(Status::Running, Status::Finished)
    }
}

/// A search that can be advanced a few expansions at a time, by any algorithm.
///
/// The loop of expansions is compiled for each algorithm, heuristic and kind of node table, some seventy combinations. The
/// code that drives a search, a few hundred expansions per call, uses this trait and is compiled once; otherwise the program
/// would be megabytes larger.
pub trait AnySearch {
    /// Makes at most `budget` expansions. The counters are published when it returns. The same problem gives the same
    /// expansions in the same order, however the budget is divided.
    fn advance(&mut self, budget: u64) -> Status;

    /// Like [`advance`](Self::advance), but also appends the expansions to `trace`.
    fn record(&mut self, budget: u64, trace: &mut Trace) -> Status;

    /// Like [`advance`](Self::advance), but passes each whole expansion to `observe`. Slower than [`record`](Self::record).
    fn observe(&mut self, budget: u64, observe: &mut dyn FnMut(&Expansion)) -> Status;

    fn stats(&self) -> Stats;

    fn current(&self) -> Option<NodeView>;

    /// The first `count` nodes of the open list, in the order of expansion.
    fn next_open(&self, count: usize) -> Vec<NodeView>;
}

impl<A: SearchAlgorithm> AnySearch for Search<A> {
    fn advance(&mut self, budget: u64) -> Status {
        self.advance(budget, &mut ())
    }

    fn record(&mut self, budget: u64, trace: &mut Trace) -> Status {
        let before = self.stats.expanded;
        let status = if A::IS_DEPTH_FIRST {
            self.advance(budget, &mut ())
        } else {
            self.advance(budget, &mut Recorder::Trace(trace))
        };
        trace.count(self.stats.expanded - before);
        status
    }

    fn observe(&mut self, budget: u64, observe: &mut dyn FnMut(&Expansion)) -> Status {
        self.advance(budget, &mut Recorder::Whole(observe))
    }

    fn stats(&self) -> Stats {
        self.stats
    }

    fn current(&self) -> Option<NodeView> {
        self.algorithm.current()
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let mut views = Vec::new();
        self.algorithm.each_open(&mut |view| {
            let is_wanted = views.len() < count;
            views.extend(is_wanted.then_some(view));
            is_wanted
        });
        views
    }
}
