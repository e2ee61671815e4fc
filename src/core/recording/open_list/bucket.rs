//! One bucket of a best-first open list, with its contents at every moment.
//!
//! A bucket is a FIFO queue, recorded as everything that was ever inserted, in order. Since nodes leave it at the front, its
//! contents at any moment are a range, found by two binary searches. The few nodes that left it because a better path moved
//! them to another bucket are listed as holes.

use crate::recording::Moment;
use crate::recording::column::Column;

/// All nodes that ever had this rank and g while open, in the order of insertion.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    pub(crate) rank: u32,
    pub(crate) g: u32,
    entries: Column<Entry, CHUNK>,
    /// For each entry of the removed prefix, the expansion at which the prefix grew to include it; ascending.
    passed_at: Column<u32, CHUNK>,
    /// Entries removed without being expanded, ordered by time.
    holes: Vec<Hole>,
}

/// Small chunks, because there are many buckets, and most are small.
const CHUNK: usize = 256;

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The inserted node; [`HOLE`] is set if it was removed from the middle.
    node: u32,
    /// The expansion that inserted it; ascending.
    inserted_at: u32,
}

const HOLE: u32 = 1 << 31;

#[derive(Clone, Copy, Debug)]
struct Hole {
    entry: u32,
    at: u32,
}

/// The contents of a bucket at one moment: the entries `head..tail` without `holes`.
#[derive(Clone, Debug)]
pub(crate) struct BucketContents {
    head: u32,
    tail: u32,
    /// Ascending.
    holes: Vec<u32>,
}

impl BucketContents {
    pub(crate) fn len(&self) -> u32 {
        self.tail - self.head - self.holes.len() as u32
    }

    /// The entry of the node at `place`; 0 is the oldest.
    fn entry(&self, place: u32) -> u32 {
        // Hole number i has `hole - head - i` entries before it, which grows with i.
        let (mut low, mut high) = (0, self.holes.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.holes[middle] - self.head - middle as u32 <= place {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        self.head + place + low as u32
    }
}

impl Bucket {
    pub(crate) const fn new(rank: u32, g: u32) -> Self {
        Self {
            rank,
            g,
            entries: Column::new(),
            passed_at: Column::new(),
            holes: Vec::new(),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, node: u32, at: u32) {
        let inserted_at = at;
        self.entries.push(Entry { node, inserted_at });
    }

    pub(crate) const fn bytes(&self) -> usize {
        let holes = self.holes.capacity() * size_of::<Hole>();
        self.entries.bytes() + self.passed_at.bytes() + holes
    }

    /// The first entry at or after the time `inserted_at` whose node is `wanted`.
    fn find(&self, inserted_at: u32, wanted: impl Fn(u32) -> bool) -> Option<usize> {
        let before = |entry: &Entry| entry.inserted_at < inserted_at;
        let first = self.entries.partition_point(before);
        let mut entries = self.entries.range(first..self.entries.len());
        let offset = entries.position(|entry| wanted(entry.node))?;
        Some(first + offset)
    }

    /// The node that is `distance` entries after the first one it holds.
    #[inline]
    pub(crate) fn ahead(&self, distance: usize) -> Option<u32> {
        let entry = self.entries.get(self.passed_at.len() + distance)?;
        Some(entry.node & !HOLE)
    }

    /// Removes the first node, which expansion `at` expands.
    #[inline]
    pub(crate) fn take(&mut self, at: u32) -> Option<u32> {
        let first = self.ahead(0)?;
        self.pass(at);
        Some(first)
    }

    /// Removes the entry of `node` inserted at `inserted_at`, because expansion `at` found a better path.
    pub(crate) fn remove(&mut self, node: u32, inserted_at: u32, at: u32) {
        let Some(entry) = self.find(inserted_at, |other| other == node) else {
            return;
        };
        let hole = entry as u32;
        self.holes.push(Hole { entry: hole, at });
        if entry == self.passed_at.len() {
            self.pass(at);
        } else {
            self.entries[entry].node |= HOLE;
        }
    }

    /// Removes the first entry and the holes after it.
    fn pass(&mut self, at: u32) {
        loop {
            self.passed_at.push(at);
            let head = self.entries.get(self.passed_at.len());
            if head.is_none_or(|entry| entry.node & HOLE == 0) {
                return;
            }
        }
    }

    /// The contents after `k` expansions.
    pub(crate) fn contents(&self, k: u32) -> BucketContents {
        let tail = self.entries.partition_point(|e| e.inserted_at <= k) as u32;
        let head = self.passed_at.partition_point(|&at| at <= k) as u32;
        let mut holes: Vec<u32> = self
            .holes
            .iter()
            .take_while(|hole| hole.at <= k)
            .map(|hole| hole.entry)
            .filter(|&entry| entry >= head)
            .collect();
        holes.sort_unstable();
        BucketContents { head, tail, holes }
    }

    /// The contents in the middle of expansion `k`, before it inserts or moves the nodes `pending`.
    pub(crate) fn contents_before(&self, k: u32, pending: &[u32]) -> BucketContents {
        let before = self.contents(k - 1);
        let put = self.contents(k).tail - before.tail;
        let is_pending =
            |entry: u32| pending.contains(&(self.entries[entry as usize].node & !HOLE));
        let new = (before.tail..before.tail + put).filter(|&entry| !is_pending(entry));
        let tail = before.tail + new.count() as u32;
        // Entries removed by now, except the pending ones.
        let head = self.passed_at.partition_point(|&at| at <= k) as u32;
        let left = self.holes.iter().filter(|hole| hole.at == k);
        let left = left.map(|hole| hole.entry).chain(before.head..head);
        let left = left.filter(|&entry| entry < tail && !is_pending(entry));
        let mut holes = before.holes;
        holes.extend(left);
        holes.sort_unstable();
        holes.dedup();
        BucketContents {
            head: before.head,
            tail,
            holes,
        }
    }

    /// The contents at `moment`, whose pending nodes are `pending`.
    pub(crate) fn contents_at(&self, moment: &Moment<'_>, pending: &[u32]) -> BucketContents {
        match moment.part {
            Some(_) => self.contents_before(moment.k, pending),
            None => self.contents(moment.k),
        }
    }

    /// The number of its nodes expanded in the first `k` expansions.
    pub(crate) fn expanded(&self, k: u32) -> u32 {
        let head = self.passed_at.partition_point(|&at| at <= k) as u32;
        let left = self.holes.iter().take_while(|hole| hole.at <= k);
        head - left.filter(|hole| hole.entry < head).count() as u32
    }

    /// The place in `contents` of the node inserted at `inserted_at`.
    pub(crate) fn place_of(
        &self,
        contents: &BucketContents,
        node: u32,
        inserted_at: u32,
    ) -> Option<u32> {
        let entry = self.find(inserted_at, |other| other & !HOLE == node)? as u32;
        let holes = contents.holes.partition_point(|&hole| hole < entry) as u32;
        (contents.head..contents.tail)
            .contains(&entry)
            .then(|| entry - contents.head - holes)
    }

    /// The node at `place` of `contents`, and the expansion that inserted it.
    pub(crate) fn at(&self, contents: &BucketContents, place: u32) -> (u32, u32) {
        let entry = &self.entries[contents.entry(place) as usize];
        (entry.node & !HOLE, entry.inserted_at)
    }
}
