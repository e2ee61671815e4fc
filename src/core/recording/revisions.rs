//! Rare events of nodes: a better path to a node, and its second or later expansion.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::recording::column::Column;
use crate::recording::nodes::{Nodes, ParentLink};

/// A log of rare events, in which each event is linked to the previous one of the same node.
#[derive(Clone, Debug)]
pub(crate) struct NodeLog<T> {
    /// Each with the index of the previous one of the same node, or [`NONE`].
    events: Column<(T, u32), 512>,
    newest: HashMap<u32, u32, BuildHasherDefault<IdHasher>>,
}

const NONE: u32 = u32::MAX;

impl<T> Default for NodeLog<T> {
    fn default() -> Self {
        Self {
            events: Column::new(),
            newest: HashMap::default(),
        }
    }
}

impl<T> NodeLog<T> {
    /// Adds an event of `node`. Returns its index.
    pub(crate) fn push(&mut self, node: u32, event: T) -> u32 {
        let index = self.events.len() as u32;
        let before = self.newest.insert(node, index).unwrap_or(NONE);
        self.events.push((event, before));
        index
    }

    pub(crate) const fn len(&self) -> usize {
        self.events.len()
    }

    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        self.events.get(index as usize).map(|(event, _)| event)
    }

    /// The events of one node with their indices, newest first.
    #[inline]
    pub(crate) fn of(&self, node: u32) -> impl Iterator<Item = (u32, &T)> {
        let mut next = self.newest.get(&node).copied().unwrap_or(NONE);
        std::iter::from_fn(move || {
            let (event, before) = self.events.get(next as usize)?;
            Some((std::mem::replace(&mut next, *before), event))
        })
    }

    /// Its approximate size: of the map a key, a value and a control byte for each entry of its capacity.
    pub(crate) fn bytes(&self) -> usize {
        self.events.bytes() + self.newest.capacity() * (2 * size_of::<u32>() + 1)
    }
}

/// Multiplicative hashing: node numbers are not chosen by an adversary.
#[derive(Clone, Copy, Debug, Default)]
struct IdHasher(u64);

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
}

/// The better paths, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Revisions(NodeLog<Revision>);

impl Revisions {
    pub(crate) fn push(&mut self, node: u32, at: u32, old: ParentLink, reopened: bool) {
        let reopenings = self.reopenings() + u32::from(reopened);
        let revision = Revision {
            node,
            at,
            old,
            reopened,
            reopenings,
        };
        self.0.push(node, revision);
    }

    pub(crate) fn bytes(&self) -> usize {
        self.0.bytes()
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
        let last = self.0.events.last();
        last.map_or(0, |(last, _)| last.reopenings)
    }

    /// The number of revisions in the first `k` expansions.
    fn made(&self, k: u32) -> usize {
        self.0
            .events
            .partition_point(|(revision, _)| revision.at <= k)
    }

    /// The number of revisions, and of those that reopened a node, in the first `k` expansions.
    pub(crate) fn counts(&self, k: u32) -> (u32, u32) {
        let revisions = self.made(k) as u32;
        let last = revisions.checked_sub(1).and_then(|last| self.0.get(last));
        (revisions, last.map_or(0, |last| last.reopenings))
    }

    /// The revisions in the first `k` expansions, oldest first.
    pub(crate) fn until(&self, k: u32) -> impl Iterator<Item = &Revision> {
        let revisions = self.0.events.range(0..self.made(k));
        revisions.map(|(revision, _)| revision)
    }

    /// The nodes to which expansion `k` found better paths, in the order of moves.
    pub(crate) fn made_by(&self, k: u32) -> impl Iterator<Item = u32> {
        let mut next = None;
        std::iter::from_fn(move || {
            let index = next.unwrap_or_else(|| self.made(k.saturating_sub(1)) as u32);
            next = Some(index + 1);
            self.0.get(index).map(|revision| revision.node)
        })
    }

    /// The revisions of one node, newest first.
    pub(crate) fn of(&self, node: u32) -> impl Iterator<Item = &Revision> {
        self.0.of(node).map(|(_, revision)| revision)
    }
}
