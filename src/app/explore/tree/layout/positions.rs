//! The x of every node, at every moment.

use crate::recording::column::Column;
use crate::recording::revisions::{IdMap, map_bytes};

/// Where nodes stand in their rows. A node has one position, but for those to which a better path was found: they got
/// another below their new parent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Positions {
    first: Column<f64>,
    later: Column<LaterPosition, 512>,
    newest: IdMap,
}

/// A position that a node took when its parent changed.
#[derive(Clone, Copy, Debug)]
struct LaterPosition {
    node: u32,
    /// The expansion from which on it holds.
    at: u32,
    x: f64,
    /// The later position of the same node before this one; [`NONE`] where there is none.
    before: u32,
}

/// Marks the number of a later position, to tell it from that of a node.
const LATER: u32 = 1 << 31;
const NONE: u32 = u32::MAX;

impl Positions {
    /// The first position of the next node. Returns the number of the position.
    #[inline]
    pub(crate) fn push(&mut self, x: f64) -> u32 {
        self.first.push(x);
        self.first.len() as u32 - 1
    }

    /// Another position of `node` from expansion `at` on. Returns the number of the position.
    pub(crate) fn push_later(&mut self, node: u32, at: u32, x: f64) -> u32 {
        let index = self.later.len() as u32;
        let before = self.newest.insert(node, index).unwrap_or(NONE);
        self.later.push(LaterPosition {
            node,
            at,
            x,
            before,
        });
        index | LATER
    }

    /// The x of all nodes that never moved, and the first one of the others.
    pub(crate) const fn first(&self) -> &Column<f64> {
        &self.first
    }

    pub(crate) fn bytes(&self) -> usize {
        self.first.bytes() + self.later.bytes() + map_bytes(&self.newest)
    }

    /// Where `node` stands after `k` expansions.
    pub(crate) fn x(&self, node: u32, k: u32) -> f64 {
        self.later_of(node, k)
            .map_or(self.first[node as usize], |later| {
                self.later[later as usize].x
            })
    }

    /// The number of the later position where `node` stands after `k` expansions.
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

    /// Whose position `slot` is, where that node stands there after `k` expansions. Of `nodes` there are, and `moved` says
    /// of a node whether it may have moved.
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
