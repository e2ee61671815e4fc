//! Spaces of up to ten cells: a state is identified by its rank, which is the address of its entry.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::puzzle::{
    ADDRESS, Board, FIRST, LABEL, LABEL_MASK, Move, MoveOrder, OnwardMoves, Packed, Placed,
    Ranking, State,
};
use crate::search::engine::mapped_memory::reserve;
use crate::search::engine::node_table::{Meta, NodeTable, Space, Successor};
use crate::search::engine::parent_move::ParentMove;

/// A space addressed by rank. A node is a [`Placed`] without a label; in the queue the label is the code of `ParentMove`.
#[derive(Clone, Copy, Debug)]
pub struct RankedSpace {
    ranking: &'static Ranking,
    moves: &'static OnwardMoves,
}

impl RankedSpace {
    /// The space of all states reachable from `board`, whose moves are tried in this order; `None` if it is too large.
    pub fn around(board: &Board, order: MoveOrder) -> Option<Self> {
        Ranking::of(board).map(|ranking| Self {
            ranking,
            moves: ranking.moves_in(order),
        })
    }
}

impl Successor<Placed> for Placed {
    #[inline]
    fn node(self) -> Placed {
        self & !(LABEL_MASK | FIRST)
    }

    #[inline]
    fn blank(self) -> usize {
        Ranking::blank(self)
    }

    #[inline]
    fn parent_move(self) -> ParentMove {
        ParentMove::from_code((self >> LABEL) as u8)
    }

    #[inline]
    fn is_first(self) -> bool {
        self & FIRST != 0
    }
}

impl Space for RankedSpace {
    type Word = u64;
    type Node = Placed;
    type Queued = Placed;
    type Successor = Placed;
    type Table<M: Meta> = RankedTable<M>;

    const PORTION: usize = 64;

    fn node(&self, state: State) -> Option<Placed> {
        self.ranking.placed(state)
    }

    #[inline]
    fn state(&self, node: Placed) -> Packed<u64> {
        self.ranking.state_of(node)
    }

    #[inline(always)]
    fn blank(&self, node: Placed, _: Packed<u64>) -> usize {
        Ranking::blank(node)
    }

    #[inline(always)]
    fn successors(&self, parents: &[Placed], into: &mut [Placed]) -> usize {
        let mut count = 0;
        for &parent in parents {
            let Some(Ok(places)) = into.get_mut(count..count + 4).map(TryInto::try_into) else {
                break;
            };
            count += self.ranking.successors_by(self.moves, parent, places);
        }
        count
    }

    fn before(&self, node: Placed, mv: Move) -> Placed {
        self.ranking.before(node, mv)
    }

    #[inline]
    fn queue(&self, node: Placed, parent_move: Option<Move>) -> Placed {
        node | u32::from(ParentMove::of(parent_move).code()) << LABEL
    }

    #[inline]
    fn unqueue(&self, queued: Placed) -> (Placed, Option<Move>) {
        (queued.node(), queued.parent_move().mv())
    }

    #[inline]
    fn enqueue(&self, arrival: Placed) -> Placed {
        arrival & !FIRST
    }

    fn table<M: Meta>(&self) -> RankedTable<M> {
        RankedTable {
            metas: M::pool().take(self.ranking.addresses()),
        }
    }
}

#[derive(Debug)]
pub struct RankedTable<M: Meta> {
    metas: Vec<M>,
}

impl<M: Meta> Drop for RankedTable<M> {
    fn drop(&mut self) {
        M::pool().put(std::mem::take(&mut self.metas));
    }
}

/// Small tables of finished searches, cleared for reuse: faulting in new pages would take longer than a search of the
/// 8-puzzle or clearing the old ones.
#[derive(Debug)]
pub struct TablePool<M>(Mutex<Vec<Vec<M>>>);

/// The number of tables kept per type, and the largest size of a kept table in bytes.
const MOST: usize = 8;
const SMALL: usize = 1 << 20;

/// Allocates a new table of `len` entries.
fn fresh<M: Meta>(len: usize) -> Vec<M> {
    // `vec!` aborts if memory is refused, so the same memory is first requested in a way that can fail. The probe is not
    // filled: `vec!` takes zeroed memory from the system without writing to it.
    let mut probe: Vec<M> = Vec::new();
    reserve(&mut probe, len);
    drop(std::hint::black_box(probe));
    vec![M::default(); len]
}

impl<M: Meta> TablePool<M> {
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    fn tables(&self) -> MutexGuard<'_, Vec<Vec<M>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a table of `len` entries, all zero.
    fn take(&self, len: usize) -> Vec<M> {
        let mut tables = self.tables();
        let kept = tables.iter().position(|table| table.len() == len);
        kept.map_or_else(|| fresh(len), |kept| tables.swap_remove(kept))
    }

    /// Clears and keeps `table` if it is small. A full pool drops its oldest table.
    fn put(&self, mut table: Vec<M>) {
        if size_of_val(&table[..]) <= SMALL {
            table.fill(M::default());
            let mut tables = self.tables();
            if tables.len() == MOST {
                tables.remove(0);
            }
            tables.push(table);
        }
    }
}

impl<M: Meta> NodeTable<Placed, M> for RankedTable<M> {
    #[inline]
    fn get(&self, node: Placed) -> M {
        self.metas[(node & ADDRESS) as usize]
    }

    #[inline]
    fn entry(&mut self, node: Placed) -> &mut M {
        &mut self.metas[(node & ADDRESS) as usize]
    }

    fn bytes(&self) -> u64 {
        (self.metas.capacity() * size_of::<M>()) as u64
    }
}
