//! One expansion in fine steps, each at a line of the pseudocode of its algorithm.

pub(crate) mod depth_first;

use crate::explain::fine_steps::depth_first::depth_first_steps;
use crate::explain::successors::successors;
use crate::explain::why::why;
use crate::explain::{Ending, Successor, Treatment, Why};
use crate::puzzle::{Board, Move};
use crate::recording::{Moment, PartOfExpansion};
use crate::search::Algorithm;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FineStep {
    pub line: usize,
    pub kind: StepKind,
    /// The successor it is about, by the blank's move.
    pub successor: Option<Move>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    Taken(Option<Why>),
    /// The node is compared with the goal.
    GoalTest {
        is_goal: bool,
    },
    Generated(NamedSuccessor),
    /// The moves left from a successor are estimated.
    Estimated(NamedSuccessor, u32),
    /// It is decided what becomes of a successor.
    Treated(NamedSuccessor, Treatment),
    /// The node taken becomes the parent of a successor.
    ParentSet,
    /// A successor is looked at, for the goal or a meeting.
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
        /// The limit, where the node stands at it.
        reached: Option<u32>,
    },
    /// Depth-first search: a successor is put on the stack.
    Stacked(NamedSuccessor),
    /// Depth-first search: back to the last node of the path that has a successor left.
    Backtracked,
    /// Depth-first search: the next threshold is set.
    ThresholdRaised(Option<Why>),
    /// Depth-first search: the first threshold is set.
    FirstThreshold {
        threshold: u32,
    },
    /// Depth-first search: an iteration enters the start.
    StartEntered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedSuccessor {
    /// Which it is of those generated, from 0.
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

struct Lines {
    take: usize,
    test: Option<usize>,
    each: usize,
    check: usize,
    parent: usize,
    insert: usize,
    /// Where a node that was put in is looked at: the goal, a meeting.
    look: Option<usize>,
    end: usize,
}

const fn lines(algorithm: Algorithm) -> Lines {
    match algorithm {
        Algorithm::Bfs | Algorithm::Mm => Lines {
            take: 1,
            test: None,
            each: 2,
            check: 3,
            parent: 4,
            insert: 5,
            look: Some(6),
            end: 7,
        },
        Algorithm::Bidirectional => Lines {
            take: 2,
            test: None,
            each: 3,
            check: 4,
            parent: 5,
            insert: 6,
            look: Some(7),
            end: 8,
        },
        // Depth-first searches have lines of their own.
        Algorithm::UniformCost
        | Algorithm::AStar
        | Algorithm::WeightedAStar
        | Algorithm::Greedy
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening
        | Algorithm::IdaStar => Lines {
            take: 1,
            test: Some(2),
            each: 3,
            check: 4,
            parent: 5,
            insert: 6,
            look: None,
            end: 7,
        },
    }
}

/// The expansion that led to `moment`, in the order of its algorithm; none at moment 0.
pub fn fine_steps(moment: &Moment<'_>) -> Vec<FineStep> {
    let moment = &moment.whole();
    let algorithm = moment.recording().algorithm();
    let Some(node) = moment.current() else {
        return Vec::new();
    };
    if algorithm.is_depth_first() {
        return depth_first_steps(moment, &node);
    }
    let lines = lines(algorithm);
    let step = |line, kind, successor| FineStep {
        line,
        kind,
        successor,
    };
    let mut steps = vec![step(lines.take, StepKind::Taken(why(moment)), None)];
    if let Some(line) = lines.test {
        let is_goal = node.state == moment.recording().problem().goal().state();
        steps.push(step(line, StepKind::GoalTest { is_goal }, None));
    }
    let successors = successors(moment);
    let generated = successors.iter().filter(|successor| {
        let left_out = matches!(
            successor.result,
            Treatment::Edge | Treatment::Back | Treatment::NotReached
        );
        !left_out
    });
    for (index, successor) in generated.enumerate() {
        let name = NamedSuccessor::new(moment, successor, index);
        let mv = Some(successor.mv);
        steps.push(step(lines.each, StepKind::Generated(name), mv));
        let estimate = estimate(moment, successor);
        steps.extend(estimate.map(|h| step(lines.each, StepKind::Estimated(name, h), mv)));
        let treated = StepKind::Treated(name, successor.result);
        steps.push(step(lines.check, treated, mv));
        steps.extend(insertion(&lines, successor));
    }
    if let Some(best) = moment.best_path().filter(|_| moment.is_over()) {
        steps.push(step(0, StepKind::NoShorterPath { best }, None));
        steps.push(step(lines.end, StepKind::BestReturned, None));
    }
    steps
}

/// How far an expansion has come at one of its `steps`; none at the last one, with which it is over.
pub fn part_at(steps: &[FineStep], at: usize) -> Option<PartOfExpansion> {
    if at + 1 >= steps.len() {
        return None;
    }
    let mut part = PartOfExpansion::default();
    for step in &steps[..=at] {
        let Some(mv) = step.successor else { continue };
        match step.kind {
            StepKind::Generated(_) => part.generate(mv),
            StepKind::Treated(..) => part.check(mv),
            StepKind::Inserted { .. } => part.insert(mv),
            // The stack is all that it is held against.
            StepKind::Stacked(_) => {
                part.generate(mv);
                part.insert(mv);
            }
            _ => {}
        }
    }
    Some(part)
}

pub(crate) fn estimate(moment: &Moment<'_>, successor: &Successor) -> Option<u32> {
    moment.node(successor.id?)?.h
}

fn insertion(lines: &Lines, successor: &Successor) -> Vec<FineStep> {
    let (end, improved) = match successor.result {
        Treatment::Kept { end, .. } => (end, false),
        Treatment::Reparented { end, .. } => (end, true),
        _ => return Vec::new(),
    };
    let step = |line, kind| FineStep {
        line,
        kind,
        successor: Some(successor.mv),
    };
    let mut steps = vec![
        step(lines.parent, StepKind::ParentSet),
        step(lines.insert, StepKind::Inserted { improved }),
    ];
    steps.extend(lines.look.map(|line| step(line, StepKind::EndTest(end))));
    steps
}
