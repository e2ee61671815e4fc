//! The usual goals, by name.

use crate::puzzle::{Board, Problem, Size};

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum UsualGoal by id {
        /// The tiles in order, then the blank.
        BlankLast = "blank-last",
        /// The blank, then the tiles in order.
        BlankFirst = "blank-first",
        /// The goal of Luogu's P1379: the snail of 3 × 3.
        P1379 = "p1379",
        /// The tiles along a spiral, clockwise from the corner to the blank in the middle.
        Snail = "snail",
    }
}

impl UsualGoal {
    /// The goal on boards of `size`; `None` if there is none of this name.
    pub fn at(self, size: Size) -> Option<Board> {
        match self {
            Self::BlankLast => Some(Board::blank_last(size)),
            Self::BlankFirst => Some(Board::blank_first(size)),
            Self::P1379 => (size.rows() == 3 && size.columns() == 3).then(|| Board::snail(size)),
            Self::Snail => Some(Board::snail(size)),
        }
    }
}

/// The usual goals of a size, each once; the first is the default.
pub fn default_goals(size: Size) -> Vec<(UsualGoal, Board)> {
    let mut goals: Vec<(UsualGoal, Board)> = Vec::new();
    for usual in UsualGoal::ALL {
        let goal = usual.at(size);
        let goal = goal.filter(|goal| goals.iter().all(|(_, other)| other != goal));
        goals.extend(goal.map(|goal| (usual, goal)));
    }
    goals
}

impl Problem {
    /// The usual goals that can be reached from the start and differ from the goal. For an unsolvable problem, these are
    /// goals with which it would have a solution.
    pub fn other_goals(&self) -> Vec<(UsualGoal, Board)> {
        let is_reached = |goal: Board| {
            let other = Self::new(self.start(), goal);
            goal != self.goal() && other.is_ok_and(|other| other.solvability().is_solvable())
        };
        let mut goals = default_goals(self.size());
        goals.retain(|(_, goal)| is_reached(*goal));
        goals
    }
}
