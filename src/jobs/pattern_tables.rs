//! Pattern databases for the searches that look them up, made in the background when they are first wanted.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::Relaxed;

use crate::jobs::cache::Cache;
use crate::jobs::{Job, Update, Wake, is_too_long};
use crate::puzzle::Board;
use crate::search::PatternDatabases;

/// Tables that searches look up. They are made to their end even where they are not wanted any more, for they are kept.
pub struct Tables {
    cache: Cache,
    pub(crate) databases: PatternDatabases,
    /// Tells the percentage that is made, and at the end whether all are.
    job: Job<Board, bool, u8>,
    percent: u8,
    /// A goal whose tables could not be made, so that it is not tried again and again.
    failed: Option<Board>,
}

impl Tables {
    /// Nothing made yet. `wake` is called when there is something to tell; tables go into `databases`, and are kept between
    /// runs in `cache`.
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

    /// Takes what has come, and has the tables for the first of `goals` made that has none yet. Never waits.
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
