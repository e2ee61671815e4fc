//! From a state to its node.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::puzzle::State;
use crate::recording::column::Column;
use crate::search::engine::node_table::prefetch::prefetch;

/// A hash table of node numbers. The states themselves stay in their column, so that a slot takes four bytes. It grows
/// one shard at a time, and no two are likely to grow at once, so no insertion ever waits for all of it to be moved.
///
/// A copy shares the slots of the original, which goes on to insert: nothing is ever taken out, and the copy knows its own
/// nodes from later ones by their numbers. Only where something is inserted into the copy does it get slots of its own.
#[derive(Debug, Default)]
pub(crate) struct StateIndex {
    /// [`SHARDS`] of them, or none.
    shards: Vec<Shard>,
    /// Whether the slots are those of the original.
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

/// The part of the table for the states whose hash begins with the same bits; at most half of the slots are taken, which
/// keeps probes short.
#[derive(Clone, Debug, Default)]
struct Shard {
    /// A power of two of them, or none.
    slots: Arc<[AtomicU32]>,
    len: usize,
}

const EMPTY: u32 = u32::MAX;
const FIRST: usize = 16;
/// Rare growth: to move a node is to read its state, which is far away.
const GROWTH: usize = 4;
const SHARD_BITS: u32 = 8;
const SHARDS: usize = 1 << SHARD_BITS;

/// Multiplicative hashing (Knuth, TAOCP 3, § 6.4): the high bits of the product depend on every bit of the state.
#[inline]
const fn hash(state: State) -> u64 {
    state.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[inline]
const fn shard_of(hash: u64) -> usize {
    (hash >> (u64::BITS - SHARD_BITS)) as usize
}

impl StateIndex {
    /// Asks for the slot at which a search for `state` begins.
    #[inline]
    pub(crate) fn prefetch_slot(&self, state: State) {
        if let Some(slot) = self.first_slot(state) {
            prefetch(slot);
        }
    }

    /// Asks for the state with which a search for `state` compares first, among `states`. It reads the slot.
    #[inline]
    pub(crate) fn prefetch_state(&self, states: &Column<State>, state: State) {
        if let Some(slot) = self.first_slot(state)
            && let Some(state) = states.get(slot.load(Ordering::Relaxed) as usize)
        {
            prefetch(state);
        }
    }

    #[inline]
    fn first_slot(&self, state: State) -> Option<&AtomicU32> {
        let hash = hash(state);
        let shard = self.shards.get(shard_of(hash))?;
        // Without slots the shift would be too far.
        let home = if shard.slots.is_empty() {
            0
        } else {
            shard.home(hash)
        };
        shard.slots.get(home)
    }

    /// The node of `state` among `states`.
    #[inline]
    pub(crate) fn find(&self, states: &Column<State>, state: State) -> Option<u32> {
        let hash = hash(state);
        self.shards.get(shard_of(hash))?.find(states, state, hash)
    }

    /// Adds `node`, whose state is in `states` already and not in this table.
    #[inline]
    pub(crate) fn insert(&mut self, states: &Column<State>, node: u32) {
        if self.shards.is_empty() {
            self.shards = vec![Shard::default(); SHARDS];
        }
        if self.is_copy {
            self.is_copy = false;
            self.shards
                .iter_mut()
                .for_each(|shard| shard.separate(states, node));
        }
        let hash = hash(states[node as usize]);
        self.shards[shard_of(hash)].insert(states, node, hash);
    }
}

impl StateIndex {
    pub(crate) fn bytes(&self) -> usize {
        let shards = self.shards.iter();
        shards.map(|shard| size_of_val(&*shard.slots)).sum()
    }
}

impl Shard {
    #[inline]
    fn find(&self, states: &Column<State>, state: State, hash: u64) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let mut slot = self.home(hash);
        loop {
            let node = self.slots[slot].load(Ordering::Relaxed);
            if node == EMPTY {
                return None;
            }
            // A node that is not among `states` came later.
            if states.get(node as usize) == Some(&state) {
                return Some(node);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    #[inline]
    fn insert(&mut self, states: &Column<State>, node: u32, hash: u64) {
        if 2 * self.len >= self.slots.len() {
            self.grow(states);
        }
        self.len += 1;
        self.place(hash, node);
    }

    #[inline]
    fn place(&mut self, hash: u64, node: u32) {
        let mut slot = self.home(hash);
        while self.slots[slot].load(Ordering::Relaxed) != EMPTY {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot].store(node, Ordering::Relaxed);
    }

    /// Moves to slots of its own the nodes before `end`.
    #[cold]
    fn separate(&mut self, states: &Column<State>, end: u32) {
        let empty = self.slots.iter().map(|_| AtomicU32::new(EMPTY)).collect();
        let shared = std::mem::replace(&mut self.slots, empty);
        let nodes = shared.iter().map(|slot| slot.load(Ordering::Relaxed));
        for node in nodes.filter(|&node| node < end) {
            self.place(hash(states[node as usize]), node);
        }
    }

    /// Where to look first: the bits below those that chose the shard.
    #[inline]
    fn home(&self, hash: u64) -> usize {
        ((hash << SHARD_BITS) >> (u64::BITS - self.slots.len().trailing_zeros())) as usize
    }

    #[cold]
    fn grow(&mut self, states: &Column<State>) {
        let size = (GROWTH * self.slots.len()).max(FIRST);
        let empty = (0..size).map(|_| AtomicU32::new(EMPTY)).collect();
        let old = std::mem::replace(&mut self.slots, empty);
        let nodes = old.iter().map(|slot| slot.load(Ordering::Relaxed));
        for node in nodes.filter(|&node| node != EMPTY) {
            self.place(hash(states[node as usize]), node);
        }
    }
}
