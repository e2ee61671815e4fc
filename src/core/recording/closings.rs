//! The expansion that closed each node.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::prefetch::prefetch;

const CHUNK: usize = 4096;

/// Larger than every expansion: marks a node that has not been expanded.
pub(crate) const NEVER: u32 = u32::MAX;

/// The expansion that closed each node. Nodes are closed in any order, long after they are added, so a
/// [`Column`](crate::recording::column::Column) would copy nearly all of its chunks after each copy of the recording. Here
/// the copy shares them with the original for good. Later writes of the original are later expansions, which the copy
/// ignores, because it knows how many there were. Only a write to the copy gives it its own chunks.
#[derive(Debug, Default)]
pub(crate) struct Closings {
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
    pub(crate) fn push(&mut self) {
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
    pub(crate) fn get(&self, node: u32) -> u32 {
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
    pub(crate) fn set(&mut self, node: u32, at: u32) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Compares with a plain list, and takes copies on the way, some of which are extended separately: each copy keeps
        /// its content, or grows as it would alone.
        #[test]
        fn copies_share_what_was_noted_and_nothing_later(
            steps in prop::collection::vec((0..6_u8, any::<prop::sample::Index>()), 0..300)
        ) {
            let mut all = vec![(Closings::default(), Vec::new(), 0)];
            for (step, pick) in steps {
                let index = pick.index(all.len());
                let (closings, plain, last) = &mut all[index];
                match step {
                    0 => {
                        let copy = (closings.clone(), plain.clone(), *last);
                        all.push(copy);
                    }
                    1..3 => for _ in 0..CHUNK / 3 {
                        closings.push();
                        plain.push(NEVER);
                    },
                    _ => for part in 0..5 {
                        *last += 1;
                        let node = (pick.index(CHUNK * 40) * (part + 1)) % plain.len().max(1);
                        if plain.get(node) == Some(&NEVER) {
                            closings.set(node as u32, *last);
                            plain[node] = *last;
                        }
                    },
                }
            }
            for (closings, plain, _) in all {
                prop_assert_eq!(closings.len(), plain.len());
                for (node, at) in (0..).zip(plain) {
                    prop_assert_eq!(closings.get(node), at);
                }
            }
        }
    }
}
