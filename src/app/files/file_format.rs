//! The formats that each kind of file can have.

use std::path::Path;

use crate::study::picture::{AnimationFormat, PictureFormat};
use crate::study::table::Format as TableFormat;
use crate::study::worksheet::WorksheetFormat;
use crate::text::files as text;
use crate::text::{Named, Summarized};

/// The formats of one kind of file.
pub trait FileFormat: Copy + PartialEq + 'static {
    /// All of them, in the order in which they are offered. The first is chosen until a person chooses another.
    const ALL: &'static [Self];

    /// Its name, what it is good for, and how its files end, without the first dot.
    fn said(self) -> [&'static str; 3];

    fn name(self) -> &'static str {
        self.said()[0]
    }

    /// What it is good for.
    fn about(self) -> &'static str {
        self.said()[1]
    }

    fn extension(self) -> &'static str {
        self.said()[2]
    }

    /// The format that a file's name asks for, where this kind of file goes by names.
    fn of_name(_path: &Path) -> Option<Self> {
        None
    }
}

impl FileFormat for PictureFormat {
    const ALL: &'static [Self] = &Self::ALL;

    fn said(self) -> [&'static str; 3] {
        let about: &str = match self {
            Self::Svg => &text::ABOUT_SVG,
            Self::Png => &text::ABOUT_PNG,
            Self::Pdf => &text::ABOUT_PDF,
        };
        [Named::name(self), about, self.extension()]
    }

    fn of_name(path: &Path) -> Option<Self> {
        Self::of(path)
    }
}

impl FileFormat for AnimationFormat {
    const ALL: &'static [Self] = &Self::ALL;

    fn said(self) -> [&'static str; 3] {
        let about: &str = match self {
            Self::Gif => &text::ABOUT_GIF,
            Self::Apng => &text::ABOUT_APNG,
        };
        [Named::name(self), about, self.extension()]
    }

    fn of_name(path: &Path) -> Option<Self> {
        Self::of(path)
    }
}

impl FileFormat for WorksheetFormat {
    const ALL: &'static [Self] = &Self::ALL;

    fn said(self) -> [&'static str; 3] {
        [Named::name(self), self.summary().text(), self.extension()]
    }

    fn of_name(path: &Path) -> Option<Self> {
        Self::of(path)
    }
}

impl FileFormat for TableFormat {
    /// Aligned text is for the clipboard and the terminal alone.
    const ALL: &'static [Self] = &[Self::Csv, Self::Json, Self::Markdown, Self::Latex];

    fn said(self) -> [&'static str; 3] {
        let name = text::table_format(self);
        [name, self.summary().text(), self.extension()]
    }
}

/// The format of a search trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceFormat {
    Posthoc,
}

impl FileFormat for TraceFormat {
    const ALL: &'static [Self] = &[Self::Posthoc];

    fn said(self) -> [&'static str; 3] {
        let (name, about) = text::POSTHOC;
        [name.text(), about.text(), "trace.json"]
    }
}

/// The format of a lesson on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandoutFormat {
    Pdf,
}

impl FileFormat for HandoutFormat {
    const ALL: &'static [Self] = &[Self::Pdf];

    fn said(self) -> [&'static str; 3] {
        let format = WorksheetFormat::Pdf;
        [Named::name(format), format.summary().text(), "pdf"]
    }
}

/// The format of answers to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswersFormat {
    Json,
}

impl FileFormat for AnswersFormat {
    const ALL: &'static [Self] = &[Self::Json];

    fn said(self) -> [&'static str; 3] {
        let (name, about) = text::ANSWERS;
        [name.text(), about.text(), "answers.json"]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonFormat {
    Json,
}

impl FileFormat for LessonFormat {
    const ALL: &'static [Self] = &[Self::Json];

    fn said(self) -> [&'static str; 3] {
        let (name, about) = text::LESSON;
        [name.text(), about.text(), crate::lesson::EXTENSION]
    }
}
