//! One strategy on one board.

use std::ops::ControlFlow;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

use crate::puzzle::Problem;
use crate::search::{
    Algorithm, AnySearch, Limit, Limits, Outcome, PatternDatabases, SLICE, Stats, Status, Strategy,
    any_search, prepare, solve,
};
use crate::study::notes::Note;
use crate::study::table::Cell;
use crate::study::{Optimality, branching};

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum End by id {
        Solved = "solved",
        /// Everything that can be reached was searched, and there is no path.
        Exhausted = "no solution",
        Cancelled = "cancelled",
        MemoryLimit = "memory limit",
        ExpansionLimit = "expansion limit",
        /// Everything down to the depth it may reach was searched; a path may lie beyond.
        DepthLimit = "depth limit",
        NoEstimate = "the heuristic failed",
    }
}

impl End {
    /// The end of a run with this outcome; without one it was cancelled.
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

/// What one strategy did on one board. The counters count as [`Stats`] says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    pub strategy: Strategy,
    pub end: End,
    /// Moves of the path found.
    pub length: Option<u32>,
    /// Why that path is a shortest one, where the strategy or a bound proves it.
    pub proof: Option<Optimality>,
    pub expanded: u64,
    pub generated: u64,
    pub visited: u64,
    /// The most nodes open at once.
    pub peak_frontier: u64,
    /// The most bytes held, as far as seen every few thousand expansions and at the end.
    pub bytes: u64,
    /// Time spent searching; what the caller of [`measure`] did in between is not in it.
    pub elapsed: Duration,
}

impl Measurement {
    /// The measurement of a run of `strategy` on `problem` that ended by `outcome` (none: it was cancelled) after `elapsed`
    /// with these counters.
    pub fn of(
        problem: &Problem,
        strategy: Strategy,
        outcome: Option<&Outcome>,
        stats: &Stats,
        elapsed: Duration,
    ) -> Self {
        let length = match outcome {
            Some(Outcome::Solved(path)) => Some(path.len() as u32),
            _ => None,
        };
        Self {
            strategy,
            end: End::of(outcome),
            length,
            proof: length.and_then(|length| Optimality::of(problem, strategy, length)),
            expanded: stats.expanded,
            generated: stats.generated,
            visited: stats.visited,
            peak_frontier: stats.peak_frontier,
            bytes: stats.bytes,
            elapsed,
        }
    }

    /// Nodes generated as textbooks count them: every child of an expanded node, its parent too where the move can be taken
    /// back. That is one more for each expansion than [`generated`](Self::generated) but that of the start, and but that
    /// of the goal by which a search other than BFS ends, whose children are not generated. It holds for the searches of
    /// a textbook's table, which begin at one root and expand no node twice.
    pub const fn children(&self) -> u64 {
        let tests_early = matches!(self.strategy.algorithm, Algorithm::Bfs);
        let childless = if tests_early { 1 } else { 2 };
        self.generated + self.expanded.saturating_sub(childless)
    }

    /// The effective branching factor: see [`branching()`].
    pub fn branching(&self) -> Option<f64> {
        branching(self.generated as f64, self.length?)
    }
}

/// Runs [a search](any_search) to its end, on this thread. `between` is called with the counters every
/// [`SLICE`] expansions; where it breaks, the run is cancelled. A problem without a solution is searched all the same:
/// ask [`Problem::solvability`] first.
pub fn measure(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> Measurement {
    let began = Instant::now();
    let now = || began.elapsed();
    measure_by(now, problem, strategy, limits, databases, between)
}

/// [`measure`] by the clock `now`.
fn measure_by(
    now: impl Fn() -> Duration,
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    mut between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> Measurement {
    let mut run = MeasuredRun::new(problem, strategy, limits, databases, &now);
    loop {
        let measured = run.advance(&now);
        if measured.is_some() || between(&run.stats).is_break() {
            return measured.unwrap_or_else(|| run.measured(None));
        }
    }
}

/// A run that is measured while it is made, a slice after the other.
pub(crate) struct MeasuredRun {
    problem: Problem,
    strategy: Strategy,
    search: Box<dyn AnySearch>,
    /// The counters so far, and the most bytes held.
    pub(crate) stats: Stats,
    elapsed: Duration,
}

impl MeasuredRun {
    /// Makes the search, in a time that counts. What searches share is made before that.
    pub(crate) fn new(
        problem: &Problem,
        strategy: Strategy,
        limits: Limits,
        databases: &PatternDatabases,
        now: &impl Fn() -> Duration,
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

    /// Makes [`SLICE`] expansions; what was measured, once the run has ended.
    pub(crate) fn advance(&mut self, now: &impl Fn() -> Duration) -> Option<Measurement> {
        let clock = now();
        let status = self.search.advance(SLICE);
        let stats = self.search.stats();
        self.elapsed += now() - clock;
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

/// Why runs ended whose heuristic failed: a note for the first such run of each strategy. Measurements do not hold the
/// error, nor do journals, so these runs are made again; they end where they did.
pub(crate) fn failures(
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

/// A run that takes longer is not repeated to be timed.
const LONGEST: Duration = Duration::from_secs(1);
/// Repeated runs take about so long together, and are so many at most.
const TOGETHER: Duration = Duration::from_millis(250);
const MOST_RUNS: usize = 101;
const FEWEST_RUNS: usize = 3;

/// The median of times of runs, the first of which took `first`. `run` makes another, which it gives up after the time it is
/// given. The shorter the runs the more there are.
pub(crate) fn repeated(
    first: Duration,
    mut run: impl FnMut(Duration) -> Option<Duration>,
) -> Duration {
    let mut times = vec![first];
    let mut whole = first;
    while first <= LONGEST
        && times.len() < MOST_RUNS
        && (times.len() < FEWEST_RUNS || whole < TOGETHER)
    {
        let Some(time) = run(LONGEST) else { break };
        whole += time;
        times.push(time);
    }
    times.sort_unstable();
    times[times.len() / 2]
}

/// The time of a run to its end, on this thread; `None` where it takes longer than `longest`.
pub(crate) fn time_of(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    longest: Duration,
) -> Option<Duration> {
    let began = Instant::now();
    let row = measure(problem, strategy, limits, databases, |_| {
        match began.elapsed() > longest {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    (row.end != End::Cancelled).then_some(row.elapsed)
}

/// The median time of repeated runs, for a search that was watched before: `None` where one takes longer than a second,
/// or `stopped` says that nobody asks any more.
#[cfg(feature = "gui")]
pub(crate) fn median_time(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    stopped: impl Fn() -> bool,
) -> Option<Duration> {
    let run = |longest| {
        let time = || time_of(problem, strategy, limits, databases, longest);
        (!stopped()).then(time)?
    };
    // The first run fills the caches, and is not counted.
    run(LONGEST)?;
    Some(repeated(run(LONGEST)?, run))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Board, Size};
    use crate::search::{Algorithm, Heuristic, is_prepared};

    /// On boards that other tests leave alone: some of it is made for the whole process.
    #[test]
    fn the_clock_starts_once_everything_shared_is_made() {
        let goal = Board::blank_first(Size::new(2, 5).expect("a size"));
        let problem = Problem::new(goal, goal).expect("equal sizes");
        let strategy = Strategy::new(Algorithm::AStar, Heuristic::Patterns);
        let databases = PatternDatabases::default();
        let now = || {
            assert!(is_prepared(&problem, strategy, &databases));
            Duration::ZERO
        };
        let go_on = |_: &Stats| ControlFlow::Continue(());
        let measured = measure_by(now, &problem, strategy, Limits::NONE, &databases, go_on);
        assert_eq!(measured.end, End::Solved);
    }

    #[test]
    fn short_runs_are_repeated_more_often_and_long_ones_not_at_all() {
        let repeat = |millis: u64| {
            let mut made = 1;
            let time = Duration::from_millis(millis);
            let median = repeated(time, |_| {
                made += 1;
                Some(time)
            });
            assert_eq!(median, time);
            made
        };
        assert_eq!([1, 10, 200, 1100].map(repeat), [101, 25, 3, 1]);
    }

    #[test]
    fn one_slow_run_does_not_change_the_median() {
        let times = [9, 1, 2, 3, 2].map(Duration::from_millis);
        let mut times = times.into_iter().cycle();
        let first = times.next().expect("it goes on");
        let median = repeated(first, |_| times.next());
        assert_eq!(median, Duration::from_millis(2));
    }
}
