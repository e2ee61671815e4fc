//! Spaces too large to address by rank: a node is its packed state, and its entry is in a hash table.

use std::marker::PhantomData;

use crate::puzzle::{Arrangement, Grid, Move, MoveOrder, Packed, Size, State, Steps};
use crate::search::engine::node_table::cache_line::Key;
use crate::search::engine::node_table::hash_table::HashTable;
use crate::search::engine::node_table::{Meta, Space, Successor};
use crate::search::engine::parent_move::ParentMove;

#[derive(Clone, Debug)]
pub struct HashedSpace<W> {
    grid: Grid,
    /// The mask of the last cell of a `u64` if the other cells imply it, as on full boards; else 0.
    implied: u8,
    word: PhantomData<W>,
}

/// The move code of a root in a queued node; the other codes are those of [`ParentMove`], 1 to 4.
const ROOT: u8 = 0;

impl<W: Key> HashedSpace<W> {
    /// The shift of the move code in a queued node: the last cell of a `u64`, above all cells of a `u128`.
    const TOP: u32 = if Self::LEAVES_OUT_LAST {
        W::CELL_BITS * (W::CELLS as u32 - 1)
    } else {
        W::CELL_BITS * W::CELLS as u32
    };
    /// Whether all bits of the word are cells, so that nodes leave out the last one.
    const LEAVES_OUT_LAST: bool = W::CELL_BITS * W::CELLS as u32 == 8 * size_of::<W>() as u32;

    pub fn new(size: Size, order: MoveOrder) -> Self {
        let is_full = size.cells() == W::CELLS;
        Self {
            grid: Grid::new(size, order),
            implied: if is_full { 15 } else { 0 },
            word: PhantomData,
        }
    }

    /// The node of a state: the packed state without the last cell of a `u64`.
    #[inline(always)]
    fn fold(state: Packed<W>) -> W {
        state.0 & !(!W::default() << Self::TOP)
    }

    /// Restores the last cell, which the others imply.
    #[inline(always)]
    fn unfold(&self, node: W) -> Packed<W> {
        if !Self::LEAVES_OUT_LAST {
            return Packed(node);
        }
        let mut last = node ^ node >> 32;
        last = last ^ last >> 16;
        last = last ^ last >> 8;
        last = last ^ last >> 4;
        Packed(node | (last & W::of_tile(self.implied)) << Self::TOP)
    }

    #[inline(always)]
    fn code(queued: W) -> u8 {
        (queued >> Self::TOP).low_byte()
    }

    /// The onward moves of a queued node, with its state and the cell of its blank.
    #[inline(always)]
    fn ways(&self, queued: W) -> (Packed<W>, usize, &Steps) {
        let state = self.unfold(Self::fold(Packed(queued)));
        let blank = state.blank();
        let came = Self::code(queued).wrapping_sub(1);
        (state, blank, self.grid.onward(blank, came))
    }
}

/// A packed state, how it was reached, and whether it is the first of its parent's successors.
#[derive(Clone, Copy, Default)]
pub struct HashedSuccessor<W> {
    node: W,
    blank: u8,
    parent_move: u8,
    first: bool,
}

impl<W: Key> Successor<W> for HashedSuccessor<W> {
    #[inline]
    fn node(self) -> W {
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

impl<W: Key> Space for HashedSpace<W> {
    type Word = W;
    type Node = W;
    type Queued = W;
    type Successor = HashedSuccessor<W>;
    type Table<M: Meta> = HashTable<W, M>;

    /// The memory serves about a dozen requests at once; more nodes than that hide the other work.
    const PORTION: usize = 32;

    fn node(&self, state: State) -> Option<W> {
        Some(Self::fold(state.packed()))
    }

    #[inline]
    fn state(&self, node: W) -> Packed<W> {
        self.unfold(node)
    }

    #[inline(always)]
    fn blank(&self, _: W, state: Packed<W>) -> usize {
        state.blank()
    }

    #[inline(always)]
    fn successors(&self, parents: &[W], into: &mut [HashedSuccessor<W>]) -> usize {
        let mut count = 0;
        for &parent in parents {
            let (state, blank, onward) = self.ways(parent);
            let Some(Ok(places)) = into
                .get_mut(count..count + 4)
                .map(<&mut [HashedSuccessor<W>; 4]>::try_from)
            else {
                break;
            };
            let reach = |way: usize| {
                let step = onward.list[way];
                HashedSuccessor {
                    node: Self::fold(state.slide(blank, usize::from(step.to))),
                    blank: step.to,
                    parent_move: ParentMove::by(step.mv).code(),
                    first: way == 0,
                }
            };
            // Three are always written, so that the processor need not predict their number. Only a root can have four.
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
    fn spread(&self, queued: W) -> usize {
        (queued.hash() >> 48) as usize
    }

    fn before(&self, node: W, mv: Move) -> W {
        let state = self.unfold(node);
        let back = self.grid.size().neighbour(state.blank(), mv.inverse());
        back.map_or(node, |to| Self::fold(state.slide(state.blank(), to)))
    }

    /// In a `u64` the move code takes the place of the last cell. The other fifteen cells imply that cell, because the sixteen
    /// values of a full board xor to 0; on smaller boards it is 0. In a `u128` the code has bits of its own.
    #[inline]
    fn queue(&self, node: W, parent_move: Option<Move>) -> W {
        let code = parent_move.map_or(ROOT, |mv| mv as u8 + 1);
        node | W::of_tile(code) << Self::TOP
    }

    #[inline]
    fn unqueue(&self, queued: W) -> (W, Option<Move>) {
        let code = Self::code(queued);
        let node = Self::fold(Packed(queued));
        (node, Move::from_code(code.wrapping_sub(1)))
    }

    /// A successor was reached by a move, for which the code of [`ParentMove`] is the move code.
    #[inline]
    fn enqueue(&self, arrival: HashedSuccessor<W>) -> W {
        arrival.node | W::of_tile(arrival.parent_move) << Self::TOP
    }

    fn table<M: Meta>(&self) -> HashTable<W, M> {
        HashTable::new()
    }
}
