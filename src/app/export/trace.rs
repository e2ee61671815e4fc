//! The trace of the search, written to a file for Posthoc.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::app::Facts;
use crate::app::files::{Out, SaveFile, Target, TraceFormat};
use crate::app::playback::Phase;
use crate::interchange::posthoc::{self, MAX_EXPANSIONS};
use crate::search::Limits;

pub struct TraceExport {
    pub(crate) file: SaveFile<TraceFormat>,
    stop: Arc<AtomicBool>,
}

impl TraceExport {
    pub(crate) fn new() -> Self {
        Self {
            file: SaveFile::new(Target::Trace, "search"),
            stop: Arc::default(),
        }
    }

    /// Searches once more in the background, as far as the search has come, and writes down what happens.
    pub(crate) fn write(&mut self, facts: &Facts) {
        let Some(run) = &facts.playback.run else {
            return;
        };
        let (problem, strategy) = (run.problem, run.strategy);
        let expanded = run.progress.stats.expanded;
        let whole = run.phase == Phase::Ended && expanded <= MAX_EXPANSIONS;
        let limits = Limits {
            memory: facts.settings.memory_limit,
            expansions: (!whole).then_some(expanded.min(MAX_EXPANSIONS)),
        };
        let stop = Arc::clone(&self.stop);
        let databases = facts.databases.clone();
        let write = move |out: Out<'_>| {
            let go_on = |_: &_| match stop.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let (_, _, summary) =
                posthoc::write(&problem, strategy, limits, &databases, out, go_on)?;
            Ok(Some(summary.expansions))
        };
        self.file.write(&facts.wake, write);
    }
}

impl Drop for TraceExport {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
