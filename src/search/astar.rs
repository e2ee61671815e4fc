//! A*.

use super::{
    Algorithm, Expansion, Fate, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution,
    Stats, Status, Successors,
    heuristic::Estimate,
    ledger::Ledger,
    open::Open,
    space::{Space, Table, no_children},
    way::{self, Came},
};
use crate::puzzle::{Move, Problem, State};

/// A* (Hart, Nilsson, Raphael 1968): the open node of lowest f = g + h first; of those the one of larger g; of those
/// the one that was put in first. The goal is tested when a node is taken from the open list: taking it is the last expansion, without successors. A node whose g improves is
/// put in anew, also when it was closed, so that the answer is optimal under any admissible estimate.
pub struct AStar<S: Space, E: Estimate> {
    problem: Problem,
    space: S,
    estimate: E,
    table: S::Table<u16>,
    open: Open<S::Node>,
    goal: Option<S::Node>,
    /// The node expanded last, with its f and g.
    current: Option<(S::Node, u32, u32)>,
    ledger: Ledger,
}

/// What A* remembers of a node, in sixteen bits: how it was reached, whether it is closed, and g.
#[derive(Clone, Copy)]
struct Memory(u16);

const CLOSED: u16 = 1 << Came::BITS;
const G: u32 = Came::BITS + 1;
/// The largest g that can be remembered, far above the length of any shortest path (the most is below 256).
const LARGEST_G: u32 = (1 << (u16::BITS - G)) - 1;

impl Memory {
    #[inline]
    fn open(g: u32, came: Came) -> Self {
        Self((g as u16) << G | u16::from(came.code()))
    }

    #[inline]
    fn g(self) -> u32 {
        u32::from(self.0 >> G)
    }

    #[inline]
    fn is_closed(self) -> bool {
        self.0 & CLOSED != 0
    }

    #[inline]
    fn came(self) -> Option<Move> {
        Came::from_code(self.0 as u8).mv()
    }
}

impl<S: Space, E: Estimate> AStar<S, E> {
    /// A search of `problem` in `space`, the space around its start, by an estimate made for its goal.
    pub fn new(problem: &Problem, space: S, estimate: E, limits: Limits) -> Self {
        let start = problem.start().state();
        let root = space.node(start).unwrap_or_default();
        let mut table = space.table();
        *table.entry(root) = Memory::open(0, Came::root()).0;
        let mut open = Open::default();
        open.push(estimate.of(start), 0, root);
        let bytes = table.bytes() + open.bytes();
        Self {
            problem: *problem,
            goal: space.node(problem.goal().state()),
            space,
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
        let mut children = no_children();
        for _ in 0..budget {
            if self.ledger.out_of_memory(stats.expanded, || self.bytes()) {
                return Some(Outcome::Limit(Limit::Memory));
            }
            // An entry whose node was closed, or reached by a shorter way since, is out of date.
            let (f, g, node, came) = loop {
                let Some((f, g, node)) = self.open.pop() else {
                    return Some(Outcome::Exhausted);
                };
                let entry = self.table.entry(node);
                let memory = Memory(*entry);
                if memory.g() == g && !memory.is_closed() {
                    *entry |= CLOSED;
                    break (f, g, node, memory.came());
                }
            };
            stats.expanded += 1;
            stats.depth = stats.depth.max(f);
            self.current = Some((node, f, g));
            let mut frontier = stats.frontier - 1;
            let (state, h) = (self.space.state(node), f - g);
            if self.goal == Some(node) {
                stats.frontier = frontier;
                tell(observer, state, g, Successors::default());
                return Some(self.solved(node));
            }

            let blank = state.blank();
            let mut fates = Successors::default();
            let generated = self.space.successors(node, came, &mut children);
            for child in &children[..generated] {
                self.table.prefetch(child.node);
            }
            for child in &children[..generated] {
                stats.generated += 1;
                let entry = self.table.entry(child.node);
                let memory = Memory(*entry);
                let fate = if memory.0 == 0 {
                    frontier += 1;
                    Fate::New
                } else {
                    stats.duplicates += 1;
                    if memory.g() <= g + 1 {
                        fates.set(child.mv, Fate::Duplicate);
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
                fates.set(child.mv, fate);
                *entry = Memory::open((g + 1).min(LARGEST_G), Came::by(child.mv)).0;
                let h = self.estimate.after(h, state, blank, usize::from(child.to));
                self.open.push(g + 1 + h, g + 1, child.node);
            }
            stats.open(frontier);
            tell(observer, state, g, fates);
        }
        (stats.frontier == 0).then_some(Outcome::Exhausted)
    }

    fn view(&self, node: S::Node, f: u32, g: u32) -> NodeView {
        NodeView {
            state: self.space.state(node),
            side: Side::Forward,
            g,
            h: Some(f - g),
        }
    }
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

impl<S: Space, E: Estimate> Search for AStar<S, E> {
    const ALGORITHM: Algorithm = Algorithm::AStar;

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
        self.current.map(|(node, f, g)| self.view(node, f, g))
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let live = self.open.iter().filter(|&(_, g, node)| {
            let memory = Memory(self.table.get(node));
            memory.g() == g && !memory.is_closed()
        });
        live.take(count)
            .map(|(f, g, node)| self.view(node, f, g))
            .collect()
    }
}
