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
                "Expands the oldest node first, layer by layer; the first path it meets is a shortest one."
            }
            Self::Bidirectional => {
                "Grows layers from start and goal, the smaller frontier first, until they meet; the path is a shortest one."
            }
            Self::UniformCost => {
                "Expands the node of lowest g, A* without a heuristic; the path is a shortest one."
            }
            Self::AStar => {
                "Expands the node of lowest f = g + h; with an admissible heuristic the path is a shortest one."
            }
            Self::WeightedAStar => {
                "Expands the node of lowest f = g + w × h; fewer nodes, and a path at most w times as long as a shortest one."
            }
            Self::Greedy => {
                "Expands the node of lowest h, however long the way to it; few nodes, and a path of any length."
            }
            Self::Mm => {
                "A* from start and goal at once, neither going beyond the middle; with an admissible heuristic the path is a shortest one."
            }
            Self::DepthLimited => {
                "Follows one path down to a depth limit and backtracks; it stores that path alone, and the one it finds may be longer than need be."
            }
            Self::IterativeDeepening => {
                "Backtracks with the limits 0, 1, 2 and so on; it stores one path alone, and what it finds is a shortest one."
            }
            Self::IdaStar => {
                "Backtracks where f = g + h is beyond a threshold, which grows; it stores one path alone, and what it finds is a shortest one."
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
                "b^d at worst, less the better h is",
                "b^d at worst, less the better h is",
            ],
            Self::WeightedAStar => [
                "yes",
                "no: up to w times as long, if h is admissible",
                "b^d at worst, mostly far less",
                "b^d at worst, mostly far less",
            ],
            Self::Greedy => [
                "yes, in a finite space",
                "no: any length",
                "all states at worst, mostly far less",
                "all states at worst, mostly far less",
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
                "b^d at worst, less the better h is",
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
        }
    }

    /// One sentence on what it counts.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Zero => "Knows nothing: A* becomes uniform-cost search.",
            Self::Misplaced => "Counts the tiles that are not where the goal wants them.",
            Self::Patchy => {
                "Manhattan where the first two cells add up to an even number, else misplaced tiles: admissible, but not consistent."
            }
            Self::Manhattan => "Adds up how many rows and columns each tile is from its goal cell.",
            Self::LinearConflict => {
                "Manhattan, and two more moves for each tile that must step out of a line to let another pass."
            }
            Self::Patterns => {
                "Looks up, in tables made in advance, how many moves three groups of tiles need at best, and adds them up."
            }
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
                "Of two nodes of the same f, the one that seems nearer to the goal: the fewest expansions."
            }
            Self::SmallerG => {
                "Of two nodes of the same f, the one nearer to the start: all nodes of f = C* come before the goal, as in most textbooks."
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

pub(crate) const NO_DEPTH_LIMIT: &str =
    "Goes no deeper than this; without, as far as a solution can be away.";

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
    format!("Of two nodes of the same f: {order}.")
}

pub(crate) const ALGORITHM: &str = "Algorithm";
pub(crate) const HEURISTIC: &str = "Heuristic";
pub(crate) const TIES: &str = "Ties of f";
pub(crate) const TIES_SHORT: &str = "ties";
pub(crate) const WEIGHT_NAME: &str = "Weight";
pub(crate) const WEIGHT_SHORT: &str = "w";
pub(crate) const DEPTH_LIMIT_NAME: &str = "Depth limit";
pub(crate) const LIMIT: &str = "Limit";
