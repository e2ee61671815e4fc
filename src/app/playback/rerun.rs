//! Repeating a search up to an expansion that is not recorded.

use std::io;
use std::sync::Arc;

use crate::jobs::Wake;
use crate::worker::{self, Command, Event, Progress, Request, RunHandle};

/// A second run of the same search, up to an expansion. A search is deterministic, so the result there equals that of
/// the first run. Dropping it cancels it.
pub struct Rerun {
    handle: RunHandle,
    target: u64,
    pub(crate) progress: Progress,
    /// Whether it failed and will never arrive, which is a defect.
    pub(crate) is_broken: bool,
}

impl Rerun {
    /// Starts the waiting run with the expansion `target`.
    pub(crate) fn start(request: Request, target: u64, wake: &Wake) -> io::Result<Self> {
        let wake = Arc::clone(wake);
        let mut rerun = Self {
            handle: worker::spawn(request, None, move || wake())?,
            target,
            progress: Progress::default(),
            is_broken: false,
        };
        rerun.handle.send(Command::StepTo(target));
        Ok(rerun)
    }

    /// Continues to a later expansion. Returns `false` if it is already on its way to a later one.
    pub(crate) fn go_on_to(&mut self, target: u64) -> bool {
        // A command that was sent cannot be taken back.
        if target < self.target {
            return false;
        }
        if target > self.target {
            self.handle.send(Command::StepTo(target));
            self.target = target;
        }
        true
    }

    pub(crate) fn poll(&mut self) {
        while let Some(event) = self.handle.poll() {
            match event {
                Event::Progress(progress) => self.progress = *progress,
                Event::Finished(report) => self.progress = report.progress,
                Event::Failed(_) => self.is_broken = true,
            }
        }
    }

    pub const fn is_there(&self) -> bool {
        self.progress.stats.expanded >= self.target
    }

    pub fn part(&self) -> f32 {
        (self.progress.stats.expanded as f64 / self.target.max(1) as f64) as f32
    }
}
