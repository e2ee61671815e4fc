//! Best-first search: A*, uniform-cost search, weighted A* and greedy best-first search.

use super::{
    Algorithm, Expansion, Fate, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution,
    Stats, Status, Successors,
    heuristic::Estimate,
    ledger::Ledger,
    memory::Memory,
    open::Open,
    priority::Priority,
    space::{Arrival, Space, Table},
    way::{self, Came},
};
use crate::puzzle::{Problem, State};

/// Best-first search: the open node that its [`Priority`] puts first; between equals the one that was put in first. The
/// goal is tested when a node is taken from the open list: taking it is the last expansion, without successors. A node
/// whose g improves is put in anew, also when it was closed, so that A* is optimal under any admissible estimate; greedy
/// search leaves it as it is.
pub struct BestFirst<S: Space, P: Priority, E: Estimate> {
    problem: Problem,
    space: S,
    priority: P,
    estimate: E,
    table: S::Table<u16>,
    /// With the move that led to each, so that its successors can be made before the table has told.
    open: Open<S::Queued>,
    goal: Option<S::Node>,
    /// The node expanded last, with its g and h.
    current: Option<(S::Node, u32, u32)>,
    ledger: Ledger,
}

impl<S: Space, P: Priority, E: Estimate> BestFirst<S, P, E> {
    /// A search of `problem` in `space`, the space around its start, by an estimate made for its goal.
    pub fn new(problem: &Problem, space: S, priority: P, estimate: E, limits: Limits) -> Self {
        let start = problem.start().state();
        let root = space.node(start).unwrap_or_default();
        let mut table = space.table();
        *table.entry(root) = Memory::open(0, Came::root()).0;
        let mut open = Open::default();
        let h = estimate.of(start);
        open.push(
            priority.rank(0, h),
            priority.tie(0, h),
            space.queue(root, None),
        );
        let bytes = table.bytes() + open.bytes();
        Self {
            problem: *problem,
            goal: space.node(problem.goal().state()),
            space,
            priority,
            estimate,
            table,
            open,
            current: None,
            ledger: Ledger::new(limits, 1, bytes),
        }
    }

    fn bytes(&self) -> u64 {
        self.table.bytes() + self.open.bytes()
    }

    fn solved(&self, goal: S::Node) -> Outcome {
        let moves = way::back(&self.space, goal, |node| {
            Memory(self.table.get(node)).came()
        });
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let [mut children, mut next] = [[S::Arrival::default(); 4]; 2];
        for _ in 0..budget {
            if self.ledger.out_of_memory(stats.expanded, || self.bytes()) {
                return Some(Outcome::Limit(Limit::Memory));
            }
            // An entry whose node was closed, or reached by a shorter way since, is out of date.
            let (rank, tie, queued, node) = loop {
                let Some((rank, tie, queued)) = self.open.pop() else {
                    return Some(Outcome::Exhausted);
                };
                let (node, _) = self.space.unqueue(queued);
                let entry = self.table.entry(node);
                let memory = Memory(*entry);
                if is_up_to_date(&self.priority, rank, tie, memory) {
                    *entry = memory.closed().0;
                    break (rank, tie, queued, node);
                }
            };
            let (g, h) = self.priority.undo(rank, tie);
            let first = rank;
            stats.expanded += 1;
            stats.depth = stats.depth.max(if P::IMPROVES { rank } else { g });
            self.current = Some((node, g, h));
            let mut frontier = stats.frontier - 1;
            let state = self.space.state(node);
            if self.goal == Some(node) {
                stats.frontier = frontier;
                tell(observer, state, g, Successors::default());
                return Some(self.solved(node));
            }

            let blank = state.blank();
            let mut fates = Successors::default();
            let count = self.space.successors(&[queued], &mut children).min(4);
            let children = &children[..count];
            for child in children {
                self.table.prefetch(child.node());
            }
            stats.generated += count as u64;
            for child in children {
                let entry = self.table.entry(child.node());
                let memory = Memory(*entry);
                let fate = if !memory.is_visited() {
                    frontier += 1;
                    Fate::New
                } else {
                    stats.duplicates += 1;
                    if !P::IMPROVES || memory.g() <= g + 1 {
                        fates.note(child.came(), Fate::Duplicate);
                        continue;
                    }
                    if memory.is_closed() {
                        stats.reopened += 1;
                        frontier += 1;
                    } else {
                        stats.improved += 1;
                    }
                    Fate::Improved
                };
                fates.note(child.came(), fate);
                *entry = Memory::open(g + 1, child.came()).0;
                let h = self.estimate.after(h, state, blank, child.blank());
                let (rank, tie) = (self.priority.rank(g + 1, h), self.priority.tie(g + 1, h));
                let queued = self.space.enqueue(*child);
                self.open.push(rank, tie, queued);
                // What goes to the front is expanded in a moment: by then its successors' places are to be at hand.
                if <S::Table<u16> as Table<S::Node, u16>>::PREFETCHES && rank <= first {
                    let count = self.space.successors(&[queued], &mut next).min(4);
                    for child in &next[..count] {
                        self.table.prefetch(child.node());
                    }
                }
            }
            stats.open(frontier);
            tell(observer, state, g, fates);
        }
        (stats.frontier == 0).then_some(Outcome::Exhausted)
    }

    fn view(&self, node: S::Node, g: u32, h: u32) -> NodeView {
        NodeView {
            state: self.space.state(node),
            side: Side::Forward,
            g,
            h: P::ALGORITHM.uses_heuristic().then_some(h),
        }
    }
}

/// Whether an entry of the open list is that of a node still open with that g.
#[inline]
fn is_up_to_date<P: Priority>(priority: &P, rank: u32, tie: u32, memory: Memory) -> bool {
    !memory.is_closed() && (!P::IMPROVES || memory.g() == priority.undo(rank, tie).0)
}

#[inline]
fn tell<O: Observer>(observer: &mut O, state: State, g: u32, successors: Successors) {
    if O::WATCHES {
        observer.expanded(successors, || Expansion {
            state,
            side: Side::Forward,
            g,
            successors,
        });
    }
}

impl<S: Space, P: Priority, E: Estimate> Search for BestFirst<S, P, E> {
    const ALGORITHM: Algorithm = P::ALGORITHM;

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
        self.current.map(|(node, g, h)| self.view(node, g, h))
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let mut views = Vec::new();
        self.open.each(&mut |rank, tie, queued| {
            if views.len() == count {
                return false;
            }
            let (node, _) = self.space.unqueue(queued);
            let memory = Memory(self.table.get(node));
            if is_up_to_date(&self.priority, rank, tie, memory) {
                let (g, h) = self.priority.undo(rank, tie);
                views.push(self.view(node, g, h));
            }
            true
        });
        views
    }
}
