//! Proofs that a path is a shortest one, and lower bounds on the length of every path.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Board, Problem};
use crate::search::heuristics::pattern_database::{PatternDatabases, PatternSize};
use crate::search::heuristics::{Estimate, LinearConflict};
use crate::search::{Algorithm, Limit, Outcome, Stats, Strategy};
use crate::study::heuristic_check::Overestimate;

values! {
    /// The argument that proves a path to be a shortest one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Optimality by id {
        /// Layers are searched completely and in order, so the first path found is a shortest one.
        Layers = "layers",
        /// The frontiers meet in the first layer in which they can.
        Meeting = "meeting",
        /// The estimate never exceeds the true distance, and no node with smaller f is left.
        Admissible = "admissible",
        /// MM's lower bound on every path not yet found has reached this length.
        Bounds = "bounds",
        /// All shorter paths were tried before.
        Deepening = "deepening",
        /// The path is as long as a lower bound for all paths.
        LowerBound = "lower-bound",
    }
}

impl Optimality {
    /// Returns the proof that a path of `length` moves found by `strategy` is a shortest one, or a cheapest one if moves have
    /// different costs, if there is a proof.
    pub(crate) fn of(problem: &Problem, strategy: Strategy, length: u32) -> Option<Self> {
        let promised = promise(strategy).filter(|_| strategy.is_optimal());
        if !problem.costs().is_unit() {
            return match promised {
                Some(Self::Meeting) => Some(Self::Bounds),
                _ => promised.filter(|_| strategy.finds_cheapest(problem)),
            };
        }
        promised.or_else(|| {
            let bound = LinearConflict::new(&problem.goal()).of(problem.start().state());
            (bound == length).then_some(Self::LowerBound)
        })
    }
}

/// Returns the argument that holds for every path `strategy` finds.
const fn promise(strategy: Strategy) -> Option<Optimality> {
    match strategy.algorithm {
        Algorithm::Bfs => Some(Optimality::Layers),
        Algorithm::Bidirectional => Some(Optimality::Meeting),
        Algorithm::Mm => Some(Optimality::Bounds),
        Algorithm::IterativeDeepening => Some(Optimality::Deepening),
        Algorithm::UniformCost | Algorithm::AStar | Algorithm::IdaStar => {
            Some(Optimality::Admissible)
        }
        Algorithm::WeightedAStar | Algorithm::Greedy | Algorithm::Dfs | Algorithm::DepthLimited => {
            None
        }
    }
}

/// Returns a lower bound on the length of every solution of `problem` without a search, from linear conflicts and from the
/// pattern databases that are already built.
pub fn quick_bound(problem: &Problem, databases: &PatternDatabases) -> u32 {
    let (start, goal) = (problem.start(), problem.goal());
    let conflicts = LinearConflict::new(&goal).of(start.state());
    let tables = PatternSize::ALL.iter().filter_map(|size| {
        let tables = databases.find(&goal, *size)?;
        Some(tables.estimate(&goal)?.of(start.state()))
    });
    tables.fold(conflicts, u32::max)
}

/// Returns a lower bound on the length of every solution of `problem` from the progress of a search with `strategy`.
/// `outcome` is given if the search has ended. Returns `None` if it has proven nothing, or nothing of moves because it goes
/// by their costs.
pub fn proven_bound(
    problem: &Problem,
    strategy: Strategy,
    stats: &Stats,
    outcome: Option<&Outcome>,
) -> Option<u32> {
    if !problem.costs().is_unit() {
        return None;
    }
    let is_misled = strategy.can_be_misled();
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
            // No node beyond a shortest path is expanded: the depth, g, f or priority of the expanded is at most its length.
            Algorithm::Bfs
            | Algorithm::Bidirectional
            | Algorithm::Mm
            | Algorithm::UniformCost
            | Algorithm::AStar => stats.depth,
            Algorithm::WeightedAStar
            | Algorithm::Greedy
            | Algorithm::Dfs
            | Algorithm::DepthLimited => return None,
        },
    };
    Some(with_parity(problem, bound))
}

/// Returns the smallest length of at least `length` that linear conflicts and the parity of the blank allow.
pub(crate) fn possible_length(problem: &Problem, length: u32) -> u32 {
    let conflicts = LinearConflict::new(&problem.goal()).of(problem.start().state());
    with_parity(problem, length.max(conflicts))
}

/// Returns the smallest length of at least `bound` with the right parity: each move changes the colour of the blank's cell.
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
    /// Whether a shorter solution exists is unknown, but every solution has at least this many moves, fewer than this one.
    AtLeast(u32),
    /// It is this many moves longer than a shortest one. If the heuristic misled the search, it did so on this state.
    Longer(u32, Option<Overestimate>),
    /// What it costs where moves have different costs, and the least that a solution costs, if known.
    OfCost(u32, Option<u32>),
}
