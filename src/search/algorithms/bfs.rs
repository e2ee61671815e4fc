//! Breadth-first search.

use crate::{
    puzzle::Problem,
    search::{
        Algorithm, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution, Stats,
        Status,
        engine::{
            bfs_frontier::{self, BfsFrontier, Portion},
            node_table::{Space, Table},
            parent_move::{self, ParentMove},
            run_limits::RunLimits,
        },
    },
};

/// Breadth-first search: the oldest open node first. The goal is tested when a node is generated, so the search ends in
/// the middle of an expansion; its remaining successors are not generated. The first path found is a shortest one, as
/// nodes are generated in the order of their depth (Moore 1959; AIMA 4th ed., § 3.4.1).
pub struct Bfs<S: Space> {
    problem: Problem,
    /// How each state was reached. The goal is marked as if another search began there, so that it is known when met.
    table: S::Table<u8>,
    front: BfsFrontier<S>,
    /// Nodes of the current layer still to be expanded.
    layer_left: u64,
    run: RunLimits,
}

impl<S: Space> Bfs<S> {
    /// A search of `problem` in `space`, which must be the space around its start.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(problem: &Problem, space: S, limits: Limits) -> Self {
        let root = space.root(problem.start().state());
        let goal = space.node(problem.goal().state());
        let mut table = space.table();
        bfs_frontier::mark(table.entry(root), Side::Forward, ParentMove::root());
        if let Some(goal) = goal {
            bfs_frontier::mark(table.entry(goal), Side::Backward, ParentMove::root());
        }
        let front = BfsFrontier::new(space, Side::Forward, root);
        let bytes = table.bytes() + front.bytes();
        let mut search = Self {
            problem: *problem,
            table,
            front,
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
        let moves = parent_move::path_to(self.front.space(), goal, |node| {
            bfs_frontier::parent_move(self.table.get(node), Side::Forward).mv()
        });
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    fn bytes(&self) -> u64 {
        self.table.bytes() + self.front.bytes()
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let last = stats.expanded.saturating_add(budget);
        while stats.expanded < last && !self.front.is_empty() {
            if self.run.out_of_memory(stats.expanded, || self.bytes()) {
                return Some(Outcome::Limit(Limit::Memory));
            }
            if self.layer_left == 0 {
                self.layer_left = self.front.len();
                stats.depth += 1;
            }
            let before = stats.expanded;
            let portion = Portion {
                limit: RunLimits::until_memory_check(before)
                    .min(last - before)
                    .min(self.layer_left),
                g: stats.depth,
                elsewhere: 0,
            };
            let table = &mut self.table;
            let met = self
                .front
                .expand::<{ Side::Forward as usize }, true, O>(table, &portion, stats, observer);
            self.layer_left -= stats.expanded - before;
            if let Some(goal) = met {
                return Some(self.solved(goal));
            }
        }
        self.front.is_empty().then_some(Outcome::Exhausted)
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
        self.front.current(self.run.stats.depth)
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let depth = self.run.stats.depth;
        let nodes = self.front.views(depth, self.layer_left);
        nodes.take(count).collect()
    }
}
