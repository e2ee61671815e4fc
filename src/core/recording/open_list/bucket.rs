//! One bucket of an open list, with its contents at every moment.
//!
//! A bucket is recorded as everything that was ever inserted, in order. If the oldest node goes first, nodes leave it at the
//! front. Then its contents at any moment are a range, found by two binary searches, and the few nodes that left it because
//! a better path moved them are listed as holes. If the newest goes first, as on a stack, the contents are found by a look
//! at every entry.

use crate::recording::Moment;
use crate::recording::column::Column;
use crate::recording::nodes::NEVER;
use crate::recording::open_list::kind::OpenNode;

/// All nodes that ever had these keys while open, in the order of insertion.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    pub(crate) rank: u32,
    /// The g of its nodes, unless age alone decides between those of one rank.
    pub(crate) g: Option<u32>,
    entries: Column<Entry, CHUNK>,
    /// For each entry of the removed prefix, the expansion at which the prefix grew to include it; ascending. On a stack,
    /// for every entry the expansion that removed it, or [`NEVER`].
    left_at: Column<u32, CHUNK>,
    /// Entries removed without being expanded, ordered by time; none on a stack.
    holes: Vec<Hole>,
    /// The entries that may still be on the stack, if the newest node goes first.
    stack: Option<Vec<u32>>,
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
    newest_first: bool,
}

impl BucketContents {
    pub(crate) fn len(&self) -> u32 {
        self.tail - self.head - self.holes.len() as u32
    }

    /// The place of the entry before which so many others are older, or the other way round.
    fn turned(&self, place: u32) -> u32 {
        match self.newest_first {
            true => self.len() - 1 - place,
            false => place,
        }
    }

    /// The entry of the node at `place`.
    fn entry(&self, place: u32) -> u32 {
        let place = self.turned(place);
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
    pub(crate) fn new(rank: u32, g: Option<u32>, newest_first: bool) -> Self {
        Self {
            rank,
            g,
            entries: Column::new(),
            left_at: Column::new(),
            holes: Vec::new(),
            stack: newest_first.then(Vec::new),
        }
    }

    /// Whether `node` is in it while it is open.
    pub(crate) fn holds(&self, node: &OpenNode) -> bool {
        self.rank == node.rank && self.g.is_none_or(|g| g == node.g)
    }

    #[inline]
    pub(crate) fn push(&mut self, node: u32, at: u32) {
        let inserted_at = at;
        if let Some(stack) = &mut self.stack {
            stack.push(self.entries.len() as u32);
            self.left_at.push(NEVER);
        }
        self.entries.push(Entry { node, inserted_at });
    }

    /// Moves the entry inserted last below the others of the same expansion.
    pub(crate) fn sink(&mut self) {
        let mut place = self.entries.len() - 1;
        while let Some(below) = place.checked_sub(1) {
            let (one, other) = (self.entries[below], self.entries[place]);
            if one.inserted_at != other.inserted_at {
                return;
            }
            self.entries[below] = other;
            self.entries[place] = one;
            place = below;
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        let holes = self.holes.capacity() * size_of::<Hole>();
        let stack = self.stack.as_ref().map_or(0, Vec::capacity) * size_of::<u32>();
        self.entries.bytes() + self.left_at.bytes() + holes + stack
    }

    /// The first entry at or after the time `inserted_at` whose node is `wanted`.
    fn find(&self, inserted_at: u32, wanted: impl Fn(u32) -> bool) -> Option<usize> {
        let before = |entry: &Entry| entry.inserted_at < inserted_at;
        let first = self.entries.partition_point(before);
        let mut entries = self.entries.range(first..self.entries.len());
        let offset = entries.position(|entry| wanted(entry.node))?;
        Some(first + offset)
    }

    fn node(&self, entry: u32) -> u32 {
        self.entries[entry as usize].node & !HOLE
    }

    /// The node that is `distance` entries after the first one of a queue.
    #[inline]
    pub(crate) fn ahead(&self, distance: usize) -> Option<u32> {
        let entry = self.entries.get(self.left_at.len() + distance)?;
        Some(entry.node & !HOLE)
    }

    /// Removes the first node, which expansion `at` expands.
    #[inline]
    pub(crate) fn take(&mut self, at: u32) -> Option<u32> {
        let Some(stack) = &mut self.stack else {
            let first = self.ahead(0)?;
            self.pass(at);
            return Some(first);
        };
        while let Some(entry) = stack.pop() {
            if self.left_at[entry as usize] == NEVER {
                self.left_at[entry as usize] = at;
                return Some(self.node(entry));
            }
        }
        None
    }

    /// Removes the entry of `node` inserted at `inserted_at`, because expansion `at` found a better path.
    pub(crate) fn remove(&mut self, node: u32, inserted_at: u32, at: u32) {
        let Some(entry) = self.find(inserted_at, |other| other == node) else {
            return;
        };
        if self.stack.is_some() {
            self.left_at[entry] = at;
            return;
        }
        let hole = entry as u32;
        self.holes.push(Hole { entry: hole, at });
        if entry == self.left_at.len() {
            self.pass(at);
        } else {
            self.entries[entry].node |= HOLE;
        }
    }

    /// Removes the first entry and the holes after it.
    fn pass(&mut self, at: u32) {
        loop {
            self.left_at.push(at);
            let head = self.entries.get(self.left_at.len());
            if head.is_none_or(|entry| entry.node & HOLE == 0) {
                return;
            }
        }
    }

    /// The contents at `moment`, whose last expansion has yet to insert or move the nodes `pending`.
    pub(crate) fn contents_at(&self, moment: &Moment<'_>, pending: &[u32]) -> BucketContents {
        let (k, settled) = (moment.k, moment.settled());
        let inserted = |k: u32| self.entries.partition_point(|e| e.inserted_at <= k) as u32;
        let tail = inserted(k);
        // After a whole expansion nothing is pending: the two moments are one, and need no second search.
        let is_whole = settled == k;
        let is_pending = |entry: &u32| pending.contains(&self.node(*entry));
        // In the middle of an expansion, what it has yet to move is still there, and what it has yet to insert is not.
        let (head, mut holes): (u32, Vec<u32>) = if self.stack.is_some() {
            let has_left = |entry: &u32| match self.left_at[*entry as usize] {
                at if at == k => !is_pending(entry),
                at => at < k,
            };
            (0, (0..tail).filter(has_left).collect())
        } else {
            let passed = |k: u32| self.left_at.partition_point(|&at| at <= k) as u32;
            let head = passed(settled);
            let holes = self.holes.iter().take_while(|hole| hole.at <= k);
            let holes = holes.filter(|hole| hole.at <= settled || !is_pending(&hole.entry));
            let holes = holes.map(|hole| hole.entry).filter(|&entry| entry >= head);
            let passed = if is_whole { head } else { passed(k) };
            let passed = (head..passed).filter(|entry| !is_pending(entry));
            (head, holes.chain(passed).collect())
        };
        let settled_tail = if is_whole { tail } else { inserted(settled) };
        holes.extend((settled_tail..tail).filter(is_pending));
        holes.sort_unstable();
        holes.dedup();
        BucketContents {
            head,
            tail,
            holes,
            newest_first: self.stack.is_some(),
        }
    }

    /// The groups of equal g among `contents`, next first, with their lengths.
    pub(crate) fn groups(&self, contents: &BucketContents, moment: &Moment<'_>) -> Vec<(u32, u32)> {
        if let Some(g) = self.g {
            return vec![(g, contents.len())];
        }
        let mut groups: Vec<(u32, u32)> = Vec::new();
        let mut holes = contents.holes.iter().peekable();
        let mut entries: Vec<u32> = (contents.head..contents.tail).collect();
        entries.retain(|entry| holes.next_if_eq(&entry).is_none());
        if contents.newest_first {
            entries.reverse();
        }
        for entry in entries {
            let g = moment.link(self.node(entry)).g;
            match groups.last_mut() {
                Some((last, len)) if *last == g => *len += 1,
                _ => groups.push((g, 1)),
            }
        }
        groups
    }

    /// The number of its nodes expanded in the first `k` expansions.
    pub(crate) fn expanded(&self, k: u32) -> u32 {
        let head = self.left_at.partition_point(|&at| at <= k) as u32;
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
            .then(|| contents.turned(entry - contents.head - holes))
    }

    /// The node at `place` of `contents`, and the expansion that inserted it.
    pub(crate) fn at(&self, contents: &BucketContents, place: u32) -> (u32, u32) {
        let entry = contents.entry(place);
        (self.node(entry), self.entries[entry as usize].inserted_at)
    }
}
