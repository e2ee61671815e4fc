//! The map from states to nodes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::prefetch::prefetch;
use crate::puzzle::State;
use crate::recording::nodes::States;
use crate::search::engine::node_table::cache_line::Key;

/// A hash table of node numbers. A slot holds a part of the state's hash beside the number, so the states themselves, which
/// stay in their column, are read only on a match. The table grows one shard at a time, and two shards are unlikely to grow
/// at once, so no insertion waits for the whole table to be moved.
///
/// A copy shares the slots of the original, which continues to insert: nothing is ever removed, and the copy tells its own
/// nodes from later ones by their numbers. Only an insertion into the copy gives it its own slots.
#[derive(Debug, Default)]
pub(crate) struct StateIndex {
    /// Either [`SHARDS`] shards or none.
    shards: Vec<Shard>,
    /// Whether the slots belong to the original.
    is_copy: bool,
}

impl Clone for StateIndex {
    fn clone(&self) -> Self {
        Self {
            shards: self.shards.clone(),
            is_copy: true,
        }
    }
}

/// The part of the table for the states whose hash begins with the same bits; at most five eighths of the slots are used,
/// which keeps probes short.
#[derive(Clone, Debug, Default)]
struct Shard {
    /// The slots, a power of two or none: the tag of a state above the number of its node.
    slots: Arc<[AtomicU64]>,
    len: usize,
}

const EMPTY: u64 = u64::MAX;
const FIRST: usize = 16;
/// How many nodes ahead slots are prefetched.
const AHEAD: usize = 8;
const SHARD_BITS: u32 = 8;
const SHARDS: usize = 1 << SHARD_BITS;

/// The place of a state: the number of its shard, and the tag of its slot.
#[derive(Clone, Copy)]
struct Place {
    shard: usize,
    tag: u32,
}

impl Place {
    /// Multiplicative hashing (Knuth, TAOCP 3, § 6.4): the high bits of the product depend on every bit of the state.
    #[inline]
    fn of(state: State) -> Self {
        let hash = if state.is_wide() {
            state.packed::<u128>().0.hash()
        } else {
            state.packed::<u64>().0.hash()
        };
        Self {
            shard: (hash >> (u64::BITS - SHARD_BITS)) as usize,
            tag: (hash << SHARD_BITS >> u32::BITS) as u32,
        }
    }
}

#[inline]
const fn tag_of(slot: u64) -> u32 {
    (slot >> u32::BITS) as u32
}

impl StateIndex {
    #[inline]
    pub(crate) fn find(&self, states: &States, state: State) -> Option<u32> {
        let place = Place::of(state);
        let shard = self.shards.get(place.shard)?;
        shard.find(states, state, place.tag)
    }

    /// Adds nodes with their states, which are not in this table. Adding many at once lets their memory accesses overlap.
    pub(crate) fn insert_all(&mut self, nodes: impl Iterator<Item = (u32, State)>) {
        let places = nodes.map(|(node, state)| (node, Place::of(state)));
        let places: Vec<(u32, Place)> = places.collect();
        let Some(&(first, _)) = places.first() else {
            return;
        };
        if self.shards.is_empty() {
            self.shards = vec![Shard::default(); SHARDS];
        }
        if std::mem::take(&mut self.is_copy) {
            let shards = self.shards.iter_mut();
            shards.for_each(|shard| shard.separate(first));
        }
        for (index, &(node, place)) in places.iter().enumerate() {
            if let Some(&(_, later)) = places.get(index + AHEAD) {
                let shard = &self.shards[later.shard];
                shard
                    .slots
                    .get(shard.home(later.tag))
                    .inspect(|slot| prefetch(*slot));
            }
            self.shards[place.shard].insert(node, place.tag);
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        let shards = self.shards.iter();
        shards.map(|shard| size_of_val(&*shard.slots)).sum()
    }
}

impl Shard {
    #[inline]
    fn find(&self, states: &States, state: State, tag: u32) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let mut index = self.home(tag);
        loop {
            let slot = self.slots[index].load(Ordering::Relaxed);
            if slot == EMPTY {
                return None;
            }
            // A node that is not among `states` was added later.
            if tag_of(slot) == tag && states.get(slot as u32) == Some(state) {
                return Some(slot as u32);
            }
            index = (index + 1) & (self.slots.len() - 1);
        }
    }

    #[inline]
    fn insert(&mut self, node: u32, tag: u32) {
        if 8 * self.len >= 5 * self.slots.len() {
            self.grow();
        }
        self.len += 1;
        self.place(u64::from(tag) << u32::BITS | u64::from(node));
    }

    #[inline]
    fn place(&mut self, slot: u64) {
        let mut index = self.home(tag_of(slot));
        while self.slots[index].load(Ordering::Relaxed) != EMPTY {
            index = (index + 1) & (self.slots.len() - 1);
        }
        self.slots[index].store(slot, Ordering::Relaxed);
    }

    /// Moves the nodes before `end` to the shard's own slots.
    #[cold]
    fn separate(&mut self, end: u32) {
        self.move_to(self.slots.len(), end);
    }

    #[inline]
    fn home(&self, tag: u32) -> usize {
        let bits = self.slots.len().checked_ilog2().unwrap_or(0);
        (u64::from(tag) >> (u32::BITS - bits)) as usize
    }

    #[cold]
    fn grow(&mut self) {
        self.move_to((2 * self.slots.len()).max(FIRST), u32::MAX);
    }

    /// Moves the nodes before `end` to `slots` new slots.
    fn move_to(&mut self, slots: usize, end: u32) {
        let empty = (0..slots).map(|_| AtomicU64::new(EMPTY)).collect();
        let old = std::mem::replace(&mut self.slots, empty);
        let taken = old.iter().map(|slot| slot.load(Ordering::Relaxed));
        // The number in an empty slot is the largest possible.
        for slot in taken.filter(|&slot| (slot as u32) < end) {
            self.place(slot);
        }
    }
}
