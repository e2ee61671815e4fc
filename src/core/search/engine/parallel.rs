//! Work in independent pieces, on one thread or many.

/// Runs independent pieces of work in any order, so the result is the same on any number of threads. The `search` module
/// starts no threads; the caller provides them.
pub trait Parallel: Sync {
    /// Calls `work` on each of `pieces`, and returns when all are done.
    fn each<T: Send>(&self, pieces: Vec<T>, work: impl Fn(T) + Sync);
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Sequential;

impl Parallel for Sequential {
    fn each<T: Send>(&self, pieces: Vec<T>, work: impl Fn(T) + Sync) {
        pieces.into_iter().for_each(work);
    }
}
