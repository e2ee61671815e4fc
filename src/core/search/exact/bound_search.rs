//! The search of everything below one node within a bound, and its look-up tables.
//!
//! The [recursion](search) is the one of every depth-first search. The room of its path is the slack: how many times f may
//! still grow.

use std::ops::ControlFlow;

use crate::puzzle::{Move, PLACES, Packed, Size, Word};
use crate::search::algorithms::recursion::{self, Next, search};
use crate::search::engine::path::packed_call::{Budget, Path};
use crate::search::engine::symmetry::{CellMap, identity};
use crate::search::exact::move_automaton::{DEAD, automaton};
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::placement::{Placements, Ranks, TableAt};

/// Nodes between two calls of `go_on`: well under a millisecond.
const NODES_BETWEEN: u64 = 8192;

/// A state in canonical form, with its table entries.
#[derive(Clone, Copy)]
pub(crate) struct Node<P: Placements> {
    /// The home of the tile on each cell.
    pub(crate) cells: P::Cells,
    /// By view, the placements of the tiles of its patterns.
    pub(crate) placements: [P; 2],
    /// By view, half of what each pattern needs beyond the city-block distance: [`HALF_BITS`] bits per pattern.
    pub(crate) beyond: [u32; 2],
    /// By view, the sum over the patterns.
    pub(crate) sums: [u32; 2],
    pub(crate) blank: u8,
    pub(crate) state: u16,
}

pub(crate) const HALF_BITS: u32 = 4;

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum BoundEnd {
    /// The goal was found. Holds the cells that the blank visits on its way there.
    Goal(Vec<u8>),
    /// Every path within the bound was tried.
    Threshold,
    Stopped,
}

/// The look-up of a tile in a view: its pattern, the table of the pattern, and the shift of the bits of its cell.
#[derive(Clone, Copy, Default)]
struct TileLookup {
    table: TableAt,
    pattern: u8,
    shift: u8,
    /// The index at which the [changes](Lookups::changes) of its cells begin.
    changes: u16,
}

/// The largest number of cell maps: the turns and reflections of a square.
const MAPS: usize = 8;

/// The number of changes of one cell map.
const CHANGES: usize = 4 * PLACES;

#[derive(Clone, Copy)]
pub(crate) struct Lookups<'a, P: Placements> {
    tables: &'a [u8],
    ranks: Ranks,
    /// By view and home.
    parts: [[TileLookup; PLACES]; 2],
    /// By map, the blank's move and the blank's cell after it: the change in the mapped cell of the sliding tile.
    changes: [u8; MAPS * CHANGES],
    /// By the blank's move and the home of the sliding tile: a bit for each cell it may slide from, set if that leads away
    /// from home.
    away: [[u32; PLACES]; 4],
    pub(crate) automaton: &'a [[u16; 4]],
    /// By move, the change of the blank's cell.
    step: [u8; 4],
    pub(crate) goal: P::Cells,
}

/// The search of everything below one node within a bound.
pub(crate) struct BoundSearch<'a, P: Placements> {
    tables: Lookups<'a, P>,
    /// Called with the number of nodes expanded since the previous call.
    go_on: &'a dyn Fn(u64) -> ControlFlow<()>,
    stopped: bool,
    found: bool,
    /// The blank's cells on the path from the node, by depth, and the depth at which the goal was found.
    cells: [u8; 256],
    depth: u8,
}

impl<'a, P: Placements> BoundSearch<'a, P> {
    pub(crate) fn new(tables: Lookups<'a, P>, go_on: &'a dyn Fn(u64) -> ControlFlow<()>) -> Self {
        Self {
            tables,
            go_on,
            stopped: false,
            found: false,
            cells: [0; 256],
            depth: 0,
        }
    }

    /// Searches everything below `node` within `slack`.
    pub(crate) fn run(mut self, node: &Node<P>, slack: u32) -> BoundEnd {
        let start = Budget::allowing(NODES_BETWEEN);
        let budget = search(*node, Path::with_room(slack), &mut self, start);
        if self.stopped {
            return BoundEnd::Stopped;
        }
        let goes_on = (self.go_on)(budget.since(start).0).is_continue();
        if self.found {
            BoundEnd::Goal(self.cells[1..=usize::from(self.depth)].to_vec())
        } else if goes_on {
            BoundEnd::Threshold
        } else {
            BoundEnd::Stopped
        }
    }
}

impl<P: Placements> recursion::Node<BoundSearch<'_, P>> for Node<P> {
    /// By move, the state of the automaton after it.
    type Moves = [u16; 4];
    type Up = Self;
    type Left = Self;
    type Right = Self;
    type Down = Self;

    #[inline(always)]
    fn must_stop(self, _: Path, _: &BoundSearch<'_, P>, budget: Budget) -> bool {
        budget.is_used_up()
    }

    #[cold]
    fn stop(self, path: Path, shared: &mut BoundSearch<'_, P>, budget: Budget) -> Budget {
        shared.stopped |= (shared.go_on)(NODES_BETWEEN).is_break();
        if shared.stopped {
            return budget.unwind();
        }
        search(self, path, shared, Budget::allowing(NODES_BETWEEN))
    }

    #[inline(always)]
    fn is_goal(self, shared: &BoundSearch<'_, P>) -> bool {
        self.cells == shared.tables.goal
    }

    #[cold]
    fn found(self, path: Path, shared: &mut BoundSearch<'_, P>, budget: Budget) -> Budget {
        shared.cells[usize::from(path.index())] = self.blank;
        (shared.found, shared.depth) = (true, path.index());
        budget.unwind()
    }

    #[inline(always)]
    fn expand(
        self,
        path: Path,
        shared: &mut BoundSearch<'_, P>,
        budget: Budget,
    ) -> ([u16; 4], Budget) {
        shared.cells[usize::from(path.index())] = self.blank;
        let moves = shared.tables.automaton.get(usize::from(self.state));
        let moves = moves.copied().unwrap_or([DEAD; 4]);
        (moves, budget.expanded(0))
    }

    #[inline(always)]
    fn up(self, path: Path, to: [u16; 4], s: &mut BoundSearch<'_, P>) -> Next<Self> {
        s.tables.child(&self, Move::Up, to, path)
    }

    #[inline(always)]
    fn left(self, path: Path, to: [u16; 4], s: &mut BoundSearch<'_, P>) -> Next<Self> {
        s.tables.child(&self, Move::Left, to, path)
    }

    #[inline(always)]
    fn right(self, path: Path, to: [u16; 4], s: &mut BoundSearch<'_, P>) -> Next<Self> {
        s.tables.child(&self, Move::Right, to, path)
    }

    #[inline(always)]
    fn down(self, path: Path, to: [u16; 4], s: &mut BoundSearch<'_, P>) -> Next<Self> {
        s.tables.child(&self, Move::Down, to, path)
    }

    #[inline(always)]
    fn is_last(_: [u16; 4], _: u8) -> bool {
        false
    }
}

impl<'a, P: Placements> Lookups<'a, P> {
    pub(crate) fn new(patterns: &'a PatternDatabase) -> Self {
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
                TileLookup {
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
            automaton: automaton(size),
            step: [columns.wrapping_neg(), 1_u8.wrapping_neg(), 1, columns],
            goal: Packed::pack(&identity(size)[..size.cells()]).0,
        }
    }

    /// The child by `mv` with its remaining slack; `None` if the slack is not enough or the move is pruned. `states` are the
    /// states of the automaton after each move.
    #[inline(always)]
    pub(crate) fn child(
        &self,
        node: &Node<P>,
        mv: Move,
        states: [u16; 4],
        path: Path,
    ) -> Next<Node<P>> {
        let state = states[mv as usize];
        if state == DEAD {
            return None;
        }
        // A mask of a power of two minus one, so that no range check of a shift or an index is needed.
        let cells = const { P::Cells::CELLS.next_power_of_two() as u8 - 1 };
        let bits = P::Cells::CELL_BITS;
        let tile = const { (1 << P::Cells::CELL_BITS) - 1 };
        let (blank, to) = (
            node.blank & cells,
            node.blank.wrapping_add(self.step[mv as usize]) & cells,
        );
        let home = (node.cells >> (bits * u32::from(to))).low_byte() & tile;
        let away = self.away[mv as usize][usize::from(home)] >> to & 1;
        let slack = path.room().checked_sub(away)?;
        let mut child = Node {
            blank: to,
            state,
            ..*node
        };
        let step = PLACES * mv as usize + usize::from(to);
        for view in 0..2 {
            let TileLookup {
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
        Some((child, path.set_room(slack).deeper(0)))
    }
}

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
