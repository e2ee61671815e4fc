//! Misplaced tiles and Manhattan distance, which are sums of a cost per tile, and a mixture of both.

use crate::puzzle::{Arrangement, Board, Costs, Move, MoveOrder, PLACES};
use crate::search::heuristics::Estimate;

/// The sum over tiles of a cost that depends only on the tile and its cell.
#[derive(Clone, Debug)]
struct PerTile {
    cells: usize,
    /// By tile and cell.
    cost: [[u16; PLACES]; PLACES],
}

impl PerTile {
    /// `moves(cell, home)` are the moves of a tile on `cell` whose goal cell is `home`; each costs what `costs` says.
    fn new(goal: &Board, costs: Costs, moves: impl Fn(usize, usize) -> usize) -> Self {
        let mut table = [[0; PLACES]; PLACES];
        let cells = goal.size().cells();
        for home in 0..cells {
            let tile = goal.tile(home);
            for cell in (0..cells).filter(|_| tile != 0) {
                table[usize::from(tile)][cell] = (moves(cell, home) as u32 * costs.of(tile)) as u16;
            }
        }
        Self { cells, cost: table }
    }

    fn of(&self, state: impl Arrangement) -> u32 {
        let cost = |cell| u32::from(self.cost[usize::from(state.tile(cell))][cell]);
        (0..self.cells).map(cost).sum()
    }

    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        let cost = &self.cost[usize::from(parent.tile(to)) & (PLACES - 1)];
        h + u32::from(cost[blank & (PLACES - 1)]) - u32::from(cost[to & (PLACES - 1)])
    }
}

/// The number of tiles that are not on their goal cell (h₁ of Russell & Norvig, 4th ed., § 3.6).
#[derive(Clone, Debug)]
pub struct Misplaced(PerTile);

impl Misplaced {
    pub fn new(goal: &Board) -> Self {
        Self::by(goal, Costs::Unit)
    }

    /// The sum of the costs of these tiles.
    pub(crate) fn by(goal: &Board, costs: Costs) -> Self {
        let moves = |cell, home| usize::from(cell != home);
        Self(PerTile::new(goal, costs, moves))
    }
}

impl Estimate for Misplaced {
    fn of(&self, state: impl Arrangement) -> u32 {
        self.0.of(state)
    }

    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        self.0.after(h, parent, blank, to)
    }
}

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
        Self::by(goal, Costs::Unit)
    }

    /// Each distance times the cost of the tile. That f changes [by two](Estimate::BY_TWO) holds only if every move costs 1.
    pub(crate) fn by(goal: &Board, costs: Costs) -> Self {
        let size = goal.size();
        let per_tile = PerTile::new(goal, costs, |cell, home| size.distance(cell, home));
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

    fn by_move_of(mut self, order: MoveOrder) -> Self {
        for by_move in &mut self.away {
            *by_move = order.moves().map(|mv| by_move[mv as usize]);
        }
        self
    }
}

/// Manhattan on some states, misplaced tiles on all others: more accurate on some states than on their neighbours, like a
/// heuristic that is only partly tabulated. It never exceeds Manhattan, so it is admissible. One move can change it by much
/// more than one, so it is not consistent, and A* must reopen nodes to stay optimal.
#[derive(Clone, Debug)]
pub struct Patchy {
    misplaced: Misplaced,
    manhattan: Manhattan,
}

impl Patchy {
    pub fn new(goal: &Board) -> Self {
        Self::by(goal, Costs::Unit)
    }

    pub(crate) fn by(goal: &Board, costs: Costs) -> Self {
        Self {
            misplaced: Misplaced::by(goal, costs),
            manhattan: Manhattan::by(goal, costs),
        }
    }

    /// Whether it uses Manhattan: if the contents of the first two cells (0 for the blank) add up to an even number.
    pub fn takes_manhattan(state: impl Arrangement) -> bool {
        (state.tile(0) + state.tile(1)).is_multiple_of(2)
    }
}

impl Estimate for Patchy {
    fn of(&self, state: impl Arrangement) -> u32 {
        if Self::takes_manhattan(state) {
            self.manhattan.of(state)
        } else {
            self.misplaced.of(state)
        }
    }
}
