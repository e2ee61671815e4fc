//! Estimates of the moves left.
//!
//! Each that ships is admissible (never above the true distance), and all but [`Patchy`] and the
//! [pattern databases](crate::search::heuristics::pattern_database) are consistent (a move changes them by at most one).
//! The tests check both on every state of the 8-puzzle.

use crate::puzzle::{Arrangement, State};
use crate::search::heuristics::script::ScriptError;

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

/// An estimate of the moves left. Those that ship are never above the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Heuristic {
    /// Always 0: A* becomes uniform-cost search.
    Zero,
    /// Tiles that are not on their goal cell.
    Misplaced,
    /// Manhattan on some states, misplaced tiles on the others: admissible but not consistent.
    Patchy,
    /// The sum over tiles of the rows and columns to their goal cells.
    Manhattan,
    /// Manhattan, and two more for each tile that must leave a line to let another pass.
    LinearConflict,
    /// [Pattern databases](crate::search::heuristics::pattern_database::PatternDatabase), the larger of two sums of three: admissible but not consistent.
    Patterns,
    /// One that a person wrote. Nothing is known of it until it is checked.
    Own(OwnHeuristic),
}

impl Heuristic {
    /// All that ship, weakest first.
    pub const ALL: [Self; 6] = [
        Self::Zero,
        Self::Misplaced,
        Self::Patchy,
        Self::Manhattan,
        Self::LinearConflict,
        Self::Patterns,
    ];

    /// The name on the command line and in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Misplaced => "misplaced",
            Self::Patchy => "patchy",
            Self::Manhattan => "manhattan",
            Self::LinearConflict => "linear-conflict",
            Self::Patterns => "patterns",
            Self::Own(own) => own.name(),
        }
    }

    /// Whether it is known that a move never changes it by more than one, so that A* expands no node twice.
    pub const fn is_consistent(self) -> bool {
        !matches!(self, Self::Patchy | Self::Patterns | Self::Own(_))
    }

    /// Whether it is known that it never exceeds the true distance.
    pub const fn is_admissible(self) -> bool {
        !matches!(self, Self::Own(_))
    }
}

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
    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        let _ = h;
        self.of(parent.slide(blank, to))
    }

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
