//! What a search tells whoever watches it.

use crate::{
    puzzle::{Move, State},
    search::{Side, engine::parent_move::ParentMove},
};

/// What became of one successor of an expanded node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fate {
    /// Not generated: the board's edge, the move straight back, or the search ended before it.
    None = 0,
    /// A state met for the first time: it went into the open list. Of a depth-first search: one within the threshold.
    New = 1,
    /// A state stored already, and no better this way: dropped. Of a depth-first search, which stores none: one beyond the
    /// threshold.
    Duplicate = 2,
    /// A state stored already whose g improves this way: its parent changed, and it is open (again).
    Improved = 3,
}

/// The fate of each successor of one expansion, by the blank's move; two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Successors(u8);

impl Successors {
    /// These bits, as [`Self::bits`] gave them.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Two bits a move, `Up` lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Notes the fate of the successor by `mv`.
    #[inline]
    pub const fn set(&mut self, mv: Move, fate: Fate) {
        self.0 |= (fate as u8) << (2 * mv as u8);
    }

    /// Notes the fate of the successor that was reached like this; a root is nobody's successor.
    #[inline]
    pub(crate) fn note(&mut self, parent_move: ParentMove, fate: Fate) {
        let shift = 2 * (u32::from(parent_move.code()).wrapping_sub(1) & 7);
        self.0 |= ((fate as u32) << shift) as u8;
    }

    /// The fate of the successor by `mv`.
    #[inline]
    #[must_use]
    pub const fn get(self, mv: Move) -> Fate {
        match (self.0 >> (2 * mv as u8)) & 3 {
            0 => Fate::None,
            1 => Fate::New,
            2 => Fate::Duplicate,
            _ => Fate::Improved,
        }
    }
}

/// One expansion: the node taken from the open list, and what became of its successors. A list of these, in order, is all
/// there is to tell of a run: with the fixed order of moves it holds every node, its parent and when it was generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// The state expanded.
    pub state: State,
    /// Which of two searches expanded it; always forward in a one-sided search.
    pub side: Side,
    /// Moves from the root of its side when it was expanded.
    pub g: u32,
    /// What became of its successors.
    pub successors: Successors,
}

/// Watches a search. Every method defaults to nothing, and `()` watches nothing at no cost.
pub trait Observer {
    /// Whether anything is watched at all; a search leaves out the work of describing itself where it is `false`.
    const WATCHES: bool = true;

    /// A node was expanded, and this became of its successors. `expansion` tells the rest; a search that names its nodes by
    /// rank has to look up the state, so whoever can do without does not ask.
    #[inline]
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion) {
        let _ = (successors, expansion);
    }
}

impl Observer for () {
    const WATCHES: bool = false;
}

impl<O: Observer> Observer for &mut O {
    const WATCHES: bool = O::WATCHES;

    #[inline]
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion) {
        (**self).expanded(successors, expansion);
    }
}
