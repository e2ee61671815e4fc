//! The resources of the machine: its cores and its memory.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::search::Parallel;

/// The free memory assumed if the system does not report it: 2 GiB.
const ASSUMED_FREE: u64 = 2 << 30;

/// One thread per core for a piece of work in parts. The threads are not [tasks](crate::tasks): they borrow their data, and
/// the caller waits for them. With one core, the work runs on the calling thread.
#[derive(Clone, Copy, Debug)]
pub struct Cores {
    count: usize,
}

impl Cores {
    pub fn all() -> Self {
        Self::up_to(thread::available_parallelism().map_or(1, NonZero::get))
    }

    /// Uses at most `count` threads, and at least one.
    pub fn up_to(count: usize) -> Self {
        Self {
            count: count.max(1),
        }
    }
}

impl Parallel for Cores {
    fn each<T: Send>(&self, pieces: Vec<T>, work: impl Fn(T) + Sync) {
        let threads = self.count.min(pieces.len());
        let pieces = Mutex::new(pieces.into_iter());
        let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).next();
        let all = || {
            while let Some(piece) = next() {
                work(piece);
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                // If the system provides no more threads, those that started do all the work.
                if thread::Builder::new()
                    .name("core".to_owned())
                    .spawn_scoped(scope, all)
                    .is_err()
                {
                    break;
                }
            }
            all();
        });
    }
}

/// Returns the default memory limit of a search in bytes: half of the memory that is now free on this machine, or in
/// its container if that is less.
pub fn default_memory_limit() -> u64 {
    free_memory().unwrap_or(ASSUMED_FREE) / 2
}

/// A browser does not report its free memory.
#[cfg(target_arch = "wasm32")]
pub(crate) const fn free_memory() -> Option<u64> {
    None
}

/// Returns the free memory of this machine or its container in bytes, or `None` if the system does not report it.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn free_memory() -> Option<u64> {
    let mut system = sysinfo::System::new().ok()?;
    system.refresh_memory();
    let free = Some(system.available_memory()).filter(|free| *free > 0)?;
    match system.cgroup_limits() {
        Some(container) if container.total_memory > 0 => Some(free.min(container.free_memory)),
        _ => Some(free),
    }
}
