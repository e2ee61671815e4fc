//! The open lists of a best-first search at every moment: one [`Queue`], or one for each side of MM.

use crate::puzzle::Problem;
use crate::recording::nodes::Nodes;
use crate::recording::open_list::kind::{OpenNode, Rises, TimelineKind};
use crate::recording::open_list::mm::Mm;
use crate::recording::open_list::queue::Queue;
use crate::recording::{Group, Level, LevelKey, Moment, OpenList, Reason, Recording};
use crate::search::{Algorithm, Side, Stats, Strategy};

#[derive(Clone, Debug)]
pub(crate) struct BestFirstTimeline {
    /// By side. A search in one direction has forward nodes only.
    queues: [Queue; 2],
    rank_rises: Rises,
    g_rises: Rises,
    /// What only a search from both sides has. Boxed because it is several times as large as the rest.
    pub(crate) mm: Option<Box<Mm>>,
}

impl BestFirstTimeline {
    pub(crate) fn new(problem: &Problem, strategy: Strategy) -> Self {
        let epsilon = strategy.epsilon(problem).unwrap_or(1);
        let is_two_sided = strategy.algorithm.is_bidirectional();
        Self {
            queues: Default::default(),
            rank_rises: Rises::default(),
            g_rises: Rises::default(),
            mm: is_two_sided.then(|| Box::new(Mm::by(epsilon))),
        }
    }

    #[inline]
    pub(crate) fn insert(&mut self, node: OpenNode, at: u32) {
        self.queues[node.side as usize].insert(node, at);
        if let Some(mm) = &mut self.mm {
            mm.bounds[node.side as usize].put(node.g, node.h);
        }
    }

    /// Removes the first node, which expansion `at` expands; `None` if none is open or MM is over.
    #[inline]
    pub(crate) fn take(&mut self, at: u32, nodes: &Nodes) -> Option<u32> {
        let side = match &self.mm {
            Some(mm) if mm.over => return None,
            Some(mm) => mm.leading as usize,
            None => Side::Forward as usize,
        };
        let (node, rank, g) = self.queues[side].take(at, nodes)?;
        self.rank_rises.note(at, rank);
        self.g_rises.note(at, g);
        if let Some(mm) = &mut self.mm {
            mm.bounds[side].forget(g, nodes.h(node));
        }
        Some(node)
    }

    pub(crate) fn remove(&mut self, node: OpenNode, inserted_at: u32, at: u32) {
        self.queues[node.side as usize].remove(node, inserted_at, at);
        if let Some(mm) = &mut self.mm {
            mm.bounds[node.side as usize].forget(node.g, node.h);
        }
    }

    /// The rises of what the counters call depth.
    const fn depths(&self, recording: &Recording) -> &Rises {
        match recording.algorithm {
            Algorithm::Greedy => &self.g_rises,
            _ => &self.rank_rises,
        }
    }

    /// The side that is, or was, expanded next at a moment. At earlier moments the expanded node shows it; at the newest
    /// one, the lists determine it as in the search.
    fn turn(&self, moment: &Moment<'_>) -> Side {
        // In the middle of an expansion, this is the side of the expanded node.
        let next = moment.recording.expansions.node(moment.settled() + 1);
        let leading = self.mm.as_ref().map_or(Side::Forward, |mm| mm.leading);
        next.map_or(leading, |node| moment.recording.nodes.side(node))
    }
}

impl TimelineKind for BestFirstTimeline {
    fn bytes(&self) -> usize {
        self.queues.iter().map(Queue::bytes).sum()
    }

    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>) {
        let turn = self.turn(&moment);
        for side in [turn, turn.other()] {
            self.queues[side as usize].fill(moment, side, list);
        }
    }

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        let depth = self.depths(moment.recording).most(moment.k);
        moment.stats_of_graph_search(depth)
    }

    fn levels(&self, moment: &Moment<'_>, side: Side, key: LevelKey) -> Vec<Level> {
        self.queues[side as usize].levels(moment, side, key)
    }

    fn is_over(&self, moment: &Moment<'_>) -> bool {
        match &self.mm {
            // The bounds that end the search are known only at the newest moment.
            Some(mm) => moment.k == moment.recording.expansions.len() && mm.over,
            None => moment.has_reached_goal(),
        }
    }

    fn reason(&self, moment: &Moment<'_>, open: &OpenList<'_>) -> Reason {
        let first = open.groups()[0];
        let (side, g, with_g) = (first.side, first.g, first.len);
        if let Some(priority) = first.priority {
            let same = |group: &Group| (group.side, group.priority) == (side, first.priority);
            let mut others = open.groups().iter().filter(|group| group.side != side);
            let other = others.next().and_then(|group| group.priority);
            Reason::LowestPriority {
                side,
                priority,
                other: other.unwrap_or(priority),
                with_priority: open.count(same),
                g,
                with_g,
            }
        } else if let Some(f) = first.f {
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
        } else if self.mm.is_some() {
            let mut others = open.groups().iter().filter(|group| group.side != side);
            Reason::LowestGOfBoth {
                side,
                g,
                with_g,
                other: others.next().map_or(g, |group| group.g),
            }
        } else {
            Reason::LowestG { g, with_g }
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        self.g_rises.moments()
    }

    fn rank_rises(&self) -> Vec<u64> {
        self.rank_rises.moments()
    }

    fn reaches_depth(&self, _recording: &Recording, depth: u32) -> Option<u64> {
        self.g_rises.reaches(depth)
    }

    fn reaches(&self, recording: &Recording, depth: u32) -> Option<u64> {
        self.depths(recording).reaches(depth)
    }

    fn reaches_f(&self, recording: &Recording, f: u32) -> Option<u64> {
        let goes_by_f = recording.algorithm.goes_by_f();
        goes_by_f.then(|| self.rank_rises.reaches(f))?
    }
}
