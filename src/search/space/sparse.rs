//! Spaces too large to address: a node is its packed state, what is remembered of it is in a hash table.

use super::{Arrival, Meta, Space, hashed::HashTable};
use crate::{
    puzzle::{Grid, MAX_CELLS, Move, Size, State},
    search::way::Came,
};

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

/// A packed state, how it was reached, and whether it is the first of its parent's successors.
#[derive(Clone, Copy, Default)]
pub struct Reached {
    node: u64,
    blank: u8,
    came: u8,
    first: bool,
}

impl Arrival<u64> for Reached {
    #[inline]
    fn node(self) -> u64 {
        self.node
    }

    #[inline]
    fn blank(self) -> usize {
        usize::from(self.blank)
    }

    #[inline]
    fn came(self) -> Came {
        Came::from_code(self.came)
    }

    #[inline]
    fn is_first(self) -> bool {
        self.first
    }
}

impl Space for Sparse {
    type Node = u64;
    type Queued = u64;
    type Arrival = Reached;
    type Table<M: Meta> = HashTable<M>;

    /// The memory answers a dozen or so requests at once; more nodes than that hide the rest of the work.
    const PORTION: usize = 32;

    fn node(&self, state: State) -> Option<u64> {
        Some(state.bits())
    }

    #[inline]
    fn state(&self, node: u64) -> State {
        State::from_bits(node)
    }

    #[inline]
    fn successors(&self, parents: &[u64], into: &mut [Reached]) -> usize {
        let mut count = 0;
        for &parent in parents {
            let (node, came) = self.unqueue(parent);
            let state = State::from_bits(node);
            let blank = state.blank();
            let steps = self.grid.steps(blank, came);
            for (place, (reached, step)) in into[count..].iter_mut().zip(steps).enumerate() {
                *reached = Reached {
                    node: state.slide(blank, usize::from(step.to)).bits(),
                    blank: step.to,
                    came: Came::by(step.mv).code(),
                    first: place == 0,
                };
            }
            count += steps.len();
        }
        count
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

    #[inline]
    fn enqueue(&self, arrival: Reached) -> u64 {
        self.queue(arrival.node, arrival.came().mv())
    }

    fn table<M: Meta>(&self) -> HashTable<M> {
        HashTable::new()
    }
}
