//! Whether boards can be solved, and what is published of them.

use crate::puzzle::{Problem, Solvability, examples};

/// Whether a board can be solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// Start or goal has faults.
    Faulty,
    /// It can, in so many moves at best where that is known.
    Solvable(Solvability, Option<u32>),
    /// It cannot.
    Unsolvable(Solvability),
}

/// The length of a shortest solution, where the board ships with the app and its length is published.
pub(crate) fn published_length(problem: &Problem) -> Option<u32> {
    let mut named = examples().iter();
    let named = named.find(|i| i.start == problem.start() && i.goal == problem.goal());
    named?.optimal
}
