//! Estimates that sum a cost per tile.

use crate::puzzle::{Arrangement, Board, PLACES};

/// The sum over tiles of a cost that depends only on the tile and its cell.
#[derive(Clone, Debug)]
pub(crate) struct PerTile {
    cells: usize,
    /// By tile and cell.
    pub(crate) cost: [[u8; PLACES]; PLACES],
}

impl PerTile {
    /// `cost(cell, home)` is the cost of a tile on `cell` whose goal cell is `home`.
    pub(crate) fn new(goal: &Board, cost: impl Fn(usize, usize) -> usize) -> Self {
        let mut table = [[0; PLACES]; PLACES];
        let cells = goal.size().cells();
        for home in 0..cells {
            let tile = usize::from(goal.tile(home));
            for cell in (0..cells).filter(|_| tile != 0) {
                table[tile][cell] = cost(cell, home) as u8;
            }
        }
        Self { cells, cost: table }
    }

    pub(crate) fn of(&self, state: impl Arrangement) -> u32 {
        let cost = |cell| u32::from(self.cost[usize::from(state.tile(cell))][cell]);
        (0..self.cells).map(cost).sum()
    }

    #[inline]
    pub(crate) fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        let cost = &self.cost[usize::from(parent.tile(to)) & (PLACES - 1)];
        h + u32::from(cost[blank & (PLACES - 1)]) - u32::from(cost[to & (PLACES - 1)])
    }
}
