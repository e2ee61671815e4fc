//! Pauses and cancels an experiment from outside.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::tasks::Waker;

/// A handle that pauses, resumes and cancels a running experiment from any thread. It also counts expansions. Clones
/// control the same experiment.
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<(RunState, Vec<Waker>)>,
    expanded: AtomicU64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RunState {
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

    pub fn is_cancelled(&self) -> bool {
        self.state() == RunState::Cancelled
    }

    /// Returns the number of nodes expanded so far, including unfinished runs. It shows the progress of a long run.
    pub fn expanded(&self) -> u64 {
        self.0.expanded.load(Ordering::Relaxed)
    }

    pub(crate) fn count(&self, expansions: u64) {
        self.0.expanded.fetch_add(expansions, Ordering::Relaxed);
    }

    pub fn state(&self) -> RunState {
        self.lock().0
    }

    /// Registers a waker that is called whenever the state is set.
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
        // No code panics while holding the lock, and the state is never half set.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
