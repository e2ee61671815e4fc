//! Lines of progress, and what is made with one before a search.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::console;
use crate::jobs::cache::Cache;
use crate::puzzle::Problem;
use crate::search::{self, PatternDatabases, Strategy};
use crate::study::experiment::Progress;
use crate::text::terminal;

/// The least time between two lines of progress.
const PROGRESS_EVERY: Duration = Duration::from_millis(100);

/// One line on standard error that is written over and over, where that is a terminal.
pub(crate) struct ProgressLine {
    start: Instant,
    shown: Option<Instant>,
    on: bool,
}

impl ProgressLine {
    pub(crate) fn new() -> Self {
        Self {
            start: Instant::now(),
            shown: None,
            on: console::is_terminal(),
        }
    }

    /// Shows the line that `line` makes of the time since the beginning, where it is time for one.
    pub(crate) fn show(&mut self, line: impl FnOnce(Duration) -> String) {
        let now = Instant::now();
        let since = self.shown.unwrap_or(self.start);
        if self.on && now.duration_since(since) >= PROGRESS_EVERY {
            self.shown = Some(now);
            console::overwrite(line(now.duration_since(self.start)));
        }
    }

    pub(crate) fn clear(&self) {
        if self.shown.is_some() {
            console::overwrite("");
        }
    }
}

/// Does `work` on several threads with a line of progress, which the threads show in turn.
pub(crate) fn with_progress_line<T>(
    work: impl FnOnce(&(dyn Fn(&dyn Fn() -> String) -> ControlFlow<()> + Sync)) -> T,
) -> T {
    let progress = Mutex::new(ProgressLine::new());
    let made = work(&|line| {
        // A thread that finds another one writing goes on with its work.
        if let Ok(mut progress) = progress.try_lock() {
            progress.show(|_| line());
        }
        ControlFlow::Continue(())
    });
    if let Ok(progress) = progress.lock() {
        progress.clear();
    }
    made
}

/// Makes everything that searches of `problems` by `strategies` share, so that no search is timed with it, and returns the
/// pattern databases among it. These are taken from the cache where they are kept, else made on all cores, with a line of
/// progress.
pub(crate) fn prepare(
    strategies: &[Strategy],
    problems: impl IntoIterator<Item = Problem>,
) -> PatternDatabases {
    let cache = Cache::of_this_machine();
    let databases = PatternDatabases::default();
    for problem in problems {
        for strategy in strategies {
            for goal in strategy.pattern_goals(&problem) {
                with_progress_line(|show| {
                    cache.patterns(&databases, &goal, &|built| {
                        show(&|| terminal::pattern_progress(built.percent()))
                    });
                });
            }
            search::prepare(&problem, *strategy, &databases);
        }
    }
    databases
}

/// The progress of an experiment: a line that is written over where standard error is a terminal, else a line for each
/// tenth that is done.
pub(crate) struct ExperimentProgress {
    line: ProgressLine,
    threads: usize,
    tenths: usize,
}

impl ExperimentProgress {
    pub(crate) fn new(threads: usize) -> Self {
        Self {
            line: ProgressLine::new(),
            threads,
            tenths: 0,
        }
    }

    pub(crate) fn begin(&mut self, progress: &Progress) {
        self.tenths = tenths(progress);
        let (finished, total) = (progress.finished, progress.total);
        console::say(terminal::experiment_begins(finished, total, self.threads));
    }

    pub(crate) fn show(&mut self, progress: &Progress) {
        let tenths = tenths(progress);
        if !self.line.on && tenths > self.tenths {
            self.tenths = tenths;
            console::say(words(progress, self.threads));
        }
        self.line.show(|_| words(progress, self.threads));
    }

    pub(crate) fn end(&self) {
        self.line.clear();
    }
}

fn tenths(progress: &Progress) -> usize {
    10 * progress.finished / progress.total.max(1)
}

fn words(progress: &Progress, threads: usize) -> String {
    let (finished, total) = (progress.finished, progress.total);
    terminal::experiment_progress(finished, total, progress.remaining(threads))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Board, Size};
    use crate::search::{Algorithm, Heuristic};

    /// On boards that other tests leave alone: some of it is made for the whole process.
    #[test]
    fn a_search_finds_everything_shared_at_hand() {
        let goal = Board::blank_first(Size::new(5, 2).expect("a size"));
        let problem = Problem::new(goal, goal).expect("equal sizes");
        let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        let databases = prepare(&[strategy], [problem]);
        assert!(search::is_prepared(&problem, strategy, &databases));
    }
}
