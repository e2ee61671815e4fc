//! One position for the same path of every iteration.
//!
//! Iterative deepening follows the same paths again with each threshold, and continues where it stopped before. So a node
//! has the position that the node of the same path had in the previous iteration, and the tree of each iteration grows
//! over that of the last. One iteration is shown at a time: that of the node expanded last.

use std::ops::Range;

use crate::recording::Recording;
use crate::recording::column::Column;

/// Which nodes share a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overlay {
    /// By node: the first node at its position.
    first: Column<u32>,
    /// By node: the previous node at its position.
    before: Column<u32>,
    /// By node, if it is the first at its position: the newest node there.
    newest: Column<u32>,
}

const NONE: u32 = u32::MAX;

impl Overlay {
    pub(crate) const fn bytes(&self) -> usize {
        self.first.bytes() + self.before.bytes() + self.newest.bytes()
    }

    /// Adds the next node, at the position of `twin`, or at a position of its own.
    pub(crate) fn push(&mut self, twin: Option<u32>) {
        let node = self.first.len() as u32;
        let first = twin.map_or(node, |twin| self.first[twin as usize]);
        self.first.push(first);
        self.before.push(twin.unwrap_or(NONE));
        self.newest.push(node);
        self.newest[first as usize] = node;
    }

    /// Returns the nodes whose positions the children of expansion `k` take, or `None` if their positions are new.
    fn twins(&self, recording: &Recording, k: u32) -> Option<Range<u32>> {
        let node = recording.expansions.node(k)?;
        let earlier = self.before[node as usize];
        if earlier == NONE {
            return None;
        }
        // An iteration expands all that the one before it did.
        let at = recording.expansions_of(earlier).next()?;
        let twins = recording.expansions.children(at);
        (!twins.is_empty()).then_some(twins)
    }

    /// Returns the one of the nodes `drawn` that has the same position as `first`, the first node there.
    #[inline]
    pub(crate) fn holder(&self, first: u32, drawn: &Range<u32>) -> Option<u32> {
        let mut node = self.newest[first as usize];
        while node != NONE && node >= drawn.end {
            node = self.before[node as usize];
        }
        (node != NONE && node >= drawn.start).then_some(node)
    }

    /// Returns the first node at the position of `node`.
    pub(crate) fn first(&self, node: u32) -> u32 {
        self.first[node as usize]
    }

    /// Adds the nodes that expansion `k` added, and the root of the iteration that follows it, if one does. Returns the
    /// nodes whose positions the children take, or `None` if their positions are new.
    pub(crate) fn follow(&mut self, recording: &Recording, k: u32) -> Option<Range<u32>> {
        let twins = self.twins(recording, k);
        for index in 0..recording.expansions.children(k).len() as u32 {
            self.push(twins.as_ref().map(|twins| twins.start + index));
        }
        if let Some(root) = recording.root_before(k) {
            self.push(Some(root));
        }
        twins
    }
}
