//! Why a path is known to be a shortest one.

use serde::{Deserialize, Serialize};

use crate::puzzle::Problem;
use crate::search::heuristics::{Estimate, LinearConflict};
use crate::search::{Algorithm, Strategy};
use crate::study::heuristic_check::Overestimate;

/// The argument by which a path is a shortest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Optimality {
    /// Layers are searched whole and in order, so the first path met is a shortest one.
    Layers,
    /// The frontiers meet in the first layer in which they can.
    Meeting,
    /// The estimate is never above the truth, and nothing of smaller f is left.
    Admissible,
    /// MM's bounds on whatever path is still to be found are as long.
    Bounds,
    /// Every shorter path was tried before.
    Deepening,
    /// A lower bound on the length of any path is reached.
    LowerBound,
}

impl Optimality {
    /// What proves a path of `length` moves that `strategy` found to be a shortest one, where anything does.
    pub(crate) fn of(problem: &Problem, strategy: Strategy, length: u32) -> Option<Self> {
        let promised = promise(strategy).filter(|_| strategy.is_optimal());
        promised.or_else(|| {
            let bound = LinearConflict::new(&problem.goal()).of(problem.start().state());
            (bound == length).then_some(Self::LowerBound)
        })
    }
}

/// The argument that holds for whatever `strategy` finds.
const fn promise(strategy: Strategy) -> Option<Optimality> {
    match strategy.algorithm {
        Algorithm::Bfs => Some(Optimality::Layers),
        Algorithm::Bidirectional => Some(Optimality::Meeting),
        Algorithm::Mm => Some(Optimality::Bounds),
        Algorithm::IterativeDeepening => Some(Optimality::Deepening),
        Algorithm::UniformCost | Algorithm::AStar | Algorithm::IdaStar => {
            Some(Optimality::Admissible)
        }
        Algorithm::WeightedAStar | Algorithm::Greedy | Algorithm::DepthLimited => None,
    }
}

/// How a solution compares with a shortest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionQuality {
    /// None is shorter.
    Shortest,
    /// It is not known whether one is shorter.
    Unknown,
    /// It is so many moves longer, and where the heuristic misled the search: by this state.
    Longer(u32, Option<Overestimate>),
}
