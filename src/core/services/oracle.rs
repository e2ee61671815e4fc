//! The oracle finds the length of a shortest solution in the background. A new question replaces the previous one.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::puzzle::{Board, NARROW_CELLS, Problem};
use crate::search::heuristics::pattern_database::{
    BuildProgress, PatternDatabase, PatternDatabases, PatternPlan, PatternSize,
};
use crate::search::heuristics::{Estimate, LinearConflict};
use crate::search::{Algorithm, Heuristic, Limits, Outcome, Solution, Strategy, solve_while};
use crate::services::cache::Cache;
use crate::services::machine::Cores;
use crate::tasks;
use crate::tasks::{Job, Token, Update, is_brief};

#[derive(Debug)]
pub struct Oracle {
    /// Work on a question with standard tables.
    work: Work,
    job: Job<Problem, Option<Reply>, Progress>,
}

/// An oracle's reply to the newest question. A bound is never smaller than an earlier one.
#[derive(Debug)]
pub enum Reply {
    /// Tables for the goal are being built. This is done once, and they are stored.
    Preparing {
        built: BuildProgress,
        at_least: u32,
    },
    /// The search is running and has a larger bound.
    Searching {
        at_least: u32,
    },
    Solved(Solution),
    /// The search took too long and has ended. Only a bound is known.
    GaveUp {
        at_least: u32,
    },
    /// The work failed. The oracle still answers further questions.
    Failed,
}

#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// A lower bound on the length of a solution.
    pub at_least: u32,
    /// The progress of the tables while they are being built.
    pub built: Option<BuildProgress>,
}

/// The minimum time between two reports of one kind. Faster answers need no reports.
pub const BETWEEN: Duration = Duration::from_millis(100);

/// How long a board of more than sixteen cells is first searched without tables. Easy boards need none, and building tables
/// takes seconds.
const WITHOUT_TABLES: Duration = Duration::from_millis(250);

/// The time limit if the page cannot be drawn meanwhile.
const BRIEF: Duration = Duration::from_millis(60);

impl Oracle {
    /// The default time limit of a search.
    pub const PATIENCE: Duration = Duration::from_secs(30);

    /// Factor by which the time limit is multiplied for searches with non-standard tables, which only the user requests.
    pub const MORE_PATIENCE: u32 = 20;

    /// Creates an oracle whose tables are put into `databases` and stored on disk in `cache`. A search gives up after
    /// `patience`. `wake` is called when there is something to [`poll`](Self::poll).
    pub fn new(
        cache: Cache,
        databases: PatternDatabases,
        patience: Duration,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        Self {
            work: Work {
                cache,
                databases,
                size: PatternSize::Standard,
                patience,
                newest_goal: Arc::default(),
            },
            job: Job::new("oracle", Arc::new(wake)),
        }
    }

    /// Asks for the length of a shortest solution of `problem` and cancels the previous question. Never blocks. Returns
    /// `false` if the parities show that there is no solution; then nothing is asked.
    ///
    /// Tables of this `size` are used if the board has them. They are built if they are not stored. On boards of up to sixteen
    /// cells, stored large tables are always used. Tables that take long to load are used only on request. If the size is not
    /// the standard one, the search may take [longer](Self::MORE_PATIENCE), even on boards that have no other tables.
    pub fn ask(&mut self, size: PatternSize, problem: Problem) -> bool {
        if !problem.solvability().is_solvable() {
            self.forget();
            return false;
        }
        let mut work = self.work.clone();
        *locked(&work.newest_goal) = Some(problem.goal());
        work.size = size;
        if size != PatternSize::Standard {
            work.patience *= Self::MORE_PATIENCE;
        }
        self.job
            .ask(problem, move |token| work.answer(problem, token));
        true
    }

    pub fn forget(&mut self) {
        self.job.cancel();
    }

    pub fn poll(&mut self) -> Option<Reply> {
        match self.job.poll()? {
            Update::Progress(Progress { at_least, built }) => Some(match built {
                Some(built) => Reply::Preparing { built, at_least },
                None => Reply::Searching { at_least },
            }),
            Update::Finished(_, Ok(reply)) => reply,
            Update::Finished(_, Err(_)) => Some(Reply::Failed),
        }
    }

    pub const fn is_awake(&self) -> bool {
        self.job.is_started()
    }
}

#[derive(Clone, Debug)]
struct Work {
    cache: Cache,
    databases: PatternDatabases,
    size: PatternSize,
    patience: Duration,
    /// The goal of the newest question, so that work on an older question can tell whether its tables are still useful.
    newest_goal: Arc<Mutex<Option<Board>>>,
}

impl Work {
    /// Returns the answer, or `None` if the question was cancelled.
    fn answer(&self, problem: Problem, token: &Token<'_, Progress>) -> Option<Reply> {
        let bound = Bound::new(&problem, token);
        if is_brief() {
            let path = search_without_tables(BRIEF, &problem, &bound);
            return Some(path.map_or_else(|| bound.gave_up(), Reply::Solved));
        }
        let is_wide = problem.size().cells() > NARROW_CELLS;
        if is_wide && self.databases.find(&problem.goal(), self.size).is_none() {
            let patience = self.patience.min(WITHOUT_TABLES);
            if let Some(path) = search_without_tables(patience, &problem, &bound) {
                return Some(Reply::Solved(path));
            }
        }
        let path = match self.tables(&problem.goal(), &bound) {
            Some(tables) => search(&tables, self.patience, &problem, &bound),
            // There is not enough memory for the tables.
            None => search_without_tables(self.patience, &problem, &bound),
        };
        if token.is_cancelled() {
            return None;
        }
        Some(path.map_or_else(|| bound.gave_up(), Reply::Solved))
    }

    /// Returns the tables for the search, or `None` if there is not enough memory or they are no longer wanted.
    fn tables(&self, goal: &Board, bound: &Bound<'_>) -> Option<Arc<PatternDatabase>> {
        if bound.token.is_cancelled() {
            return None;
        }
        let make = |size: PatternSize| {
            let go_on = |built| {
                if self.is_vain(size, goal, bound.token) {
                    return ControlFlow::Break(());
                }
                bound.tell(0, Some(built));
                ControlFlow::Continue(())
            };
            self.cache.patterns_of(size, &self.databases, goal, &go_on)
        };
        let large = match self.size {
            // Above sixteen cells, large tables take hundreds of megabytes, so they are loaded only on request.
            PatternSize::Standard if goal.size().cells() > NARROW_CELLS => {
                self.databases.find(goal, PatternSize::Large)
            }
            PatternSize::Standard => {
                let large = PatternSize::Large;
                self.cache.kept_patterns(large, &self.databases, goal)
            }
            size @ (PatternSize::Large | PatternSize::Largest) => make(size),
        };
        large.or_else(|| make(PatternSize::Standard))
    }

    /// Returns `true` if the tables of this size for `goal` are no longer wanted. Standard tables are completed even if
    /// another question comes, because they will be wanted again soon. Above sixteen cells, where they take seconds, this
    /// holds only if they also serve that question.
    fn is_vain(&self, size: PatternSize, goal: &Board, token: &Token<'_, Progress>) -> bool {
        match size {
            PatternSize::Standard if goal.size().cells() <= NARROW_CELLS => token.is_dropped(),
            PatternSize::Standard => {
                token.is_dropped() || token.is_cancelled() && !self.is_newest(goal)
            }
            PatternSize::Large | PatternSize::Largest => token.is_cancelled(),
        }
    }

    fn is_newest(&self, goal: &Board) -> bool {
        let newest = *locked(&self.newest_goal);
        let name = |goal: &Board| PatternPlan::standard(goal).name();
        newest.is_some_and(|newest| newest == *goal || name(&newest) == name(goal))
    }
}

/// The best known lower bound on the moves of a problem. It never decreases, and increases are reported.
struct Bound<'a> {
    at_least: AtomicU32,
    /// The last report and its time. Initially an empty report at the time when the work began.
    told: Mutex<(Progress, Duration)>,
    token: &'a Token<'a, Progress>,
}

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns `true` if `next` is to be reported this long after the `last` report.
pub fn is_due(last: Progress, next: Progress, since: Duration) -> bool {
    let percent = |progress: Progress| progress.built.map(BuildProgress::percent);
    let is_another_kind = next.built.is_some() != last.built.is_some();
    let is_new = next.at_least > last.at_least || percent(next) != percent(last);
    is_another_kind || is_new && since >= BETWEEN
}

impl<'a> Bound<'a> {
    /// Creates a bound from linear conflicts.
    fn new(problem: &Problem, token: &'a Token<'a, Progress>) -> Self {
        let nothing = Progress {
            at_least: 0,
            built: None,
        };
        let estimate = LinearConflict::new(&problem.goal());
        Self {
            at_least: AtomicU32::new(estimate.of(problem.start().state())),
            told: Mutex::new((nothing, tasks::now())),
            token,
        }
    }

    /// Takes a bound and reports it if it is new. A report too soon after the last one is left to the next call.
    fn tell(&self, at_least: u32, built: Option<BuildProgress>) {
        let at_least = self.at_least.fetch_max(at_least, Relaxed).max(at_least);
        let next = Progress { at_least, built };
        let mut told = locked(&self.told);
        let (last, at) = *told;
        let now = tasks::now();
        if is_due(last, next, now - at) {
            *told = (next, now);
            self.token.report(next);
        }
    }

    /// Returns what a search calls with a bound, and what breaks if the question was cancelled or this long has passed.
    fn within(&self, patience: Duration) -> impl Fn(u32) -> ControlFlow<()> {
        let began = tasks::now();
        move |at_least| {
            self.tell(at_least, None);
            if self.token.is_cancelled() || tasks::now() - began >= patience {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        }
    }

    fn gave_up(&self) -> Reply {
        let at_least = self.at_least.load(Relaxed);
        Reply::GaveUp { at_least }
    }
}

/// Searches for a shortest path with `tables`. Returns `None` if it is not found in time or is no longer wanted.
fn search(
    tables: &PatternDatabase,
    patience: Duration,
    problem: &Problem,
    bound: &Bound<'_>,
) -> Option<Solution> {
    let go_on = bound.within(patience);
    let answer = tables.solve(problem, &Cores::all(), &|known| go_on(known.at_least));
    solution(answer?.outcome)
}

/// Like [`search`], by IDA* with linear conflicts. Its threshold is a lower bound on the length of a solution.
fn search_without_tables(
    patience: Duration,
    problem: &Problem,
    bound: &Bound<'_>,
) -> Option<Solution> {
    let strategy = Strategy::new(Algorithm::IdaStar, Heuristic::LinearConflict);
    let databases = PatternDatabases::default();
    let go_on = bound.within(patience);
    let (outcome, _) = solve_while(problem, strategy, Limits::NONE, &databases, |stats| {
        go_on(stats.threshold)
    });
    solution(outcome)
}

fn solution(outcome: Outcome) -> Option<Solution> {
    match outcome {
        Outcome::Solved(path) => Some(path),
        _ => None,
    }
}
