//! What is said in the place of lessons, and of answers.

use crate::text::messages::course as said;
pub(crate) use said::*;

use crate::lesson::{Given, Tries};
use crate::text::listed;
use crate::text::question::number;

/// Below an answer that was right.
pub(crate) fn tried(tries: Tries) -> String {
    if tries.is_right_at_first() {
        said::AT_FIRST.to_string()
    } else {
        said::at_try(tries.tries)
    }
}

/// An answer, as a presentation shows it.
pub(crate) fn answer(given: &Given) -> String {
    match given {
        Given::Solve(moves) => {
            let letters: String = moves.iter().map(|mv| mv.letter()).collect();
            format!("{}: {letters}", said::moves(moves.len()))
        }
        Given::Predict(boards) | Given::Mark(boards) => {
            listed(boards.iter().map(ToString::to_string))
        }
        Given::Number(value) => number(*value),
        Given::Choose(index) => (index + 1).to_string(),
        Given::Heuristic(program) => program.clone(),
    }
}
