//! A problem: a start and a goal of the same size.

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
    /// Creates a problem from two boards.
    ///
    /// # Errors
    /// [`Mismatch`] if they differ in size.
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

    /// An upper bound on the length of a shortest solution of any solvable problem with this goal: the moves for the hardest
    /// board with the blank in a corner, plus those that bring the goal's blank from there. All solutions of one problem
    /// have the same parity, and so does the bound.
    pub fn longest_solution(&self) -> u32 {
        let size = self.size();
        let (row, column) = size.place(self.goal().blank());
        let to_corner = row.min(size.rows() - 1 - row) + column.min(size.columns() - 1 - column);
        let most = size.hardest() + to_corner as u32;
        let parity = size.distance(self.start().blank(), self.goal().blank()) as u32;
        most - (most + parity) % 2
    }
}
