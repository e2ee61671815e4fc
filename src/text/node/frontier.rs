//! The nodes of the open list.

use crate::puzzle::Board;
use crate::search::{NodeView, Side};
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::listed;
use crate::text::message;

pub(crate) const FILTER: Message = Message("node-frontier-filter");
pub(crate) const FILTER_HINT: Message = Message("node-frontier-filter-hint");
pub(crate) const ABOUT_FILTER: Message = Message("node-frontier-about-filter");
pub(crate) const ABOUT_GROUP: Message = Message("node-frontier-about-group");

const STACK: Message = Term::Stack.about();
const OPEN: Message = Term::Frontier.about();

/// The title of the list and what is in it. `neutral`: in an order that gives nothing away.
pub(crate) fn title(neutral: bool, depth_first: bool) -> (&'static str, &'static str) {
    match (neutral, depth_first) {
        (true, true) => (message!("node-frontier-stack-by-board"), &STACK),
        (false, true) => (message!("node-frontier-stack"), &STACK),
        (true, false) => (message!("node-frontier-frontier-by-board"), &OPEN),
        (false, false) => (message!("node-frontier-frontier"), &OPEN),
    }
}

pub(crate) fn group(name: &str, nodes: usize) -> String {
    message!("node-frontier-group", name, nodes)
}

pub(crate) fn only(name: &str) -> String {
    message!("node-frontier-only", name)
}

pub(crate) fn empty(open_list: &str) -> String {
    message!("node-frontier-empty", open_list)
}

pub(crate) fn none_left(open_list: &str) -> String {
    message!("node-frontier-none-left", open_list)
}

/// What is read out of a node: `figures` as [`figures`] gives them.
pub(crate) fn row(figures: &str, beyond: bool, board: &Board) -> String {
    let board = board.to_string();
    if beyond {
        message!("node-frontier-row-beyond", figures, board)
    } else {
        message!("node-frontier-row", figures, board)
    }
}

pub(crate) fn about_row(beyond: bool, open_list: &str) -> String {
    if beyond {
        message!("node-frontier-about-row-beyond").to_owned()
    } else {
        message!("node-frontier-about-row", open_list)
    }
}

/// The figures of a node: what the strategy goes by, the others, and all of them as they are read out. `f` and `p` are
/// those that the strategy goes by.
pub(crate) fn figures(node: NodeView, f: Option<u32>, p: Option<u32>) -> [String; 3] {
    let (g, side) = (format!("g {}", node.g), node.side.word());
    let Some(h) = node.h else {
        return match node.side {
            Side::Forward => [g.clone(), String::new(), g],
            Side::Backward => [g.clone(), side.to_owned(), listed([side, &g])],
        };
    };
    match (f, p) {
        (Some(f), _) => [
            format!("f {f}"),
            format!("{g}  h {h}"),
            listed([format!("f {f}"), g, format!("h {h}")]),
        ],
        (None, Some(p)) => [
            format!("p {p}"),
            format!("{g}  h {h}"),
            listed([side.to_owned(), format!("p {p}"), g, format!("h {h}")]),
        ],
        (None, None) => [format!("h {h}"), g.clone(), listed([format!("h {h}"), g])],
    }
}
