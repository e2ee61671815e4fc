//! Estimates of the moves left. Each is admissible (never above the truth) and consistent (a move changes it by at most
//! one); the tests check both on every state of the 8-puzzle.

mod linear_conflict;
mod simple;

pub use linear_conflict::LinearConflict;
pub use simple::{Manhattan, Misplaced, Zero};

use super::Heuristic;
use crate::puzzle::{Board, State};

/// An estimate made for one goal.
pub trait Estimate {
    /// The estimate of `state` from scratch.
    fn of(&self, state: State) -> u32;

    /// The estimate after one move, from that before it: the tile on cell `to` of `parent`, whose estimate is `h`, slides
    /// to cell `blank`.
    fn after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32;
}

/// An estimate of whichever kind, for those who need it rarely: the app, a test.
pub fn estimator(heuristic: Heuristic, goal: &Board) -> Box<dyn Fn(State) -> u32 + Send + Sync> {
    match heuristic {
        Heuristic::Zero => Box::new(|state| Zero.of(state)),
        Heuristic::Misplaced => {
            let estimate = Misplaced::new(goal);
            Box::new(move |state| estimate.of(state))
        }
        Heuristic::Manhattan => {
            let estimate = Manhattan::new(goal);
            Box::new(move |state| estimate.of(state))
        }
        Heuristic::LinearConflict => {
            let estimate = LinearConflict::new(goal);
            Box::new(move |state| estimate.of(state))
        }
    }
}
