//! Work in pieces, and whoever does them.

/// Does pieces of work that do not depend on one another, in any order. What a search makes with a parallel is the same
/// whoever works: alone on one thread, or many at once.
pub trait Parallel: Sync {
    /// Does `work` on each of `pieces`, and comes back when all are done.
    fn each<T: Send>(&self, pieces: Vec<T>, work: impl Fn(T) + Sync);
}

/// One piece after the other, on this thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sequential;

impl Parallel for Sequential {
    fn each<T: Send>(&self, pieces: Vec<T>, work: impl Fn(T) + Sync) {
        pieces.into_iter().for_each(work);
    }
}
