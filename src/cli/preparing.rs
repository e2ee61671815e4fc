//! What searches by pattern databases need before they begin.

use std::{ops::ControlFlow, sync::Mutex};

use super::progress::ProgressLine;
use crate::{
    cache::Cache,
    puzzle::{Board, Problem},
    search::{Strategy, pattern::Built},
};

/// Puts the tables at hand that `strategies` look up on `problems`, with a line of progress: taken from the cache where
/// they are kept, else made on all cores.
pub(super) fn prepare(strategies: &[Strategy], problems: impl IntoIterator<Item = Problem>) {
    let cache = Cache::of_this_machine();
    for problem in problems {
        for strategy in strategies {
            for goal in strategy.looks_up(&problem) {
                tables(&cache, &goal);
            }
        }
    }
}

fn tables(cache: &Cache, goal: &Board) {
    let progress = Mutex::new(ProgressLine::new());
    cache.patterns_at_hand(goal, &|built| {
        // Every thread comes by; whoever finds another at it goes on with its work.
        if let Ok(mut progress) = progress.try_lock() {
            progress.show(|_| words(built));
        }
        ControlFlow::Continue(())
    });
    if let Ok(progress) = progress.lock() {
        progress.clear();
    }
}

/// One line that is written over while they are made.
fn words(built: Built) -> String {
    format!("Making pattern databases, once · {} %", built.percent())
}
