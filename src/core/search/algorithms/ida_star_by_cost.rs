//! IDA* where moves have different costs.

use crate::puzzle::{Arrangement, Packed, Problem, Word};
use crate::search::engine::blank_cell::BlankMoves;
use crate::search::engine::step_costs::{ByTile, StepCosts};
use crate::search::heuristics::Estimate;
use crate::search::{
    End, Fate, Limit, NodeView, Observer, Outcome, SearchAlgorithm, Side, Stats, Strategy,
    Successors,
};

/// IDA* (Korf 1985) with thresholds of cost: the first is the estimate of the start, each further one the lowest f = g + h
/// beyond the one before, where g is what the moves cost. There can be many more thresholds than with moves that cost 1,
/// where f grows by two.
///
/// It makes the expansions of [`DepthFirst`](crate::search::algorithms::depth_first::DepthFirst) and counts them in the same
/// way, one node at a time and with the path in a list.
pub struct IdaStarByCost<W, E> {
    estimate: E,
    costs: ByTile,
    blank_moves: &'static BlankMoves,
    root: PathNode<W>,
    goal: W,
    /// The nodes from the root to the one expanded last, without those that have no successors left.
    path: Vec<PathNode<W>>,
    /// The node to be expanded next, a successor of the last of `path`; `None` if the search is over.
    next: Option<PathNode<W>>,
    current: Option<NodeView>,
    /// The number of nodes above the one expanded last.
    depth: u32,
    /// Successors along the path that have not been generated yet.
    waiting: u64,
    threshold: u32,
    /// The lowest f found beyond the threshold.
    beyond: u32,
    largest: u32,
    /// The threshold within which every solvable board is solved.
    conclusive: u32,
}

#[derive(Clone, Copy, Debug)]
struct PathNode<W> {
    state: Packed<W>,
    g: u32,
    h: u32,
    blank: u8,
    /// The number of the move that led to it; 4 at the root.
    mv: u8,
    /// A bit for each move that has not been tried yet.
    left: u8,
}

impl<W: Word> PathNode<W> {
    fn view(&self) -> NodeView {
        NodeView {
            state: self.state.into(),
            side: Side::Forward,
            g: self.g,
            h: Some(self.h),
        }
    }
}

impl<W: Word, E: Estimate> IdaStarByCost<W, E> {
    /// Searches `problem` by an estimate made for its goal, within the largest f if there is one.
    pub fn new(problem: &Problem, strategy: Strategy, estimate: E) -> Self {
        let blank_moves = BlankMoves::of(problem.size(), strategy.move_order);
        let state = problem.start().state().packed();
        let blank = state.blank() as u8;
        let root = PathNode {
            state,
            g: 0,
            h: estimate.of(state),
            blank,
            mv: 4,
            left: blank_moves.onward(blank, 4),
        };
        Self {
            estimate,
            costs: ByTile::new(problem.costs(), problem.size()),
            blank_moves,
            root,
            goal: problem.goal().state().packed().0,
            path: Vec::new(),
            next: Some(root),
            current: None,
            depth: 0,
            waiting: 0,
            threshold: root.h,
            beyond: u32::MAX,
            largest: strategy.largest_threshold(problem),
            conclusive: strategy.conclusive(problem),
        }
    }

    /// Begins an iteration within `threshold`, or returns the end if that is too large.
    fn begin_within(&mut self, threshold: u32, stats: &mut Stats) -> Option<End> {
        if threshold > self.largest {
            self.next = None;
            stats.frontier = 0;
            let tried_all = threshold == u32::MAX || self.largest >= self.conclusive;
            return Some(if tried_all {
                End::Exhausted
            } else {
                End::Limit(Limit::Depth)
            });
        }
        (self.threshold, self.beyond) = (threshold, u32::MAX);
        self.next = Some(self.root);
        (stats.threshold, stats.iterations) = (threshold, stats.iterations + 1);
        stats.open(1);
        None
    }

    fn child(&self, parent: &PathNode<W>, mv: u8) -> PathNode<W> {
        let to = self.blank_moves.to(parent.blank, mv);
        let (blank, cell) = (usize::from(parent.blank), usize::from(to));
        PathNode {
            state: parent.state.slide(blank, cell),
            g: parent.g + self.costs.of(parent.state, cell),
            h: self.estimate.after(parent.h, parent.state, blank, cell),
            blank: to,
            mv,
            left: self.blank_moves.onward(to, mv),
        }
    }

    fn moves_of(left: u8) -> impl Iterator<Item = u8> {
        (0..4).filter(move |mv| left & 1 << mv != 0)
    }

    /// Reports the fates of the successors of a node, though they are generated later, one by one.
    fn report<O: Observer>(&self, node: &PathNode<W>, observer: &mut O) {
        let mut fates = Successors::default();
        if O::WATCHES && node.state.0 != self.goal {
            for mv in Self::moves_of(node.left) {
                let child = self.child(node, mv);
                let beyond = child.g + child.h > self.threshold;
                let fate = if beyond { Fate::Duplicate } else { Fate::New };
                if let Some(mv) = self.blank_moves.mv(mv) {
                    fates.set(mv, fate);
                }
            }
        }
        fates.report(observer, None, node.state, Side::Forward, node.g);
    }

    /// Generates successors along the path until one is within the threshold.
    fn advance(&mut self, stats: &mut Stats) {
        while let Some(mut top) = self.path.pop() {
            let Some(mv) = Self::moves_of(top.left).next() else {
                continue;
            };
            top.left &= !(1 << mv);
            self.path.push(top);
            self.waiting -= 1;
            stats.generated += 1;
            let child = self.child(&top, mv);
            let f = child.g + child.h;
            if f <= self.threshold {
                self.next = Some(child);
                return;
            }
            self.beyond = self.beyond.min(f);
        }
    }
}

impl<W: Word, E: Estimate> SearchAlgorithm for IdaStarByCost<W, E> {
    const IS_DEPTH_FIRST: bool = true;

    fn begin(&mut self, stats: &mut Stats) -> Option<End> {
        stats.threshold = self.largest;
        self.begin_within(self.root.h, stats)
    }

    fn expand<O: Observer>(&mut self, _: u64, stats: &mut Stats, observer: &mut O) -> Option<End> {
        let Some(next) = self.next.take() else {
            return Some(End::Exhausted);
        };
        stats.expanded += 1;
        self.current = Some(next.view());
        self.depth = self.path.len() as u32;
        stats.depth = stats.depth.max(self.depth);
        self.report(&next, observer);
        self.path.push(next);
        if next.state.0 == self.goal {
            stats.open(self.waiting);
            let made = self
                .path
                .iter()
                .filter_map(|node| self.blank_moves.mv(node.mv));
            return Some(End::Path(made.collect()));
        }
        self.waiting += u64::from(next.left.count_ones());
        self.advance(stats);
        if self.next.is_none() {
            return self.begin_within(self.beyond, stats);
        }
        stats.open(self.waiting + 1);
        None
    }

    fn failure(&self) -> Option<Outcome> {
        Outcome::of_failure(&self.estimate)
    }

    fn make_room(&mut self, new: usize) -> bool {
        self.path.try_reserve(new).is_ok()
    }

    fn bytes(&self, _: &Stats) -> u64 {
        (self.path.capacity() * size_of::<PathNode<W>>()) as u64
    }

    /// The number of nodes on the path to the node expanded last; 1 before the first expansion.
    fn visited(&self, _: &Stats) -> u64 {
        u64::from(self.depth) + 1
    }

    fn current(&self) -> Option<NodeView> {
        self.current
    }

    /// The next node, then the ungenerated successors along the path. Some of these may be beyond the threshold.
    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        let next = self.next.iter().map(PathNode::view);
        let stack = self.path.iter().rev().flat_map(|node| {
            let untried = Self::moves_of(node.left);
            untried.map(move |mv| self.child(node, mv).view())
        });
        next.chain(stack).all(shown);
    }
}
