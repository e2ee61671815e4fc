//! What a move costs to a search. Where every move costs 1 the compiler knows it: such a search is not slower for the others.

use bytemuck::Pod;

use crate::puzzle::{Arrangement, Costs, PLACES, Size};
use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::node_record::RecordBits;
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::sparse_queue::SparseQueue;

/// The costs of moves, and what they need room for.
pub trait StepCosts {
    /// The bits of a [record](crate::search::engine::node_record::NodeRecord), which must hold every g.
    type Bits: RecordBits;
    /// The open list, which must not take memory for the keys that no node has.
    type Open<N: Pod + Default>: OpenQueue<N> + Default;

    /// The cost of sliding the tile on cell `to` of `parent`.
    fn of(&self, parent: impl Arrangement, to: usize) -> u32;

    /// The cost of the cheapest move.
    fn least(&self) -> u32;
}

/// Every move costs 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unit;

impl StepCosts for Unit {
    type Bits = u16;
    type Open<N: Pod + Default> = BucketQueue<N>;

    #[inline(always)]
    fn of(&self, _: impl Arrangement, _: usize) -> u32 {
        1
    }

    #[inline(always)]
    fn least(&self) -> u32 {
        1
    }
}

/// A cost for each tile.
#[derive(Clone, Copy, Debug)]
pub struct ByTile {
    costs: [u32; PLACES],
    least: u32,
}

impl ByTile {
    pub fn new(costs: Costs, size: Size) -> Self {
        Self {
            costs: costs.table(size),
            least: costs.least(size),
        }
    }
}

impl StepCosts for ByTile {
    type Bits = u32;
    type Open<N: Pod + Default> = SparseQueue<N>;

    #[inline(always)]
    fn of(&self, parent: impl Arrangement, to: usize) -> u32 {
        self.costs[usize::from(parent.tile(to)) & (PLACES - 1)]
    }

    fn least(&self) -> u32 {
        self.least
    }
}
