//! Texts about the example problems and the usual goals.

use crate::puzzle::{Example, UsualGoal};
use crate::words::Message;

pub fn title(example: &Example) -> &'static str {
    Message::of("examples", &example.id()).text()
}

pub fn about(example: &Example) -> &'static str {
    Message::of("examples", &format!("{}-about", example.id())).text()
}

pub fn source(example: &Example) -> &'static str {
    Message::of("examples-source", example.source).text()
}

pub fn goal(goal: UsualGoal) -> &'static str {
    Message::of("examples-goal", goal.id()).text()
}
