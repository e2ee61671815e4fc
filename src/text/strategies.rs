//! Names of algorithms, heuristics, tie rules and counters, and what they mean, in sentences.

use crate::text::messages::strategies as said;
pub(crate) use said::*;

use std::fmt;

use crate::search::{Algorithm, Counter, Heuristic, Strategy, Ties};
use crate::text::Message;
use crate::text::glossary::Term;

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

impl Algorithm {
    /// The name a person reads.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Bfs => said::ALGORITHM_BFS.text(),
            Self::Bidirectional => said::ALGORITHM_BIDIRECTIONAL.text(),
            Self::UniformCost => said::ALGORITHM_UNIFORM_COST.text(),
            Self::AStar => said::ALGORITHM_ASTAR.text(),
            Self::WeightedAStar => said::ALGORITHM_WEIGHTED_ASTAR.text(),
            Self::Greedy => said::ALGORITHM_GREEDY.text(),
            Self::Mm => said::ALGORITHM_MM.text(),
            Self::DepthLimited => said::ALGORITHM_DEPTH_LIMITED.text(),
            Self::IterativeDeepening => said::ALGORITHM_ITERATIVE_DEEPENING.text(),
            Self::IdaStar => said::ALGORITHM_IDA_STAR.text(),
        }
    }

    /// One sentence on what it does and promises.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::Bfs => said::ALGORITHM_SUMMARY_BFS,
            Self::Bidirectional => said::ALGORITHM_SUMMARY_BIDIRECTIONAL,
            Self::UniformCost => said::ALGORITHM_SUMMARY_UNIFORM_COST,
            Self::AStar => said::ALGORITHM_SUMMARY_ASTAR,
            Self::WeightedAStar => said::ALGORITHM_SUMMARY_WEIGHTED_ASTAR,
            Self::Greedy => said::ALGORITHM_SUMMARY_GREEDY,
            Self::Mm => said::ALGORITHM_SUMMARY_MM,
            Self::DepthLimited => said::ALGORITHM_SUMMARY_DEPTH_LIMITED,
            Self::IterativeDeepening => said::ALGORITHM_SUMMARY_ITERATIVE_DEEPENING,
            Self::IdaStar => said::ALGORITHM_SUMMARY_IDA_STAR,
        }
    }

    /// What its open list is called.
    pub(crate) fn open_list(self) -> &'static str {
        if self.is_depth_first() {
            said::STACK.text()
        } else {
            said::FRONTIER.text()
        }
    }

    /// Its properties (Russell & Norvig, 4th ed., §§ 3.4.6 and 3.5; of MM its paper).
    #[must_use]
    pub fn properties(self) -> Properties {
        let yes = said::PROPERTY_YES.text();
        let if_admissible = said::PROPERTY_IF_ADMISSIBLE.text();
        let better_h = said::PROPERTY_BETTER_H.text();
        let [complete, optimal, memory, time] = match self {
            Self::Bfs => [yes, yes, "b^d", "b^d"],
            Self::Bidirectional => [yes, yes, "b^(d/2)", "b^(d/2)"],
            Self::UniformCost => {
                let nodes = said::PROPERTY_EQUAL_COSTS.text();
                [yes, yes, nodes, nodes]
            }
            Self::AStar => [yes, if_admissible, better_h, better_h],
            Self::WeightedAStar => {
                let nodes = said::PROPERTY_FAR_LESS.text();
                let optimal = said::PROPERTY_W_TIMES.text();
                [yes, optimal, nodes, nodes]
            }
            Self::Greedy => {
                let nodes = said::PROPERTY_ALL_STATES.text();
                let complete = said::PROPERTY_FINITE_SPACE.text();
                let optimal = said::PROPERTY_ANY_LENGTH.text();
                [complete, optimal, nodes, nodes]
            }
            Self::Mm => {
                let nodes = said::PROPERTY_EACH_SIDE.text();
                [yes, if_admissible, nodes, nodes]
            }
            Self::DepthLimited => {
                let complete = said::PROPERTY_LIMIT_IS_ENOUGH.text();
                let optimal = said::PROPERTY_UP_TO_LIMIT.text();
                [complete, optimal, "l", "b^l"]
            }
            Self::IterativeDeepening => [yes, yes, "d", "b^d"],
            Self::IdaStar => [yes, if_admissible, "d", better_h],
        };
        Properties {
            complete,
            optimal,
            memory,
            time,
        }
    }
}

impl Heuristic {
    /// The name a person reads.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Zero => said::HEURISTIC_ZERO.text(),
            Self::Misplaced => said::HEURISTIC_MISPLACED.text(),
            Self::Patchy => said::HEURISTIC_PATCHY.text(),
            Self::Manhattan => said::HEURISTIC_MANHATTAN.text(),
            Self::LinearConflict => said::HEURISTIC_LINEAR_CONFLICT.text(),
            Self::Patterns => said::HEURISTIC_PATTERNS.text(),
            Self::Own(own) => own.name(),
        }
    }

    /// One sentence on what it counts.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::Zero => said::HEURISTIC_SUMMARY_ZERO,
            Self::Misplaced => said::HEURISTIC_SUMMARY_MISPLACED,
            Self::Patchy => said::HEURISTIC_SUMMARY_PATCHY,
            Self::Manhattan => said::HEURISTIC_SUMMARY_MANHATTAN,
            Self::LinearConflict => said::HEURISTIC_SUMMARY_LINEAR_CONFLICT,
            Self::Patterns => said::HEURISTIC_SUMMARY_PATTERNS,
            Self::Own(_) => said::HEURISTIC_SUMMARY_OWN,
        }
    }
}

impl Ties {
    /// The name a person reads.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::LargerG => said::TIES_LARGER_G.text(),
            Self::SmallerG => said::TIES_SMALLER_G.text(),
        }
    }

    /// What it means, in a sentence.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::LargerG => said::TIES_SUMMARY_LARGER_G,
            Self::SmallerG => said::TIES_SUMMARY_SMALLER_G,
        }
    }
}

impl Counter {
    /// The name that a person reads.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Expanded => said::COUNTER_EXPANDED.text(),
            Self::Generated => said::COUNTER_GENERATED.text(),
            Self::Duplicates => said::COUNTER_DUPLICATES.text(),
            Self::Reopened => said::COUNTER_REOPENED.text(),
            Self::Visited => said::COUNTER_VISITED.text(),
            Self::Frontier => said::COUNTER_FRONTIER.text(),
        }
    }
}

impl fmt::Display for Heuristic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

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

pub(crate) const WEIGHT: Message = Term::Weight.about();

pub(crate) const DEPTH_LIMIT: Message = Term::DepthLimit.about();

pub(crate) fn ties_now(ties: Ties) -> &'static str {
    match ties {
        Ties::LargerG => said::TIES_NOW_LARGER_G.text(),
        Ties::SmallerG => said::TIES_NOW_SMALLER_G.text(),
    }
}
