//! What the search tree says.

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
    "Keeps the node expanded last in sight.",
];
pub(crate) const FIT: [&str; 3] = ["fit", "Fit the tree", "Keeps the whole tree in sight."];
pub(crate) const PATH: [&str; 3] = [
    "path",
    "Go to the path",
    "Goes to the solution, or to the path of the node inspected.",
];
pub(crate) const DUPLICATES: [&str; 3] = [
    "duplicates",
    "Duplicates in the tree",
    "Shows successors that were dropped as duplicates, as short dashes.",
];

pub(crate) const COLOUR_BY: &str = "Colour by";
pub(crate) const ABOUT_COLOUR: &str =
    "What expanded nodes are coloured by: f, g or h, from dark (small) to light (large).";

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

/// The accessible name of a node; `place` is where it is.
pub(crate) fn node(board: &str, g: u32, h: Option<u32>, f: Option<u32>, place: &str) -> String {
    let number = |name: &str, number: Option<u32>| {
        number.map_or_else(String::new, |number| format!(", {name} {number}"))
    };
    let (h, f) = (number("h", h), number("f", f));
    format!("{board}, g {g}{h}{f}, {place}")
}

/// The figures below a node's board.
pub(crate) fn g_and_h(g: impl std::fmt::Display, h: impl std::fmt::Display) -> String {
    format!("{g} + {h}")
}
