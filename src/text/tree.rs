//! What the search tree says.

use crate::puzzle::Board;
use crate::search::Side;
use crate::text::thousands;

/// The places where a node can be.
pub(crate) const BEYOND: &str = "beyond the threshold";
pub(crate) const EXPANDED: &str = "expanded";
pub(crate) const ON_STACK: &str = "on the stack";
pub(crate) const IN_FRONTIER: &str = "in the frontier";

/// The entries of the legend.
pub(crate) const FRONTIER_FROM_START: &str = "frontier from the start";
pub(crate) const FROM_GOAL: &str = "from the goal";
pub(crate) const SOLUTION: &str = "solution";
pub(crate) const PATH_TO_CURRENT: &str = "path to the current node";

pub(crate) fn expanded_by(figure: &str) -> String {
    format!("expanded, by {figure}")
}

/// Each switch: its text, its accessible name, and what it does.
pub(crate) const FOLLOW: [&str; 3] = [
    "follow",
    "Follow the current node",
    "Keeps the node expanded last in view.",
];
pub(crate) const FIT: [&str; 3] = ["fit", "Fit the tree", "Keeps the whole tree in view."];
pub(crate) const PATH: [&str; 3] = [
    "path",
    "Go to the path",
    "Shows the solution, or the path to the chosen node.",
];
pub(crate) const DUPLICATES: [&str; 3] = [
    "duplicates",
    "Duplicates in the tree",
    "Shows successors that were dropped as duplicates, as short dashes.",
];

pub(crate) const COLOUR_BY: &str = "Colour by";
pub(crate) const ABOUT_COLOUR: &str =
    "The number that colours expanded nodes: f, g or h, from dark (small) to light (large).";

pub(crate) fn by(figure: &str) -> String {
    format!("by {figure}")
}

pub(crate) fn colour_by(figure: &str) -> String {
    format!("{COLOUR_BY} {figure}")
}

/// The menu of a node.
pub(crate) const SET_START: &str = "Set as start";
pub(crate) const BREAK_HERE: &str = "Break here";
pub(crate) const COPY: &str = "Copy";

/// The accessible name of the tree.
pub(crate) fn name(nodes: u64, open: u64) -> String {
    let (nodes, open) = (thousands(nodes), thousands(open));
    format!("Search tree, {nodes} nodes, {open} open")
}

/// The accessible name of a node: its figures, the side of two searches, what became of it, and its board.
pub(crate) fn node(figures: &str, side: Option<Side>, place: &str, board: &str) -> String {
    let side = side.map_or_else(String::new, |side| format!(", {}", from(side)));
    format!("{figures}{side}, {place}: {board}")
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
    format!("{EXPANDED} {}", thousands(expansion))
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
    format!("depth {g}")
}

/// The same of two searches, in few words.
pub(crate) fn depth_and_side(g: u32, side: Side) -> String {
    format!("{g} {}", from(side))
}

/// The search that a node belongs to.
pub(crate) const fn from(side: Side) -> &'static str {
    match side {
        Side::Forward => "from start",
        Side::Backward => "from goal",
    }
}

/// What the figures below a board are.
pub(crate) const fn figures(guided: bool, weighted: bool, bidirectional: bool) -> &'static str {
    match (guided, weighted, bidirectional) {
        (true, true, _) => "g + w × h = f",
        (true, false, _) => "g + h = f",
        (false, _, true) => "depth from start or goal",
        (false, _, false) => "depth = g",
    }
}

/// What the number in a circle is.
pub(crate) const ORDER: &str = "order of expansion";

/// The accessible name of the small picture of the whole tree.
pub(crate) const MINIMAP: &str = "Minimap: the part of the tree that is shown";
