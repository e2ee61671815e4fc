//! A list that grows at its end and is cheap to clone.

use std::ops::{Index, IndexMut, Range};
use std::sync::Arc;

/// A list in chunks of `CHUNK` entries. Copies share full chunks, so a copy costs one reference per chunk and the entries
/// after the last full one. Changing an entry in a shared chunk copies the chunk first, once per copy of the list.
#[derive(Clone, Debug)]
pub(crate) struct Column<T, const CHUNK: usize = 4096> {
    full: Vec<Arc<[T]>>,
    /// The entries after the full chunks, fewer than `CHUNK`.
    tail: Vec<T>,
}

impl<T, const CHUNK: usize> Default for Column<T, CHUNK> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const CHUNK: usize> Column<T, CHUNK> {
    pub(crate) const fn new() -> Self {
        Self {
            full: Vec::new(),
            tail: Vec::new(),
        }
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.full.len() * CHUNK + self.tail.len()
    }

    #[inline]
    pub(crate) fn push(&mut self, entry: T) {
        self.tail.push(entry);
        if self.tail.len() == CHUNK {
            self.full.push(self.tail.drain(..).collect());
        }
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / CHUNK) {
            Some(chunk) => chunk.get(index % CHUNK),
            None => self.tail.get(index.checked_sub(self.full.len() * CHUNK)?),
        }
    }

    pub(crate) fn first(&self) -> Option<&T> {
        self.get(0)
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<&T> {
        self.tail.last().or_else(|| self.full.last()?.last())
    }

    /// The entries in `range`, as slices.
    pub(crate) fn pieces(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = &[T]> {
        let range = range.start..range.end.min(self.len()).max(range.start);
        let chunks = range.start / CHUNK..range.end.div_ceil(CHUNK);
        chunks.map(move |chunk| {
            let entries = self.full.get(chunk).map_or(&*self.tail, |chunk| &**chunk);
            let first = chunk * CHUNK;
            let from = range.start.saturating_sub(first);
            let to = (range.end - first).min(entries.len());
            entries.get(from..to).unwrap_or_default()
        })
    }

    pub(crate) fn range(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = &T> {
        self.pieces(range).flatten()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.full
            .iter()
            .flat_map(|chunk| &**chunk)
            .chain(&self.tail)
    }

    /// The index of the first entry for which `before` is false; it must be true up to there and false from there on.
    pub(crate) fn partition_point(&self, mut before: impl FnMut(&T) -> bool) -> usize {
        if self.tail.first().is_some_and(&mut before) {
            return self.full.len() * CHUNK + self.tail.partition_point(before);
        }
        let next = self.full.partition_point(|chunk| before(&chunk[0]));
        let Some(chunk) = next.checked_sub(1) else {
            return 0;
        };
        chunk * CHUNK + self.full[chunk].partition_point(before)
    }

    /// Bytes it holds, excluding heap memory of its entries.
    pub(crate) const fn bytes(&self) -> usize {
        size_of::<T>() * (self.full.len() * CHUNK + self.tail.capacity())
    }
}

impl<T, const CHUNK: usize> FromIterator<T> for Column<T, CHUNK> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        let mut column = Self::new();
        entries.into_iter().for_each(|entry| column.push(entry));
        column
    }
}

impl<T: Clone, const CHUNK: usize> Column<T, CHUNK> {
    /// Appends entries until the list has at least `len`.
    pub(crate) fn fill_up(&mut self, len: usize, entry: impl Fn() -> T) {
        while self.len() < len {
            self.push(entry());
        }
    }
}

impl<T, const CHUNK: usize> Index<usize> for Column<T, CHUNK> {
    type Output = T;

    #[inline]
    fn index(&self, index: usize) -> &T {
        match self.full.get(index / CHUNK) {
            Some(chunk) => &chunk[index % CHUNK],
            None => &self.tail[index - self.full.len() * CHUNK],
        }
    }
}

impl<T: Clone, const CHUNK: usize> IndexMut<usize> for Column<T, CHUNK> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        let full = self.full.len() * CHUNK;
        match self.full.get_mut(index / CHUNK) {
            Some(chunk) => &mut Arc::make_mut(chunk)[index % CHUNK],
            None => &mut self.tail[index - full],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Compares with a plain list, and takes copies on the way that must not change.
        #[test]
        fn a_column_is_a_list_and_its_copies_stay(steps in prop::collection::vec((0..4_u8, any::<prop::sample::Index>()), 0..400)) {
            let (mut column, mut plain) = (Column::<u32, 8>::new(), Vec::new());
            let mut copies = Vec::new();
            for (number, (step, pick)) in (0..).zip(steps) {
                match step {
                    0 if !plain.is_empty() => {
                        let index = pick.index(plain.len());
                        // Still ascending.
                        column[index] += 1;
                        plain[index] += 1;
                    }
                    1 => copies.push((column.clone(), plain.clone())),
                    _ => {
                        column.push(3 * number);
                        plain.push(3 * number);
                    }
                }
            }
            copies.push((column, plain));
            for (column, plain) in copies {
                prop_assert!(column.iter().eq(&plain));
                prop_assert!(column.iter().rev().eq(plain.iter().rev()));
                prop_assert_eq!((column.len(), column.first(), column.last()), (plain.len(), plain.first(), plain.last()));
                for index in 0..=plain.len() {
                    prop_assert_eq!(column.get(index), plain.get(index));
                    let end = plain.len().min(index + 11);
                    prop_assert!(column.range(index..index + 11).eq(&plain[index..end]));
                }
            }
        }

        #[test]
        fn it_is_searched_by_halves(mut entries in prop::collection::vec(0_u32..50, 0..60), limit in 0_u32..60) {
            entries.sort_unstable();
            let mut column = Column::<u32, 8>::new();
            entries.iter().for_each(|&entry| column.push(entry));
            prop_assert_eq!(
                column.partition_point(|&entry| entry < limit),
                entries.partition_point(|&entry| entry < limit)
            );
        }
    }
}
