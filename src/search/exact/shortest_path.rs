//! The length of a shortest path by IDA* (Korf 1985), for pattern databases alone.
//!
//! It is apart from the IDA* that is shown ([`depth_first`](crate::search::algorithms::depth_first)), because each would lose
//! speed by what the other needs. That one counts, reports and stops after any expansion, expands successors in the order that
//! is shown, and computes any estimate from a state. This one has no counters and no observer, updates the placements
//! of both views by one xor a move, and lets an [automaton](Automaton) prune duplicate paths, so that it expands other
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

use crate::puzzle::{Move, PLACES, Problem, Size, Word};
use crate::search::engine::symmetry::{CellMap, Symmetry};
use crate::search::exact::move_automaton::{Automaton, DEAD};
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::partition::WIDE_PATTERNS;
use crate::search::heuristics::pattern_database::placement::{
    Placements, Ranks, TableAt, is_ranked,
};
use crate::search::heuristics::{Estimate, Manhattan};
use crate::search::{Outcome, Parallel, Solution};

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
    /// does. `None` where these tables do not [serve](Self::serves) the goal.
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
        Some(if is_ranked(self.size) {
            self.search::<[u32; WIDE_PATTERNS]>(problem, parallel, go_on)
        } else {
            self.search::<u64>(problem, parallel, go_on)
        })
    }

    fn search<P: Placements>(
        &self,
        problem: &Problem,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BoundProgress) -> ControlFlow<()> + Sync),
    ) -> ShortestPath {
        let symmetry = Symmetry::new(&problem.goal());
        let root: Node<P> = self.root(&symmetry.see(&problem.start()));
        let distances = Manhattan::new(&problem.goal()).of(problem.start().state());
        let tables: Lookups<'_, P> = Lookups::new(self);
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
        ShortestPath {
            outcome,
            expanded: expanded.into_inner(),
        }
    }

    fn root<P: Placements>(&self, seen: &[u8; PLACES]) -> Node<P> {
        let seen = &seen[..self.size.cells()];
        let mut placements = [P::default(); 2];
        for (cell, &home) in (0..).zip(seen) {
            for (view, placements) in self.views.iter().zip(&mut placements) {
                if home != self.blank {
                    view.put(placements, home, cell);
                }
            }
        }
        let blank = seen
            .iter()
            .position(|&home| home == self.blank)
            .unwrap_or(0);
        let beyond = self.beyond(placements);
        let by_pattern = |packed: u32, (pattern, &half): (usize, &u32)| {
            packed | half << (HALF_BITS * pattern as u32)
        };
        Node {
            cells: packed(seen.iter().copied()),
            placements,
            beyond: beyond.map(|view| view.iter().enumerate().fold(0, by_pattern)),
            sums: beyond.map(|view| view.iter().sum()),
            blank: blank as u8,
            state: blank as u16,
        }
    }
}

/// Homes in the order of the cells, in a word.
fn packed<W: Word>(homes: impl Iterator<Item = u8>) -> W {
    homes.zip(0..).fold(W::default(), |cells, (home, cell)| {
        cells | W::of_tile(home) << (W::CELL_BITS * cell)
    })
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
struct Node<P: Placements> {
    /// The home of the tile on each cell.
    cells: P::Cells,
    /// By view, where the tiles of its patterns stand.
    placements: [P; 2],
    /// By view, half of what each pattern needs beyond the city-block distance: [`HALF_BITS`] a pattern.
    beyond: [u32; 2],
    /// By view, the sum of that.
    sums: [u32; 2],
    blank: u8,
    /// The state of the automaton.
    state: u16,
}

/// Bits of an entry of a table.
const HALF_BITS: u32 = 4;

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
struct Piece<P: Placements> {
    node: Node<P>,
    slack: u32,
    /// The moves from the root to it.
    moves: Vec<Move>,
}

/// Searches everything below `root` within `slack`, one piece after the other or at once.
fn search_in_pieces<P: Placements>(
    tables: Lookups<'_, P>,
    root: &Node<P>,
    slack: u32,
    parallel: &impl Parallel,
    go_on: &(impl Fn(u64) -> ControlFlow<()> + Sync),
) -> End {
    let pieces = tables.split(root, slack).into_iter().enumerate().collect();
    // The number of the first piece that is known to lead to the goal, and its path.
    let (first, stopped) = (AtomicUsize::new(usize::MAX), AtomicBool::new(false));
    let found = Mutex::new(None);
    parallel.each(pieces, |(number, piece): (usize, Piece<P>)| {
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
    /// Where the [changes](Lookups::changes) of its cells begin.
    changes: u16,
}

/// The most ways to look up the cells of a pattern: the turns and reflections of a square.
const MAPS: usize = 8;

/// The changes of one way to look up the cells.
const CHANGES: usize = 4 * PLACES;

/// All that a search looks up.
#[derive(Clone, Copy)]
struct Lookups<'a, P: Placements> {
    tables: &'a [u8],
    ranks: Ranks,
    /// By view and home.
    parts: [[Part; PLACES]; 2],
    /// By map, the blank's move and the blank's cell after it: what that changes in the cell of the tile that slides.
    changes: [u8; MAPS * CHANGES],
    /// By the blank's move and the home of the tile that slides: a bit for each cell it may slide from, set where that
    /// leads away from home.
    away: [[u32; PLACES]; 4],
    automaton: &'a [[u16; 4]],
    /// By move, what is added to the blank's cell.
    step: [u8; 4],
    goal: P::Cells,
}

/// The search of everything below one node within a bound.
struct ThresholdSearch<'a, P: Placements> {
    tables: Lookups<'a, P>,
    nodes_left: u32,
    /// Told how many nodes were expanded since it was asked before.
    go_on: &'a dyn Fn(u64) -> ControlFlow<()>,
    stopped: bool,
    /// The moves to the goal, last first, once it is reached.
    path: Vec<Move>,
}

impl<'a, P: Placements> ThresholdSearch<'a, P> {
    fn new(tables: Lookups<'a, P>, go_on: &'a dyn Fn(u64) -> ControlFlow<()>) -> Self {
        Self {
            tables,
            nodes_left: NODES_BETWEEN,
            go_on,
            stopped: false,
            path: Vec::new(),
        }
    }

    /// Searches everything below `node` within `slack`.
    fn run(mut self, node: &Node<P>, slack: u32) -> End {
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
    fn reaches_goal(&mut self, node: &Node<P>, slack: u32) -> bool {
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

impl<'a, P: Placements> Lookups<'a, P> {
    fn new(patterns: &'a PatternDatabase) -> Self {
        let size = patterns.size;
        let columns = size.columns() as u8;
        let mut maps: Vec<CellMap> = Vec::new();
        let parts = patterns.views.map(|view| {
            std::array::from_fn(|home| {
                let pattern = usize::from(view.pattern[home]);
                let known = maps.iter().position(|map| *map == view.maps[pattern]);
                let map = known.unwrap_or_else(|| {
                    maps.push(view.maps[pattern]);
                    maps.len() - 1
                });
                Part {
                    table: view.tables[pattern],
                    pattern: view.pattern[home],
                    shift: view.shift[home],
                    changes: (CHANGES * map) as u16,
                }
            })
        });
        let mut changes = [0; MAPS * CHANGES];
        for (map, changes) in maps.iter().zip(changes.chunks_mut(CHANGES)) {
            for (blank, mv) in (0..size.cells()).flat_map(|cell| Move::ALL.map(|mv| (cell, mv))) {
                if let Some(to) = size.neighbour(blank, mv) {
                    changes[PLACES * mv as usize + to] = map[blank] ^ map[to];
                }
            }
        }
        Self {
            tables: patterns.bytes(),
            ranks: patterns.ranks,
            parts,
            changes,
            away: away(size),
            automaton: &Automaton::of(size).next,
            step: [columns.wrapping_neg(), 1_u8.wrapping_neg(), 1, columns],
            goal: packed(0..size.cells() as u8),
        }
    }

    /// All nodes within `slack` that are so many moves below `root` that there are [`PIECES`] of them, in the order of a
    /// depth-first search; the goal stands for itself where it is less deep.
    fn split(&self, root: &Node<P>, slack: u32) -> Vec<Piece<P>> {
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

    fn expand(&self, piece: &Piece<P>, children: &mut Vec<Piece<P>>) {
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
    fn child(&self, node: &Node<P>, mv: Move, state: u16, slack: u32) -> Option<(Node<P>, u32)> {
        // A power of two, so that the processor needs not look whether a shift or an index is too large.
        let cells = const { P::Cells::CELLS.next_power_of_two() as u8 - 1 };
        let bits = P::Cells::CELL_BITS;
        let tile = const { (1 << P::Cells::CELL_BITS) - 1 };
        let (blank, to) = (
            node.blank & cells,
            node.blank.wrapping_add(self.step[mv as usize]) & cells,
        );
        let home = (node.cells >> (bits * u32::from(to))).low_byte() & tile;
        let away = self.away[mv as usize][usize::from(home)] >> to & 1;
        let slack = slack.checked_sub(away)?;
        let mut child = Node {
            blank: to,
            state,
            ..*node
        };
        let step = PLACES * mv as usize + usize::from(to);
        for view in 0..2 {
            let Part {
                table,
                pattern,
                shift,
                changes,
            } = self.parts[view][usize::from(home)];
            let change = (usize::from(changes) + step) & (MAPS * CHANGES - 1);
            child.placements[view].change(pattern, shift, self.changes[change]);
            let after = child.placements[view].entry(self.tables, &self.ranks, pattern, table);
            let place = (HALF_BITS * u32::from(pattern)) & 31;
            let before = node.beyond[view] >> place & 15;
            child.sums[view] = (node.sums[view] + after).wrapping_sub(before);
            if child.sums[view] > slack {
                return None;
            }
            child.beyond[view] ^= (before ^ after) << place;
        }
        let blank_home = (node.cells >> (bits * u32::from(blank))).low_byte() & tile;
        let change = P::Cells::of_tile(home ^ blank_home);
        child.cells =
            child.cells ^ change << (bits * u32::from(to)) ^ change << (bits * u32::from(blank));
        Some((child, slack))
    }
}

/// See [`Lookups::away`].
fn away(size: Size) -> [[u32; PLACES]; 4] {
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
