//! Spaces too large to address: a node is its packed state, what is remembered of it is in a hash table.

use super::{Child, Meta, Space, hashed::HashTable};
use crate::puzzle::{Grid, MAX_CELLS, Move, Size, State};

/// A space of packed states.
#[derive(Clone, Debug)]
pub struct Sparse {
    grid: Grid,
}

/// The move code of a root in a queued node; 1 to 4 are the moves, so that no queued node looks like another.
const ROOT: u64 = 0;
const TOP: u32 = 4 * (MAX_CELLS as u32 - 1);

impl Sparse {
    /// The space of boards of `size`.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            grid: Grid::new(size),
        }
    }
}

impl Space for Sparse {
    type Node = u64;
    type Queued = u64;
    type Table<M: Meta> = HashTable<M>;

    fn node(&self, state: State) -> Option<u64> {
        Some(state.bits())
    }

    #[inline]
    fn state(&self, node: u64) -> State {
        State::from_bits(node)
    }

    #[inline]
    fn successors(&self, node: u64, came: Option<Move>, into: &mut [Child<u64>; 4]) -> usize {
        let state = State::from_bits(node);
        let blank = state.blank();
        let steps = self.grid.steps(blank, came);
        for (child, step) in into.iter_mut().zip(steps) {
            *child = Child {
                mv: step.mv,
                to: step.to,
                node: state.slide(blank, usize::from(step.to)).bits(),
            };
        }
        steps.len()
    }

    fn before(&self, node: u64, mv: Move) -> u64 {
        let state = State::from_bits(node);
        let back = self.grid.size().neighbour(state.blank(), mv.inverse());
        back.map_or(node, |to| state.slide(state.blank(), to).bits())
    }

    /// The move takes the place of the last tile, which the other fifteen cells imply: all sixteen values of a full
    /// board xor to 0. On smaller boards that cell is 0 anyway.
    #[inline]
    fn queue(&self, node: u64, came: Option<Move>) -> u64 {
        let code = came.map_or(ROOT, |mv| mv as u64 + 1);
        (node & ((1 << TOP) - 1)) | code << TOP
    }

    #[inline]
    fn unqueue(&self, queued: u64) -> (u64, Option<Move>) {
        let code = queued >> TOP;
        let mut node = queued & ((1 << TOP) - 1);
        if self.grid.size().cells() == MAX_CELLS {
            let mut last = node ^ node >> 32;
            last ^= last >> 16;
            last ^= last >> 8;
            last ^= last >> 4;
            node |= (last & 15) << TOP;
        }
        (node, Move::from_code((code as u8).wrapping_sub(1)))
    }

    fn table<M: Meta>(&self) -> HashTable<M> {
        HashTable::new()
    }
}
