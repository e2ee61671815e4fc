//! The goals that are offered without being typed.

use crate::puzzle::{Board, Size};

/// The usual goals of a size, the tiles in order, each with the name a person reads; the first is the default. On 3 × 3
/// there is also the goal of Luogu's P1379, the tiles clockwise around the blank.
#[must_use]
pub fn default_goals(size: Size) -> Vec<(&'static str, Board)> {
    let mut goals = vec![
        ("Blank last", Board::blank_last(size)),
        ("Blank first", Board::blank_first(size)),
    ];
    goals.extend(Board::from_cells(size, &[1, 2, 3, 8, 0, 4, 7, 6, 5]).map(|b| ("P1379", b)));
    goals
}
