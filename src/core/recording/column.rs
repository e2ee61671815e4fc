//! A list that grows at its end and is cheap to clone.

use std::ops::{Index, IndexMut, Range};
use std::sync::Arc;

/// A list in chunks of `CHUNK` entries. Copies share full chunks, so a copy costs one reference per chunk and the entries
/// after the last full one. Changing an entry in a shared chunk copies the chunk first, once per copy of the list.
#[derive(Clone, Debug)]
pub struct Column<T, const CHUNK: usize = 4096> {
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
    pub fn push(&mut self, entry: T) {
        self.tail.push(entry);
        if self.tail.len() == CHUNK {
            self.full.push(self.tail.drain(..).collect());
        }
    }

    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / CHUNK) {
            Some(chunk) => chunk.get(index % CHUNK),
            None => self.tail.get(index.checked_sub(self.full.len() * CHUNK)?),
        }
    }

    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    #[inline]
    pub fn last(&self) -> Option<&T> {
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

    pub fn range(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = &T> {
        self.pieces(range).flatten()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.full
            .iter()
            .flat_map(|chunk| &**chunk)
            .chain(&self.tail)
    }

    /// The index of the first entry for which `before` is false; it must be true up to there and false from there on.
    pub fn partition_point(&self, mut before: impl FnMut(&T) -> bool) -> usize {
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
