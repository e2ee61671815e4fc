//! One expansion of a depth-first search in fine steps.

use crate::explain::fine_steps::estimate;
use crate::explain::successors::successors;
use crate::explain::why::why;
use crate::explain::{FineStep, NamedSuccessor, Reason, StepKind, Treatment};
use crate::recording::{Moment, Node};
use crate::search::Algorithm;

struct DepthFirstLines {
    limit: Option<usize>,
    each: usize,
    check: usize,
    /// Where the first threshold is set, where the next one is, and where the root is entered.
    first: Option<usize>,
    next: Option<usize>,
    root: usize,
}

const fn depth_first_lines(algorithm: Algorithm) -> DepthFirstLines {
    match algorithm {
        Algorithm::IdaStar => DepthFirstLines {
            limit: None,
            each: 2,
            check: 3,
            first: Some(5),
            next: Some(7),
            root: 6,
        },
        Algorithm::IterativeDeepening => DepthFirstLines {
            limit: Some(2),
            each: 3,
            check: 4,
            first: Some(5),
            next: Some(5),
            root: 6,
        },
        // The other depth-first search, and none else.
        Algorithm::DepthLimited
        | Algorithm::Bfs
        | Algorithm::Bidirectional
        | Algorithm::UniformCost
        | Algorithm::AStar
        | Algorithm::WeightedAStar
        | Algorithm::Greedy
        | Algorithm::Mm => DepthFirstLines {
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
pub(crate) fn depth_first_steps(moment: &Moment<'_>, node: &Node) -> Vec<FineStep> {
    let lines = depth_first_lines(moment.recording().algorithm());
    let step = |line, kind, successor| FineStep {
        line,
        kind,
        successor,
    };
    let mut steps = arrival(moment, node, &lines);
    let is_goal = node.state == moment.recording().problem().goal().state();
    steps.push(step(1, StepKind::GoalTest { is_goal }, None));
    let successors = successors(moment);
    let reached = successors.iter().find_map(|s| match s.result {
        Treatment::AtLimit { limit } => Some(limit),
        _ => None,
    });
    if let Some(line) = lines.limit.filter(|_| !is_goal) {
        steps.push(step(line, StepKind::LimitTest { reached }, None));
    }
    let stacked = successors.iter();
    let stacked = stacked.filter(|s| matches!(s.result, Treatment::Stacked { .. }));
    for (index, successor) in stacked.enumerate() {
        let name = NamedSuccessor::new(moment, successor, index);
        let mv = Some(successor.mv);
        steps.push(step(lines.each, StepKind::Stacked(name), mv));
        let estimate = estimate(moment, successor);
        steps.extend(estimate.map(|h| step(lines.check, StepKind::Estimated(name, h), mv)));
        let treated = StepKind::Treated(name, successor.result);
        steps.push(step(lines.check, treated, mv));
    }
    steps
}

/// How a depth-first search comes to a node: down from its parent, back from below, or from the start once more.
fn arrival(moment: &Moment<'_>, node: &Node, lines: &DepthFirstLines) -> Vec<FineStep> {
    let step = |line, kind| FineStep {
        line,
        kind,
        successor: None,
    };
    let why = why(moment);
    let mut steps = Vec::new();
    let reason = why.map(|why| why.reason);
    if matches!(reason, Some(Reason::LastOnPath { back, .. }) if back > 0) {
        steps.push(step(lines.each, StepKind::Backtracked));
    } else if matches!(reason, Some(Reason::NextThreshold { .. })) {
        let raised = StepKind::ThresholdRaised(why);
        steps.extend(lines.next.map(|line| step(line, raised)));
    } else if node.parent.is_none() {
        let threshold = moment.recording().at(0).stats().threshold;
        let first = StepKind::FirstThreshold { threshold };
        steps.extend(lines.first.map(|line| step(line, first)));
    }
    if node.parent.is_none() {
        steps.push(step(lines.root, StepKind::StartEntered));
    }
    steps.push(step(0, StepKind::Taken(why)));
    steps
}
