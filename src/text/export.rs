//! What is said of files that are written, of traces and of pictures, in the terminal too; the Export menu.

use std::fmt;
use std::path::Path;

use crate::files::{NotAFile, WriteError, WriteStep};
use crate::interchange::posthoc::{SLOW_EXPANSIONS, TraceSummary};
use crate::study::picture::{
    Animation, AnimationFormat, PictureError, PictureFormat, Preset, SearchPicture,
};
use crate::text::message;

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display().to_string();
        let error = self.source.to_string();
        f.write_str(&match self.step {
            WriteStep::Find => message!("export-not-found", path, error),
            WriteStep::Create => message!("export-not-made", path, error),
            WriteStep::Write => message!("export-not-written", path, error),
        })
    }
}

impl fmt::Display for NotAFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(message!("export-not-a-file"))
    }
}

/// What is said of a cache file or a journal that is not one.
pub(crate) fn skipped(path: &Path) -> String {
    message!(
        "export-skipped",
        path = path.display().to_string(),
        reason = NotAFile.to_string()
    )
}

impl TraceSummary {
    /// What a person should know of a trace that is large.
    #[must_use]
    pub fn warning(&self) -> Option<String> {
        let &Self {
            expansions,
            left_out,
        } = self;
        if left_out > 0 {
            Some(message!("export-trace-is-cut", expansions, left_out))
        } else if expansions > SLOW_EXPANSIONS {
            let slow = SLOW_EXPANSIONS;
            Some(message!("export-trace-is-long", expansions, slow))
        } else {
            None
        }
    }
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotStarted => message!("export-search-not-started"),
            Self::SearchFailed(reason) => reason,
            Self::EndedBefore { expansions, at } => {
                let expansions = message!("count-expansion", count = *expansions);
                return f.write_str(&message!("export-ended-before", expansions, at = *at));
            }
            Self::NotRecorded { recorded } => {
                let recorded = *recorded;
                return f.write_str(&message!("export-not-recorded", recorded));
            }
            Self::SpaceTooLarge => message!("export-space-too-large"),
            Self::TwoSpaces => message!("export-two-spaces"),
            Self::NotSolved => message!("export-not-solved"),
            Self::NotExpanded => message!("export-not-expanded"),
            Self::Still => message!("export-still"),
            Self::FilmTooLarge => {
                let most = Animation::PIXELS as u64;
                return f.write_str(&message!("export-film-too-large", most));
            }
            Self::Write(error) => return error.fmt(f),
        })
    }
}

impl SearchPicture {
    /// What it shows.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Tree => message!("export-search-picture-summary-tree"),
            Self::Map => message!("export-search-picture-summary-map"),
            Self::Depths => message!("export-search-picture-summary-depths"),
            Self::Plot => message!("export-search-picture-summary-plot"),
            Self::Expansion => message!("export-search-picture-summary-expansion"),
            Self::Solution => message!("export-search-picture-summary-solution"),
        }
    }
}

impl PictureFormat {
    /// Its name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Svg => message!("export-picture-format-svg"),
            Self::Png => message!("export-picture-format-png"),
            Self::Pdf => message!("export-picture-format-pdf"),
        }
    }
}

impl AnimationFormat {
    /// Its name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Gif => message!("export-animation-format-gif"),
            Self::Apng => message!("export-animation-format-apng"),
        }
    }
}

impl Preset {
    /// What it is called on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Own => message!("export-preset-own"),
            Self::Column => message!("export-preset-column"),
            Self::Page => message!("export-preset-page"),
            Self::Slide => message!("export-preset-slide"),
        }
    }

    /// What it is for.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Own => message!("export-preset-summary-own"),
            Self::Column => message!("export-preset-summary-column"),
            Self::Page => message!("export-preset-summary-page"),
            Self::Slide => message!("export-preset-summary-slide"),
        }
    }
}

/// The Export menu.
pub(crate) mod menu {
    use crate::study::picture::Frame;
    use crate::text::Message;
    use crate::text::message;
    use crate::text::numbers::percent;

    pub(crate) const EXPORT: Message = Message("export-menu-export");
    pub(crate) const ABOUT: Message = Message("export-menu-about");
    pub(crate) const PICTURE: Message = Message("export-menu-picture");
    pub(crate) const TRACE: Message = Message("export-menu-trace");
    pub(crate) const ZOOM: Message = Message("export-menu-zoom");
    pub(crate) const SIDE: Message = Message("export-menu-side");

    pub(crate) const OF: Message = Message("export-menu-of");
    pub(crate) const ABOUT_OF: Message = Message("export-menu-about-of");
    pub(crate) const FORMAT: Message = Message("export-menu-format");
    pub(crate) const THEME: Message = Message("export-menu-theme");
    pub(crate) const SIZE: Message = Message("export-menu-size");
    pub(crate) const ABOUT_SIZE: Message = Message("export-menu-about-size");

    /// Of each field: its name, what stands in it while it is empty, and its name for screen readers.
    pub(crate) const TITLE: [Message; 3] = [
        Message("export-menu-title"),
        Message("export-menu-title-name"),
        Message("export-menu-title-about"),
    ];
    pub(crate) const CAPTION: [Message; 3] = [
        Message("export-menu-caption"),
        Message("export-menu-caption-name"),
        Message("export-menu-caption-about"),
    ];

    pub(crate) const ANIMATION: Message = Message("export-menu-animation");
    pub(crate) const ABOUT_ANIMATION: Message = Message("export-menu-about-animation");
    pub(crate) const SPEED: Message = Message("export-menu-speed");
    pub(crate) const ABOUT_SPEED: Message = Message("export-menu-about-speed");
    pub(crate) const A_SECOND: Message = Message("export-menu-a-second");
    pub(crate) const AT_MOST: Message = Message("export-menu-at-most");
    pub(crate) const SECONDS: Message = Message("export-menu-seconds");
    pub(crate) const PART: Message = Message("export-menu-part");
    pub(crate) const ABOUT_PART: Message = Message("export-menu-about-part");
    pub(crate) const UP_TO: Message = Message("export-menu-up-to");
    pub(crate) const EXPANSIONS: Message = Message("export-menu-expansions");
    pub(crate) const CANCEL: Message = Message("export-menu-cancel");

    /// Accessible names.
    pub(crate) const ANIMATION_SPEED: Message = Message("export-menu-animation-speed");
    pub(crate) const ANIMATION_SECONDS: Message = Message("export-menu-animation-seconds");
    pub(crate) const ANIMATION_FROM: Message = Message("export-menu-animation-from");
    pub(crate) const ANIMATION_TO: Message = Message("export-menu-animation-to");
    pub(crate) const ANIMATION_PROGRESS: Message = Message("export-menu-animation-progress");

    pub(crate) fn animation_as(format: &str) -> String {
        message!("export-menu-animation-as", format)
    }

    pub(crate) fn picture_for(preset: &str) -> String {
        message!("export-menu-picture-for", preset)
    }

    pub(crate) fn drawn(share: f32) -> String {
        percent(f64::from(100.0 * share), 0)
    }

    /// How many frames there are, and how long they last.
    pub(crate) fn lasts(frames: &[Frame]) -> String {
        let hundredths: u64 = frames.iter().map(|frame| u64::from(frame.hundredths)).sum();
        let frames = message!("count-frame", count = frames.len());
        let seconds = format!("{:.1}", hundredths as f64 / 100.0);
        message!("export-menu-lasts", frames, seconds)
    }

    /// Of each choice between light and dark: its text, its name for screen readers, and what it does.
    pub(crate) const AS_HERE: [Message; 3] = [
        Message("export-menu-as-here"),
        Message("export-menu-as-here-name"),
        Message("export-menu-as-here-about"),
    ];
    pub(crate) const LIGHT: [Message; 3] = [
        Message("export-menu-light"),
        Message("export-menu-light-name"),
        Message("export-menu-light-about"),
    ];
    pub(crate) const DARK: [Message; 3] = [
        Message("export-menu-dark"),
        Message("export-menu-dark-name"),
        Message("export-menu-dark-about"),
    ];

    pub(crate) const WIDTH: Message = Message("export-menu-width");
    pub(crate) const TIMES: Message = Message("export-menu-times");
    pub(crate) const HEIGHT: Message = Message("export-menu-height");
    pub(crate) const PIXELS: Message = Message("export-menu-pixels");
    pub(crate) const ZOOM_LABEL: Message = Message("export-menu-zoom-label");

    /// What a picture can be of.
    pub(crate) const TREE: Message = Message("export-menu-tree");
    pub(crate) const STATE_SPACE: Message = Message("export-menu-state-space");
    pub(crate) const DEPTHS: Message = Message("export-menu-depths");
    pub(crate) const EXPANSION: Message = Message("export-menu-expansion");
    pub(crate) const SOLUTION: Message = Message("export-menu-solution");
    pub(crate) const STRATEGIES: Message = Message("export-menu-strategies");
    pub(crate) const CURVES: Message = Message("export-menu-curves");
    pub(crate) const ESTIMATES: Message = Message("export-menu-estimates");
    pub(crate) const PLOT: Message = Message("export-menu-plot");

    pub(crate) fn zoom(zoom: f32) -> String {
        format!("{zoom}×")
    }

    /// Accessible names.
    pub(crate) fn picture_of(subject: &str) -> String {
        message!("export-menu-picture-of", subject)
    }

    pub(crate) fn picture_as(format: &str) -> String {
        message!("export-menu-picture-as", format)
    }

    pub(crate) fn picture_zoom(zoom: f32) -> String {
        message!("export-menu-picture-zoom", zoom = zoom.to_string())
    }
}
