//! Texts of the search tree.

use crate::text::messages::tree as said;
pub(crate) use said::*;
pub(crate) use said::{colour_by_figure as colour_by, expanded_at as expanded};

use crate::puzzle::Board;
use crate::search::{Side, Strategy, Weight};

/// Returns the accessible name of a node: its values, its side in a two-sided search, its state, and its board.
pub(crate) fn node(figures: &str, side: Option<Side>, place: &str, board: &str) -> String {
    match side.map(|side| from(side.id())) {
        Some(side) => said::node_of_side(figures, side, place, board),
        None => said::node(figures, place, board),
    }
}

/// Returns a board in rows for screen readers: `1 3 6 / 4 _ 2 / 7 5 8`.
pub(crate) fn board(board: &Board) -> String {
    board.rows(" ", '_', 1).join(" / ")
}

/// Returns the values of a node: `4 + 2 = 6`, in a weighted search `4 + 2 × 2 = 8`, or without an estimate `depth 4`.
pub(crate) fn sum(strategy: Strategy, g: u32, h: Option<u32>) -> String {
    match (h, strategy.weight_used().map(Weight::get)) {
        (None, _) => said::depth(g),
        (Some(h), Some(weight)) => format!("{g} + {weight} × {h} = {}", g + weight * h),
        (Some(h), None) => format!("{g} + {h} = {}", g + h),
    }
}

pub(crate) fn figures(guided: bool, weighted: bool, bidirectional: bool) -> &'static str {
    match (guided, weighted, bidirectional) {
        (true, true, _) => said::FIGURES_WEIGHTED.text(),
        (true, false, _) => said::FIGURES_GUIDED.text(),
        (false, _, true) => said::FIGURES_BIDIRECTIONAL.text(),
        (false, _, false) => said::FIGURES_BLIND.text(),
    }
}
