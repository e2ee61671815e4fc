//! The trace of the search, written to a file for Posthoc.

use std::{
    ops::ControlFlow,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::{
    app::{Model, export::Saving, playback::Phase},
    interchange::posthoc::{self, MANY, MOST},
    search::Limits,
    text::{counted, thousands},
};

/// The trace's file.
pub struct TraceDesk {
    /// The file.
    pub saving: Saving,
    /// Set where the trace is not wanted any more.
    stop: Arc<AtomicBool>,
}

/// What a person wishes of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The text of the file's field has changed to this.
    Path(String),
    /// Write it.
    Write,
}

impl TraceDesk {
    pub(crate) fn new() -> Self {
        Self {
            saving: Saving::new("search.trace.json"),
            stop: Arc::default(),
        }
    }
}

impl Drop for TraceDesk {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Model {
    pub(crate) fn update_trace(&mut self, action: Action) {
        match action {
            Action::Path(path) => self.trace.saving.set_path(path),
            Action::Write => self.write_trace(),
        }
    }

    /// What a person should know before a trace of this search is written.
    #[must_use]
    pub fn trace_warning(&self) -> Option<String> {
        let made = self.playback.expanded();
        if made > MOST {
            let (made, most) = (thousands(made), thousands(MOST));
            Some(format!(
                "Only the first {most} of {made} expansions are written; Posthoc is slow with so many."
            ))
        } else if made > MANY {
            let (made, many) = (thousands(made), thousands(MANY));
            Some(format!(
                "{made} expansions; above {many} Posthoc becomes slow."
            ))
        } else {
            None
        }
    }

    /// Searches once more, as far as the search has come, and writes down what happens.
    fn write_trace(&mut self) {
        let Some(run) = &self.playback.run else {
            return;
        };
        let (problem, strategy) = (run.problem, run.strategy);
        let ended = run.phase == Phase::Ended;
        let made = run.stats.expanded;
        let whole = ended && made <= MOST;
        let limits = Limits {
            memory: self.settings.memory_limit,
            expansions: (!whole).then_some(made.min(MOST)),
        };
        let stop = Arc::clone(&self.trace.stop);
        let work = move |out: crate::app::export::save_file::Out<'_>| {
            let go_on = |_: &_| match stop.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let (_, _, written) = posthoc::write(&problem, strategy, limits, out, go_on)?;
            Ok(format!(", {}", counted(written.expansions, "expansion")))
        };
        let saving = &mut self.trace.saving;
        saving.write(&self.wake, "trace.json", false, work);
    }
}
