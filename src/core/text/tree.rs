//! Texts of the search tree.

use crate::text::messages::tree as said;
pub use said::*;
pub use said::{colour_by_figure as colour_by, expanded_at as expanded};

use crate::puzzle::Board;
use crate::search::{Strategy, Weight};

/// Returns a board in rows for screen readers: `1 3 6 / 4 _ 2 / 7 5 8`.
pub fn board(board: &Board) -> String {
    board.rows(" ", '_', 1).join(" / ")
}

/// Returns the values of a node: `4 + 2 = 6`, in a weighted search `4 + 2 × 2 = 8`, or without an estimate `depth 4`.
pub fn sum(strategy: Strategy, g: u32, h: Option<u32>) -> String {
    match (h, strategy.weight_used().map(Weight::get)) {
        (None, _) => said::depth(g),
        (Some(h), Some(weight)) => format!("{g} + {weight} × {h} = {}", g + weight * h),
        (Some(h), None) => format!("{g} + {h} = {}", g + h),
    }
}
