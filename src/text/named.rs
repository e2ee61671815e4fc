//! Names and summaries of what the lower layers only know by an id.

use crate::search::{Algorithm, Counter, Heuristic, Ties};
use crate::study::picture::{self, AnimationFormat, PictureFormat, SearchPicture};
use crate::study::presets::Preset;
use crate::study::table::Format;
use crate::study::worksheet::{Teaches, WorksheetFormat};
use crate::text::messages::{export, strategies, worksheet};
use crate::words::Message;

/// What has a name that a person reads, in the chosen language.
pub trait Named {
    fn name(self) -> &'static str;
}

/// What a sentence says more of than its name.
pub(crate) trait Summarized {
    fn summary(self) -> Message;
}

/// Names and summaries that are messages of these headings, by the id of a value.
macro_rules! said_by_id {
    ($($trait:ident::$said:ident -> $text:ty = $read:path { $($kind:ty = $heading:literal,)+ })+) => {
        $($(impl $trait for $kind {
            fn $said(self) -> $text {
                $read(Message::of($heading, self.id()))
            }
        })+)+
    };
}

said_by_id! {
    Named::name -> &'static str = Message::text {
        Algorithm = "strategies-algorithm",
        Ties = "strategies-ties",
        Preset = "presets-preset",
        picture::Preset = "export-preset",
    }
    Summarized::summary -> Message = Message::from {
        Algorithm = "strategies-algorithm-summary",
        Ties = "strategies-ties-summary",
        Preset = "presets-preset-summary",
        Format = "study-format-summary",
        Teaches = "worksheet-teaches",
        SearchPicture = "export-search-picture-summary",
        picture::Preset = "export-preset-summary",
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

impl Named for Counter {
    fn name(self) -> &'static str {
        match self {
            Self::Expanded => &strategies::COUNTER_EXPANDED,
            Self::Generated => &strategies::COUNTER_GENERATED,
            Self::Duplicates => &strategies::COUNTER_DUPLICATES,
            Self::Reopened => &strategies::COUNTER_REOPENED,
            Self::Visited => &strategies::COUNTER_VISITED,
            Self::Frontier => &strategies::COUNTER_FRONTIER,
        }
    }
}

impl Named for WorksheetFormat {
    fn name(self) -> &'static str {
        match self {
            Self::Pdf => &worksheet::FORMAT_PDF,
            Self::Svg => &worksheet::FORMAT_SVG,
            Self::Latex => &worksheet::FORMAT_LATEX,
            Self::Markdown => &worksheet::FORMAT_MARKDOWN,
        }
    }
}

impl Summarized for WorksheetFormat {
    fn summary(self) -> Message {
        match self {
            Self::Pdf => worksheet::FORMAT_ABOUT_PDF,
            Self::Svg => worksheet::FORMAT_ABOUT_SVG,
            Self::Latex => worksheet::FORMAT_ABOUT_LATEX,
            Self::Markdown => worksheet::FORMAT_ABOUT_MARKDOWN,
        }
    }
}

impl Named for PictureFormat {
    fn name(self) -> &'static str {
        match self {
            Self::Svg => &export::PICTURE_FORMAT_SVG,
            Self::Png => &export::PICTURE_FORMAT_PNG,
            Self::Pdf => &export::PICTURE_FORMAT_PDF,
        }
    }
}

impl Named for AnimationFormat {
    fn name(self) -> &'static str {
        match self {
            Self::Gif => &export::ANIMATION_FORMAT_GIF,
            Self::Apng => &export::ANIMATION_FORMAT_APNG,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{examples, experiment};

    /// [`Message::of`] panics where there is no message of an id.
    fn all<T: Copy>(values: &[T], said: impl Fn(T) -> &'static str) {
        assert!(values.iter().all(|value| !said(*value).is_empty()));
    }

    #[test]
    fn every_id_has_its_messages() {
        all(&Algorithm::ALL, Named::name);
        all(&Algorithm::ALL, |it| it.summary().text());
        all(&Heuristic::ALL, Named::name);
        all(&Heuristic::ALL, |it| it.summary().text());
        all(&Ties::ALL, Named::name);
        all(&Ties::ALL, |it| it.summary().text());
        all(&Preset::ALL, Named::name);
        all(&Preset::ALL, |it| it.summary().text());
        all(&Preset::ALL, |it| experiment::preset(it).text());
        all(&Preset::ALL, |it| experiment::known(it).text());
        all(&picture::Preset::ALL, Named::name);
        all(&picture::Preset::ALL, |it| it.summary().text());
        all(&SearchPicture::ALL, |it| it.summary().text());
        all(&Format::ALL, |it| it.summary().text());
        all(&Teaches::ALL, |it| it.summary().text());
        for example in crate::puzzle::examples() {
            assert!(!examples::title(example).is_empty() && !examples::about(example).is_empty());
            assert!(!examples::source(example).is_empty());
        }
    }
}
