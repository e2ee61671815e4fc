//! One expansion of a depth-first search in fine steps.

use crate::explain::fine_steps::{estimate, step};
use crate::explain::successors::successors;
use crate::explain::why::why;
use crate::explain::{FineStep, NamedSuccessor, Reason, StepKind, Treatment};
use crate::recording::{Moment, Node};
use crate::search::Algorithm;

struct DepthFirstLines {
    limit: Option<usize>,
    each: usize,
    /// The lines that set the first threshold and the next ones.
    thresholds: Option<[usize; 2]>,
    /// The line that enters the root.
    root: usize,
}

const fn depth_first_lines(algorithm: Algorithm) -> DepthFirstLines {
    let (limit, each, thresholds, root) = match algorithm {
        Algorithm::IdaStar => (None, 2, Some([5, 7]), 6),
        Algorithm::DepthLimited => (Some(2), 3, None, 5),
        _ => (Some(2), 3, Some([5, 5]), 6),
    };
    DepthFirstLines {
        limit,
        each,
        thresholds,
        root,
    }
}

/// The expansion of `node` that led to `moment`; its successors wait on the stack until their turn comes.
pub(crate) fn depth_first_steps(moment: &Moment<'_>, node: &Node) -> Vec<FineStep> {
    let lines = depth_first_lines(moment.recording().algorithm());
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
        steps.extend(estimate.map(|h| step(lines.each + 1, StepKind::Estimated(name, h), mv)));
        let treated = StepKind::Treated(name, successor.result);
        steps.push(step(lines.each + 1, treated, mv));
    }
    steps
}

/// How a depth-first search reaches a node: down from its parent, by backtracking, or from the start again.
fn arrival(moment: &Moment<'_>, node: &Node, lines: &DepthFirstLines) -> Vec<FineStep> {
    let step = |line, kind| step(line, kind, None);
    let why = why(moment);
    let mut steps = Vec::new();
    let reason = why.map(|why| why.reason);
    if matches!(reason, Some(Reason::LastOnPath { back, .. }) if back > 0) {
        steps.push(step(lines.each, StepKind::Backtracked));
    } else if matches!(reason, Some(Reason::NextThreshold { .. })) {
        let raised = StepKind::ThresholdRaised(why);
        steps.extend(lines.thresholds.map(|[_, next]| step(next, raised)));
    } else if node.parent.is_none() {
        let threshold = moment.recording().at(0).stats().threshold;
        let first = StepKind::FirstThreshold { threshold };
        steps.extend(lines.thresholds.map(|[line, _]| step(line, first)));
    }
    if node.parent.is_none() {
        steps.push(step(lines.root, StepKind::StartEntered));
    }
    steps.push(step(0, StepKind::Taken(why)));
    steps
}
