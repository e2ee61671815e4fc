//! Names of algorithms, heuristics, tie rules and counters, and what they mean, in sentences.

use crate::text::messages::strategies as said;
pub(crate) use said::*;

use std::fmt;

use crate::search::{Algorithm, Heuristic, Strategy, Ties};
use crate::text::{Message, Named, Summarized as _, glossary};

/// The properties of an algorithm in an infinite space, each in a few words. b is the branching factor (successors of a
/// node, on average), d the length of a shortest solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties {
    /// Whether it finds a solution wherever there is one.
    pub complete: &'static str,
    /// Whether what it finds is a shortest one.
    pub optimal: &'static str,
    /// How many nodes it holds.
    pub memory: &'static str,
    /// How many nodes it generates.
    pub time: &'static str,
}

pub(crate) fn open_list(algorithm: Algorithm) -> &'static str {
    if algorithm.is_depth_first() {
        said::STACK.text()
    } else {
        said::FRONTIER.text()
    }
}

/// The properties of an algorithm (Russell & Norvig, 4th ed., §§ 3.4.6 and 3.5; of MM its paper).
pub fn properties(algorithm: Algorithm) -> Properties {
    let yes = said::PROPERTY_YES.text();
    let if_admissible = said::PROPERTY_IF_ADMISSIBLE.text();
    let better_h = said::PROPERTY_BETTER_H.text();
    let [complete, optimal, memory, time] = match algorithm {
        Algorithm::Bfs => [yes, yes, "b^d", "b^d"],
        Algorithm::Bidirectional => [yes, yes, "b^(d/2)", "b^(d/2)"],
        Algorithm::UniformCost => {
            let nodes = said::PROPERTY_EQUAL_COSTS.text();
            [yes, yes, nodes, nodes]
        }
        Algorithm::AStar => [yes, if_admissible, better_h, better_h],
        Algorithm::WeightedAStar => {
            let nodes = said::PROPERTY_FAR_LESS.text();
            let optimal = said::PROPERTY_W_TIMES.text();
            [yes, optimal, nodes, nodes]
        }
        Algorithm::Greedy => {
            let nodes = said::PROPERTY_ALL_STATES.text();
            let complete = said::PROPERTY_FINITE_SPACE.text();
            let optimal = said::PROPERTY_ANY_LENGTH.text();
            [complete, optimal, nodes, nodes]
        }
        Algorithm::Mm => {
            let nodes = said::PROPERTY_EACH_SIDE.text();
            [yes, if_admissible, nodes, nodes]
        }
        Algorithm::DepthLimited => {
            let complete = said::PROPERTY_LIMIT_IS_ENOUGH.text();
            let optimal = said::PROPERTY_UP_TO_LIMIT.text();
            [complete, optimal, "l", "b^l"]
        }
        Algorithm::IterativeDeepening => [yes, yes, "d", "b^d"],
        Algorithm::IdaStar => [yes, if_admissible, "d", better_h],
    };
    Properties {
        complete,
        optimal,
        memory,
        time,
    }
}

displayed!(Heuristic, |it| it.name());

displayed!(Algorithm, |it| it.name());

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.algorithm)?;
        if let Some(weight) = self.weight_used() {
            let weight = said::with_weight(weight.to_string());
            write!(f, " · {weight}")?;
        }
        if let Some(limit) = self.depth_limit_used() {
            let limit = said::with_limit(limit.to_string());
            write!(f, " · {limit}")?;
        }
        if let Some(heuristic) = self.heuristic_used() {
            write!(f, " · {heuristic}")?;
        }
        match self.ties_used() {
            Some(Ties::SmallerG) => write!(f, " · {}", said::WITH_SMALLER_G.text()),
            Some(Ties::LargerG) | None => Ok(()),
        }
    }
}

/// What a strategy does. Of one by an h that may exceed the truth no more is promised than it keeps.
pub(crate) fn about(strategy: Strategy) -> String {
    let summary = strategy.algorithm.summary();
    let promises = strategy.algorithm.is_optimal() || strategy.algorithm.uses_weight();
    match strategy.heuristic_used() {
        Some(heuristic) if promises && !heuristic.is_admissible() => {
            said::about(summary, said::NOT_KNOWN_ADMISSIBLE)
        }
        _ => summary.to_string(),
    }
}

pub(crate) const WEIGHT: Message = glossary::WEIGHT.1;

pub(crate) const DEPTH_LIMIT: Message = glossary::DEPTH_LIMIT.1;
