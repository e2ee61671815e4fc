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
    pub(crate) const fn open_list(self) -> &'static str {
        if self.is_depth_first() {
            "stack"
        } else {
            "frontier"
        }
    }

    /// Its properties (Russell & Norvig, 4th ed., §§ 3.4.6 and 3.5; of MM its paper).
    #[must_use]
    pub const fn properties(self) -> Properties {
        let [complete, optimal, memory, time] = match self {
            Self::Bfs => ["yes", "yes", "b^d", "b^d"],
            Self::Bidirectional => ["yes", "yes", "b^(d/2)", "b^(d/2)"],
            Self::UniformCost => [
                "yes",
                "yes",
                "b^d, all moves costing the same",
                "b^d, all moves costing the same",
            ],
            Self::AStar => [
                "yes",
                "yes, if h is admissible",
                "b^d at worst, less with a better h",
                "b^d at worst, less with a better h",
            ],
            Self::WeightedAStar => [
                "yes",
                "no: up to w times as long, if h is admissible",
                "b^d at worst, usually far less",
                "b^d at worst, usually far less",
            ],
            Self::Greedy => [
                "yes, in a finite space",
                "no: any length",
                "all states at worst, usually far fewer",
                "all states at worst, usually far fewer",
            ],
            Self::Mm => [
                "yes",
                "yes, if h is admissible",
                "b^(d/2) at worst on each side",
                "b^(d/2) at worst on each side",
            ],
            Self::DepthLimited => [
                "if the limit l is d or more",
                "no: up to l moves",
                "l",
                "b^l",
            ],
            Self::IterativeDeepening => ["yes", "yes", "d", "b^d"],
            Self::IdaStar => [
                "yes",
                "yes, if h is admissible",
                "d",
                "b^d at worst, less with a better h",
            ],
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
            write!(f, " · w = {weight}")?;
        }
        if let Some(limit) = self.depth_limit_used() {
            write!(f, " · limit {limit}")?;
        }
        if let Some(heuristic) = self.heuristic_used() {
            write!(f, " · {heuristic}")?;
        }
        match self.ties_used() {
            Some(Ties::SmallerG) => f.write_str(" · ties to smaller g"),
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
    format!("Use {algorithm}")
}

/// The accessible name of a heuristic in that menu.
pub(crate) fn by_heuristic(heuristic: Heuristic) -> String {
    format!("By {heuristic}")
}

pub(crate) fn uses_no_heuristic(algorithm: Algorithm) -> String {
    format!("{algorithm} uses no heuristic; A* and greedy search do.")
}

pub(crate) fn ties_now(ties: Ties) -> String {
    let order = ties.name().to_lowercase();
    format!("Among nodes with the same f: {order}.")
}

pub(crate) const ALGORITHM: Message = Message("strategies-algorithm");
pub(crate) const HEURISTIC: Message = Message("strategies-heuristic");
pub(crate) const TIES: Message = Message("strategies-ties");
pub(crate) const TIES_SHORT: Message = Message("strategies-ties-short");
pub(crate) const WEIGHT_NAME: Message = Message("strategies-weight-name");
pub(crate) const WEIGHT_SHORT: Message = Message("strategies-weight-short");
pub(crate) const DEPTH_LIMIT_NAME: Message = Message("strategies-depth-limit-name");
pub(crate) const LIMIT: Message = Message("strategies-limit");
