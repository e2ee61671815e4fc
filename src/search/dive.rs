//! The path of a depth-first search, and the recursion that follows it as far as a budget goes.
//!
//! A function expands a node and calls itself for each child that is not beyond the threshold. When the budget is used up
//! it unwinds, and every call leaves its node on the path, with the moves still to be tried; to go on, the nodes of the
//! path are taken up again, the last one first. So a search can stop after any expansion, and yet keeps its path in
//! registers and on the machine's own stack while it runs.
//!
//! What a call is given is packed into two numbers, so that it fits registers. A *path* says where a node is: how many
//! times f may still grow (its *room*), g, and the successors that wait along the path. A *tally* is what all calls share,
//! and each gives back: the expansions left and the successors generated; its sign says that they are to unwind.

use std::marker::PhantomData;

use super::{
    NodeView, Side, Stats,
    depth_first::Deepening,
    heuristic::Estimate,
    place::{Anywhere, Cell, Place, Ways, onward},
};
use crate::puzzle::{Problem, Size, State};

/// A node on the path.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Its state.
    pub state: State,
    /// Its estimate.
    pub h: u32,
    /// The cell of the blank.
    pub blank: u8,
    /// The number of the move that led to it; 4 at the root.
    pub mv: u8,
    /// Moves that have not been tried yet, a bit for each.
    pub left: u8,
}

/// Why a dive ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The budget is used up; `next` comes next.
    Budget,
    /// The goal was expanded; it is the last of the path.
    Goal,
    /// Every path within the threshold was tried.
    Threshold,
}

/// The bit of a path's g that stands for one; the waiting successors are below it.
const ONE_DEEPER: u64 = 1 << 16;
/// The bit of a path's room that stands for one.
const ONE_ROOM: u64 = 1 << 32;
/// Bits of a path that neither g nor the waiting successors reach: a borrow shows there.
const GUARDS: u32 = 0x8000_8000;
const FIELD: u32 = 0x7fff;
/// Calls within calls at most: a deeper search unwinds and goes on from where it is.
const DEEPEST: u32 = 512;
/// The expansion in a tally; the successors generated are below it.
const ONE_EXPANSION: i64 = 1 << 32;
const UNWIND: i64 = i64::MIN;
/// The most expansions in one dive, so that neither part of a tally overflows.
const MOST: u64 = 1 << 28;

/// The path of a search and all that the recursion looks up.
pub struct Dive<D, E> {
    /// The estimate.
    pub estimate: E,
    /// The nodes being tried, from the root on, without `next`.
    pub path: Vec<Frame>,
    /// The node to be expanded next, a successor of the last of `path`; none where the search is over.
    pub next: Option<Frame>,
    /// Successors of the nodes of `path` that have not been generated yet.
    pub waiting: u64,
    /// The depth, or f, beyond which nodes are dropped.
    pub threshold: u32,
    /// The lowest f that was beyond the threshold.
    pub beyond: u32,
    /// Where the blank can go.
    pub ways: &'static Ways,
    goal: u64,
    /// Whether the compiler knows the cells.
    known: bool,
    /// g and the waiting successors of the node from which the recursion starts; paths count from there.
    base: (u32, u64),
    /// The largest of either so far, and the guards.
    peaks: u32,
    /// The node expanded last: its cells and path.
    last: (u64, u64),
    found: bool,
    kind: PhantomData<D>,
}

impl<D: Deepening, E: Estimate> Dive<D, E> {
    /// At the root of `problem`, with a threshold that lets nothing but the root pass.
    pub fn new(problem: &Problem, estimate: E) -> Self {
        let mut dive = Self {
            estimate,
            path: Vec::with_capacity(64),
            next: None,
            waiting: 0,
            threshold: 0,
            beyond: u32::MAX,
            ways: Ways::of(problem.size()),
            goal: problem.goal().state().bits(),
            known: E::BY_TWO && Size::new(4, 4).is_ok_and(|size| size == problem.size()),
            base: (0, 0),
            peaks: 0,
            last: (0, 0),
            found: false,
            kind: PhantomData,
        };
        dive.threshold = dive.begin(problem.start().state());
        dive
    }

    /// Begins at the root again, and gives back its estimate.
    pub fn begin(&mut self, root: State) -> u32 {
        let blank = root.blank() as u8;
        let h = self.estimate.of(root);
        self.next = Some(Frame {
            state: root,
            h,
            blank,
            mv: 4,
            left: self.ways.moves(blank),
        });
        h
    }

    /// The child of `parent` by the move of this number.
    #[inline]
    pub fn child(&self, parent: &Frame, mv: u8) -> Frame {
        let to = self.ways.to(parent.blank, mv);
        let (blank, cell) = (usize::from(parent.blank), usize::from(to));
        Frame {
            state: parent.state.slide(blank, cell),
            h: self.estimate.after(parent.h, parent.state, blank, cell),
            blank: to,
            mv,
            left: onward(self.ways.moves(to), mv),
        }
    }

    /// Makes at most `budget` expansions, and some millions at once. Gives back why it ended, and the last expansion.
    pub fn run(&mut self, budget: u64, stats: &mut Stats) -> (End, Option<NodeView>) {
        let budget = budget.min(MOST) as i64;
        let mut tally = budget * ONE_EXPANSION;
        let mut current = None;
        let end = loop {
            let (frame, is_new) = match (self.next.take(), self.path.pop()) {
                (Some(next), top) => {
                    self.path.extend(top);
                    (next, true)
                }
                (None, Some(top)) => {
                    self.waiting -= u64::from(top.left.count_ones());
                    (top, false)
                }
                (None, None) => break End::Threshold,
            };
            let (from, left) = (self.path.len(), tally >> 32);
            self.start_from(stats);
            tally = self.visit(&frame, is_new, tally);
            if (tally & !UNWIND) >> 32 < left {
                let (g, waiting) = (self.peaks >> 16 & FIELD, self.peaks & FIELD);
                stats.depth = stats.depth.max(self.base.0 + g);
                let frontier = self.base.1 + u64::from(waiting) + 1;
                stats.peak_frontier = stats.peak_frontier.max(frontier);
                current = Some(self.view_of_last());
            }
            if tally < 0 {
                tally &= !UNWIND;
                self.path[from..].reverse();
                let waiting = |frame: &Frame| u64::from(frame.left.count_ones());
                self.waiting += self.path[from..].iter().map(waiting).sum::<u64>();
                if self.found {
                    break End::Goal;
                } else if tally < ONE_EXPANSION {
                    break End::Budget;
                }
            }
        };
        stats.expanded += (budget - (tally >> 32)) as u64;
        stats.generated += u64::from(tally as u32);
        stats.open(self.waiting + u64::from(self.next.is_some()));
        (end, current)
    }

    /// Lets paths count from the node at the end of the path.
    fn start_from(&mut self, stats: &Stats) {
        self.base = (self.path.len() as u32, self.waiting);
        let g = stats.depth.saturating_sub(self.base.0).min(DEEPEST);
        let waiting = (stats.peak_frontier - 1).saturating_sub(self.waiting);
        self.peaks = GUARDS | g << 16 | (waiting as u32).min(FIELD);
    }

    fn view_of_last(&self) -> NodeView {
        let (cells, path) = self.last;
        let g = self.g(path);
        NodeView {
            state: State::from_bits(cells),
            side: Side::Forward,
            g,
            h: Some(self.h(g, path)),
        }
    }

    #[inline(always)]
    fn g(&self, path: u64) -> u32 {
        self.base.0 + (path as u32 >> 16)
    }

    /// h is what is left of the threshold.
    #[inline(always)]
    fn h(&self, g: u32, path: u64) -> u32 {
        self.threshold - g - (path >> 32) as u32 * E::STEP
    }

    /// Expands `frame`, or where it is not new tries its other moves.
    fn visit(&mut self, frame: &Frame, is_new: bool, tally: i64) -> i64 {
        macro_rules! known {
            ($($cell:literal)*) => {
                match frame.blank {
                    $($cell => self.visit_at(Cell::<$cell>, frame, is_new, tally),)*
                    _ => tally,
                }
            };
        }
        if E::BY_TWO && self.known {
            known!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
        } else {
            let here = Anywhere {
                cell: frame.blank,
                ways: self.ways,
            };
            self.visit_at(here, frame, is_new, tally)
        }
    }

    fn visit_at<P: Place>(&mut self, here: P, frame: &Frame, is_new: bool, tally: i64) -> i64 {
        let cells = frame.state.bits();
        let room = (self.threshold - self.base.0 - frame.h) / E::STEP;
        let path = u64::from(room) * ONE_ROOM;
        if is_new {
            let enter = match (frame.mv, E::BY_TWO && room == 0) {
                (0, false) => Self::enter::<P, 0, false>,
                (1, false) => Self::enter::<P, 1, false>,
                (2, false) => Self::enter::<P, 2, false>,
                (3, false) => Self::enter::<P, 3, false>,
                (_, false) => Self::enter::<P, 4, false>,
                (0, true) => Self::enter::<P, 0, true>,
                (1, true) => Self::enter::<P, 1, true>,
                (2, true) => Self::enter::<P, 2, true>,
                (3, true) => Self::enter::<P, 3, true>,
                (_, true) => Self::enter::<P, 4, true>,
            };
            return enter(self, here, cells, path, tally);
        }
        let (tally, left) = (tally + i64::from(frame.left.count_ones()), frame.left);
        if E::BY_TWO && room == 0 {
            self.explore::<P, true>(here, frame.mv, cells, path, tally, left)
        } else {
            self.explore::<P, false>(here, frame.mv, cells, path, tally, left)
        }
    }

    /// Expands a node that was reached by the move `LAST`. `TIGHT` says that it has no room.
    #[inline(never)]
    fn enter<P: Place, const LAST: u8, const TIGHT: bool>(
        &mut self,
        here: P,
        cells: u64,
        path: u64,
        tally: i64,
    ) -> i64 {
        if self.peaks.wrapping_sub(path as u32) & GUARDS != GUARDS || tally < ONE_EXPANSION {
            return self.stop_or_note::<P, LAST, TIGHT>(here, cells, path, tally);
        }
        self.last = (cells, path);
        if cells == self.goal {
            self.found = true;
            return self.unwind(here, LAST, cells, path, 0, tally - ONE_EXPANSION);
        }
        if !D::BY_F && path < ONE_ROOM {
            self.beyond = self.beyond.min(self.threshold + 1);
            return tally - ONE_EXPANSION;
        }
        let left = onward(here.moves(), LAST);
        let tally = tally - ONE_EXPANSION + i64::from(left.count_ones());
        self.explore::<P, TIGHT>(here, LAST, cells, path, tally, left)
    }

    /// Does not expand a node for which there is no budget, or which is too deep down; or notes how far the path goes, and
    /// expands it.
    #[cold]
    #[inline(never)]
    fn stop_or_note<P: Place, const LAST: u8, const TIGHT: bool>(
        &mut self,
        here: P,
        cells: u64,
        path: u64,
        tally: i64,
    ) -> i64 {
        let [g, waiting] = [path as u32 & FIELD << 16, path as u32 & FIELD];
        if tally < ONE_EXPANSION || g > DEEPEST << 16 {
            let left = onward(here.moves(), LAST);
            self.next = Some(self.frame(here, LAST, cells, path, left));
            return tally | UNWIND;
        }
        let [most_g, most_waiting] = [self.peaks & FIELD << 16, self.peaks & FIELD];
        self.peaks = GUARDS | g.max(most_g) | waiting.max(most_waiting);
        self.enter::<P, LAST, TIGHT>(here, cells, path, tally)
    }

    /// Tries the moves that are `left` of a node.
    #[inline(always)]
    fn explore<P: Place, const TIGHT: bool>(
        &mut self,
        here: P,
        last: u8,
        cells: u64,
        path: u64,
        mut tally: i64,
        mut left: u8,
    ) -> i64 {
        macro_rules! attempt {
            ($mv:literal, $there:expr) => {
                if left & (1 << $mv) != 0 {
                    left &= !(1 << $mv);
                    let there = $there;
                    let (blank, to) = (here.cell(), there.cell());
                    if let Some(below) = self.below::<$mv, TIGHT>(blank, to, cells, path) {
                        let child = State::from_bits(cells).slide(blank, to).bits();
                        let below = below + ONE_DEEPER + u64::from(left.count_ones());
                        tally = if E::BY_TWO && (TIGHT || below < ONE_ROOM) {
                            self.enter::<_, $mv, true>(there, child, below, tally)
                        } else {
                            self.enter::<_, $mv, false>(there, child, below, tally)
                        };
                        if tally < 0 {
                            let tally = tally - i64::from(left.count_ones());
                            return self.unwind(here, last, cells, path, left, tally);
                        }
                    }
                }
            };
        }
        attempt!(0, here.up());
        attempt!(1, here.left());
        attempt!(2, here.right());
        attempt!(3, here.down());
        tally
    }

    /// The path with the room that a move leaves, or none where it leads beyond the threshold.
    #[inline(always)]
    fn below<const MV: usize, const TIGHT: bool>(
        &mut self,
        blank: usize,
        to: usize,
        cells: u64,
        path: u64,
    ) -> Option<u64> {
        let parent = State::from_bits(cells);
        if E::BY_TWO {
            let grows = self.estimate.grows(blank, MV, parent.tile(to));
            return if TIGHT {
                (!grows).then_some(path)
            } else {
                Some(path - u64::from(grows) * ONE_ROOM)
            };
        }
        let g = self.g(path);
        let f = g + 1 + self.estimate.after(self.h(g, path), parent, blank, to);
        if f > self.threshold {
            self.beyond = self.beyond.min(f);
            return None;
        }
        Some(u64::from(path as u32) + u64::from(self.threshold - f) * ONE_ROOM)
    }

    /// Leaves a node on the path.
    #[cold]
    #[inline(never)]
    fn unwind<P: Place>(
        &mut self,
        here: P,
        last: u8,
        cells: u64,
        path: u64,
        left: u8,
        tally: i64,
    ) -> i64 {
        let frame = self.frame(here, last, cells, path, left);
        self.path.push(frame);
        tally | UNWIND
    }

    fn frame<P: Place>(&self, here: P, mv: u8, cells: u64, path: u64, left: u8) -> Frame {
        Frame {
            state: State::from_bits(cells),
            h: self.h(self.g(path), path),
            blank: here.cell() as u8,
            mv,
            left,
        }
    }
}
