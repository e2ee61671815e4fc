//! Names of algorithms, heuristics, tie rules and counters, and what they mean, in sentences.

use std::fmt;

use crate::search::{Algorithm, Counter, Heuristic, Strategy, Ties};
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
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bfs => "BFS",
            Self::Bidirectional => "Bidirectional BFS",
            Self::UniformCost => "Uniform-cost search",
            Self::AStar => "A*",
            Self::WeightedAStar => "Weighted A*",
            Self::Greedy => "Greedy best-first",
            Self::Mm => "Bidirectional A* (MM)",
            Self::DepthLimited => "Depth-limited backtracking",
            Self::IterativeDeepening => "Iterative deepening",
            Self::IdaStar => "IDA*",
        }
    }

    /// One sentence on what it does and promises.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Bfs => {
                "Breadth-first search: expands the oldest node first, layer by layer. Finds a shortest solution."
            }
            Self::Bidirectional => {
                "Breadth-first search from start and goal until the two meet, the smaller frontier first. Finds a shortest solution."
            }
            Self::UniformCost => {
                "Expands the node with the lowest g: A* without a heuristic. Finds a shortest solution."
            }
            Self::AStar => {
                "Expands the node with the lowest f = g + h. Finds a shortest solution if the heuristic is admissible."
            }
            Self::WeightedAStar => {
                "Expands the node with the lowest f = g + w × h. Expands fewer nodes; its solution is at most w times as long as a shortest one."
            }
            Self::Greedy => {
                "Expands the node with the lowest h and ignores the path length. Expands few nodes; its solution may be long."
            }
            Self::Mm => {
                "A* from start and goal at once, neither beyond the middle. Finds a shortest solution if the heuristic is admissible."
            }
            Self::DepthLimited => {
                "Depth-first search: follows one path down to a depth limit, then goes back. Stores one path only; its solution may be long."
            }
            Self::IterativeDeepening => {
                "Depth-limited search with the limits 0, 1, 2 and so on. Stores one path only. Finds a shortest solution."
            }
            Self::IdaStar => {
                "Depth-first search that goes back where f = g + h is beyond a threshold, which grows. Stores one path only. Finds a shortest solution if the heuristic is admissible."
            }
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
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "Zero",
            Self::Misplaced => "Misplaced tiles",
            Self::Patchy => "Patchy",
            Self::Manhattan => "Manhattan",
            Self::LinearConflict => "Linear conflict",
            Self::Patterns => "Pattern databases",
            Self::Own(own) => own.name(),
        }
    }

    /// One sentence on what it counts.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Zero => "Knows nothing: A* becomes uniform-cost search.",
            Self::Misplaced => "Counts the tiles that are not on their goal cell.",
            Self::Patchy => {
                "Manhattan if the first two cells add up to an even number, else misplaced tiles. Admissible, but not consistent."
            }
            Self::Manhattan => "Adds up how many rows and columns each tile is from its goal cell.",
            Self::LinearConflict => {
                "Manhattan, plus two moves for each tile that must leave its row or column to let another tile pass."
            }
            Self::Patterns => {
                "Looks up in tables, made in advance, how many moves each group of tiles needs at least, and adds them up."
            }
            Self::Own(_) => "A heuristic of your own: its value is that of its program.",
        }
    }
}

impl Ties {
    /// The name a person reads.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LargerG => "Larger g first",
            Self::SmallerG => "Smaller g first",
        }
    }

    /// What it means, in a sentence.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::LargerG => {
                "Of nodes with the same f, the one that seems nearer to the goal goes first. Needs fewer expansions."
            }
            Self::SmallerG => {
                "Of nodes with the same f, the one nearer to the start goes first. All other nodes with f = C* come before the goal, as in most textbooks."
            }
        }
    }
}

impl Counter {
    /// The name that a person reads.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Expanded => "Expanded",
            Self::Generated => "Generated",
            Self::Duplicates => "Duplicates",
            Self::Reopened => "Reopened",
            Self::Visited => "Visited",
            Self::Frontier => "Frontier",
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

pub(crate) const WEIGHT: &str = Term::Weight.about();

pub(crate) const DEPTH_LIMIT: &str = Term::DepthLimit.about();

pub(crate) const NO_DEPTH_LIMIT: &str = "The search goes no deeper than this. Without a limit: as deep as the longest solution of any board.";

pub(crate) const TAKEN: &str = "It is compared already.";

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

pub(crate) const ALGORITHM: &str = "Algorithm";
pub(crate) const HEURISTIC: &str = "Heuristic";
pub(crate) const TIES: &str = "Ties of f";
pub(crate) const TIES_SHORT: &str = "ties";
pub(crate) const WEIGHT_NAME: &str = "Weight";
pub(crate) const WEIGHT_SHORT: &str = "w";
pub(crate) const DEPTH_LIMIT_NAME: &str = "Depth limit";
pub(crate) const LIMIT: &str = "Limit";
