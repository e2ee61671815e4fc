//! The pseudocode of each algorithm.

use crate::text::messages::pseudocode as said;

use crate::search::{Algorithm, Strategy};
use crate::text::{Message, order};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The nesting level.
    pub(crate) level: usize,
    pub(crate) code: Message,
}

const fn at(level: usize, code: Message) -> Line {
    Line { level, code }
}

pub(crate) fn pseudocode(strategy: Strategy) -> Vec<Line> {
    match strategy.algorithm {
        Algorithm::Bfs => vec![
            at(0, said::WHILE_QUEUE),
            at(1, order::line(strategy)),
            at(1, said::EACH_NEIGHBOUR),
            at(2, said::IF_NEW),
            at(3, said::PARENT),
            at(3, said::PUT_INTO_QUEUE),
            at(3, said::IF_GOAL_PUT),
            at(0, said::NO_SOLUTION),
        ],
        Algorithm::Bidirectional => vec![
            at(0, said::UNTIL_MET),
            at(1, order::line(strategy)),
            at(1, said::EACH_OF_LAYER),
            at(2, said::EACH_NEIGHBOUR),
            at(3, said::IF_NEW_TO_SIDE),
            at(4, said::PARENT),
            at(4, said::PUT_INTO_SIDE_QUEUE),
            at(4, said::THEY_MEET),
            at(0, said::PATH_THROUGH_MEETING),
        ],
        Algorithm::AStar | Algorithm::WeightedAStar | Algorithm::UniformCost => {
            best_first(order::line(strategy), said::IF_NEW_OR_BETTER)
        }
        Algorithm::Greedy => best_first(order::line(strategy), said::IF_NEW),
        Algorithm::Mm => vec![
            at(0, said::UNTIL_BEST),
            at(1, order::line(strategy)),
            at(1, said::EACH_NEIGHBOUR),
            at(2, said::IF_NEW_TO_SIDE_OR_BETTER),
            at(3, said::PARENT),
            at(3, said::PUT_INTO_SIDE_FRONTIER),
            at(3, said::KEEP_SHORTER),
            at(0, said::RETURN_BEST),
        ],
        Algorithm::DepthLimited => {
            let mut lines = depth_limited().to_vec();
            lines.push(at(0, said::SEARCH_START));
            lines
        }
        Algorithm::IterativeDeepening => {
            let mut lines = depth_limited().to_vec();
            lines.push(at(0, said::EACH_LIMIT));
            lines.push(at(1, said::SEARCH_START));
            lines
        }
        Algorithm::IdaStar => vec![
            at(0, said::SEARCH_G),
            at(1, said::IF_GOAL_ON_PATH),
            at(1, said::EACH_NEIGHBOUR),
            at(2, said::IF_WITHIN_THRESHOLD),
            at(3, said::SEARCH_NEXT_G),
            at(0, said::FIRST_THRESHOLD),
            at(0, said::REPEAT_SEARCH),
            at(1, said::NEXT_THRESHOLD),
        ],
    }
}

/// Returns the lines of a best-first search. `take` takes a node and `check` checks a neighbour.
fn best_first(take: Message, check: Message) -> Vec<Line> {
    vec![
        at(0, said::WHILE_FRONTIER),
        at(1, take),
        at(1, said::IF_GOAL_TAKEN),
        at(1, said::EACH_NEIGHBOUR),
        at(2, check),
        at(3, said::PARENT),
        at(3, said::PUT_INTO_FRONTIER),
        at(0, said::NO_SOLUTION),
    ]
}

/// Returns the search that depth-limited search runs once and iterative deepening runs repeatedly.
const fn depth_limited() -> [Line; 5] {
    [
        at(0, said::SEARCH_DEPTH),
        at(1, said::IF_GOAL_ON_PATH),
        at(1, said::IF_AT_LIMIT),
        at(1, said::EACH_NEIGHBOUR),
        at(2, said::SEARCH_DEEPER),
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
        said::PUT_INTO_QUEUE,
        said::PUT_INTO_SIDE_QUEUE,
        said::PUT_INTO_FRONTIER,
        said::PUT_INTO_SIDE_FRONTIER,
    ];

    #[test]
    fn every_step_of_a_run_lights_a_line_and_every_successor_is_told() {
        let size = Size::new(3, 3).expect("a size");
        let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("legal");
        let problem = Problem::new(start, Board::blank_last(size)).expect("one size");
        for algorithm in Algorithm::ALL {
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
                    code[s.line].code == said::EACH_NEIGHBOUR
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
