//! Best-first search: A*, uniform-cost search, weighted A* and greedy best-first search.

use std::hint::select_unpredictable;

use crate::{
    puzzle::{Problem, State},
    search::{
        Algorithm, Expansion, Fate, Limit, Limits, NodeView, Observer, Outcome, Search, Side,
        Solution, Stats, Status, Successors,
        algorithms::priority::Priority,
        engine::{
            bucket_queue::BucketQueue,
            node_record::NodeRecord,
            node_table::{Space, Successor, Table},
            parent_move::{self, ParentMove},
            run_limits::RunLimits,
        },
        heuristics::Estimate,
    },
};

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
    open: BucketQueue<S::Queued>,
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
    /// A search of `problem` in `space`, the space around its start, by an estimate made for its goal.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(problem: &Problem, space: S, priority: P, estimate: E, limits: Limits) -> Self {
        let start = problem.start().state();
        let root = space.root(start);
        let mut table = space.table();
        *table.entry(root) = NodeRecord::open(0, ParentMove::root()).0;
        let mut open = BucketQueue::default();
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
            run: RunLimits::new(limits, 1, bytes),
        }
    }

    /// Whether the record is asked for places ahead of time: for those of the successors of what is expanded next, as far as
    /// that can be guessed.
    const PREFETCHES: bool = <S::Table<u16> as Table<S::Node, u16>>::PREFETCHES;

    fn bytes(&self) -> u64 {
        self.table.bytes() + self.open.bytes()
    }

    fn solved(&self, goal: S::Node) -> Outcome {
        let moves = parent_move::path_to(&self.space, goal, |node| {
            NodeRecord(self.table.get(node)).parent_move()
        });
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let mut children = [S::Successor::default(); 4];
        for _ in 0..budget {
            if self.run.out_of_memory(stats.expanded, || self.bytes()) {
                return Some(Outcome::Limit(Limit::Memory));
            }
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
            if self.goal == Some(node) {
                stats.frontier -= 1;
                tell(observer, state, g, Successors::default());
                return Some(self.solved(node));
            }
            let fates = self.generate(&taken, state, &mut children, stats);
            tell(observer, state, g, fates);
        }
        (stats.frontier == 0).then_some(Outcome::Exhausted)
    }

    /// Takes the first open node, and closes it. An entry whose node was closed, or reached by a shorter way since, is out
    /// of date.
    #[inline(always)]
    fn take(&mut self) -> Option<Taken<S>> {
        loop {
            let (rank, tie, queued) = self.open.pop()?;
            // If no successor goes before it, this is the next.
            if Self::PREFETCHES
                && let [next, later @ ..] = self.open.behind(rank, tie)
            {
                self.space.prefetch_successors(&self.table, *next);
                if let [later] = later {
                    self.table.prefetch(self.space.unqueue(*later).0);
                }
            }
            let (node, _) = self.space.unqueue(queued);
            let entry = self.table.known(node);
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
        state: State,
        children: &mut [S::Successor; 4],
        stats: &mut Stats,
    ) -> Successors {
        let g = taken.g + 1;
        let blank = self.space.blank(taken.node, state);
        let count = self.space.successors(&[taken.queued], children).min(4);
        let children = &children[..count];
        let after = |child: S::Successor| self.estimate.after(taken.h, state, blank, child.blank());
        let mut hs = [0; 4];
        if Self::PREFETCHES {
            // The first that goes to the front is the next.
            let mut next = S::Queued::default();
            for (child, h) in children.iter().zip(&mut hs).rev() {
                self.table.prefetch(child.node());
                *h = after(*child);
                let is_next = self.priority.rank(g, *h) <= taken.rank;
                next = select_unpredictable(is_next, self.space.enqueue(*child), next);
            }
            if next != S::Queued::default() {
                self.space.prefetch_successors(&self.table, next);
            }
        }

        let mut fates = Successors::default();
        let mut frontier = stats.frontier - 1;
        for (child, &h) in children.iter().zip(&hs) {
            let entry = self.table.entry(child.node());
            let record = NodeRecord(*entry);
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
            *entry = NodeRecord::open(g, child.parent_move()).0;
            let h = if Self::PREFETCHES { h } else { after(*child) };
            let (rank, tie) = (self.priority.rank(g, h), self.priority.tie(g, h));
            self.open.push(rank, tie, self.space.enqueue(*child));
        }
        stats.generated += count as u64;
        stats.open(frontier);
        fates
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
fn is_up_to_date<P: Priority>(g: u32, record: NodeRecord) -> bool {
    !record.is_closed() && (!P::IMPROVES || record.g() == g)
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
            let record = NodeRecord(self.table.get(node));
            let (g, h) = self.priority.undo(rank, tie);
            if is_up_to_date::<P>(g, record) {
                views.push(self.view(node, g, h));
            }
            true
        });
        views
    }
}
