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

use std::cell::Cell;
use std::ops::ControlFlow;

use crate::puzzle::{MAX_CELLS, Move, Problem, Size};
use crate::search::engine::symmetry::Symmetry;
use crate::search::exact::move_automaton::{Automaton, DEAD};
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::partition::PATTERNS;
use crate::search::heuristics::pattern_database::table::{BYTES, INDEX_BITS, entry};
use crate::search::heuristics::{Estimate, Manhattan};
use crate::search::{Outcome, Solution};

/// Nodes between two questions whether to go on: well under a millisecond.
const NODES_BETWEEN: u32 = 8192;

impl PatternDatabase {
    /// A shortest path, or [`Outcome::Exhausted`] where the parities say that there is none. `go_on` is asked every few
    /// thousand nodes, and told how long a path is at least; where it breaks off, the outcome is [`Outcome::Cancelled`]. `None` where these tables do not
    /// [serve](Self::serves) the goal.
    pub fn solve(
        &self,
        problem: &Problem,
        mut go_on: impl FnMut(u32) -> ControlFlow<()>,
    ) -> Option<Outcome> {
        if !self.serves(&problem.goal()) {
            return None;
        }
        if !problem.solvability().is_solvable() {
            return Some(Outcome::Exhausted);
        }
        let symmetry = Symmetry::new(&problem.goal());
        let root = self.root(&symmetry.see(&problem.start()));
        let distances = Manhattan::new(&problem.goal()).of(problem.start().state());
        // The slack that the estimate asks for, then one more each time.
        let slack = Cell::new(root.sums[0].max(root.sums[1]));
        let mut ask = || go_on(distances + 2 * slack.get());
        let mut search = ExactIdaStar::new(self, &mut ask);
        while !search.reaches_goal(&root, slack.get()) {
            slack.set(slack.get() + 1);
        }
        if search.stopped {
            return Some(Outcome::Cancelled);
        }
        let seen = search.path.iter().rev().copied();
        let moves = unseen(&symmetry, root.blank, seen);
        Some(Outcome::Solved(Solution::found(problem, moves)))
    }

    fn root(&self, seen: &[u8; MAX_CELLS]) -> Node {
        let seen = &seen[..self.size.cells()];
        let indices = [0, 1].map(|view| self.views[view].indices(seen, self.blank));
        let blank = seen
            .iter()
            .position(|&home| home == self.blank)
            .unwrap_or(0);
        let packed =
            |cells: u64, (cell, &home): (usize, &u8)| cells | u64::from(home) << (4 * cell);
        let beyond = self.beyond(indices);
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

/// The part a tile plays in a view: its pattern, and where the bits of its cell begin.
#[derive(Clone, Copy, Default)]
struct Part {
    pattern: u8,
    shift: u8,
}

/// One search, and all it looks up.
struct ExactIdaStar<'a> {
    tables: [&'a [[u8; BYTES]; PATTERNS]; 2],
    /// By view and home.
    parts: [[Part; MAX_CELLS]; 2],
    /// By view, as what each cell is looked up.
    looked_up: [[u8; MAX_CELLS]; 2],
    /// By the blank's move and the home of the tile that slides: a bit for each cell it may slide from, set where that
    /// leads away from home.
    away: [[u16; MAX_CELLS]; 4],
    automaton: &'a [[u16; 4]],
    /// By move, what is added to the blank's cell.
    step: [u8; 4],
    goal: u64,
    nodes_left: u32,
    go_on: &'a mut dyn FnMut() -> ControlFlow<()>,
    stopped: bool,
    /// The moves to the goal, last first, once it is reached.
    path: Vec<Move>,
}

impl<'a> ExactIdaStar<'a> {
    fn new(patterns: &'a PatternDatabase, go_on: &'a mut dyn FnMut() -> ControlFlow<()>) -> Self {
        let size = patterns.size;
        let columns = size.columns() as u8;
        let part = |shift: u8| Part {
            pattern: shift / INDEX_BITS as u8,
            shift,
        };
        Self {
            tables: patterns.tables(),
            parts: patterns.views.map(|view| view.shift.map(part)),
            looked_up: patterns.views.map(|view| view.cells),
            away: away(size),
            automaton: &Automaton::of(size).next,
            step: [columns.wrapping_neg(), 1_u8.wrapping_neg(), 1, columns],
            goal: (0..size.cells() as u64).fold(0, |cells, cell| cells | cell << (4 * cell)),
            nodes_left: NODES_BETWEEN,
            go_on,
            stopped: false,
            path: Vec::new(),
        }
    }

    /// Searches everything below `node` within `slack`; also true where the search is stopped.
    fn reaches_goal(&mut self, node: &Node, slack: u32) -> bool {
        if node.cells == self.goal || self.is_to_stop() {
            return true;
        }
        let Some(&moves) = self.automaton.get(usize::from(node.state)) else {
            return false;
        };
        for (mv, state) in Move::ALL.into_iter().zip(moves) {
            if state != DEAD
                && let Some((child, slack)) = self.child(node, mv, state, slack)
                && self.reaches_goal(&child, slack)
            {
                self.path.push(mv);
                return true;
            }
        }
        false
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
            let Part { pattern, shift } = self.parts[view][home as usize];
            let looked_up = &self.looked_up[view];
            let change = looked_up[usize::from(to)] ^ looked_up[usize::from(blank)];
            child.indices[view] ^= u64::from(change) << (shift & 63);
            let table = self.tables[view].get(usize::from(pattern))?;
            let after = entry(
                table,
                child.indices[view] >> ((INDEX_BITS as u32 * u32::from(pattern)) & 63),
            );
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

    #[inline]
    fn is_to_stop(&mut self) -> bool {
        self.nodes_left -= 1;
        if self.nodes_left == 0 {
            self.nodes_left = NODES_BETWEEN;
            self.stopped |= (self.go_on)().is_break();
        }
        self.stopped
    }
}

/// See [`ExactIdaStar::away`].
fn away(size: Size) -> [[u16; MAX_CELLS]; 4] {
    let mut away = [[0; MAX_CELLS]; 4];
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
