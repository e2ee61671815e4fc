//! Export: pictures of what is shown, the trace of the search, and tables.

pub mod animated_file;
pub mod export_view;
pub mod link;
pub(crate) mod package;
pub(crate) mod pdf;
pub mod pdf_file;
pub(crate) mod picture;
pub mod pixels;
pub mod recent;
pub mod save_view;
pub mod stage;
pub(crate) mod svg;
pub mod vector;
pub mod worksheet;

pub(crate) use package::PackageExport;
pub use picture::{AnimationExport, PictureExport, PictureSubject};
pub(crate) use worksheet::WorksheetExport;

use std::io;
use std::ops::ControlFlow;

use crate::Facts;
use crate::export::stage::{Drawing, check_characters};
use crate::files::{GoOn, Out, SaveFile, Target, TraceFormat};
use slidescope_core::interchange::posthoc::{self, MAX_EXPANSIONS};
use slidescope_core::picture::PictureFormat;
use slidescope_core::run::Phase;
use slidescope_core::search::Limits;

impl Drawing {
    /// Writes the picture in its format.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written, if the fonts lack a character, or if there is not enough memory for the pixels.
    pub fn write(&self, out: &mut dyn io::Write) -> io::Result<()> {
        // An SVG is shown with the fonts of its reader.
        if self.format != PictureFormat::Svg {
            check_characters(&self.shapes)?;
        }
        match self.format {
            PictureFormat::Svg => out.write_all(svg::svg(self).as_bytes()),
            PictureFormat::Pdf => out.write_all(&pdf::pdf(self)),
            PictureFormat::Png => {
                let (frame, zoom) = (self.frames[0], self.sheet.zoom);
                let image = self.stage.pixels(&self.shapes, frame, zoom)?;
                pixels::write(&image, out, self.sheet.millimetres)
            }
        }
    }
}

pub struct Exports {
    pub picture: PictureExport,
    pub animation: AnimationExport,
    pub trace: SaveFile<TraceFormat>,
    pub worksheet: WorksheetExport,
    pub package: PackageExport,
}

impl Default for Exports {
    fn default() -> Self {
        Self {
            picture: PictureExport::default(),
            animation: AnimationExport::default(),
            trace: SaveFile::new(Target::Trace, "search"),
            worksheet: WorksheetExport::default(),
            package: PackageExport::default(),
        }
    }
}

impl Exports {
    /// Repeats the search in the background, as far as it has come, and writes its trace.
    fn write_trace(&mut self, facts: &Facts) {
        let Some(run) = &facts.playback.run else {
            return;
        };
        let (problem, strategy) = (run.problem, run.strategy);
        let expanded = run.timeline.newest();
        let whole = run.phase == Phase::Ended && expanded <= MAX_EXPANSIONS;
        let limits = Limits {
            memory: facts.settings.memory_limit,
            expansions: (!whole).then_some(expanded.min(MAX_EXPANSIONS)),
        };
        let databases = facts.databases.clone();
        let write = async move |out: Out<'_>, mut go_on: GoOn| {
            let between = |_: &_| match go_on(0.0) {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            };
            let traced = posthoc::write(&problem, strategy, limits, &databases, out, between);
            Ok(Some(traced.2?.expansions))
        };
        self.trace.write_long(&facts.wake, write);
    }
}
