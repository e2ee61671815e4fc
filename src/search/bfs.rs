//! Breadth-first search.

use super::{
    Algorithm, Expansion, Fate, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution,
    Stats, Status, Successors,
    ledger::Ledger,
    lookahead::Lookahead,
    queue::Queue,
    space::{Space, Table},
    way::{self, Came},
};
use crate::puzzle::Problem;

/// Breadth-first search: the oldest open node first. The goal is tested when a node is generated, so the search ends in
/// the middle of an expansion; its remaining successors are not generated. The first path found is a shortest one, as
/// nodes are generated in the order of their depth (Moore 1959; AIMA 4th ed., § 3.4.1).
pub struct Bfs<S: Space> {
    problem: Problem,
    space: S,
    table: S::Table<u8>,
    queue: Queue<S::Queued>,
    lookahead: Lookahead<S::Node>,
    /// `None` where the goal is not in the space of the start.
    goal: Option<S::Node>,
    /// Nodes of the current layer still to be expanded.
    layer_left: u64,
    /// The node expanded last, with its depth.
    current: Option<(S::Node, u32)>,
    ledger: Ledger,
}

impl<S: Space> Bfs<S> {
    /// A search of `problem` in `space`, which must be the space around its start.
    pub fn new(problem: &Problem, space: S, limits: Limits) -> Self {
        let start = problem.start().state();
        let root = space.node(start).unwrap_or_default();
        let mut table = space.table();
        *table.entry(root) = Came::root().code();
        let mut queue = Queue::default();
        queue.push(space.queue(root, None));
        let bytes = table.bytes() + queue.bytes();
        let mut search = Self {
            problem: *problem,
            goal: space.node(problem.goal().state()),
            space,
            table,
            queue,
            lookahead: Lookahead::new(),
            layer_left: 1,
            current: None,
            ledger: Ledger::new(limits, 1, bytes),
        };
        if search.goal == Some(root) {
            let stats = search.ledger.stats;
            search.ledger.publish(stats, Some(search.solved(root)));
        }
        search
    }

    fn solved(&self, goal: S::Node) -> Outcome {
        let moves = way::back(&self.space, goal, |node| {
            Came::from_code(self.table.get(node)).mv()
        });
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    fn bytes(&self) -> u64 {
        self.table.bytes() + self.queue.bytes()
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let last = stats.expanded.saturating_add(budget);
        while stats.expanded < last {
            if self.ledger.out_of_memory(stats.expanded, || self.bytes()) {
                return Some(Outcome::Limit(Limit::Memory));
            }
            let portion = Ledger::until_memory_check(stats.expanded).min(last - stats.expanded);
            let prepared = self
                .lookahead
                .prepare(&self.space, &self.queue, &self.table, portion);
            if prepared == 0 {
                return Some(Outcome::Exhausted);
            }
            for index in 0..prepared {
                if let Some(goal) = self.expand_one(index, stats, observer) {
                    return Some(self.solved(goal));
                }
            }
        }
        self.queue.is_empty().then_some(Outcome::Exhausted)
    }

    /// Expands the first node of the queue, which was prepared; gives back the goal if it was generated.
    #[inline]
    fn expand_one<O: Observer>(
        &mut self,
        index: usize,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<S::Node> {
        if self.layer_left == 0 {
            self.layer_left = self.queue.len() as u64;
            stats.depth += 1;
        }
        self.queue.pop();
        self.layer_left -= 1;
        stats.expanded += 1;

        let prepared = self.lookahead.get(index);
        let node = prepared.node;
        let mut fates = Successors::default();
        let mut found = None;
        for child in prepared.children() {
            stats.generated += 1;
            let entry = self.table.entry(child.node);
            if *entry != 0 {
                stats.duplicates += 1;
                fates.set(child.mv, Fate::Duplicate);
                continue;
            }
            *entry = Came::by(child.mv).code();
            self.queue
                .push(self.space.queue(child.node, Some(child.mv)));
            fates.set(child.mv, Fate::New);
            if self.goal == Some(child.node) {
                found = self.goal;
                break;
            }
        }
        stats.open(self.queue.len() as u64);
        if O::WATCHES {
            observer.expanded(fates, || Expansion {
                state: self.space.state(node),
                side: Side::Forward,
                g: stats.depth,
                successors: fates,
            });
        }
        self.current = Some((node, stats.depth));
        found
    }

    fn view(&self, node: S::Node, g: u32) -> NodeView {
        NodeView {
            state: self.space.state(node),
            side: Side::Forward,
            g,
            h: None,
        }
    }
}

impl<S: Space> Search for Bfs<S> {
    const ALGORITHM: Algorithm = Algorithm::Bfs;

    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status {
        let mut stats = self.ledger.stats;
        let end = self.expand(self.ledger.allowance(budget), &mut stats, observer);
        stats.visited = 1 + stats.generated - stats.duplicates;
        stats.bytes = self.bytes();
        self.ledger.publish(stats, end)
    }

    fn stats(&self) -> Stats {
        self.ledger.stats
    }

    fn current(&self) -> Option<NodeView> {
        self.current.map(|(node, g)| self.view(node, g))
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let depth = self.ledger.stats.depth;
        let deeper = |place: usize| u32::from(place as u64 >= self.layer_left);
        let nodes = self.queue.iter().take(count).enumerate();
        nodes
            .map(|(place, queued)| self.view(self.space.unqueue(queued).0, depth + deeper(place)))
            .collect()
    }
}
