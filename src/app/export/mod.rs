//! Export: pictures of what is shown, the trace of the search, and tables.

pub(crate) mod animated_file;
pub(crate) mod colour_table;
pub(crate) mod drawing;
pub(crate) mod export_view;
pub(crate) mod font_subset;
pub(crate) mod link_view;
pub(crate) mod pdf;
pub(crate) mod pdf_file;
pub(crate) mod picture;
pub(crate) mod pixels;
pub(crate) mod stage;
pub(crate) mod svg;
pub(crate) mod triangles;
pub(crate) mod vector;
pub(crate) mod worksheet;

pub(crate) use drawing::{Cameras, Drawing, Figure};
pub(crate) use picture::{AnimationExport, PictureExport, PictureSubject};
pub(crate) use worksheet::WorksheetExport;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::app::Facts;
use crate::app::files::{Out, SaveFile, Target, TraceFormat};
use crate::app::playback::Phase;
use crate::interchange::posthoc::{self, MAX_EXPANSIONS};
use crate::search::Limits;

#[derive(Default)]
pub(crate) struct Exports {
    pub(crate) picture: PictureExport,
    pub(crate) animation: AnimationExport,
    pub(crate) trace: TraceExport,
    pub(crate) worksheet: WorksheetExport,
}

pub struct TraceExport {
    pub(crate) file: SaveFile<TraceFormat>,
    stop: Arc<AtomicBool>,
}

impl Default for TraceExport {
    fn default() -> Self {
        let file = SaveFile::new(Target::Trace, "search");
        let stop = Arc::default();
        Self { file, stop }
    }
}

impl TraceExport {
    /// Repeats the search in the background, as far as it has come, and writes its trace.
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
