//! Why a path is known to be a shortest one, and how long every path is at least.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Board, Problem};
use crate::search::heuristics::pattern_database::{PatternDatabases, PatternSize};
use crate::search::heuristics::{Estimate, LinearConflict};
use crate::search::{Algorithm, Limit, Outcome, Stats, Strategy};
use crate::study::heuristic_check::Overestimate;

values! {
    /// The argument by which a path is a shortest one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Optimality by id {
        /// Layers are searched whole and in order, so the first path met is a shortest one.
        Layers = "layers",
        /// The frontiers meet in the first layer in which they can.
        Meeting = "meeting",
        /// The estimate is never above the truth, and nothing of smaller f is left.
        Admissible = "admissible",
        /// MM's bounds on whatever path is still to be found are as long.
        Bounds = "bounds",
        /// Every shorter path was tried before.
        Deepening = "deepening",
        /// A lower bound on the length of any path is reached.
        LowerBound = "lower-bound",
    }
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

/// How long every solution of `problem` is at least, as far as that can be told without a search: by linear conflicts and
/// by those pattern databases that are there already.
pub fn quick_bound(problem: &Problem, databases: &PatternDatabases) -> u32 {
    let (start, goal) = (problem.start(), problem.goal());
    let conflicts = LinearConflict::new(&goal).of(start.state());
    let tables = PatternSize::ALL.iter().filter_map(|size| {
        let tables = databases.find(&goal, *size)?;
        Some(tables.estimate(&goal)?.of(start.state()))
    });
    tables.fold(conflicts, u32::max)
}

/// How long every solution of `problem` is at least, by what a search with `strategy` has done so far; `outcome` where it
/// has ended. `None` where it has proven nothing.
pub fn proven_bound(
    problem: &Problem,
    strategy: Strategy,
    stats: &Stats,
    outcome: Option<&Outcome>,
) -> Option<u32> {
    let heuristic = strategy.heuristic_used();
    let is_misled = heuristic.is_some_and(|heuristic| !heuristic.is_admissible());
    let bound = match (outcome, strategy.weight_used()) {
        (Some(Outcome::Solved(path)), _) if strategy.is_optimal() => path.len() as u32,
        // Along a shortest path the open list always has a node with f at most w times its length.
        (Some(Outcome::Solved(path)), Some(weight)) if !is_misled => {
            (path.len() as u32).div_ceil(weight.get())
        }
        // Every path within the limit was tried.
        (Some(Outcome::Limit(Limit::Depth)), _) if !is_misled => {
            strategy.depth_limit?.saturating_add(1)
        }
        _ if !strategy.is_optimal() => return None,
        _ => match strategy.algorithm {
            Algorithm::IterativeDeepening | Algorithm::IdaStar => stats.threshold,
            // No node is expanded that a shortest path does not call for: the depth, g, f or priority of those that were is
            // at most its length.
            Algorithm::Bfs
            | Algorithm::Bidirectional
            | Algorithm::Mm
            | Algorithm::UniformCost
            | Algorithm::AStar => stats.depth,
            Algorithm::WeightedAStar | Algorithm::Greedy | Algorithm::DepthLimited => return None,
        },
    };
    Some(with_parity(problem, bound))
}

/// The next length from `length` on that a solution can have, as far as linear conflicts and the blank tell.
pub(crate) fn possible_length(problem: &Problem, length: u32) -> u32 {
    let conflicts = LinearConflict::new(&problem.goal()).of(problem.start().state());
    with_parity(problem, length.max(conflicts))
}

/// The next length from `bound` on that a solution can have: each move takes the blank to a cell of the other colour.
fn with_parity(problem: &Problem, bound: u32) -> u32 {
    let color = |board: Board| {
        let (row, column) = board.size().place(board.blank());
        (row + column) as u32
    };
    let moves = color(problem.start()) + color(problem.goal());
    bound + (bound + moves) % 2
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionQuality {
    Shortest,
    Unknown,
    /// It is not known whether one is shorter, but every solution has at least so many moves, which are fewer than it has.
    AtLeast(u32),
    /// It is so many moves longer, and where the heuristic misled the search: by this state.
    Longer(u32, Option<Overestimate>),
}
