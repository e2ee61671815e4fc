//! The pseudocode of each algorithm, and the rule by which a strategy takes the next node, as shown next to the node taken,
//! on worksheets and in the pseudocode. `assets/help/en/counting.md` has the rule in full.

use std::borrow::Cow;

use crate::search::{Algorithm, Strategy};
use crate::text::Message;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The nesting level.
    pub level: usize,
    pub code: &'static str,
}

/// Returns the id of the order in which a strategy takes nodes. It is the algorithm, and in A* also the rule for ties.
pub fn order_id(strategy: Strategy) -> String {
    let id = strategy.algorithm.id();
    match strategy.algorithm {
        Algorithm::AStar => format!("{id}-{}", strategy.ties.id()),
        Algorithm::Dfs => format!("{id}-{}", strategy.marks.id()),
        _ => id.to_owned(),
    }
}

pub fn rule(strategy: Strategy) -> Message {
    Message::of("node-why-rule", &order_id(strategy))
}

pub fn pseudocode(strategy: Strategy) -> Vec<Line> {
    let lines = Message::of("pseudocode", &order_id(strategy))
        .text()
        .lines();
    let line = |line: &'static str| {
        let code = line.trim_start();
        let level = (line.len() - code.len()) / 2;
        Line { level, code }
    };
    let mut lines: Vec<Line> = lines.map(line).collect();
    // The look-up of a successor, as in `explain::fine_steps`.
    if let Some(look_up) = lines.get_mut(4)
        && strategy.reopen_used().is_some()
    {
        look_up.code = Message::of("pseudocode", "if-open-improves").text();
    }
    lines
}

/// A line of the code for a search that goes by costs, where a move costs more or less than 1.
pub fn code_by(code: &'static str, by_cost: bool) -> Cow<'static, str> {
    match by_cost {
        true => Cow::Owned(code.replace(" + 1", " + c")),
        false => Cow::Borrowed(code),
    }
}
