//! Node tables: how a node is identified, how its successors are generated, and what is stored for visited nodes.
//!
//! Every algorithm is written once, generic over [`Space`], which has two implementations. [`RankedSpace`] addresses states
//! by rank (up to ten cells), [`HashedSpace`] keeps packed states in a hash table.

pub(crate) mod cache_line;
pub(crate) mod hash_table;
pub(crate) mod hashed;
pub(crate) mod ranked;
pub(crate) mod segments;

pub use hashed::HashedSpace;
pub use ranked::RankedSpace;

use bytemuck::Pod;

use crate::puzzle::{Move, Packed, State, Word};
use crate::search::Side;
use crate::search::engine::parent_move::ParentMove;

/// The data that a search stores for a visited state. The default, all zero, means "not visited".
pub trait Meta: Copy + Default + PartialEq + Send + 'static {
    /// The cache line of the hash table that stores this type with `u64` keys.
    type NarrowLine: cache_line::CacheLine<u64, Self>;
    /// The same with `u128` keys.
    type WideLine: cache_line::CacheLine<u128, Self>;

    /// The pool of tables of ranked spaces kept for the next search.
    fn pool() -> &'static ranked::TablePool<Self>;
}

/// A generated successor, packed.
pub trait Successor<N>: Copy + Default + Send {
    fn node(self) -> N;

    fn blank(self) -> usize;

    fn parent_move(self) -> ParentMove;

    /// Whether it is the first of the successors of its parent.
    fn is_first(self) -> bool;
}

pub trait Space {
    type Word: Word;
    /// Identifies a state within the space.
    type Node: Pod + PartialEq + Default + Send;
    /// A node together with the move that led to it, as stored in queues.
    type Queued: Pod + PartialEq + Default + Send;
    /// A node with everything known about it when it is generated.
    type Successor: Successor<Self::Node>;
    /// What is stored of visited nodes.
    type Table<M: Meta>: NodeTable<Self::Node, M>;

    /// The batch size of a breadth-first search in nodes: if the table is larger than the caches, as many as the memory can
    /// fetch at once; otherwise enough to make the fixed cost of a batch negligible.
    const PORTION: usize;

    /// The node of `state`, or `None` if the state is not in this space.
    fn node(&self, state: State) -> Option<Self::Node>;

    /// The node of `state`, the root of a search.
    ///
    /// # Panics
    /// If `state` is not in this space, that is, the search was given the space around another board.
    fn root(&self, state: State) -> Self::Node {
        self.node(state)
            .expect("a search begins within the space it is given")
    }

    fn state(&self, node: Self::Node) -> Packed<Self::Word>;

    /// The cell of the blank in `node`, whose state is `state`. Each space reads it from the one that needs no search.
    fn blank(&self, node: Self::Node, state: Packed<Self::Word>) -> usize;

    /// Writes the successors of all `parents` one after the other, each in the order of the search and without the move straight
    /// back, and returns their number. There must be four places for each parent.
    fn successors(&self, parents: &[Self::Queued], into: &mut [Self::Successor]) -> usize;

    /// A small hash of a queued node. Spaces whose tables do not prefetch need none.
    #[inline]
    fn spread(&self, queued: Self::Queued) -> usize {
        let _ = queued;
        0
    }

    /// The predecessor of `node` by the move `mv`.
    fn before(&self, node: Self::Node, mv: Move) -> Self::Node;

    /// The moves from the root to `node`. `parent_move` returns the move that led to a node.
    fn path_to(
        &self,
        mut node: Self::Node,
        parent_move: impl Fn(Self::Node) -> Option<Move>,
    ) -> Vec<Move> {
        let mut moves = Vec::new();
        while let Some(mv) = parent_move(node) {
            moves.push(mv);
            node = self.before(node, mv);
        }
        moves.reverse();
        moves
    }

    /// Packs a node with the move that led to it.
    fn queue(&self, node: Self::Node, parent_move: Option<Move>) -> Self::Queued;

    /// Undoes [`queue`](Self::queue).
    fn unqueue(&self, queued: Self::Queued) -> (Self::Node, Option<Move>);

    fn enqueue(&self, arrival: Self::Successor) -> Self::Queued;

    fn table<M: Meta>(&self) -> Self::Table<M>;
}

/// The path through `meeting`, a node reached by the searches from both ends: the forward path to it, then the backward path
/// to it reversed.
pub fn path_through<S: Space>(
    [forward, backward]: [&S; 2],
    meeting: S::Node,
    parent_move: impl Fn(S::Node, Side) -> Option<Move>,
) -> Vec<Move> {
    let mut moves = forward.path_to(meeting, |node| parent_move(node, Side::Forward));
    let back = backward.path_to(meeting, |node| parent_move(node, Side::Backward));
    moves.extend(back.iter().rev().map(|mv| mv.inverse()));
    moves
}

/// What is stored of visited nodes.
pub trait NodeTable<N, M: Meta> {
    /// Whether [`prefetch`](Self::prefetch) does anything.
    const PREFETCHES: bool = false;

    /// The entry of `node`; all zero if it was not visited.
    fn get(&self, node: N) -> M;

    /// The entry of `node`, created if there is none. If it is all zero, the caller must write another value into it.
    fn entry(&mut self, node: N) -> &mut M;

    /// Like [`entry`](Self::entry), for a node that has been visited.
    #[inline]
    fn known(&mut self, node: N) -> &mut M {
        self.entry(node)
    }

    /// Prefetches the entry of `node`. Does nothing in a table that fits the caches.
    #[inline]
    fn prefetch(&self, node: N) {
        let _ = node;
    }

    #[inline]
    fn make_room(&mut self, new: usize) -> bool {
        let _ = new;
        true
    }

    fn bytes(&self) -> u64;
}
