//! A model for tests, and functions that wait for its threads.

use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use slidescope::window::shell::Model;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::Algorithm;
use slidescope_core::tasks::{Turn, turn_all};
use slidescope_parts::Effect;

/// Gives background tasks `time` to run. Tasks that run on this thread are turned meanwhile.
pub(crate) fn rest(time: Duration) {
    if turn_all(time) != Some(Turn::Busy) {
        sleep(time);
    }
}

/// The problem from this board to the usual goal of its size, which on a 4×4 board is Korf's.
pub(crate) fn problem(start: &str) -> Problem {
    let start: Board = start.parse().expect("a board");
    let goal = match start.size().cells() {
        16 => Board::blank_first(start.size()),
        _ => Board::blank_last(start.size()),
    };
    Problem::new(start, goal).expect("one size")
}

/// A board that takes long: Korf's first.
pub(crate) const KORF_1: &str = "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3";

pub(crate) fn model() -> Model {
    Model::new(7, 1 << 30, Arc::new(|| {}))
}

/// Polls until `done`. Panics after 12,000 polls, about a minute.
#[track_caller]
pub(crate) fn poll_until(model: &mut Model, done: impl Fn(&Model) -> bool) {
    for _ in 0..12_000 {
        model.poll();
        if done(model) {
            return;
        }
        rest(Duration::from_millis(5));
    }
    let (status, seeking) = (model.facts.status(), model.facts.lengths.seeking());
    panic!("timed out: {status:?}, {seeking:?}");
}

/// Chooses an algorithm as the window does.
pub(crate) fn choose(model: &mut Model, algorithm: Algorithm) {
    let mut settings = model.facts.settings.clone();
    settings.choose(algorithm);
    model.update(Effect::Set(settings));
}
