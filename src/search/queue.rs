//! A first-in, first-out queue that never copies what it holds and gives back what was taken.

use std::collections::VecDeque;

/// Items in a chunk at most; a chunk grows to that by doubling.
const CHUNK: usize = 4096;
const FIRST: usize = 16;

/// A queue in chunks: growing it never moves more than one of them.
#[derive(Debug)]
pub struct Queue<T> {
    chunks: VecDeque<Vec<T>>,
    /// Items taken from the first chunk.
    head: usize,
    /// Items the chunks have room for.
    room: usize,
    len: usize,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self {
            chunks: VecDeque::new(),
            head: 0,
            room: 0,
            len: 0,
        }
    }
}

impl<T: Copy> Queue<T> {
    /// Appends `item`.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.len += 1;
        match self.chunks.back_mut() {
            Some(last) if last.len() < last.capacity() => last.push(item),
            _ => self.push_growing(item),
        }
    }

    #[cold]
    fn push_growing(&mut self, item: T) {
        match self.chunks.back_mut() {
            Some(last) if last.len() < CHUNK => {
                let before = last.capacity();
                last.reserve_exact(before.min(CHUNK - before));
                self.room += last.capacity() - before;
                last.push(item);
            }
            _ => {
                let mut fresh =
                    Vec::with_capacity(if self.chunks.is_empty() { FIRST } else { CHUNK });
                self.room += fresh.capacity();
                fresh.push(item);
                self.chunks.push_back(fresh);
            }
        }
    }

    /// Takes the oldest item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let first = self.chunks.front()?;
        let item = *first.get(self.head)?;
        self.head += 1;
        self.len -= 1;
        if self.head == first.len() {
            self.drop_first();
        }
        Some(item)
    }

    /// Gives back an emptied chunk, or keeps it where it is the only one.
    #[cold]
    fn drop_first(&mut self) {
        self.head = 0;
        if self.chunks.len() == 1 {
            self.chunks[0].clear();
        } else if let Some(chunk) = self.chunks.pop_front() {
            self.room -= chunk.capacity();
        }
    }

    /// Some of the oldest items, at most `count`: those that lie together.
    #[inline]
    pub fn ahead(&self, count: usize) -> &[T] {
        let first = self
            .chunks
            .front()
            .map_or(&[][..], |chunk| &chunk[self.head..]);
        &first[..count.min(first.len())]
    }

    /// Items in the queue.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The items, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.chunks.iter().flatten().skip(self.head).copied()
    }

    /// Bytes held.
    #[inline]
    pub const fn bytes(&self) -> u64 {
        (self.room * size_of::<T>()) as u64
    }
}
