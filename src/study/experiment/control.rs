//! Pausing and cancelling from outside.

use std::{
    ops::ControlFlow,
    sync::{
        Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

/// The handle by which an experiment that is under way is paused, resumed and cancelled, from any thread, and seen to live.
#[derive(Debug, Default)]
pub struct Control {
    state: Mutex<State>,
    changed: Condvar,
    expanded: AtomicU64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Running,
    Paused,
    Cancelled,
}

impl Control {
    /// Lets runs wait, in the middle of what they do. A cancelled experiment stays cancelled.
    pub fn pause(&self) {
        self.set(State::Paused);
    }

    /// Lets them go on.
    pub fn resume(&self) {
        self.set(State::Running);
    }

    /// Ends them for good; what is finished is kept.
    pub fn cancel(&self) {
        self.set(State::Cancelled);
    }

    /// Whether runs wait.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        *self.lock() == State::Paused
    }

    /// Whether it is cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        *self.lock() == State::Cancelled
    }

    /// Nodes expanded so far, those of unfinished runs among them: a sign of life while long runs are made.
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
        while *state == State::Paused {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        match *state {
            State::Cancelled => ControlFlow::Break(()),
            State::Running | State::Paused => ControlFlow::Continue(()),
        }
    }

    fn set(&self, wanted: State) {
        let mut state = self.lock();
        if *state != State::Cancelled {
            *state = wanted;
        }
        drop(state);
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nobody panics while holding it, and a state is never half set.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
