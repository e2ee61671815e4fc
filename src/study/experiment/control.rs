//! Pausing and cancelling from outside.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::tasks::Waker;

/// The handle by which a running experiment is paused, resumed and cancelled from any thread; it also counts expansions.
/// Clones belong to the same experiment.
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<(RunState, Vec<Waker>)>,
    expanded: AtomicU64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum RunState {
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

    pub fn resume(&self) {
        self.set(RunState::Running);
    }

    pub fn cancel(&self) {
        self.set(RunState::Cancelled);
    }

    pub fn is_paused(&self) -> bool {
        self.state() == RunState::Paused
    }

    pub fn is_cancelled(&self) -> bool {
        self.state() == RunState::Cancelled
    }

    /// Nodes expanded so far, those of unfinished runs included: it shows that a long run goes on.
    pub fn expanded(&self) -> u64 {
        self.0.expanded.load(Ordering::Relaxed)
    }

    pub(crate) fn count(&self, expansions: u64) {
        self.0.expanded.fetch_add(expansions, Ordering::Relaxed);
    }

    pub(crate) fn state(&self) -> RunState {
        self.lock().0
    }

    /// Wakes a task from now on whenever something else is wanted.
    pub(crate) fn add_waker(&self, waker: Waker) {
        self.lock().1.push(waker);
    }

    fn set(&self, wanted: RunState) {
        let (state, wakers) = &mut *self.lock();
        if *state != RunState::Cancelled {
            *state = wanted;
        }
        wakers.iter().for_each(Waker::wake);
    }

    fn lock(&self) -> MutexGuard<'_, (RunState, Vec<Waker>)> {
        // No code panics while holding it, and a state is never half set.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
