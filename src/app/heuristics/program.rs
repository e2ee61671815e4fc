//! A heuristic to be evaluated, and what evaluating it takes.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use crate::jobs::Token;
use crate::jobs::cache::Cache;
use crate::jobs::distances::DistanceCache;
use crate::puzzle::Board;
use crate::search::{Distances, Heuristic, PatternDatabases};
use crate::study::heuristic_check::Subject;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Program {
    BuiltIn(Heuristic),
    Own(Arc<str>),
}

/// What a heuristic is read, checked and measured with.
#[derive(Clone)]
pub(crate) struct Tools {
    pub(crate) cache: Cache,
    pub(crate) databases: PatternDatabases,
    /// The distances of the space that was checked last.
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

    pub(crate) fn subject(&self, program: &Program) -> Subject {
        match program {
            Program::BuiltIn(heuristic) => Subject::BuiltIn(*heuristic),
            Program::Own(source) => Subject::Script {
                source: source.as_ref().to_owned(),
                patterns: self.databases.own().patterns().clone(),
            },
        }
    }

    /// The distances to `goal`, kept for the next check. On the thread of a check.
    pub(crate) fn distances(&self, goal: Board) -> Option<Arc<Distances>> {
        let mut kept = self
            .distances
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if kept.as_ref().is_none_or(|kept| kept.goal() != goal) {
            *kept = Distances::new(goal).map(Arc::new);
        }
        kept.clone()
    }
}

/// For work in the background that asks whether it is to go on.
pub(crate) fn unless_cancelled<P>(token: &Token<'_, P>) -> ControlFlow<()> {
    if token.is_cancelled() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

/// Whether every state of the space of `goal` is checked.
pub(crate) fn is_listed(goal: &Board) -> bool {
    DistanceCache::covers(goal.size())
}
