//! One level of the tree: its positions from left to right, as a sorted list that can be inserted into.

use std::sync::Arc;

/// A position in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Entry {
    pub(crate) x: f64,
    /// The x of its parent. Ascending along a row, since edges do not cross.
    pub(crate) under: f64,
    /// The number of the position, see `Positions`.
    pub(crate) slot: u32,
}

/// Where an entry stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cursor {
    block: usize,
    index: usize,
}

/// Entries in a block at most.
const BLOCK: usize = 256;

/// The positions of one level, in order, in blocks small enough to be inserted into. Copies share the blocks; one that is
/// inserted into is copied first, once for each copy of the row.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    /// None of them is empty.
    blocks: Vec<Block>,
    len: usize,
}

#[derive(Clone, Debug)]
struct Block {
    /// The first entry, where a search for the block does not have to go for it.
    first: Entry,
    entries: Arc<Vec<Entry>>,
}

impl Block {
    fn of(entries: Vec<Entry>) -> Self {
        Self {
            first: entries[0],
            entries: Arc::new(entries),
        }
    }

    /// The entries, to be inserted into.
    fn entries(&mut self) -> &mut Vec<Entry> {
        if Arc::get_mut(&mut self.entries).is_none() {
            // With room for what is about to come; a plain copy would have none.
            let mut copy = Vec::with_capacity((2 * self.entries.len()).min(BLOCK));
            copy.extend_from_slice(&self.entries);
            self.entries = Arc::new(copy);
        }
        Arc::make_mut(&mut self.entries)
    }
}

impl Row {
    /// A row of `entries`.
    pub(crate) fn sorted(mut entries: Vec<Entry>) -> Self {
        entries.sort_by(|a, b| a.x.total_cmp(&b.x));
        Self {
            len: entries.len(),
            blocks: entries
                .chunks(BLOCK / 2)
                .map(|entries| Block::of(entries.to_vec()))
                .collect(),
        }
    }

    /// How many positions it has.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.blocks.capacity() * size_of::<Block>()
            + self.len * size_of::<Entry>()
    }

    /// The first entry for which `beyond` is true; false up to some entry, it must be true from there on.
    pub(crate) fn first(&self, beyond: impl Fn(&Entry) -> bool) -> Cursor {
        // What is appended comes last: look there first.
        let block = match self.blocks.last() {
            Some(last) if !beyond(&last.first) => self.blocks.len() - 1,
            _ => {
                let after = self.blocks.partition_point(|block| !beyond(&block.first));
                after.saturating_sub(1)
            }
        };
        let index = self.blocks.get(block).map_or(0, |block| {
            let entries = &block.entries;
            if entries.last().is_some_and(|last| !beyond(last)) {
                entries.len()
            } else {
                entries.partition_point(|entry| !beyond(entry))
            }
        });
        self.settled(Cursor { block, index })
    }

    /// The same position, at the head of the next block rather than at the end of one.
    fn settled(&self, cursor: Cursor) -> Cursor {
        match self.blocks.get(cursor.block) {
            Some(block)
                if cursor.index >= block.entries.len() && cursor.block + 1 < self.blocks.len() =>
            {
                Cursor {
                    block: cursor.block + 1,
                    index: 0,
                }
            }
            _ => cursor,
        }
    }

    /// The position after `cursor`.
    pub(crate) fn next(&self, cursor: Cursor) -> Cursor {
        self.settled(Cursor {
            index: cursor.index + 1,
            ..cursor
        })
    }

    /// The entry at `cursor`; none at the end.
    pub(crate) fn get(&self, cursor: Cursor) -> Option<&Entry> {
        self.blocks.get(cursor.block)?.entries.get(cursor.index)
    }

    /// The entries from `cursor` on.
    pub(crate) fn after(&self, cursor: Cursor) -> impl Iterator<Item = &Entry> {
        let blocks = self.blocks.get(cursor.block..).unwrap_or_default();
        let entries = blocks.iter().flat_map(|block| &*block.entries);
        entries.skip(cursor.index)
    }

    /// The entries from one position up to another, in pieces.
    pub(crate) fn between(&self, from: Cursor, to: Cursor) -> impl Iterator<Item = &[Entry]> {
        let last = self.blocks.len().min(to.block + 1);
        let blocks = self.blocks.get(from.block..last).unwrap_or_default();
        (from.block..)
            .zip(blocks)
            .map(move |(block, Block { entries, .. })| {
                let end = if block == to.block {
                    to.index
                } else {
                    entries.len()
                };
                let begin = if block == from.block { from.index } else { 0 };
                entries.get(begin..end).unwrap_or_default()
            })
    }

    /// The entries before `cursor`, nearest first.
    pub(crate) fn before(&self, cursor: Cursor) -> impl Iterator<Item = &Entry> {
        let block = cursor.block.min(self.blocks.len());
        let own = self.blocks.get(block).map_or(&[][..], |block| {
            &block.entries[..cursor.index.min(block.entries.len())]
        });
        let whole = self.blocks[..block].iter().rev();
        own.iter()
            .rev()
            .chain(whole.flat_map(|block| block.entries.iter().rev()))
    }

    /// Puts `entry` before the one at `cursor`, and returns where it stands.
    pub(crate) fn insert(&mut self, cursor: Cursor, entry: Entry) -> Cursor {
        self.len += 1;
        let last = cursor.block + 1 == self.blocks.len() && cursor.index == BLOCK;
        let Some(block) = self.blocks.get_mut(cursor.block) else {
            let mut entries = Vec::with_capacity(16);
            entries.push(entry);
            self.blocks.push(Block::of(entries));
            return Cursor::default();
        };
        if cursor.index == 0 {
            block.first = entry;
        }
        let entries = block.entries();
        if entries.len() < BLOCK {
            entries.insert(cursor.index, entry);
            return cursor;
        }
        // A row that is only appended to keeps full blocks.
        let half = if last { BLOCK } else { BLOCK / 2 };
        let mut tail = Vec::with_capacity(BLOCK);
        tail.extend(entries.drain(half..));
        let at = if cursor.index >= half {
            tail.insert(cursor.index - half, entry);
            Cursor {
                block: cursor.block + 1,
                index: cursor.index - half,
            }
        } else {
            entries.insert(cursor.index, entry);
            cursor
        };
        self.blocks.insert(cursor.block + 1, Block::of(tail));
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Against a plain list: entries put in anywhere, then found and walked in both directions.
        #[test]
        fn a_row_is_a_sorted_list(positions in prop::collection::vec(0_u32..2000, 0..1500), ascending in any::<bool>()) {
            let (mut row, mut plain) = (Row::default(), Vec::<Entry>::new());
            for (slot, position) in positions.iter().enumerate() {
                let x = f64::from(if ascending { slot as u32 } else { *position });
                let entry = Entry { x, under: x, slot: slot as u32 };
                let cursor = row.first(|other| other.x > x);
                let index = plain.partition_point(|other| other.x <= x);
                plain.insert(index, entry);
                let cursor = row.insert(cursor, entry);
                prop_assert_eq!(row.get(cursor), Some(&entry));
            }
            prop_assert_eq!(row.after(Cursor::default()).copied().collect::<Vec<_>>(), plain.clone());
            for x in (0..2001).step_by(37).map(f64::from) {
                let (cursor, index) = (row.first(|entry| entry.x >= x), plain.partition_point(|entry| entry.x < x));
                prop_assert_eq!(row.get(cursor), plain.get(index));
                prop_assert!(row.after(cursor).eq(&plain[index..]));
                prop_assert!(row.before(cursor).eq(plain[..index].iter().rev()));
                let (end, length) = (row.first(|entry| entry.x > x + 99.0), plain.partition_point(|entry| entry.x <= x + 99.0));
                prop_assert!(row.between(cursor, end).flatten().eq(&plain[index..length]));
            }
        }
    }
}
