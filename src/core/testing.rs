//! Boards for the unit tests.

use crate::puzzle::{Board, Problem};

/// The problem from this board to the usual goal of its size, which on a 4×4 board is Korf's.
pub(crate) fn problem(start: &str) -> Problem {
    let start: Board = start.parse().expect("a board");
    let goal = match start.size().cells() {
        16 => Board::blank_first(start.size()),
        _ => Board::blank_last(start.size()),
    };
    Problem::new(start, goal).expect("one size")
}

/// A board that takes long: Korf's first.
pub(crate) const KORF_1: &str = "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3";
