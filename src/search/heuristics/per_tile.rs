//! The estimates that look at each tile alone.

use crate::{
    puzzle::{Board, MAX_CELLS, Move, State},
    search::heuristics::Estimate,
};

/// Always 0.
#[derive(Clone, Copy, Debug)]
pub struct Zero;

impl Estimate for Zero {
    fn of(&self, _: State) -> u32 {
        0
    }

    #[inline]
    fn after(&self, _: u32, _: State, _: usize, _: usize) -> u32 {
        0
    }
}

/// A number for each tile on each cell, summed over the tiles.
#[derive(Clone, Debug)]
struct PerTile {
    cells: usize,
    cost: [[u8; MAX_CELLS]; MAX_CELLS],
}

impl PerTile {
    /// `cost(cell, home)` is what a tile adds that stands on `cell` and belongs on `home`.
    fn new(goal: &Board, cost: impl Fn(usize, usize) -> usize) -> Self {
        let mut table = [[0; MAX_CELLS]; MAX_CELLS];
        let cells = goal.size().cells();
        for home in 0..cells {
            let tile = usize::from(goal.tile(home));
            for cell in (0..cells).filter(|_| tile != 0) {
                table[tile][cell] = cost(cell, home) as u8;
            }
        }
        Self { cells, cost: table }
    }

    fn of(&self, state: State) -> u32 {
        let cost = |cell| u32::from(self.cost[usize::from(state.tile(cell))][cell]);
        (0..self.cells).map(cost).sum()
    }

    #[inline]
    fn after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32 {
        let cost = &self.cost[usize::from(parent.tile(to))];
        h + u32::from(cost[blank & 15]) - u32::from(cost[to & 15])
    }
}

/// Tiles that are not on their goal cell.
#[derive(Clone, Debug)]
pub struct Misplaced(PerTile);

impl Misplaced {
    /// For `goal`.
    #[must_use]
    pub fn new(goal: &Board) -> Self {
        Self(PerTile::new(goal, |cell, home| usize::from(cell != home)))
    }
}

impl Estimate for Misplaced {
    fn of(&self, state: State) -> u32 {
        self.0.of(state)
    }

    #[inline]
    fn after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32 {
        self.0.after(h, parent, blank, to)
    }
}

/// The sum over tiles of their city-block distance to the goal cell.
#[derive(Clone, Debug)]
pub struct Manhattan {
    per_tile: PerTile,
    /// By the cell of the blank and its move: a bit for each tile that goes away from its goal cell by it. The bits stand
    /// there twice, so that the tile need not be cut out of the state: the lowest bit of the next one does no harm.
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
