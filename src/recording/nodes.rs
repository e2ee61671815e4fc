//! The nodes, a column for each of their properties.

use crate::puzzle::{Move, State};
use crate::search::Side;

/// Every node ever generated, in the order of generation: 25 bytes each. Parent, move and g are the newest ones; what
/// they were before stands in [`Revisions`](crate::recording::revisions::Revisions).
#[derive(Clone, Debug, Default)]
pub(crate) struct Nodes {
    pub(crate) state: Vec<State>,
    /// A root is its own parent.
    pub(crate) parent: Vec<u32>,
    /// The expansion that generated it; 0 for a root.
    pub(crate) generated_at: Vec<u32>,
    /// The first expansion of it; [`NEVER`] where there was none. Of a depth-first search, also the one that dropped it.
    pub(crate) expanded_at: Vec<u32>,
    pub(crate) g: Vec<u16>,
    pub(crate) h: Vec<u16>,
    marks: Vec<u8>,
}

/// Later than every expansion.
pub(crate) const NEVER: u32 = u32::MAX;

const MOVE: u8 = 3;
const ROOT: u8 = 1 << 2;
const BACKWARD: u8 = 1 << 3;
const CLOSED: u8 = 1 << 4;
const REVISED: u8 = 1 << 5;
const AGAIN: u8 = 1 << 6;
const REOPENED: u8 = 1 << 7;

/// The parent of a node, the move that leads from there, and g by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ParentLink {
    pub(crate) parent: u32,
    pub(crate) mv: Move,
    pub(crate) g: u16,
}

impl Nodes {
    pub(crate) fn len(&self) -> usize {
        self.state.len()
    }

    pub(crate) fn push_root(&mut self, state: State, side: Side, h: u16) -> u32 {
        let id = self.len() as u32;
        let link = ParentLink {
            parent: id,
            mv: Move::Up,
            g: 0,
        };
        self.push(state, side, 0, h, link);
        self.marks[id as usize] |= ROOT;
        id
    }

    #[inline]
    pub(crate) fn push(&mut self, state: State, side: Side, at: u32, h: u16, link: ParentLink) {
        self.state.push(state);
        self.parent.push(link.parent);
        self.generated_at.push(at);
        self.expanded_at.push(NEVER);
        self.g.push(link.g);
        self.h.push(h);
        let side = if side == Side::Backward { BACKWARD } else { 0 };
        self.marks.push(link.mv as u8 | side);
    }

    #[inline]
    pub(crate) fn side(&self, id: u32) -> Side {
        if self.marks[id as usize] & BACKWARD == 0 {
            Side::Forward
        } else {
            Side::Backward
        }
    }

    #[inline]
    pub(crate) fn is_root(&self, id: u32) -> bool {
        self.marks[id as usize] & ROOT != 0
    }

    /// The newest link to its parent.
    #[inline]
    pub(crate) fn link(&self, id: u32) -> ParentLink {
        let at = id as usize;
        ParentLink {
            parent: self.parent[at],
            mv: Move::ALL[usize::from(self.marks[at] & MOVE)],
            g: self.g[at],
        }
    }

    /// A better path to it was found: it is open from now on.
    pub(crate) fn revise(&mut self, id: u32, link: ParentLink) {
        let at = id as usize;
        self.parent[at] = link.parent;
        self.g[at] = link.g;
        let marks = self.marks[at];
        let reopened = if marks & CLOSED == 0 { 0 } else { REOPENED };
        self.marks[at] = marks & !MOVE & !CLOSED | link.mv as u8 | REVISED | reopened;
    }

    /// It is expanded, and closed from now on. Returns whether it was expanded before.
    #[inline]
    pub(crate) fn expand(&mut self, id: u32, at: u32) -> bool {
        let mark = &mut self.marks[id as usize];
        *mark |= CLOSED;
        let first = &mut self.expanded_at[id as usize];
        if *first == NEVER {
            *first = at;
            return false;
        }
        *mark |= AGAIN;
        true
    }

    /// Whether it is closed at the end of what is recorded.
    #[inline]
    pub(crate) fn is_closed(&self, id: u32) -> bool {
        self.marks[id as usize] & CLOSED != 0
    }

    /// Whether a better path to it was ever found.
    #[inline]
    pub(crate) fn is_revised(&self, id: u32) -> bool {
        self.marks[id as usize] & REVISED != 0
    }

    /// Whether it was ever opened again.
    #[inline]
    pub(crate) fn is_reopened(&self, id: u32) -> bool {
        self.marks[id as usize] & REOPENED != 0
    }

    /// Whether it was expanded more than once.
    #[inline]
    pub(crate) fn is_expanded_again(&self, id: u32) -> bool {
        self.marks[id as usize] & AGAIN != 0
    }
}
