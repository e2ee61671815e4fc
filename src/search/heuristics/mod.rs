//! Estimates of the moves left.
//!
//! Each that ships is admissible (never above the true distance), and all but [`Patchy`] and the
//! [pattern databases](crate::search::heuristics::pattern_database) are consistent (a move changes them by at most one).
//! The tests check both on every state of the 8-puzzle.

use crate::puzzle::{Arrangement, Board, Problem, State};
use crate::search::heuristics::pattern_database::{PatternDatabases, PatternEstimate};
use crate::search::heuristics::script::ScriptError;
use crate::search::{Heuristic, Strategy};

pub(crate) mod linear_conflict;
pub(crate) mod manhattan;
pub(crate) mod misplaced;
pub(crate) mod own;
pub(crate) mod patchy;
pub mod pattern_database;
pub(crate) mod per_tile;
pub mod script;
pub(crate) mod tabulated;

pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;
pub use own::{BadName, MAX_NAME, OwnHeuristic};
pub use patchy::Patchy;
pub use tabulated::Tabulated;

/// An estimate made for one goal.
pub trait Estimate {
    /// Whether every move either keeps f = g + h or raises it by two; [`grows`](Self::grows) tells which from the tile that
    /// slides.
    const BY_TWO: bool = false;
    /// All values of f along a path differ by multiples of this.
    const STEP: u32 = if Self::BY_TWO { 2 } else { 1 };

    /// Whether it can [fail](Self::failure).
    const CAN_FAIL: bool = false;
    /// How far it can be above the true distance at most; 0 where it is admissible.
    const LARGEST_EXCESS: u32 = 0;

    /// The estimate of `state` from scratch.
    fn of(&self, state: impl Arrangement) -> u32;

    /// The estimate after one move, from that before it: the tile on cell `to` of `parent`, whose estimate is `h`, slides
    /// to cell `blank`.
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32;

    /// Where f changes [by two](Self::BY_TWO): whether it grows when the blank moves by the move of number `mv`, from cell
    /// `blank` of `parent` to cell `to`.
    #[inline]
    fn grows(&self, blank: usize, mv: usize, parent: impl Arrangement, to: usize) -> bool {
        let _ = (blank, mv, parent, to);
        false
    }

    /// Why it has no more estimates; a search by it ends then.
    fn failure(&self) -> Option<&ScriptError> {
        None
    }
}

/// Always 0: A* becomes uniform-cost search.
#[derive(Clone, Copy, Debug)]
pub struct Zero;

impl Estimate for Zero {
    fn of(&self, _: impl Arrangement) -> u32 {
        0
    }

    #[inline]
    fn after(&self, _: u32, _: impl Arrangement, _: usize, _: usize) -> u32 {
        0
    }
}

/// Evaluates `$body` for the estimate that a [`Heuristic`](crate::search::Heuristic) stands for; `$make` makes it for a
/// goal, by `$databases` where it looks up tables. The one place that chooses among the types.
macro_rules! by_heuristic {
    ($strategy:expr, $databases:expr, $make:ident => $body:expr) => {
        by_heuristic!($strategy, $databases, $make => $body, own => {
            let (weight, tables) = ($strategy.factor(), $databases.own());
            let $make = |goal: &_| OwnEstimate::new(own, goal, weight, tables);
            $body
        })
    };
    ($strategy:expr, $databases:expr, $make:ident => $body:expr, $own:ident => $by_own:expr) => {
        match $strategy.heuristic {
            Heuristic::Zero => {
                let $make = |_: &_| Zero;
                $body
            }
            Heuristic::Misplaced => {
                let $make = Misplaced::new;
                $body
            }
            Heuristic::Patchy => {
                let $make = Patchy::new;
                $body
            }
            Heuristic::Manhattan => {
                let $make = Manhattan::new;
                $body
            }
            Heuristic::LinearConflict => {
                let $make = LinearConflict::new;
                $body
            }
            Heuristic::Patterns => {
                let $make = |goal: &_| PatternEstimate::new($databases.get_or_build(goal), goal);
                $body
            }
            Heuristic::Own($own) => $by_own,
        }
    };
}

pub(crate) use by_heuristic;

/// An [`Estimate`] of any type, for callers to whom speed does not matter: a recording, the app, a test.
pub type Estimator = Box<dyn Fn(State) -> u32 + Send + Sync>;

/// The estimate that a search by `strategy` makes for a goal.
pub fn estimator(strategy: Strategy, goal: &Board, databases: &PatternDatabases) -> Estimator {
    by_heuristic!(strategy, databases, make => {
        let estimate = make(goal);
        Box::new(move |state| estimate.of(state))
    }, own => own::estimator(own, goal, strategy.factor(), databases.own()))
}

/// The estimates that a search of `problem` by `strategy` makes, by [side](crate::search::Side).
pub(crate) fn estimators(
    problem: &Problem,
    strategy: Strategy,
    databases: &PatternDatabases,
) -> [Option<Estimator>; 2] {
    let towards = |root: Board| {
        let guided = strategy.algorithm.uses_heuristic();
        guided.then(|| estimator(strategy, &root, databases))
    };
    let is_bidirectional = strategy.algorithm.is_bidirectional();
    let backward = is_bidirectional.then(|| towards(problem.start()));
    [towards(problem.goal()), backward.flatten()]
}
