//! The open list of one moment, in the algorithm's order.
//!
//! A timeline holds everything that was ever in the open lists of a run, by the kind of list: `bfs_timeline` for queues,
//! `best_first_timeline` for priority queues (made of `bucket`s), `mm_timeline` for the two of MM, `depth_first_timeline`
//! for a stack; `given_timeline` stores no list. `timeline` is their common interface.

pub(crate) mod best_first_timeline;
pub(crate) mod bfs_timeline;
pub(crate) mod bucket;
pub(crate) mod depth_first_timeline;
pub(crate) mod given_timeline;
pub(crate) mod kind;
pub(crate) mod mm_timeline;
pub(crate) mod timeline;

use std::ops::Range;

use crate::recording::open_list::bucket::{Bucket, BucketContents};
use crate::recording::{Moment, Node, NodeId};
use crate::search::Side;

/// The open list: groups of nodes between which only age decides, next first. Creating one costs a binary search for each
/// pair of f and g (some tens of microseconds at most); reading is proportional to the entries read.
pub struct OpenList<'h> {
    moment: Moment<'h>,
    groups: Vec<Group>,
    nodes: Vec<GroupNodes<'h>>,
}

/// Open nodes between which only age decides, consecutive in the open list, oldest first: those of one depth (BFS), of one
/// pair of f and g (A*), of h and g (greedy search), or of priority and g (MM). In a depth-first search, whose open list is
/// a stack: waiting siblings, in the order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub side: Side,
    /// Their f, if the algorithm orders by f.
    pub f: Option<u32>,
    /// Their h, if the algorithm orders by h alone.
    pub h: Option<u32>,
    /// Their priority max(g + h, 2g + 1), if the algorithm is MM.
    pub priority: Option<u32>,
    pub g: u32,
    /// The number of open nodes before them.
    pub start: usize,
    pub len: usize,
}

impl Group {
    pub(crate) const fn new(side: Side, g: u32, len: u32) -> Self {
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

pub(crate) enum GroupNodes<'h> {
    /// Nodes with consecutive numbers from this one on.
    Consecutive(u32),
    Bucket(&'h Bucket, BucketContents),
}

impl<'h> OpenList<'h> {
    pub(crate) fn new(moment: Moment<'h>) -> Self {
        let mut list = Self {
            moment,
            groups: Vec::new(),
            nodes: Vec::new(),
        };
        moment.recording.timeline.kind().fill(moment, &mut list);
        list
    }

    /// Adds a group at the end, if it is not empty.
    pub(crate) fn push(&mut self, group: Group, nodes: GroupNodes<'h>) {
        if group.len > 0 {
            let start = self.len();
            self.groups.push(Group { start, ..group });
            self.nodes.push(nodes);
        }
    }

    pub(crate) fn count(&self, wanted: impl Fn(&Group) -> bool) -> usize {
        let groups = self.groups.iter().filter(|group| wanted(group));
        groups.map(|group| group.len).sum()
    }

    pub fn len(&self) -> usize {
        self.groups.last().map_or(0, |last| last.start + last.len)
    }

    pub const fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// Its groups, next first. In a bidirectional search, the side that expands next comes first.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The node at `place`, and the expansion that inserted it.
    pub(crate) fn entry(&self, place: usize) -> Option<(u32, u32)> {
        let group = self
            .groups
            .partition_point(|group| group.start <= place)
            .checked_sub(1)?;
        let place = place - self.groups[group].start;
        if place >= self.groups[group].len {
            return None;
        }
        Some(match &self.nodes[group] {
            GroupNodes::Consecutive(first) => {
                let node = first + place as u32;
                (node, self.moment.recording.nodes.generated_at(node))
            }
            GroupNodes::Bucket(bucket, contents) => bucket.at(contents, place as u32),
        })
    }

    /// The number of the node at `place`; the node at 0 is taken next.
    pub fn id(&self, place: usize) -> Option<NodeId> {
        self.entry(place).map(|(node, _)| NodeId(node))
    }

    pub fn place(&self, node: &Node) -> Option<usize> {
        let rank = self.moment.recording.rank(node.g, node.h.unwrap_or(0));
        let own = |(group, nodes): (&Group, &GroupNodes<'_>)| {
            let same_rank = match nodes {
                GroupNodes::Consecutive(_) => true,
                GroupNodes::Bucket(bucket, _) => bucket.rank == rank,
            };
            same_rank && (group.side, group.g) == (node.side, node.g)
        };
        let group = self.groups.iter().zip(&self.nodes).position(own)?;
        let place = match &self.nodes[group] {
            GroupNodes::Consecutive(first) => node.id.0.checked_sub(*first)?,
            GroupNodes::Bucket(bucket, contents) => {
                let recording = self.moment.recording;
                let revision = recording
                    .revisions
                    .of(node.id.0)
                    .find(|revision| self.moment.has_revised(revision));
                let generated = recording.nodes.generated_at(node.id.0);
                let inserted_at = revision.map_or(generated, |revision| revision.at);
                bucket.place_of(contents, node.id.0, inserted_at)?
            }
        };
        let place = place as usize;
        (place < self.groups[group].len).then(|| self.groups[group].start + place)
    }

    pub fn first(&self) -> Option<Node> {
        self.moment.node(self.id(0)?)
    }

    /// The nodes at `places`, clamped to the length.
    pub fn range(&self, places: Range<usize>) -> impl Iterator<Item = Node> {
        let places = places.start..places.end.min(self.len());
        places.filter_map(|place| self.moment.node(self.id(place)?))
    }
}
