//! Breadth-first search.

use crate::puzzle::Problem;
use crate::search::engine::bfs_frontier::{BfsFrontier, Reached};
use crate::search::engine::node_table::{NodeTable, Space, Successor};
use crate::search::engine::parent_move::ParentMove;
use crate::search::{End, NodeView, Observer, SearchAlgorithm, Side, Stats};

/// Breadth-first search (Moore 1959; Russell & Norvig, 4th ed., § 3.4.1): the oldest open node is expanded first. The goal
/// is tested when a node is generated, so the search ends in the middle of an expansion; the remaining successors are not
/// generated. Nodes are generated in the order of their depth, so the first path found is a shortest one.
pub struct Bfs<S: Space> {
    root: S::Node,
    goal: Option<S::Node>,
    /// How each visited state was reached. The goal is marked as the root of a backward search, so that the entry of a
    /// successor shows whether it is the goal.
    visited: S::Table<u8>,
    queue: BfsFrontier<S>,
    /// The layer being expanded, and the number of its nodes not yet expanded.
    depth: u32,
    layer_left: u64,
}

const FORWARD: usize = Side::Forward as usize;

impl<S: Space> Bfs<S> {
    /// Searches `problem` in `space`, which must be the space around its start.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(problem: &Problem, space: S) -> Self {
        let root = space.root(problem.start().state());
        let goal = space.node(problem.goal().state());
        let mut visited = space.table();
        Reached::mark(visited.entry(root), Side::Forward, ParentMove::root());
        if let Some(goal) = goal {
            Reached::mark(visited.entry(goal), Side::Backward, ParentMove::root());
        }
        Self {
            root,
            goal,
            visited,
            queue: BfsFrontier::new(space, Side::Forward, root),
            depth: 0,
            layer_left: 1,
        }
    }

    fn path(&self, goal: S::Node) -> End {
        let parent_move = |node| Reached(self.visited.get(node)).parent_move(Side::Forward);
        End::Path(self.queue.space.path_to(goal, parent_move))
    }
}

impl<S: Space> SearchAlgorithm for Bfs<S> {
    fn begin(&mut self, _: &mut Stats) -> Option<End> {
        (self.goal == Some(self.root)).then(|| self.path(self.root))
    }

    #[inline]
    fn expand<O: Observer>(
        &mut self,
        most: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<End> {
        if self.layer_left == 0 {
            self.layer_left = self.queue.len();
            self.depth += 1;
        }
        let before = stats.expanded;
        // n ← the oldest node in the queue, and some that follow it: a batch
        let most = most.min(self.layer_left);
        let mut batch = self.queue.next_batch::<O>(&self.visited, most);
        let mut goal = None;
        // for each neighbour m of n but its parent
        while batch.has_more() {
            let m = batch.next_successor(&self.visited);
            let entry = self.visited.entry(m.node());
            let reached = Reached(*entry);
            // if m is new: parent(m) ← n, and m goes into the queue
            let is_new = !reached.by::<FORWARD>();
            *entry = reached.or_by::<FORWARD>(m.parent_move()).0;
            batch.keep_if::<O>(is_new, m);
            // if m is the goal: return its path
            if reached.by_other::<FORWARD>() {
                goal = Some(m.node());
                break;
            }
        }
        let counts = batch.end(&self.visited);
        stats.depth = self.depth;
        self.queue.finish(&counts, stats.depth, 0, stats, observer);
        self.layer_left -= stats.expanded - before;
        match goal {
            Some(goal) => Some(self.path(goal)),
            None => self.queue.is_empty().then_some(End::Exhausted),
        }
    }

    fn make_room(&mut self, new: usize) -> bool {
        self.visited.make_room(new)
    }

    fn bytes(&self, _: &Stats) -> u64 {
        self.visited.bytes() + self.queue.bytes()
    }

    fn current(&self) -> Option<NodeView> {
        self.queue.current(self.depth)
    }

    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        self.queue.views(self.depth, self.layer_left).all(shown);
    }
}
