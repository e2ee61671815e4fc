//! Measures one strategy on one board.

use std::ops::ControlFlow;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::puzzle::Problem;
use crate::search::{
    Algorithm, AnySearch, Limit, Limits, Outcome, PatternDatabases, SLICE, Solution, Stats, Status,
    Strategy, any_search, prepare, solve,
};
use crate::study::notes::Note;
use crate::study::table::Cell;
use crate::study::{Optimality, branching};
use crate::tasks;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum End by id {
        Solved = "solved",
        /// Every reachable state was searched, and there is no path.
        Exhausted = "no solution",
        Cancelled = "cancelled",
        MemoryLimit = "memory limit",
        ExpansionLimit = "expansion limit",
        /// Everything within the depth limit was searched. A path may be deeper.
        DepthLimit = "depth limit",
        NoEstimate = "the heuristic failed",
    }
}

impl End {
    /// Returns the end of a run with this outcome. `None` means that the run was cancelled.
    const fn of(outcome: Option<&Outcome>) -> Self {
        match outcome {
            Some(Outcome::Solved(_)) => Self::Solved,
            Some(Outcome::Exhausted) => Self::Exhausted,
            Some(Outcome::Limit(Limit::Memory)) => Self::MemoryLimit,
            Some(Outcome::Limit(Limit::Expansions)) => Self::ExpansionLimit,
            Some(Outcome::Limit(Limit::Depth)) => Self::DepthLimit,
            Some(Outcome::NoEstimate(_)) => Self::NoEstimate,
            Some(Outcome::Cancelled) | None => Self::Cancelled,
        }
    }

    pub(crate) fn cell(self) -> Cell {
        Cell::named(self.id(), self)
    }
}

/// The result of one strategy on one board. The counters are defined as in [`Stats`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    pub strategy: Strategy,
    pub end: End,
    /// The number of moves of the path found.
    pub length: Option<u32>,
    /// What these moves cost: their number, unless moves have different costs.
    pub cost: Option<u32>,
    /// The proof that this path is a cheapest one, if the strategy or a bound gives one.
    pub proof: Option<Optimality>,
    pub expanded: u64,
    pub generated: u64,
    pub visited: u64,
    /// The largest number of nodes open at the same time.
    pub peak_frontier: u64,
    /// The peak memory in bytes, sampled every few thousand expansions and at the end.
    pub bytes: u64,
    /// The time spent searching, without the time spent in the callback of [`measure`].
    pub elapsed: Duration,
}

impl Measurement {
    /// Returns the measurement of a run of `strategy` on `problem` that ended with these counters after `elapsed`. An
    /// `outcome` of `None` means that the run was cancelled.
    pub fn of(
        problem: &Problem,
        strategy: Strategy,
        outcome: Option<&Outcome>,
        stats: &Stats,
        elapsed: Duration,
    ) -> Self {
        let path = match outcome {
            Some(Outcome::Solved(path)) => Some(path),
            _ => None,
        };
        let length = path.map(|path| path.len() as u32);
        Self {
            strategy,
            end: End::of(outcome),
            length,
            cost: path.map(Solution::cost),
            proof: length.and_then(|length| Optimality::of(problem, strategy, length)),
            expanded: stats.expanded,
            generated: stats.generated,
            visited: stats.visited,
            peak_frontier: stats.peak_frontier,
            bytes: stats.bytes,
            elapsed,
        }
    }

    /// Returns the number of generated nodes as textbooks count it: every child of an expanded node, including its parent.
    /// This is one more than [`generated`](Self::generated) for each expansion, except for that of the start and, in
    /// searches other than BFS, for the final expansion of the goal, which generates no children. It holds for the
    /// searches in textbook tables, which have one root and expand no node twice.
    pub const fn children(&self) -> u64 {
        let tests_early = matches!(self.strategy.algorithm, Algorithm::Bfs);
        let childless = if tests_early { 1 } else { 2 };
        self.generated + self.expanded.saturating_sub(childless)
    }

    /// Returns the effective branching factor: see [`branching()`].
    pub fn branching(&self) -> Option<f64> {
        branching(self.generated as f64, self.length?)
    }
}

/// Runs [a search](any_search) to its end on this thread. `between` is called with the counters every [`SLICE`]
/// expansions; if it breaks, the run is cancelled. A problem without a solution is searched too, so check
/// [`Problem::solvability`] first.
pub fn measure(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    mut between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> Measurement {
    let mut run = MeasuredRun::new(problem, strategy, limits, databases, tasks::now);
    loop {
        let measured = run.advance();
        if measured.is_some() || between(&run.stats).is_break() {
            return measured.unwrap_or_else(|| run.measured(None));
        }
    }
}

/// A measured run that advances slice by slice.
pub struct MeasuredRun {
    problem: Problem,
    strategy: Strategy,
    search: Box<dyn AnySearch>,
    /// The counters so far, and the most bytes held.
    pub(crate) stats: Stats,
    elapsed: Duration,
}

impl MeasuredRun {
    /// Creates the search, which counts as search time. Tables that searches share are built before the clock starts.
    pub fn new(
        problem: &Problem,
        strategy: Strategy,
        limits: Limits,
        databases: &PatternDatabases,
        now: impl Fn() -> Duration,
    ) -> Self {
        prepare(problem, strategy, databases);
        let clock = now();
        let search = any_search(problem, strategy, limits, databases);
        Self {
            problem: *problem,
            strategy,
            stats: search.stats(),
            search,
            elapsed: now() - clock,
        }
    }

    /// Makes up to [`SLICE`] expansions. Returns the measurement once the run has ended.
    pub fn advance(&mut self) -> Option<Measurement> {
        let clock = tasks::now();
        let status = self.search.advance(SLICE);
        let stats = self.search.stats();
        self.elapsed += tasks::now() - clock;
        self.stats = Stats {
            bytes: stats.bytes.max(self.stats.bytes),
            ..stats
        };
        match status {
            Status::Running => None,
            Status::Finished(outcome) => Some(self.measured(Some(&outcome))),
        }
    }

    fn measured(&self, outcome: Option<&Outcome>) -> Measurement {
        let Self {
            problem, strategy, ..
        } = self;
        Measurement::of(problem, *strategy, outcome, &self.stats, self.elapsed)
    }
}

/// Returns a note on the error for the first run of each strategy whose heuristic failed. Neither measurements nor
/// journals hold the error, so these runs are repeated; they are deterministic and end in the same place.
pub fn failures(
    runs: impl IntoIterator<Item = (Problem, Measurement)>,
    databases: &PatternDatabases,
) -> Vec<Note> {
    let mut told: Vec<Strategy> = Vec::new();
    let mut notes = Vec::new();
    for (problem, run) in runs {
        if run.end != End::NoEstimate || told.contains(&run.strategy) {
            continue;
        }
        let again = solve(&problem, run.strategy, Limits::NONE, databases, |_| ());
        if let (Outcome::NoEstimate(error), Stats { expanded, .. }) = again {
            told.push(run.strategy);
            notes.push(Note::HeuristicFailed(run.strategy, expanded, error));
        }
    }
    notes
}

/// A run that takes longer than this is not repeated for timing.
const LONGEST: Duration = Duration::from_secs(1);
/// Runs are repeated until they take this long in total, or until there are [`MOST_RUNS`].
const TOGETHER: Duration = Duration::from_millis(250);
const MOST_RUNS: usize = 101;
const FEWEST_RUNS: usize = 3;

/// Returns the median time of several runs, the first of which took `first`. `run` makes another run. Shorter runs are
/// repeated more often.
pub fn repeated(first: Duration, mut run: impl FnMut() -> Option<Duration>) -> Duration {
    let mut times = vec![first];
    let mut whole = first;
    while first <= LONGEST
        && times.len() < MOST_RUNS
        && (times.len() < FEWEST_RUNS || whole < TOGETHER)
    {
        let Some(time) = run() else { break };
        whole += time;
        times.push(time);
    }
    times.sort_unstable();
    times[times.len() / 2]
}

/// Returns the time of a complete run on this thread, or `None` if it takes longer than [`LONGEST`].
pub(crate) fn time_of(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
) -> Option<Duration> {
    let began = tasks::now();
    let row = measure(problem, strategy, limits, databases, |_| {
        match tasks::now() - began > LONGEST {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    (row.end != End::Cancelled).then_some(row.elapsed)
}

/// Returns the median time of repeated runs of a search that was shown on screen before. Returns `None` if one of the
/// first two runs takes longer than `LONGEST` or `stopped` returns `true` before it.
pub fn median_time(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    stopped: impl Fn() -> bool,
) -> Option<Duration> {
    let run = || (!stopped()).then(|| time_of(problem, strategy, limits, databases))?;
    // The first run warms the caches and is not counted.
    run()?;
    Some(repeated(run()?, run))
}
