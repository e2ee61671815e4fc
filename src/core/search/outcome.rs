//! How a search ends.

use crate::puzzle::{Board, Move, Problem};
use crate::search::heuristics::Estimate;
use crate::search::heuristics::script::ScriptError;

/// A path from start to goal. Every move has been made and checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    moves: Vec<Move>,
    boards: Vec<Board>,
    cost: u32,
}

/// A path that does not lead from start to goal. It indicates a bug in the search that found it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BrokenPath {
    /// The first move that cannot be made, or the number of moves if the last board is not the goal.
    pub at: usize,
}

impl Solution {
    /// Checks `moves` by making them.
    ///
    /// # Errors
    /// [`BrokenPath`] if a move leads off the board or the last board is not the goal.
    pub fn checked(problem: &Problem, moves: Vec<Move>) -> Result<Self, BrokenPath> {
        let mut boards = vec![problem.start()];
        for (at, &mv) in moves.iter().enumerate() {
            let next = boards[at].after(mv).ok_or(BrokenPath { at })?;
            boards.push(next);
        }
        if boards.last() == Some(&problem.goal()) {
            let tile = |(board, next): (&Board, &Board)| board.tile(next.blank());
            let pairs = boards.iter().zip(&boards[1..]);
            let cost = pairs.map(|pair| problem.costs().of(tile(pair))).sum();
            Ok(Self {
                moves,
                boards,
                cost,
            })
        } else {
            Err(BrokenPath { at: moves.len() })
        }
    }

    /// Like [`checked`](Self::checked), for use by the searches.
    ///
    /// # Panics
    /// If the path is broken, which is a bug in the search. The task of a run turns the panic into a message.
    pub(crate) fn found(problem: &Problem, moves: Vec<Move>) -> Self {
        Self::checked(problem, moves).unwrap_or_else(|broken| panic!("{broken}"))
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The boards along the path: one more than there are moves.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The sum of the costs of its moves: their number if each costs 1.
    pub const fn cost(&self) -> u32 {
        self.cost
    }

    /// Number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are no moves: start and goal are the same.
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
    /// The largest depth, or f, of a depth-first search. A solution may lie beyond.
    Depth,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Solved(Solution),
    /// There is no solution: every reachable state was expanded or, by a depth-first search, every path up to the length of
    /// the longest possible solution.
    Exhausted,
    Cancelled,
    Limit(Limit),
    /// The [heuristic](crate::search::heuristics::OwnHeuristic) failed to return an estimate for a state.
    NoEstimate(Box<ScriptError>),
}

impl Outcome {
    /// Returns the outcome of a search whose estimate has failed, or `None` if it has not.
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
