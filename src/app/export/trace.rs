//! The trace of the search, written to a file for Posthoc.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::app::Model;
use crate::app::export::save_file::Out;
use crate::app::export::{SaveAction, SaveFile, TraceFormat};
use crate::app::playback::Phase;
use crate::interchange::posthoc::{self, MAX_EXPANSIONS};
use crate::search::Limits;
use crate::text::files;

/// The trace's file.
pub struct TraceExport {
    pub(crate) file: SaveFile<TraceFormat>,
    /// Set when the trace is no longer wanted.
    stop: Arc<AtomicBool>,
}

/// What a person asks of the trace.
pub type Action = SaveAction<TraceFormat>;

impl TraceExport {
    pub(crate) fn new() -> Self {
        Self {
            file: SaveFile::new("search"),
            stop: Arc::default(),
        }
    }
}

impl Drop for TraceExport {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Model {
    pub(crate) fn update_trace(&mut self, action: Action) {
        match action {
            Action::Edit(edit) => self.trace.file.edit(edit),
            Action::Write => self.write_trace(),
        }
    }

    /// What a person should know before a trace of this search is written.
    pub(crate) fn trace_warning(&self) -> Option<String> {
        files::warning_before_trace(self.facts.playback.expanded())
    }

    /// Searches once more in the background, as far as the search has come, and writes down what happens.
    fn write_trace(&mut self) {
        let Some(run) = &self.facts.playback.run else {
            return;
        };
        let (problem, strategy) = (run.problem, run.strategy);
        let expanded = run.stats.expanded;
        let whole = run.phase == Phase::Ended && expanded <= MAX_EXPANSIONS;
        let limits = Limits {
            memory: self.facts.settings.memory_limit,
            expansions: (!whole).then_some(expanded.min(MAX_EXPANSIONS)),
        };
        let stop = Arc::clone(&self.trace.stop);
        let databases = self.facts.databases.clone();
        let write = move |out: Out<'_>| {
            let go_on = |_: &_| match stop.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let (_, _, summary) =
                posthoc::write(&problem, strategy, limits, &databases, out, go_on)?;
            Ok(Some(summary.expansions))
        };
        self.trace.file.write(&self.facts.wake, false, write);
    }
}
