//! Pattern databases for the searches that look them up, made beside the window when they are first wanted.

use std::{
    io,
    ops::ControlFlow,
    sync::{
        Arc, Weak,
        atomic::{AtomicU8, Ordering::Relaxed},
    },
    thread,
};

use crate::{
    jobs::{Wake, cache::Cache},
    puzzle::Board,
    search::heuristics::pattern_database::PatternDatabase,
};

/// What is said where tables could not be made.
pub(crate) const NO_TABLES: &str = "The pattern databases could not be made";

/// Those being made, and how far they are.
struct Making {
    goal: Board,
    /// In per cent; the thread holds it too, for as long as it works.
    part: Arc<AtomicU8>,
    works: Weak<Alarm>,
}

/// Wakes the window when the thread ends, however it does.
struct Alarm(Wake);

impl Drop for Alarm {
    fn drop(&mut self) {
        (self.0)();
    }
}

/// The window's way to tables that searches look up. They are made to their end even where they are not wanted any
/// more, for they are kept.
pub(crate) struct Tables {
    wake: Wake,
    cache: Cache,
    making: Option<Making>,
    /// A goal whose tables could not be made, so that it is not tried again and again.
    failed: Option<Board>,
}

impl Tables {
    /// Nothing made yet. `wake` is called when there is something to tell; tables are kept in `cache`.
    pub(crate) const fn new(cache: Cache, wake: Wake) -> Self {
        Self {
            wake,
            cache,
            making: None,
            failed: None,
        }
    }

    /// Keeps tables in `cache` from now on.
    pub(crate) fn keep_in(&mut self, cache: Cache) {
        self.cache = cache;
    }

    /// Has the tables for the first of `goals` made that has none at hand. Never waits.
    pub(crate) fn want(&mut self, goals: impl IntoIterator<Item = Board>) {
        if let Some(making) = &self.making {
            if making.works.upgrade().is_some() {
                return;
            }
            let goal = making.goal;
            self.failed = PatternDatabase::at_hand(&goal).is_none().then_some(goal);
            self.making = None;
        }
        let missing = |goal: &Board| PatternDatabase::at_hand(goal).is_none();
        let mut goals = goals.into_iter().filter(missing);
        if let Some(goal) = goals.find(|goal| self.failed != Some(*goal))
            && self.start(goal).is_err()
        {
            self.failed = Some(goal);
        }
    }

    fn start(&mut self, goal: Board) -> io::Result<()> {
        let part = Arc::new(AtomicU8::new(0));
        let alarm = Arc::new(Alarm(Arc::clone(&self.wake)));
        self.making = Some(Making {
            goal,
            part: Arc::clone(&part),
            works: Arc::downgrade(&alarm),
        });
        let cache = self.cache.clone();
        let work = move || {
            cache.patterns_at_hand(&goal, &|built| {
                if part.swap(built.percent(), Relaxed) != built.percent() {
                    (alarm.0)();
                }
                ControlFlow::Continue(())
            });
        };
        thread::Builder::new()
            .name("tables".to_owned())
            .spawn(work)?;
        Ok(())
    }

    /// How far those are that are being made, in per cent.
    #[must_use]
    pub(crate) fn part(&self) -> Option<u8> {
        let making = self.making.as_ref()?;
        Some(making.part.load(Relaxed))
    }

    /// Whether those for `goal` could not be made.
    #[must_use]
    pub(crate) fn has_failed(&self, goal: &Board) -> bool {
        self.failed == Some(*goal)
    }
}
