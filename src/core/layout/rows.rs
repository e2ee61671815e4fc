//! One level of the tree: its positions from left to right, as a sorted list that can be inserted into.

use std::sync::Arc;

use crate::prefetch::prefetch;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Entry {
    pub x: f64,
    /// The x of its parent. Ascending along a row, since edges do not cross.
    pub under: f64,
    /// The number of the position, see `Positions`.
    pub slot: u32,
    /// The h of the node at this position. Stored here because it is read much more often than the rest of the node.
    pub h: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    pub(crate) block: usize,
    index: usize,
}

impl Cursor {
    const fn new(block: usize, index: usize) -> Self {
        Self { block, index }
    }
}

/// The blocks where a node and its children may be, in their rows.
#[derive(Clone, Copy, Default)]
pub(crate) struct Guess {
    pub(crate) own: usize,
    pub(crate) below: usize,
}

/// The maximum number of entries in a block: what is searched and shifted fits in a few cache lines.
const BLOCK: usize = 32;
/// The step between entries that touches each of their cache lines.
const LINE: usize = 64 / size_of::<Entry>();
/// The capacity of the first block of a row: small, because a tree can have a row for every node.
const FIRST: usize = 4;

/// The positions of one level, in order, in blocks small enough to insert into. Copies of a row share their blocks; a
/// shared block is copied before an insertion, once for each copy of the row.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// None of them is empty.
    blocks: Vec<Block>,
    /// The x of the first entry of each block, and of its parent: a search for a block reads only these.
    first_x: Vec<f64>,
    first_under: Vec<f64>,
    len: usize,
}

#[derive(Clone, Debug)]
struct Block {
    len: usize,
    /// The entries, and room for more.
    room: Arc<[Entry]>,
}

impl Block {
    /// Returns a block of `entries`, which must not be empty, with a capacity of `room` entries.
    fn of(entries: &[Entry], room: usize) -> Self {
        let first = entries[0];
        let entry = |index| entries.get(index).copied().unwrap_or(first);
        Self {
            len: entries.len(),
            room: (0..room).map(entry).collect(),
        }
    }

    #[inline]
    fn entries(&self) -> &[Entry] {
        &self.room[..self.len]
    }

    /// Inserts `entries` before the one at `index`. The block must have room for them.
    #[inline]
    fn insert(&mut self, index: usize, entries: &[Entry]) {
        let len = self.len + entries.len();
        if len > self.room.len() {
            *self = Self::of(self.entries(), (4 * self.len).max(len).min(BLOCK));
        }
        let room = Arc::make_mut(&mut self.room);
        room.copy_within(index..self.len, index + entries.len());
        room[index..index + entries.len()].copy_from_slice(entries);
        self.len = len;
    }
}

impl Row {
    pub(crate) fn sorted(mut entries: Vec<Entry>) -> Self {
        entries.sort_by(|a, b| a.x.total_cmp(&b.x));
        let mut row = Self::default();
        for entries in entries.chunks(BLOCK / 2) {
            row.put_block(row.blocks.len(), Block::of(entries, entries.len()));
        }
        Self {
            len: entries.len(),
            ..row
        }
    }

    fn put_block(&mut self, index: usize, block: Block) {
        let first = block.entries()[0];
        self.first_x.insert(index, first.x);
        self.first_under.insert(index, first.under);
        self.blocks.insert(index, block);
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn bytes(&self) -> usize {
        let rooms = self.blocks.iter().map(|block| size_of_val(&*block.room));
        let firsts = self.first_x.capacity() + self.first_under.capacity();
        size_of::<Self>()
            + self.blocks.capacity() * size_of::<Block>()
            + firsts * size_of::<f64>()
            + rooms.sum::<usize>()
    }

    /// Returns the first entry for which `beyond` is true. It must be false up to some entry and true from there on.
    pub fn first(&self, beyond: impl Fn(&Entry) -> bool + Copy) -> Cursor {
        let first = |block: &Block| !beyond(&block.entries()[0]);
        let after = self.blocks.partition_point(first);
        self.first_within(after.saturating_sub(1), beyond)
    }

    /// As [`first`](Self::first), where `beyond` depends on x. `guess` is the block where the entry may be.
    #[inline]
    pub fn first_by_x(&self, guess: usize, beyond: impl Fn(f64) -> bool + Copy) -> Cursor {
        let block = block_of(&self.first_x, guess, beyond);
        self.first_within(block, move |entry| beyond(entry.x))
    }

    /// As [`first`](Self::first), where `beyond` depends on the parent's x. `guess` is the block where the entry may be.
    #[inline]
    pub fn first_by_parent(&self, guess: usize, beyond: impl Fn(f64) -> bool + Copy) -> Cursor {
        let block = block_of(&self.first_under, guess, beyond);
        self.first_within(block, move |entry| beyond(entry.under))
    }

    /// Returns and prefetches the block where a search by the parent's `x` ends.
    #[inline]
    pub(crate) fn ask_for_block(&self, x: f64) -> usize {
        let block = block_of(&self.first_under, usize::MAX, move |first| first > x);
        self.blocks.get(block).inspect(|block| prefetch(*block));
        block
    }

    /// Prefetches the entries of a block.
    #[inline]
    pub(crate) fn ask_for_entries(&self, block: usize) {
        if let Some(block) = self.blocks.get(block) {
            // A cache line has fewer than three entries.
            for entry in block.entries().iter().step_by(LINE) {
                prefetch(entry);
            }
        }
    }

    #[inline]
    fn first_within(&self, block: usize, beyond: impl Fn(&Entry) -> bool + Copy) -> Cursor {
        let entries = self.blocks.get(block).map_or(&[][..], Block::entries);
        let index = if block + 1 == self.blocks.len() && entries.last().is_some_and(|e| !beyond(e))
        {
            entries.len()
        } else {
            // All are read: halving would wait for memory again and again.
            entries.iter().filter(|entry| !beyond(entry)).count()
        };
        self.settled(Cursor { block, index })
    }

    /// Returns the same position, at the head of the next block instead of the end of one.
    fn settled(&self, cursor: Cursor) -> Cursor {
        let next = cursor.block + 1;
        match self.blocks.get(cursor.block) {
            Some(block) if cursor.index >= block.len && next < self.blocks.len() => {
                Cursor::new(next, 0)
            }
            _ => cursor,
        }
    }

    pub(crate) fn next(&self, cursor: Cursor) -> Cursor {
        self.settled(Cursor::new(cursor.block, cursor.index + 1))
    }

    pub fn get(&self, cursor: Cursor) -> Option<&Entry> {
        self.blocks.get(cursor.block)?.entries().get(cursor.index)
    }

    pub fn after(&self, cursor: Cursor) -> impl Iterator<Item = &Entry> {
        let blocks = self.blocks.get(cursor.block..).unwrap_or_default();
        let entries = blocks.iter().flat_map(Block::entries);
        entries.skip(cursor.index)
    }

    /// Returns the entries from one position up to another, block by block.
    pub fn between(&self, from: Cursor, to: Cursor) -> impl Iterator<Item = &[Entry]> {
        let last = self.blocks.len().min(to.block + 1);
        let blocks = self.blocks.get(from.block..last).unwrap_or_default();
        (from.block..).zip(blocks).map(move |(block, held)| {
            let entries = held.entries();
            let end = if block == to.block {
                to.index
            } else {
                entries.len()
            };
            let begin = if block == from.block { from.index } else { 0 };
            entries.get(begin..end).unwrap_or_default()
        })
    }

    /// Returns the entries before `cursor`, nearest first.
    pub fn before(&self, cursor: Cursor) -> impl Iterator<Item = &Entry> {
        let block = cursor.block.min(self.blocks.len());
        let own = self.blocks.get(block).map_or(&[][..], |block| {
            &block.entries()[..cursor.index.min(block.len)]
        });
        let whole = self.blocks[..block].iter().rev();
        own.iter()
            .rev()
            .chain(whole.flat_map(|block| block.entries().iter().rev()))
    }

    /// Inserts `entries`, at most a few, before the one at `cursor`. Returns the block of the first.
    pub fn insert(&mut self, cursor: Cursor, entries: &[Entry]) -> usize {
        let Cursor { block: at, index } = cursor;
        let is_last = at + 1 == self.blocks.len();
        let Some(block) = self.blocks.get_mut(at) else {
            self.len += entries.len();
            self.put_block(at, Block::of(entries, entries.len().max(FIRST)));
            return at;
        };
        if block.len + entries.len() <= BLOCK {
            self.len += entries.len();
            block.insert(index, entries);
            if index == 0 {
                self.first_x[at] = entries[0].x;
                self.first_under[at] = entries[0].under;
            }
            return at;
        }
        if is_last && index == block.len {
            // A row that is only appended to keeps full blocks.
            self.len += entries.len();
            self.put_block(at + 1, Block::of(entries, BLOCK));
            return at + 1;
        }
        // Divided where it grows, so that the part before is filled by what comes next to these.
        let middle = index.clamp(BLOCK / 4, 3 * BLOCK / 4);
        let tail = Block::of(&block.entries()[middle..], BLOCK);
        block.len = middle;
        self.put_block(at + 1, tail);
        let cursor = match index > middle {
            true => Cursor::new(at + 1, index - middle),
            false => cursor,
        };
        self.insert(cursor, entries)
    }
}

/// Returns the last block whose first entry is not beyond, or the first block. `firsts` belong to the first entries.
#[inline]
fn block_of(firsts: &[f64], guess: usize, beyond: impl Fn(f64) -> bool + Copy) -> usize {
    // The last block is checked first, for entries that are appended.
    if firsts.last().is_some_and(|&last| !beyond(last)) {
        return firsts.len() - 1;
    }
    let is_beyond = |block: usize| firsts.get(block).map(|&first| beyond(first));
    for guess in [guess, guess.saturating_add(1), guess.saturating_sub(1)] {
        if is_beyond(guess) == Some(false) && is_beyond(guess.saturating_add(1)) == Some(true) {
            return guess;
        }
    }
    let after = firsts.partition_point(move |&first| !beyond(first));
    after.saturating_sub(1)
}
