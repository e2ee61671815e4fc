//! All cores of the machine, for work that comes in pieces.

use std::{
    num::NonZero,
    sync::{Mutex, PoisonError},
    thread,
};

use crate::search::Parallel;

/// As many threads as the machine runs at once. They live as long as the work does.
#[derive(Clone, Copy, Debug)]
pub struct Cores {
    count: usize,
}

impl Cores {
    /// All that there are.
    #[must_use]
    pub fn all() -> Self {
        Self::up_to(thread::available_parallelism().map_or(1, NonZero::get))
    }

    /// `count` at most, at least one.
    #[must_use]
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
                // Where the system gives no more threads, those there are do the work.
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    #[test]
    fn every_piece_is_done_once() {
        for count in [0, 1, 2, 7] {
            let mut done = vec![0_u32; 1000];
            let sum = AtomicU64::new(0);
            let pieces: Vec<(u64, &mut u32)> = (0..).zip(&mut done).collect();
            Cores::up_to(count).each(pieces, |(number, done)| {
                *done += 1;
                sum.fetch_add(number, Relaxed);
            });
            assert!(done.iter().all(|&times| times == 1));
            assert_eq!(sum.into_inner(), 1000 * 999 / 2);
        }
        Cores::all().each(Vec::<u8>::new(), |_| panic!("nothing to do"));
    }
}
