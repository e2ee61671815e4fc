//! Pattern databases for searches, built in the background when they are first needed.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::Relaxed;

use crate::puzzle::Board;
use crate::search::PatternDatabases;
use crate::services::cache::Cache;
use crate::services::is_too_long;
use crate::tasks::{Job, Update, Wake};

/// Pattern databases for searches. Building them is completed even if they are no longer wanted, because they are stored.
pub struct Tables {
    cache: Cache,
    pub(crate) databases: PatternDatabases,
    /// Reports the percentage built, and at the end whether building succeeded.
    job: Job<Board, bool, u8>,
    percent: u8,
    /// The goal whose tables could not be built, so that it is not tried repeatedly.
    failed: Option<Board>,
}

impl Tables {
    /// Creates an empty set of tables. `wake` is called when there is news. Tables are put into `databases` and stored on
    /// disk in `cache`.
    pub fn new(cache: Cache, databases: PatternDatabases, wake: Wake) -> Self {
        Self {
            cache,
            databases,
            job: Job::new("tables", wake),
            percent: 0,
            failed: None,
        }
    }

    pub fn keep_in(&mut self, cache: Cache) {
        self.cache = cache;
    }

    /// Takes finished results and starts to build the tables for the first of `goals` that has none. Never blocks.
    pub fn want(&mut self, goals: impl IntoIterator<Item = Board>) {
        while let Some(update) = self.job.poll() {
            match update {
                Update::Progress(percent) => self.percent = percent,
                Update::Finished(goal, made) => {
                    self.failed = (!matches!(made, Ok(true))).then_some(goal);
                }
            }
        }
        if self.job.asked().is_some() {
            return;
        }
        let missing = |goal: &Board| !self.databases.contains(goal);
        let mut goals = goals.into_iter().filter(missing);
        if let Some(goal) = goals.find(|goal| self.failed != Some(*goal)) {
            self.start(goal);
        }
    }

    fn start(&mut self, goal: Board) {
        if is_too_long(goal.size()) {
            self.failed = Some(goal);
            return;
        }
        self.percent = 0;
        let (cache, databases) = (self.cache.clone(), self.databases.clone());
        self.job.ask(goal, move |token| {
            let told = AtomicU8::new(0);
            let tables = cache.patterns(&databases, &goal, &|built| {
                let percent = built.percent();
                if told.swap(percent, Relaxed) != percent {
                    token.report(percent);
                }
                ControlFlow::Continue(())
            });
            tables.is_some()
        });
    }

    pub fn part(&self) -> Option<u8> {
        self.job.asked().map(|_| self.percent)
    }

    pub fn has_failed(&self, goal: &Board) -> bool {
        self.failed == Some(*goal)
    }
}
