//! Best-first search: A*, uniform-cost search, weighted A* and greedy best-first search.

use crate::puzzle::Problem;
use crate::search::algorithms::priority::Priority;
use crate::search::engine::lookahead::{Lookahead, MadeBy};
use crate::search::engine::node_record::{NodeRecord, RecordBits};
use crate::search::engine::node_table::{NodeTable, Space, Successor};
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::parent_move::ParentMove;
use crate::search::engine::step_costs::{StepCosts, Unit};
use crate::search::heuristics::Estimate;
use crate::search::{
    End, Fate, NodeView, Observer, Outcome, SearchAlgorithm, Side, Stats, Successors,
};

/// Best-first search (Russell & Norvig, 4th ed., § 3.3.1): expands the open node that its `Priority` puts first; between
/// equals, the one that was inserted first. The goal is tested when a node is taken from the open list; taking the goal is
/// the last expansion and generates no successors. A node whose g improves is inserted again, even after it was closed, so
/// A* is optimal under any admissible estimate (Hart, Nilsson, Raphael 1968), unless it [never
/// reopens](crate::search::Reopen) a node; greedy search keeps the first path to a node.
pub struct BestFirst<S: Space, P: Priority, E: Estimate, C: StepCosts = Unit> {
    space: S,
    priority: P,
    estimate: E,
    costs: C,
    goal: Option<S::Node>,
    /// The [`NodeRecord`] of each visited node.
    nodes: S::Table<C::Bits>,
    /// Nodes with the move that led to each. The entry of a closed or improved node stays and is stale.
    open: P::Open<C, S::Queued>,
    lookahead: Lookahead<S>,
    /// The node expanded last, with its g and h.
    current: Option<(S::Node, u32, u32)>,
}

struct Taken<S: Space> {
    queued: S::Queued,
    node: S::Node,
    rank: u32,
    g: u32,
    h: u32,
}

impl<S: Space, P: Priority, E: Estimate, C: StepCosts> BestFirst<S, P, E, C> {
    /// Searches `problem` in `space`, the space around its start, by an estimate made for its goal, with the `costs` of the
    /// problem.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(problem: &Problem, space: S, priority: P, estimate: E, costs: C) -> Self {
        let start = problem.start().state();
        let root = space.root(start);
        let mut nodes = space.table();
        *nodes.entry(root) = NodeRecord::open(0, ParentMove::root()).0;
        let mut open = priority.open::<C, S::Queued>();
        let h = estimate.of(start);
        let (rank, tie) = (priority.rank(0, h), priority.tie(0, h));
        open.push(rank, tie, space.queue(root, None));
        Self {
            goal: space.node(problem.goal().state()),
            space,
            priority,
            estimate,
            costs,
            nodes,
            open,
            lookahead: Lookahead::default(),
            current: None,
        }
    }

    /// Takes the first open node and closes it, skipping stale entries.
    #[inline(always)]
    fn take(&mut self) -> Option<Taken<S>> {
        loop {
            let (rank, tie, queued) = self.open.pop()?;
            let (node, _) = self.space.unqueue(queued);
            let entry = self.nodes.known(node);
            let record = NodeRecord(*entry);
            if let Some((g, h)) = live(&self.priority, rank, tie, record) {
                *entry = record.closed().0;
                return Some(Taken {
                    queued,
                    node,
                    rank,
                    g,
                    h,
                });
            }
        }
    }

    fn path(&self, goal: S::Node) -> End {
        let parent_move = |node| NodeRecord(self.nodes.get(node)).parent_move();
        End::Path(self.space.path_to(goal, parent_move))
    }

    fn view(&self, node: S::Node, g: u32, h: u32) -> NodeView {
        NodeView {
            state: self.space.state(node).into(),
            side: Side::Forward,
            g,
            h: P::SHOWS_H.then_some(h),
        }
    }
}

/// The g and h of the node of an entry of the open list, if the entry is up to date: its node is still open with that g.
/// `search/each_board/best_first.rs` has the same rule for its smaller records.
#[inline(always)]
fn live<P: Priority, B: RecordBits>(
    priority: &P,
    rank: u32,
    tie: u32,
    record: NodeRecord<B>,
) -> Option<(u32, u32)> {
    let (g, h) = match P::TELLS_G {
        true => priority.undo(rank, tie),
        false => (record.g(), rank - record.g()),
    };
    (!record.is_closed() && (!P::IMPROVES || record.g() == g)).then_some((g, h))
}

impl<S: Space, P: Priority, E: Estimate, C: StepCosts> SearchAlgorithm for BestFirst<S, P, E, C> {
    #[inline(always)]
    fn expand<O: Observer>(&mut self, _: u64, stats: &mut Stats, observer: &mut O) -> Option<End> {
        // n ← the first of the frontier
        let Some(n) = self.take() else {
            return Some(End::Exhausted);
        };
        stats.expanded += 1;
        stats.depth = stats.depth.max(if P::IMPROVES { n.rank } else { n.g });
        self.current = Some((n.node, n.g, n.h));
        let state = self.space.state(n.node);
        let mut frontier = stats.frontier - 1;
        let (mut fates, mut hs) = (Successors::default(), [0; 4]);
        // if n is the goal: return its path
        if self.goal == Some(n.node) {
            stats.frontier = frontier;
            fates.report(observer, Some(hs), state, Side::Forward, n.g);
            return Some(self.path(n.node));
        }
        let blank = self.space.blank(n.node, state);
        let by = MadeBy {
            space: &self.space,
            table: &self.nodes,
            priority: &self.priority,
            estimate: &self.estimate,
            costs: &self.costs,
        };
        let children = self.lookahead.children(&by, &self.open, n.queued, n.h);
        // for each neighbour m of n but its parent
        for (place, &m) in children.successors.iter().enumerate() {
            let g = n.g + self.costs.of(state, m.blank());
            let entry = self.nodes.entry(m.node());
            let record = NodeRecord(*entry);
            // if m is new or g(n) + the cost of the move < g(m)
            let fate = if !record.is_visited() {
                frontier += 1;
                Fate::New
            } else {
                stats.duplicates += 1;
                let stays_closed = record.is_closed() && !self.priority.reopens();
                if !P::IMPROVES || record.g() <= g || stays_closed {
                    fates.note(m.parent_move(), Fate::Duplicate);
                    continue;
                }
                if record.is_closed() {
                    stats.reopened += 1;
                    frontier += 1;
                } else {
                    stats.improved += 1;
                }
                Fate::Improved
            };
            fates.note(m.parent_move(), fate);
            // parent(m) ← n
            *entry = NodeRecord::open(g, m.parent_move()).0;
            // put m into the frontier
            let h = children.h(place, || self.estimate.after(n.h, state, blank, m.blank()));
            let (rank, tie) = (self.priority.rank(g, h), self.priority.tie(g, h));
            self.open.push(rank, tie, self.space.enqueue(m));
            if O::WATCHES {
                hs[m.parent_move().index()] = h as u16;
            }
        }
        stats.generated += children.successors.len() as u64;
        stats.open(frontier);
        fates.report(observer, Some(hs), state, Side::Forward, n.g);
        (frontier == 0).then_some(End::Exhausted)
    }

    #[inline]
    fn failure(&self) -> Option<Outcome> {
        Outcome::of_failure(&self.estimate)
    }

    fn make_room(&mut self, new: usize) -> bool {
        self.nodes.make_room(new)
    }

    fn bytes(&self, _: &Stats) -> u64 {
        self.nodes.bytes() + self.open.bytes()
    }

    fn current(&self) -> Option<NodeView> {
        self.current.map(|(node, g, h)| self.view(node, g, h))
    }

    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        for (rank, tie, queued) in self.open.iter() {
            let (node, _) = self.space.unqueue(queued);
            let record = NodeRecord(self.nodes.get(node));
            let Some((g, h)) = live(&self.priority, rank, tie, record) else {
                continue;
            };
            // The g of the record may be that of a later entry.
            let is_late = !P::TELLS_G && self.estimate.of(self.space.state(node)) != h;
            if !is_late && !shown(self.view(node, g, h)) {
                break;
            }
        }
    }
}
