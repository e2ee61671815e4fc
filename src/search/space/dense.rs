//! Spaces of up to ten cells: a state is its rank, and what is remembered of it stands at that address.

use super::{Child, Meta, Space, Table};
use crate::puzzle::{Board, Move, Ranking, State};

/// A space addressed by rank.
#[derive(Clone, Copy, Debug)]
pub struct Dense {
    ranking: &'static Ranking,
}

/// The move code of a root in a queued node.
const ROOT: u32 = 4;
const CODE: u32 = 29;

impl Dense {
    /// The space of all states reachable from `board`; `None` where it is too large.
    #[must_use]
    pub fn around(board: &Board) -> Option<Self> {
        Ranking::of(board).map(|ranking| Self { ranking })
    }
}

impl Space for Dense {
    type Node = u32;
    type Queued = u32;
    type Table<M: Meta> = DenseTable<M>;

    fn node(&self, state: State) -> Option<u32> {
        self.ranking.address(state)
    }

    #[inline]
    fn state(&self, node: u32) -> State {
        self.ranking.state(node)
    }

    #[inline]
    fn successors(&self, node: u32, came: Option<Move>, into: &mut [Child<u32>; 4]) -> usize {
        let steps = self.ranking.steps(self.ranking.blank(node), came);
        for (child, step) in into.iter_mut().zip(steps) {
            *child = Child {
                mv: step.step.mv,
                to: step.step.to,
                node: self.ranking.after(node, step),
            };
        }
        steps.len()
    }

    fn before(&self, node: u32, mv: Move) -> u32 {
        let steps = self.ranking.steps(self.ranking.blank(node), None);
        let back = steps.iter().find(|step| step.step.mv == mv.inverse());
        back.map_or(node, |step| self.ranking.after(node, step))
    }

    #[inline]
    fn queue(&self, node: u32, came: Option<Move>) -> u32 {
        node | came.map_or(ROOT, |mv| mv as u32) << CODE
    }

    #[inline]
    fn unqueue(&self, queued: u32) -> (u32, Option<Move>) {
        (
            queued & ((1 << CODE) - 1),
            Move::from_code((queued >> CODE) as u8),
        )
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

impl<M: Meta> Table<u32, M> for DenseTable<M> {
    #[inline]
    fn get(&self, node: u32) -> M {
        self.metas[node as usize]
    }

    #[inline]
    fn entry(&mut self, node: u32) -> &mut M {
        &mut self.metas[node as usize]
    }

    fn bytes(&self) -> u64 {
        (self.metas.capacity() * size_of::<M>()) as u64
    }
}
