//! Each algorithm as a page of code.

use crate::search::{Algorithm, Strategy, Ties};
use crate::text::Message;

/// A line of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// How many blocks it is in.
    pub(crate) level: usize,
    pub(crate) code: Message,
}

const fn at(level: usize, id: &'static str) -> Line {
    let code = Message(id);
    Line { level, code }
}

const EACH_NEIGHBOUR: &str = "pseudocode-each-neighbour";
const PARENT: &str = "pseudocode-parent";
const PUT_INTO_QUEUE: &str = "pseudocode-put-into-queue";
const PUT_INTO_SIDE_QUEUE: &str = "pseudocode-put-into-side-queue";
const PUT_INTO_FRONTIER: &str = "pseudocode-put-into-frontier";
const PUT_INTO_SIDE_FRONTIER: &str = "pseudocode-put-into-side-frontier";
const NO_SOLUTION: &str = "pseudocode-no-solution";
const IF_NEW: &str = "pseudocode-if-new";
const IF_NEW_OR_BETTER: &str = "pseudocode-if-new-or-better";

/// The lines of an algorithm.
#[must_use]
pub(crate) fn pseudocode(strategy: Strategy) -> Vec<Line> {
    let smaller_g = strategy.ties_used() == Some(Ties::SmallerG);
    match strategy.algorithm {
        Algorithm::Bfs => vec![
            at(0, "pseudocode-while-queue"),
            at(1, "pseudocode-oldest-in-queue"),
            at(1, EACH_NEIGHBOUR),
            at(2, IF_NEW),
            at(3, PARENT),
            at(3, PUT_INTO_QUEUE),
            at(3, "pseudocode-if-goal-put"),
            at(0, NO_SOLUTION),
        ],
        Algorithm::Bidirectional => vec![
            at(0, "pseudocode-until-met"),
            at(1, "pseudocode-smaller-side"),
            at(1, "pseudocode-each-of-layer"),
            at(2, EACH_NEIGHBOUR),
            at(3, "pseudocode-if-new-to-side"),
            at(4, PARENT),
            at(4, PUT_INTO_SIDE_QUEUE),
            at(4, "pseudocode-they-meet"),
            at(0, "pseudocode-path-through-meeting"),
        ],
        Algorithm::AStar if smaller_g => {
            best_first("pseudocode-lowest-f-smallest-g", IF_NEW_OR_BETTER)
        }
        Algorithm::AStar => best_first("pseudocode-lowest-f-largest-g", IF_NEW_OR_BETTER),
        Algorithm::WeightedAStar if smaller_g => {
            best_first("pseudocode-lowest-weighted-smallest-g", IF_NEW_OR_BETTER)
        }
        Algorithm::WeightedAStar => {
            best_first("pseudocode-lowest-weighted-largest-g", IF_NEW_OR_BETTER)
        }
        Algorithm::UniformCost => best_first("pseudocode-lowest-g", IF_NEW_OR_BETTER),
        Algorithm::Greedy => best_first("pseudocode-lowest-h", IF_NEW),
        Algorithm::Mm => vec![
            at(0, "pseudocode-until-best"),
            at(1, "pseudocode-lowest-p"),
            at(1, EACH_NEIGHBOUR),
            at(2, "pseudocode-if-new-to-side-or-better"),
            at(3, PARENT),
            at(3, PUT_INTO_SIDE_FRONTIER),
            at(3, "pseudocode-keep-shorter"),
            at(0, "pseudocode-return-best"),
        ],
        Algorithm::DepthLimited => {
            let mut lines = depth_limited().to_vec();
            lines.push(at(0, "pseudocode-search-start"));
            lines
        }
        Algorithm::IterativeDeepening => {
            let mut lines = depth_limited().to_vec();
            lines.push(at(0, "pseudocode-each-limit"));
            lines.push(at(1, "pseudocode-search-start"));
            lines
        }
        Algorithm::IdaStar => vec![
            at(0, "pseudocode-search-g"),
            at(1, "pseudocode-if-goal-on-path"),
            at(1, EACH_NEIGHBOUR),
            at(2, "pseudocode-if-within-threshold"),
            at(3, "pseudocode-search-next-g"),
            at(0, "pseudocode-first-threshold"),
            at(0, "pseudocode-repeat-search"),
            at(1, "pseudocode-next-threshold"),
        ],
    }
}

/// The lines that all best-first searches share, with those that take a node and that check a neighbour.
fn best_first(take: &'static str, check: &'static str) -> Vec<Line> {
    vec![
        at(0, "pseudocode-while-frontier"),
        at(1, take),
        at(1, "pseudocode-if-goal-taken"),
        at(1, EACH_NEIGHBOUR),
        at(2, check),
        at(3, PARENT),
        at(3, PUT_INTO_FRONTIER),
        at(0, NO_SOLUTION),
    ]
}

/// The search that depth-limited search makes once and iterative deepening again and again.
const fn depth_limited() -> [Line; 5] {
    [
        at(0, "pseudocode-search-depth"),
        at(1, "pseudocode-if-goal-on-path"),
        at(1, "pseudocode-if-at-limit"),
        at(1, EACH_NEIGHBOUR),
        at(2, "pseudocode-search-deeper"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::{FineStep, StepKind, fine_steps};
    use crate::puzzle::{Board, Problem, Size};
    use crate::recording::Recording;
    use crate::search::{Heuristic, PatternDatabases};

    const PUT: [Message; 4] = [
        Message(PUT_INTO_QUEUE),
        Message(PUT_INTO_SIDE_QUEUE),
        Message(PUT_INTO_FRONTIER),
        Message(PUT_INTO_SIDE_FRONTIER),
    ];

    #[test]
    fn every_step_of_a_run_lights_a_line_and_every_successor_is_told() {
        let size = Size::new(3, 3).expect("a size");
        let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("legal");
        let problem = Problem::new(start, Board::blank_last(size)).expect("one size");
        for &algorithm in Algorithm::ALL {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let recording =
                Recording::ahead(&problem, strategy, 2000, &PatternDatabases::default());
            assert!(fine_steps(&recording.at(0)).is_empty());
            let mut generated = 0;
            for k in 1..=recording.len() {
                let moment = recording.at(k);
                let steps = fine_steps(&moment);
                let code = pseudocode(strategy);
                assert!(
                    steps
                        .iter()
                        .all(|s| s.line < code.len() && !s.to_string().is_empty())
                );
                let each = |s: &&FineStep| {
                    code[s.line].code == Message(EACH_NEIGHBOUR)
                        && matches!(s.kind, StepKind::Generated(_) | StepKind::Stacked(_))
                };
                generated += steps.iter().filter(each).count() as u64;
                if algorithm.is_depth_first() {
                    let told = steps.iter().filter(each).count();
                    let node = moment.current().expect("an expansion was made");
                    assert_eq!(told, moment.children(node.id).len(), "{algorithm} at {k}");
                    continue;
                }
                let inserted = |s: &&FineStep| PUT.contains(&code[s.line].code);
                let put = steps.iter().filter(inserted).count() as u64;
                let (now, before) = (moment.stats(), recording.at(k - 1).stats());
                let entered = |s: &crate::search::Stats| s.visited + s.improved + s.reopened;
                assert_eq!(entered(&now) - entered(&before), put, "{algorithm} at {k}");
                assert_eq!(generated, now.generated, "{algorithm} at {k}");
            }
        }
    }
}
