//! Spaces of up to ten cells: a state is its rank, and what is remembered of it stands at that address.

use super::{Arrival, Meta, Space, Table};
use crate::{
    puzzle::{ADDRESS, Board, FIRST, LABEL, LABEL_MASK, Move, Placed, Ranking, State},
    search::way::Came,
};

/// A space addressed by rank. A node is a [`Placed`] without a label; in the queue the label is the code of [`Came`].
#[derive(Clone, Copy, Debug)]
pub struct Dense {
    ranking: &'static Ranking,
}

impl Dense {
    /// The space of all states reachable from `board`; `None` where it is too large.
    #[must_use]
    pub fn around(board: &Board) -> Option<Self> {
        Ranking::of(board).map(|ranking| Self { ranking })
    }
}

impl Arrival<Placed> for Placed {
    #[inline]
    fn node(self) -> Placed {
        self & !(LABEL_MASK | FIRST)
    }

    #[inline]
    fn blank(self) -> usize {
        Ranking::blank(self)
    }

    #[inline]
    fn came(self) -> Came {
        Came::from_code((self >> LABEL) as u8)
    }

    #[inline]
    fn is_first(self) -> bool {
        self & FIRST != 0
    }
}

impl Space for Dense {
    type Node = Placed;
    type Queued = Placed;
    type Arrival = Placed;
    type Table<M: Meta> = DenseTable<M>;

    const PORTION: usize = 64;

    fn node(&self, state: State) -> Option<Placed> {
        self.ranking.placed(state)
    }

    #[inline]
    fn state(&self, node: Placed) -> State {
        self.ranking.state_of(node)
    }

    #[inline]
    fn successors(&self, parents: &[Placed], into: &mut [Placed]) -> usize {
        let mut count = 0;
        for &parent in parents {
            let Some(Ok(places)) = into.get_mut(count..count + 4).map(TryInto::try_into) else {
                break;
            };
            count += self.ranking.successors(parent, places);
        }
        count
    }

    fn before(&self, node: Placed, mv: Move) -> Placed {
        self.ranking.before(node, mv)
    }

    #[inline]
    fn queue(&self, node: Placed, came: Option<Move>) -> Placed {
        node | u32::from(Came::of(came).code()) << LABEL
    }

    #[inline]
    fn unqueue(&self, queued: Placed) -> (Placed, Option<Move>) {
        (queued.node(), queued.came().mv())
    }

    #[inline]
    fn enqueue(&self, arrival: Placed) -> Placed {
        arrival & !FIRST
    }

    fn table<M: Meta>(&self) -> DenseTable<M> {
        DenseTable {
            metas: vec![M::default(); self.ranking.addresses()],
        }
    }
}

/// One entry for each address.
#[derive(Debug)]
pub struct DenseTable<M> {
    metas: Vec<M>,
}

impl<M: Meta> Table<Placed, M> for DenseTable<M> {
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
