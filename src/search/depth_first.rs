//! Depth-first search: depth-limited backtracking, iterative deepening and IDA*.

use std::marker::PhantomData;

use super::{
    Algorithm, Expansion, Fate, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution,
    Stats, Status, Strategy, Successors, heuristic::Estimate, ledger::Ledger,
};
use crate::puzzle::{MAX_CELLS, Move, Problem, Size, State};

/// What sets one depth-first search apart from another.
pub trait Deepening {
    /// Which one it is.
    const ALGORITHM: Algorithm;
    /// Whether it begins anew with a larger threshold where it has not found the goal.
    const DEEPENS: bool;
    /// Whether its threshold is one of f; else it is one of depth, and nothing is generated from a node that stands at it.
    const BY_F: bool;
}

/// Backtracking with one limit for good (AIMA 4th ed., § 3.4.4).
#[derive(Debug)]
pub struct Once;

impl Deepening for Once {
    const ALGORITHM: Algorithm = Algorithm::DepthLimited;
    const DEEPENS: bool = false;
    const BY_F: bool = false;
}

/// Iterative deepening (Slate, Atkin 1977; Korf 1985): the limits 0, 1, 2 and so on.
#[derive(Debug)]
pub struct ByDepth;

impl Deepening for ByDepth {
    const ALGORITHM: Algorithm = Algorithm::IterativeDeepening;
    const DEEPENS: bool = true;
    const BY_F: bool = false;
}

/// IDA* (Korf, *Depth-First Iterative-Deepening*, Artificial Intelligence 27, 1985): the threshold is the estimate of the
/// start at first, and then the lowest f that was beyond the last one.
#[derive(Debug)]
pub struct ByThreshold;

impl Deepening for ByThreshold {
    const ALGORITHM: Algorithm = Algorithm::IdaStar;
    const DEEPENS: bool = true;
    const BY_F: bool = true;
}

/// Depth-first search along one path that it holds on a stack of its own. A node has its successors generated one at a
/// time, in the fixed order, each only when the one before has been given up; one whose f = g + h (depth, where there is
/// no heuristic) is beyond the threshold is dropped. The goal is tested when a node is expanded.
///
/// The move straight back is the only repetition that is kept from: any other cycle of a sliding puzzle takes twelve moves
/// or more, so that looking for one along the path costs more than it saves. The threshold ends every path.
///
/// A search that finds nothing ends at the largest threshold it may have: the limit it is given, or else the number of
/// moves within which every board that has a solution has one ([`Problem::longest_solution`]). Ending there proves that
/// there is none; ending earlier proves nothing.
pub struct DepthFirst<D: Deepening, E: Estimate> {
    problem: Problem,
    estimate: E,
    ways: Ways,
    /// The nodes being tried, from the root on, without `next`.
    path: Vec<Frame>,
    /// The node to be expanded next, a successor of the last of `path`; none where the search is over.
    next: Option<Frame>,
    /// Successors of the nodes of `path` that have not been generated yet.
    waiting: u64,
    threshold: u32,
    /// The lowest f that was beyond the threshold.
    beyond: u32,
    largest: u32,
    /// The node expanded last.
    current: Option<NodeView>,
    ledger: Ledger,
    kind: PhantomData<D>,
}

/// A node on the path.
#[derive(Clone, Copy, Debug)]
struct Frame {
    state: State,
    h: u32,
    blank: u8,
    /// The move that led to it.
    mv: u8,
    /// Moves that have not been tried yet, a bit for each.
    left: u8,
}

/// Where the blank can go.
struct Ways {
    /// By the cell of the blank: a bit for each move.
    moves: [u8; MAX_CELLS],
    /// By the move: what it adds to the blank's cell.
    step: [i8; 4],
}

impl Ways {
    fn new(size: Size) -> Self {
        let columns = size.columns() as i8;
        let mut moves = [0; MAX_CELLS];
        for (cell, moves) in moves.iter_mut().enumerate().take(size.cells()) {
            let legal = Move::ALL.into_iter();
            let legal = legal.filter(|&mv| size.neighbour(cell, mv).is_some());
            *moves = legal.map(|mv| 1 << mv as u8).sum();
        }
        Self {
            moves,
            step: [-columns, -1, 1, columns],
        }
    }

    /// The cell the blank reaches from `blank` by the move of this number.
    #[inline]
    const fn to(&self, blank: u8, mv: u8) -> u8 {
        blank.wrapping_add_signed(self.step[mv as usize & 3]) & (MAX_CELLS as u8 - 1)
    }

    /// The moves on from `blank` after the move of this number; its inverse is left out.
    #[inline]
    const fn after(&self, blank: u8, mv: u8) -> u8 {
        self.moves[blank as usize & (MAX_CELLS - 1)] & !(8 >> (mv & 3))
    }
}

impl<D: Deepening, E: Estimate> DepthFirst<D, E> {
    /// A search of `problem` by an estimate made for its goal; `strategy` may have a depth limit.
    pub fn new(problem: &Problem, strategy: Strategy, estimate: E, limits: Limits) -> Self {
        let largest = strategy
            .depth_limit
            .unwrap_or_else(|| problem.longest_solution());
        let mut search = Self {
            problem: *problem,
            ways: Ways::new(problem.size()),
            path: Vec::with_capacity(64),
            next: None,
            waiting: 0,
            threshold: largest,
            beyond: u32::MAX,
            largest,
            current: None,
            ledger: Ledger::new(limits, 1, 0),
            kind: PhantomData,
            estimate,
        };
        let root = search.root();
        if D::DEEPENS {
            search.threshold = root.h;
        }
        search.next = Some(root);
        let mut stats = search.ledger.stats;
        (stats.threshold, stats.iterations) = (search.threshold, 1);
        stats.bytes = search.bytes();
        let hopeless = search.threshold > largest;
        let end = hopeless.then(|| search.found_nothing(&mut stats));
        search.ledger.publish(stats, end);
        search
    }

    fn root(&self) -> Frame {
        let state = self.problem.start().state();
        Frame {
            state,
            h: self.estimate.of(state),
            blank: state.blank() as u8,
            mv: 0,
            left: self.ways.moves[state.blank()],
        }
    }

    fn bytes(&self) -> u64 {
        (self.path.capacity() * size_of::<Frame>()) as u64
    }

    fn solved(&self) -> Outcome {
        let moves = self.path.iter().skip(1);
        let moves = moves.filter_map(|frame| Move::from_code(frame.mv));
        Outcome::Solved(Solution::found(&self.problem, moves.collect()))
    }

    /// The end without a path: of all there is, or of what it was allowed to look at.
    fn found_nothing(&mut self, stats: &mut Stats) -> Outcome {
        self.next = None;
        stats.frontier = 0;
        if self.beyond == u32::MAX && stats.expanded > 0
            || self.largest >= self.problem.longest_solution()
        {
            Outcome::Exhausted
        } else {
            Outcome::Limit(Limit::Depth)
        }
    }

    /// At the end of an iteration: begins the next one, or ends.
    #[cold]
    fn next_iteration(&mut self, stats: &mut Stats) -> Result<Frame, Outcome> {
        if !D::DEEPENS || self.beyond > self.largest {
            return Err(self.found_nothing(stats));
        }
        self.threshold = std::mem::replace(&mut self.beyond, u32::MAX);
        (stats.threshold, stats.iterations) = (self.threshold, stats.iterations + 1);
        Ok(self.root())
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let goal = self.problem.goal().state();
        let mut top = self.next?;
        for _ in 0..budget {
            if self.ledger.out_of_memory(stats.expanded, || self.bytes()) {
                self.next = Some(top);
                return Some(Outcome::Limit(Limit::Memory));
            }
            let mut g = self.path.len() as u32;
            stats.expanded += 1;
            stats.depth = stats.depth.max(g);
            self.current = Some(view(top.state, g, top.h));
            let found = top.state == goal;
            if found || !D::BY_F && g == self.threshold {
                top.left = 0;
                self.beyond = self.beyond.min(g + 1);
            }
            self.tell(observer, &top, g);
            if found {
                stats.open(self.waiting);
                self.next = None;
                self.path.push(top);
                return Some(self.solved());
            }
            self.waiting += u64::from(top.left.count_ones());

            // On to the next node that is not beyond the threshold.
            top = loop {
                if top.left == 0 {
                    if let Some(parent) = self.path.pop() {
                        top = parent;
                        g -= 1;
                        continue;
                    }
                    match self.next_iteration(stats) {
                        Ok(root) => break root,
                        Err(end) => return Some(end),
                    }
                }
                let mv = top.left.trailing_zeros() as u8;
                top.left &= top.left - 1;
                self.waiting -= 1;
                stats.generated += 1;
                let child = self.child(&top, mv);
                let f = g + 1 + child.h;
                if f <= self.threshold {
                    self.path.push(top);
                    break child;
                }
                self.beyond = self.beyond.min(f);
            };
            stats.open(self.waiting + 1);
        }
        self.next = Some(top);
        None
    }

    #[inline(always)]
    fn child(&self, parent: &Frame, mv: u8) -> Frame {
        let to = self.ways.to(parent.blank, mv);
        let (blank, cell) = (usize::from(parent.blank), usize::from(to));
        Frame {
            state: parent.state.slide(blank, cell),
            h: self.estimate.after(parent.h, parent.state, blank, cell),
            blank: to,
            mv,
            left: self.ways.after(to, mv),
        }
    }

    /// Tells what becomes of the successors of `top`, though they are generated one by one and later.
    #[inline]
    fn tell<O: Observer>(&self, observer: &mut O, top: &Frame, g: u32) {
        if !O::WATCHES {
            return;
        }
        let mut successors = Successors::default();
        for mv in Move::ALL {
            if top.left & 1 << mv as u8 != 0 {
                let beyond = g + 1 + self.child(top, mv as u8).h > self.threshold;
                let fate = if beyond { Fate::Duplicate } else { Fate::New };
                successors.set(mv, fate);
            }
        }
        observer.expanded(successors, || Expansion {
            state: top.state,
            side: Side::Forward,
            g,
            successors,
        });
    }
}

fn view(state: State, g: u32, h: u32) -> NodeView {
    NodeView {
        state,
        side: Side::Forward,
        g,
        h: Some(h),
    }
}

impl<D: Deepening, E: Estimate> Search for DepthFirst<D, E> {
    const ALGORITHM: Algorithm = D::ALGORITHM;

    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status {
        let mut stats = self.ledger.stats;
        let end = self.expand(self.ledger.allowance(budget), &mut stats, observer);
        stats.visited = (self.path.len() + usize::from(self.next.is_some())) as u64;
        stats.bytes = self.bytes();
        self.ledger.publish(stats, end)
    }

    fn stats(&self) -> Stats {
        self.ledger.stats
    }

    fn current(&self) -> Option<NodeView> {
        self.current.map(shown::<D>)
    }

    /// The node that comes next, then what waits on the stack: of those some may turn out to be beyond the threshold.
    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let g = |depth: usize| depth as u32;
        let next = self.next.iter();
        let next = next.map(|top| view(top.state, g(self.path.len()), top.h));
        let stack = self.path.iter().enumerate().rev();
        let stack = stack.flat_map(|(depth, frame)| {
            let untried = (0..4).filter(|mv| frame.left & 1 << mv != 0);
            untried.map(move |mv| {
                let child = self.child(frame, mv);
                view(child.state, g(depth + 1), child.h)
            })
        });
        next.chain(stack).take(count).map(shown::<D>).collect()
    }
}

/// Without its h where that is none.
fn shown<D: Deepening>(view: NodeView) -> NodeView {
    NodeView {
        h: view.h.filter(|_| D::BY_F),
        ..view
    }
}
