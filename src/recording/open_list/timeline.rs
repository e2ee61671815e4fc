//! The open list at every moment, for all kinds of lists.
//!
//! Each kind is implemented in its own file. Only this file distinguishes them.

use crate::puzzle::Problem;
use crate::recording::expansions::Expansions;
use crate::recording::nodes::Nodes;
use crate::recording::open_list::best_first_timeline::BestFirstTimeline;
use crate::recording::open_list::bfs_timeline::BfsTimeline;
use crate::recording::open_list::depth_first_timeline::DepthFirstTimeline;
use crate::recording::open_list::given_timeline::GivenTimeline;
use crate::recording::open_list::kind::{OpenNode, TimelineKind};
use crate::recording::open_list::mm_timeline::MmTimeline;
use crate::search::{Algorithm, Strategy};

/// Everything that was ever in the open lists of a run, by the kind of list.
#[derive(Clone, Debug)]
pub(crate) enum Timeline {
    Bfs(BfsTimeline),
    BestFirst(BestFirstTimeline),
    /// A priority queue for each side. Boxed because it is several times as large as the others.
    Mm(Box<MmTimeline>),
    DepthFirst(DepthFirstTimeline),
    Given(GivenTimeline),
}

impl Timeline {
    /// The empty timeline of a run whose root has the estimate `h`.
    pub(crate) fn new(problem: &Problem, strategy: Strategy, h: u32) -> Self {
        match strategy.algorithm {
            Algorithm::Bfs => Self::Bfs(BfsTimeline::new(false)),
            Algorithm::Bidirectional => Self::Bfs(BfsTimeline::new(true)),
            Algorithm::Mm => Self::Mm(Box::new(MmTimeline::new())),
            Algorithm::AStar
            | Algorithm::UniformCost
            | Algorithm::WeightedAStar
            | Algorithm::Greedy => Self::BestFirst(BestFirstTimeline::default()),
            Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
                Self::DepthFirst(DepthFirstTimeline::new(problem, strategy, h))
            }
        }
    }

    pub(crate) fn kind(&self) -> &dyn TimelineKind {
        match self {
            Self::Bfs(bfs) => bfs,
            Self::BestFirst(best_first) => best_first,
            Self::Mm(mm) => &**mm,
            Self::DepthFirst(depth_first) => depth_first,
            Self::Given(given) => given,
        }
    }

    /// Records that `node` is open from expansion `at` on. Does nothing if the order follows from generation alone.
    #[inline]
    pub(crate) fn insert(&mut self, node: OpenNode, at: u32) {
        match self {
            Self::BestFirst(best_first) => best_first.insert(node, at),
            Self::Mm(mm) => mm.insert(node, at),
            Self::Bfs(_) | Self::DepthFirst(_) | Self::Given(_) => {}
        }
    }

    /// Removes the first node, which expansion `at` expands; `None` if none is open. A depth-first search and a given order
    /// choose elsewhere.
    #[inline]
    pub(crate) fn take(&mut self, at: u32, expansions: &Expansions, nodes: &Nodes) -> Option<u32> {
        match self {
            Self::Bfs(bfs) => bfs.take(expansions),
            Self::BestFirst(best_first) => best_first.take(at, nodes),
            Self::Mm(mm) => mm.take(at, nodes),
            Self::DepthFirst(_) | Self::Given(_) => None,
        }
    }

    /// Removes `node`, inserted at `inserted_at`, because expansion `at` found a better path to it.
    pub(crate) fn remove(&mut self, node: OpenNode, inserted_at: u32, at: u32) {
        match self {
            Self::BestFirst(best_first) => best_first.remove(node, inserted_at, at),
            Self::Mm(mm) => mm.remove(node, inserted_at, at),
            Self::Bfs(_) | Self::DepthFirst(_) | Self::Given(_) => {}
        }
    }

    /// Called when an expansion, or all data so far, has been recorded.
    #[inline]
    pub(crate) fn end_expansion(&mut self) {
        if let Self::Mm(mm) = self {
            mm.choose_side();
        }
    }

    pub(crate) const fn mm(&self) -> Option<&MmTimeline> {
        match self {
            Self::Mm(mm) => Some(mm),
            _ => None,
        }
    }

    pub(crate) const fn mm_mut(&mut self) -> Option<&mut MmTimeline> {
        match self {
            Self::Mm(mm) => Some(mm),
            _ => None,
        }
    }

    pub(crate) const fn depth_first_mut(&mut self) -> Option<&mut DepthFirstTimeline> {
        match self {
            Self::DepthFirst(depth_first) => Some(depth_first),
            _ => None,
        }
    }

    #[inline]
    pub(crate) const fn depth_first(&self) -> Option<&DepthFirstTimeline> {
        match self {
            Self::DepthFirst(depth_first) => Some(depth_first),
            _ => None,
        }
    }
}
