//! The open list of one moment, in the algorithm's own order.

use std::ops::Range;

use crate::{
    recording::{
        Moment, Node, NodeId, Order,
        best_first_timeline::{Bucket, Buckets, Window},
    },
    search::{Algorithm, Side},
};

/// The open list: groups of nodes between which only age decides, next first. Making one costs a binary search for each
/// pair of f and g there is (some tens of microseconds at most), reading it costs what is read.
pub struct OpenList<'h> {
    moment: Moment<'h>,
    groups: Vec<Group>,
    parts: Vec<Part<'h>>,
}

/// Open nodes between which only age decides, consecutive in the open list, oldest first: those of one depth (BFS), of
/// one pair of f and g (A*), of h and g (greedy search), or of priority and g (MM). Of a depth-first search, whose open list is a stack: siblings
/// that wait for their turn, in the order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The search that holds them.
    pub side: Side,
    /// Their f, where the algorithm goes by it.
    pub f: Option<u32>,
    /// Their h, where the algorithm goes by it alone.
    pub h: Option<u32>,
    /// Their priority max(g + h, 2g + 1), where the algorithm is MM.
    pub priority: Option<u32>,
    /// Their g.
    pub g: u32,
    /// Open nodes before them.
    pub start: usize,
    /// How many they are.
    pub len: usize,
}

impl Group {
    const fn new(side: Side, g: u32, len: u32) -> Self {
        Self {
            side,
            f: None,
            h: None,
            priority: None,
            g,
            start: 0,
            len: len as usize,
        }
    }
}

enum Part<'h> {
    Numbers(u32),
    Queue(&'h Bucket, Window),
}

impl<'h> OpenList<'h> {
    pub(crate) fn new(moment: Moment<'h>) -> Self {
        let mut list = Self {
            moment,
            groups: Vec::new(),
            parts: Vec::new(),
        };
        match &moment.history.open {
            Order::Queues(layers) => {
                for run in layers.open(moment.k, &moment.history.expansions) {
                    let group = Group::new(run.side, run.g, run.len);
                    list.push(group, Part::Numbers(run.first));
                }
            }
            Order::Buckets(buckets) => {
                list.extend(buckets, Side::Forward);
            }
            Order::Facing(facing) => {
                let turn = moment.turn(facing);
                for side in [turn, turn.other()] {
                    list.extend(facing.side(side), side);
                }
            }
            Order::Stack(_) => {
                let history = moment.history;
                for left in history.stack(moment.k).filter(|left| !left.is_empty()) {
                    let g = u32::from(history.nodes.g[left.start as usize]);
                    let group = Group::new(Side::Forward, g, left.end - left.start);
                    list.push(group, Part::Numbers(left.start));
                }
            }
        }
        list
    }

    /// Adds the queues of a best-first search.
    fn extend(&mut self, buckets: &'h Buckets, side: Side) {
        for bucket in buckets.in_order() {
            let window = bucket.window(self.moment.k);
            let rank = Some(bucket.rank);
            let mut group = Group::new(side, bucket.g, window.len());
            match self.moment.history.algorithm {
                Algorithm::UniformCost => {}
                Algorithm::Greedy => group.h = rank,
                Algorithm::Mm => group.priority = rank,
                _ => group.f = rank,
            }
            self.push(group, Part::Queue(bucket, window));
        }
    }

    fn push(&mut self, group: Group, part: Part<'h>) {
        if group.len > 0 {
            let start = self.len();
            self.groups.push(Group { start, ..group });
            self.parts.push(part);
        }
    }

    /// Open nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.groups.last().map_or(0, |last| last.start + last.len)
    }

    /// Whether none is open.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// Its groups, next first. Of two searches, the side that goes next comes first.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The node at `place`, and the expansion that put it in.
    pub(crate) fn entry(&self, place: usize) -> Option<(u32, u32)> {
        let group = self
            .groups
            .partition_point(|group| group.start <= place)
            .checked_sub(1)?;
        let rank = place - self.groups[group].start;
        if rank >= self.groups[group].len {
            return None;
        }
        Some(match &self.parts[group] {
            Part::Numbers(first) => {
                let node = first + rank as u32;
                (node, self.moment.history.nodes.born[node as usize])
            }
            Part::Queue(bucket, window) => bucket.at(window, rank as u32),
        })
    }

    /// The number of the node at `place`, 0 being the next to be taken.
    #[must_use]
    pub fn id(&self, place: usize) -> Option<NodeId> {
        self.entry(place).map(|(node, _)| NodeId(node))
    }

    /// The place of an open node.
    #[must_use]
    pub fn place(&self, node: &Node) -> Option<usize> {
        let rank = self.moment.history.rank(node.g, node.h.unwrap_or(0));
        let own = |(group, part): (&Group, &Part<'_>)| {
            let queued = match part {
                Part::Numbers(_) => true,
                Part::Queue(bucket, _) => bucket.rank == rank,
            };
            queued && (group.side, group.g) == (node.side, node.g)
        };
        let group = self.groups.iter().zip(&self.parts).position(own)?;
        let rank = match &self.parts[group] {
            Part::Numbers(first) => node.id.0.checked_sub(*first)?,
            Part::Queue(bucket, window) => {
                let history = self.moment.history;
                let revision = history
                    .revisions
                    .of(node.id.0)
                    .find(|revision| revision.at <= self.moment.k);
                let put =
                    revision.map_or(history.nodes.born[node.id.index()], |revision| revision.at);
                bucket.rank(window, node.id.0, put)?
            }
        };
        let rank = rank as usize;
        (rank < self.groups[group].len).then(|| self.groups[group].start + rank)
    }

    /// The node to be taken next.
    #[must_use]
    pub fn first(&self) -> Option<Node> {
        self.moment.node(self.id(0)?)
    }

    /// The nodes at `places`, as far as there are any.
    pub fn range(&self, places: Range<usize>) -> impl Iterator<Item = Node> {
        let places = places.start..places.end.min(self.len());
        places.filter_map(|place| self.moment.node(self.id(place)?))
    }
}
