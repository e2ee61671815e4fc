//! What searches by pattern databases need before they begin.

use std::{ops::ControlFlow, sync::Mutex};

use crate::{
    cli::progress::ProgressLine,
    jobs::cache::Cache,
    puzzle::{Board, Problem},
    search::{self, Strategy, heuristics::pattern_database::BuildProgress},
    text::numbers::percent,
};

/// Makes everything that searches of `problems` by `strategies` share, so that no search is timed with it. Pattern
/// databases are taken from the cache where they are kept, else made on all cores, with a line of progress.
pub(crate) fn prepare(strategies: &[Strategy], problems: impl IntoIterator<Item = Problem>) {
    let cache = Cache::of_this_machine();
    for problem in problems {
        for strategy in strategies {
            for goal in strategy.pattern_goals(&problem) {
                tables(&cache, &goal);
            }
            search::prepare(&problem, *strategy);
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
fn words(built: BuildProgress) -> String {
    format!(
        "Making pattern databases, once · {}",
        percent(built.percent().into(), 0)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        puzzle::Size,
        search::{Algorithm, Heuristic},
    };

    /// On boards that other tests leave alone: what is made is made for the whole process.
    #[test]
    fn a_search_finds_everything_shared_at_hand() {
        let goal = Board::blank_first(Size::new(5, 2).expect("a size"));
        let problem = Problem::new(goal, goal).expect("equal sizes");
        let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        prepare(&[strategy], [problem]);
        assert!(search::is_prepared(&problem, strategy));
    }
}
