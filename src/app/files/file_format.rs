//! The formats that each kind of file can have.

use std::path::Path;

use crate::study::picture::{AnimationFormat, PictureFormat};
use crate::study::table::Format as TableFormat;
use crate::study::worksheet::WorksheetFormat;
use crate::text::Named;
use crate::text::Summarized;
use crate::text::files as text;

/// The formats of one kind of file.
pub trait FileFormat: Copy + PartialEq + 'static {
    /// All of them, in the order in which they are offered. The first is chosen until a person chooses another.
    const ALL: &'static [Self];

    /// Its name.
    fn name(self) -> &'static str;

    /// What it is good for.
    fn about(self) -> &'static str;

    /// How its files end, without the first dot.
    fn extension(self) -> &'static str;

    /// The format that a file's name asks for, where this kind of file goes by names.
    fn of_name(_path: &Path) -> Option<Self> {
        None
    }
}

impl FileFormat for PictureFormat {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        Named::name(self)
    }

    fn about(self) -> &'static str {
        match self {
            Self::Svg => &text::ABOUT_SVG,
            Self::Png => &text::ABOUT_PNG,
            Self::Pdf => &text::ABOUT_PDF,
        }
    }

    fn extension(self) -> &'static str {
        self.extension()
    }

    fn of_name(path: &Path) -> Option<Self> {
        Self::of(path)
    }
}

impl FileFormat for AnimationFormat {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        Named::name(self)
    }

    fn about(self) -> &'static str {
        match self {
            Self::Gif => &text::ABOUT_GIF,
            Self::Apng => &text::ABOUT_APNG,
        }
    }

    fn extension(self) -> &'static str {
        self.extension()
    }

    fn of_name(path: &Path) -> Option<Self> {
        Self::of(path)
    }
}

impl FileFormat for WorksheetFormat {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        Named::name(self)
    }

    fn about(self) -> &'static str {
        self.summary().text()
    }

    fn extension(self) -> &'static str {
        self.extension()
    }

    fn of_name(path: &Path) -> Option<Self> {
        Self::of(path)
    }
}

impl FileFormat for TableFormat {
    /// Aligned text is for the clipboard and the terminal alone.
    const ALL: &'static [Self] = &[Self::Csv, Self::Json, Self::Markdown, Self::Latex];

    fn name(self) -> &'static str {
        text::table_format(self)
    }

    fn about(self) -> &'static str {
        self.summary().text()
    }

    fn extension(self) -> &'static str {
        self.extension()
    }
}

/// The format of a search trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceFormat {
    Posthoc,
}

impl FileFormat for TraceFormat {
    const ALL: &'static [Self] = &[Self::Posthoc];

    fn name(self) -> &'static str {
        text::POSTHOC.0.text()
    }

    fn about(self) -> &'static str {
        text::POSTHOC.1.text()
    }

    fn extension(self) -> &'static str {
        "trace.json"
    }
}

/// The format of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonFormat {
    Json,
}

impl FileFormat for LessonFormat {
    const ALL: &'static [Self] = &[Self::Json];

    fn name(self) -> &'static str {
        text::LESSON.0.text()
    }

    fn about(self) -> &'static str {
        text::LESSON.1.text()
    }

    fn extension(self) -> &'static str {
        crate::lesson::EXTENSION
    }
}
