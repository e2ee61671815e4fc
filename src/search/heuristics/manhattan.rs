//! Manhattan distance.

use crate::puzzle::{Board, MAX_CELLS, Move, State};
use crate::search::heuristics::Estimate;
use crate::search::heuristics::per_tile::PerTile;

/// The sum over tiles of their city-block distance to the goal cell (h₂ of Russell & Norvig, 4th ed., § 3.6).
#[derive(Clone, Debug)]
pub struct Manhattan {
    per_tile: PerTile,
    /// By the cell of the blank and its move: a bit for each tile that this move takes away from its goal cell. The bits are
    /// there twice, so that the tile is looked up by five bits of the state, the fifth of which belongs to the next cell.
    away: [[u32; 4]; MAX_CELLS],
}

impl Manhattan {
    /// For `goal`.
    #[must_use]
    pub fn new(goal: &Board) -> Self {
        let size = goal.size();
        let per_tile = PerTile::new(goal, |cell, home| size.distance(cell, home));
        let mut away = [[0; 4]; MAX_CELLS];
        for (blank, by_move) in away.iter_mut().enumerate().take(size.cells()) {
            for mv in Move::ALL {
                if let Some(to) = size.neighbour(blank, mv) {
                    let goes = |tile: usize| per_tile.cost[tile][blank] > per_tile.cost[tile][to];
                    let tiles = (1..size.cells()).filter(|&tile| goes(tile));
                    by_move[mv as usize] = tiles.map(|tile| 0x1_0001 << tile).sum();
                }
            }
        }
        Self { per_tile, away }
    }
}

impl Estimate for Manhattan {
    const BY_TWO: bool = true;

    fn of(&self, state: State) -> u32 {
        self.per_tile.of(state)
    }

    #[inline]
    fn after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32 {
        self.per_tile.after(h, parent, blank, to)
    }

    #[inline]
    fn grows(&self, blank: usize, mv: usize, parent: State, to: usize) -> bool {
        let tile = parent.bits() >> (4 * to) & 31;
        self.away[blank & (MAX_CELLS - 1)][mv & 3] & 1 << tile != 0
    }
}
