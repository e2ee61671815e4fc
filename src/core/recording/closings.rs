//! The expansion that closed each node.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::prefetch::prefetch;

/// Nodes whose closings copies share as one piece.
pub const CHUNK: usize = 4096;

/// Larger than every expansion: marks a node that has not been expanded.
pub const NEVER: u32 = u32::MAX;

/// The expansion that closed each node. Nodes are closed in any order, long after they are added, so a
/// [`Column`](crate::recording::column::Column) would copy nearly all of its chunks after each copy of the recording. Here
/// a copy shares its chunks with the original for good. What the original writes later belongs to later expansions, which a
/// copy ignores, because it knows its number of expansions. Only a write to a copy gives that copy chunks of its own.
#[derive(Debug, Default)]
pub struct Closings {
    full: Vec<Arc<[AtomicU32]>>,
    /// The entries after the full chunks, fewer than a chunk.
    tail: Vec<u32>,
    last: u32,
    /// Whether the full chunks belong to the original.
    is_copy: bool,
}

impl Clone for Closings {
    fn clone(&self) -> Self {
        Self {
            full: self.full.clone(),
            tail: self.tail.clone(),
            last: self.last,
            is_copy: true,
        }
    }
}

impl Closings {
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.full.len() * CHUNK + self.tail.len()
    }

    pub(crate) const fn bytes(&self) -> usize {
        size_of::<u32>() * (self.full.len() * CHUNK + self.tail.capacity())
    }

    #[inline]
    pub fn push(&mut self) {
        self.tail.push(NEVER);
        if self.tail.len() == CHUNK {
            self.full
                .push(self.tail.drain(..).map(AtomicU32::new).collect());
        }
    }

    #[inline]
    pub(crate) fn prefetch(&self, node: u32) {
        // Entries that are not in a full chunk were written recently.
        if let Some(chunk) = self.full.get(node as usize / CHUNK) {
            prefetch(&chunk[node as usize % CHUNK]);
        }
    }

    /// The expansion that closed `node`, or [`NEVER`].
    #[inline]
    pub fn get(&self, node: u32) -> u32 {
        match self.full.get(node as usize / CHUNK) {
            Some(chunk) => {
                let at = chunk[node as usize % CHUNK].load(Ordering::Relaxed);
                if at > self.last { NEVER } else { at }
            }
            None => self.tail[node as usize - self.full.len() * CHUNK],
        }
    }

    /// Records that expansion `at`, which must not precede any recorded before, closed `node`.
    #[inline]
    pub fn set(&mut self, node: u32, at: u32) {
        if self.is_copy {
            self.separate();
        }
        self.last = at;
        match self.full.get(node as usize / CHUNK) {
            Some(chunk) => chunk[node as usize % CHUNK].store(at, Ordering::Relaxed),
            None => self.tail[node as usize - self.full.len() * CHUNK] = at,
        }
    }

    #[cold]
    fn separate(&mut self) {
        self.is_copy = false;
        for chunk in &mut self.full {
            let known = chunk.iter().map(|at| at.load(Ordering::Relaxed));
            let known = known.map(|at| if at > self.last { NEVER } else { at });
            *chunk = known.map(AtomicU32::new).collect();
        }
    }
}
