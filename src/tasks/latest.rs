//! A cell that holds the newest value.

use std::sync::{Mutex, PoisonError};

/// The newest value that nobody has taken yet. Older ones are dropped, outside of the lock.
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

    /// Looks at the value and changes it, under the lock: `change` is to be short.
    pub fn update<R>(&self, change: impl FnOnce(&mut Option<T>) -> R) -> R {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
