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

/// Open nodes with consecutive numbers, and the first of these.
type OpenRange = (Group, u32);

/// The number of open nodes in the two ranges of a side.
const fn waiting([rest, next]: [OpenRange; 2]) -> usize {
    rest.0.len + next.0.len
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
        let (group, first) = ranges.into_iter().find(|(group, _)| group.len > 0)?;
        self.begin(group.side, group.g, expansions);
        Some(first)
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
        let Some(index) = self.before(side, self.begun(k)) else {
            return [1, 0].map(|len| (Group::new(side, 0, len), root(side)));
        };
        let layer = &self.log[index];
        let end = self.log.get(index + 1).map_or(k, |next| next.before.min(k));
        let taken = end - layer.before;
        let rest = Group::new(side, layer.g, layer.len.saturating_sub(taken));
        let next = expansions.nodes(end) - layer.children;
        let next = Group::new(side, layer.g + 1, next);
        [(rest, layer.first + taken), (next, layer.children)]
    }

    /// The open nodes of `side` at a moment, which may be in the middle of an expansion.
    fn open_at(&self, moment: &Moment<'_>, side: Side) -> [OpenRange; 2] {
        let [rest, mut next] = self.open_of(side, moment.k, &moment.recording.expansions);
        if moment.current().is_some_and(|node| node.side == side) {
            next.0.len -= moment.pending_counts().visited as usize;
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
        let waiting = |side| waiting(self.open_of(side, k, expansions));
        match waiting(Side::Forward) <= waiting(Side::Backward) {
            true => Side::Forward,
            false => Side::Backward,
        }
    }
}

impl TimelineKind for BfsTimeline {
    fn bytes(&self) -> usize {
        self.log.capacity() * size_of::<Layer>()
    }

    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>) {
        // In the middle of an expansion it is the side of the expanded node.
        let turn = match moment.current().filter(|_| moment.part.is_some()) {
            Some(node) => node.side,
            None => self.turn(moment.k, &moment.recording.expansions),
        };
        let sides = if self.two_sided { 2 } else { 1 };
        for side in [turn, turn.other()].into_iter().take(sides) {
            for (group, first) in self.open_at(&moment, side) {
                list.push(group, GroupNodes::Consecutive(first));
            }
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
        for (group, _) in self.open_at(moment, side) {
            if group.len > 0 {
                level_at(&mut levels, group.g).add_open(group.len as u32);
            }
        }
        levels
    }

    /// BFS is over when the goal is generated; bidirectional BFS at the end of a layer, when the frontiers have met or
    /// one of them is empty.
    fn is_over(&self, moment: &Moment<'_>) -> bool {
        let recording = moment.recording;
        if !self.two_sided {
            return moment.has_reached_goal();
        }
        let met = recording
            .meetings
            .first()
            .is_some_and(|meeting| meeting.at <= moment.k());
        let open = |side| self.open_of(side, moment.k, &recording.expansions);
        let empty = |side| waiting(open(side)) == 0;
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
