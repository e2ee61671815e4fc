//! The path of a depth-first search, and how its recursion is stopped and resumed.
//!
//! The [recursion](crate::search::algorithms::recursion::search) stores only the move that led to a node. When the budget is
//! used up, all calls return, and the path is rebuilt from the moves. To continue, the recursion is entered again at each
//! node of the path, the last one first. So a search can stop after any expansion, yet keeps its path in registers and on
//! the machine's stack while it runs.

pub(crate) mod packed_call;
pub(crate) mod resume;

use crate::puzzle::{Arrangement, Move, Packed, Problem, Size, Word};
use crate::search::engine::blank_cell::BlankMoves;
use crate::search::engine::path::packed_call::{Budget, DEEPEST, MOST, Reach};
use crate::search::heuristics::Estimate;
use crate::search::{Fate, NodeView, Observer, Side, Stats, Strategy, Successors};

#[derive(Clone, Copy, Debug)]
pub struct PathNode<W> {
    pub state: Packed<W>,
    pub h: u32,
    pub blank: u8,
    /// The number of the move that led to it, in the order of the search; 4 at the root.
    pub mv: u8,
    /// A bit for each move that has not been tried yet.
    pub left: u8,
}

/// Expansions per recursion while the longest path within the threshold has no room yet.
const PORTION_WITHOUT_ROOM: u64 = 1 << 13;

/// Expansions per recursion if the estimate can fail: failures are checked only in between.
const PORTION_THAT_CAN_FAIL: u64 = 64;

/// The capacity for a path of `nodes` nodes: at most a thirty-second more, because all of it counts as held.
fn room_for(nodes: usize) -> usize {
    let step = nodes.next_power_of_two() / 64;
    nodes.next_multiple_of(step.max(64))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathEnd {
    /// The budget is used up; `next` is expanded next.
    Budget,
    /// The goal was expanded; it is the last of the path.
    Goal,
    /// Every path within the threshold was tried.
    Threshold,
    /// There is no memory for a longer path.
    NoMemory,
}

/// A depth-first search within a threshold: the path and the data that the recursion reads. If it goes `BY_F`, the threshold
/// limits f. Otherwise it limits the depth, and a node at that depth has no successors.
pub struct PathSearch<W, E, const BY_F: bool> {
    pub estimate: E,
    /// The nodes from the root on, without `next`.
    path: Vec<PathNode<W>>,
    /// The node to be expanded next, a successor of the last of `path`; `None` if the search is over.
    next: Option<PathNode<W>>,
    pub current: Option<NodeView>,
    /// Successors of the nodes of `path` that have not been generated yet.
    waiting: u64,
    pub threshold: u32,
    /// The lowest f found beyond the threshold.
    beyond: u32,
    /// The depth at which a node has no successors, besides the threshold.
    deepest: u32,
    blank_moves: &'static BlankMoves,
    root: PathNode<W>,
    goal: W,
    /// Whether the board is 4×4 and the moves are in the usual order, for which functions are compiled per cell.
    known: bool,
    /// g and the waiting successors of the node where the recursion began; paths are counted from there.
    base: (u32, u64),
    /// How far paths have gone; a path that goes further is recorded.
    reach: Reach,
    /// By depth from the base: the move that led to the node of the path.
    moves: [u8; 256],
    /// The depth from the base of the node at which the recursion ended.
    stop: u8,
    found: bool,
}

impl<W: Word, E: Estimate, const BY_F: bool> PathSearch<W, E, BY_F> {
    /// Whether the goal is only ever reached at the depth of the threshold: a goal at a smaller depth would have been found
    /// by the previous iteration, whose threshold was lower by two. No other node is at that depth, because its h is above
    /// 0. So the goal is tested only where a path goes further than any before.
    const GOAL_IS_DEEPEST: bool = E::BY_TWO && BY_F;

    /// Whether paths longer than any shortest solution are [cut off](Strategy::deepest). Otherwise the threshold does so: f is
    /// at least g, and an estimate that is never too high needs no larger threshold. Only one that can fail may be too high.
    const LIMITS_DEPTH: bool = BY_F && E::CAN_FAIL;

    /// Starts at the root of `problem`, without a threshold yet.
    pub fn new(problem: &Problem, strategy: Strategy, estimate: E) -> Self {
        let order = strategy.move_order;
        let blank_moves = BlankMoves::of(problem.size(), order);
        let estimate = estimate.by_move_of(order);
        let root = problem.start().state().packed();
        let blank = root.blank() as u8;
        let root = PathNode {
            state: root,
            h: estimate.of(root),
            blank,
            mv: 4,
            left: blank_moves.onward(blank, 4),
        };
        Self {
            estimate,
            path: Vec::with_capacity(64),
            next: Some(root),
            current: None,
            waiting: 0,
            threshold: root.h,
            beyond: u32::MAX,
            deepest: strategy.deepest(problem),
            blank_moves,
            root,
            goal: problem.goal().state().packed().0,
            known: E::BY_TWO
                && order.is_usual()
                && Size::new(4, 4).is_ok_and(|size| size == problem.size()),
            base: (0, 0),
            reach: Reach::default(),
            moves: [0; 256],
            stop: 0,
            found: false,
        }
    }

    /// Bytes of the path after a node of this depth was expanded, even while the path is not stored in full.
    pub fn bytes(depth: u32) -> u64 {
        room_for(depth as usize + 2) as u64 * size_of::<PathNode<W>>() as u64
    }

    /// The most nodes of a path within the threshold, and one.
    fn longest(&self) -> usize {
        (self.threshold.min(self.deepest) as usize).saturating_add(2)
    }

    /// Makes room for a path longer by `expansions`, or as long as the threshold allows; returns whether that succeeded.
    fn make_room(&mut self, expansions: u64) -> bool {
        let longest = self.longest();
        let wanted = longest.min(self.path.len() + expansions as usize + 2);
        let more = room_for(wanted) - self.path.len();
        self.path.capacity() >= wanted || self.path.try_reserve_exact(more).is_ok()
    }

    /// The estimate of the root: below it there is no solution.
    pub const fn first_threshold(&self) -> u32 {
        self.root.h
    }

    /// The lowest f, or depth, beyond the threshold. Every cell has two neighbours, so a path can continue without going
    /// back, and there is such a node; `u32::MAX` if all paths ended at the depth of the longest solution.
    pub const fn lowest_beyond(&self) -> u32 {
        if E::BY_TWO {
            self.threshold + 2
        } else if BY_F {
            self.beyond
        } else {
            self.threshold + 1
        }
    }

    pub fn begin(&mut self, threshold: u32, stats: &mut Stats) {
        (self.threshold, self.beyond) = (threshold, u32::MAX);
        self.next = Some(self.root);
        (stats.threshold, stats.iterations) = (threshold, stats.iterations + 1);
        stats.open(1);
    }

    /// Ends the search: leaves nothing to expand.
    pub const fn give_up(&mut self, stats: &mut Stats) {
        self.next = None;
        stats.frontier = 0;
    }

    pub fn moves_made(&self) -> Vec<Move> {
        let nodes = self.path.iter().skip(1);
        nodes
            .filter_map(|node| self.blank_moves.mv(node.mv))
            .collect()
    }

    /// The next node, then the successors not yet generated along the path.
    pub fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        let next = self.next.iter();
        let next = next.map(|next| Self::view(next, self.path.len()));
        let stack = self.path.iter().enumerate().rev();
        let stack = stack.flat_map(move |(above, node)| {
            let untried = (0..4).filter(|mv| node.left & 1 << mv != 0);
            untried.map(move |mv| {
                let child = self.child(node, mv);
                Self::view(&child, above + 1)
            })
        });
        next.chain(stack).all(shown);
    }

    /// Reports the fates of the successors of the next node, though they are generated later, one by one.
    fn report<O: Observer>(&self, observer: &mut O) {
        let Some(next) = self.next else {
            return;
        };
        let g = self.path.len() as u32;
        let is_limit = g == self.deepest || !BY_F && g == self.threshold;
        let has_none = next.state.0 == self.goal || is_limit;
        let mut successors = Successors::default();
        for number in (0..4).filter(|number| !has_none && next.left & 1 << number != 0) {
            let beyond = g + 1 + self.child(&next, number).h > self.threshold;
            let fate = if beyond { Fate::Duplicate } else { Fate::New };
            if let Some(mv) = self.blank_moves.mv(number) {
                successors.set(mv, fate);
            }
        }
        successors.report(observer, None, next.state, Side::Forward, g);
    }

    #[inline]
    fn child(&self, parent: &PathNode<W>, mv: u8) -> PathNode<W> {
        let to = self.blank_moves.to(parent.blank, mv);
        let (blank, cell) = (usize::from(parent.blank), usize::from(to));
        PathNode {
            state: parent.state.slide(blank, cell),
            h: self.estimate.after(parent.h, parent.state, blank, cell),
            blank: to,
            mv,
            left: self.blank_moves.onward(to, mv),
        }
    }

    /// Makes at most `most` expansions, or one if there is an observer. An estimate that can fail, and a path without room,
    /// limit them to a portion.
    pub fn run<O: Observer>(&mut self, most: u64, stats: &mut Stats, observer: &mut O) -> PathEnd {
        let mut portion = most;
        if E::CAN_FAIL {
            portion = portion.min(PORTION_THAT_CAN_FAIL);
        }
        if self.path.capacity() < self.longest() {
            portion = portion.min(PORTION_WITHOUT_ROOM);
            if !self.make_room(portion) {
                return PathEnd::NoMemory;
            }
        }
        if O::WATCHES {
            portion = 1;
            self.report(observer);
        }
        let end = self.run_portion(portion, stats);
        // Memory that is counted is also held. If the system refuses it, the next portion detects that.
        let room = room_for(stats.depth as usize + 2);
        let _ = (self.path).try_reserve_exact(room.saturating_sub(self.path.len()));
        end
    }

    /// Makes at most `budget` expansions.
    fn run_portion(&mut self, budget: u64, stats: &mut Stats) -> PathEnd {
        let mut left = budget;
        let end = loop {
            let (node, is_new) = match (self.next.take(), self.path.pop()) {
                (Some(next), top) => {
                    self.path.extend(top);
                    (next, true)
                }
                (None, Some(top)) => {
                    self.waiting -= u64::from(top.left.count_ones());
                    (top, false)
                }
                (None, None) => break PathEnd::Threshold,
            };
            let most = self.start_from(stats);
            let start = Budget::allowing(left.min(most));
            let budget = self.search_from(&node, is_new, start);
            let ended = budget.unwinds();
            let (expanded, generated) = budget.since(start);
            left -= expanded;
            stats.generated += generated;
            let (g, waiting) = self.reach.ends();
            stats.depth = stats.depth.max((self.base.0 + g).saturating_sub(1));
            let frontier = self.base.1 + u64::from(waiting);
            stats.peak_frontier = stats.peak_frontier.max(frontier);
            if ended {
                stats.generated -= self.rebuild_path(node);
                if self.found {
                    break PathEnd::Goal;
                } else if left == 0 {
                    break PathEnd::Budget;
                }
            }
        };
        stats.expanded += budget - left;
        stats.open(self.waiting + u64::from(self.next.is_some()));
        if left < budget {
            self.current = Some(self.last());
        }
        end
    }

    /// Sets the base to the end of the path. Returns how many expansions may be made from there in one recursion.
    fn start_from(&mut self, stats: &Stats) -> u64 {
        self.base = (self.path.len() as u32, self.waiting);
        let below = self.threshold - self.base.0;
        let mut g = (stats.depth + 1).saturating_sub(self.base.0);
        if Self::GOAL_IS_DEEPEST {
            g = g.min(below);
        }
        let waiting = stats.peak_frontier.saturating_sub(self.waiting);
        self.reach = Reach::below(g, u32::try_from(waiting).unwrap_or(u32::MAX));
        if u64::from(below) > DEEPEST {
            DEEPEST
        } else {
            MOST
        }
    }

    /// Rebuilds the path from `node`, where the recursion began, to the node at which it ended. Returns the number of
    /// successors not yet generated along it.
    fn rebuild_path(&mut self, mut node: PathNode<W>) -> u64 {
        let mut waiting = 0;
        for depth in 1..=usize::from(self.stop) {
            let mv = self.moves[depth];
            node.left &= 0b1110 << mv;
            waiting += u64::from(node.left.count_ones());
            self.path.push(node);
            node = self.child(&node, mv);
        }
        if self.found {
            self.path.push(PathNode { left: 0, ..node });
        } else {
            self.next = Some(node);
        }
        self.waiting += waiting;
        waiting
    }

    /// The node expanded last: the goal, or the end of the last moves tried within the threshold below the path.
    fn last(&self) -> NodeView {
        let mut g = self.path.len().saturating_sub(1);
        let (mut node, mut tried) = match self.path.last() {
            Some(&top) => (top, self.blank_moves.onward(top.blank, top.mv) & !top.left),
            None => (self.root, self.root.left),
        };
        if let Some(next) = self.next {
            tried &= !(1 << next.mv);
        }
        if self.found {
            tried = 0;
        }
        loop {
            let tried_last = (0..4).rev().filter(|mv| tried & 1 << mv != 0);
            let mut children = tried_last.map(|mv| self.child(&node, mv));
            let within = |child: &PathNode<W>| g as u32 + 1 + child.h <= self.threshold;
            let Some(child) = children.find(|child| (g as u32) < self.deepest && within(child))
            else {
                return Self::view(&node, g);
            };
            (node, tried, g) = (child, child.left, g + 1);
        }
    }

    /// A view of a node, without h if the algorithm uses no heuristic.
    fn view(node: &PathNode<W>, depth: usize) -> NodeView {
        NodeView {
            state: node.state.into(),
            side: Side::Forward,
            g: depth as u32,
            h: BY_F.then_some(node.h),
        }
    }
}
