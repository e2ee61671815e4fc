//! Bidirectional breadth-first search.

use crate::puzzle::{Problem, State};
use crate::search::engine::bfs_frontier::{self, BfsFrontier};
use crate::search::engine::node_table::{Space, Table, path_through};
use crate::search::engine::parent_move::ParentMove;
use crate::search::engine::run_limits::{NEW_BETWEEN_CHECKS, RunLimits};
use crate::search::{
    Algorithm, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution, Stats, Status,
};

/// Breadth-first search from start and goal at once (Pohl 1971). It expands whole layers: that of the smaller frontier, the
/// forward one where they are equal. It stops at the end of the layer in which the frontiers first meet. The depths of both
/// sides before that layer add up to less than the length of the answer, so the first meeting lies on a shortest path: a
/// shorter one would have met in an earlier layer (on stopping early see Holte et al., *MM*, Artificial Intelligence 252,
/// 2017).
pub struct Bidirectional<S: Space> {
    problem: Problem,
    /// The parent move of each visited state, of either side.
    visited: S::Table<u8>,
    frontiers: [BfsFrontier<S>; 2],
    /// Layers that each side has expanded.
    depths: [u32; 2],
    /// Whether start and goal lie in the same space, so that a shared address is a shared state.
    same_space: bool,
    /// The side whose layer is being expanded.
    turn: Side,
    layer_left: u64,
    meeting: Option<S::Node>,
    /// The side of the node expanded last, and that node's depth.
    current: (Side, u32),
    run: RunLimits,
}

const FORWARD: usize = Side::Forward as usize;
const BACKWARD: usize = Side::Backward as usize;

impl<S: Space> Bidirectional<S> {
    /// Searches `problem`, with the spaces around its start and its goal.
    ///
    /// # Panics
    /// If start or goal is not in its space.
    pub fn new(problem: &Problem, spaces: [S; 2], limits: Limits) -> Self {
        let [start, goal] = [problem.start().state(), problem.goal().state()];
        let [from_start, from_goal] = spaces;
        let same_space = from_start.node(goal).is_some();
        let mut visited = from_start.table();
        let mut frontier = |space: S, side: Side, state: State| {
            let root = space.root(state);
            bfs_frontier::mark(visited.entry(root), side, ParentMove::root());
            BfsFrontier::new(space, side, root)
        };
        let frontiers = [
            frontier(from_start, Side::Forward, start),
            frontier(from_goal, Side::Backward, goal),
        ];
        let bytes = visited.bytes() + frontiers.iter().map(BfsFrontier::bytes).sum::<u64>();
        let mut search = Self {
            problem: *problem,
            visited,
            frontiers,
            depths: [0; 2],
            same_space,
            turn: Side::Forward,
            layer_left: 1,
            meeting: None,
            current: (Side::Forward, 0),
            run: RunLimits::new(limits, 2, bytes),
        };
        if start == goal {
            let stats = search.run.stats;
            let none = Solution::found(problem, Vec::new());
            search.run.publish(stats, Some(Outcome::Solved(none)));
        }
        search
    }

    /// Whether there is memory for what is stored until the next memory check.
    #[cold]
    fn has_memory(&mut self) -> bool {
        self.visited.make_room(NEW_BETWEEN_CHECKS) && self.run.allows(self.bytes())
    }

    fn bytes(&self) -> u64 {
        self.visited.bytes() + self.frontiers.iter().map(BfsFrontier::bytes).sum::<u64>()
    }

    fn solved(&self, meeting: S::Node) -> Outcome {
        let spaces = self.frontiers.each_ref().map(|frontier| &frontier.space);
        let moves = path_through(spaces, meeting, |node, side| {
            bfs_frontier::parent_move(self.visited.get(node), side).mv()
        });
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    /// At the end of a layer: stops where the frontiers have met or one is empty, or takes the side of the smaller frontier.
    fn next_layer(&mut self) -> Option<Outcome> {
        let [forward, backward] = self.frontiers.each_ref().map(BfsFrontier::len);
        self.turn = if forward <= backward {
            Side::Forward
        } else {
            Side::Backward
        };
        self.layer_left = forward.min(backward);
        if let Some(meeting) = self.meeting {
            return Some(self.solved(meeting));
        }
        (self.layer_left == 0).then_some(Outcome::Exhausted)
    }

    /// Expands some of the oldest nodes of side `SIDE`. Gives back the first state at which it meets the other.
    fn expand_batch<const SIDE: usize, O: Observer>(
        &mut self,
        limit: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<S::Node> {
        let (g, elsewhere) = (self.depths[SIDE], self.frontiers[1 - SIDE].len());
        let frontier = &mut self.frontiers[SIDE];
        // for each node n of the layer, a batch at a time
        let mut batch = frontier.next_batch::<SIDE, O>(&mut self.visited, limit);
        // for each neighbour m of n but its parent
        while batch.has_more() {
            // if m is new to this side: parent(m) ← n, and m goes into this side’s queue
            batch.visit_next::<O>();
        }
        // if the other has m: they meet
        let meeting = batch.meeting();
        let visited = batch.end();
        frontier.finish(&visited, g, elsewhere, stats, observer);
        meeting
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let last = stats.expanded.saturating_add(budget);
        while stats.expanded < last {
            if RunLimits::is_memory_check(stats.expanded) && !self.has_memory() {
                return Some(Outcome::Limit(Limit::Memory));
            }
            let (side, before) = (self.turn, stats.expanded);
            let limit = RunLimits::until_memory_check(before)
                .min(last - before)
                .min(self.layer_left);
            let g = self.depths[side as usize];
            let met = match side {
                Side::Forward => self.expand_batch::<FORWARD, O>(limit, stats, observer),
                Side::Backward => self.expand_batch::<BACKWARD, O>(limit, stats, observer),
            };
            if self.same_space {
                self.meeting = self.meeting.or(met);
            }
            self.current = (side, g);
            self.layer_left -= stats.expanded - before;
            if self.layer_left == 0 {
                self.depths[side as usize] += 1;
                if let Some(end) = self.next_layer() {
                    return Some(end);
                }
            }
        }
        None
    }
}

impl<S: Space> Search for Bidirectional<S> {
    const ALGORITHM: Algorithm = Algorithm::Bidirectional;

    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status {
        let mut stats = self.run.stats;
        let end = self.expand(self.run.allowance(budget), &mut stats, observer);
        stats.visited = 2 + stats.generated - stats.duplicates;
        stats.depth = self.depths.iter().sum();
        stats.bytes = self.bytes();
        self.run.publish(stats, end)
    }

    fn stats(&self) -> Stats {
        self.run.stats
    }

    fn current(&self) -> Option<NodeView> {
        let (side, g) = self.current;
        self.frontiers[side as usize].current(g)
    }

    /// The rest of the layer at hand, then what the other side would expand next.
    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let of = |side: Side, left| {
            self.frontiers[side as usize].views(self.depths[side as usize], left)
        };
        let nodes = of(self.turn, self.layer_left).chain(of(self.turn.other(), u64::MAX));
        nodes.take(count).collect()
    }
}
