//! The tables behind `pattern([…])`: the exact number of moves to bring some tiles home if all others are indistinguishable.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::{Board, Move, PLACES, Size, State};
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

/// The largest number of entries of a table, one byte each.
const MAX_ENTRIES: usize = 1 << 24;
const UNKNOWN: u8 = u8::MAX;

/// The moves that one pattern needs, by the cells of its tiles and of the blank.
pub struct PatternTable {
    size: Size,
    tiles: Vec<u8>,
    /// By the blank's cell and, in increasing powers of the number of cells, the cells of the tiles.
    moves: Vec<u8>,
}

impl PatternTable {
    pub fn most_tiles(size: Size) -> usize {
        let cells = size.cells();
        let fits = |tiles: usize| cells.pow(tiles as u32 + 1) <= MAX_ENTRIES;
        (1..cells).take_while(|&tiles| fits(tiles)).count()
    }

    /// Builds the table by a search backwards from `goal` over all placements of the tiles and the blank.
    fn build(goal: &Board, pattern: &Pattern) -> Self {
        let size = goal.size();
        let mut table = Self {
            size,
            tiles: pattern.tiles.clone(),
            moves: vec![UNKNOWN; size.cells().pow(pattern.tiles.len() as u32 + 1)],
        };
        let first = table.places(goal.state());
        let index = table.index(&first);
        table.moves[index] = 0;
        // Steps of cost 0 go to the front (0-1 BFS), so entries leave in the order of their cost.
        let mut queue = VecDeque::from([(first, 0_u8)]);
        while let Some((places, cost)) = queue.pop_front() {
            if table.moves[table.index(&places)] < cost {
                continue;
            }
            for mv in Move::ALL {
                let Some(to) = size.neighbour(places[0].into(), mv) else {
                    continue;
                };
                let mut next = places.clone();
                let tile = places[1..].iter().position(|&cell| usize::from(cell) == to);
                if let Some(tile) = tile {
                    next[tile + 1] = places[0];
                }
                next[0] = to as u8;
                let step = u8::from(tile.is_some() || !pattern.additive);
                let index = table.index(&next);
                let total = cost.saturating_add(step).min(UNKNOWN - 1);
                if total < table.moves[index] {
                    table.moves[index] = total;
                    if step == 0 {
                        queue.push_front((next, total));
                    } else {
                        queue.push_back((next, total));
                    }
                }
            }
        }
        table
    }

    /// The cells of the blank and of the tiles.
    fn places(&self, state: State) -> Vec<u8> {
        let mut places = vec![0; self.tiles.len() + 1];
        for cell in 0..self.size.cells() {
            let tile = state.tile(cell);
            if tile == 0 {
                places[0] = cell as u8;
            } else if let Some(index) = self.tiles.iter().position(|&wanted| wanted == tile) {
                places[index + 1] = cell as u8;
            }
        }
        places
    }

    fn index(&self, places: &[u8]) -> usize {
        let cells = self.size.cells();
        let digits = places.iter().rev();
        digits.fold(0, |index, &place| index * cells + usize::from(place))
    }

    /// A lower bound on the moves that `state` needs.
    pub(crate) fn look_up(&self, state: State) -> u8 {
        let mut place_of = [0_usize; PLACES];
        for cell in 0..self.size.cells() {
            place_of[usize::from(state.tile(cell))] = cell;
        }
        let cells = self.size.cells();
        let tiles = self.tiles.iter().rev();
        let index = tiles.fold(0, |index, &tile| {
            index * cells + place_of[usize::from(tile)]
        });
        self.moves[index * cells + place_of[0]]
    }
}

/// The tables that programs have used, shared by all programs that are given the same handle.
#[derive(Clone, Default)]
pub struct ScriptPatterns(Arc<Mutex<Vec<Made>>>);

/// A table, the goal it is for and its pattern.
type Made = (Board, Pattern, Arc<PatternTable>);

impl ScriptPatterns {
    /// The largest number of tables per program, and of tables kept.
    pub const MOST: usize = 6;

    /// The table of `pattern` for `goal`. A missing one is built on this thread, while other threads that need one wait.
    pub(crate) fn get_or_build(&self, goal: &Board, pattern: &Pattern) -> Arc<PatternTable> {
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |(g, p, _): &Made| g == goal && p == pattern;
        let make = || {
            let table = PatternTable::build(goal, pattern);
            (*goal, pattern.clone(), Arc::new(table))
        };
        Arc::clone(&find_or_make(&mut made, Self::MOST, is_same, make).2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Distances;
    use crate::search::heuristics::{Estimate, Manhattan};

    fn goal() -> Board {
        Board::blank_last(Size::new(3, 3).expect("a size"))
    }

    fn table(tiles: &[u8], additive: bool) -> PatternTable {
        let tiles = tiles.to_vec();
        PatternTable::build(&goal(), &Pattern { tiles, additive })
    }

    #[test]
    fn patterns_never_exceed_the_true_distance_and_single_tiles_add_up_to_manhattan_or_more() {
        let distances = Distances::new(goal()).expect("a small space");
        let whole = table(&[1, 2, 3, 4], false);
        let parts = [table(&[1, 2, 3, 4], true), table(&[5, 6, 7, 8], true)];
        let single: Vec<PatternTable> = (1..9).map(|tile| table(&[tile], true)).collect();
        let manhattan = Manhattan::new(&goal());
        let ranking = distances.ranking();
        for (address, &distance) in (0..).zip(distances.by_address()) {
            let state = ranking.state(address);
            assert!(whole.look_up(state) <= distance);
            let sum = parts.iter().map(|part| part.look_up(state)).sum::<u8>();
            assert!(sum <= distance);
            let apart: u32 = single.iter().map(|one| u32::from(one.look_up(state))).sum();
            assert!(apart >= manhattan.of(state) && apart <= u32::from(distance));
        }
    }

    #[test]
    fn the_largest_patterns_fit_the_limit() {
        for (size, most) in [("3x3", 6), ("4x4", 5), ("2x2", 3), ("3x4", 5)] {
            assert_eq!(
                PatternTable::most_tiles(size.parse().expect("a size")),
                most
            );
        }
    }
}
