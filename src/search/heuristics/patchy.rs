//! An estimate that is admissible but not consistent.

use crate::puzzle::{Arrangement, Board};
use crate::search::heuristics::{Estimate, Manhattan, Misplaced};

/// Manhattan on some states, the misplaced tiles on all others: a heuristic that knows more of some states than of their
/// neighbours, as one does that is looked up in part. It never exceeds Manhattan, so it is admissible; one move can change
/// it by much more than one, so it is not consistent, and A* must open nodes again to stay optimal.
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

    /// Whether it takes Manhattan: where what stands on the first two cells (0 the blank) adds up to an even number.
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
