//! Prefetching for best-first searches whose node table is too large for the caches.
//!
//! Which node is expanded next can mostly be guessed one expansion ahead, so the table entries of its successors are
//! requested before they are looked up. None of this changes what a search does.

use std::hint::select_unpredictable;

use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::node_table::{Meta, Space, Table};

/// After a node was taken with `rank` and `tie`: if none of its successors goes before it, the entry behind it is the next.
/// Prefetches the successors of that one, and the record of the one after.
#[inline(always)]
pub fn prefetch_behind<S: Space, M: Meta>(
    space: &S,
    table: &S::Table<M>,
    open: &BucketQueue<S::Queued>,
    rank: u32,
    tie: u32,
) {
    if S::Table::<M>::PREFETCHES
        && let [next, later @ ..] = open.behind(rank, tie)
    {
        space.prefetch_successors(table, *next);
        if let [later] = later {
            table.prefetch(space.unqueue(*later).0);
        }
    }
}

/// The estimates of `successors`, at most four. Prefetches the successors of the one that goes to the front of the open list,
/// as `is_next` tells from its h. The records of `successors` themselves were mostly asked for an expansion ago. Where the
/// table does not prefetch, the estimates are left at 0.
#[inline(always)]
pub fn prefetch_successors<S: Space, M: Meta>(
    space: &S,
    table: &S::Table<M>,
    successors: &[S::Successor],
    estimate: impl Fn(S::Successor) -> u32,
    is_next: impl Fn(u32) -> bool,
) -> [u32; 4] {
    let mut hs = [0; 4];
    if S::Table::<M>::PREFETCHES {
        let mut next = S::Queued::default();
        for (successor, h) in successors.iter().zip(&mut hs).rev() {
            *h = estimate(*successor);
            next = select_unpredictable(is_next(*h), space.enqueue(*successor), next);
        }
        if next != S::Queued::default() {
            space.prefetch_successors(table, next);
        }
    }
    hs
}
