//! Every board of a small space, searched by several strategies: exact figures in place of samples.
//!
//! [`EveryBoard`] says which boards and strategies; [`EveryBoard::measure`] searches, length by length, and adds up a
//! [`Summary`] for each strategy.

pub(crate) mod journal;
pub(crate) mod known;
pub(crate) mod run;
pub(crate) mod shipped;
pub(crate) mod spread;
pub(crate) mod table;

pub use journal::EveryBoardJournal;
pub use known::EveryBoardCache;
pub use run::{EveryBoardProgress, KeptLengths, Measured, OfLength, Scope};
pub use shipped::{Rows, shipped, shipped_extremes};
pub use spread::{Against, Extreme, Spread, Summary, Widest};

use crate::puzzle::{Board, Costs, Size};
use crate::search::heuristics::script::ScriptError;
use crate::search::{Algorithm, Distances, Heuristic, Strategy, Ties};
use crate::study::experiment::Lengths;
use crate::study::strategy_name;

/// Which boards are searched, and by what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveryBoard {
    goal: Board,
    /// With a rule, lengths are costs.
    costs: Costs,
    lengths: Option<Lengths>,
    strategies: Vec<Strategy>,
    /// The place of the strategy that the others are compared with.
    against: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EveryBoardError {
    NoStrategies,
    Twice(String),
    TooLarge(Size),
    /// A depth-first search that stores no states, and whose f does not bound it.
    Unbounded(Strategy),
    /// It has an order of moves, a rule for ties or a search that is not measured on every board.
    Unsupported(Strategy),
    /// MM by a heuristic whose tables or program would have to be made for every board as a goal.
    MadeForOneGoal(Strategy),
    TooFar {
        length: u32,
        farthest: u32,
    },
}

/// Why the boards were not measured.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotMeasured {
    /// The program of an own heuristic has no estimate for a board.
    NoEstimate(Strategy, Box<ScriptError>),
    Cancelled,
}

/// The strategies of the shipped table and of the preset, most expansions first.
pub const STRATEGIES: [&str; 14] = [
    "bfs",
    "uniform-cost",
    "astar:misplaced:ties=smaller-g",
    "astar:misplaced",
    "idastar:manhattan",
    "bidirectional",
    "astar:manhattan:ties=smaller-g",
    "mm:manhattan",
    "astar:manhattan",
    "weighted-astar:manhattan:w=2",
    "astar:linear-conflict",
    "astar:patterns",
    "greedy:misplaced",
    "greedy:manhattan",
];

impl EveryBoard {
    /// All boards that can be solved to `goal`, or those of the `lengths`. The strategies are compared with `against`, which
    /// is measured first if it is not one of them.
    ///
    /// # Errors
    /// [`EveryBoardError`] if the space is too large, or a strategy is missing, given twice or has no bound.
    pub fn new(
        goal: Board,
        lengths: Option<Lengths>,
        mut strategies: Vec<Strategy>,
        against: Option<Strategy>,
    ) -> Result<Self, EveryBoardError> {
        if !Distances::covers(goal.size()) {
            return Err(EveryBoardError::TooLarge(goal.size()));
        }
        let name = |strategy: &Strategy| strategy_name(*strategy);
        let names: Vec<String> = strategies.iter().map(name).collect();
        if let Some(at) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
            return Err(EveryBoardError::Twice(strategies[at].to_string()));
        }
        let against = against.map(|against| {
            let known = names.iter().position(|known| *known == name(&against));
            known.unwrap_or_else(|| {
                strategies.insert(0, against);
                0
            })
        });
        if strategies.is_empty() {
            return Err(EveryBoardError::NoStrategies);
        }
        strategies.iter().try_for_each(|it| check(*it))?;
        Ok(Self {
            goal,
            costs: Costs::Unit,
            lengths,
            strategies,
            against,
        })
    }

    pub const fn goal(&self) -> Board {
        self.goal
    }

    /// The same boards and strategies with these costs of moves: lengths are then the least costs of the boards.
    #[must_use]
    pub const fn with_costs(mut self, costs: Costs) -> Self {
        self.costs = costs;
        self
    }

    pub const fn costs(&self) -> Costs {
        self.costs
    }

    pub const fn lengths(&self) -> Option<Lengths> {
        self.lengths
    }

    pub fn strategies(&self) -> &[Strategy] {
        &self.strategies
    }

    pub fn against(&self) -> Option<Strategy> {
        self.against.map(|at| self.strategies[at])
    }
}

fn check(strategy: Strategy) -> Result<(), EveryBoardError> {
    let by_age = strategy.ties_used().is_some_and(Ties::goes_by_age);
    if strategy.move_order_used().is_some() || by_age || strategy.algorithm == Algorithm::Dfs {
        return Err(EveryBoardError::Unsupported(strategy));
    }
    let by = strategy.heuristic_used();
    let is_own = matches!(by, Some(Heuristic::Own(_)));
    let is_unbounded = match strategy.algorithm {
        Algorithm::DepthLimited | Algorithm::IterativeDeepening => true,
        Algorithm::IdaStar => {
            is_own || by == Some(Heuristic::Zero) || strategy.depth_limit.is_some()
        }
        _ => false,
    };
    if is_unbounded {
        return Err(EveryBoardError::Unbounded(strategy));
    }
    if strategy.algorithm == Algorithm::Mm && (is_own || by == Some(Heuristic::Patterns)) {
        return Err(EveryBoardError::MadeForOneGoal(strategy));
    }
    Ok(())
}
