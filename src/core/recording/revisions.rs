//! Rare events of nodes: a better path to a node, and its second or later expansion.
//!
//! Each kind is a separate log, in which each entry is linked to the previous one of the same node.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::recording::column::Column;
use crate::recording::nodes::{Nodes, ParentLink};

/// A map from node numbers to indices in a log.
pub(crate) type IdMap = HashMap<u32, u32, BuildHasherDefault<IdHasher>>;

/// The approximate size of a map in bytes: a key, a value and a control byte for each entry of its capacity.
pub(crate) fn map_bytes(map: &IdMap) -> usize {
    map.capacity() * (2 * size_of::<u32>() + 1)
}

/// Multiplicative hashing: node numbers are not chosen by an adversary.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct IdHasher(u64);

impl Hasher for IdHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u32(u32::from(byte));
        }
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        let product = (self.0 ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = product ^ (product >> 32);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Revision {
    pub(crate) node: u32,
    /// The expansion that found the better path.
    pub(crate) at: u32,
    pub(crate) old: ParentLink,
    /// Whether the node was closed, and so was reopened.
    pub(crate) reopened: bool,
    /// The number of reopenings so far, including this one.
    reopenings: u32,
    /// Index of the previous revision of the same node, or [`NONE`].
    before: u32,
}

/// The better paths, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Revisions {
    log: Column<Revision, 512>,
    newest: IdMap,
}

const NONE: u32 = u32::MAX;

impl Revisions {
    pub(crate) fn push(&mut self, node: u32, at: u32, old: ParentLink, reopened: bool) {
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

    pub(crate) fn bytes(&self) -> usize {
        self.log.bytes() + map_bytes(&self.newest)
    }

    /// The expansion that last put a node into the open list.
    #[inline]
    pub(crate) fn last_inserted(&self, nodes: &Nodes, node: u32) -> u32 {
        let generated = nodes.generated_at(node);
        if !nodes.is_revised(node) {
            return generated;
        }
        let newest = self.of(node).next();
        newest.map_or(generated, |revision| revision.at)
    }

    #[inline]
    pub(crate) fn reopenings(&self) -> u32 {
        self.log.last().map_or(0, |last| last.reopenings)
    }

    /// The number of revisions, and of those that reopened a node, in the first `k` expansions.
    pub(crate) fn counts(&self, k: u32) -> (u32, u32) {
        let revisions = self.log.partition_point(|revision| revision.at <= k);
        let reopened = revisions
            .checked_sub(1)
            .map_or(0, |last| self.log[last].reopenings);
        (revisions as u32, reopened)
    }

    /// The revisions in the first `k` expansions, oldest first.
    pub(crate) fn until(&self, k: u32) -> impl Iterator<Item = &Revision> {
        let end = self.log.partition_point(|revision| revision.at <= k);
        self.log.range(0..end)
    }

    /// The nodes to which expansion `k` found better paths, in the order of moves.
    pub(crate) fn made_by(&self, k: u32) -> impl Iterator<Item = u32> {
        let mut next = None;
        std::iter::from_fn(move || {
            let first = || self.log.partition_point(|revision| revision.at < k);
            let index = next.unwrap_or_else(first);
            next = Some(index + 1);
            self.log.get(index).map(|revision| revision.node)
        })
    }

    /// The revisions of one node, newest first.
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
pub(crate) struct Reexpansions {
    log: Column<(u32, u32), 512>,
    newest: IdMap,
}

impl Reexpansions {
    pub(crate) fn push(&mut self, node: u32, at: u32) {
        let index = self.log.len() as u32;
        let before = self.newest.insert(node, index).unwrap_or(NONE);
        self.log.push((at, before));
    }

    pub(crate) fn bytes(&self) -> usize {
        self.log.bytes() + map_bytes(&self.newest)
    }

    /// The repeated expansions of a node, newest first.
    pub(crate) fn of(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut next = self.newest.get(&node).copied().unwrap_or(NONE);
        std::iter::from_fn(move || {
            let &(at, before) = self.log.get(next as usize)?;
            next = before;
            Some(at)
        })
    }
}
