//! Recordings of searches, and the state of a search at any moment.
//!
//! A [`Recording`] is appended to from the trace of a run, slice by slice; recorded data never changes. Moments are numbered
//! by expansions: moment `k` is after `k` of them, and moment 0 is before the first. Going to a moment needs no replay:
//! nodes store the numbers of the expansions that generated and expanded them, queues are ranges of everything ever
//! inserted, and rare events, such as a second expansion of a node, are logged. So a moment is a number, [`Recording::at`]
//! costs nothing, and several views may be at different moments.
//!
//! A node takes about 60 bytes, and 35 more in the layout of the tree.
//!
//! # How a run becomes a recording
//!
//! | thread | owns | does |
//! | --- | --- | --- |
//! | search (`services::search_task`) | the search | makes expansions, and hands over a [trace](crate::search::Trace) of them |
//! | recorder (`run/recorder`) | the recording that grows | [appends](Recording::append) the trace, and makes a copy of the recording several times a second |
//! | layout (beside the recorder) | the tree that grows | places the nodes of each copy |
//! | window | the newest copy | reads any moment of it, for as long as it likes |
//!
//! A copy is cheap and never changes: nodes, expansions and open lists are stored in columns (`column.rs`), whose chunks are
//! shared between copies until one of them is changed. The expansion that closed a node (`closings.rs`) and the node of a
//! state (`state_index.rs`) are written once and never changed, and each copy knows which of these entries are its own. So
//! the window never waits for the recorder, nor the recorder for the window.

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

use crate::puzzle::{Costs, Grid, Problem, State};
use crate::recording::expansions::Expansions;
use crate::recording::nodes::{Nodes, estimate};
use crate::recording::open_list::Timeline;
use crate::recording::revisions::{Reexpansions, Revisions};
use crate::recording::state_index::StateIndex;
use crate::search::{Algorithm, PatternDatabases, Side, Strategy, estimators};

/// The number of a node. Nodes are numbered in the order in which they were generated, roots first. A depth-first search
/// starts each iteration with a new root, and its successors are numbered when their parent is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

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
    /// The run continued beyond the limit of the recording.
    Truncated,
}

/// Two nodes with the same state: a meeting of the frontiers of a bidirectional search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The moment from which both sides have reached the state.
    pub at: u64,
    /// The node of each side.
    pub ends: [NodeId; 2],
}

/// Everything that a search did, up to a cap.
///
/// A copy is cheap, some microseconds at a million nodes: unchanging data is shared, and data that changes later is copied
/// then, chunk by chunk.
#[derive(Clone)]
pub struct Recording {
    pub(crate) problem: Problem,
    pub(crate) strategy: Strategy,
    pub(crate) algorithm: Algorithm,
    /// What moves cost the search.
    pub(crate) costs: Costs,
    /// See [`Strategy::epsilon`].
    epsilon: Option<u32>,
    /// The estimate of the moves left, by side.
    pub(crate) estimates: [Option<Estimate>; 2],
    pub(crate) grid: Grid,
    cap: usize,
    coverage: Coverage,
    is_whole: bool,
    pub(crate) nodes: Nodes,
    pub(crate) expansions: Expansions,
    /// By side, the map from states to nodes, for the nodes before `settled`.
    index: [StateIndex; 2],
    settled: u32,
    pub(crate) timeline: Timeline,
    pub(crate) revisions: Revisions,
    reexpansions: Reexpansions,
    pub(crate) meetings: Vec<Meeting>,
    goal: Option<u32>,
    /// Identifies this recording.
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

    /// Creates an empty recording, for at most about `cap` nodes, of a run that solves `problem` by `strategy`.
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

    /// Creates an empty recording of a run by `strategy`, for at most about `cap` nodes. `estimate` replaces the heuristic
    /// on both sides (`None`: h counts as 0; algorithms without a heuristic ignore it).
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
            costs: strategy.costs(problem),
            epsilon: strategy.epsilon(problem),
            estimates,
            grid: Grid::new(problem.size(), strategy.move_order),
            // Entries of the queues are node numbers with one spare bit.
            cap: cap.min(i32::MAX as usize),
            coverage: Coverage::Growing,
            is_whole: false,
            nodes: Nodes::new(strategy.epsilon(problem).is_some()),
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
            // The start is beyond every threshold, so it is dropped at once.
            recording.nodes.drop_at(0, 0);
        }
        if roots == 2 {
            recording.add_root(problem.goal().state(), Side::Backward);
        }
        recording.settle();
        recording
    }

    /// A unique number of this recording; a copy has that of its original.
    pub const fn serial(&self) -> u64 {
        self.serial
    }

    /// The moment after `k` expansions, or after the last recorded one if there are fewer.
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

    /// The number of recorded nodes, including roots.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub fn id(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes()).then_some(NodeId(index as u32))
    }

    pub fn state(&self, id: NodeId) -> State {
        self.nodes.state(id.0)
    }

    /// Bytes that it holds, including data shared with its copies.
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

    /// Whether it is finished: nothing more will be recorded.
    pub const fn is_whole(&self) -> bool {
        self.is_whole
    }

    pub const fn problem(&self) -> &Problem {
        &self.problem
    }

    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// The first key of a node in the open list.
    pub(crate) fn rank(&self, g: u32, h: u32) -> u32 {
        self.strategy.rank_by(self.epsilon, g, h).unwrap_or(g + h)
    }

    /// What the move of the tile on `cell` of a state costs the search.
    #[inline]
    pub(crate) fn cost_of(&self, state: State, cell: usize) -> u32 {
        match self.costs {
            Costs::Unit => 1,
            costs => costs.of(state.tile(cell)),
        }
    }

    /// What the move from one state to the next costs the search.
    pub fn step_cost(&self, from: State, to: State) -> u32 {
        self.cost_of(from, to.blank())
    }

    /// Whether two searches meet and the best of the paths through both is sought: MM, and every bidirectional search by
    /// cost.
    pub(crate) const fn seeks_best_path(&self) -> bool {
        self.timeline.mm().is_some()
    }

    pub const fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The node of `state`, if it was ever generated by `side`. `None` for a depth-first search, which may reach a state
    /// many times and keeps no index of states.
    pub fn find(&self, state: State, side: Side) -> Option<NodeId> {
        let index = &self.index[side as usize];
        index.find(self.nodes.states(), state).map(NodeId)
    }

    /// The node with the goal of the forward search, once it has been generated; for a depth-first search, once it has been
    /// expanded.
    pub fn goal(&self) -> Option<NodeId> {
        self.goal.map(NodeId)
    }

    /// The states that both sides have reached, in the order of the meetings.
    pub fn meetings(&self) -> &[Meeting] {
        &self.meetings
    }
}
