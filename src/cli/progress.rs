//! A line of progress.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

/// The least time between two lines of progress.
const PROGRESS_EVERY: Duration = Duration::from_millis(100);

/// One line on standard error that is written over and over, where that is a terminal.
pub(super) struct ProgressLine {
    start: Instant,
    shown: Option<Instant>,
    on: bool,
}

impl ProgressLine {
    pub(super) fn new() -> Self {
        Self {
            start: Instant::now(),
            shown: None,
            on: io::stderr().is_terminal(),
        }
    }

    /// Shows the line that `line` makes of the time since the beginning, where it is time for one.
    pub(super) fn show(&mut self, line: impl FnOnce(Duration) -> String) {
        let now = Instant::now();
        let since = self.shown.unwrap_or(self.start);
        if self.on && now.duration_since(since) >= PROGRESS_EVERY {
            self.shown = Some(now);
            let line = line(now.duration_since(self.start));
            // Progress is a courtesy: where it cannot be written, the work goes on.
            let _ = write!(io::stderr(), "\r\x1b[2K{line}");
        }
    }

    pub(super) fn clear(&self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }
}
