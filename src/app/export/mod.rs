//! Export: pictures of what is shown, the trace of the search, and tables.

pub(crate) mod animation;
pub(crate) mod animation_export;
pub(crate) mod colour_table;
pub(crate) mod drawing;
pub(crate) mod export_view;
pub(crate) mod file_format;
pub(crate) mod film;
pub(crate) mod font_subset;
pub(crate) mod headless;
pub(crate) mod images;
pub(crate) mod pdf;
pub(crate) mod pdf_file;
pub(crate) mod picture;
pub(crate) mod pixels;
pub(crate) mod save_file;
pub(crate) mod save_view;
pub(crate) mod stage;
pub(crate) mod svg;
pub(crate) mod trace;
pub(crate) mod triangles;
pub(crate) mod worksheet;

pub(crate) use animation_export::AnimationExport;
pub(crate) use drawing::{Cameras, Drawing, Figure};
pub(crate) use file_format::{FileFormat, LessonFormat, TableFormat, TraceFormat};
pub(crate) use picture::{DrawnPicture, PictureExport, PictureSubject};
pub(crate) use save_file::{FileEdit, SaveFile, TableFile};
pub(crate) use save_view::SaveAction;
pub(crate) use svg::{wants_shapes, wants_shapes_in};
pub(crate) use trace::TraceExport;
pub(crate) use worksheet::WorksheetExport;

use std::path::Path;

use crate::app::Model;

/// Something done with the picture or the trace of the search.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Picture(picture::Action),
    Animation(animation_export::Action),
    Trace(trace::Action),
    Worksheet(worksheet::Action),
}

impl Model {
    /// Offers to write files into `folder`.
    pub(crate) fn export_to(&mut self, folder: &Path) {
        self.lesson.file.offer_folder(folder);
        self.picture.file.offer_folder(folder);
        self.animation.file.offer_folder(folder);
        self.trace.file.offer_folder(folder);
        self.worksheet.file.offer_folder(folder);
        self.compare.export.offer_folder(folder);
        self.experiment.export.offer_folder(folder);
        self.heuristics.file.offer_folder(folder);
    }

    /// Receives the results of saving the picture and the trace. Never waits.
    pub(crate) fn poll_exports(&mut self) {
        self.picture.file.poll();
        self.animation.file.poll();
        self.trace.file.poll();
        self.worksheet.file.poll();
    }
}
