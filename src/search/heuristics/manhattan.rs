//! Manhattan distance.

use crate::puzzle::{Arrangement, Board, Move, PLACES};
use crate::search::heuristics::Estimate;
use crate::search::heuristics::per_tile::PerTile;

/// The sum over tiles of their city-block distance to the goal cell (h₂ of Russell & Norvig, 4th ed., § 3.6).
#[derive(Clone, Debug)]
pub struct Manhattan {
    per_tile: PerTile,
    /// By the cell of the blank and its move: a bit for each tile that this move takes away from its goal cell. A tile is
    /// looked up by five bits of the state. If the fifth bit belongs to the next cell, each tile has two bits.
    away: [[u32; 4]; PLACES],
}

impl Manhattan {
    pub fn new(goal: &Board) -> Self {
        let size = goal.size();
        let per_tile = PerTile::new(goal, |cell, home| size.distance(cell, home));
        let bit = if goal.state().is_wide() { 1 } else { 0x1_0001 };
        let mut away = [[0; 4]; PLACES];
        for (blank, by_move) in away.iter_mut().enumerate().take(size.cells()) {
            for mv in Move::ALL {
                if let Some(to) = size.neighbour(blank, mv) {
                    let goes = |tile: usize| per_tile.cost[tile][blank] > per_tile.cost[tile][to];
                    let tiles = (1..size.cells()).filter(|&tile| goes(tile));
                    by_move[mv as usize] = tiles.map(|tile| bit << tile).sum();
                }
            }
        }
        Self { per_tile, away }
    }
}

impl Estimate for Manhattan {
    const BY_TWO: bool = true;

    fn of(&self, state: impl Arrangement) -> u32 {
        self.per_tile.of(state)
    }

    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        self.per_tile.after(h, parent, blank, to)
    }

    #[inline]
    fn grows(&self, blank: usize, mv: usize, parent: impl Arrangement, to: usize) -> bool {
        let tile = parent.five_bits(to);
        self.away[blank & (PLACES - 1)][mv & 3] & 1 << tile != 0
    }
}
