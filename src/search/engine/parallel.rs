//! Work in independent pieces, on one thread or many.

/// Does pieces of work that do not depend on one another, in any order, so the result is the same on any number of threads.
/// `search` knows no threads; the caller brings them.
pub trait Parallel: Sync {
    /// Does `work` on each of `pieces`, and returns when all are done.
    fn each<T: Send>(&self, pieces: Vec<T>, work: impl Fn(T) + Sync);
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Sequential;

impl Parallel for Sequential {
    fn each<T: Send>(&self, pieces: Vec<T>, work: impl Fn(T) + Sync) {
        pieces.into_iter().for_each(work);
    }
}
