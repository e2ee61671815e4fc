//! Depth-first search: depth-limited backtracking, iterative deepening and IDA*.

use crate::puzzle::{Arrangement, Move, Packed, Problem, State, Word};
use crate::search::engine::blank_cell::{BlankCell, onward};
use crate::search::engine::path::packed_call::{Budget, Path};
use crate::search::engine::path::{self as paths, Deepening, PathNode, ThresholdSearch, room_for};
use crate::search::heuristics::Estimate;
use crate::search::{
    Algorithm, End, Fate, Limit, NodeView, Observer, Outcome, SearchAlgorithm, Side, Stats,
    Successors,
};

/// Backtracking with one limit (Russell & Norvig, 4th ed., § 3.4.4).
#[derive(Debug)]
pub struct DepthLimited;

impl Deepening for DepthLimited {
    const ALGORITHM: Algorithm = Algorithm::DepthLimited;
    const DEEPENS: bool = false;
    const BY_F: bool = false;
}

/// Iterative deepening (Slate, Atkin 1977; Korf 1985): the limits 0, 1, 2 and so on.
#[derive(Debug)]
pub struct IterativeDeepening;

impl Deepening for IterativeDeepening {
    const ALGORITHM: Algorithm = Algorithm::IterativeDeepening;
    const DEEPENS: bool = true;
    const BY_F: bool = false;
}

/// IDA* (Korf, *Depth-First Iterative-Deepening*, Artificial Intelligence 27, 1985): the first threshold is the estimate of
/// the start, and each next one the lowest f that was beyond the last.
#[derive(Debug)]
pub struct IdaStar;

impl Deepening for IdaStar {
    const ALGORITHM: Algorithm = Algorithm::IdaStar;
    const DEEPENS: bool = true;
    const BY_F: bool = true;
}

/// The recursion. It is compiled for each cell of the blank on a 4×4 board, for each last move `LAST`, and, where f grows by
/// two, for nodes without room (`TIGHT`). `path` and `budget` are packed to stay in registers: see
/// [`packed_call`](crate::search::engine::path::packed_call).
impl<W: Word, D: Deepening, E: Estimate> ThresholdSearch<W, D, E> {
    /// search(n): expands the node with these `cells`.
    #[inline(never)]
    pub(crate) fn search<B: BlankCell, const LAST: u8, const TIGHT: bool>(
        &mut self,
        blank: B,
        cells: W,
        path: Path,
        budget: Budget,
    ) -> Budget {
        if self.reach.is_passed_by(path) || budget.is_used_up() {
            return self.stop_or_note::<B, LAST, TIGHT>(blank, cells, path, budget);
        }
        self.moves[usize::from(path.index())] = LAST;
        // if n is the goal: return the path
        if !Self::GOAL_IS_DEEPEST && cells == self.goal {
            return self.find(path, budget);
        }
        // if depth is the limit: return
        if !D::BY_F && path.room() == 0 {
            self.beyond = self.beyond.min(self.threshold + 1);
            return budget.expanded(0);
        }
        let left = onward(blank.moves(), LAST);
        self.try_moves::<B, TIGHT>(blank, cells, path, budget.expanded(left), left)
    }

    /// Tries the moves for which `left` has a bit. After the last one nothing is left to do here, so its call is a tail
    /// call.
    #[inline(always)]
    pub(crate) fn try_moves<B: BlankCell, const TIGHT: bool>(
        &mut self,
        blank: B,
        cells: W,
        path: Path,
        mut budget: Budget,
        mut left: u8,
    ) -> Budget {
        let n = Packed(cells);
        macro_rules! try_move {
            ($mv:literal, $there:expr) => {
                if left & (1 << $mv) != 0 {
                    left &= !(1 << $mv);
                    let there = $there;
                    let (from, to) = (blank.cell(), there.cell());
                    // if g + 1 + h(m) ≤ threshold: search(m, g + 1)
                    if let Some(path) = self.within_threshold::<$mv, TIGHT>(n, from, to, path) {
                        let (m, path) = (n.slide(from, to).0, path.deeper(left));
                        budget = if E::BY_TWO && (TIGHT || path.room() == 0) {
                            self.search::<_, $mv, true>(there, m, path, budget)
                        } else {
                            self.search::<_, $mv, false>(there, m, path, budget)
                        };
                        if left == 0 || budget.unwinds() {
                            return budget;
                        }
                    }
                }
            };
        }
        // for each neighbour m of n but its parent
        try_move!(0, blank.up());
        try_move!(1, blank.left());
        try_move!(2, blank.right());
        try_move!(3, blank.down());
        budget
    }
}

/// Depth-first search along one path (Korf 1985; Russell & Norvig, 4th ed., §§ 3.4.4 and 3.5.3). The successors of a node
/// are generated one at a time, in the fixed order, each only when the one before has been given up; a successor whose
/// f = g + h (depth, where there is no heuristic) is beyond the threshold is dropped. The goal is tested when a node is
/// expanded.
///
/// Of all repetitions only the move straight back is avoided: any other cycle of a sliding puzzle takes twelve moves or
/// more, so looking for one along the path costs more than it saves. The threshold ends every path.
///
/// A search that finds nothing ends at the largest threshold it may have: the limit it is given, or else the number of
/// moves within which every board that has a solution has one ([`Problem::longest_solution`]). Ending there proves that
/// there is none; ending earlier proves nothing. With an estimate that may be too high, f may be as much higher.
pub struct DepthFirst<W: Word, D: Deepening, E: Estimate> {
    paths: ThresholdSearch<W, D, E>,
    largest: u32,
    /// The threshold within which every board that has a solution is solved.
    conclusive: u32,
    /// The node expanded last.
    current: Option<NodeView>,
}

impl<W: Word, D: Deepening, E: Estimate> DepthFirst<W, D, E> {
    /// Searches `problem` by an estimate made for its goal, down to a depth limit where there is one.
    pub fn new(problem: &Problem, depth_limit: Option<u32>, estimate: E) -> Self {
        let conclusive = problem.longest_solution() + E::LARGEST_EXCESS;
        Self {
            paths: ThresholdSearch::new(problem, estimate),
            largest: depth_limit.unwrap_or(conclusive),
            conclusive,
            current: None,
        }
    }

    fn path(&self) -> End {
        let moves = self.paths.path.iter().skip(1);
        let moves = moves.filter_map(|node| Move::from_code(node.mv));
        End::Path(moves.collect())
    }

    /// The end without a path: proof that there is none, or the depth limit.
    fn found_nothing(&mut self, stats: &mut Stats) -> End {
        self.paths.next = None;
        stats.frontier = 0;
        if self.largest >= self.conclusive {
            End::Exhausted
        } else {
            End::Limit(Limit::Depth)
        }
    }

    /// At the end of an iteration: the threshold becomes the lowest f beyond it, or the search ends. There is always a node
    /// beyond the threshold, for every cell has two neighbours and a path can go on without going back.
    #[cold]
    fn next_iteration(&mut self, stats: &mut Stats) -> Option<End> {
        let beyond = if E::BY_TWO {
            self.paths.threshold + 2
        } else {
            std::mem::replace(&mut self.paths.beyond, u32::MAX)
        };
        if !D::DEEPENS || beyond > self.largest {
            return Some(self.found_nothing(stats));
        }
        self.paths.threshold = beyond;
        (stats.threshold, stats.iterations) = (beyond, stats.iterations + 1);
        self.paths.begin();
        stats.open(1);
        None
    }

    /// Reports what becomes of the successors of the next node, though they are generated later, one by one.
    fn report<O: Observer>(&self, observer: &mut O) {
        let Some(next) = self.paths.next else {
            return;
        };
        let g = self.paths.path.len() as u32;
        let is_last = next.state.0 == self.paths.goal;
        let has_none = is_last || !D::BY_F && g == self.paths.threshold;
        let mut successors = Successors::default();
        for mv in Move::ALL {
            if !has_none && next.left & 1 << mv as u8 != 0 {
                let beyond = g + 1 + self.paths.child(&next, mv as u8).h > self.paths.threshold;
                let fate = if beyond { Fate::Duplicate } else { Fate::New };
                successors.set(mv, fate);
            }
        }
        successors.report(observer, next.state, Side::Forward, g);
    }
}

/// Expansions made in one go where the longest path that the threshold allows has no room yet.
const PORTION_WITHOUT_ROOM: u64 = 1 << 13;

/// Expansions made in one go where the estimate can fail: it is asked only in between.
const PORTION_THAT_CAN_FAIL: u64 = 64;

/// Bytes of the path once a node of this depth was expanded, also while it is not stored in full.
fn bytes<W>(depth: u32) -> u64 {
    room_for(depth as usize + 2) as u64 * size_of::<PathNode<W>>() as u64
}

fn view(state: impl Into<State>, g: u32, h: u32) -> NodeView {
    NodeView {
        state: state.into(),
        side: Side::Forward,
        g,
        h: Some(h),
    }
}

impl<W: Word, D: Deepening, E: Estimate> SearchAlgorithm for DepthFirst<W, D, E> {
    const ALGORITHM: Algorithm = D::ALGORITHM;

    fn begin(&mut self, stats: &mut Stats) -> Option<End> {
        if self.paths.threshold > self.largest {
            stats.threshold = self.largest;
            return Some(self.found_nothing(stats));
        }
        if !D::DEEPENS {
            self.paths.threshold = self.largest;
        }
        (stats.threshold, stats.iterations) = (self.paths.threshold, 1);
        None
    }

    fn expand<O: Observer>(
        &mut self,
        most: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<End> {
        let mut portion = most;
        if E::CAN_FAIL {
            portion = portion.min(PORTION_THAT_CAN_FAIL);
        }
        if !self.paths.has_room() {
            portion = portion.min(PORTION_WITHOUT_ROOM);
            if !self.paths.make_room(portion) {
                return Some(End::Limit(Limit::Memory));
            }
        }
        if O::WATCHES {
            portion = 1;
            self.report(observer);
        }
        // repeat search(start, 0)
        let (end, current) = self.paths.run(portion, stats);
        self.current = current.or(self.current);
        let path = &mut self.paths.path;
        // What is counted is held. Where the system refuses it, the next portion finds that out.
        let room = room_for(stats.depth as usize + 2);
        let _ = path.try_reserve_exact(room.saturating_sub(path.len()));
        match end {
            paths::End::Budget => None,
            paths::End::Goal => Some(self.path()),
            // threshold ← the lowest f beyond it
            paths::End::Threshold => self.next_iteration(stats),
        }
    }

    #[inline]
    fn failure(&self) -> Option<Outcome> {
        Outcome::of_failure(&self.paths.estimate)
    }

    fn bytes(&self, stats: &Stats) -> u64 {
        bytes::<W>(stats.depth)
    }

    fn most_bytes(&self) -> Option<u64> {
        Some(bytes::<W>(self.paths.threshold))
    }

    /// The nodes of the path, and the next one.
    fn visited(&self, _: &Stats) -> u64 {
        (self.paths.path.len() + usize::from(self.paths.next.is_some())) as u64
    }

    fn current(&self) -> Option<NodeView> {
        self.current.map(shown::<D>)
    }

    /// The next node, then the successors that wait along the path: some of these may turn out to be beyond the threshold.
    fn open(&self) -> impl Iterator<Item = NodeView> {
        let paths = &self.paths;
        let depth = paths.path.len() as u32;
        let next = paths
            .next
            .iter()
            .map(move |next| view(next.state, depth, next.h));
        let stack = paths.path.iter().enumerate().rev();
        let stack = stack.flat_map(move |(above, node)| {
            let untried = (0..4).filter(|mv| node.left & 1 << mv != 0);
            untried.map(move |mv| {
                let child = paths.child(node, mv);
                view(child.state, above as u32 + 1, child.h)
            })
        });
        next.chain(stack).map(shown::<D>)
    }
}

/// Without h where there is no heuristic.
fn shown<D: Deepening>(view: NodeView) -> NodeView {
    NodeView {
        h: view.h.filter(|_| D::BY_F),
        ..view
    }
}
