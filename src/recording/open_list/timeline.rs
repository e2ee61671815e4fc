//! The open list at every moment, whatever kind of list the algorithm keeps.
//!
//! Each kind has a file that holds all that is particular to it. This file is the only one that tells them apart.

use crate::puzzle::{Problem, State};
use crate::recording::Recording;
use crate::recording::expansions::Expansions;
use crate::recording::open_list::best_first_timeline::BestFirstTimeline;
use crate::recording::open_list::bfs_timeline::BfsTimeline;
use crate::recording::open_list::depth_first_timeline::DepthFirstTimeline;
use crate::recording::open_list::given_timeline::GivenTimeline;
use crate::recording::open_list::kind::{OpenNode, TimelineKind};
use crate::recording::open_list::mm_timeline::MmTimeline;
use crate::search::{Algorithm, Side, Strategy};

/// What ever was in the open lists of a run, by the kind of list.
#[derive(Clone, Debug)]
pub(crate) enum Timeline {
    Bfs(BfsTimeline),
    BestFirst(BestFirstTimeline),
    /// A priority queue for each side. On the heap: it is several times as large as the others.
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
            Algorithm::Mm => Self::Mm(Box::new(MmTimeline::new(strategy.takes_smaller_g()))),
            Algorithm::AStar
            | Algorithm::UniformCost
            | Algorithm::WeightedAStar
            | Algorithm::Greedy => {
                Self::BestFirst(BestFirstTimeline::new(strategy.takes_smaller_g()))
            }
            Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
                Self::DepthFirst(DepthFirstTimeline::new(problem, strategy, h))
            }
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Bfs(bfs) => bfs.bytes(),
            Self::BestFirst(best_first) => best_first.bytes(),
            Self::Mm(mm) => mm.bytes(),
            Self::DepthFirst(depth_first) => depth_first.bytes(),
            Self::Given(given) => given.bytes(),
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

    /// `node` is open from expansion `at` on. Nothing to note where generation alone tells the order.
    #[inline]
    pub(crate) fn insert(&mut self, node: OpenNode, at: u32) {
        match self {
            Self::BestFirst(best_first) => best_first.insert(node, at),
            Self::Mm(mm) => mm.insert(node, at),
            Self::Bfs(_) | Self::DepthFirst(_) | Self::Given(_) => {}
        }
    }

    /// `node` is expanded by expansion `at`; it went in at `inserted_at`.
    #[inline]
    pub(crate) fn expand(
        &mut self,
        node: OpenNode,
        inserted_at: impl FnOnce() -> u32,
        at: u32,
        expansions: &Expansions,
    ) {
        match self {
            Self::Bfs(bfs) => bfs.expand(node.side, node.g, expansions),
            Self::BestFirst(best_first) => best_first.expand(node, inserted_at(), at),
            Self::Mm(mm) => mm.expand(node, inserted_at(), at),
            Self::DepthFirst(_) => {}
            Self::Given(given) => given.expand(node, at),
        }
    }

    /// `node`, which went in at `inserted_at`, leaves because expansion `at` found a better path to it.
    pub(crate) fn remove(&mut self, node: OpenNode, inserted_at: u32, at: u32) {
        match self {
            Self::BestFirst(best_first) => best_first.remove(node, inserted_at, at),
            Self::Mm(mm) => mm.remove(node, inserted_at, at),
            Self::Bfs(_) | Self::DepthFirst(_) | Self::Given(_) => {}
        }
    }

    /// An expansion is recorded to its end.
    #[inline]
    pub(crate) fn end_expansion(&mut self) {
        if let Self::Mm(mm) = self {
            mm.choose_side();
        }
    }

    /// The node expanded next: the one of `state`, or the one that the list itself tells.
    #[inline]
    pub(crate) fn next(&self, recording: &Recording, state: Option<State>) -> Option<u32> {
        match self {
            Self::Bfs(bfs) => bfs.next(&recording.expansions),
            Self::BestFirst(_) => recording.find(state?, Side::Forward).map(|id| id.0),
            Self::Mm(mm) => recording.find(state?, mm.next_side()?).map(|id| id.0),
            Self::DepthFirst(depth_first) => depth_first.next,
            Self::Given(_) => GivenTimeline::next(recording, state?),
        }
    }

    /// The state and the side of what is expanded `distance` expansions later than what is expanded next, as far as is
    /// known; `state` is what the trace tells of it.
    #[inline]
    pub(crate) fn later(
        &self,
        recording: &Recording,
        distance: u32,
        state: Option<State>,
    ) -> Option<(State, Side)> {
        match self {
            Self::Bfs(bfs) => {
                let node = bfs.later(distance, &recording.expansions)?;
                let state = recording.nodes.states().get(node)?;
                Some((state, recording.nodes.side(node)))
            }
            Self::BestFirst(_) => Some((state?, Side::Forward)),
            Self::Mm(mm) => Some((state?, mm.next_side()?)),
            Self::DepthFirst(_) | Self::Given(_) => None,
        }
    }

    pub(crate) const fn mm(&self) -> Option<&MmTimeline> {
        match self {
            Self::Mm(mm) => Some(mm),
            Self::Bfs(_) | Self::BestFirst(_) | Self::DepthFirst(_) | Self::Given(_) => None,
        }
    }

    pub(crate) const fn mm_mut(&mut self) -> Option<&mut MmTimeline> {
        match self {
            Self::Mm(mm) => Some(mm),
            Self::Bfs(_) | Self::BestFirst(_) | Self::DepthFirst(_) | Self::Given(_) => None,
        }
    }

    #[inline]
    pub(crate) const fn depth_first(&self) -> Option<&DepthFirstTimeline> {
        match self {
            Self::DepthFirst(depth_first) => Some(depth_first),
            Self::Bfs(_) | Self::BestFirst(_) | Self::Mm(_) | Self::Given(_) => None,
        }
    }

    pub(crate) const fn depth_first_mut(&mut self) -> Option<&mut DepthFirstTimeline> {
        match self {
            Self::DepthFirst(depth_first) => Some(depth_first),
            Self::Bfs(_) | Self::BestFirst(_) | Self::Mm(_) | Self::Given(_) => None,
        }
    }
}
