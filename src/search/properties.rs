//! What each algorithm properties, and what it costs.

use crate::search::Algorithm;

/// What an algorithm says of itself, each in a few words. b is the branching factor (successors of a node, on average), d
/// the length of a shortest solution; both are told for a space without end, as a finite one bounds them all.
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
    /// What it properties (AIMA 4th ed., §§ 3.4.6 and 3.5; of MM its paper).
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
