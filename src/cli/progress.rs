//! A line of progress.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

use crate::{
    console,
    study::experiment::Progress,
    text::{numbers::plural, units::time_left_unpadded},
};

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
            on: io::stderr().is_terminal(),
        }
    }

    /// Shows the line that `line` makes of the time since the beginning, where it is time for one.
    pub(crate) fn show(&mut self, line: impl FnOnce(Duration) -> String) {
        let now = Instant::now();
        let since = self.shown.unwrap_or(self.start);
        if self.on && now.duration_since(since) >= PROGRESS_EVERY {
            self.shown = Some(now);
            let line = line(now.duration_since(self.start));
            // Progress is a courtesy: where it cannot be written, the work goes on.
            let _ = write!(io::stderr(), "\r\x1b[2K{line}");
        }
    }

    pub(crate) fn clear(&self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }
}

/// The progress of an experiment: a line that is written over where standard error is a terminal, else a line for each
/// tenth that is done.
pub(crate) struct Reporter {
    line: ProgressLine,
    threads: usize,
    tenths: usize,
}

impl Reporter {
    pub(crate) fn new(threads: usize) -> Self {
        Self {
            line: ProgressLine::new(),
            threads,
            tenths: 0,
        }
    }

    /// Says how much there is to do.
    pub(crate) fn begin(&mut self, progress: &Progress) {
        self.tenths = tenths(progress);
        let kept = match progress.finished() {
            0 => String::new(),
            finished => format!(", {finished} of them kept from before"),
        };
        console::say(format_args!(
            "{} {}{kept}, on {} {}",
            progress.total(),
            plural(progress.total() as u64, "run"),
            self.threads,
            plural(self.threads as u64, "thread")
        ));
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
    10 * progress.finished() / progress.total().max(1)
}

fn words(progress: &Progress, threads: usize) -> String {
    let (finished, total) = (progress.finished(), progress.total());
    let rest = match progress.remaining(threads) {
        Some(rest) if finished < total => format!(" · about {} left", time_left_unpadded(rest)),
        _ => String::new(),
    };
    let runs = plural(total as u64, "run");
    format!("{finished} of {total} {runs}{rest}")
}
