//! How a search ends.

use crate::puzzle::{Board, Move, Problem};
use crate::search::heuristics::Estimate;
use crate::search::heuristics::script::ScriptError;

/// A path from start to goal, every move of which has been made and checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    moves: Vec<Move>,
    boards: Vec<Board>,
}

/// A path that does not lead from start to goal: a defect of the search that found it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BrokenPath {
    /// The first move that cannot be made, or the number of moves where the last board is not the goal.
    pub at: usize,
}

impl Solution {
    /// Checks `moves` by making them.
    ///
    /// # Errors
    /// [`BrokenPath`] where a move leads off the board or the last board is not the goal.
    pub fn checked(problem: &Problem, moves: Vec<Move>) -> Result<Self, BrokenPath> {
        let mut boards = vec![problem.start()];
        for (at, &mv) in moves.iter().enumerate() {
            let next = boards[at].after(mv).ok_or(BrokenPath { at })?;
            boards.push(next);
        }
        if boards.last() == Some(&problem.goal()) {
            Ok(Self { moves, boards })
        } else {
            Err(BrokenPath { at: moves.len() })
        }
    }

    /// As [`checked`](Self::checked), for the searches themselves.
    ///
    /// # Panics
    /// Where the path is broken: a defect of the search. A worker turns it into a message.
    pub(crate) fn found(problem: &Problem, moves: Vec<Move>) -> Self {
        Self::checked(problem, moves).unwrap_or_else(|broken| panic!("{broken}"))
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Every board on the way: one more than there are moves.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether start and goal are the same.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The tile that slides at move `index` (from 0).
    pub fn tile(&self, index: usize) -> u8 {
        self.boards[index].tile(self.boards[index + 1].blank())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Memory,
    Expansions,
    /// The depth, or the f, up to which a depth-first search may look; a solution may lie beyond.
    Depth,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Solved(Solution),
    /// There is no solution: every reachable state was expanded; by a depth-first search, every path as long as a solution
    /// can be.
    Exhausted,
    Cancelled,
    Limit(Limit),
    /// The [heuristic](crate::search::heuristics::OwnHeuristic) had no estimate for a state.
    NoEstimate(Box<ScriptError>),
}

impl Outcome {
    /// The end of a search by an estimate that has failed.
    #[inline]
    pub(crate) fn of_failure<E: Estimate>(estimate: &E) -> Option<Self> {
        if !E::CAN_FAIL {
            return None;
        }
        Some(Self::NoEstimate(Box::new(estimate.failure()?.clone())))
    }
}

/// What [`AnySearch::advance`](crate::search::AnySearch::advance) returns.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// The budget is used up; there is more to do.
    Running,
    /// The search is over; advancing it again changes nothing.
    Finished(Outcome),
}
