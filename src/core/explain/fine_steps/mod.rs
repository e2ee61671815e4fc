//! One expansion in fine steps, each at a line of the pseudocode of its algorithm.

pub(crate) mod depth_first;

use crate::explain::fine_steps::depth_first::depth_first_steps;
use crate::explain::successors::successors;
use crate::explain::why::why;
use crate::explain::{Ending, Selection, Successor, Treatment};
use crate::puzzle::{Board, Move};
use crate::recording::{Moment, PartOfExpansion};
use crate::search::Algorithm;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FineStep {
    pub line: usize,
    pub kind: StepKind,
    /// The successor concerned, by the blank's move.
    pub successor: Option<Move>,
}

const fn step(line: usize, kind: StepKind, successor: Option<Move>) -> FineStep {
    FineStep {
        line,
        kind,
        successor,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    Taken(Option<Selection>),
    /// The node is compared with the goal.
    GoalTest {
        is_goal: bool,
    },
    Generated(NamedSuccessor),
    /// The heuristic of a successor is evaluated.
    Estimated(NamedSuccessor, u32),
    /// The treatment of a successor is decided.
    Treated(NamedSuccessor, Treatment),
    /// The node taken becomes the parent of a successor.
    ParentSet,
    /// A successor is tested for the goal or a meeting.
    EndTest(Option<Ending>),
    Inserted {
        improved: bool,
    },
    /// MM: no path can be shorter than the best one.
    NoShorterPath {
        best: u32,
    },
    /// MM: the best path is returned.
    BestReturned,
    /// Depth-first search: the depth of the node is compared with the limit.
    LimitTest {
        /// The limit, if the node is at the limit.
        reached: Option<u32>,
    },
    /// Depth-first search: a successor is put on the stack.
    Stacked(NamedSuccessor),
    /// Depth-first search: back to the last node of the path that has a successor left.
    Backtracked,
    /// Depth-first search: the next threshold is set.
    ThresholdRaised(Option<Selection>),
    /// Depth-first search: the first threshold is set.
    FirstThreshold {
        threshold: u32,
    },
    /// Depth-first search: an iteration enters the start.
    StartEntered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedSuccessor {
    /// Its index among the generated successors, from 0.
    pub index: usize,
    pub board: Option<Board>,
    pub mv: Move,
}

impl NamedSuccessor {
    pub(crate) fn new(moment: &Moment<'_>, successor: &Successor, index: usize) -> Self {
        let size = moment.recording().problem().size();
        let board = successor
            .state
            .and_then(|state| Board::from_state(size, state));
        Self {
            index,
            board,
            mv: successor.mv,
        }
    }
}

/// The line of the pseudocode that takes a node, and whether the next line compares it with the goal. Each successor has
/// lines for its check, parent, insertion and, without that comparison, the test for the goal or a meeting.
const fn lines(algorithm: Algorithm) -> (usize, bool) {
    match algorithm {
        Algorithm::Bfs | Algorithm::Mm => (1, false),
        Algorithm::Bidirectional => (2, false),
        // The best-first searches; the depth-first ones have their own lines.
        _ => (1, true),
    }
}

/// The expansion that led to `moment`, in the order of its algorithm; empty at moment 0.
pub fn fine_steps(moment: &Moment<'_>) -> Vec<FineStep> {
    let moment = &moment.whole();
    let algorithm = moment.recording().algorithm();
    let Some(node) = moment.current() else {
        return Vec::new();
    };
    if algorithm.is_depth_first() {
        return depth_first_steps(moment, &node);
    }
    let (take, tests) = lines(algorithm);
    let each = take + 1 + usize::from(tests);
    let mut steps = vec![step(take, StepKind::Taken(why(moment)), None)];
    if tests {
        let is_goal = node.state == moment.recording().problem().goal().state();
        steps.push(step(take + 1, StepKind::GoalTest { is_goal }, None));
    }
    let successors = successors(moment);
    let left_out = [Treatment::Edge, Treatment::Back, Treatment::NotReached];
    let generated = successors
        .iter()
        .filter(|it| !left_out.contains(&it.result));
    for (index, successor) in generated.enumerate() {
        let name = NamedSuccessor::new(moment, successor, index);
        let mv = Some(successor.mv);
        steps.push(step(each, StepKind::Generated(name), mv));
        let estimate = estimate(moment, successor);
        steps.extend(estimate.map(|h| step(each, StepKind::Estimated(name, h), mv)));
        let treated = StepKind::Treated(name, successor.result);
        steps.push(step(each + 1, treated, mv));
        steps.extend(insertion(each + 2, !tests, successor));
    }
    if let Some(best) = moment.best_path().filter(|_| moment.is_over()) {
        steps.push(step(0, StepKind::NoShorterPath { best }, None));
        steps.push(step(each + 5, StepKind::BestReturned, None));
    }
    steps
}

/// The progress of an expansion at one of its `steps`; `None` at the last one, which completes it.
pub fn part_at(steps: &[FineStep], at: usize) -> Option<PartOfExpansion> {
    if at + 1 >= steps.len() {
        return None;
    }
    let mut part = PartOfExpansion::default();
    for step in &steps[..=at] {
        let Some(mv) = step.successor else { continue };
        match step.kind {
            StepKind::Generated(_) => part.generated.add(mv),
            StepKind::Treated(..) => part.checked.add(mv),
            StepKind::Inserted { .. } => part.inserted.add(mv),
            // A stacked successor is not looked up among visited nodes.
            StepKind::Stacked(_) => {
                part.generated.add(mv);
                part.inserted.add(mv);
            }
            _ => {}
        }
    }
    Some(part)
}

pub(crate) fn estimate(moment: &Moment<'_>, successor: &Successor) -> Option<u32> {
    moment.node(successor.id?)?.h
}

/// The steps of an insertion, from line `parent` on; if `looks`, the inserted node is tested at once.
fn insertion(parent: usize, looks: bool, successor: &Successor) -> Vec<FineStep> {
    let (end, improved) = match successor.result {
        Treatment::Kept { end, .. } => (end, false),
        Treatment::Reparented { end, .. } => (end, true),
        _ => return Vec::new(),
    };
    let step = |line, kind| step(line, kind, Some(successor.mv));
    let mut steps = vec![
        step(parent, StepKind::ParentSet),
        step(parent + 1, StepKind::Inserted { improved }),
    ];
    steps.extend(looks.then(|| step(parent + 2, StepKind::EndTest(end))));
    steps
}
