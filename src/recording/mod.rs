//! What a search did, and the state of the search at any moment of it.
//!
//! A [`Recording`] is appended to from the trace of a run, slice by slice, and never changes what it has. Moments are
//! numbered by expansions: moment `k` is after `k` of them, and moment 0 is before the first. Nothing is replayed to go
//! to a moment: nodes carry the number of the expansion that generated them and of the one that expanded them, queues
//! are ranges of what was ever put into them, and the rare things that happen to a node twice are logged. So a moment is
//! a number, [`Recording::at`] costs nothing, and several views may stand at several moments.
//!
//! A node takes about 60 bytes, and 35 more in the layout of the tree.
//!
//! # How a run becomes a recording
//!
//! | thread | owns | does |
//! | --- | --- | --- |
//! | search (`worker`) | the search | makes expansions, and hands over a [trace](crate::search::Trace) of them |
//! | recorder (`app/playback/recorder`) | the recording that grows | [appends](Recording::append) the trace, and makes a copy of the recording several times a second |
//! | layout (beside the recorder) | the tree that grows | places the nodes of each copy |
//! | window | the newest copy | reads any moment of it, for as long as it likes |
//!
//! A copy costs little and never changes: nodes, expansions and open lists are kept in columns (`column.rs`), whose chunks
//! are shared between copies until one of them is changed. The expansion that closed a node (`closings.rs`) and the node of a
//! state (`state_index.rs`) are noted once and never changed, and each copy knows which of these notes are its own. So the
//! window never waits for the recorder, nor the recorder for the window.

pub(crate) mod closings;
pub(crate) mod column;
pub(crate) mod expansions;
pub(crate) mod landmarks;
pub(crate) mod moment;
pub(crate) mod nodes;
pub(crate) mod open_list;
pub(crate) mod partial;
pub(crate) mod record;
pub(crate) mod revisions;
pub(crate) mod state_index;
pub(crate) mod state_map;

pub use landmarks::{Breakpoint, Landmark};
pub use moment::{Moment, Node};
pub use open_list::kind::{Level, LevelKey, Reason};
pub use open_list::{Group, OpenList};
pub use partial::PartOfExpansion;
pub use state_map::{MapCounts, Reached, StateMap};

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::puzzle::{Grid, Problem, State};
use crate::recording::expansions::Expansions;
use crate::recording::nodes::{Nodes, estimate};
use crate::recording::open_list::timeline::Timeline;
use crate::recording::revisions::{Reexpansions, Revisions};
use crate::recording::state_index::StateIndex;
use crate::search::{Algorithm, PatternDatabases, Side, Strategy, estimators};

/// The number of a node: nodes are numbered in the order in which they were generated, roots first. A depth-first search
/// begins each iteration with a root of its own, and its successors are numbered when their parent is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

pub type Estimate = Arc<dyn Fn(State) -> u32 + Send + Sync>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    Growing,
    Complete,
    /// The run went on after this many expansions, beyond what a recording may hold.
    Truncated(u64),
}

/// Two searches of one state: where the frontiers of a bidirectional search meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The moment from which both have it.
    pub at: u64,
    pub forward: NodeId,
    pub backward: NodeId,
}

/// Everything that a search did, up to a cap.
///
/// A copy costs little, some microseconds at a million nodes: what does not change any more is shared, and what changes
/// later is copied then, chunk by chunk.
#[derive(Clone)]
pub struct Recording {
    pub(crate) problem: Problem,
    pub(crate) strategy: Strategy,
    pub(crate) algorithm: Algorithm,
    /// Of the moves left for each side.
    pub(crate) estimates: [Option<Estimate>; 2],
    pub(crate) grid: Grid,
    cap: usize,
    coverage: Coverage,
    pub(crate) nodes: Nodes,
    pub(crate) expansions: Expansions,
    /// Which node a state is, on either side, of the nodes before `settled`.
    index: [StateIndex; 2],
    settled: u32,
    pub(crate) timeline: Timeline,
    pub(crate) revisions: Revisions,
    reexpansions: Reexpansions,
    pub(crate) meetings: Vec<Meeting>,
    goal: Option<u32>,
    /// Tells this recording from any other.
    serial: u64,
}

pub(crate) fn serial() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl Recording {
    pub fn new(problem: &Problem, strategy: Strategy, databases: &PatternDatabases) -> Self {
        Self::capped(problem, strategy, Self::CAP, databases)
    }

    /// An empty recording of a run that solves `problem` by `strategy`, which holds at most about `cap` nodes.
    pub fn capped(
        problem: &Problem,
        strategy: Strategy,
        cap: usize,
        databases: &PatternDatabases,
    ) -> Self {
        let estimates = estimators(problem, strategy, databases);
        let estimates = estimates.map(|estimate| estimate.map(Arc::from));
        Self::guided(problem, strategy, estimates, cap)
    }

    /// An empty recording of a run by `strategy`, guided on both sides by `estimate` in place of its heuristic (`None`: h
    /// counts as 0; BFS takes no notice of it), that holds at most about `cap` nodes.
    pub fn with(
        problem: &Problem,
        strategy: Strategy,
        estimate: Option<Estimate>,
        cap: usize,
    ) -> Self {
        Self::guided(problem, strategy, [estimate.clone(), estimate], cap)
    }

    fn guided(
        problem: &Problem,
        strategy: Strategy,
        estimates: [Option<Estimate>; 2],
        cap: usize,
    ) -> Self {
        let algorithm = strategy.algorithm;
        let roots = if algorithm.is_bidirectional() { 2 } else { 1 };
        let estimates = estimates.map(|estimate| estimate.filter(|_| algorithm.uses_heuristic()));
        let h = estimate(estimates[0].as_ref(), problem.start().state());
        let mut recording = Self {
            problem: *problem,
            strategy,
            algorithm,
            estimates,
            grid: Grid::new(problem.size()),
            // Entries of the queues are node numbers with one bit to spare.
            cap: cap.min(i32::MAX as usize),
            coverage: Coverage::Growing,
            nodes: Nodes::default(),
            expansions: Expansions::new(roots),
            index: Default::default(),
            settled: 0,
            timeline: Timeline::new(problem, strategy, u32::from(h)),
            revisions: Revisions::default(),
            reexpansions: Reexpansions::default(),
            meetings: Vec::new(),
            goal: None,
            serial: serial(),
        };
        recording.add_root(problem.start().state(), Side::Forward);
        if recording
            .depth_first()
            .is_some_and(|stack| stack.next.is_none())
        {
            // The start is beyond every threshold, and dropped at once.
            recording.nodes.drop_at(0, 0);
        }
        if roots == 2 {
            recording.add_root(problem.goal().state(), Side::Backward);
        }
        recording.settle();
        recording
    }

    /// A number that no other recording has; a copy has that of its original.
    #[cfg(feature = "gui")]
    pub(crate) const fn serial(&self) -> u64 {
        self.serial
    }

    /// The moment after `k` expansions, or after the last one recorded.
    pub fn at(&self, k: u64) -> Moment<'_> {
        Moment::new(self, k.min(self.len()) as u32)
    }

    pub fn newest(&self) -> Moment<'_> {
        self.at(self.len())
    }

    pub fn len(&self) -> u64 {
        u64::from(self.expansions.len())
    }

    pub fn is_empty(&self) -> bool {
        self.expansions.len() == 0
    }

    /// Nodes recorded, roots included.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub fn id(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes()).then_some(NodeId(index as u32))
    }

    pub fn state(&self, id: NodeId) -> State {
        self.nodes.state(id.0)
    }

    /// Bytes that it holds, what it shares with its copies included.
    pub fn bytes(&self) -> u64 {
        let index: usize = self.index.iter().map(StateIndex::bytes).sum();
        let logs = self.revisions.bytes() + self.reexpansions.bytes();
        let meetings = self.meetings.capacity() * size_of::<Meeting>();
        let bytes = self.nodes.bytes() + self.expansions.bytes() + self.timeline.kind().bytes();
        (bytes + index + logs + meetings) as u64
    }

    pub const fn coverage(&self) -> Coverage {
        self.coverage
    }

    pub const fn problem(&self) -> &Problem {
        &self.problem
    }

    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// What the open list orders a node by before anything else.
    pub(crate) fn rank(&self, g: u32, h: u32) -> u32 {
        self.strategy.rank(g, h).unwrap_or(g + h)
    }

    pub const fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The node of `state`, if it was ever generated by `side`. None of a depth-first search, which may meet a state many
    /// times and knows nothing of it.
    pub fn find(&self, state: State, side: Side) -> Option<NodeId> {
        let index = &self.index[side as usize];
        index.find(self.nodes.states(), state).map(NodeId)
    }

    /// The node whose state is the goal of the forward search, once it has been generated; of a depth-first search, once it
    /// has been found.
    pub fn goal(&self) -> Option<NodeId> {
        self.goal.map(NodeId)
    }

    /// The states that both searches have, in the order in which they met.
    pub fn meetings(&self) -> &[Meeting] {
        &self.meetings
    }
}
