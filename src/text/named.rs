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

impl Named for Algorithm {
    fn name(self) -> &'static str {
        Message::of("strategies-algorithm", self.id()).text()
    }
}

impl Summarized for Algorithm {
    fn summary(self) -> Message {
        Message::of("strategies-algorithm-summary", self.id())
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
        let id = if let Self::Own(_) = self {
            "own"
        } else {
            self.id()
        };
        Message::of("strategies-heuristic-summary", id)
    }
}

impl Named for Ties {
    fn name(self) -> &'static str {
        Message::of("strategies-ties", self.id()).text()
    }
}

impl Summarized for Ties {
    fn summary(self) -> Message {
        Message::of("strategies-ties-summary", self.id())
    }
}

impl Named for Counter {
    fn name(self) -> &'static str {
        let name = match self {
            Self::Expanded => strategies::COUNTER_EXPANDED,
            Self::Generated => strategies::COUNTER_GENERATED,
            Self::Duplicates => strategies::COUNTER_DUPLICATES,
            Self::Reopened => strategies::COUNTER_REOPENED,
            Self::Visited => strategies::COUNTER_VISITED,
            Self::Frontier => strategies::COUNTER_FRONTIER,
        };
        name.text()
    }
}

impl Named for Preset {
    fn name(self) -> &'static str {
        Message::of("presets-preset", self.id()).text()
    }
}

impl Summarized for Preset {
    fn summary(self) -> Message {
        Message::of("presets-preset-summary", self.id())
    }
}

impl Summarized for Format {
    fn summary(self) -> Message {
        Message::of("study-format-summary", self.id())
    }
}

impl Summarized for Teaches {
    fn summary(self) -> Message {
        Message::of("worksheet-teaches", self.id())
    }
}

impl Named for WorksheetFormat {
    fn name(self) -> &'static str {
        let name = match self {
            Self::Pdf => worksheet::FORMAT_PDF,
            Self::Svg => worksheet::FORMAT_SVG,
            Self::Latex => worksheet::FORMAT_LATEX,
            Self::Markdown => worksheet::FORMAT_MARKDOWN,
        };
        name.text()
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

impl Summarized for SearchPicture {
    fn summary(self) -> Message {
        Message::of("export-search-picture-summary", self.id())
    }
}

impl Named for PictureFormat {
    fn name(self) -> &'static str {
        let name = match self {
            Self::Svg => export::PICTURE_FORMAT_SVG,
            Self::Png => export::PICTURE_FORMAT_PNG,
            Self::Pdf => export::PICTURE_FORMAT_PDF,
        };
        name.text()
    }
}

impl Named for AnimationFormat {
    fn name(self) -> &'static str {
        let name = match self {
            Self::Gif => export::ANIMATION_FORMAT_GIF,
            Self::Apng => export::ANIMATION_FORMAT_APNG,
        };
        name.text()
    }
}

impl Named for picture::Preset {
    fn name(self) -> &'static str {
        Message::of("export-preset", self.id()).text()
    }
}

impl Summarized for picture::Preset {
    fn summary(self) -> Message {
        Message::of("export-preset-summary", self.id())
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
        all(Algorithm::ALL, Named::name);
        all(Algorithm::ALL, |it| it.summary().text());
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
