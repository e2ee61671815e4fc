//! The data that a best-first search stores for a node.

use crate::puzzle::Move;
use crate::search::Side;
use crate::search::engine::parent_move::ParentMove;

/// How a node was reached, whether it is closed, and its g, in sixteen bits; all zero if it was not visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeRecord(pub u16);

const CLOSED: u16 = 1 << ParentMove::BITS;
const G: u32 = ParentMove::BITS + 1;
/// The largest g that can be stored, far above the length of any shortest path (always below 256). Only greedy search may
/// exceed it; it never compares two values of g.
const LARGEST_G: u32 = (1 << (u16::BITS - G)) - 1;

/// The shift of the record of a side in an entry that holds both.
const fn shift(side: Side) -> u32 {
    match side {
        Side::Forward => 0,
        Side::Backward => u16::BITS,
    }
}

impl NodeRecord {
    /// The record of `side` in an entry that holds both.
    #[inline]
    pub const fn of(entry: u32, side: Side) -> Self {
        Self((entry >> shift(side)) as u16)
    }

    /// Writes the record into such an entry.
    #[inline]
    pub fn store(self, entry: &mut u32, side: Side) {
        *entry &= !(u32::from(u16::MAX) << shift(side));
        *entry |= u32::from(self.0) << shift(side);
    }

    #[inline]
    pub fn open(g: u32, parent_move: ParentMove) -> Self {
        Self((g.min(LARGEST_G) as u16) << G | u16::from(parent_move.code()))
    }

    #[inline]
    pub const fn closed(self) -> Self {
        Self(self.0 | CLOSED)
    }

    #[inline]
    pub const fn is_visited(self) -> bool {
        self.0 != 0
    }

    #[inline]
    pub fn g(self) -> u32 {
        u32::from(self.0 >> G)
    }

    #[inline]
    pub const fn is_closed(self) -> bool {
        self.0 & CLOSED != 0
    }

    #[inline]
    pub const fn parent_move(self) -> Option<Move> {
        ParentMove::from_code(self.0 as u8).mv()
    }
}
