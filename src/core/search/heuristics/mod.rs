//! Estimates of the number of moves left.
//!
//! Each built-in heuristic is admissible (never above the true distance), and all but [`Patchy`] and the [pattern
//! databases](crate::search::heuristics::pattern_database) are consistent (a move changes them by at most one). The tests
//! check both on every state of the 8-puzzle.

use crate::puzzle::{Arrangement, MoveOrder, State};
use crate::search::heuristics::script::ScriptError;

pub(crate) mod any_estimate;
pub(crate) mod linear_conflict;
pub(crate) mod manhattan;
pub mod own;
pub mod pattern_database;
pub mod script;

pub use any_estimate::AnyEstimate;
pub use linear_conflict::LinearConflict;
pub use manhattan::{Manhattan, Misplaced, Patchy};
pub use own::{BadName, MAX_NAME, OwnHeuristic};

/// A heuristic: an estimate of the number of moves left. The built-in ones are admissible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Heuristic {
    /// Always 0: A* becomes uniform-cost search.
    Zero,
    /// The number of tiles that are not on their goal cell.
    Misplaced,
    /// Manhattan on some states, misplaced tiles on the others: admissible but not consistent.
    Patchy,
    /// The sum over tiles of the distances in rows and columns to their goal cells.
    Manhattan,
    /// Manhattan plus two for each tile that must leave a line to let another pass.
    LinearConflict,
    /// [Pattern databases](crate::search::heuristics::pattern_database::PatternDatabase): the larger of two sums of three;
    /// admissible but not consistent.
    Patterns,
    /// A user-defined heuristic. It may be inadmissible until it is checked.
    Own(OwnHeuristic),
}

impl Heuristic {
    /// All built-in heuristics, weakest first.
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

    /// Whether a move is known never to change it by more than one, so that A* expands no node twice.
    pub const fn is_consistent(self) -> bool {
        !matches!(self, Self::Patchy | Self::Patterns | Self::Own(_))
    }

    /// Whether it is known never to exceed the true distance.
    pub const fn is_admissible(self) -> bool {
        !matches!(self, Self::Own(_))
    }
}

pub trait Estimate {
    /// Whether every move either keeps f = g + h or raises it by two; [`grows`](Self::grows) tells which.
    const BY_TWO: bool = false;
    /// Values of f along a path differ by multiples of this.
    const STEP: u32 = if Self::BY_TWO { 2 } else { 1 };

    /// Whether it can [fail](Self::failure).
    const CAN_FAIL: bool = false;

    /// Whether this one can fail. Of a type that [can](Self::CAN_FAIL) not all need to.
    #[inline(always)]
    fn can_fail(&self) -> bool {
        Self::CAN_FAIL
    }

    /// The estimate of `state` from scratch.
    fn of(&self, state: impl Arrangement) -> u32;

    /// The estimate after one move, computed from the one before it: the tile on cell `to` of `parent`, whose estimate is
    /// `h`, slides to cell `blank`.
    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        let _ = h;
        self.of(parent.slide(blank, to))
    }

    /// If f changes [by two](Self::BY_TWO): whether it grows when the blank of `parent` moves from cell `blank` to cell `to`
    /// by the move of number `mv`.
    #[inline]
    fn grows(&self, blank: usize, mv: usize, parent: impl Arrangement, to: usize) -> bool {
        let _ = (blank, mv, parent, to);
        false
    }

    /// The estimate for a search that numbers the moves in this order.
    #[must_use]
    fn by_move_of(self, order: MoveOrder) -> Self
    where
        Self: Sized,
    {
        let _ = order;
        self
    }

    /// The error after which it has no more estimates. A search that uses it ends then.
    fn failure(&self) -> Option<&ScriptError> {
        None
    }
}

/// Always 0: A* becomes uniform-cost search.
#[derive(Clone, Copy, Debug)]
pub struct Zero;

impl Estimate for Zero {
    #[inline]
    fn of(&self, _: impl Arrangement) -> u32 {
        0
    }
}

/// Evaluates `$body` for the [`Estimate`] type of a [`Heuristic`](crate::search::Heuristic). `$make` creates the estimate
/// for a goal, with the tables in `$databases` if it needs any. A search is compiled for each of three; `$other` are
/// the heuristics besides, and `$made` is how their estimates are made.
macro_rules! by_heuristic {
    (
        $strategy:expr,
        $databases:expr,
        $make:ident => $body:expr,
        $($other:pat => $made:expr),+ $(,)?
    ) => {
        match $strategy.heuristic {
            Heuristic::Manhattan => by_heuristic!($make = Manhattan::new => $body),
            Heuristic::LinearConflict => by_heuristic!($make = LinearConflict::new => $body),
            Heuristic::Patterns => by_heuristic!(
                $make = |goal: &_| PatternEstimate::new($databases.get_or_build(goal), goal) => $body
            ),
            $($other => by_heuristic!($make = $made => $body),)+
        }
    };
    ($make:ident = $made:expr => $body:expr) => {{
        let $make = $made;
        $body
    }};
}

pub(crate) use by_heuristic;

/// Returns the entry of `kept` that `is_wanted`, made if there is none. Where `most` entries are kept, the oldest makes room.
pub(crate) fn find_or_make<T>(
    kept: &mut Vec<T>,
    most: usize,
    is_wanted: impl FnMut(&T) -> bool,
    make: impl FnOnce() -> T,
) -> &T {
    let found = kept.iter().position(is_wanted).unwrap_or_else(|| {
        let made = make();
        if kept.len() == most {
            kept.remove(0);
        }
        kept.push(made);
        kept.len() - 1
    });
    &kept[found]
}

/// An [`Estimate`] of any type, for callers that need no speed: a recording, the app, a test.
pub type Estimator = Box<dyn Fn(State) -> u32 + Send + Sync>;
