//! The formats that each kind of file can have.

use std::path::Path;

use slidescope_core::lesson::exercise::grade::Gradebook;
use slidescope_core::picture::{AnimationFormat, PictureFormat};
use slidescope_core::study::table::Format as TableFormat;
use slidescope_core::text::files::FEEDBACK;
use slidescope_core::text::heuristics_place::file as heuristic;
use slidescope_core::text::{Named, Summarized, files as text};
use slidescope_core::worksheet::WorksheetFormat;

pub trait FileFormat: Copy + PartialEq + 'static {
    /// Whether it is a folder of files.
    const IS_FOLDER: bool = false;

    /// All formats, in the order in which they are offered. The first is the default.
    const ALL: &'static [Self];

    /// Its name, what it is good for, and its extension without the first dot.
    fn said(self) -> [&'static str; 3];

    fn name(self) -> &'static str {
        self.said()[0]
    }

    fn about(self) -> &'static str {
        self.said()[1]
    }

    fn extension(self) -> &'static str {
        self.said()[2]
    }

    /// Returns the format given by a file's name, for kinds of files whose name decides the format.
    fn of_name(_path: &Path) -> Option<Self> {
        None
    }
}

macro_rules! formats_by_name {
    ($($kind:ident)*) => {$(
        impl FileFormat for $kind {
            const ALL: &'static [Self] = &Self::ALL;

            fn said(self) -> [&'static str; 3] {
                [Named::name(self), self.summary().text(), self.extension()]
            }

            fn of_name(path: &Path) -> Option<Self> {
                Self::of(path)
            }
        }
    )*};
}

formats_by_name! { PictureFormat AnimationFormat WorksheetFormat }

impl FileFormat for TableFormat {
    /// Aligned text is only for the clipboard and the terminal.
    const ALL: &'static [Self] = &[Self::Csv, Self::Json, Self::Markdown, Self::Latex];

    fn said(self) -> [&'static str; 3] {
        [Named::name(self), self.summary().text(), self.extension()]
    }
}

/// The table of a class, or what a learning platform imports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GradesFormat {
    Table(TableFormat),
    Gradebook(Gradebook),
}

impl FileFormat for GradesFormat {
    const ALL: &'static [Self] = &[
        Self::Table(TableFormat::Csv),
        Self::Table(TableFormat::Json),
        Self::Table(TableFormat::Markdown),
        Self::Table(TableFormat::Latex),
        Self::Gradebook(Gradebook::Moodle),
        Self::Gradebook(Gradebook::Canvas),
    ];

    fn said(self) -> [&'static str; 3] {
        match self {
            Self::Table(format) => format.said(),
            Self::Gradebook(of) => [
                Named::name(of),
                of.summary().text(),
                TableFormat::Csv.extension(),
            ],
        }
    }
}

/// A page for each student.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeedbackFormat;

impl FileFormat for FeedbackFormat {
    const IS_FOLDER: bool = true;
    const ALL: &'static [Self] = &[Self];

    fn said(self) -> [&'static str; 3] {
        [FEEDBACK[0].text(), FEEDBACK[2].text(), "html"]
    }
}

macro_rules! only_format {
    ($($(#[$about:meta])* $kind:ident $said:expr;)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $kind;

        impl FileFormat for $kind {
            const ALL: &'static [Self] = &[Self];

            fn said(self) -> [&'static str; 3] {
                $said
            }
        }
    )*};
}

only_format! {
    TraceFormat [text::POSTHOC.0.text(), text::POSTHOC.1.text(), "trace.json"];
    HandoutFormat [
        Named::name(WorksheetFormat::Pdf),
        WorksheetFormat::Pdf.summary().text(),
        "pdf",
    ];
    AnswersFormat [text::ANSWERS.0.text(), text::ANSWERS.1.text(), "answers.json"];
    /// What a learning platform takes.
    PackageFormat [text::PACKAGE_FORMAT.0.text(), text::PACKAGE_FORMAT.1.text(), "zip"];
    LessonFormat [text::LESSON.0.text(), text::LESSON.1.text(), slidescope_core::lesson::EXTENSION];
    /// The format of the user's own heuristics: plain text, which the command line reads too.
    HeuristicFormat [heuristic::FORMAT.0.text(), heuristic::FORMAT.1.text(), "rhai"];
}
