//! The nodes, in the order of their generation.

use std::ops::Range;

use crate::prefetch::prefetch;
use crate::puzzle::{Move, Packed, State};
use crate::recording::Estimate;
use crate::recording::closings::Closings;
use crate::recording::column::Column;
use crate::search::Side;

pub(crate) use crate::recording::closings::NEVER;

/// All generated nodes, in the order of generation: 28 bytes each, 36 if states are wide. Parent, move and g are the latest
/// ones; earlier values are in [`Revisions`](crate::recording::revisions::Revisions).
#[derive(Clone, Debug, Default)]
pub(crate) struct Nodes {
    states: States,
    origin: Column<Origin>,
    /// The moves from the root, if g is not their number; else empty.
    depths: Option<Column<u32>>,
    expanded_at: Closings,
}

/// The states of all nodes, in one column per width. One of the two is empty.
#[derive(Clone, Debug, Default)]
pub(crate) struct States {
    narrow: Column<Packed<u64>>,
    wide: Column<Packed<u128>>,
}

impl States {
    #[inline]
    fn push(&mut self, state: State) {
        if state.is_wide() {
            self.wide.push(state.packed());
        } else {
            self.narrow.push(state.packed());
        }
    }

    #[inline]
    pub(crate) fn get(&self, id: u32) -> Option<State> {
        let narrow = self.narrow.get(id as usize).map(|&state| state.into());
        narrow.or_else(|| self.wide.get(id as usize).map(|&state| state.into()))
    }

    pub(crate) fn range(&self, ids: Range<u32>) -> impl Iterator<Item = State> {
        let ids = ids.start as usize..ids.end as usize;
        let narrow = self.narrow.range(ids.clone()).map(|&state| state.into());
        narrow.chain(self.wide.range(ids).map(|&state| state.into()))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = State> {
        (0..).map_while(|id| self.get(id))
    }

    fn bytes(&self) -> usize {
        self.narrow.bytes() + self.wide.bytes()
    }
}

/// The origin of a node, which rarely changes.
#[derive(Clone, Copy, Debug)]
struct Origin {
    /// A root is its own parent.
    parent: u32,
    generated_at: u32,
    g: u32,
    h: u16,
    marks: u8,
}

const MOVE: u8 = 3;
const ROOT: u8 = 1 << 2;
const BACKWARD: u8 = 1 << 3;
/// Reopened, and not expanded again yet.
const OPEN_AGAIN: u8 = 1 << 4;
const REVISED: u8 = 1 << 5;
const REOPENED: u8 = 1 << 6;

/// The parent of a node, the move from the parent, and the resulting g and depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ParentLink {
    pub(crate) parent: u32,
    pub(crate) mv: Move,
    pub(crate) g: u32,
    /// Moves from the root: g, if every move costs 1.
    pub(crate) depth: u32,
}

impl Nodes {
    /// Creates an empty column of nodes; `by_cost` tells whether g may differ from the depth.
    pub(crate) fn new(by_cost: bool) -> Self {
        Self {
            depths: by_cost.then(Column::default),
            ..Self::default()
        }
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.expanded_at.len()
    }

    pub(crate) fn bytes(&self) -> usize {
        let depths = self.depths.as_ref().map_or(0, Column::bytes);
        self.states.bytes() + self.origin.bytes() + depths + self.expanded_at.bytes()
    }

    /// Adds a node that exists after `at` expansions: a successor, or without a `link` the root of a search or iteration.
    #[inline]
    pub(crate) fn push(
        &mut self,
        state: State,
        side: Side,
        at: u32,
        h: u16,
        link: Option<ParentLink>,
    ) -> u32 {
        let id = self.len() as u32;
        let root = if link.is_none() { ROOT } else { 0 };
        let link = link.unwrap_or(ParentLink {
            parent: id,
            mv: Move::Up,
            g: 0,
            depth: 0,
        });
        let side = if side == Side::Backward { BACKWARD } else { 0 };
        self.states.push(state);
        self.origin.push(Origin {
            parent: link.parent,
            generated_at: at,
            g: link.g,
            h,
            marks: link.mv as u8 | side | root,
        });
        if let Some(depths) = &mut self.depths {
            depths.push(link.depth);
        }
        self.expanded_at.push();
        id
    }

    #[inline]
    pub(crate) fn prefetch(&self, id: u32) {
        let States { narrow, wide } = &self.states;
        if let Some(state) = narrow.get(id as usize) {
            prefetch(state);
        } else if let Some(state) = wide.get(id as usize) {
            prefetch(state);
        }
        self.prefetch_origin(id);
        self.expanded_at.prefetch(id);
    }

    /// Prefetches the side, the depth and h of a node.
    #[inline]
    pub(crate) fn prefetch_origin(&self, id: u32) {
        if let Some(origin) = self.origin.get(id as usize) {
            prefetch(origin);
        }
    }

    #[inline]
    pub(crate) fn state(&self, id: u32) -> State {
        let States { narrow, wide } = &self.states;
        if narrow.len() > 0 {
            narrow[id as usize].into()
        } else {
            wide[id as usize].into()
        }
    }

    #[inline]
    pub(crate) const fn states(&self) -> &States {
        &self.states
    }

    #[inline]
    fn marks(&self, id: u32) -> u8 {
        self.origin[id as usize].marks
    }

    /// The expansion that generated the node; 0 for the first roots.
    #[inline]
    pub(crate) fn generated_at(&self, id: u32) -> u32 {
        self.origin[id as usize].generated_at
    }

    /// The first expansion of the node, or [`NEVER`]. For a depth-first search, also the expansion at which it was dropped.
    #[inline]
    pub(crate) fn expanded_at(&self, id: u32) -> u32 {
        self.expanded_at.get(id)
    }

    #[inline]
    pub(crate) fn g(&self, id: u32) -> u32 {
        self.origin[id as usize].g
    }

    /// The moves from the root of its side.
    #[inline]
    pub(crate) fn depth(&self, id: u32) -> u32 {
        match &self.depths {
            Some(depths) => depths[id as usize],
            None => self.g(id),
        }
    }

    #[inline]
    pub(crate) fn h(&self, id: u32) -> u32 {
        u32::from(self.origin[id as usize].h)
    }

    #[inline]
    pub(crate) fn side(&self, id: u32) -> Side {
        if self.marks(id) & BACKWARD == 0 {
            Side::Forward
        } else {
            Side::Backward
        }
    }

    #[inline]
    pub(crate) fn is_root(&self, id: u32) -> bool {
        self.marks(id) & ROOT != 0
    }

    #[inline]
    pub(crate) fn link(&self, id: u32) -> ParentLink {
        let origin = &self.origin[id as usize];
        ParentLink {
            parent: origin.parent,
            mv: Move::ALL[usize::from(origin.marks & MOVE)],
            g: origin.g,
            depth: self.depth(id),
        }
    }

    /// Records a better path to a node, which is open from now on.
    pub(crate) fn revise(&mut self, id: u32, link: ParentLink) {
        let closed = self.is_closed(id);
        let origin = &mut self.origin[id as usize];
        origin.parent = link.parent;
        origin.g = link.g;
        origin.marks = origin.marks & !MOVE | link.mv as u8 | REVISED;
        if closed {
            origin.marks |= REOPENED | OPEN_AGAIN;
        }
        if let Some(depths) = &mut self.depths {
            depths[id as usize] = link.depth;
        }
    }

    /// Marks a node as expanded and closed. Returns whether it was expanded before.
    #[inline]
    pub(crate) fn expand(&mut self, id: u32, at: u32) -> bool {
        if self.expanded_at.get(id) == NEVER {
            self.expanded_at.set(id, at);
            return false;
        }
        self.origin[id as usize].marks &= !OPEN_AGAIN;
        true
    }

    /// Marks a node as dropped by a depth-first search because it is beyond the threshold.
    #[inline]
    pub(crate) fn drop_at(&mut self, id: u32, at: u32) {
        debug_assert_eq!(self.expanded_at.get(id), NEVER, "noted once");
        self.expanded_at.set(id, at);
    }

    /// Whether the node is closed at the end of the recording.
    #[inline]
    pub(crate) fn is_closed(&self, id: u32) -> bool {
        self.expanded_at(id) != NEVER && self.marks(id) & OPEN_AGAIN == 0
    }

    /// Whether a better path to the node was ever found.
    #[inline]
    pub(crate) fn is_revised(&self, id: u32) -> bool {
        self.marks(id) & REVISED != 0
    }

    #[inline]
    pub(crate) fn is_reopened(&self, id: u32) -> bool {
        self.marks(id) & REOPENED != 0
    }
}

/// The estimate of a state as stored in a node; 0 without a heuristic.
pub(crate) fn estimate(estimate: Option<&Estimate>, state: State) -> u16 {
    let h = estimate.map_or(0, |estimate| estimate(state));
    h.min(u32::from(u16::MAX)) as u16
}
