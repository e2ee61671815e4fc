//! The open list of one moment, in the algorithm's order.
//!
//! A [`Timeline`] holds everything that was ever in the open lists of a run, by the kind of list: `bfs_timeline` for the
//! queues of BFS, `best_first_timeline` for priority queues (`queue`, made of `bucket`s), `by_age` where age decides,
//! `depth_first_timeline` for a search that stores one path.

pub(crate) mod best_first_timeline;
pub(crate) mod bfs_timeline;
pub(crate) mod bucket;
pub(crate) mod by_age;
pub(crate) mod depth_first_timeline;
pub(crate) mod kind;
pub(crate) mod mm;
pub(crate) mod queue;

use std::ops::Range;
use std::rc::Rc;

use crate::puzzle::Problem;
use crate::recording::expansions::Expansions;
use crate::recording::nodes::Nodes;
use crate::recording::open_list::best_first_timeline::BestFirstTimeline;
use crate::recording::open_list::bfs_timeline::BfsTimeline;
use crate::recording::open_list::bucket::{Bucket, BucketContents};
use crate::recording::open_list::by_age::ByAgeTimeline;
use crate::recording::open_list::depth_first_timeline::DepthFirstTimeline;
use crate::recording::open_list::kind::{GivenOrder, OpenNode, TimelineKind};
use crate::recording::open_list::mm::Mm;
use crate::recording::{Moment, Node, NodeId};
use crate::search::{Algorithm, Side, Strategy};

/// Everything that was ever in the open lists of a run, by the kind of list. Only this type distinguishes the kinds.
#[derive(Clone, Debug)]
pub(crate) enum Timeline {
    Bfs(BfsTimeline),
    BestFirst(BestFirstTimeline),
    ByAge(ByAgeTimeline),
    DepthFirst(DepthFirstTimeline),
    Given(GivenOrder),
}

impl Timeline {
    /// The empty timeline of a run whose root has the estimate `h`.
    pub(crate) fn new(problem: &Problem, strategy: Strategy, h: u32) -> Self {
        if let Some(by_age) = ByAgeTimeline::of(strategy) {
            return Self::ByAge(by_age);
        }
        match strategy.algorithm {
            Algorithm::Bfs => Self::Bfs(BfsTimeline::new(false)),
            Algorithm::Bidirectional if strategy.epsilon(problem).is_none() => {
                Self::Bfs(BfsTimeline::new(true))
            }
            Algorithm::AStar
            | Algorithm::UniformCost
            | Algorithm::WeightedAStar
            | Algorithm::Greedy
            | Algorithm::Dfs
            | Algorithm::Bidirectional
            | Algorithm::Mm => Self::BestFirst(BestFirstTimeline::new(problem, strategy)),
            Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
                Self::DepthFirst(DepthFirstTimeline::new(problem, strategy, h))
            }
        }
    }

    pub(crate) fn kind(&self) -> &dyn TimelineKind {
        match self {
            Self::Bfs(bfs) => bfs,
            Self::BestFirst(best_first) => best_first,
            Self::ByAge(by_age) => by_age,
            Self::DepthFirst(depth_first) => depth_first,
            Self::Given(given) => given,
        }
    }

    /// Records that `node` is open from expansion `at` on. Does nothing if the order follows from generation alone.
    #[inline]
    pub(crate) fn insert(&mut self, node: OpenNode, at: u32) {
        match self {
            Self::BestFirst(best_first) => best_first.insert(node, at),
            Self::ByAge(by_age) => by_age.insert(node, at),
            _ => {}
        }
    }

    /// Removes the first node, which expansion `at` expands; `None` if none is open. A depth-first search and a given order
    /// choose elsewhere.
    #[inline]
    pub(crate) fn take(&mut self, at: u32, expansions: &Expansions, nodes: &Nodes) -> Option<u32> {
        match self {
            Self::Bfs(bfs) => bfs.take(expansions),
            Self::BestFirst(best_first) => best_first.take(at, nodes),
            Self::ByAge(by_age) => by_age.take(at),
            Self::DepthFirst(_) | Self::Given(_) => None,
        }
    }

    /// Removes `node`, inserted at `inserted_at`, because expansion `at` found a better path to it.
    pub(crate) fn remove(&mut self, node: OpenNode, inserted_at: u32, at: u32) {
        match self {
            Self::BestFirst(best_first) => best_first.remove(node, inserted_at, at),
            Self::ByAge(by_age) => by_age.remove(node, inserted_at, at),
            _ => {}
        }
    }

    pub(crate) const fn mm(&self) -> Option<&Mm> {
        match self {
            Self::BestFirst(best_first) => match &best_first.mm {
                Some(mm) => Some(mm),
                None => None,
            },
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn mm_mut(&mut self) -> Option<&mut Mm> {
        match self {
            Self::BestFirst(best_first) => best_first.mm.as_deref_mut(),
            _ => None,
        }
    }
}

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
    /// Their priority max(g + h, 2g + ε), if the algorithm is MM.
    pub priority: Option<u32>,
    /// In a depth-first search their depth.
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
    /// These, each with the expansion that inserted it.
    Listed(Rc<[(u32, u32)]>, Range<usize>),
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
            GroupNodes::Listed(nodes, own) => nodes[own.start + place],
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
                GroupNodes::Listed(nodes, own) => {
                    group.g == node.g && nodes[own.clone()].iter().any(|(id, _)| *id == node.id.0)
                }
            };
            let key = match self.moment.is_depth_first() {
                true => node.depth,
                false => node.g,
            };
            same_rank && (group.side, group.g) == (node.side, key)
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
            GroupNodes::Listed(nodes, own) => {
                let mut own = nodes[own.clone()].iter();
                own.position(|(id, _)| *id == node.id.0)? as u32
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
