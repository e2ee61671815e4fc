//! Waking of idle tasks, and a cell for the newest value.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Gives a task another turn. It may be called at any time, even before the task has started: no call is lost, and several
/// before the next turn count as one. Clones belong to the same task.
#[derive(Clone, Debug, Default)]
pub struct Waker(Arc<Bell>);

#[derive(Debug, Default)]
struct Bell {
    rung: Mutex<bool>,
    changed: Condvar,
}

impl Waker {
    pub fn wake(&self) {
        let before = std::mem::replace(&mut *self.lock(), true);
        if !before {
            self.0.changed.notify_one();
        }
    }

    /// Whether [`wake`](Self::wake) was called since the last turn.
    pub(super) fn take(&self) -> bool {
        std::mem::take(&mut self.lock())
    }

    /// Waits for [`wake`](Self::wake), or for `limit`; returns whether it was called.
    pub fn wait(&self, limit: Option<Duration>) -> bool {
        let (rung, bell) = (self.lock(), &self.0.changed);
        let mut rung = match limit {
            None => bell
                .wait_while(rung, |rung| !*rung)
                .unwrap_or_else(PoisonError::into_inner),
            Some(limit) => {
                bell.wait_timeout_while(rung, limit, |rung| !*rung)
                    .unwrap_or_else(PoisonError::into_inner)
                    .0
            }
        };
        std::mem::take(&mut *rung)
    }

    fn lock(&self) -> MutexGuard<'_, bool> {
        self.0.rung.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The newest value that has not been taken yet. Older ones are dropped, outside of the lock.
#[derive(Debug)]
pub struct Latest<T>(Mutex<Option<T>>);

impl<T> Default for Latest<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T> Latest<T> {
    pub fn put(&self, value: T) {
        drop(self.update(|slot| slot.replace(value)));
    }

    pub fn take(&self) -> Option<T> {
        self.update(Option::take)
    }

    /// Reads and changes the value under the lock, so `change` must be short.
    pub fn update<R>(&self, change: impl FnOnce(&mut Option<T>) -> R) -> R {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
