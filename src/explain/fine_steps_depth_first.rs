//! One expansion of a depth-first search in fine steps.

use crate::{
    explain::{FineStep, Reason, Treatment, fine_steps::name},
    recording::{Moment, Node},
    search::Algorithm,
};

/// Where the work of a depth-first search stands in the pseudocode.
struct LinesDown {
    limit: Option<usize>,
    each: usize,
    check: usize,
    /// Where the first threshold is set, where the next one is, and where the root is entered.
    first: Option<usize>,
    next: Option<usize>,
    root: usize,
}

const fn lines_down(algorithm: Algorithm) -> LinesDown {
    match algorithm {
        Algorithm::IdaStar => LinesDown {
            limit: None,
            each: 2,
            check: 3,
            first: Some(5),
            next: Some(7),
            root: 6,
        },
        Algorithm::IterativeDeepening => LinesDown {
            limit: Some(2),
            each: 3,
            check: 4,
            first: Some(5),
            next: Some(5),
            root: 6,
        },
        _ => LinesDown {
            limit: Some(2),
            each: 3,
            check: 4,
            first: None,
            next: None,
            root: 5,
        },
    }
}

/// The expansion of `node` that led to `moment`; its successors wait on the stack until their turn comes.
pub(crate) fn steps_down(moment: &Moment<'_>, node: &Node) -> Vec<FineStep> {
    let lines = lines_down(moment.history().algorithm());
    let step = |line, words: String, successor| FineStep {
        line,
        words,
        successor,
    };
    let mut steps = come_down(moment, node, &lines);
    let found = node.state == moment.history().problem().goal().state();
    let words = if found {
        "It is the goal: the search is over."
    } else {
        "It is not the goal."
    };
    steps.push(step(1, words.to_owned(), None));
    let successors = moment.successors();
    let limit = successors.iter().find_map(|s| match s.result {
        Treatment::AtLimit { limit } => Some(limit),
        _ => None,
    });
    if let Some(line) = lines.limit.filter(|_| !found) {
        let words = limit.map_or_else(
            || "Its depth is within the limit.".to_owned(),
            |limit| format!("Its depth is the limit {limit}: back to its parent."),
        );
        steps.push(step(line, words, None));
    }
    let made = successors.iter();
    let made = made.filter(|s| matches!(s.result, Treatment::Stacked { .. }));
    for (successor, number) in made.zip(1..) {
        let (name, mv) = (name(moment, successor, number), Some(successor.mv));
        let words = format!("{name} waits on the stack.");
        steps.push(step(lines.each, words, mv));
        let words = format!("{name}: {}.", successor.result);
        steps.push(step(lines.check, words, mv));
    }
    steps
}

/// How a depth-first search comes to a node: down from its parent, back from below, or from the start once more.
fn come_down(moment: &Moment<'_>, node: &Node, lines: &LinesDown) -> Vec<FineStep> {
    let step = |line, words: String| FineStep {
        line,
        words,
        successor: None,
    };
    let why = moment.why();
    let words = why.map_or_else(String::new, |why| why.to_string());
    let reason = why.map(|why| why.reason);
    let mut steps = Vec::new();
    match reason {
        Some(Reason::LastOnPath { back, .. }) if back > 0 => {
            let words = "Back on the path, to the last node that has a neighbour left.";
            steps.push(step(lines.each, words.to_owned()));
        }
        Some(Reason::NextThreshold { .. }) => {
            steps.extend(lines.next.map(|line| step(line, words.clone())));
        }
        _ if node.parent.is_none() => {
            let threshold = moment.history().at(0).stats().threshold;
            let words = format!("The first is {threshold}.");
            steps.extend(lines.first.map(|line| step(line, words)));
        }
        _ => {}
    }
    if node.parent.is_none() {
        let words = "The search begins at the start.".to_owned();
        steps.push(step(lines.root, words));
    }
    steps.push(step(0, words));
    steps
}
