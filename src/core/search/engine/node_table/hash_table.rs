//! The hash table of packed states: how it grows, and how much memory it takes.
//!
//! Open addressing over cache lines, with multiplicative hashing on the high bits, so entries are in the order of their
//! hashes. The table grows in place, a few lines at a time while it is used: no operation waits for a full rehash, there is
//! never a second copy, and only pages that were written to take memory.
//!
//! To grow, entries are moved to their new places from the last line down. A new place is never before the old one, so each
//! entry finds the room that those after it have left. Until all are moved, entries with hashes below a boundary are in
//! their old places, the others in their new ones.

use std::hint::select_unpredictable;

use bytemuck::Zeroable;

use crate::prefetch::prefetch;
use crate::search::engine::node_table::cache_line::{CacheLine, Key};
use crate::search::engine::node_table::segments::Segments;
use crate::search::engine::node_table::{Meta, NodeTable};

/// A hash table with a record for each packed state.
pub struct HashTable<K: Key, M: Meta> {
    lines: Segments<K::Line<M>>,
    /// Number of lines over which hashes from `boundary` on are spread.
    spread: usize,
    /// Number of lines over which hashes below `boundary` are spread.
    former: usize,
    boundary: u64,
    /// Number of former lines whose entries have not been moved yet; 0 unless the table is growing.
    left: usize,
    len: usize,
    /// The number of keys at which the table begins to grow, or moves the next lines.
    due: usize,
    moving: Vec<(K, M)>,
}

/// Lines of an empty table: three times a power of two, as in every table up to [`LARGE`].
const FIRST: usize = 48;
/// Number of lines (32 MiB) up to which a table grows by a factor of four, so that entries are seldom moved.
const MIDDLING: usize = 1 << 19;
/// Number of lines (64 MiB) up to which it doubles; a larger table grows by half, to waste less.
const LARGE: usize = 1 << 20;
/// Lines beyond the last, for entries that overflow from it.
const BEYOND: usize = 32;
/// Lines beyond the last for which memory is reserved ahead: far more than can overflow between two memory checks.
const BEYOND_AHEAD: usize = 32 * BEYOND;
/// Number of lines moved at once while the table grows, and of new keys until the next such step.
const STEP: usize = 64;
const KEYS: usize = 32;

/// The line of a hash if hashes are spread over `lines` lines.
#[inline(always)]
const fn scaled(hash: u64, lines: usize) -> usize {
    ((hash as u128 * lines as u128) >> 64) as usize
}

/// The number of keys at which a table grows: 11/16 of its places.
const fn capacity(lines: usize, places: usize) -> usize {
    lines * places * 11 / 16
}

/// The number of lines of a table that has outgrown `lines`.
const fn grown(lines: usize) -> usize {
    if lines < MIDDLING {
        4 * lines
    } else if lines < LARGE {
        2 * lines
    } else {
        lines + lines / 2
    }
}

impl<K: Key, M: Meta> HashTable<K, M> {
    pub fn new() -> Self {
        Self {
            lines: Segments::new(FIRST + BEYOND),
            spread: FIRST,
            former: FIRST,
            boundary: 0,
            left: 0,
            len: 0,
            due: capacity(FIRST, K::Line::<M>::PLACES),
            moving: Vec::new(),
        }
    }

    /// The line where `key` belongs, unless the lines before it overflowed.
    #[inline(always)]
    fn home(&self, key: K) -> usize {
        let hash = key.hash();
        let lines = select_unpredictable(hash >= self.boundary, self.spread, self.former);
        scaled(hash, lines)
    }

    #[inline(always)]
    fn after(&mut self, line: usize) -> usize {
        if line + 1 == self.lines.len() {
            self.lines.reserve(line + 1 + BEYOND);
        }
        line + 1
    }

    /// Claims a place for a key that is not in the table yet.
    #[inline(always)]
    fn claim(&mut self, key: K) -> &mut M {
        let mut line = self.home(key);
        while self.lines.at(line).len() == K::Line::<M>::PLACES {
            line = self.after(line);
        }
        self.lines.at_mut(line).claim(key)
    }

    /// Begins to grow or continues to do so.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        if self.left == 0 {
            self.former = self.spread;
            self.spread = grown(self.former);
            self.left = self.former;
            self.boundary = u64::MAX;
            self.lines.reserve(self.spread + BEYOND);
        }
        self.take_up();
        self.due = if self.left == 0 {
            capacity(self.spread, K::Line::<M>::PLACES)
        } else {
            self.len + KEYS
        };
    }

    /// Moves the entries of the last [`STEP`] former lines, and of the lines after them into which they overflowed.
    fn take_up(&mut self) {
        let from = self.left.saturating_sub(STEP);
        let mut end = self.left;
        while self.lines.at(end - 1).len() == K::Line::<M>::PLACES {
            end = self.after(end - 1) + 1;
        }
        self.fetch(from, end);
        let mut moving = std::mem::take(&mut self.moving);
        moving.clear();
        for line in from..end {
            let line = self.lines.at_mut(line);
            let keys = line.keys()[..line.len()].iter().enumerate();
            moving.extend(keys.map(|(place, &key)| (key, line.meta(place))));
            *line = K::Line::<M>::zeroed();
        }
        self.left = from;
        self.boundary = ((from as u128) << 64).div_ceil(self.former as u128) as u64;
        for &(key, meta) in &moving {
            *self.claim(key) = meta;
        }
        self.moving = moving;
    }

    /// Prefetches the lines that are about to be written to, and those whose entries are moved next.
    fn fetch(&self, from: usize, end: usize) {
        let place = |line: usize| line * self.spread / self.former;
        for line in place(from).max(end)..place(end).min(self.spread) {
            prefetch(self.lines.at(line));
        }
        for line in from.saturating_sub(STEP)..from {
            prefetch(self.lines.at(line));
        }
    }
}

impl<K: Key, M: Meta> NodeTable<K, M> for HashTable<K, M> {
    const PREFETCHES: bool = true;

    #[inline]
    fn get(&self, key: K) -> M {
        let mut line = self.home(key);
        // Some line is never full, so the loop ends.
        while line < self.lines.len() {
            let here = self.lines.at(line);
            if let Some(place) = here.keys().iter().position(|&held| held == key) {
                return here.meta(place);
            }
            if here.len() < K::Line::<M>::PLACES {
                break;
            }
            line += 1;
        }
        M::default()
    }

    #[inline(always)]
    fn entry(&mut self, key: K) -> &mut M {
        let mut line = self.home(key);
        loop {
            let here = self.lines.at(line);
            // Most keys are new, so the processor predicts well that none of these comparisons holds.
            if let Some(place) = here.keys().iter().position(|&held| held == key) {
                return self.lines.at_mut(line).meta_mut(place);
            }
            if here.len() < K::Line::<M>::PLACES {
                break;
            }
            line = self.after(line);
        }
        if self.len >= self.due {
            self.len += 1;
            self.grow();
            return self.claim(key);
        }
        self.len += 1;
        self.lines.at_mut(line).claim(key)
    }

    /// The place of a known key in its line is not predictable, so the code avoids a branch.
    #[inline(always)]
    fn known(&mut self, key: K) -> &mut M {
        let mut line = self.home(key);
        loop {
            let here = self.lines.at(line);
            let places = (0..).zip(here.keys());
            let place = places.fold(K::Line::<M>::PLACES, |found, (place, &held)| {
                select_unpredictable(held == key, place, found)
            });
            if place < K::Line::<M>::PLACES {
                return self.lines.at_mut(line).meta_mut(place);
            }
            if here.len() < K::Line::<M>::PLACES {
                return self.entry(key);
            }
            line = self.after(line);
        }
    }

    #[inline(always)]
    fn prefetch(&self, key: K) {
        prefetch(self.lines.at(self.home(key)));
    }

    /// If the table may begin to grow, reserves the lines of the grown table now.
    #[inline]
    fn make_room(&mut self, new: usize) -> bool {
        if self.left > 0 {
            return true;
        }
        let lines = if self.len + new > self.due {
            grown(self.spread)
        } else {
            self.spread
        };
        self.lines.make_room(lines + BEYOND_AHEAD)
    }

    /// Excludes new lines of a growing table that have not been written to.
    #[inline]
    fn bytes(&self) -> u64 {
        let written = if self.left == 0 {
            self.spread
        } else {
            let untouched = scaled(self.boundary, self.spread).max(self.former) - self.former;
            self.spread - untouched
        };
        (written * size_of::<K::Line<M>>() + self.moving.capacity() * size_of::<(K, M)>()) as u64
    }
}
