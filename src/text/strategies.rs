//! Names of algorithms, heuristics, tie rules and counters, and what they mean, in sentences.

use std::fmt;

use crate::search::{Algorithm, Counter, Heuristic, Strategy, Ties};
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::message;

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
            Self::Bfs => message!("strategies-algorithm-bfs"),
            Self::Bidirectional => message!("strategies-algorithm-bidirectional"),
            Self::UniformCost => message!("strategies-algorithm-uniform-cost"),
            Self::AStar => message!("strategies-algorithm-astar"),
            Self::WeightedAStar => message!("strategies-algorithm-weighted-astar"),
            Self::Greedy => message!("strategies-algorithm-greedy"),
            Self::Mm => message!("strategies-algorithm-mm"),
            Self::DepthLimited => message!("strategies-algorithm-depth-limited"),
            Self::IterativeDeepening => message!("strategies-algorithm-iterative-deepening"),
            Self::IdaStar => message!("strategies-algorithm-ida-star"),
        }
    }

    /// One sentence on what it does and promises.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::Bfs => Message("strategies-algorithm-summary-bfs"),
            Self::Bidirectional => Message("strategies-algorithm-summary-bidirectional"),
            Self::UniformCost => Message("strategies-algorithm-summary-uniform-cost"),
            Self::AStar => Message("strategies-algorithm-summary-astar"),
            Self::WeightedAStar => Message("strategies-algorithm-summary-weighted-astar"),
            Self::Greedy => Message("strategies-algorithm-summary-greedy"),
            Self::Mm => Message("strategies-algorithm-summary-mm"),
            Self::DepthLimited => Message("strategies-algorithm-summary-depth-limited"),
            Self::IterativeDeepening => Message("strategies-algorithm-summary-iterative-deepening"),
            Self::IdaStar => Message("strategies-algorithm-summary-ida-star"),
        }
    }

    /// What its open list is called.
    pub(crate) fn open_list(self) -> &'static str {
        if self.is_depth_first() {
            message!("strategies-stack")
        } else {
            message!("strategies-frontier")
        }
    }

    /// Its properties (Russell & Norvig, 4th ed., §§ 3.4.6 and 3.5; of MM its paper).
    #[must_use]
    pub fn properties(self) -> Properties {
        let yes = message!("strategies-property-yes");
        let if_admissible = message!("strategies-property-if-admissible");
        let better_h = message!("strategies-property-better-h");
        let [complete, optimal, memory, time] = match self {
            Self::Bfs => [yes, yes, "b^d", "b^d"],
            Self::Bidirectional => [yes, yes, "b^(d/2)", "b^(d/2)"],
            Self::UniformCost => {
                let nodes = message!("strategies-property-equal-costs");
                [yes, yes, nodes, nodes]
            }
            Self::AStar => [yes, if_admissible, better_h, better_h],
            Self::WeightedAStar => {
                let nodes = message!("strategies-property-far-less");
                let optimal = message!("strategies-property-w-times");
                [yes, optimal, nodes, nodes]
            }
            Self::Greedy => {
                let nodes = message!("strategies-property-all-states");
                let complete = message!("strategies-property-finite-space");
                let optimal = message!("strategies-property-any-length");
                [complete, optimal, nodes, nodes]
            }
            Self::Mm => {
                let nodes = message!("strategies-property-each-side");
                [yes, if_admissible, nodes, nodes]
            }
            Self::DepthLimited => {
                let complete = message!("strategies-property-limit-is-enough");
                let optimal = message!("strategies-property-up-to-limit");
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
            Self::Zero => message!("strategies-heuristic-zero"),
            Self::Misplaced => message!("strategies-heuristic-misplaced"),
            Self::Patchy => message!("strategies-heuristic-patchy"),
            Self::Manhattan => message!("strategies-heuristic-manhattan"),
            Self::LinearConflict => message!("strategies-heuristic-linear-conflict"),
            Self::Patterns => message!("strategies-heuristic-patterns"),
            Self::Own(own) => own.name(),
        }
    }

    /// One sentence on what it counts.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::Zero => Message("strategies-heuristic-summary-zero"),
            Self::Misplaced => Message("strategies-heuristic-summary-misplaced"),
            Self::Patchy => Message("strategies-heuristic-summary-patchy"),
            Self::Manhattan => Message("strategies-heuristic-summary-manhattan"),
            Self::LinearConflict => Message("strategies-heuristic-summary-linear-conflict"),
            Self::Patterns => Message("strategies-heuristic-summary-patterns"),
            Self::Own(_) => Message("strategies-heuristic-summary-own"),
        }
    }
}

impl Ties {
    /// The name a person reads.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::LargerG => message!("strategies-ties-larger-g"),
            Self::SmallerG => message!("strategies-ties-smaller-g"),
        }
    }

    /// What it means, in a sentence.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::LargerG => Message("strategies-ties-summary-larger-g"),
            Self::SmallerG => Message("strategies-ties-summary-smaller-g"),
        }
    }
}

impl Counter {
    /// The name that a person reads.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Expanded => message!("strategies-counter-expanded"),
            Self::Generated => message!("strategies-counter-generated"),
            Self::Duplicates => message!("strategies-counter-duplicates"),
            Self::Reopened => message!("strategies-counter-reopened"),
            Self::Visited => message!("strategies-counter-visited"),
            Self::Frontier => message!("strategies-counter-frontier"),
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
            let weight = message!("strategies-with-weight", weight = weight.to_string());
            write!(f, " · {weight}")?;
        }
        if let Some(limit) = self.depth_limit_used() {
            let limit = message!("strategies-with-limit", limit = limit.to_string());
            write!(f, " · {limit}")?;
        }
        if let Some(heuristic) = self.heuristic_used() {
            write!(f, " · {heuristic}")?;
        }
        match self.ties_used() {
            Some(Ties::SmallerG) => write!(f, " · {}", message!("strategies-with-smaller-g")),
            Some(Ties::LargerG) | None => Ok(()),
        }
    }
}

pub(crate) const WEIGHT: Message = Term::Weight.about();

pub(crate) const DEPTH_LIMIT: Message = Term::DepthLimit.about();

pub(crate) const NO_DEPTH_LIMIT: Message = Message("strategies-no-depth-limit");

pub(crate) const TAKEN: Message = Message("strategies-taken");

/// The accessible name of an algorithm in a menu that changes a strategy.
pub(crate) fn use_algorithm(algorithm: Algorithm) -> String {
    message!("strategies-use-algorithm", algorithm = algorithm.name())
}

/// The accessible name of a heuristic in that menu.
pub(crate) fn by_heuristic(heuristic: Heuristic) -> String {
    message!("strategies-by-heuristic", heuristic = heuristic.name())
}

pub(crate) fn uses_no_heuristic(algorithm: Algorithm) -> String {
    message!("strategies-uses-no-heuristic", algorithm = algorithm.name())
}

pub(crate) fn ties_now(ties: Ties) -> &'static str {
    match ties {
        Ties::LargerG => message!("strategies-ties-now-larger-g"),
        Ties::SmallerG => message!("strategies-ties-now-smaller-g"),
    }
}

pub(crate) const ALGORITHM: Message = Message("strategies-algorithm");
pub(crate) const HEURISTIC: Message = Message("strategies-heuristic");
pub(crate) const TIES: Message = Message("strategies-ties");
pub(crate) const TIES_SHORT: Message = Message("strategies-ties-short");
pub(crate) const WEIGHT_NAME: Message = Message("strategies-weight-name");
pub(crate) const WEIGHT_SHORT: Message = Message("strategies-weight-short");
pub(crate) const DEPTH_LIMIT_NAME: Message = Message("strategies-depth-limit-name");
pub(crate) const LIMIT: Message = Message("strategies-limit");
