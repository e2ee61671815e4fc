//! A first-in, first-out queue in chunks, whose memory is released as items are taken.

use std::collections::VecDeque;
use std::hint::select_unpredictable;

use bytemuck::Pod;

use crate::search::engine::mapped_memory::{MappedMemory, Pool, reserve};

/// Bytes of a full chunk; the newest chunk grows to this size by doubling.
const CHUNK: usize = 1 << 15;
/// Initial size of the newest chunk in items.
const FIRST: usize = 16;

/// Emptied chunks, kept for reuse.
static EMPTIED: Pool = Pool::new(CHUNK, 32);

/// A queue in chunks: growing it never moves more than one chunk.
#[derive(Debug, Default)]
pub struct Fifo<T> {
    /// Full chunks, oldest first, each in its own memory mapping.
    older: VecDeque<MappedMemory<T>>,
    /// The chunk that items are appended to. Its entries from `tail` on are unused.
    newest: Vec<T>,
    /// Number of items taken from the oldest chunk.
    head: usize,
    /// Number of items appended to the newest chunk.
    tail: usize,
}

/// Returns the chunks to the pool for the next queue: the system would have to zero new ones.
impl<T> Drop for Fifo<T> {
    fn drop(&mut self) {
        self.older.drain(..).for_each(|chunk| EMPTIED.put(chunk));
    }
}

impl<T: Pod + Default> Fifo<T> {
    /// Items in a full chunk.
    pub const FULL: usize = CHUNK / size_of::<T>();

    /// Creates an empty queue with room for `items`, at most a full chunk.
    pub fn with_room(items: usize) -> Self {
        let mut queue = Self::default();
        queue.newest = vec![T::zeroed(); items.min(Self::FULL)];
        queue
    }

    /// Appends `item`, and adds to `bytes` what the queue grows by.
    #[inline(always)]
    pub fn push(&mut self, item: T, bytes: &mut u64) {
        match self.newest.get_mut(self.tail) {
            Some(place) => {
                *place = item;
                self.tail += 1;
            }
            None => self.grow_and_push(item, bytes),
        }
    }

    #[cold]
    #[inline(never)]
    fn grow_and_push(&mut self, item: T, bytes: &mut u64) {
        *bytes += self.grow();
        self.push(item, bytes);
    }

    /// Appends the result of `make` for each of `items`, in order.
    #[inline]
    pub fn extend<I: Copy>(&mut self, mut items: &[I], make: impl Fn(I) -> T) {
        while !items.is_empty() {
            if self.tail == self.newest.len() {
                self.grow();
            }
            let room = &mut self.newest[self.tail..];
            let (now, later) = items.split_at(items.len().min(room.len()));
            for (place, &item) in room.iter_mut().zip(now) {
                *place = make(item);
            }
            self.tail += now.len();
            items = later;
        }
    }

    /// Makes room by a larger or another chunk. Returns the bytes added.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) -> u64 {
        let room = self.newest.len();
        if room < Self::FULL {
            let more = room.max(FIRST).min(Self::FULL - room);
            reserve(&mut self.newest, more);
            self.newest.resize(room + more, T::zeroed());
            (more * size_of::<T>()) as u64
        } else {
            let mut full = EMPTIED.take();
            full.items_mut().copy_from_slice(&self.newest);
            self.older.push_back(full);
            self.tail = 0;
            CHUNK as u64
        }
    }

    /// The chunk that items are taken from.
    #[inline]
    fn oldest(&self) -> &[T] {
        let older = self.older.front();
        older.map_or_else(|| &self.newest[..self.tail], |chunk| chunk.items())
    }

    /// Takes the oldest item, and returns it with whether it was the last. Subtracts the memory released from `bytes`.
    #[inline(always)]
    pub fn pop(&mut self, bytes: &mut u64) -> Option<(T, bool)> {
        if !self.older.is_empty() {
            return self.pop_older(bytes);
        }
        if self.head >= self.tail {
            return None;
        }
        let item = *self.newest.get(self.head)?;
        // Whether it was the last is hardly predictable, so the code avoids a branch.
        let next = self.head + 1;
        let emptied = next == self.tail;
        self.head = select_unpredictable(emptied, 0, next);
        self.tail = select_unpredictable(emptied, 0, self.tail);
        Some((item, emptied))
    }

    #[inline(never)]
    fn pop_older(&mut self, bytes: &mut u64) -> Option<(T, bool)> {
        let item = *self.oldest().get(self.head)?;
        *bytes -= self.skip(1);
        Some((item, self.is_empty()))
    }

    /// Takes the item appended last. Subtracts the memory released from `bytes`.
    pub fn pop_last(&mut self, bytes: &mut u64) -> Option<T> {
        if self.tail == 0
            && let Some(full) = self.older.pop_back()
        {
            self.newest.copy_from_slice(full.items());
            self.tail = Self::FULL;
            EMPTIED.put(full);
            *bytes -= CHUNK as u64;
        }
        let is_empty = self.older.is_empty() && self.head >= self.tail;
        self.tail -= usize::from(!is_empty);
        let item = self.newest.get(self.tail).filter(|_| !is_empty).copied();
        if self.older.is_empty() && self.head == self.tail {
            (self.head, self.tail) = (0, 0);
        }
        item
    }

    /// Takes the oldest `count` items, which must be in one chunk, and returns the bytes released.
    #[inline]
    pub fn skip(&mut self, count: usize) -> u64 {
        self.head += count;
        if self.head < self.oldest().len() {
            return 0;
        }
        self.head = 0;
        let Some(emptied) = self.older.pop_front() else {
            self.tail = 0;
            return 0;
        };
        EMPTIED.put(emptied);
        CHUNK as u64
    }

    /// Removes all items, and returns the bytes released.
    pub fn clear(&mut self) -> u64 {
        let released = self.older.len() * CHUNK;
        self.older.drain(..).for_each(|chunk| EMPTIED.put(chunk));
        (self.head, self.tail) = (0, 0);
        released as u64
    }

    /// The oldest items that are in one chunk, at most `count`.
    #[inline]
    pub fn ahead(&self, count: usize) -> &[T] {
        let items = &self.oldest()[self.head..];
        &items[..count.min(items.len())]
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.older.len() * Self::FULL + self.tail - self.head
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub fn bytes(&self) -> u64 {
        (self.older.len() * CHUNK + self.newest.len() * size_of::<T>()) as u64
    }

    /// The items, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        let older = self.older.iter().map(MappedMemory::items);
        let chunks = older.chain([&self.newest[..self.tail]]);
        chunks.flatten().skip(self.head).copied()
    }
}
