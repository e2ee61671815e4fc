//! The rule by which a strategy takes the next node, as shown next to the node taken, on worksheets and in the pseudocode.
//! `assets/help/en/counting.md` has it in full.

use crate::search::{Algorithm, Strategy, Ties};
use crate::text::messages::node::why;
use crate::text::messages::{pseudocode, worksheet};
use crate::text::{Message, Summarized};

pub(crate) fn rule(strategy: Strategy) -> Message {
    match strategy.algorithm {
        Algorithm::Bfs => why::RULE_BFS,
        Algorithm::Bidirectional => why::RULE_BIDIRECTIONAL,
        Algorithm::AStar => match strategy.ties {
            Ties::SmallerG => why::RULE_SMALLER_G,
            Ties::LargerG => why::RULE_LARGER_G,
        },
        Algorithm::UniformCost => why::RULE_UNIFORM_COST,
        Algorithm::WeightedAStar => why::RULE_WEIGHTED_ASTAR,
        Algorithm::Mm => why::RULE_MM,
        Algorithm::DepthLimited | Algorithm::IterativeDeepening => {
            why::RULE_DEPTH_LIMITED_ITERATIVE_DEEPENING
        }
        Algorithm::IdaStar => why::RULE_IDA_STAR,
        Algorithm::Greedy => why::RULE_GREEDY,
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

/// Returns the line of the pseudocode that takes a node or, in a depth-first search, enters it.
pub(crate) fn line(strategy: Strategy) -> Message {
    let smaller_g = strategy.ties_used() == Some(Ties::SmallerG);
    match strategy.algorithm {
        Algorithm::Bfs => pseudocode::OLDEST_IN_QUEUE,
        Algorithm::Bidirectional => pseudocode::SMALLER_SIDE,
        Algorithm::UniformCost => pseudocode::LOWEST_G,
        Algorithm::AStar if smaller_g => pseudocode::LOWEST_F_SMALLEST_G,
        Algorithm::AStar => pseudocode::LOWEST_F_LARGEST_G,
        Algorithm::WeightedAStar if smaller_g => pseudocode::LOWEST_WEIGHTED_SMALLEST_G,
        Algorithm::WeightedAStar => pseudocode::LOWEST_WEIGHTED_LARGEST_G,
        Algorithm::Greedy => pseudocode::LOWEST_H,
        Algorithm::Mm => pseudocode::LOWEST_P,
        Algorithm::DepthLimited | Algorithm::IterativeDeepening => pseudocode::SEARCH_DEPTH,
        Algorithm::IdaStar => pseudocode::SEARCH_G,
    }
}
