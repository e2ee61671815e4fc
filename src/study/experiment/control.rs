//! Pausing and cancelling from outside.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The handle by which a running experiment is paused, resumed and cancelled from any thread; it also counts expansions.
#[derive(Debug, Default)]
pub struct Control {
    state: Mutex<RunState>,
    changed: Condvar,
    expanded: AtomicU64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum RunState {
    #[default]
    Running,
    Paused,
    Cancelled,
}

impl Control {
    /// Pauses the runs. A cancelled experiment stays cancelled.
    pub fn pause(&self) {
        self.set(RunState::Paused);
    }

    /// Resumes the runs.
    pub fn resume(&self) {
        self.set(RunState::Running);
    }

    /// Cancels the experiment.
    pub fn cancel(&self) {
        self.set(RunState::Cancelled);
    }

    /// Whether the runs are paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        *self.lock() == RunState::Paused
    }

    /// Whether it is cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        *self.lock() == RunState::Cancelled
    }

    /// Nodes expanded so far, those of unfinished runs included: it shows that a long run goes on.
    #[must_use]
    pub fn expanded(&self) -> u64 {
        self.expanded.load(Ordering::Relaxed)
    }

    /// Counts expansions.
    pub(crate) fn count(&self, expansions: u64) {
        self.expanded.fetch_add(expansions, Ordering::Relaxed);
    }

    /// Waits while paused, and breaks once cancelled.
    pub(crate) fn pass(&self) -> ControlFlow<()> {
        let mut state = self.lock();
        while *state == RunState::Paused {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        match *state {
            RunState::Cancelled => ControlFlow::Break(()),
            RunState::Running | RunState::Paused => ControlFlow::Continue(()),
        }
    }

    fn set(&self, wanted: RunState) {
        let mut state = self.lock();
        if *state != RunState::Cancelled {
            *state = wanted;
        }
        drop(state);
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, RunState> {
        // No code panics while holding it, and a state is never half set.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
