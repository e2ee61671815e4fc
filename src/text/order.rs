//! The rule by which a strategy takes the next node, as shown next to the node taken, on worksheets and in the pseudocode.
//! `assets/help/en/counting.md` has it in full.

use crate::search::{Algorithm, Strategy, Ties};
use crate::text::messages::node::why;
use crate::text::messages::{pseudocode, worksheet};
use crate::text::{Message, Summarized};

pub(crate) fn rule(strategy: Strategy) -> Message {
    rule_and_line(strategy).0
}

/// Returns the line of the pseudocode that takes a node or, in a depth-first search, enters it.
pub(crate) fn line(strategy: Strategy) -> Message {
    rule_and_line(strategy).1
}

/// Returns the rule in words, and the line of the pseudocode.
fn rule_and_line(strategy: Strategy) -> (Message, Message) {
    match (strategy.algorithm, strategy.ties) {
        (Algorithm::Bfs, _) => (why::RULE_BFS, pseudocode::OLDEST_IN_QUEUE),
        (Algorithm::Bidirectional, _) => (why::RULE_BIDIRECTIONAL, pseudocode::SMALLER_SIDE),
        (Algorithm::AStar, Ties::SmallerG) => {
            (why::RULE_SMALLER_G, pseudocode::LOWEST_F_SMALLEST_G)
        }
        (Algorithm::AStar, Ties::LargerG) => (why::RULE_LARGER_G, pseudocode::LOWEST_F_LARGEST_G),
        (Algorithm::UniformCost, _) => (why::RULE_UNIFORM_COST, pseudocode::LOWEST_G),
        (Algorithm::WeightedAStar, _) => (
            why::RULE_WEIGHTED_ASTAR,
            pseudocode::LOWEST_WEIGHTED_LARGEST_G,
        ),
        (Algorithm::Mm, _) => (why::RULE_MM, pseudocode::LOWEST_P),
        (Algorithm::DepthLimited | Algorithm::IterativeDeepening, _) => (
            why::RULE_DEPTH_LIMITED_ITERATIVE_DEEPENING,
            pseudocode::SEARCH_DEPTH,
        ),
        (Algorithm::IdaStar, _) => (why::RULE_IDA_STAR, pseudocode::SEARCH_G),
        (Algorithm::Greedy, _) => (why::RULE_GREEDY, pseudocode::LOWEST_H),
    }
}

pub(crate) fn take(strategy: Strategy) -> String {
    match strategy.algorithm {
        Algorithm::Bfs => worksheet::TAKE_BFS.to_string(),
        Algorithm::Bidirectional => worksheet::TAKE_BIDIRECTIONAL.to_string(),
        Algorithm::UniformCost => worksheet::TAKE_UNIFORM_COST.to_string(),
        Algorithm::AStar => match strategy.ties {
            Ties::LargerG => worksheet::TAKE_ASTAR_LARGER_G.to_string(),
            Ties::SmallerG => worksheet::TAKE_ASTAR_SMALLER_G.to_string(),
        },
        Algorithm::WeightedAStar => {
            let weight = strategy.weight.to_string();
            worksheet::take_weighted_astar(weight)
        }
        Algorithm::Greedy => worksheet::TAKE_GREEDY.to_string(),
        Algorithm::Mm
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening
        | Algorithm::IdaStar => strategy.algorithm.summary().to_string(),
    }
}
