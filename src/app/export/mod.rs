//! Export: pictures of what is shown, the trace of the search, and tables.

pub(crate) mod animated_file;
pub(crate) mod colour_table;
pub(crate) mod drawing;
pub(crate) mod export_view;
pub(crate) mod font_subset;
pub(crate) mod images;
pub(crate) mod link_view;
pub(crate) mod pdf;
pub(crate) mod pdf_file;
pub(crate) mod picture;
pub(crate) mod pixels;
pub(crate) mod stage;
pub(crate) mod svg;
pub(crate) mod trace;
pub(crate) mod triangles;
pub(crate) mod vector;
pub(crate) mod worksheet;

pub(crate) use drawing::{Cameras, Drawing, Figure};
pub(crate) use picture::{AnimationExport, PictureExport, PictureSubject};
pub(crate) use trace::TraceExport;
pub(crate) use worksheet::WorksheetExport;

pub(crate) struct Exports {
    pub(crate) picture: PictureExport,
    pub(crate) animation: AnimationExport,
    pub(crate) trace: TraceExport,
    pub(crate) worksheet: WorksheetExport,
}

impl Exports {
    pub(crate) fn new() -> Self {
        Self {
            picture: PictureExport::new(),
            animation: AnimationExport::new(),
            trace: TraceExport::new(),
            worksheet: WorksheetExport::new(),
        }
    }
}
