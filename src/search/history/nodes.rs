//! The nodes, a column for each of their properties.

use crate::{
    puzzle::{Move, State},
    search::Side,
};

/// Every node ever generated, in the order of generation: 25 bytes each. Parent, move and g are the newest ones; what
/// they were before stands in [`Revisions`](super::revisions::Revisions).
#[derive(Clone, Debug, Default)]
pub(super) struct Nodes {
    pub(super) state: Vec<State>,
    /// A root is its own parent.
    pub(super) parent: Vec<u32>,
    /// The expansion that generated it; 0 for a root.
    pub(super) born: Vec<u32>,
    /// The first expansion of it; [`NEVER`] where there was none.
    pub(super) expanded: Vec<u32>,
    pub(super) g: Vec<u16>,
    pub(super) h: Vec<u16>,
    marks: Vec<u8>,
}

/// Later than every expansion.
pub(super) const NEVER: u32 = u32::MAX;

const MOVE: u8 = 3;
const ROOT: u8 = 1 << 2;
const BACKWARD: u8 = 1 << 3;
const CLOSED: u8 = 1 << 4;
const REVISED: u8 = 1 << 5;
const AGAIN: u8 = 1 << 6;
const REOPENED: u8 = 1 << 7;

/// How a node is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) parent: u32,
    pub(super) mv: Move,
    pub(super) g: u16,
}

impl Nodes {
    pub(super) fn len(&self) -> usize {
        self.state.len()
    }

    pub(super) fn push_root(&mut self, state: State, side: Side, h: u16) -> u32 {
        let id = self.len() as u32;
        let root = Way {
            parent: id,
            mv: Move::Up,
            g: 0,
        };
        self.push(state, side, 0, h, root);
        self.marks[id as usize] |= ROOT;
        id
    }

    #[inline]
    pub(super) fn push(&mut self, state: State, side: Side, born: u32, h: u16, way: Way) {
        self.state.push(state);
        self.parent.push(way.parent);
        self.born.push(born);
        self.expanded.push(NEVER);
        self.g.push(way.g);
        self.h.push(h);
        let side = if side == Side::Backward { BACKWARD } else { 0 };
        self.marks.push(way.mv as u8 | side);
    }

    #[inline]
    pub(super) fn side(&self, id: u32) -> Side {
        if self.marks[id as usize] & BACKWARD == 0 {
            Side::Forward
        } else {
            Side::Backward
        }
    }

    #[inline]
    pub(super) fn is_root(&self, id: u32) -> bool {
        self.marks[id as usize] & ROOT != 0
    }

    /// The newest way to it.
    #[inline]
    pub(super) fn way(&self, id: u32) -> Way {
        let at = id as usize;
        Way {
            parent: self.parent[at],
            mv: Move::ALL[usize::from(self.marks[at] & MOVE)],
            g: self.g[at],
        }
    }

    /// A better way to it: it is open from now on.
    pub(super) fn revise(&mut self, id: u32, way: Way) {
        let at = id as usize;
        self.parent[at] = way.parent;
        self.g[at] = way.g;
        let marks = self.marks[at];
        let reopened = if marks & CLOSED == 0 { 0 } else { REOPENED };
        self.marks[at] = marks & !MOVE & !CLOSED | way.mv as u8 | REVISED | reopened;
    }

    /// It is expanded, and closed from now on. Returns whether it was expanded before.
    #[inline]
    pub(super) fn expand(&mut self, id: u32, at: u32) -> bool {
        let mark = &mut self.marks[id as usize];
        *mark |= CLOSED;
        let expanded = &mut self.expanded[id as usize];
        if *expanded == NEVER {
            *expanded = at;
            return false;
        }
        *mark |= AGAIN;
        true
    }

    /// Whether it is closed at the end of what is recorded.
    #[inline]
    pub(super) fn is_closed(&self, id: u32) -> bool {
        self.marks[id as usize] & CLOSED != 0
    }

    /// Whether a better way to it was ever found.
    #[inline]
    pub(super) fn is_revised(&self, id: u32) -> bool {
        self.marks[id as usize] & REVISED != 0
    }

    /// Whether it was ever opened again.
    #[inline]
    pub(super) fn is_reopened(&self, id: u32) -> bool {
        self.marks[id as usize] & REOPENED != 0
    }

    /// Whether it was expanded more than once.
    #[inline]
    pub(super) fn is_expanded_again(&self, id: u32) -> bool {
        self.marks[id as usize] & AGAIN != 0
    }
}
