//! The hash table of packed states: keys and what is remembered of them together in one cache line.
//!
//! Open addressing over lines of 64 bytes, by multiplicative hashing on the high bits, so that a table that grows takes
//! its entries over in order. It is cut into shards that grow on their own: no step ever waits for
//! more than a thousandth of the whole, and there is never a second copy of more than that.

use super::{Meta, Table, prefetch::prefetch};

/// A cache line of keys with what is remembered of each. A key of 0 is a free place: no state is all blank.
pub trait Line<M>: Copy + Default + Send {
    /// Places in a line.
    const PLACES: usize;

    /// The keys, filled from the first place on; the others are 0.
    fn keys(&self) -> &[u64];

    /// Places taken.
    fn len(&self) -> usize;

    /// Writes a key into the next free place, and gives back the place; what is remembered of it is as fresh.
    fn claim(&mut self, key: u64) -> usize;

    /// What is remembered in a place.
    fn meta(&self, place: usize) -> M;

    /// The same, to be written.
    fn meta_mut(&mut self, place: usize) -> &mut M;
}

/// `K` keys and `K` memories.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Cells<M, const K: usize> {
    keys: [u64; K],
    metas: [M; K],
    len: u8,
}

impl<M: Copy + Default, const K: usize> Default for Cells<M, K> {
    fn default() -> Self {
        Self {
            keys: [0; K],
            metas: [M::default(); K],
            len: 0,
        }
    }
}

impl<M: Copy + Default + Send, const K: usize> Line<M> for Cells<M, K> {
    const PLACES: usize = K;

    #[inline]
    fn keys(&self) -> &[u64] {
        &self.keys
    }

    #[inline]
    fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    fn claim(&mut self, key: u64) -> usize {
        let place = self.len().min(K - 1);
        self.keys[place] = key;
        self.len = place as u8 + 1;
        place
    }

    #[inline]
    fn meta(&self, place: usize) -> M {
        self.metas[place]
    }

    #[inline]
    fn meta_mut(&mut self, place: usize) -> &mut M {
        &mut self.metas[place]
    }
}

impl Meta for u8 {
    type Line = Cells<Self, 7>;
}

impl Meta for u16 {
    type Line = Cells<Self, 6>;
}

impl Meta for u32 {
    type Line = Cells<Self, 5>;
}

/// Lines of the first, only shard before it is cut up: 1 MiB.
const CUT: usize = 1 << 14;
const SHARD_BITS: u32 = 10;
/// Lines, 64 MiB of them, up to which a table doubles, which costs least; a larger one grows by half, to hold less in vain.
const LARGE: usize = 1 << 20;
const FIRST_LINES: usize = 16;

/// A shard may be filled to 11/16 before it grows.
const fn capacity(lines: usize, places: usize) -> usize {
    lines * places * 11 / 16
}

struct Shard<M: Meta> {
    lines: Vec<M::Line>,
    len: usize,
    /// Keys it takes before it grows.
    full: usize,
}

/// Where a key is, or the line with a free place where it belongs.
struct At {
    line: usize,
    place: Option<usize>,
}

impl<M: Meta> Shard<M> {
    fn new(lines: usize) -> Self {
        Self {
            lines: vec![M::Line::default(); lines],
            len: 0,
            full: capacity(lines, M::Line::PLACES),
        }
    }

    /// The line where a key of this hash belongs, unless the lines before it overflowed.
    #[inline]
    fn home(&self, hash: u64) -> usize {
        ((u128::from(hash) * self.lines.len() as u128) >> 64) as usize
    }

    /// Looks for `key`; `hash` is what the shards left of it. There is always a free place, so it ends.
    #[inline(always)]
    fn find(&self, key: u64, hash: u64) -> At {
        let mut line = self.home(hash);
        loop {
            let here = &self.lines[line];
            // Most keys looked for are new, so that none of these comparisons holds, as the processor foresees.
            if let Some(place) = here.keys().iter().position(|&held| held == key) {
                return At {
                    line,
                    place: Some(place),
                };
            }
            if here.len() < M::Line::PLACES {
                return At { line, place: None };
            }
            line = self.after(line);
        }
    }

    #[inline]
    fn after(&self, line: usize) -> usize {
        if line + 1 == self.lines.len() {
            0
        } else {
            line + 1
        }
    }

    /// Gives a place to a key that is not here yet.
    #[inline]
    fn claim(&mut self, key: u64, hash: u64) -> &mut M {
        let mut line = self.home(hash);
        while self.lines[line].len() == M::Line::PLACES {
            line = self.after(line);
        }
        self.len += 1;
        let line = &mut self.lines[line];
        let place = line.claim(key);
        line.meta_mut(place)
    }
}

/// What is remembered of each packed state.
pub struct HashTable<M: Meta> {
    shards: Vec<Shard<M>>,
    lines: usize,
}

/// The fractional part of the golden ratio: spreads keys evenly over the high bits (Knuth, TAOCP vol. 3, § 6.4).
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl<M: Meta> HashTable<M> {
    /// An empty table.
    #[must_use]
    pub fn new() -> Self {
        Self {
            shards: vec![Shard::new(FIRST_LINES)],
            lines: FIRST_LINES,
        }
    }

    /// The shard of a key, and the rest of its hash.
    #[inline]
    fn locate(shards: usize, key: u64) -> (usize, u64) {
        let hash = (key ^ key >> 32).wrapping_mul(GOLDEN);
        let product = u128::from(hash) * shards as u128;
        ((product >> 64) as usize, product as u64)
    }

    /// Makes room in `shard`. Keys are taken over in the order of their hashes, so both sides are read in order.
    #[cold]
    fn grow(&mut self, shard: usize) {
        if self.shards.len() == 1 && self.lines >= CUT {
            return self.cut();
        }
        let lines = self.shards[shard].lines.len();
        let grown = if self.lines < LARGE {
            2 * lines
        } else {
            lines + lines / 2
        };
        let old = std::mem::replace(&mut self.shards[shard], Shard::new(grown));
        self.lines += grown - lines;
        self.take_over(&old);
    }

    /// Cuts the only shard into many.
    fn cut(&mut self) {
        let old = std::mem::take(&mut self.shards);
        let lines = (self.lines * 3 / 2) >> SHARD_BITS;
        self.shards = (0..1 << SHARD_BITS).map(|_| Shard::new(lines)).collect();
        self.lines = lines << SHARD_BITS;
        for shard in &old {
            self.take_over(shard);
        }
    }

    fn take_over(&mut self, old: &Shard<M>) {
        for line in &old.lines {
            for (place, &key) in line.keys()[..line.len()].iter().enumerate() {
                let (shard, hash) = Self::locate(self.shards.len(), key);
                *self.shards[shard].claim(key, hash) = line.meta(place);
            }
        }
    }
}

impl<M: Meta> Default for HashTable<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M: Meta> Table<u64, M> for HashTable<M> {
    const PREFETCHES: bool = true;

    #[inline]
    fn get(&self, key: u64) -> M {
        let (shard, hash) = Self::locate(self.shards.len(), key);
        let shard = &self.shards[shard];
        let at = shard.find(key, hash);
        at.place
            .map_or_else(M::default, |place| shard.lines[at.line].meta(place))
    }

    #[inline]
    fn entry(&mut self, key: u64) -> &mut M {
        let (mut index, mut hash) = Self::locate(self.shards.len(), key);
        let at = self.shards[index].find(key, hash);
        if let Some(place) = at.place {
            return self.shards[index].lines[at.line].meta_mut(place);
        }
        if self.shards[index].len >= self.shards[index].full {
            self.grow(index);
            (index, hash) = Self::locate(self.shards.len(), key);
            return self.shards[index].claim(key, hash);
        }
        let shard = &mut self.shards[index];
        shard.len += 1;
        let line = &mut shard.lines[at.line];
        let place = line.claim(key);
        line.meta_mut(place)
    }

    #[inline]
    fn prefetch(&self, key: u64) {
        let (shard, hash) = Self::locate(self.shards.len(), key);
        let shard = &self.shards[shard];
        prefetch(&shard.lines[shard.home(hash)]);
    }

    #[inline]
    fn bytes(&self) -> u64 {
        (self.lines * size_of::<M::Line>() + self.shards.capacity() * size_of::<Shard<M>>()) as u64
    }
}
