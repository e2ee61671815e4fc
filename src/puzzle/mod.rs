//! Boards, states, moves, parity, notation and instances. Nothing here knows that anything is searched.

mod board;
mod moves;
mod problem;
mod rank;
mod size;
mod state;

pub use board::Board;
pub use moves::Move;
pub use problem::{Mismatch, Problem, Solvability};
pub use rank::{MAX_RANKED_CELLS, RankStep, Ranking};
pub use size::{Grid, MAX_CELLS, Size, SizeError, Step};
pub use state::State;
