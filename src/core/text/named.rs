//! Names and summaries of values for which the lower layers only have an id.

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

        #[cfg(test)]
        mod named {
            use super::*;

            #[test]
            fn every_value_has_its_messages() {
                $($(assert!(<$kind>::ALL.iter().all(|it| !it.$said().is_empty()));)+)+
            }
        }
    };
}

said_by_id! {
    Named::name -> &'static str = Message::text {
        crate::lesson::exercise::grade::Gradebook, id = "grade-gradebook-name",
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Wanted;
    use crate::study::notes::Heading;
    use crate::study::table::ColumnKey;
    use crate::study::{End, Optimality};
    use crate::text::{examples, experiment, glossary, question, study, worksheet};

    /// [`Message::of`] panics if there is no message for an id.
    fn all<T: Copy>(values: &[T], said: impl Fn(T) -> &'static str) {
        assert!(values.iter().all(|value| !said(*value).is_empty()));
    }

    #[test]
    fn every_id_has_its_messages() {
        all(&Heuristic::ALL, Named::name);
        all(&Heuristic::ALL, |it| it.summary().text());
        all(&Preset::ALL, |it| experiment::preset(it).text());
        all(&Preset::ALL, |it| experiment::known(it).text());
        all(&worksheet::Column::ALL, |it| {
            Message::of("worksheet-column", it.id()).text()
        });
        // The heading of `Instance` depends on the table.
        let headed = |it: &ColumnKey| *it != ColumnKey::Instance;
        let headed: Vec<ColumnKey> = ColumnKey::ALL.into_iter().filter(headed).collect();
        all(&headed, |it| Message::of("study-headings", it.id()).text());
        all(&ColumnKey::ALL, |it| {
            Message::of("experiment-column", it.id()).text()
        });
        all(&Heading::ALL, |it| {
            Message::of("study-heading", it.id()).text()
        });
        all(&End::ALL, |it| Message::of("study-end", it.id()).text());
        all(&Optimality::ALL, |it| study::reason(it).text());
        all(&Wanted::ALL, |it| question::name(it).text());
        all(&Ties::ALL, |it| Message::of("check-habit", it.id()).text());
        all(&glossary::Group::ALL, |it| it.name().text());
        for example in crate::puzzle::examples() {
            assert!(!examples::title(example).is_empty() && !examples::about(example).is_empty());
            assert!(!examples::source(example).is_empty());
        }
    }
}
