//! Best-first search: A*, uniform-cost search, weighted A* and greedy best-first search.

use crate::puzzle::{Packed, Problem};
use crate::search::algorithms::priority::Priority;
use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::lookahead::{Foresight, Lookahead};
use crate::search::engine::node_record::NodeRecord;
use crate::search::engine::node_table::{Space, Successor, Table};
use crate::search::engine::parent_move::ParentMove;
use crate::search::engine::run_limits::{NEW_BETWEEN_CHECKS, RunLimits};
use crate::search::heuristics::Estimate;
use crate::search::{
    Algorithm, Fate, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution, Stats,
    Status, Successors,
};

/// Best-first search (Russell & Norvig, 4th ed., § 3.3.1): expands the open node that its [`Priority`] puts first; between
/// equals, the one that was put in first. The goal is tested when a node is taken from the open list; taking it is the last
/// expansion, without successors. A node whose g improves is put in again, also after it was closed, so that A* is optimal
/// under any admissible estimate (Hart, Nilsson, Raphael 1968); greedy search keeps the first path to a node.
pub struct BestFirst<S: Space, P: Priority, E: Estimate> {
    problem: Problem,
    space: S,
    priority: P,
    estimate: E,
    /// The [`NodeRecord`] of each visited node.
    nodes: S::Table<u16>,
    /// Nodes with the move that led to each. An entry stays when its node is closed, or improved, and is out of date then.
    open: BucketQueue<S::Queued>,
    lookahead: Lookahead<S>,
    goal: Option<S::Node>,
    /// The node expanded last, with its g and h.
    current: Option<(S::Node, u32, u32)>,
    run: RunLimits,
}

/// A node taken from the open list.
struct Taken<S: Space> {
    queued: S::Queued,
    node: S::Node,
    rank: u32,
    g: u32,
    h: u32,
}

impl<S: Space, P: Priority, E: Estimate> BestFirst<S, P, E> {
    /// Whether it makes successors ahead. An estimate that can fail is asked for when it is needed, so that the search ends
    /// where it failed.
    const LOOKS_AHEAD: bool = S::Table::<u16>::PREFETCHES && !E::CAN_FAIL;

    /// Searches `problem` in `space`, the space around its start, by an estimate made for its goal.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(problem: &Problem, space: S, priority: P, estimate: E, limits: Limits) -> Self {
        let start = problem.start().state();
        let root = space.root(start);
        let mut nodes = space.table();
        *nodes.entry(root) = NodeRecord::open(0, ParentMove::root()).0;
        let mut open = BucketQueue::default();
        let h = estimate.of(start);
        open.push(
            priority.rank(0, h),
            priority.tie(0, h),
            space.queue(root, None),
        );
        let bytes = nodes.bytes() + open.bytes();
        Self {
            problem: *problem,
            goal: space.node(problem.goal().state()),
            space,
            priority,
            estimate,
            nodes,
            open,
            lookahead: Lookahead::default(),
            current: None,
            run: RunLimits::new(limits, 1, bytes),
        }
    }

    /// Whether there is memory for what is stored until the next memory check.
    #[cold]
    fn has_memory(&mut self) -> bool {
        self.nodes.make_room(NEW_BETWEEN_CHECKS) && self.run.allows(self.bytes())
    }

    fn bytes(&self) -> u64 {
        self.nodes.bytes() + self.open.bytes()
    }

    fn solved(&self, goal: S::Node) -> Outcome {
        let moves = self
            .space
            .path_to(goal, |node| NodeRecord(self.nodes.get(node)).parent_move());
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let mut successors = [S::Successor::default(); 4];
        for _ in 0..budget {
            if E::CAN_FAIL
                && let Some(end) = Outcome::of_failure(&self.estimate)
            {
                return Some(end);
            }
            if RunLimits::is_memory_check(stats.expanded) && !self.has_memory() {
                return Some(Outcome::Limit(Limit::Memory));
            }
            // n ← the first of the frontier
            let Some(taken) = self.take() else {
                return Some(Outcome::Exhausted);
            };
            let Taken {
                node, rank, g, h, ..
            } = taken;
            stats.expanded += 1;
            stats.depth = stats.depth.max(if P::IMPROVES { rank } else { g });
            self.current = Some((node, g, h));
            let state = self.space.state(node);
            // if n is the goal: return its path
            if self.goal == Some(node) {
                stats.frontier -= 1;
                Successors::default().report(observer, state, Side::Forward, g);
                return Some(self.solved(node));
            }
            let fates = self.generate(&taken, state, &mut successors, stats);
            fates.report(observer, state, Side::Forward, g);
        }
        if E::CAN_FAIL
            && let Some(end) = Outcome::of_failure(&self.estimate)
        {
            return Some(end);
        }
        (stats.frontier == 0).then_some(Outcome::Exhausted)
    }

    /// Takes the first open node, and closes it.
    #[inline(always)]
    fn take(&mut self) -> Option<Taken<S>> {
        loop {
            let (rank, tie, queued) = self.open.pop()?;
            let (node, _) = self.space.unqueue(queued);
            let entry = self.nodes.known(node);
            let record = NodeRecord(*entry);
            let (g, h) = self.priority.undo(rank, tie);
            if is_up_to_date::<P>(g, record) {
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

    /// Generates the successors of `taken`.
    #[inline(always)]
    fn generate(
        &mut self,
        taken: &Taken<S>,
        state: Packed<S::Word>,
        successors: &mut [S::Successor; 4],
        stats: &mut Stats,
    ) -> Successors {
        let g = taken.g + 1;
        let blank = self.space.blank(taken.node, state);
        let estimate =
            |child: S::Successor| self.estimate.after(taken.h, state, blank, child.blank());
        let (successors, hs) = if Self::LOOKS_AHEAD {
            let by = Foresight {
                space: &self.space,
                table: &self.nodes,
                priority: &self.priority,
                estimate: &self.estimate,
            };
            let lookahead = &mut self.lookahead;
            lookahead.successors(&by, &self.open, taken.queued, taken.h)
        } else {
            let count = self.space.successors(&[taken.queued], successors).min(4);
            (&successors[..count], [0; 4])
        };

        let mut fates = Successors::default();
        let mut frontier = stats.frontier - 1;
        // for each neighbour m of n but its parent
        for (place, &child) in successors.iter().enumerate() {
            let entry = self.nodes.entry(child.node());
            let record = NodeRecord(*entry);
            // if m is new or g(n) + 1 < g(m)
            let fate = if !record.is_visited() {
                frontier += 1;
                Fate::New
            } else {
                stats.duplicates += 1;
                if !P::IMPROVES || record.g() <= g {
                    fates.note(child.parent_move(), Fate::Duplicate);
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
            fates.note(child.parent_move(), fate);
            // parent(m) ← n
            *entry = NodeRecord::open(g, child.parent_move()).0;
            // put m into the frontier
            let h = if Self::LOOKS_AHEAD {
                hs[place % 4]
            } else {
                estimate(child)
            };
            let (rank, tie) = (self.priority.rank(g, h), self.priority.tie(g, h));
            self.open.push(rank, tie, self.space.enqueue(child));
        }
        stats.generated += successors.len() as u64;
        stats.open(frontier);
        fates
    }

    fn view(&self, node: S::Node, g: u32, h: u32) -> NodeView {
        NodeView {
            state: self.space.state(node).into(),
            side: Side::Forward,
            g,
            h: P::ALGORITHM.uses_heuristic().then_some(h),
        }
    }
}

/// Whether an entry of the open list belongs to a node that is still open with that g.
#[inline]
fn is_up_to_date<P: Priority>(g: u32, record: NodeRecord) -> bool {
    !record.is_closed() && (!P::IMPROVES || record.g() == g)
}

impl<S: Space, P: Priority, E: Estimate> Search for BestFirst<S, P, E> {
    const ALGORITHM: Algorithm = P::ALGORITHM;

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
        self.current.map(|(node, g, h)| self.view(node, g, h))
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let mut views = Vec::new();
        self.open.each(&mut |rank, tie, queued| {
            if views.len() == count {
                return false;
            }
            let (node, _) = self.space.unqueue(queued);
            let record = NodeRecord(self.nodes.get(node));
            let (g, h) = self.priority.undo(rank, tie);
            if is_up_to_date::<P>(g, record) {
                views.push(self.view(node, g, h));
            }
            true
        });
        views
    }
}
