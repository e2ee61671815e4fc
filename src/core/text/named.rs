//! Names and summaries of values for which the lower layers only have an id.

use crate::lesson::{Aim, Wanted};
use crate::order::TiesAccepted;
use crate::picture::{self, AnimationFormat, PictureFormat, SearchPicture};
use crate::search::heuristics::pattern_database::PatternSize;
use crate::search::{Algorithm, Counter, Heuristic, Marks, Ties};
use crate::study::presets::Preset;
use crate::study::table::Format;
use crate::words::Message;
use crate::worksheet::{Teaches, WorksheetFormat};

/// A value with a name for people, in the chosen language.
pub trait Named {
    fn name(self) -> &'static str;
}

/// A value with a one-sentence summary.
pub trait Summarized {
    fn summary(self) -> Message;
}

/// Implements names and summaries as messages below these headings, looked up by the id of a value. [`Message::of`] panics
/// if there is no message for an id, so a test says all of them.
macro_rules! said_by_id {
    ($($trait:ident::$said:ident -> $text:ty = $read:path { $($kind:ty, $id:ident = $heading:literal,)+ })+) => {
        $($(impl $trait for $kind {
            fn $said(self) -> $text {
                $read(Message::of($heading, self.$id()))
            }
        })+)+
    };
}

said_by_id! {
    Named::name -> &'static str = Message::text {
        crate::lesson::exercise::grade::Gradebook, id = "grade-gradebook-name",
        Wanted, id = "question-wanted",
        Aim, id = "play-aim",
        Algorithm, id = "strategies-algorithm",
        Ties, id = "strategies-ties",
        Marks, id = "strategies-marks",
        Counter, id = "strategies-counter",
        Format, id = "files-table-format",
        Preset, id = "presets-preset",
        picture::Preset, id = "export-preset",
        PictureFormat, extension = "export-picture-format",
        AnimationFormat, extension = "export-animation-format",
        WorksheetFormat, extension = "worksheet-format",
    }
    Summarized::summary -> Message = Message::from {
        crate::lesson::exercise::grade::Gradebook, id = "grade-gradebook",
        Algorithm, id = "strategies-algorithm-summary",
        Ties, id = "strategies-ties-summary",
        Marks, id = "strategies-marks-summary",
        Preset, id = "presets-preset-summary",
        Format, id = "study-format-summary",
        Teaches, id = "worksheet-teaches",
        PatternSize, id = "help-pattern-size",
        TiesAccepted, id = "check-ties",
        SearchPicture, id = "export-search-picture-summary",
        picture::Preset, id = "export-preset-summary",
        PictureFormat, extension = "files-picture-format",
        AnimationFormat, extension = "files-animation-format",
        WorksheetFormat, extension = "worksheet-format-about",
    }
}

impl Named for Heuristic {
    fn name(self) -> &'static str {
        match self {
            Self::Own(own) => own.name(),
            _ => Message::of("strategies-heuristic", self.id()).text(),
        }
    }
}

impl Summarized for Heuristic {
    fn summary(self) -> Message {
        let id = match self {
            Self::Own(_) => "own",
            _ => self.id(),
        };
        Message::of("strategies-heuristic-summary", id)
    }
}
