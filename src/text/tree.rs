//! What the search tree says.

use crate::puzzle::Board;
use crate::search::Side;
use crate::text::Message;
use crate::text::message;

/// The places where a node can be.
pub(crate) const BEYOND: Message = Message("tree-beyond");
pub(crate) const EXPANDED: Message = Message("tree-expanded");
pub(crate) const ON_STACK: Message = Message("tree-on-stack");
pub(crate) const IN_FRONTIER: Message = Message("tree-in-frontier");

/// The entries of the legend.
pub(crate) const FRONTIER_FROM_START: Message = Message("tree-frontier-from-start");
pub(crate) const FROM_GOAL: Message = Message("tree-from-goal");
pub(crate) const SOLUTION: Message = Message("tree-solution");
pub(crate) const PATH_TO_CURRENT: Message = Message("tree-path-to-current");

pub(crate) fn expanded_by(figure: &str) -> String {
    message!("tree-expanded-by", figure)
}

/// Each switch: its text, its accessible name, and what it does.
pub(crate) const FOLLOW: [Message; 3] = [
    Message("tree-follow"),
    Message("tree-follow-name"),
    Message("tree-follow-about"),
];
pub(crate) const FIT: [Message; 3] = [
    Message("tree-fit"),
    Message("tree-fit-name"),
    Message("tree-fit-about"),
];
pub(crate) const PATH: [Message; 3] = [
    Message("tree-path"),
    Message("tree-path-name"),
    Message("tree-path-about"),
];
pub(crate) const DUPLICATES: [Message; 3] = [
    Message("tree-duplicates"),
    Message("tree-duplicates-name"),
    Message("tree-duplicates-about"),
];

pub(crate) const COLOUR_BY: Message = Message("tree-colour-by");
pub(crate) const ABOUT_COLOUR: Message = Message("tree-about-colour");

pub(crate) fn by(figure: &str) -> String {
    message!("tree-by", figure)
}

pub(crate) fn colour_by(figure: &str) -> String {
    message!("tree-colour-by-figure", figure)
}

/// The menu of a node.
pub(crate) const SET_START: Message = Message("tree-set-start");
pub(crate) const BREAK_HERE: Message = Message("tree-break-here");
pub(crate) const COPY: Message = Message("tree-copy");

/// The accessible name of the tree.
pub(crate) fn name(nodes: u64, open: u64) -> String {
    message!("tree-name", nodes, open)
}

/// The accessible name of a node: its figures, the side of two searches, what became of it, and its board.
pub(crate) fn node(figures: &str, side: Option<Side>, place: &str, board: &str) -> String {
    match side.map(from) {
        Some(side) => message!("tree-node-of-side", figures, side, place, board),
        None => message!("tree-node", figures, place, board),
    }
}

/// A board in rows, as it is read out: `1 3 6 / 4 _ 2 / 7 5 8`.
pub(crate) fn board(board: &Board) -> String {
    let cell = |&tile: &u8| match tile {
        0 => "_".to_owned(),
        tile => tile.to_string(),
    };
    let row = |cells: &[u8]| cells.iter().map(cell).collect::<Vec<_>>().join(" ");
    let cells = board.cells();
    let rows = cells.chunks(board.size().columns()).map(row);
    rows.collect::<Vec<_>>().join(" / ")
}

pub(crate) fn expanded(expansion: u64) -> String {
    message!("tree-expanded-at", expansion)
}

/// The figures of a node: `4 + 2 = 6`; of a weighted search `4 + 2 × 2 = 8`.
pub(crate) fn sum(g: u32, h: u32, weight: Option<u32>) -> String {
    match weight {
        Some(weight) => format!("{g} + {weight} × {h} = {}", g + weight * h),
        None => format!("{g} + {h} = {}", g + h),
    }
}

/// The figures of a node of a search without a heuristic.
pub(crate) fn depth(g: u32) -> String {
    message!("tree-depth", g)
}

/// The same of two searches, in few words.
pub(crate) fn depth_and_side(g: u32, side: Side) -> String {
    message!("tree-depth-and-side", g, side = from(side))
}

/// The search that a node belongs to.
pub(crate) fn from(side: Side) -> &'static str {
    match side {
        Side::Forward => message!("tree-from-forward"),
        Side::Backward => message!("tree-from-backward"),
    }
}

/// What the figures below a board are.
pub(crate) fn figures(guided: bool, weighted: bool, bidirectional: bool) -> &'static str {
    match (guided, weighted, bidirectional) {
        (true, true, _) => message!("tree-figures-weighted"),
        (true, false, _) => message!("tree-figures-guided"),
        (false, _, true) => message!("tree-figures-bidirectional"),
        (false, _, false) => message!("tree-figures-blind"),
    }
}

/// What the number in a circle is.
pub(crate) const ORDER: Message = Message("tree-order");

/// The accessible name of the small picture of the whole tree.
pub(crate) const MINIMAP: Message = Message("tree-minimap");
