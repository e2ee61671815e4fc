//! Successors of the next few nodes, made before they are needed.
//!
//! A breadth-first search knows which nodes it expands next, so it makes the successors of several and has the table
//! fetch their places all at once; they are then looked at one by one, in order, as if it had not.

use super::{
    queue::Queue,
    space::{Child, Meta, Space, Table, no_children},
};
use crate::puzzle::Move;

/// Nodes looked ahead at most. The memory answers a dozen or so requests at once; more nodes than that hide the rest of
/// the work.
const NODES: usize = 32;

/// A node about to be expanded, with its successors.
#[derive(Clone, Copy)]
pub struct Prepared<N> {
    /// The node.
    pub node: N,
    /// The move that led to it.
    pub came: Option<Move>,
    children: [Child<N>; 4],
    generated: u8,
}

impl<N> Prepared<N> {
    /// The successors, in the fixed order.
    #[inline]
    pub fn children(&self) -> &[Child<N>] {
        &self.children[..usize::from(self.generated).min(4)]
    }
}

/// A buffer of prepared nodes.
pub struct Lookahead<N> {
    nodes: Box<[Prepared<N>; NODES]>,
}

impl<N: Copy + Default> Lookahead<N> {
    /// An empty buffer.
    pub fn new() -> Self {
        let none = Prepared {
            node: N::default(),
            came: None,
            children: no_children(),
            generated: 0,
        };
        Self {
            nodes: Box::new([none; NODES]),
        }
    }

    /// Prepares the first nodes of `queue`, at most `limit`, without taking them; returns how many.
    #[inline]
    pub fn prepare<S, M>(
        &mut self,
        space: &S,
        queue: &Queue<S::Queued>,
        table: &S::Table<M>,
        limit: u64,
    ) -> usize
    where
        S: Space<Node = N>,
        M: Meta,
    {
        let limit = limit.min(NODES as u64) as usize;
        let ahead = queue.ahead(limit);
        for (prepared, &queued) in self.nodes.iter_mut().zip(ahead) {
            let (node, came) = space.unqueue(queued);
            let generated = space.successors(node, came, &mut prepared.children);
            (prepared.node, prepared.came, prepared.generated) = (node, came, generated as u8);
        }
        for child in self.nodes[..ahead.len()]
            .iter()
            .flat_map(Prepared::children)
        {
            table.prefetch(child.node);
        }
        ahead.len()
    }

    /// A prepared node.
    #[inline]
    pub const fn get(&self, index: usize) -> &Prepared<N> {
        &self.nodes[index & (NODES - 1)]
    }
}
