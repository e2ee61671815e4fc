//! The tables behind `pattern([…])`: the exact number of moves to bring some tiles home if all others are indistinguishable.

use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::{Board, Costs, Move, PLACES, Size, State};
use crate::search::heuristics::find_or_make;

/// The tiles of a pattern database, and the moves it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The tiles, without duplicates and without the blank.
    pub tiles: Vec<u8>,
    /// Whether only moves of these tiles count, so that patterns without a common tile can be added (Korf and Felner,
    /// *Disjoint pattern database heuristics*, Artificial Intelligence 134, 2002). Otherwise all moves count (Culberson and
    /// Schaeffer, *Pattern databases*, Computational Intelligence 14, 1998).
    pub additive: bool,
}

/// The largest number of entries of a table, two bytes each.
const MAX_ENTRIES: usize = 1 << 24;
const UNKNOWN: u16 = u16::MAX;

/// What the moves that one pattern needs cost, by the cells of its tiles and of the blank.
pub struct PatternTable {
    size: Size,
    tiles: Vec<u8>,
    /// By the blank's cell and, in increasing powers of the number of cells, the cells of the tiles.
    moves: Vec<u16>,
}

impl PatternTable {
    pub fn most_tiles(size: Size) -> usize {
        let cells = size.cells();
        let fits = |tiles: usize| cells.pow(tiles as u32 + 1) <= MAX_ENTRIES;
        (1..cells).take_while(|&tiles| fits(tiles)).count()
    }

    /// Builds the table by a search backwards from `goal` over all placements of the tiles and the blank, the cheapest first.
    /// If all moves count, one of another tile costs as little as the cheapest of them.
    fn build(goal: &Board, costs: Costs, pattern: &Pattern) -> Self {
        let size = goal.size();
        let cells = size.cells();
        let mut table = Self {
            size,
            tiles: pattern.tiles.clone(),
            moves: vec![UNKNOWN; cells.pow(pattern.tiles.len() as u32 + 1)],
        };
        let others = (1..cells as u8).filter(|tile| !pattern.tiles.contains(tile));
        let other = match pattern.additive {
            true => 0,
            false => others.map(|tile| costs.of(tile)).min().unwrap_or(0),
        };
        let first = table.index(goal.state());
        table.moves[first] = 0;
        // By cost, the placements that may have it. A step that costs nothing adds to the list being read.
        let mut waiting = vec![vec![first]];
        let mut cost = 0;
        while cost < waiting.len() {
            let Some(place) = waiting[cost].pop() else {
                cost += 1;
                continue;
            };
            if usize::from(table.moves[place]) < cost {
                continue;
            }
            let blank = place % cells;
            for to in Move::ALL
                .into_iter()
                .filter_map(|mv| size.neighbour(blank, mv))
            {
                let (mut next, mut step) = (place - blank + to, other);
                let (mut digit, mut rest) = (cells, place / cells);
                for &tile in &table.tiles {
                    if rest % cells == to {
                        (next, step) = (next + digit * blank - digit * to, costs.of(tile));
                    }
                    (digit, rest) = (digit * cells, rest / cells);
                }
                let total = (cost + step as usize).min(usize::from(UNKNOWN - 1));
                if total < usize::from(table.moves[next]) {
                    table.moves[next] = total as u16;
                    if waiting.len() <= total {
                        waiting.resize_with(total + 1, Vec::new);
                    }
                    waiting[total].push(next);
                }
            }
        }
        table
    }

    /// A lower bound on the cost of the moves that `state` needs.
    pub(crate) fn look_up(&self, state: State) -> u16 {
        self.moves[self.index(state)]
    }

    fn index(&self, state: State) -> usize {
        let mut place_of = [0_usize; PLACES];
        for cell in 0..self.size.cells() {
            place_of[usize::from(state.tile(cell))] = cell;
        }
        let cells = self.size.cells();
        let tiles = self.tiles.iter().rev();
        let index = tiles.fold(0, |index, &tile| {
            index * cells + place_of[usize::from(tile)]
        });
        index * cells + place_of[0]
    }
}

/// The tables that programs have used, shared by all programs that are given the same handle.
#[derive(Clone, Default)]
pub struct ScriptPatterns(Arc<Mutex<Vec<Made>>>);

/// A table, the goal and the costs it is for, and its pattern.
type Made = (Board, Costs, Pattern, Arc<PatternTable>);

impl ScriptPatterns {
    /// The largest number of tables per program.
    pub const MOST: usize = 6;
    /// The number of tables kept.
    const KEPT: usize = 12;

    /// The table of `pattern` for `goal`. A missing one is built on this thread, while other threads that need one wait.
    pub(crate) fn get_or_build(
        &self,
        goal: &Board,
        costs: Costs,
        pattern: &Pattern,
    ) -> Arc<PatternTable> {
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |(g, c, p, _): &Made| (g, *c, p) == (goal, costs, pattern);
        let make = || {
            let table = PatternTable::build(goal, costs, pattern);
            (*goal, costs, pattern.clone(), Arc::new(table))
        };
        Arc::clone(&find_or_make(&mut made, Self::KEPT, is_same, make).3)
    }
}
