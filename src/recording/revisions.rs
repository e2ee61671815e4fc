//! What happened to a node twice: better ways found to it, and expansions after the first.
//!
//! Both are rare, so they are logs beside the columns, each entry linked to the one before it of the same node.

use crate::recording::{node_ids::IdMap, nodes::Way};

/// A better way to a node was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Revision {
    pub(crate) node: u32,
    /// The expansion that found it.
    pub(crate) at: u32,
    /// The way it replaced.
    pub(crate) old: Way,
    /// Whether the node was closed, and so was reopened.
    pub(crate) reopened: bool,
    /// Reopenings so far, this one included.
    reopenings: u32,
    before: u32,
}

/// The better ways, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Revisions {
    log: Vec<Revision>,
    newest: IdMap,
}

const NONE: u32 = u32::MAX;

impl Revisions {
    pub(crate) fn push(&mut self, node: u32, at: u32, old: Way, reopened: bool) {
        let index = self.log.len() as u32;
        let before = self.newest.insert(node, index).unwrap_or(NONE);
        let reopenings = self.reopenings() + u32::from(reopened);
        self.log.push(Revision {
            node,
            at,
            old,
            reopened,
            reopenings,
            before,
        });
    }

    /// How often a node was reopened.
    #[inline]
    pub(crate) fn reopenings(&self) -> u32 {
        self.log.last().map_or(0, |last| last.reopenings)
    }

    /// Better ways found, and those of them that reopened a node, in the first `k` expansions.
    pub(crate) fn counts(&self, k: u32) -> (u32, u32) {
        let revisions = self.log.partition_point(|revision| revision.at <= k);
        let reopened = revisions
            .checked_sub(1)
            .map_or(0, |last| self.log[last].reopenings);
        (revisions as u32, reopened)
    }

    /// Those in the first `k` expansions, oldest first.
    pub(crate) fn until(&self, k: u32) -> &[Revision] {
        &self.log[..self.log.partition_point(|revision| revision.at <= k)]
    }

    /// Those of one node, newest first.
    pub(crate) fn of(&self, node: u32) -> impl Iterator<Item = &Revision> {
        let mut next = self.newest.get(&node).copied().unwrap_or(NONE);
        std::iter::from_fn(move || {
            let revision = self.log.get(next as usize)?;
            next = revision.before;
            Some(revision)
        })
    }
}

/// Expansions of nodes that had been expanded before.
#[derive(Clone, Debug, Default)]
pub(crate) struct Again {
    log: Vec<(u32, u32)>,
    newest: IdMap,
}

impl Again {
    pub(crate) fn push(&mut self, node: u32, at: u32) {
        let index = self.log.len() as u32;
        let before = self.newest.insert(node, index).unwrap_or(NONE);
        self.log.push((at, before));
    }

    /// When a node was expanded again, newest first.
    pub(crate) fn of(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut next = self.newest.get(&node).copied().unwrap_or(NONE);
        std::iter::from_fn(move || {
            let &(at, before) = self.log.get(next as usize)?;
            next = before;
            Some(at)
        })
    }
}
