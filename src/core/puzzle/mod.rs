//! Boards, states, moves, parity, notation and examples. This module does not depend on the search.

mod board;
mod costs;
mod examples;
mod goals;
mod move_words;
mod moves;
mod notation;
mod problem;
mod random_walk;
mod rank;
mod size;
mod state;

pub use board::Board;
pub use costs::{Costs, CostsError};
pub use examples::{Example, examples, name_id};
pub use goals::{UsualGoal, default_goals};
pub use moves::{Move, MoveOrder, NotAMoveOrder};
pub use notation::{MAX_COMPACT_CELLS, Notation};
pub use problem::{Mismatch, Problem, Solvability};
pub use random_walk::random_walk;
pub use rank::{
    ADDRESS, CompactMoves, FIRST, LABEL, LABEL_MASK, MAX_RANKED_CELLS, OnwardMoves, Placed, Ranking,
};
pub(crate) use rank::{carry, half_rank, unrank};
pub(crate) use size::SIDES;
pub use size::{Grid, MAX_CELLS, PLACES, Size, SizeError, Step, Steps};
pub use state::{Arrangement, NARROW_CELLS, Packed, State, Word};
