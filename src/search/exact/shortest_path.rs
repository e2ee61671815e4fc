//! The length of a shortest path by IDA* (Korf 1985), for pattern databases alone.
//!
//! It is apart from the IDA* that is shown ([`depth_first`](crate::search::algorithms::depth_first)), because each would lose
//! speed by what the other needs. That one counts, reports and stops after any expansion, expands successors in the order that
//! is shown, and computes any estimate from a state. This one has no counters and no observer, updates the table indices
//! of both partitions by one xor a move, and lets an [automaton](Automaton) prune duplicate paths, so that it expands other
//! nodes. They share Manhattan, [`Outcome`] and the pattern databases.
//!
//! The city-block distance changes by one with each move, so along a path f = g + h grows by two, or not at all. What is
//! carried instead of f is the *slack*: how many more times it may grow within the present bound. A move away from home
//! takes one off it; a child is cut as soon as one of its views asks for more slack than is left.

//!
//! Where a bound takes long, the search is split: all nodes a few moves below the root are pieces of work, in the order in
//! which one thread would come to them, and the path is that of the first piece that has one. So the path is the same on
//! any number of threads.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Mutex, PoisonError};

use crate::puzzle::{Move, NARROW_CELLS, PLACES, Problem, Size};
use crate::search::algorithms::depth_first::{DepthFirst, IdaStar};
use crate::search::engine::symmetry::Symmetry;
use crate::search::exact::move_automaton::{Automaton, DEAD};
use crate::search::heuristics::pattern_database::partition::PATTERNS;
use crate::search::heuristics::pattern_database::table::TableAt;
use crate::search::heuristics::pattern_database::{PatternDatabase, PatternEstimate};
use crate::search::heuristics::{Estimate, Manhattan};
use crate::search::{
    Algorithm, Heuristic, Limits, Outcome, Parallel, Search, Solution, Status, Strategy,
};

/// Nodes between two questions whether to go on: well under a millisecond.
const NODES_BETWEEN: u32 = 8192;

/// Nodes within one bound from which on the next is split, some milliseconds; a bound has several times the nodes of the
/// one before.
const NODES_TO_SPLIT: u64 = 1 << 16;

/// The deepest that a bound is split.
const MOST_SPLIT: usize = 24;

/// The pieces of a bound. They differ a hundredfold in size, so there are many for each thread.
const PIECES: usize = 4096;

/// The answer for one problem.
#[derive(Debug)]
pub struct ShortestPath {
    /// A shortest path; [`Outcome::Exhausted`] where the parities say that there is none, [`Outcome::Cancelled`] where the
    /// search was broken off.
    pub outcome: Outcome,
    /// Nodes expanded. On several threads it differs from run to run, for some are expanded in vain.
    pub expanded: u64,
}

/// What is known while a search goes on.
#[derive(Clone, Copy, Debug)]
pub struct BoundProgress {
    /// How long a path is at least.
    pub at_least: u32,
    /// Nodes expanded.
    pub expanded: u64,
}

impl PatternDatabase {
    /// A shortest path. `go_on` is asked every few thousand nodes, from any thread, and the search breaks off where it
    /// does. `None` where these tables do not [serve](Self::serves) the goal. Boards of more than
    /// sixteen cells are searched on this thread alone, by the IDA* that is shown.
    pub fn solve(
        &self,
        problem: &Problem,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BoundProgress) -> ControlFlow<()> + Sync),
    ) -> Option<ShortestPath> {
        if !self.serves(&problem.goal()) {
            return None;
        }
        if !problem.solvability().is_solvable() {
            return Some(ShortestPath {
                outcome: Outcome::Exhausted,
                expanded: 0,
            });
        }
        if self.size.cells() > NARROW_CELLS {
            return Some(self.solve_wide(problem, go_on));
        }
        let symmetry = Symmetry::new(&problem.goal());
        let root = self.root(&symmetry.see(&problem.start()));
        let distances = Manhattan::new(&problem.goal()).of(problem.start().state());
        let tables = Lookups::new(self);
        let (expanded, mut before, mut within) = (AtomicU64::new(0), 0, 0);
        // The slack that the estimate asks for, then one more each time.
        let mut slack = root.sums[0].max(root.sums[1]);
        let end = loop {
            let at_least = distances + 2 * slack;
            let ask = |nodes: u64| {
                let expanded = expanded.fetch_add(nodes, Relaxed) + nodes;
                go_on(BoundProgress { at_least, expanded })
            };
            let end = if within < NODES_TO_SPLIT {
                ThresholdSearch::new(tables, &ask).run(&root, slack)
            } else {
                search_in_pieces(tables, &root, slack, parallel, &ask)
            };
            if end != End::Threshold {
                break end;
            }
            let after = expanded.load(Relaxed);
            (before, within) = (after, after - before);
            slack += 1;
        };
        let outcome = match end {
            End::Goal(moves) => {
                let moves = unseen(&symmetry, root.blank, moves.into_iter());
                Outcome::Solved(Solution::found(problem, moves))
            }
            End::Stopped | End::Threshold => Outcome::Cancelled,
        };
        Some(ShortestPath {
            outcome,
            expanded: expanded.into_inner(),
        })
    }

    fn solve_wide(
        &self,
        problem: &Problem,
        go_on: &(impl Fn(BoundProgress) -> ControlFlow<()> + Sync),
    ) -> ShortestPath {
        let strategy = Strategy::new(Algorithm::IdaStar, Heuristic::Patterns);
        let estimate = PatternEstimate::new(self, &problem.goal());
        let mut search =
            DepthFirst::<u128, IdaStar, _>::new(problem, strategy, estimate, Limits::NONE);
        loop {
            let status = search.advance(NODES_BETWEEN.into(), &mut ());
            let (at_least, expanded) = (search.stats().threshold, search.stats().expanded);
            let outcome = match status {
                Status::Finished(outcome) => outcome,
                Status::Running if go_on(BoundProgress { at_least, expanded }).is_continue() => {
                    continue;
                }
                Status::Running => Outcome::Cancelled,
            };
            return ShortestPath { outcome, expanded };
        }
    }

    fn root(&self, seen: &[u8; PLACES]) -> Node {
        let seen = &seen[..self.size.cells()];
        let indices = [0, 1].map(|view| self.views[view].indices(seen, self.blank));
        let blank = seen
            .iter()
            .position(|&home| home == self.blank)
            .unwrap_or(0);
        let packed =
            |cells: u64, (cell, &home): (usize, &u8)| cells | u64::from(home) << (4 * cell);
        let beyond = self.beyond::<_, PATTERNS>(indices);
        let by_pattern =
            |packed: u32, (pattern, &half): (usize, &u32)| packed | half << (8 * pattern);
        Node {
            cells: seen.iter().enumerate().fold(0, packed),
            indices,
            beyond: beyond.map(|view| view.iter().enumerate().fold(0, by_pattern)),
            sums: beyond.map(|view| view.iter().sum()),
            blank: blank as u8,
            state: blank as u16,
        }
    }
}

/// The moves of the blank on the board itself, from those that are seen.
fn unseen(symmetry: &Symmetry, blank: u8, seen: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut place = usize::from(blank);
    let mut cell = symmetry.cell_seen(blank);
    let size = symmetry.goal.size();
    let moves = seen.filter_map(|mv| {
        place = symmetry.size.neighbour(place, mv)?;
        let to = symmetry.cell_seen(place as u8);
        let own = Move::ALL
            .into_iter()
            .find(|&own| size.neighbour(cell, own) == Some(to));
        cell = to;
        own
    });
    moves.collect()
}

/// A state, as it is seen, and what is known of it.
#[derive(Clone, Copy)]
struct Node {
    /// The home of the tile on each cell, four bits a cell.
    cells: u64,
    /// By view, where the tiles of its patterns stand.
    indices: [u64; 2],
    /// By view, half of what each pattern needs beyond the city-block distance: eight bits a pattern.
    beyond: [u32; 2],
    /// By view, the sum of that.
    sums: [u32; 2],
    blank: u8,
    /// The state of the automaton.
    state: u16,
}

/// Why the search within a bound ended.
#[derive(Debug, PartialEq, Eq)]
enum End {
    /// With the moves from the root to the goal.
    Goal(Vec<Move>),
    /// Every path within the bound was tried.
    Threshold,
    /// Broken off.
    Stopped,
}

/// A node below the root, to be searched apart from the others.
struct Piece {
    node: Node,
    slack: u32,
    /// The moves from the root to it.
    moves: Vec<Move>,
}

/// Searches everything below `root` within `slack`, one piece after the other or at once.
fn search_in_pieces(
    tables: Lookups<'_>,
    root: &Node,
    slack: u32,
    parallel: &impl Parallel,
    go_on: &(impl Fn(u64) -> ControlFlow<()> + Sync),
) -> End {
    let pieces = tables.split(root, slack).into_iter().enumerate().collect();
    // The number of the first piece that is known to lead to the goal, and its path.
    let (first, stopped) = (AtomicUsize::new(usize::MAX), AtomicBool::new(false));
    let found = Mutex::new(None);
    parallel.each(pieces, |(number, piece): (usize, Piece)| {
        let is_in_vain = || stopped.load(Relaxed) || first.load(Relaxed) < number;
        if is_in_vain() {
            return;
        }
        let ask = |nodes| {
            if go_on(nodes).is_break() {
                stopped.store(true, Relaxed);
            }
            if is_in_vain() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        if let End::Goal(below) = ThresholdSearch::new(tables, &ask).run(&piece.node, piece.slack) {
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            if first.fetch_min(number, Relaxed) > number {
                let moves = piece.moves.into_iter().chain(below).collect();
                *found = Some(End::Goal(moves));
            }
        }
    });
    if stopped.into_inner() {
        return End::Stopped;
    }
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.unwrap_or(End::Threshold)
}

/// The part a tile plays in a view: its pattern and the table of it, and where the bits of its cell begin.
#[derive(Clone, Copy, Default)]
struct Part {
    table: TableAt,
    pattern: u8,
    shift: u8,
}

/// All that a search looks up.
#[derive(Clone, Copy)]
struct Lookups<'a> {
    tables: &'a [u8],
    /// By view and home.
    parts: [[Part; PLACES]; 2],
    /// By view, as what each cell is looked up.
    looked_up: [[u8; PLACES]; 2],
    /// By the blank's move and the home of the tile that slides: a bit for each cell it may slide from, set where that
    /// leads away from home.
    away: [[u16; PLACES]; 4],
    automaton: &'a [[u16; 4]],
    /// By move, what is added to the blank's cell.
    step: [u8; 4],
    goal: u64,
}

/// The search of everything below one node within a bound.
struct ThresholdSearch<'a> {
    tables: Lookups<'a>,
    nodes_left: u32,
    /// Told how many nodes were expanded since it was asked before.
    go_on: &'a dyn Fn(u64) -> ControlFlow<()>,
    stopped: bool,
    /// The moves to the goal, last first, once it is reached.
    path: Vec<Move>,
}

impl<'a> ThresholdSearch<'a> {
    fn new(tables: Lookups<'a>, go_on: &'a dyn Fn(u64) -> ControlFlow<()>) -> Self {
        Self {
            tables,
            nodes_left: NODES_BETWEEN,
            go_on,
            stopped: false,
            path: Vec::new(),
        }
    }

    /// Searches everything below `node` within `slack`.
    fn run(mut self, node: &Node, slack: u32) -> End {
        let ended = self.reaches_goal(node, slack);
        if self.stopped {
            return End::Stopped;
        }
        let rest = NODES_BETWEEN - self.nodes_left;
        let goes_on = (self.go_on)(u64::from(rest)).is_continue();
        if !ended {
            return if goes_on {
                End::Threshold
            } else {
                End::Stopped
            };
        }
        self.path.reverse();
        End::Goal(self.path)
    }

    /// Searches everything below `node` within `slack`; also true where the search is stopped.
    fn reaches_goal(&mut self, node: &Node, slack: u32) -> bool {
        if node.cells == self.tables.goal || self.is_to_stop() {
            return true;
        }
        let Some(&moves) = self.tables.automaton.get(usize::from(node.state)) else {
            return false;
        };
        for (mv, state) in Move::ALL.into_iter().zip(moves) {
            if state != DEAD
                && let Some((child, slack)) = self.tables.child(node, mv, state, slack)
                && self.reaches_goal(&child, slack)
            {
                self.path.push(mv);
                return true;
            }
        }
        false
    }

    #[inline]
    fn is_to_stop(&mut self) -> bool {
        self.nodes_left -= 1;
        if self.nodes_left == 0 {
            self.nodes_left = NODES_BETWEEN;
            self.stopped |= (self.go_on)(u64::from(NODES_BETWEEN)).is_break();
        }
        self.stopped
    }
}

impl<'a> Lookups<'a> {
    fn new(patterns: &'a PatternDatabase) -> Self {
        let size = patterns.size;
        let columns = size.columns() as u8;
        let parts = patterns.views.map(|view| {
            std::array::from_fn(|home| Part {
                table: view.tables[usize::from(view.pattern[home])],
                pattern: view.pattern[home],
                shift: view.shift[home],
            })
        });
        Self {
            tables: patterns.bytes(),
            parts,
            looked_up: patterns.views.map(|view| view.cells),
            away: away(size),
            automaton: &Automaton::of(size).next,
            step: [columns.wrapping_neg(), 1_u8.wrapping_neg(), 1, columns],
            goal: (0..size.cells() as u64).fold(0, |cells, cell| cells | cell << (4 * cell)),
        }
    }

    /// All nodes within `slack` that are so many moves below `root` that there are [`PIECES`] of them, in the order of a
    /// depth-first search; the goal stands for itself where it is less deep.
    fn split(&self, root: &Node, slack: u32) -> Vec<Piece> {
        let mut pieces = vec![Piece {
            node: *root,
            slack,
            moves: Vec::new(),
        }];
        for _ in 0..MOST_SPLIT {
            if pieces.len() >= PIECES {
                break;
            }
            let mut deeper = Vec::with_capacity(2 * pieces.len());
            for piece in pieces {
                if piece.node.cells == self.goal {
                    deeper.push(piece);
                } else {
                    self.expand(&piece, &mut deeper);
                }
            }
            pieces = deeper;
        }
        pieces
    }

    fn expand(&self, piece: &Piece, children: &mut Vec<Piece>) {
        let moves = self.automaton.get(usize::from(piece.node.state));
        for (mv, &state) in Move::ALL.into_iter().zip(moves.into_iter().flatten()) {
            if state != DEAD
                && let Some((node, slack)) = self.child(&piece.node, mv, state, piece.slack)
            {
                let mut moves = piece.moves.clone();
                moves.push(mv);
                children.push(Piece { node, slack, moves });
            }
        }
    }

    /// The child by `mv` with the slack that is left to it, or `None` where that is not enough.
    #[inline(always)]
    fn child(&self, node: &Node, mv: Move, state: u16, slack: u32) -> Option<(Node, u32)> {
        let (blank, to) = (
            node.blank & 15,
            node.blank.wrapping_add(self.step[mv as usize]) & 15,
        );
        let home = (node.cells >> (4 * to)) & 15;
        let away = self.away[mv as usize][home as usize] >> to & 1;
        let slack = slack.checked_sub(u32::from(away))?;
        let mut child = Node {
            blank: to,
            state,
            ..*node
        };
        for view in 0..2 {
            let Part {
                table,
                pattern,
                shift,
            } = self.parts[view][home as usize];
            let looked_up = &self.looked_up[view];
            let change = looked_up[usize::from(to)] ^ looked_up[usize::from(blank)];
            child.indices[view] ^= u64::from(change) << (shift & 63);
            let after = table.entry(self.tables, child.indices[view]);
            let place = (8 * u32::from(pattern)) & 31;
            let before = node.beyond[view] >> place & 255;
            child.sums[view] = (node.sums[view] + after).wrapping_sub(before);
            if child.sums[view] > slack {
                return None;
            }
            child.beyond[view] ^= (before ^ after) << place;
        }
        let change = home ^ (node.cells >> (4 * blank)) & 15;
        child.cells ^= change << (4 * to) ^ change << (4 * blank);
        Some((child, slack))
    }
}

/// See [`Lookups::away`].
fn away(size: Size) -> [[u16; PLACES]; 4] {
    let mut away = [[0; PLACES]; 4];
    for (mv, homes) in Move::ALL.into_iter().zip(&mut away) {
        for (home, from_cells) in homes.iter_mut().enumerate().take(size.cells()) {
            for blank in 0..size.cells() {
                if let Some(from) = size.neighbour(blank, mv)
                    && size.distance(blank, home) > size.distance(from, home)
                {
                    *from_cells |= 1 << from;
                }
            }
        }
    }
    away
}
