//! The x of every node, at every moment, and the y of every row.

use crate::prefetch::prefetch;
use crate::recording::column::Column;
use crate::recording::revisions::{IdMap, map_bytes};
use crate::search::Side;

/// The positions of nodes in their rows. A node has one position, unless a better path to it was found: then it got
/// another below its new parent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Positions {
    /// The x of all nodes that never moved, and the first one of the others.
    pub(crate) first: Column<f64>,
    later: Column<LaterPosition, 512>,
    newest: IdMap,
    /// A bit for each first and each later position: whether an open node is there now.
    open: [Vec<u64>; 2],
}

/// A position that a node took when its parent changed.
#[derive(Clone, Copy, Debug)]
struct LaterPosition {
    node: u32,
    /// The expansion from which on the position is valid.
    at: u32,
    x: f64,
    /// The index of the node's previous later position; [`NONE`] if there is none.
    before: u32,
}

/// Marks the number of a later position, to distinguish it from that of a node.
const LATER: u32 = 1 << 31;
const NONE: u32 = u32::MAX;

impl Positions {
    /// Adds the first position of the next node, which is open. Returns the number of the position.
    #[inline]
    pub(crate) fn push(&mut self, x: f64) -> u32 {
        let slot = self.first.len() as u32;
        self.first.push(x);
        self.set_open(slot, true);
        slot
    }

    /// Adds the first position of the next node: that of `node`.
    pub(crate) fn push_again(&mut self, node: u32) {
        self.push(self.first[node as usize]);
    }

    /// Adds another position of `node`, which is open, from expansion `at` on. Returns the number of the position.
    pub(crate) fn push_later(&mut self, node: u32, at: u32, x: f64) -> u32 {
        self.set_open(self.newest_of(node), false);
        let index = self.later.len() as u32;
        let before = self.newest.insert(node, index).unwrap_or(NONE);
        self.later.push(LaterPosition {
            node,
            at,
            x,
            before,
        });
        self.set_open(index | LATER, true);
        index | LATER
    }

    /// Marks `node`, which is open, as expanded. Returns its newest x.
    #[inline]
    pub(crate) fn close(&mut self, node: u32) -> f64 {
        if self.is_open(node) {
            self.set_open(node, false);
            return self.first[node as usize];
        }
        let slot = self.newest_of(node);
        self.set_open(slot, false);
        if slot & LATER == 0 {
            self.first[node as usize]
        } else {
            self.later[(slot & !LATER) as usize].x
        }
    }

    fn newest_of(&self, node: u32) -> u32 {
        let later = self.newest.get(&node);
        later.map_or(node, |&index| index | LATER)
    }

    #[inline]
    pub(crate) fn is_open(&self, slot: u32) -> bool {
        let bits = &self.open[(slot / LATER) as usize];
        let index = slot & !LATER;
        let word = bits.get((index / u64::BITS) as usize);
        word.is_some_and(|word| word >> (index % u64::BITS) & 1 == 1)
    }

    #[inline]
    fn set_open(&mut self, slot: u32, is_open: bool) {
        let bits = &mut self.open[(slot / LATER) as usize];
        let index = slot & !LATER;
        let (word, bit) = ((index / u64::BITS) as usize, 1 << (index % u64::BITS));
        if word >= bits.len() {
            bits.resize(word + 1, 0);
        }
        if is_open {
            bits[word] |= bit;
        } else {
            bits[word] &= !bit;
        }
    }

    /// Prefetches the first x of `node`.
    #[inline]
    pub(crate) fn prefetch(&self, node: u32) {
        if let Some(x) = self.first.get(node as usize) {
            prefetch(x);
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        let open: usize = self.open.iter().map(|bits| bits.capacity() * 8).sum();
        self.first.bytes() + self.later.bytes() + map_bytes(&self.newest) + open
    }

    /// Returns the x of `node` after `k` expansions.
    pub(crate) fn x(&self, node: u32, k: u32) -> f64 {
        self.later_of(node, k)
            .map_or(self.first[node as usize], |later| {
                self.later[later as usize].x
            })
    }

    /// Returns the index of the later position that `node` has after `k` expansions.
    fn later_of(&self, node: u32, k: u32) -> Option<u32> {
        if self.later.len() == 0 {
            return None;
        }
        let mut index = *self.newest.get(&node)?;
        while let Some(later) = self.later.get(index as usize) {
            if later.at <= k {
                return Some(index);
            }
            index = later.before;
        }
        None
    }

    /// Returns the node whose position is `slot`, if it is there after `k` expansions. There are `nodes` nodes; `moved`
    /// tells whether a node may have moved.
    #[inline]
    pub(crate) fn holder(
        &self,
        slot: u32,
        k: u32,
        nodes: u32,
        moved: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        if slot & LATER == 0 {
            let stands = slot < nodes && !(moved(slot) && self.later_of(slot, k).is_some());
            return stands.then_some(slot);
        }
        let index = slot & !LATER;
        let node = self.later[index as usize].node;
        (self.later_of(node, k) == Some(index)).then_some(node)
    }
}

/// Rows from the roots down. A backward search is drawn upwards from a root as far below as both searches are known, or
/// expected, to need.
#[derive(Clone, Debug)]
pub(crate) struct RowHeights {
    /// Rows of each side that are drawn a full row apart.
    full: [f64; 2],
    /// Rows between the roots of two searches.
    pub(crate) distance: Option<f64>,
}

/// Empty rows between two frontiers that have met: the meeting node is there.
const BETWEEN: f64 = 2.0;
/// The height for all rows that are deeper than foreseen: they get closer and closer.
const RESERVE: f64 = 4.0;

impl RowHeights {
    pub(crate) const fn single() -> Self {
        Self {
            full: [f64::INFINITY; 2],
            distance: None,
        }
    }

    /// Returns the heights for two searches that are foreseen to reach these depths; `ends` tells whether they end there.
    pub(crate) fn two_roots(depths: [u32; 2], ends: bool) -> Self {
        let full = depths.map(f64::from);
        let reserve = if ends { 0.0 } else { 2.0 * RESERVE };
        let distance = Some(full[0] + full[1] + reserve + BETWEEN);
        Self { full, distance }
    }

    pub(crate) fn y(&self, side: Side, g: u32) -> f64 {
        let (g, full) = (f64::from(g), self.full[side as usize]);
        let beyond = (g - full).max(0.0);
        // Full rows at first, then closer and closer ones, never more than the reserve in total.
        let y = g.min(full) + beyond / (1.0 + beyond / RESERVE);
        match (side, self.distance) {
            (Side::Backward, Some(distance)) => distance - y,
            (Side::Forward, _) | (Side::Backward, None) => y,
        }
    }
}
