//! Estimates that add up a number for each tile.

use crate::puzzle::{Board, MAX_CELLS, State};

/// The sum over tiles of a cost that depends on the tile and its cell alone.
#[derive(Clone, Debug)]
pub(crate) struct PerTile {
    cells: usize,
    /// By tile and cell.
    pub(crate) cost: [[u8; MAX_CELLS]; MAX_CELLS],
}

impl PerTile {
    /// `cost(cell, home)` is the cost of a tile that stands on `cell` and belongs on `home`.
    pub(crate) fn new(goal: &Board, cost: impl Fn(usize, usize) -> usize) -> Self {
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

    pub(crate) fn of(&self, state: State) -> u32 {
        let cost = |cell| u32::from(self.cost[usize::from(state.tile(cell))][cell]);
        (0..self.cells).map(cost).sum()
    }

    #[inline]
    pub(crate) fn after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32 {
        let cost = &self.cost[usize::from(parent.tile(to))];
        h + u32::from(cost[blank & 15]) - u32::from(cost[to & 15])
    }
}
