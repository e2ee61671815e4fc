//! A priority queue at every moment: the open nodes of one side of a best-first search.
//!
//! They are in one [`Bucket`] for each pair of rank and g; the rank is f for A*, g for uniform-cost search, h for greedy
//! search, the priority for MM. As in the search itself, the first node of the first non-empty bucket is expanded next.

use crate::recording::nodes::{NEVER, Nodes};
use crate::recording::open_list::GroupNodes;
use crate::recording::open_list::bucket::Bucket;
use crate::recording::open_list::kind::{OpenNode, level_at};
use crate::recording::{Group, Level, LevelKey, Moment, OpenList};
use crate::search::{Algorithm, Side};

#[derive(Clone, Debug, Default)]
pub(crate) struct Queue {
    buckets: Vec<Bucket>,
    /// By rank, the lowest first.
    rows: Vec<Row>,
    /// No node is open in the rows before this one.
    first: usize,
}

/// The buckets of one rank.
#[derive(Clone, Debug, Default)]
struct Row {
    /// Indices into all buckets, by tie, the lowest first; [`NEVER`] if there is none.
    buckets: Vec<u32>,
    /// No node is open in the buckets before this one.
    first: usize,
}

/// How many entries ahead a node is prefetched: recording is mostly limited by memory latency.
const AHEAD: usize = 3;

impl Queue {
    pub(crate) fn bytes(&self) -> usize {
        let index = self.rows.iter().map(|row| size_of_val(&*row.buckets));
        let buckets = self.buckets.iter().map(Bucket::bytes);
        let own = self.buckets.capacity() * size_of::<Bucket>();
        own + index.chain(buckets).sum::<usize>()
    }

    #[inline]
    fn bucket(&mut self, node: &OpenNode) -> &mut Bucket {
        let (row, column) = (node.rank as usize, node.tie as usize);
        if row >= self.rows.len() {
            self.rows.resize_with(row + 1, Row::default);
        }
        let Row { buckets, .. } = &mut self.rows[row];
        if column >= buckets.len() {
            buckets.resize(column + 1, NEVER);
        }
        if buckets[column] == NEVER {
            buckets[column] = self.buckets.len() as u32;
            self.buckets.push(Bucket::new(node.rank, node.g));
        }
        &mut self.buckets[buckets[column] as usize]
    }

    #[inline]
    pub(crate) fn insert(&mut self, node: OpenNode, at: u32) {
        self.bucket(&node).push(node.id, at);
        let (rank, tie) = (node.rank as usize, node.tie as usize);
        self.first = self.first.min(rank);
        self.rows[rank].first = self.rows[rank].first.min(tie);
    }

    /// Removes the first node, which expansion `at` expands, and returns it with its rank and g; `None` if none is open.
    /// Prefetches one of `nodes` that comes soon.
    #[inline]
    pub(crate) fn take(&mut self, at: u32, nodes: &Nodes) -> Option<(u32, u32, u32)> {
        loop {
            let row = self.rows.get_mut(self.first)?;
            while let Some(&index) = row.buckets.get(row.first) {
                if let Some(bucket) = self.buckets.get_mut(index as usize)
                    && let Some(node) = bucket.take(at)
                {
                    if let Some(soon) = bucket.ahead(AHEAD) {
                        nodes.prefetch(soon);
                    }
                    return Some((node, bucket.rank, bucket.g));
                }
                row.first += 1;
            }
            self.first += 1;
        }
    }

    pub(crate) fn remove(&mut self, node: OpenNode, inserted_at: u32, at: u32) {
        self.bucket(&node).remove(node.id, inserted_at, at);
    }

    /// All buckets, in the order in which they are emptied.
    fn in_order(&self) -> impl Iterator<Item = &Bucket> {
        let indices = self.rows.iter().flat_map(|row| &row.buckets);
        indices.filter_map(|&index| self.buckets.get(index as usize))
    }

    /// Adds the open nodes of a moment to `list` as nodes of `side`.
    pub(crate) fn fill<'h>(&'h self, moment: Moment<'h>, side: Side, list: &mut OpenList<'h>) {
        let pending = moment.pending();
        for bucket in self.in_order() {
            let contents = bucket.contents_at(&moment, &pending);
            let rank = Some(bucket.rank);
            let mut group = Group::new(side, bucket.g, contents.len());
            match moment.recording.algorithm {
                Algorithm::UniformCost | Algorithm::Bidirectional => {}
                Algorithm::Greedy => group.h = rank,
                Algorithm::Mm => group.priority = rank,
                // A* and weighted A*: no other algorithm has buckets.
                _ => group.f = rank,
            }
            list.push(group, GroupNodes::Bucket(bucket, contents));
        }
    }

    /// The levels of its nodes, which belong to `side`.
    pub(crate) fn levels(&self, moment: &Moment<'_>, side: Side, key: LevelKey) -> Vec<Level> {
        let mut levels = Vec::new();
        let pending = moment.pending();
        for bucket in self.in_order() {
            let expanded = bucket.expanded(moment.k);
            let open = bucket.contents_at(moment, &pending).len();
            if expanded + open > 0 {
                let level = level_at(&mut levels, key.value(bucket.rank, bucket.g));
                level.expanded += u64::from(expanded);
                level.stored += u64::from(expanded);
                level.add_open(open);
            }
        }
        take_back_reopened(moment, side, key, &mut levels);
        levels
    }
}

/// Removes reopened nodes from the levels where they were closed.
fn take_back_reopened(moment: &Moment<'_>, side: Side, key: LevelKey, levels: &mut [Level]) {
    let recording = moment.recording;
    let nodes = &recording.nodes;
    let revisions = recording.revisions.until(moment.k);
    let reopened = revisions.filter(|revision| revision.reopened && moment.has_revised(revision));
    for revision in reopened.filter(|revision| nodes.side(revision.node) == side) {
        let g = revision.old.g;
        let h = nodes.h(revision.node);
        if let Some(level) = levels.get_mut(key.value(recording.rank(g, h), g) as usize) {
            level.stored -= 1;
        }
    }
}
