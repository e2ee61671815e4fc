//! Spaces too large to address: a node is its packed state, what is remembered of it is in a hash table.

use super::{Arrival, Meta, Space, hashed::HashTable};
use crate::{
    puzzle::{Grid, MAX_CELLS, Move, Size, State},
    search::way::Came,
};

/// A space of packed states.
#[derive(Clone, Debug)]
pub struct Sparse {
    size: Size,
    /// By the cell of the blank and the move code of a queued node.
    onward: [[Onward; CODES]; MAX_CELLS],
}

/// The ways on from a cell: the first `len`; the rest may be read and means nothing.
#[derive(Clone, Copy, Debug, Default)]
struct Onward {
    /// The cell the blank comes to, and the code of [`Came`].
    list: [(u8, u8); 4],
    len: u8,
}

/// The move code of a root in a queued node; 1 to 4 are the moves, so that no queued node looks like another.
const ROOT: u64 = 0;
/// Move codes, filled up to a power of two.
const CODES: usize = 8;
const TOP: u32 = 4 * (MAX_CELLS as u32 - 1);

impl Sparse {
    /// The space of boards of `size`.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let grid = Grid::new(size);
        let mut onward = [[Onward::default(); CODES]; MAX_CELLS];
        for (blank, onward) in onward.iter_mut().enumerate() {
            for (code, onward) in onward.iter_mut().enumerate() {
                let steps = grid.steps(blank, Move::from_code((code as u8).wrapping_sub(1)));
                for (way, step) in onward.list.iter_mut().zip(steps) {
                    *way = (step.to, Came::by(step.mv).code());
                }
                onward.len = steps.len() as u8;
            }
        }
        Self { size, onward }
    }

    /// Takes a queued node apart: the state and its move code.
    #[inline(always)]
    const fn parts(&self, queued: u64) -> (u64, usize) {
        let mut node = queued & ((1 << TOP) - 1);
        if self.size.cells() == MAX_CELLS {
            let mut last = node ^ node >> 32;
            last ^= last >> 16;
            last ^= last >> 8;
            last ^= last >> 4;
            node |= (last & 15) << TOP;
        }
        (node, (queued >> TOP) as usize)
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
            let (node, code) = self.parts(parent);
            let state = State::from_bits(node);
            let blank = state.blank();
            let onward = &self.onward[blank][code % CODES];
            let Some(Ok(places)) = into
                .get_mut(count..count + 4)
                .map(<&mut [Reached; 4]>::try_from)
            else {
                break;
            };
            let reach = |way: usize| {
                let (to, came) = onward.list[way];
                Reached {
                    node: state.slide(blank, usize::from(to)).bits(),
                    blank: to,
                    came,
                    first: way == 0,
                }
            };
            // As many each time, so that the processor need not foresee how many; only a root has four.
            places[0] = reach(0);
            places[1] = reach(1);
            places[2] = reach(2);
            if onward.len == 4 {
                places[3] = reach(3);
            }
            count += usize::from(onward.len);
        }
        count
    }

    fn before(&self, node: u64, mv: Move) -> u64 {
        let state = State::from_bits(node);
        let back = self.size.neighbour(state.blank(), mv.inverse());
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
        let (node, code) = self.parts(queued);
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
