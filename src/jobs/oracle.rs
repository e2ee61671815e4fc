//! The oracle: how many moves a board takes at least, answered in the background. The newest question wins.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::jobs::cache::Cache;
use crate::jobs::machine::Cores;
use crate::jobs::{Job, JobError, Token, Update, is_brief};
use crate::puzzle::{Board, NARROW_CELLS, Problem};
use crate::search::heuristics::pattern_database::{
    BuildProgress, PatternDatabase, PatternDatabases, PatternPlan, PatternSize,
};
use crate::search::heuristics::{Estimate, LinearConflict};
use crate::search::{
    Algorithm, Heuristic, Limits, Outcome, SLICE, Solution, Status, Strategy, any_search,
};

#[derive(Debug)]
pub struct Oracle {
    cache: Cache,
    databases: PatternDatabases,
    patience: Duration,
    job: Job<Problem, Option<Reply>, Progress>,
    /// The goal asked about last, for work on an older question that its tables may serve.
    goal: Arc<Mutex<Option<Board>>>,
}

/// What an oracle says, always of the newest question. A bound is never smaller than one told before.
#[derive(Debug)]
pub enum Reply {
    /// Tables for the goal are being made, which is done once and kept.
    Preparing {
        problem: Problem,
        built: BuildProgress,
        at_least: u32,
    },
    /// The search goes on, and has a larger bound.
    Searching {
        problem: Problem,
        at_least: u32,
    },
    Solved(Solution),
    /// It took too long: a bound is all that is known, and the search has ended.
    GaveUp {
        problem: Problem,
        at_least: u32,
    },
    /// There is no answer. The oracle answers further questions.
    Failed(JobError),
}

#[derive(Clone, Copy, Debug)]
struct Progress {
    at_least: u32,
    /// How far tables are, while they are made.
    built: Option<BuildProgress>,
}

/// Between two tellings of one kind. Answers that come sooner need none.
const BETWEEN: Duration = Duration::from_millis(100);

/// How long a board of more than sixteen cells is searched without tables, which take seconds to make: an easy board needs
/// none.
const WITHOUT_TABLES: Duration = Duration::from_millis(250);

/// The patience where nothing else goes on meanwhile.
const BRIEF: Duration = Duration::from_millis(60);

impl Oracle {
    /// The longest that one search takes of which nobody asked more.
    pub const PATIENCE: Duration = Duration::from_secs(30);

    /// Searches with other than standard tables are asked for by a person who waits. They may take so many times as long.
    pub const MORE_PATIENCE: u32 = 20;

    /// An oracle whose tables go into `databases`, and are kept between runs in `cache`. It gives up after `patience` spent on
    /// one search. `wake` is called when there is something to [`poll`](Self::poll).
    pub fn new(
        cache: Cache,
        databases: PatternDatabases,
        patience: Duration,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        Self {
            cache,
            databases,
            patience,
            job: Job::new("oracle", Arc::new(wake)),
            goal: Arc::default(),
        }
    }

    /// Asks how many moves `problem` takes at least, and takes back what was asked before. Never waits. False where there
    /// is no solution, which the parities tell at once: nothing is asked then.
    pub fn ask(&mut self, problem: Problem) -> bool {
        self.ask_with(PatternSize::Standard, problem)
    }

    /// The same, with tables of this `size` where the board has them; they are made if they are not kept. Large ones that
    /// are kept are used in any case on boards of up to sixteen cells; those that take long to load, where they are asked
    /// for. Where the size is not
    /// the standard one, the search may take [longer](Self::MORE_PATIENCE), on boards that have no other tables too.
    pub fn ask_with(&mut self, size: PatternSize, problem: Problem) -> bool {
        if !problem.solvability().is_solvable() {
            self.forget();
            return false;
        }
        *self.goal.lock().unwrap_or_else(PoisonError::into_inner) = Some(problem.goal());
        let patience = match size {
            PatternSize::Standard => self.patience,
            PatternSize::Large | PatternSize::Largest => self.patience * Self::MORE_PATIENCE,
        };
        let work = Work {
            cache: self.cache.clone(),
            databases: self.databases.clone(),
            size,
            patience,
            newest_goal: Arc::clone(&self.goal),
        };
        self.job
            .ask(problem, move |token| work.answer(problem, token));
        true
    }

    pub fn forget(&mut self) {
        self.job.cancel();
    }

    pub fn poll(&mut self) -> Option<Reply> {
        let problem = *self.job.asked()?;
        match self.job.poll()? {
            Update::Progress(Progress { at_least, built }) => Some(match built {
                Some(built) => Reply::Preparing {
                    problem,
                    built,
                    at_least,
                },
                None => Reply::Searching { problem, at_least },
            }),
            Update::Finished(_, Ok(reply)) => reply,
            Update::Finished(_, Err(error)) => Some(Reply::Failed(error)),
        }
    }

    #[cfg(all(test, feature = "gui"))]
    pub(crate) const fn is_awake(&self) -> bool {
        self.job.is_started()
    }
}

struct Work {
    cache: Cache,
    databases: PatternDatabases,
    size: PatternSize,
    patience: Duration,
    newest_goal: Arc<Mutex<Option<Board>>>,
}

impl Work {
    /// The answer, or `None` where it is not wanted any more.
    fn answer(&self, problem: Problem, token: &Token<'_, Progress>) -> Option<Reply> {
        let bound = Bound::new(&problem, token);
        if is_brief() {
            let path = search_without_tables(BRIEF, &problem, &bound);
            return Some(path.map_or_else(|| bound.gave_up(problem), Reply::Solved));
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
            // There is no memory for them.
            None => search_without_tables(self.patience, &problem, &bound),
        };
        if token.is_cancelled() {
            return None;
        }
        Some(path.map_or_else(|| bound.gave_up(problem), Reply::Solved))
    }

    /// The tables to search by, or `None` where there is no memory for them or they are not wanted any more.
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
            // Above sixteen cells large ones take hundreds of megabytes: they are loaded where they are asked for.
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

    /// Whether nobody wants the tables of this size for `goal` any more. Standard ones are made to their end even where
    /// another question comes, for they are soon wanted again: above sixteen cells, where they take seconds, only if they
    /// serve that question.
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
        let newest = *self
            .newest_goal
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let name = |goal: &Board| PatternPlan::standard(goal).name();
        newest.is_some_and(|newest| newest == *goal || name(&newest) == name(goal))
    }
}

/// The moves that a problem takes at least, as far as that is known. It never falls, and is told as it rises.
struct Bound<'a> {
    at_least: AtomicU32,
    told: Mutex<Told>,
    token: &'a Token<'a, Progress>,
}

/// What was told last, and when; at first that nothing was, when the work began.
struct Told {
    last: Progress,
    at: Duration,
}

impl Told {
    /// Whether `next` is to be told so long after the last telling.
    fn is_due(&self, next: Progress, since: Duration) -> bool {
        let percent = |progress: Progress| progress.built.map(BuildProgress::percent);
        let is_another_kind = next.built.is_some() != self.last.built.is_some();
        let is_new = next.at_least > self.last.at_least || percent(next) != percent(self.last);
        is_another_kind || is_new && since >= BETWEEN
    }
}

impl<'a> Bound<'a> {
    /// What linear conflicts tell at once.
    fn new(problem: &Problem, token: &'a Token<'a, Progress>) -> Self {
        let told = Told {
            last: Progress {
                at_least: 0,
                built: None,
            },
            at: token.now(),
        };
        let estimate = LinearConflict::new(&problem.goal());
        Self {
            at_least: AtomicU32::new(estimate.of(problem.start().state())),
            told: Mutex::new(told),
            token,
        }
    }

    /// Takes in a bound, and tells what is new. What has just been told waits for the next call.
    fn tell(&self, at_least: u32, built: Option<BuildProgress>) {
        let at_least = self.at_least.fetch_max(at_least, Relaxed).max(at_least);
        let next = Progress { at_least, built };
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.token.now();
        if told.is_due(next, now - told.at) {
            *told = Told {
                last: next,
                at: now,
            };
            self.token.report(next);
        }
    }

    fn gave_up(&self, problem: Problem) -> Reply {
        let at_least = self.at_least.load(Relaxed);
        Reply::GaveUp { problem, at_least }
    }
}

/// A shortest path by `tables`, or `None` where it is not found in time or not wanted any more.
fn search(
    tables: &PatternDatabase,
    patience: Duration,
    problem: &Problem,
    bound: &Bound<'_>,
) -> Option<Solution> {
    let began = bound.token.now();
    let answer = tables.solve(problem, &Cores::all(), &|known| {
        bound.tell(known.at_least, None);
        if bound.token.is_cancelled() || bound.token.now() - began >= patience {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    match answer?.outcome {
        Outcome::Solved(path) => Some(path),
        Outcome::Cancelled | Outcome::Exhausted | Outcome::Limit(_) | Outcome::NoEstimate(_) => {
            None
        }
    }
}

/// The same by IDA* with linear conflicts. Its threshold is what a solution takes at least.
fn search_without_tables(
    patience: Duration,
    problem: &Problem,
    bound: &Bound<'_>,
) -> Option<Solution> {
    let began = bound.token.now();
    let strategy = Strategy::new(Algorithm::IdaStar, Heuristic::LinearConflict);
    let databases = PatternDatabases::default();
    let mut search = any_search(problem, strategy, Limits::NONE, &databases);
    loop {
        if bound.token.is_cancelled() {
            return None;
        }
        match search.advance(SLICE) {
            Status::Finished(Outcome::Solved(path)) => return Some(path),
            Status::Running if bound.token.now() - began < patience => {
                bound.tell(search.stats().threshold, None);
            }
            Status::Running | Status::Finished(_) => {
                bound.tell(search.stats().threshold, None);
                return None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_is_told_at_a_bounded_rate_and_only_where_it_is_new() {
        let built = |placements| {
            Some(BuildProgress {
                placements,
                of: 100,
            })
        };
        let progress = |at_least, built| Progress { at_least, built };
        let due = |last: Progress, next: Progress, since| {
            Told {
                last,
                at: Duration::ZERO,
            }
            .is_due(next, since)
        };
        let (soon, later) = (BETWEEN / 2, BETWEEN);
        let searching = progress(84, None);
        assert!(!due(searching, progress(86, None), soon), "too soon");
        assert!(due(searching, progress(86, None), later));
        assert!(!due(searching, searching, later), "nothing new");
        assert!(
            due(searching, progress(84, built(0)), soon),
            "something else goes on"
        );
        assert!(due(progress(84, built(99)), searching, soon));
        let making = progress(84, built(40));
        assert!(!due(making, progress(84, built(41)), soon));
        assert!(due(making, progress(84, built(41)), later));
        assert!(!due(making, making, later));
    }
}
