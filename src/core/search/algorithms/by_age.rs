//! A* in which only age decides between nodes of the same f, as in the queues of many libraries.

use crate::puzzle::{Problem, State};
use crate::search::engine::fifo::Fifo;
use crate::search::engine::node_record::NodeRecord;
use crate::search::engine::node_table::{NodeTable, Space, Successor};
use crate::search::engine::parent_move::ParentMove;
use crate::search::engine::step_costs::StepCosts;
use crate::search::heuristics::{AnyEstimate, Estimate};
use crate::search::{
    Algorithm, End, Fate, NodeView, Observer, Outcome, Reopen, SearchAlgorithm, Side, Stats,
    Strategy, Successors, Ties,
};

/// A* as in [`BestFirst`](crate::search::algorithms::best_first::BestFirst), but among nodes of the same f the one inserted
/// first goes first, or the one inserted last. It is compiled once for all heuristics and computes every estimate from
/// scratch: slower, and no load on the usual search.
pub struct ByAge<S: Space, C: StepCosts> {
    space: S,
    costs: C,
    takes_newest: bool,
    reopens: bool,
    estimate: AnyEstimate,
    goal: Option<S::Node>,
    nodes: S::Table<C::Bits>,
    /// By f, in the order of insertion. The entry of a node that is closed by now is stale. That of a node whose g has
    /// improved has a larger f than the new one and is closed when its turn comes.
    open: Vec<Fifo<S::Queued>>,
    /// No node is open below this f.
    lowest: usize,
    bytes: u64,
    current: Option<(S::Node, u32, u32)>,
}

impl<S: Space, C: StepCosts> ByAge<S, C> {
    /// Searches `problem` in `space`, the space around its start, by an estimate made for its goal, with the `costs` of the
    /// problem.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(
        problem: &Problem,
        space: S,
        strategy: Strategy,
        estimate: AnyEstimate,
        costs: C,
    ) -> Self {
        let start = problem.start().state();
        let root = space.root(start);
        let mut nodes = space.table();
        *nodes.entry(root) = NodeRecord::open(0, ParentMove::root()).0;
        let mut search = Self {
            takes_newest: strategy.ties == Ties::Newest,
            reopens: strategy.reopen == Reopen::Always,
            goal: space.node(problem.goal().state()),
            nodes,
            open: Vec::new(),
            lowest: 0,
            bytes: 0,
            current: None,
            estimate,
            costs,
            space,
        };
        let f = search.estimate.of(start);
        let root = search.space.queue(root, None);
        search.put(f as usize, root);
        search
    }

    fn put(&mut self, f: usize, queued: S::Queued) {
        if f >= self.open.len() {
            self.bytes += ((f + 1 - self.open.len()) * size_of::<Fifo<S::Queued>>()) as u64;
            self.open.resize_with(f + 1, Fifo::default);
        }
        if !self.open[f].push(queued) {
            self.bytes += self.open[f].grow_and_push(queued);
        }
        self.lowest = self.lowest.min(f);
    }

    /// Takes the first open node and closes it: the entry, the node, its g and its f.
    fn take(&mut self) -> Option<(S::Queued, S::Node, u32, u32)> {
        loop {
            let queue = self.open.get_mut(self.lowest)?;
            let taken = if self.takes_newest {
                queue.pop_last()
            } else {
                queue.pop_first()
            };
            let Some((queued, released)) = taken else {
                self.lowest += 1;
                continue;
            };
            self.bytes -= released;
            let (node, _) = self.space.unqueue(queued);
            let entry = self.nodes.known(node);
            let record = NodeRecord(*entry);
            if !record.is_closed() {
                *entry = record.closed().0;
                return Some((queued, node, record.g(), self.lowest as u32));
            }
        }
    }

    fn view(&self, node: S::Node, g: u32, h: u32) -> NodeView {
        NodeView {
            state: self.space.state(node).into(),
            side: Side::Forward,
            g,
            h: Some(h),
        }
    }
}

impl<S: Space, C: StepCosts> SearchAlgorithm for ByAge<S, C> {
    const ALGORITHM: Algorithm = Algorithm::AStar;

    fn expand<O: Observer>(&mut self, _: u64, stats: &mut Stats, observer: &mut O) -> Option<End> {
        // n ← the first of the frontier
        let Some((queued, node, g, f)) = self.take() else {
            return Some(End::Exhausted);
        };
        stats.expanded += 1;
        stats.depth = stats.depth.max(f);
        self.current = Some((node, g, f - g));
        let state = self.space.state(node);
        let mut frontier = stats.frontier - 1;
        let (mut fates, mut hs) = (Successors::default(), [0; 4]);
        // if n is the goal: return its path
        if self.goal == Some(node) {
            stats.frontier = frontier;
            fates.report(observer, Some(hs), state, Side::Forward, g);
            let parent_move = |node| NodeRecord(self.nodes.get(node)).parent_move();
            return Some(End::Path(self.space.path_to(node, parent_move)));
        }
        let mut successors = [S::Successor::default(); 4];
        let count = self.space.successors(&[queued], &mut successors).min(4);
        // for each neighbour m of n but its parent
        for m in &successors[..count] {
            let g = g + self.costs.of(state, m.blank());
            let entry = self.nodes.entry(m.node());
            let record = NodeRecord(*entry);
            // if m is new or g(n) + the cost of the move < g(m)
            let fate = if record.is_visited() {
                stats.duplicates += 1;
                if record.g() <= g || record.is_closed() && !self.reopens {
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
            } else {
                frontier += 1;
                Fate::New
            };
            fates.note(m.parent_move(), fate);
            // parent(m) ← n
            *entry = NodeRecord::open(g, m.parent_move()).0;
            // put m into the frontier
            let h = self.estimate.of(self.space.state(m.node()));
            self.put((g + h) as usize, self.space.enqueue(*m));
            hs[m.parent_move().index()] = h as u16;
        }
        stats.generated += count as u64;
        stats.open(frontier);
        fates.report(observer, Some(hs), state, Side::Forward, g);
        (frontier == 0).then_some(End::Exhausted)
    }

    fn failure(&self) -> Option<Outcome> {
        Outcome::of_failure(&self.estimate)
    }

    fn make_room(&mut self, new: usize) -> bool {
        self.nodes.make_room(new)
    }

    fn bytes(&self, _: &Stats) -> u64 {
        self.nodes.bytes() + self.bytes
    }

    fn current(&self) -> Option<NodeView> {
        let (node, g, h) = self.current?;
        Some(self.view(node, g, h))
    }

    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        for (f, queue) in (0..).zip(&self.open) {
            let mut entries: Vec<S::Queued> = queue.iter().collect();
            if self.takes_newest {
                entries.reverse();
            }
            for queued in entries {
                let (node, _) = self.space.unqueue(queued);
                let record = NodeRecord(self.nodes.get(node));
                let state: State = self.space.state(node).into();
                let h = self.estimate.of(state);
                let is_live = !record.is_closed() && record.g() + h == f;
                if is_live && !shown(self.view(node, record.g(), h)) {
                    return;
                }
            }
        }
    }
}
