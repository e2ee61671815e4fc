//! Progress lines, and the preparation of searches with one.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use slidescope_core::console;
use slidescope_core::puzzle::Problem;
use slidescope_core::search::{self, PatternDatabases, Strategy};
use slidescope_core::services::cache::Cache;
use slidescope_core::study::experiment::Progress;
use slidescope_core::text::terminal;
use slidescope_core::text::units::time_left_unpadded;

/// The minimum time between two progress lines.
const PROGRESS_EVERY: Duration = Duration::from_millis(100);

/// A line on standard error that is repeatedly overwritten, if standard error is a terminal.
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

    /// Shows the line that `line` returns for the elapsed time, if one is due.
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

/// Runs `work`, whose threads share one progress line.
pub(crate) fn with_progress_line<T>(
    work: impl FnOnce(&(dyn Fn(&dyn Fn() -> String) -> ControlFlow<()> + Sync)) -> T,
) -> T {
    let progress = Mutex::new(ProgressLine::new());
    let made = work(&|line| {
        // If another thread is writing, this one continues with its work.
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

/// Builds all tables that searches of `problems` with `strategies` share, so that search times do not include them, and
/// returns the pattern databases. These are loaded from the disk cache or else built on all cores, with a progress
/// line.
pub fn prepare(
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

/// The progress of an experiment: an overwritten line if standard error is a terminal, otherwise a line for each tenth
/// that is finished.
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
    let left = progress.remaining(threads).filter(|_| finished < total);
    terminal::experiment_progress(left.map(time_left_unpadded), finished, total)
}
