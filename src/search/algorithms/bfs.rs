//! Breadth-first search.

use crate::puzzle::Problem;
use crate::search::engine::bfs_frontier::{self, BfsFrontier};
use crate::search::engine::node_table::{Space, Table};
use crate::search::engine::parent_move::ParentMove;
use crate::search::engine::run_limits::{NEW_BETWEEN_CHECKS, RunLimits};
use crate::search::{
    Algorithm, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution, Stats, Status,
};

/// Breadth-first search (Moore 1959; Russell & Norvig, 4th ed., § 3.4.1): the oldest open node is expanded first. The goal
/// is tested when a node is generated, so the search ends in the middle of an expansion; the remaining successors are not
/// generated. Nodes are generated in the order of their depth, so the first path found is a shortest one.
pub struct Bfs<S: Space> {
    problem: Problem,
    /// The parent move of each visited state. The goal is marked as the root of a backward search, so that the entry of a
    /// successor tells whether it is the goal.
    visited: S::Table<u8>,
    queue: BfsFrontier<S>,
    /// Nodes of the current layer still to be expanded.
    layer_left: u64,
    run: RunLimits,
}

impl<S: Space> Bfs<S> {
    /// Searches `problem` in `space`, which must be the space around its start.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(problem: &Problem, space: S, limits: Limits) -> Self {
        let root = space.root(problem.start().state());
        let goal = space.node(problem.goal().state());
        let mut visited = space.table();
        bfs_frontier::mark(visited.entry(root), Side::Forward, ParentMove::root());
        if let Some(goal) = goal {
            bfs_frontier::mark(visited.entry(goal), Side::Backward, ParentMove::root());
        }
        let queue = BfsFrontier::new(space, Side::Forward, root);
        let bytes = visited.bytes() + queue.bytes();
        let mut search = Self {
            problem: *problem,
            visited,
            queue,
            layer_left: 1,
            run: RunLimits::new(limits, 1, bytes),
        };
        if goal == Some(root) {
            let stats = search.run.stats;
            search.run.publish(stats, Some(search.solved(root)));
        }
        search
    }

    fn solved(&self, goal: S::Node) -> Outcome {
        let moves = self.queue.space.path_to(goal, |node| {
            bfs_frontier::parent_move(self.visited.get(node), Side::Forward).mv()
        });
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    /// Whether there is memory for what is stored until the next memory check.
    #[cold]
    fn has_memory(&mut self) -> bool {
        self.visited.make_room(NEW_BETWEEN_CHECKS) && self.run.allows(self.bytes())
    }

    fn bytes(&self) -> u64 {
        self.visited.bytes() + self.queue.bytes()
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let last = stats.expanded.saturating_add(budget);
        while stats.expanded < last && !self.queue.is_empty() {
            if RunLimits::is_memory_check(stats.expanded) && !self.has_memory() {
                return Some(Outcome::Limit(Limit::Memory));
            }
            if self.layer_left == 0 {
                self.layer_left = self.queue.len();
                stats.depth += 1;
            }
            let before = stats.expanded;
            let limit = RunLimits::until_memory_check(before)
                .min(last - before)
                .min(self.layer_left);

            // n ← the oldest node in the queue, and some that follow it: a batch
            let mut batch = self
                .queue
                .next_batch::<{ Side::Forward as usize }, O>(&mut self.visited, limit);
            let mut goal = None;
            // for each neighbour m of n but its parent
            while batch.has_more() {
                // if m is new: parent(m) ← n, and m goes into the queue
                let m = batch.visit_next::<O>();
                // if m is the goal: return its path
                if m.is_marked {
                    goal = Some(m.node);
                    break;
                }
            }
            let visited = batch.end();
            self.queue.finish(&visited, stats.depth, 0, stats, observer);
            self.layer_left -= stats.expanded - before;
            if let Some(goal) = goal {
                return Some(self.solved(goal));
            }
        }
        self.queue.is_empty().then_some(Outcome::Exhausted)
    }
}

impl<S: Space> Search for Bfs<S> {
    const ALGORITHM: Algorithm = Algorithm::Bfs;

    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status {
        let mut stats = self.run.stats;
        let end = self.expand(self.run.allowance(budget), &mut stats, observer);
        stats.visited = 1 + stats.generated - stats.duplicates;
        stats.bytes = self.bytes();
        self.run.publish(stats, end)
    }

    fn stats(&self) -> Stats {
        self.run.stats
    }

    fn current(&self) -> Option<NodeView> {
        self.queue.current(self.run.stats.depth)
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let depth = self.run.stats.depth;
        let nodes = self.queue.views(depth, self.layer_left);
        nodes.take(count).collect()
    }
}
