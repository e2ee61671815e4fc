//! From a state to its node.

use crate::puzzle::State;

/// A hash table of node numbers. The states themselves stay in their column, so that a slot takes four bytes; at most
/// half of the slots are taken, which keeps probes short.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    /// A power of two of them, or none.
    slots: Vec<u32>,
    len: usize,
}

const EMPTY: u32 = u32::MAX;
const FIRST: usize = 64;

impl Index {
    /// The node of `state` among `states`.
    #[inline]
    pub(super) fn find(&self, states: &[State], state: State) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let mut slot = self.home(state);
        loop {
            let node = self.slots[slot];
            if node == EMPTY {
                return None;
            }
            if states[node as usize] == state {
                return Some(node);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    /// Adds `node`, whose state is in `states` already and not in this table.
    #[inline]
    pub(super) fn insert(&mut self, states: &[State], node: u32) {
        if 2 * self.len >= self.slots.len() {
            self.grow(states);
        }
        self.len += 1;
        self.place(states[node as usize], node);
    }

    #[inline]
    fn place(&mut self, state: State, node: u32) {
        let mut slot = self.home(state);
        while self.slots[slot] != EMPTY {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = node;
    }

    /// Multiplicative hashing (Knuth, TAOCP 3, § 6.4): the high bits of the product depend on every bit of the state.
    #[inline]
    fn home(&self, state: State) -> usize {
        let product = state.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (product >> (u64::BITS - self.slots.len().trailing_zeros())) as usize
    }

    #[cold]
    fn grow(&mut self, states: &[State]) {
        let size = (2 * self.slots.len()).max(FIRST);
        let old = std::mem::replace(&mut self.slots, vec![EMPTY; size]);
        for node in old.into_iter().filter(|&node| node != EMPTY) {
            self.place(states[node as usize], node);
        }
    }
}
