//! Sums over tiles, each weighted by the cost of the tile's moves.

use crate::puzzle::{Arrangement, Board, Costs, PLACES};
use crate::search::heuristics::LinearConflict;

/// Sums over tiles, each weighted by the cost of the tile's moves.
#[derive(Clone, Debug)]
pub(crate) struct TileSums {
    cells: usize,
    costs: [u32; PLACES],
    /// By tile and cell, the distance to the goal's cell of the tile.
    distance: [[u8; PLACES]; PLACES],
    conflicts: LinearConflict,
}

impl TileSums {
    pub(crate) fn new(goal: &Board, costs: Costs) -> Self {
        let size = goal.size();
        let mut distance = [[0; PLACES]; PLACES];
        for home in 0..size.cells() {
            let by_cell = &mut distance[usize::from(goal.tile(home))];
            for (cell, place) in by_cell.iter_mut().enumerate().take(size.cells()) {
                *place = size.distance(cell, home) as u8;
            }
        }
        Self {
            cells: size.cells(),
            // The blank costs nothing, so its distance does not count.
            costs: costs.table(size),
            distance,
            conflicts: LinearConflict::new(goal),
        }
    }

    fn sum(&self, state: impl Arrangement, of: impl Fn(u8) -> u32) -> u32 {
        let cost = |cell: usize| {
            let tile = usize::from(state.tile(cell));
            self.costs[tile] * of(self.distance[tile][cell])
        };
        (0..self.cells).map(cost).sum()
    }

    /// Each tile's distance times its cost.
    pub(crate) fn manhattan(&self, state: impl Arrangement) -> u32 {
        self.sum(state, u32::from)
    }

    /// The costs of the tiles that are not on their goal cell.
    pub(crate) fn misplaced(&self, state: impl Arrangement) -> u32 {
        self.sum(state, |distance| u32::from(distance > 0))
    }

    /// Manhattan and the [detours](LinearConflict::detours) of linear conflicts.
    pub(crate) fn linear_conflict(&self, state: impl Arrangement) -> u32 {
        self.manhattan(state) + self.conflicts.detours(state, &self.costs)
    }

    #[inline]
    pub(crate) fn manhattan_after(
        &self,
        h: u32,
        parent: impl Arrangement,
        blank: usize,
        to: usize,
    ) -> u32 {
        let tile = usize::from(parent.tile(to)) & (PLACES - 1);
        let distance = &self.distance[tile];
        let [blank, to] = [blank, to].map(|cell| u32::from(distance[cell & (PLACES - 1)]));
        h + self.costs[tile] * blank - self.costs[tile] * to
    }
}
