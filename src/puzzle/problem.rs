//! A start and a goal, and whether the one can be turned into the other.

use crate::puzzle::{Board, Size};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    start: Board,
    goal: Board,
}

/// Start and goal differ in size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Mismatch {
    pub start: Size,
    pub goal: Size,
}

impl Problem {
    /// A problem from two boards.
    ///
    /// # Errors
    /// [`Mismatch`] where they differ in size.
    pub fn new(start: Board, goal: Board) -> Result<Self, Mismatch> {
        if start.size() == goal.size() {
            Ok(Self { start, goal })
        } else {
            Err(Mismatch {
                start: start.size(),
                goal: goal.size(),
            })
        }
    }

    pub const fn start(&self) -> Board {
        self.start
    }

    pub const fn goal(&self) -> Board {
        self.goal
    }

    pub const fn size(&self) -> Size {
        self.start.size()
    }

    /// A number of moves within which every problem with this goal has a solution if it has any: those of the hardest
    /// board for the blank in a corner, and those that bring the goal's blank from there. All solutions of one problem
    /// take an odd, or all an even number of moves; so does this one.
    pub fn longest_solution(&self) -> u32 {
        let size = self.size();
        let (row, column) = size.place(self.goal().blank());
        let to_corner = row.min(size.rows() - 1 - row) + column.min(size.columns() - 1 - column);
        let most = size.hardest() + to_corner as u32;
        let parity = size.distance(self.start().blank(), self.goal().blank()) as u32;
        most - (most + parity) % 2
    }
}
