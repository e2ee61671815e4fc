//! Spaces too large to address by rank: a node is its packed state, its entry is in a hash table.

use crate::puzzle::{Grid, MAX_CELLS, Move, Size, State};
use crate::search::engine::node_table::hash_table::HashTable;
use crate::search::engine::node_table::{Meta, Space, Successor, Table};
use crate::search::engine::parent_move::ParentMove;

/// A space of packed states.
#[derive(Clone, Debug)]
pub struct HashedSpace {
    size: Size,
    /// By the cell of the blank and the move code of a queued node.
    onward: [[Onward; CODES]; MAX_CELLS],
    /// The bits of the last cell where the tiles imply it, which is on full boards; else none.
    implied: u64,
}

/// The ways on from a cell: the first `len`; the rest may be read and means nothing.
#[derive(Clone, Copy, Debug, Default)]
struct Onward {
    /// The cell the blank comes to, and the code of [`ParentMove`].
    list: [(u8, u8); 4],
    len: u8,
}

/// The move code of a root in a queued node; 1 to 4 are the moves, so that no queued node looks like another.
const ROOT: u64 = 0;
/// Move codes, filled up to a power of two.
const CODES: usize = 8;
/// Where the cell begins that nodes leave out.
const TOP: u32 = 4 * (MAX_CELLS as u32 - 1);
const TILES: u64 = (1 << TOP) - 1;

impl HashedSpace {
    /// The space of boards of `size`.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let grid = Grid::new(size);
        let mut onward = [[Onward::default(); CODES]; MAX_CELLS];
        for (blank, onward) in onward.iter_mut().enumerate() {
            for (code, onward) in onward.iter_mut().enumerate() {
                let steps = grid.steps(blank, Move::from_code((code as u8).wrapping_sub(1)));
                for (way, step) in onward.list.iter_mut().zip(steps) {
                    *way = (step.to, ParentMove::by(step.mv).code());
                }
                onward.len = steps.len() as u8;
            }
        }
        let implied = if size.cells() == MAX_CELLS { 15 } else { 0 };
        Self {
            size,
            onward,
            implied,
        }
    }

    /// Puts the last tile back, which the others imply.
    #[inline(always)]
    const fn unfold(&self, node: u64) -> State {
        let mut last = node ^ node >> 32;
        last ^= last >> 16;
        last ^= last >> 8;
        last ^= last >> 4;
        State::from_bits(node | (last & self.implied) << TOP)
    }

    /// The ways on from a queued node, with its state and the cell of its blank.
    #[inline(always)]
    const fn ways(&self, queued: u64) -> (State, usize, &Onward) {
        let state = self.unfold(queued & TILES);
        let blank = state.blank();
        let code = (queued >> TOP) as usize % CODES;
        (state, blank, &self.onward[blank][code])
    }
}

/// A packed state, how it was reached, and whether it is the first of its parent's successors.
#[derive(Clone, Copy, Default)]
pub struct HashedSuccessor {
    node: u64,
    blank: u8,
    parent_move: u8,
    first: bool,
}

impl Successor<u64> for HashedSuccessor {
    #[inline]
    fn node(self) -> u64 {
        self.node
    }

    #[inline]
    fn blank(self) -> usize {
        usize::from(self.blank)
    }

    #[inline]
    fn parent_move(self) -> ParentMove {
        ParentMove::from_code(self.parent_move)
    }

    #[inline]
    fn is_first(self) -> bool {
        self.first
    }
}

impl Space for HashedSpace {
    type Node = u64;
    type Queued = u64;
    type Successor = HashedSuccessor;
    type Table<M: Meta> = HashTable<M>;

    /// The memory answers a dozen or so requests at once; more nodes than that hide the rest of the work.
    const PORTION: usize = 32;

    fn node(&self, state: State) -> Option<u64> {
        Some(state.bits() & TILES)
    }

    #[inline]
    fn state(&self, node: u64) -> State {
        self.unfold(node)
    }

    #[inline(always)]
    fn blank(&self, _: u64, state: State) -> usize {
        state.blank()
    }

    #[inline]
    fn successors(&self, parents: &[u64], into: &mut [HashedSuccessor]) -> usize {
        let mut count = 0;
        for &parent in parents {
            let (state, blank, onward) = self.ways(parent);
            let Some(Ok(places)) = into
                .get_mut(count..count + 4)
                .map(<&mut [HashedSuccessor; 4]>::try_from)
            else {
                break;
            };
            let reach = |way: usize| {
                let (to, parent_move) = onward.list[way];
                HashedSuccessor {
                    node: state.slide(blank, usize::from(to)).bits() & TILES,
                    blank: to,
                    parent_move,
                    first: way == 0,
                }
            };
            // As many each time, so that their number need not be predicted; only a root has four.
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

    #[inline(always)]
    fn prefetch_successors<M: Meta>(&self, table: &HashTable<M>, parent: u64) {
        let (state, blank, onward) = self.ways(parent);
        for &(to, _) in onward.list.iter().take(usize::from(onward.len)) {
            let successor = state.slide(blank, usize::from(to));
            table.prefetch(successor.bits() & TILES);
        }
    }

    fn before(&self, node: u64, mv: Move) -> u64 {
        let state = self.unfold(node);
        let back = self.size.neighbour(state.blank(), mv.inverse());
        back.map_or(node, |to| state.slide(state.blank(), to).bits() & TILES)
    }

    /// The move takes the place of the last tile, which the other fifteen cells imply: all sixteen values of a full
    /// board xor to 0. On smaller boards that cell is 0 anyway.
    #[inline]
    fn queue(&self, node: u64, parent_move: Option<Move>) -> u64 {
        let code = parent_move.map_or(ROOT, |mv| mv as u64 + 1);
        node | code << TOP
    }

    #[inline]
    fn unqueue(&self, queued: u64) -> (u64, Option<Move>) {
        let code = (queued >> TOP) as u8;
        (queued & TILES, Move::from_code(code.wrapping_sub(1)))
    }

    /// The code of how it was reached is the move code: a successor is never a root, the one thing that differs.
    #[inline]
    fn enqueue(&self, arrival: HashedSuccessor) -> u64 {
        arrival.node | u64::from(arrival.parent_move) << TOP
    }

    fn table<M: Meta>(&self) -> HashTable<M> {
        HashTable::new()
    }
}
