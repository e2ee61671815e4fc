//! Bidirectional breadth-first search.

use crate::puzzle::{Problem, State};
use crate::search::engine::bfs_frontier::{BfsFrontier, Reached};
use crate::search::engine::node_table::{NodeTable, Space, Successor, path_through};
use crate::search::engine::parent_move::ParentMove;
use crate::search::{End, NodeView, Observer, SearchAlgorithm, Side, Stats};

/// Breadth-first search from start and goal at once (Pohl 1971). It expands whole layers, always on the side with the
/// smaller frontier, forward if they are equal. It stops at the end of the layer in which the frontiers first meet. The
/// depths of both sides before that layer add up to less than the length of the solution, so the first meeting lies on a
/// shortest path: a shorter one would have met in an earlier layer (on stopping early see Holte et al., *MM*, Artificial
/// Intelligence 252, 2017).
pub struct Bidirectional<S: Space> {
    is_solved: bool,
    /// How each visited state was reached, by either side.
    visited: S::Table<u8>,
    frontiers: [BfsFrontier<S>; 2],
    depths: [u32; 2],
    /// Whether start and goal lie in the same space, so that a shared address is a shared state.
    same_space: bool,
    turn: Side,
    layer_left: u64,
    meeting: Option<S::Node>,
    /// The side of the node expanded last, and that node's depth.
    current: (Side, u32),
}

const FORWARD: usize = Side::Forward as usize;
const BACKWARD: usize = Side::Backward as usize;

impl<S: Space> Bidirectional<S> {
    /// Searches `problem`, with the spaces around its start and its goal.
    ///
    /// # Panics
    /// If start or goal is not in its space.
    pub fn new(problem: &Problem, spaces: [S; 2]) -> Self {
        let [start, goal] = [problem.start().state(), problem.goal().state()];
        let [from_start, from_goal] = spaces;
        let same_space = from_start.node(goal).is_some();
        let mut visited = from_start.table();
        let mut frontier = |space: S, side: Side, state: State| {
            let root = space.root(state);
            Reached::mark(visited.entry(root), side, ParentMove::root());
            BfsFrontier::new(space, side, root)
        };
        let frontiers = [
            frontier(from_start, Side::Forward, start),
            frontier(from_goal, Side::Backward, goal),
        ];
        Self {
            is_solved: start == goal,
            visited,
            frontiers,
            depths: [0; 2],
            same_space,
            turn: Side::Forward,
            layer_left: 1,
            meeting: None,
            current: (Side::Forward, 0),
        }
    }

    /// Expands some of the oldest nodes of side `SIDE`. Returns the first state at which it meets the other side.
    fn expand_batch<const SIDE: usize, O: Observer>(
        &mut self,
        most: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<S::Node> {
        let (g, elsewhere) = (self.depths[SIDE], self.frontiers[1 - SIDE].len());
        let frontier = &mut self.frontiers[SIDE];
        let mut met = Reached::default();
        // for each node n of the layer, a batch at a time
        let mut batch = frontier.next_batch::<O>(&self.visited, most);
        // for each neighbour m of n but its parent
        while batch.has_more() {
            let m = batch.next_successor(&self.visited);
            let entry = self.visited.entry(m.node());
            let reached = Reached(*entry);
            // if m is new to this side: parent(m) ← n, and m goes into this side’s queue
            let is_new = !reached.by::<SIDE>();
            *entry = reached.or_by::<SIDE>(m.parent_move()).0;
            batch.keep_if::<O>(is_new, m);
            met.0 |= reached.0;
        }
        // if the other has m: they meet
        let is_shared = |m: &S::Node| Reached(self.visited.get(*m)).by_other::<SIDE>();
        let meets = met.by_other::<SIDE>();
        let meeting = meets.then(|| batch.new_nodes().find(is_shared)).flatten();
        let counts = batch.end(&self.visited);
        frontier.finish(&counts, g, elsewhere, stats, observer);
        meeting
    }

    /// Ends a layer: stops if the frontiers have met or one is empty; otherwise selects the side with the smaller frontier.
    fn next_layer(&mut self) -> Option<End> {
        let [forward, backward] = self.frontiers.each_ref().map(BfsFrontier::len);
        self.turn = if forward <= backward {
            Side::Forward
        } else {
            Side::Backward
        };
        self.layer_left = forward.min(backward);
        if let Some(meeting) = self.meeting {
            let spaces = self.frontiers.each_ref().map(|frontier| &frontier.space);
            let moves = path_through(spaces, meeting, |node, side| {
                Reached(self.visited.get(node)).parent_move(side)
            });
            return Some(End::Path(moves));
        }
        (self.layer_left == 0).then_some(End::Exhausted)
    }
}

impl<S: Space> SearchAlgorithm for Bidirectional<S> {
    const ROOTS: u64 = 2;

    fn begin(&mut self, _: &mut Stats) -> Option<End> {
        self.is_solved.then(|| End::Path(Vec::new()))
    }

    fn expand<O: Observer>(
        &mut self,
        most: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<End> {
        let (side, before) = (self.turn, stats.expanded);
        let most = most.min(self.layer_left);
        let met = match side {
            Side::Forward => self.expand_batch::<FORWARD, O>(most, stats, observer),
            Side::Backward => self.expand_batch::<BACKWARD, O>(most, stats, observer),
        };
        if self.same_space {
            self.meeting = self.meeting.or(met);
        }
        let depth = &mut self.depths[side as usize];
        self.current = (side, *depth);
        self.layer_left -= stats.expanded - before;
        if self.layer_left > 0 {
            return None;
        }
        *depth += 1;
        stats.depth += 1;
        self.next_layer()
    }

    fn make_room(&mut self, new: usize) -> bool {
        self.visited.make_room(new)
    }

    fn bytes(&self, _: &Stats) -> u64 {
        self.visited.bytes() + self.frontiers.iter().map(BfsFrontier::bytes).sum::<u64>()
    }

    fn current(&self) -> Option<NodeView> {
        let (side, g) = self.current;
        self.frontiers[side as usize].current(g)
    }

    /// The rest of the current layer, then the open nodes of the other side.
    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        let of = |side: Side, left| {
            self.frontiers[side as usize].views(self.depths[side as usize], left)
        };
        let other = of(self.turn.other(), u64::MAX);
        of(self.turn, self.layer_left).chain(other).all(shown);
    }
}
