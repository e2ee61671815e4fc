//! The queues of BFS and bidirectional BFS at every moment, as layers.
//!
//! BFS expands nodes in the order in which it generated them, layer by layer, and bidirectional BFS does so on each side. So
//! the nodes of a layer have consecutive numbers and are expanded by consecutive expansions. The queue at any moment is the
//! rest of one layer and the existing part of the next: two ranges of numbers per side, without storage.

use crate::recording::expansions::Expansions;
use crate::recording::open_list::GroupNodes;
use crate::recording::open_list::kind::{TimelineKind, level_at};
use crate::recording::{Group, Level, LevelKey, Moment, OpenList, Reason, Recording};
use crate::search::{Side, Stats};

/// One layer being expanded: nodes `first..first + len` by the expansions after `before`.
#[derive(Clone, Copy, Debug)]
struct Layer {
    side: Side,
    g: u32,
    /// The number of expansions before it was begun.
    before: u32,
    first: u32,
    len: u32,
    /// The first node of the next layer, if it has any.
    children: u32,
}

impl Layer {
    const fn end(&self) -> u32 {
        self.before + self.len
    }
}

/// Consecutive nodes of one side and depth that are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OpenRange {
    side: Side,
    g: u32,
    first: u32,
    len: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct BfsTimeline {
    log: Vec<Layer>,
    two_sided: bool,
}

impl BfsTimeline {
    pub(crate) const fn new(two_sided: bool) -> Self {
        Self {
            log: Vec::new(),
            two_sided,
        }
    }

    /// Takes the node expanded next, after all recorded `expansions`; `None` if none is open.
    #[inline]
    pub(crate) fn take(&mut self, expansions: &Expansions) -> Option<u32> {
        let k = expansions.len();
        if let Some(last) = self.log.last()
            && k < last.end()
        {
            return Some(last.first + (k - last.before));
        }
        let ranges = self.open_of(self.turn(k, expansions), k, expansions);
        let waiting = ranges.iter().find(|range| range.len > 0)?;
        self.begin(waiting.side, waiting.g, expansions);
        Some(waiting.first)
    }

    fn begin(&mut self, side: Side, g: u32, expansions: &Expansions) {
        let before = expansions.len();
        let (first, len) = match self.before(side, self.log.len()) {
            Some(parents) => {
                let end = self.log.get(parents + 1).map_or(before, |next| next.before);
                let first = self.log[parents].children;
                (first, expansions.nodes(end) - first)
            }
            None => (root(side), 1),
        };
        self.log.push(Layer {
            side,
            g,
            before,
            first,
            len,
            children: expansions.nodes(before),
        });
    }

    /// The last layer of `side` among the first `count`.
    fn before(&self, side: Side, count: usize) -> Option<usize> {
        self.log[..count]
            .iter()
            .rposition(|layer| layer.side == side)
    }

    /// The number of layers begun in the first `k` expansions.
    fn begun(&self, k: u32) -> usize {
        self.log.partition_point(|layer| layer.before < k)
    }

    /// Whether a layer has been begun and not finished in the first `k` expansions.
    fn in_layer(&self, k: u32) -> bool {
        let last = self.begun(k).checked_sub(1).map(|last| &self.log[last]);
        last.is_some_and(|layer| k < layer.end())
    }

    /// The number of layers completed in the first `k` expansions.
    fn finished(&self, k: u32) -> u32 {
        self.begun(k) as u32 - u32::from(self.in_layer(k))
    }

    /// The open nodes of `side` after `k` expansions: the rest of one layer, then the existing part of the next.
    fn open_of(&self, side: Side, k: u32, expansions: &Expansions) -> [OpenRange; 2] {
        let begun = self.begun(k);
        let Some(index) = self.before(side, begun) else {
            let root = OpenRange {
                side,
                g: 0,
                first: root(side),
                len: 1,
            };
            let none = OpenRange { len: 0, ..root };
            return [root, none];
        };
        let layer = &self.log[index];
        let end = self.log.get(index + 1).map_or(k, |next| next.before.min(k));
        let taken = end - layer.before;
        let rest = OpenRange {
            side,
            g: layer.g,
            first: layer.first + taken,
            len: layer.len.saturating_sub(taken),
        };
        let next = OpenRange {
            side,
            g: layer.g + 1,
            first: layer.children,
            len: expansions.nodes(end) - layer.children,
        };
        [rest, next]
    }

    /// The open nodes of `side` at a moment, which may be in the middle of an expansion.
    fn open_at(&self, moment: &Moment<'_>, side: Side) -> [OpenRange; 2] {
        let [rest, mut next] = self.open_of(side, moment.k, &moment.recording.expansions);
        if moment.current().is_some_and(|node| node.side == side) {
            next.len -= moment.pending_counts().visited;
        }
        [rest, next]
    }

    /// The side that the algorithm expands next after `k` expansions.
    fn turn(&self, k: u32, expansions: &Expansions) -> Side {
        if !self.two_sided {
            return Side::Forward;
        }
        let last = self.begun(k).checked_sub(1).map(|last| &self.log[last]);
        if let Some(layer) = last.filter(|_| self.in_layer(k)) {
            return layer.side;
        }
        let waiting = |side| -> u32 {
            let ranges = self.open_of(side, k, expansions);
            ranges.iter().map(|range| range.len).sum()
        };
        if waiting(Side::Forward) <= waiting(Side::Backward) {
            Side::Forward
        } else {
            Side::Backward
        }
    }

    /// The open nodes at a moment, next first.
    fn open(&self, moment: &Moment<'_>) -> Vec<OpenRange> {
        // In the middle of an expansion it is the side of the expanded node.
        let turn = match moment.current().filter(|_| moment.part.is_some()) {
            Some(node) => node.side,
            None => self.turn(moment.k, &moment.recording.expansions),
        };
        let sides = if self.two_sided {
            &[turn, turn.other()][..]
        } else {
            &[turn]
        };
        let ranges = sides.iter().flat_map(|&side| self.open_at(moment, side));
        ranges.filter(|range| range.len > 0).collect()
    }
}

impl TimelineKind for BfsTimeline {
    fn bytes(&self) -> usize {
        self.log.capacity() * size_of::<Layer>()
    }

    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>) {
        for range in self.open(&moment) {
            let group = Group::new(range.side, range.g, range.len);
            list.push(group, GroupNodes::Consecutive(range.first));
        }
    }

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        let depth = if self.two_sided {
            self.finished(moment.settled())
        } else {
            moment.current().map_or(0, |node| node.g)
        };
        moment.stats_of_graph_search(depth)
    }

    fn levels(&self, moment: &Moment<'_>, side: Side, _key: LevelKey) -> Vec<Level> {
        let mut levels = Vec::new();
        let begun = self.log[..self.begun(moment.k)].iter();
        for layer in begun.filter(|layer| layer.side == side) {
            let expanded = u64::from((moment.k - layer.before).min(layer.len));
            let level = level_at(&mut levels, layer.g);
            level.expanded += expanded;
            level.stored += expanded;
        }
        for range in self.open_at(moment, side) {
            if range.len > 0 {
                level_at(&mut levels, range.g).add_open(range.len);
            }
        }
        levels
    }

    /// BFS is over when the goal is generated; bidirectional BFS at the end of a layer, when the frontiers have met or
    /// one of them is empty.
    fn is_over(&self, moment: &Moment<'_>) -> bool {
        let recording = moment.recording;
        if !self.two_sided {
            return recording.goal().is_some_and(|goal| moment.contains(goal));
        }
        let met = recording
            .meetings
            .first()
            .is_some_and(|meeting| meeting.at <= moment.k());
        let empty = |side| {
            let ranges = self.open_of(side, moment.k, &recording.expansions);
            ranges.iter().all(|range| range.len == 0)
        };
        !self.in_layer(moment.k) && (met || empty(Side::Forward) || empty(Side::Backward))
    }

    fn reason(&self, moment: &Moment<'_>, open: &OpenList<'_>) -> Reason {
        let first = open.groups()[0];
        let (side, depth) = (first.side, first.g);
        if !self.two_sided {
            return Reason::Oldest {
                waiting: open.len(),
            };
        }
        if self.in_layer(moment.k) {
            let left = first.len;
            return Reason::SameLayer { side, depth, left };
        }
        Reason::SmallerFrontier {
            side,
            depth,
            here: open.count(|group| group.side == side),
            there: open.count(|group| group.side != side),
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        let starts = self.log.iter().map(|layer| u64::from(layer.before) + 1);
        starts.collect()
    }

    fn reaches_depth(&self, recording: &Recording, depth: u32) -> Option<u64> {
        if !self.two_sided {
            let layer = self.log.get(depth as usize)?;
            return Some(u64::from(layer.before) + 1);
        }
        let last = (depth as usize).checked_sub(1)?;
        let end = u64::from(self.log.get(last)?.end());
        (end <= recording.len()).then_some(end)
    }
}

const fn root(side: Side) -> u32 {
    match side {
        Side::Forward => 0,
        Side::Backward => 1,
    }
}
