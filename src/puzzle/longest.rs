//! How long a shortest solution can be.

use crate::puzzle::{Problem, Size};

impl Size {
    /// Moves that the hardest board of this size needs to a goal whose blank is in a corner (OEIS A151944; the tests
    /// count those up to ten cells).
    #[must_use]
    pub const fn hardest(self) -> u32 {
        let (short, long) = if self.rows() < self.columns() {
            (self.rows(), self.columns())
        } else {
            (self.columns(), self.rows())
        };
        match (short, long) {
            (2, 2) => 6,
            (2, 3) => 21,
            (2, 4) => 36,
            (2, 5) => 55,
            (2, 6) => 80,
            (2, 7) => 108,
            (2, _) => 140,
            (3, 3) => 31,
            (3, 4) => 53,
            (3, _) => 84,
            _ => 80,
        }
    }
}

impl Problem {
    /// A number of moves within which every problem with this goal has a solution if it has any: those of the hardest
    /// board for the blank in a corner, and those that bring the goal's blank from there. All solutions of one problem
    /// take an odd, or all an even number of moves; so does this one.
    #[must_use]
    pub fn longest_solution(&self) -> u32 {
        let size = self.size();
        let (row, column) = size.place(self.goal().blank());
        let to_corner = row.min(size.rows() - 1 - row) + column.min(size.columns() - 1 - column);
        let most = size.hardest() + to_corner as u32;
        let parity = size.distance(self.start().blank(), self.goal().blank()) as u32;
        most - (most + parity) % 2
    }
}
