//! The oracle: how many moves a board takes at least, answered in the background. The newest question wins.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use crate::jobs::cache::Cache;
use crate::jobs::machine::Cores;
use crate::jobs::{Job, JobError, Token, Update};
use crate::puzzle::{Board, NARROW_CELLS, Problem};
use crate::search::heuristics::pattern_database::{
    BuildProgress, PatternDatabase, PatternDatabases, PatternSize,
};
use crate::search::{
    Algorithm, Heuristic, Limits, Outcome, SLICE, Solution, Status, Strategy, any_search,
};

/// Answers questions for shortest solutions, one after the other.
#[derive(Debug)]
pub struct Oracle {
    cache: Cache,
    databases: PatternDatabases,
    patience: Duration,
    job: Job<Problem, Option<Reply>, BuildProgress>,
}

/// What an oracle says, always of the newest question.
#[derive(Debug)]
pub enum Reply {
    /// Tables for the goal are being made, which is done once and kept.
    Preparing {
        /// The problem asked about.
        problem: Problem,
        /// How far they are.
        built: BuildProgress,
    },
    /// A shortest path; its length is the answer.
    Solved(Solution),
    /// It took too long: a bound is all that is known, and the search has ended.
    GaveUp {
        /// The problem asked about.
        problem: Problem,
        /// Moves that it takes at least.
        at_least: u32,
    },
    /// There is no answer. The oracle answers further questions.
    Failed(JobError),
}

impl Oracle {
    /// The longest that one search takes of which nobody asked more.
    pub const PATIENCE: Duration = Duration::from_secs(30);

    /// Searches with other than standard tables are asked for by a person who waits. They may take so many times as long.
    pub const MORE_PATIENCE: u32 = 20;

    /// An oracle whose tables go into `databases`, and are kept between runs in `cache`. `wake` is called when there is
    /// something to [`poll`](Self::poll).
    #[must_use]
    pub fn new(
        cache: Cache,
        databases: PatternDatabases,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        Self::with_patience(cache, databases, Self::PATIENCE, wake)
    }

    /// As [`new`](Self::new), giving up after `patience` spent on one search.
    #[must_use]
    pub fn with_patience(
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
        }
    }

    /// Asks how many moves `problem` takes at least, and takes back what was asked before. Never waits. False where there
    /// is no solution, which the parities tell at once: nothing is asked then.
    pub fn ask(&mut self, problem: Problem) -> bool {
        self.ask_with(PatternSize::Standard, problem)
    }

    /// The same, with tables of this `size` where the board has them; they are made if they are not kept. Large ones that
    /// are kept are used in any case; the largest, which take long to load, where they are asked for. Where the size is not
    /// the standard one, the search may take [longer](Self::MORE_PATIENCE), on boards that have no other tables too.
    pub fn ask_with(&mut self, size: PatternSize, problem: Problem) -> bool {
        if !problem.solvability().is_solvable() {
            self.forget();
            return false;
        }
        let (cache, databases) = (self.cache.clone(), self.databases.clone());
        let patience = match size {
            PatternSize::Standard => self.patience,
            PatternSize::Large | PatternSize::Largest => self.patience * Self::MORE_PATIENCE,
        };
        self.job.ask(problem, move |token| {
            if problem.size().cells() > NARROW_CELLS {
                return answer_without_tables(patience, problem, token);
            }
            let goal = problem.goal();
            let tables = tables(&cache, &databases, size, &goal, token)?;
            answer(&tables, patience, problem, token)
        });
        true
    }

    /// Takes back what was asked: no reply to it will come.
    pub fn forget(&mut self) {
        self.job.cancel();
    }

    /// The next reply, if one has come since the last. Never waits.
    pub fn poll(&mut self) -> Option<Reply> {
        let problem = *self.job.asked()?;
        match self.job.poll()? {
            Update::Progress(built) => Some(Reply::Preparing { problem, built }),
            Update::Finished(_, Ok(reply)) => reply,
            Update::Finished(_, Err(error)) => Some(Reply::Failed(error)),
        }
    }

    /// Whether anything was ever asked.
    #[cfg(all(test, feature = "gui"))]
    pub(crate) const fn is_awake(&self) -> bool {
        self.job.has_thread()
    }
}

/// The tables to answer by, or `None` where they are not wanted any more. Standard ones are made to their end even where
/// another question comes, for they are soon wanted again.
fn tables(
    cache: &Cache,
    databases: &PatternDatabases,
    size: PatternSize,
    goal: &Board,
    token: &Token<'_, BuildProgress>,
) -> Option<Arc<PatternDatabase>> {
    if token.is_cancelled() {
        return None;
    }
    let make = |size: PatternSize| {
        cache.patterns_of(size, databases, goal, &|built| {
            let is_vain = match size {
                PatternSize::Standard => token.is_dropped(),
                PatternSize::Large | PatternSize::Largest => token.is_cancelled(),
            };
            if is_vain {
                return ControlFlow::Break(());
            }
            token.report(built);
            ControlFlow::Continue(())
        })
    };
    let large = match size {
        PatternSize::Standard => cache.kept_patterns(PatternSize::Large, databases, goal),
        PatternSize::Large | PatternSize::Largest => make(size),
    };
    large.or_else(|| make(PatternSize::Standard))
}

/// The same for a board of more than sixteen cells, whose tables would take seconds and many megabytes: by IDA* with linear
/// conflicts. Its threshold is what a solution takes at least.
fn answer_without_tables(
    patience: Duration,
    problem: Problem,
    token: &Token<'_, BuildProgress>,
) -> Option<Reply> {
    let began = Instant::now();
    let strategy = Strategy::new(Algorithm::IdaStar, Heuristic::LinearConflict);
    let databases = PatternDatabases::default();
    let mut search = any_search(&problem, strategy, Limits::NONE, &databases);
    loop {
        if token.is_cancelled() {
            return None;
        }
        match search.advance(SLICE) {
            Status::Finished(Outcome::Solved(path)) => return Some(Reply::Solved(path)),
            Status::Running if began.elapsed() < patience => {}
            Status::Running | Status::Finished(_) => {
                let at_least = search.stats().threshold;
                return Some(Reply::GaveUp { problem, at_least });
            }
        }
    }
}

/// The answer, or `None` where it is not wanted any more.
fn answer(
    patterns: &PatternDatabase,
    patience: Duration,
    problem: Problem,
    token: &Token<'_, BuildProgress>,
) -> Option<Reply> {
    if token.is_cancelled() {
        return None;
    }
    let began = Instant::now();
    let at_least = AtomicU32::new(0);
    let answer = patterns.solve(&problem, &Cores::all(), &|known| {
        at_least.store(known.at_least, Relaxed);
        if token.is_cancelled() || began.elapsed() >= patience {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let at_least = at_least.into_inner();
    match answer?.outcome {
        Outcome::Solved(path) => Some(Reply::Solved(path)),
        Outcome::Cancelled => Some(Reply::GaveUp { problem, at_least }),
        Outcome::Exhausted | Outcome::Limit(_) | Outcome::NoEstimate(_) => None,
    }
}
