//! Reads a program and evaluates it on the board in Explore, in the background with every edit. Also holds what evaluating a
//! heuristic needs.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use slidescope_core::puzzle::{Board, Costs};
use slidescope_core::search::heuristics::pattern_database::{BuildProgress, PatternDatabase};
use slidescope_core::search::heuristics::script::ScriptError;
use slidescope_core::search::{Distances, Heuristic, PatternDatabases};
use slidescope_core::services::cache::Cache;
use slidescope_core::study::heuristic_check::{NoValues, Subject};
use slidescope_core::tasks::{Job, Wake};

/// What is needed to read, check and measure a heuristic.
#[derive(Clone)]
pub(crate) struct Tools {
    pub(crate) cache: Cache,
    pub(crate) databases: PatternDatabases,
    /// The distances of the state space that was checked last.
    distances: Arc<Mutex<Option<Arc<Distances>>>>,
}

impl Tools {
    pub(crate) fn new(databases: PatternDatabases) -> Self {
        Self {
            cache: Cache::none(),
            databases,
            distances: Arc::default(),
        }
    }

    /// Returns the pattern database for `goal`, read from disk or built while `go_on` tells so.
    pub(crate) fn patterns(
        &self,
        goal: &Board,
        go_on: impl Fn(BuildProgress) -> ControlFlow<()> + Sync,
    ) -> Result<Arc<PatternDatabase>, NoValues> {
        let made = self.cache.patterns(&self.databases, goal, &go_on);
        made.ok_or(NoValues::Cancelled)
    }

    /// Returns the distances to `goal`, kept for the next check. Called on the thread of a check.
    pub(crate) fn distances(&self, goal: Board, costs: Costs) -> Option<Arc<Distances>> {
        let kept = self.distances.lock();
        let mut kept = kept.unwrap_or_else(PoisonError::into_inner);
        let is_kept = |kept: &Arc<Distances>| (kept.goal(), kept.costs()) == (goal, costs);
        if !kept.as_ref().is_some_and(is_kept) {
            *kept = Distances::by(goal, costs).map(Arc::new);
        }
        kept.clone()
    }
}

/// A program, and what it is to be right for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub program: Subject,
    pub goal: Board,
    /// What moves cost. On boards whose states are not listed, each costs 1.
    pub costs: Costs,
}

/// A program with the boards to read it for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) question: Question,
    /// The board whose estimate is shown, if it is legal.
    pub(crate) start: Option<Board>,
}

/// The estimate of the start, if there is a start.
pub(crate) type Read = Result<Option<u32>, ScriptError>;

pub(crate) struct Reading {
    job: Job<Asked, Read>,
    /// The last result, whatever is requested now.
    pub(crate) last: Option<(Asked, Read)>,
}

impl Reading {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            job: Job::new("heuristic", wake),
            last: None,
        }
    }

    /// Takes in finished results, and starts reading `asked` unless it was read already. Never waits.
    pub(crate) fn want(&mut self, asked: &Asked, tools: &Tools) {
        if let Some((asked, Ok(read))) = self.job.finished() {
            self.last = Some((asked, read));
        }
        let known = self.last.as_ref().is_some_and(|(last, _)| last == asked);
        if known || self.job.asked() == Some(asked) {
            return;
        }
        let (Asked { question, start }, tools) = (asked.clone(), tools.clone());
        self.job.ask(asked.clone(), move |token| {
            let Question {
                program,
                goal,
                costs,
            } = question;
            let looks_up = program == Subject::BuiltIn(Heuristic::Patterns);
            if looks_up && tools.patterns(&goal, |_| token.go_on()).is_err() {
                return Ok(None);
            }
            let mut evaluate = program.by(&goal, costs, &tools.databases)?;
            // The goal too, so that a program that fails everywhere is reported even without a start.
            evaluate(goal.state())?;
            start.map(|start| evaluate(start.state())).transpose()
        });
    }
}
