//! The open list of a best-first search at every moment.
//!
//! Open nodes are in one [`Bucket`] for each pair of rank and g; the rank is f for A*, g for uniform-cost search, h for
//! greedy search. As in the search itself, the first node of the first non-empty bucket is expanded next.

use crate::recording::nodes::{NEVER, Nodes};
use crate::recording::open_list::GroupNodes;
use crate::recording::open_list::bucket::Bucket;
use crate::recording::open_list::kind::{OpenNode, TimelineKind, level_at};
use crate::recording::{Group, Level, LevelKey, Moment, OpenList, Reason, Recording};
use crate::search::{Algorithm, Side, Stats};

#[derive(Clone, Debug, Default)]
pub(crate) struct BestFirstTimeline {
    buckets: Vec<Bucket>,
    /// By rank, the lowest first.
    rows: Vec<Row>,
    /// No node is open in the rows before this one.
    first: usize,
    /// The expansions at which the largest rank so far grew, with the new value.
    pub(crate) rank_rises: Vec<(u32, u32)>,
    /// The same for g.
    pub(crate) g_rises: Vec<(u32, u32)>,
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

impl BestFirstTimeline {
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

    /// Removes the first node, which expansion `at` expands; `None` if none is open. Prefetches one of `nodes` that comes
    /// soon.
    #[inline]
    pub(crate) fn take(&mut self, at: u32, nodes: &Nodes) -> Option<u32> {
        loop {
            let row = self.rows.get_mut(self.first)?;
            while let Some(&index) = row.buckets.get(row.first) {
                if let Some(bucket) = self.buckets.get_mut(index as usize)
                    && let Some(node) = bucket.take(at)
                {
                    if let Some(soon) = bucket.ahead(AHEAD) {
                        nodes.prefetch(soon);
                    }
                    note_rise(&mut self.rank_rises, at, bucket.rank);
                    note_rise(&mut self.g_rises, at, bucket.g);
                    return Some(node);
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
    pub(crate) fn fill_side<'h>(&'h self, moment: Moment<'h>, side: Side, list: &mut OpenList<'h>) {
        let pending = moment.pending();
        for bucket in self.in_order() {
            let contents = bucket.contents_at(&moment, &pending);
            let rank = Some(bucket.rank);
            let mut group = Group::new(side, bucket.g, contents.len());
            match moment.recording.algorithm {
                Algorithm::UniformCost => {}
                Algorithm::Greedy => group.h = rank,
                Algorithm::Mm => group.priority = rank,
                // A* and weighted A*: no other algorithm has buckets.
                _ => group.f = rank,
            }
            list.push(group, GroupNodes::Bucket(bucket, contents));
        }
    }

    /// The largest rank among the first `k` expansions.
    pub(crate) fn highest_rank(&self, k: u32) -> u32 {
        last_until(&self.rank_rises, k)
    }

    /// The first expansion at a depth of at least `g`.
    pub(crate) fn reaches_g(&self, g: u32) -> Option<u32> {
        first_of(&self.g_rises, g)
    }

    /// The levels of the nodes in these buckets, which belong to `side`.
    pub(crate) fn levels_of(&self, moment: &Moment<'_>, side: Side, key: LevelKey) -> Vec<Level> {
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

impl TimelineKind for BestFirstTimeline {
    fn bytes(&self) -> usize {
        let index = self.rows.iter().map(|row| size_of_val(&*row.buckets));
        let buckets = self.buckets.iter().map(Bucket::bytes);
        let own = self.buckets.capacity() * size_of::<Bucket>();
        own + index.chain(buckets).sum::<usize>()
    }

    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>) {
        self.fill_side(moment, Side::Forward, list);
    }

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        let depth = if moment.recording.algorithm == Algorithm::Greedy {
            last_until(&self.g_rises, moment.k)
        } else {
            self.highest_rank(moment.k)
        };
        moment.stats_of_graph_search(depth)
    }

    fn levels(&self, moment: &Moment<'_>, side: Side, key: LevelKey) -> Vec<Level> {
        self.levels_of(moment, side, key)
    }

    fn reason(&self, moment: &Moment<'_>, open: &OpenList<'_>) -> Reason {
        let first = open.groups()[0];
        let (g, with_g) = (first.g, first.len);
        if let Some(f) = first.f {
            Reason::LowestF {
                ties: moment.recording.strategy.ties_used().unwrap_or_default(),
                f,
                with_f: open.count(|group| group.f == first.f),
                g,
                with_g,
            }
        } else if let Some(h) = first.h {
            Reason::LowestH {
                h,
                with_h: open.count(|group| group.h == first.h),
                g,
                with_g,
            }
        } else {
            Reason::LowestG { g, with_g }
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        moments(&self.g_rises)
    }

    fn rank_rises(&self) -> Vec<u64> {
        moments(&self.rank_rises)
    }

    fn reaches_depth(&self, _recording: &Recording, depth: u32) -> Option<u64> {
        self.reaches_g(depth).map(u64::from)
    }

    fn reaches_f(&self, recording: &Recording, f: u32) -> Option<u64> {
        let first = recording
            .algorithm
            .goes_by_f()
            .then_some(&self.rank_rises)?;
        first_of(first, f).map(u64::from)
    }
}

/// Returns when a log has its entries.
pub(crate) fn moments(log: &[(u32, u32)]) -> Vec<u64> {
    log.iter().map(|&(at, _)| u64::from(at)).collect()
}

/// Logs `value` if it is larger than all before.
#[inline]
pub(crate) fn note_rise(log: &mut Vec<(u32, u32)>, at: u32, value: u32) {
    if log.last().is_none_or(|&(_, most)| value > most) {
        log.push((at, value));
    }
}

/// The last value logged in the first `k` expansions, or 0.
pub(crate) fn last_until(log: &[(u32, u32)], k: u32) -> u32 {
    let count = log.partition_point(|&(at, _)| at <= k);
    count.checked_sub(1).map_or(0, |last| log[last].1)
}

fn first_of(log: &[(u32, u32)], value: u32) -> Option<u32> {
    let first = log.partition_point(|&(_, most)| most < value);
    log.get(first).map(|&(at, _)| at)
}
