//! Misplaced tiles.

use crate::puzzle::{Arrangement, Board};
use crate::search::heuristics::Estimate;
use crate::search::heuristics::per_tile::PerTile;

/// The number of tiles that are not on their goal cell (h₁ of Russell & Norvig, 4th ed., § 3.6).
#[derive(Clone, Debug)]
pub struct Misplaced(PerTile);

impl Misplaced {
    pub fn new(goal: &Board) -> Self {
        Self(PerTile::new(goal, |cell, home| usize::from(cell != home)))
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
