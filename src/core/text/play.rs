//! Texts about a slide to play with.

use crate::text::messages::play as said;
pub use said::*;

use crate::lesson::{Aim, Played, Question, Task};
use crate::text::explain::followed;

/// Says what the search did with the value in the hand.
pub fn told(question: &Question, played: &Played) -> String {
    let Task::Play(play) = &question.task else {
        return String::new();
    };
    let found = match played.moves == played.fewest {
        true => said::found_fewest(played.moves),
        false => said::found_longer(played.moves, played.fewest),
    };
    let value = played.value;
    let Some(truth) = played.truth else {
        let bound = value as usize * played.fewest;
        let boards = said::boards_of(played.expanded, played.usual);
        let bound = said::bound(value, played.fewest, bound);
        return followed(followed(found, boards), bound);
    };
    let (g, f) = (played.before, played.before + value);
    let against = match value > truth {
        true => said::above(truth),
        false => said::not_above(truth),
    };
    let mut parts = followed(found, said::f_of(value, g, f));
    parts = followed(parts, against);
    match (play.aim, played.reopened) {
        (Aim::Reopens, 0) => followed(parts, said::REOPENED_NONE.to_string()),
        (Aim::Reopens, boards) => followed(parts, said::reopened(boards)),
        _ => parts,
    }
}
