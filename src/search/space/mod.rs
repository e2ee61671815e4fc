//! Where states live: how a node is named, how its successors are made, and what is remembered of those visited.
//!
//! Every algorithm is written once, over [`Space`]; there are two of them. [`Dense`] addresses states by rank (up to ten
//! cells), [`Sparse`] keeps packed states in a hash table.

mod dense;
mod hashed;
mod prefetch;
mod sparse;

pub use dense::Dense;
pub use sparse::Sparse;

use crate::puzzle::{Move, State};

/// What a search remembers of a visited state. The default, all zero, means "not visited".
pub trait Meta: Copy + Default + PartialEq + Send + 'static {
    /// A cache line of the hash table that holds this kind.
    type Line: hashed::Line<Self>;
}

/// One successor.
#[derive(Clone, Copy, Debug)]
pub struct Child<N> {
    /// The blank's move.
    pub mv: Move,
    /// The cell the blank moved to.
    pub to: u8,
    /// The node it leads to.
    pub node: N,
}

/// A space of states.
pub trait Space {
    /// Names a state within the space.
    type Node: Copy + PartialEq + Default + Send;
    /// A node together with the move that led to it, as the queues of BFS hold it.
    type Queued: Copy + Send;
    /// What is remembered of visited nodes.
    type Table<M: Meta>: Table<Self::Node, M>;

    /// The node of `state`, or `None` where the state cannot be in this space.
    fn node(&self, state: State) -> Option<Self::Node>;

    /// The state of `node`.
    fn state(&self, node: Self::Node) -> State;

    /// Writes the successors of `node`, in the fixed order, the inverse of `came` left out, and returns their number.
    fn successors(
        &self,
        node: Self::Node,
        came: Option<Move>,
        into: &mut [Child<Self::Node>; 4],
    ) -> usize;

    /// The node from which `mv` led to `node`.
    fn before(&self, node: Self::Node, mv: Move) -> Self::Node;

    /// Packs a node with the move that led to it.
    fn queue(&self, node: Self::Node, came: Option<Move>) -> Self::Queued;

    /// Undoes [`queue`](Self::queue).
    fn unqueue(&self, queued: Self::Queued) -> (Self::Node, Option<Move>);

    /// An empty table.
    fn table<M: Meta>(&self) -> Self::Table<M>;
}

/// What is remembered of visited nodes.
pub trait Table<N, M: Meta> {
    /// What is remembered of `node`; all zero where it was not visited.
    fn get(&self, node: N) -> M;

    /// The place where it is remembered. Where it was all zero the caller must write something else into it.
    fn entry(&mut self, node: N) -> &mut M;

    /// Asks the memory for the place of `node`, so that it is at hand a moment later. A table that fits the caches has no
    /// use for it.
    #[inline]
    fn prefetch(&self, node: N) {
        let _ = node;
    }

    /// Bytes held.
    fn bytes(&self) -> u64;
}

/// The successors of one node before they are known.
#[must_use]
pub fn no_children<N: Copy + Default>() -> [Child<N>; 4] {
    [Child {
        mv: Move::Up,
        to: 0,
        node: N::default(),
    }; 4]
}
