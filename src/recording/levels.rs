//! How many nodes there are at each depth, or of each f.

use crate::{
    recording::{Moment, Order, best_first_timeline::Buckets, depth_first_timeline::Descent},
    search::Side,
};

/// What nodes are sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// g.
    Depth,
    /// What the open list goes by: f; h for greedy search; the priority for MM; depth where the algorithm uses no estimate.
    F,
}

/// The nodes of one depth, or of one f; of a depth-first search, in the iteration that is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// Expansions made at it; a node that was reopened counts each time.
    pub expanded: u64,
    /// Nodes stored with it, open and closed.
    pub stored: u64,
    /// Those of them that are open.
    pub frontier: u64,
}

impl Moment<'_> {
    /// The levels of one side, from 0 up to the last that has anything.
    #[must_use]
    pub fn levels(&self, side: Side, by: By) -> Vec<Level> {
        let mut levels = Vec::new();
        if side == Side::Backward && self.history.expansions.roots() == 1 {
            return levels;
        }
        match &self.history.open {
            Order::Queues(layers) => {
                for layer in layers.all()[..layers.begun(self.k)]
                    .iter()
                    .filter(|layer| layer.side == side)
                {
                    let level = at(&mut levels, layer.g);
                    let expanded = u64::from((self.k - layer.before).min(layer.len));
                    level.expanded += expanded;
                    level.stored += expanded;
                }
                for run in layers.open_of(side, self.k, &self.history.expansions) {
                    if run.len > 0 {
                        add_open(at(&mut levels, run.g), run.len);
                    }
                }
            }
            Order::Buckets(buckets) => self.levels_of(buckets, side, by, &mut levels),
            Order::Facing(facing) => self.levels_of(facing.side(side), side, by, &mut levels),
            Order::Stack(descent) => self.levels_down(descent, &mut levels),
        }
        levels
    }

    fn levels_of(&self, buckets: &Buckets, side: Side, by: By, levels: &mut Vec<Level>) {
        for bucket in buckets.in_order() {
            let (expanded, open) = (bucket.expanded(self.k), bucket.window(self.k).len());
            if expanded + open > 0 {
                let level = at(levels, by.value(bucket.rank, bucket.g));
                level.expanded += u64::from(expanded);
                level.stored += u64::from(expanded);
                add_open(level, open);
            }
        }
        self.take_back_reopened(side, by, levels);
    }

    /// The levels of a depth-first search by depth: what its iteration has expanded, and what it stores, its path.
    fn levels_down(&self, descent: &Descent, levels: &mut Vec<Level>) {
        let history = self.history;
        let began = descent.of_expansion(self.k).at;
        for (g, at) in (0..).zip(descent.by_depth()) {
            let until = |k: u32| at.partition_point(|&at| at <= k);
            let expanded = until(self.k) - until(began);
            if expanded > 0 {
                self::at(levels, g).expanded = expanded as u64;
            }
        }
        for left in history.stack(self.k).filter(|left| !left.is_empty()) {
            let g = u32::from(history.nodes.g[left.start as usize]);
            add_open(self::at(levels, g), left.end - left.start);
        }
        let end = history.end_of_path(self.k);
        let waits = end.is_some() && end == history.next_down(self.k);
        let path = end.map_or(0, |end| history.nodes.g[end as usize] + u16::from(!waits));
        for g in 0..u32::from(path) {
            self::at(levels, g).stored += 1;
        }
    }

    /// A node that was reopened is no longer stored where it was closed.
    fn take_back_reopened(&self, side: Side, by: By, levels: &mut [Level]) {
        let nodes = &self.history.nodes;
        let revisions = self.history.revisions.until(self.k).iter();
        let reopened = revisions.filter(|revision| revision.reopened);
        for revision in reopened.filter(|revision| nodes.side(revision.node) == side) {
            let g = u32::from(revision.old.g);
            let h = u32::from(nodes.h[revision.node as usize]);
            if let Some(level) = levels.get_mut(by.value(self.history.rank(g, h), g) as usize) {
                level.stored -= 1;
            }
        }
    }
}

impl By {
    const fn value(self, rank: u32, g: u32) -> u32 {
        match self {
            Self::Depth => g,
            Self::F => rank,
        }
    }
}

fn add_open(level: &mut Level, count: u32) {
    level.stored += u64::from(count);
    level.frontier += u64::from(count);
}

fn at(levels: &mut Vec<Level>, value: u32) -> &mut Level {
    let value = value as usize;
    if value >= levels.len() {
        levels.resize(value + 1, Level::default());
    }
    &mut levels[value]
}
