//! The rule of a search, with the ways in which a program may deviate from it.

use std::sync::Arc;

use crate::order::Row;
use crate::puzzle::{Board, Costs, Move, Problem, State};
use crate::search::{Algorithm, Marks, PatternDatabases, Reopen, Side, Strategy, Ties, estimators};

/// An estimate of a state.
pub(crate) type EstimateOf = Arc<dyn Fn(State) -> u32 + Send + Sync>;

#[derive(Clone)]
pub(crate) struct Rule {
    pub(crate) problem: Problem,
    pub(crate) strategy: Strategy,
    /// The costs that the search goes by, and that of the cheapest move unless every move costs 1.
    pub(super) costs: Costs,
    pub(super) epsilon: Option<u32>,
    /// The estimate of the moves to the goal, and that of the moves to the start, which only MM uses.
    pub(crate) estimates: [EstimateOf; 2],
    /// The node taken from several that are equally good. `None` means the choice of this program.
    pub(crate) ties: Option<Ties>,
    /// The order in which moves are tried.
    pub(crate) moves: [Move; 4],
    pub(crate) memory: Memory,
    /// Whether moves that undo the previous one are left out.
    pub(crate) leaves_out_back: bool,
    /// Whether a node's g is updated when a shorter path is found.
    pub(crate) improves: bool,
    /// Whether a closed board returns to the frontier when a shorter path to it is found.
    pub(crate) reopens: bool,
    /// The lowest threshold of a depth-first search.
    pub(crate) first_limit: u32,
    /// Whether a depth-first search enters, and lists, boards beyond its threshold.
    pub(crate) enters_beyond: bool,
    /// Whether a depth-first search leaves out the boards of its current path.
    pub(crate) leaves_out_path: bool,
    pub(crate) goal: GoalTest,
}

/// The boards among which a board is looked up before it is put into the frontier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    /// All that were generated.
    Generated,
    /// Only those that were expanded, so that a board may wait several times.
    Expanded,
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GoalTest {
    /// When a board is generated.
    Generated,
    /// When it is taken from the frontier.
    Taken,
    /// At the end of a layer in which the two sides met.
    EndOfLayer,
    /// When no path can be shorter than the best one so far.
    Bounds,
}

impl GoalTest {
    pub(crate) const fn usual(algorithm: Algorithm) -> Self {
        match algorithm {
            Algorithm::Bfs => Self::Generated,
            Algorithm::Bidirectional => Self::EndOfLayer,
            Algorithm::Mm => Self::Bounds,
            _ => Self::Taken,
        }
    }
}

impl Rule {
    pub(crate) fn new(problem: &Problem, strategy: Strategy, databases: &PatternDatabases) -> Self {
        let estimates = estimators(problem, strategy, databases).map(|estimate| match estimate {
            Some(estimate) => EstimateOf::from(estimate),
            None => Arc::new(|_| 0),
        });
        let algorithm = strategy.algorithm;
        let epsilon = strategy.epsilon(problem);
        let goal = match algorithm {
            // By costs a first meeting may lie on a dear path.
            Algorithm::Bidirectional if epsilon.is_some() => GoalTest::Bounds,
            _ => GoalTest::usual(algorithm),
        };
        Self {
            problem: *problem,
            strategy,
            costs: strategy.costs(problem),
            epsilon,
            estimates,
            ties: None,
            moves: strategy.move_order.moves(),
            memory: match algorithm.is_depth_first() {
                true => Memory::Nothing,
                false => Memory::Generated,
            },
            leaves_out_back: true,
            improves: algorithm.goes_by_f()
                || algorithm == Algorithm::UniformCost
                || goal == GoalTest::Bounds,
            reopens: strategy.reopen != Reopen::Never,
            first_limit: 0,
            enters_beyond: false,
            leaves_out_path: false,
            goal,
        }
    }

    /// Returns the cost of the move from `parent` to its successor with the blank on `cell`.
    pub(crate) fn step(&self, parent: State, cell: usize) -> u32 {
        self.costs.of(parent.tile(cell))
    }

    pub(crate) fn h(&self, side: Side, state: State) -> u32 {
        (self.estimates[side as usize])(state)
    }

    /// Returns the value that a depth-first search compares with its threshold.
    pub(super) fn reach(&self, g: u32, h: u32) -> u32 {
        self.strategy.f(g, h).unwrap_or(g)
    }

    /// Returns the key of the frontier, lowest first. Breadth-first searches take the nodes of one depth after the other.
    pub(crate) fn priority(&self, g: u32, h: u32) -> u32 {
        self.strategy.rank_by(self.epsilon, g, h).unwrap_or(g)
    }

    /// Returns the tie-breaking value. Among nodes of equal priority, the lowest value is taken first.
    pub(super) fn tie(&self, g: u32, h: u32) -> i64 {
        match self.ties {
            Some(Ties::Oldest | Ties::Newest) => 0,
            Some(Ties::LargerG) => -i64::from(g),
            Some(Ties::SmallerG) => g.into(),
            // A depth-first search goes down along the first move.
            None if self.strategy.algorithm.is_depth_first() => 0,
            None if self.goes_by_age() => 0,
            // Both sides of a search by costs go by g, as in MM.
            None if self.goal == GoalTest::Bounds => g.into(),
            None => self.strategy.tie(g, h).into(),
        }
    }

    /// Whether only age decides between nodes of the same priority.
    fn goes_by_age(&self) -> bool {
        let ties = self.strategy.ties_used();
        self.strategy.algorithm == Algorithm::Dfs || ties.is_some_and(Ties::goes_by_age)
    }

    /// Whether the newest of the nodes with the same priority goes first.
    pub(super) fn takes_newest(&self) -> bool {
        match (self.ties, self.strategy.marks_used()) {
            (Some(habit), _) => habit == Ties::Newest,
            (None, Some(marks)) => marks != Marks::Entered,
            (None, None) => self.strategy.ties_used() == Some(Ties::Newest),
        }
    }

    /// Returns the values of a state that is reached with this g.
    pub(crate) fn row(&self, side: Side, state: State, g: u32) -> Option<Row> {
        let h = self.h(side, state);
        Some(Row {
            board: Board::from_state(self.problem.size(), state)?,
            g: Some(g.into()),
            h: self.strategy.heuristic_used().map(|_| h.into()),
            f: self.strategy.f(g, h).map(f64::from),
        })
    }
}
