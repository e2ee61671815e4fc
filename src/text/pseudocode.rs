//! Each algorithm as a page of code.

use crate::search::{Algorithm, Strategy, Ties};
use crate::text::Message;

/// The lines of an algorithm, with four spaces for each level.
#[must_use]
pub(crate) fn pseudocode(strategy: Strategy) -> Vec<&'static str> {
    const IF_NEW: Message = Message("pseudocode-if-new");
    const IF_NEW_OR_BETTER: Message = Message("pseudocode-if-new-or-better");
    let smaller_g = strategy.ties_used() == Some(Ties::SmallerG);
    match strategy.algorithm {
        Algorithm::Bfs => vec![
            "while the queue is not empty",
            "    n ← the oldest node in the queue",
            "    for each neighbour m of n but its parent",
            &IF_NEW,
            "            parent(m) ← n",
            "            put m into the queue",
            "            if m is the goal: return its path",
            "return no solution",
        ],
        Algorithm::Bidirectional => vec![
            "until the frontiers have met or one is empty",
            "    take the side of the smaller frontier",
            "    for each node n of its layer",
            "        for each neighbour m of n but its parent",
            "            if m is new to this side",
            "                parent(m) ← n",
            "                put m into this side’s queue",
            "                if the other has m: they meet",
            "return the path through the meeting",
        ],
        Algorithm::AStar if smaller_g => {
            best_first("    n ← lowest f, smallest g, oldest", &IF_NEW_OR_BETTER)
        }
        Algorithm::AStar => best_first("    n ← lowest f, largest g, oldest", &IF_NEW_OR_BETTER),
        Algorithm::WeightedAStar if smaller_g => best_first(
            "    n ← lowest g + w·h, smallest g, oldest",
            &IF_NEW_OR_BETTER,
        ),
        Algorithm::WeightedAStar => best_first(
            "    n ← lowest g + w·h, largest g, oldest",
            &IF_NEW_OR_BETTER,
        ),
        Algorithm::UniformCost => best_first("    n ← lowest g, oldest", &IF_NEW_OR_BETTER),
        Algorithm::Greedy => best_first("    n ← lowest h, smallest g, oldest", &IF_NEW),
        Algorithm::Mm => vec![
            "until best ≤ a bound or a frontier is empty",
            "    n ← lowest p of both, smallest g, oldest",
            "    for each neighbour m of n but its parent",
            "        if m is new to this side or g(n) + 1 < g(m)",
            "            parent(m) ← n",
            "            put m into this side’s frontier",
            "            if the other has m: best ← the shorter",
            "return best",
        ],
        Algorithm::DepthLimited => vec![
            "search(n, depth):",
            "    if n is the goal: return the path",
            "    if depth is the limit: return",
            "    for each neighbour m of n but its parent",
            "        search(m, depth + 1)",
            "search(start, 0)",
        ],
        Algorithm::IterativeDeepening => vec![
            "search(n, depth):",
            "    if n is the goal: return the path",
            "    if depth is the limit: return",
            "    for each neighbour m of n but its parent",
            "        search(m, depth + 1)",
            "for limit 0, 1, 2 and so on",
            "    search(start, 0)",
        ],
        Algorithm::IdaStar => vec![
            "search(n, g):",
            "    if n is the goal: return the path",
            "    for each neighbour m of n but its parent",
            "        if g + 1 + h(m) ≤ threshold",
            "            search(m, g + 1)",
            "threshold ← h(start)",
            "repeat search(start, 0)",
            "    threshold ← the lowest f beyond it",
        ],
    }
}

/// The lines that all best-first searches share, with those that take a node and that check a neighbour.
fn best_first(take: &'static str, check: &'static str) -> Vec<&'static str> {
    vec![
        "while the frontier is not empty",
        take,
        "    if n is the goal: return its path",
        "    for each neighbour m of n but its parent",
        check,
        "            parent(m) ← n",
        "            put m into the frontier",
        "return no solution",
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::{FineStep, StepKind, fine_steps};
    use crate::puzzle::{Board, Problem, Size};
    use crate::recording::Recording;
    use crate::search::{Heuristic, PatternDatabases};

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
                    code[s.line].contains("for each neighbour")
                        && matches!(s.kind, StepKind::Generated(_) | StepKind::Stacked(_))
                };
                generated += steps.iter().filter(each).count() as u64;
                if algorithm.is_depth_first() {
                    let told = steps.iter().filter(each).count();
                    let node = moment.current().expect("an expansion was made");
                    assert_eq!(told, moment.children(node.id).len(), "{algorithm} at {k}");
                    continue;
                }
                let inserted = |s: &&FineStep| code[s.line].contains("put m");
                let put = steps.iter().filter(inserted).count() as u64;
                let (now, before) = (moment.stats(), recording.at(k - 1).stats());
                let entered = |s: &crate::search::Stats| s.visited + s.improved + s.reopened;
                assert_eq!(entered(&now) - entered(&before), put, "{algorithm} at {k}");
                assert_eq!(generated, now.generated, "{algorithm} at {k}");
            }
        }
    }
}
