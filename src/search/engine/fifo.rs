//! A first-in, first-out queue that never copies what it holds and gives back what was taken.

use std::collections::VecDeque;
use std::hint::select_unpredictable;

use bytemuck::Pod;

use crate::search::engine::mapped_memory::{MappedMemory, Pool, reserve};

/// Bytes of a chunk; the newest grows to that by doubling.
const CHUNK: usize = 1 << 15;
/// Items of the first, smallest chunk.
const FIRST: usize = 16;

/// Chunks that were emptied, for the next that are full.
static EMPTIED: Pool = Pool::new(CHUNK, 32);

/// A queue in chunks: growing it never moves more than one of them.
#[derive(Debug)]
pub struct Fifo<T> {
    /// Full chunks, oldest first, in memory that goes back to the system with each.
    older: VecDeque<MappedMemory<T>>,
    /// The chunk that items are put into. Its entries from `tail` on are unused.
    newest: Vec<T>,
    /// Items taken from the first of all chunks.
    head: usize,
    /// Items put into the newest.
    tail: usize,
}

impl<T> Default for Fifo<T> {
    fn default() -> Self {
        Self {
            older: VecDeque::new(),
            newest: Vec::new(),
            head: 0,
            tail: 0,
        }
    }
}

/// Its chunks go to the pool, for the next queue: new ones would have to be zeroed by the system.
impl<T> Drop for Fifo<T> {
    fn drop(&mut self) {
        self.older.drain(..).for_each(|chunk| EMPTIED.put(chunk));
    }
}

impl<T: Pod> Fifo<T> {
    const FULL: usize = CHUNK / size_of::<T>();

    /// An empty queue with room for `items`, at most a full chunk.
    pub fn with_room(items: usize) -> Self {
        let mut queue = Self::default();
        queue.newest = vec![T::zeroed(); items.min(Self::FULL)];
        queue
    }

    /// Appends `item`, if there is room for it.
    #[inline(always)]
    pub fn push(&mut self, item: T) -> bool {
        let place = self.newest.get_mut(self.tail);
        place.is_some_and(|place| {
            *place = item;
            self.tail += 1;
            true
        })
    }

    /// Makes room for `item` and appends it. Returns by how many bytes that makes the queue larger.
    #[cold]
    #[inline(never)]
    pub fn grow_and_push(&mut self, item: T) -> u64 {
        let bytes = self.grow();
        self.push(item);
        bytes
    }

    /// Appends what is made of each of `items`, in order.
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

    /// Makes room where there is none: a larger chunk, or another. Returns the bytes that takes.
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

    /// Takes the oldest item, and returns it with whether it was the last. Where there are full chunks it returns none:
    /// then [`pop_older`](Self::pop_older) takes it.
    #[inline(always)]
    pub fn pop_newest(&mut self) -> Option<(T, bool)> {
        if !self.older.is_empty() || self.head >= self.tail {
            return None;
        }
        let item = *self.newest.get(self.head)?;
        // Whether that was the last is hardly foreseeable, so nothing branches on it.
        let next = self.head + 1;
        let emptied = next == self.tail;
        self.head = select_unpredictable(emptied, 0, next);
        self.tail = select_unpredictable(emptied, 0, self.tail);
        Some((item, emptied))
    }

    /// Takes the oldest item, and returns it with whether it was the last, and the bytes given back.
    #[inline(never)]
    pub fn pop_older(&mut self) -> Option<(T, bool, u64)> {
        let item = *self.oldest().get(self.head)?;
        let bytes = self.skip(1);
        Some((item, self.is_empty(), bytes))
    }

    /// Takes the oldest `count` items, which lie together, and returns the bytes given back.
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

    /// Some of the oldest items, at most `count`: those that lie together.
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

#[cfg(test)]
mod tests {
    use super::Fifo;
    use proptest::prelude::*;
    use std::collections::VecDeque;

    proptest! {
        /// Against a plain queue; and the memory held depends on what was taken and put, not on how that was cut into
        /// portions.
        #[test]
        fn is_a_queue_however_it_is_cut(
            steps in prop::collection::vec((1_usize..80, prop::collection::vec(0_usize..4, 80)), 1..400)
        ) {
            let (mut queue, mut single, mut plain) = (Fifo::default(), Fifo::default(), VecDeque::from([0]));
            queue.extend(&[0], |item| item);
            single.extend(&[0], |item| item);
            let mut next = 1..;
            for (most, brings) in steps {
                let ahead = queue.ahead(most).to_vec();
                prop_assert!(ahead.len() <= most && ahead.is_empty() == plain.is_empty());
                let mut brought = Vec::new();
                for (item, bring) in ahead.iter().zip(brings) {
                    prop_assert_eq!(Some(*item), plain.pop_front());
                    let new: Vec<i32> = next.by_ref().take(bring).collect();
                    single.extend(&new, |item| item);
                    single.skip(1);
                    brought.extend(new);
                }
                plain.extend(&brought);
                queue.extend(&brought, |item| item);
                queue.skip(ahead.len());
                prop_assert_eq!((queue.len(), queue.bytes()), (plain.len(), single.bytes()));
                prop_assert!(queue.bytes() <= 4 * (2 * plain.len() + 3 * Fifo::<i32>::FULL) as u64);
            }
            prop_assert!(queue.iter().eq(plain.iter().copied()));
            let pop = |queue: &mut Fifo<i32>| {
                let newest = queue.pop_newest().map(|(item, _)| item);
                newest.or_else(|| queue.pop_older().map(|(item, ..)| item))
            };
            while let Some(item) = pop(&mut queue) {
                prop_assert_eq!(Some(item), plain.pop_front());
            }
            prop_assert!(plain.is_empty() && queue.is_empty());
        }
    }
}
