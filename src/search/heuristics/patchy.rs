//! An estimate that is admissible but not consistent.

use crate::puzzle::{Arrangement, Board};
use crate::search::heuristics::{Estimate, Manhattan, Misplaced};

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
        Self {
            misplaced: Misplaced::new(goal),
            manhattan: Manhattan::new(goal),
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
