//! Estimates of the moves left. Each is admissible (never above the truth), and all but [`Patchy`] and the [pattern
//! databases](crate::search::heuristics::pattern_database) are consistent (a move changes them by at most one); the tests check both on every state of
//! the 8-puzzle.

pub(crate) mod linear_conflict;
pub(crate) mod patchy;
pub mod pattern_database;
pub(crate) mod per_tile;

pub use linear_conflict::LinearConflict;
pub use patchy::Patchy;
pub use per_tile::{Manhattan, Misplaced, Zero};

use crate::{
    puzzle::{Board, State},
    search::{Heuristic, heuristics::pattern_database::PatternEstimate},
};

/// An estimate made for one goal.
pub trait Estimate {
    /// Whether every move leaves f = g + h as it is or makes it larger by two, as [`grows`](Self::grows) tells from the tile
    /// that slides alone.
    const BY_TWO: bool = false;
    /// All f along a path differ by multiples of this.
    const STEP: u32 = if Self::BY_TWO { 2 } else { 1 };

    /// The estimate of `state` from scratch.
    fn of(&self, state: State) -> u32;

    /// The estimate after one move, from that before it: the tile on cell `to` of `parent`, whose estimate is `h`, slides
    /// to cell `blank`.
    fn after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32;

    /// Where f changes [by two](Self::BY_TWO): whether it grows when the tile on cell `to` of `parent` slides to cell
    /// `blank`, the blank making the move of that number.
    #[inline]
    fn grows(&self, blank: usize, mv: usize, parent: State, to: usize) -> bool {
        let _ = (blank, mv, parent, to);
        false
    }
}

/// Something done by an estimate of whichever type.
pub(crate) trait Guided {
    /// What it gives back.
    type Output;

    /// Does it, by the estimate that `made` makes for a goal.
    fn by<E: Estimate + Send + Sync + 'static>(self, made: impl Fn(&Board) -> E) -> Self::Output;
}

impl Heuristic {
    /// Does something by this heuristic: the one place that chooses among the types.
    pub(crate) fn guide<G: Guided>(self, guided: G) -> G::Output {
        match self {
            Self::Zero => guided.by(|_| Zero),
            Self::Misplaced => guided.by(Misplaced::new),
            Self::Patchy => guided.by(Patchy::new),
            Self::Manhattan => guided.by(Manhattan::new),
            Self::LinearConflict => guided.by(LinearConflict::new),
            Self::Patterns => guided.by(PatternEstimate::of_goal),
        }
    }
}

/// An estimate of whichever kind, for those who need it rarely: the app, a test.
pub fn estimator(heuristic: Heuristic, goal: &Board) -> Box<dyn Fn(State) -> u32 + Send + Sync> {
    struct Boxed<'a>(&'a Board);

    impl Guided for Boxed<'_> {
        type Output = Box<dyn Fn(State) -> u32 + Send + Sync>;

        fn by<E: Estimate + Send + Sync + 'static>(
            self,
            made: impl Fn(&Board) -> E,
        ) -> Self::Output {
            let estimate = made(self.0);
            Box::new(move |state| estimate.of(state))
        }
    }

    heuristic.guide(Boxed(goal))
}
