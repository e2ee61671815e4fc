//! The move that led to a node.

use crate::puzzle::Move;

/// How a visited node was reached, in three bits: 1 to 4 by a move, 5 as the root of the search, 0 not at all. The parent
/// need not be stored: it is the node with that move undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParentMove(u8);

impl ParentMove {
    pub const BITS: u32 = 3;

    #[inline]
    pub const fn root() -> Self {
        Self(5)
    }

    #[inline]
    pub const fn by(mv: Move) -> Self {
        Self(mv as u8 + 1)
    }

    #[inline]
    pub const fn of(mv: Option<Move>) -> Self {
        match mv {
            Some(mv) => Self::by(mv),
            None => Self::root(),
        }
    }

    #[inline]
    pub const fn from_code(code: u8) -> Self {
        Self(code & 7)
    }

    /// The code, never 0 for a visited node.
    #[inline]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// The index of the move among the four; arbitrary for a root.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.wrapping_sub(1) as usize & 3
    }

    /// The move; `None` at a root.
    #[inline]
    pub const fn mv(self) -> Option<Move> {
        Move::from_code(self.0.wrapping_sub(1))
    }
}
