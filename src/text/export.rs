//! What is said of files that are written, of traces and of pictures, in the terminal too; the Export menu.

use crate::text::messages::export as said;
use crate::words::{count, listed};

use std::fmt;
use std::path::Path;

use crate::files::{NotAFile, WriteError, WriteStep};
use crate::interchange::posthoc::{SLOW_EXPANSIONS, TraceSummary};
use crate::study::picture::{
    Animation, AnimationFormat, PictureError, PictureFormat, Preset, SearchPicture,
};

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display().to_string();
        let error = self.source.to_string();
        f.write_str(&match self.step {
            WriteStep::Find => said::not_found(path, error),
            WriteStep::Create => said::not_made(path, error),
            WriteStep::Write => said::not_written(path, error),
        })
    }
}

impl fmt::Display for NotAFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(said::NOT_A_FILE.text())
    }
}

/// What is said of a cache file or a journal that is not one.
pub(crate) fn skipped(path: &Path) -> String {
    said::skipped(path.display().to_string(), NotAFile.to_string())
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
            Some(said::trace_is_cut(expansions, left_out))
        } else if expansions > SLOW_EXPANSIONS {
            let slow = SLOW_EXPANSIONS;
            Some(said::trace_is_long(expansions, slow))
        } else {
            None
        }
    }
}

/// Why a picture with these characters is not written.
pub(crate) fn no_font(characters: impl IntoIterator<Item = char>) -> String {
    let characters = listed(characters.into_iter().map(String::from));
    said::no_font(characters)
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotStarted => said::SEARCH_NOT_STARTED.text(),
            Self::SearchFailed(reason) => reason,
            Self::EndedBefore { expansions, at } => {
                let expansions = count::expansions(*expansions);
                return f.write_str(&said::ended_before(expansions, *at));
            }
            Self::NotRecorded { recorded } => {
                let recorded = *recorded;
                return f.write_str(&said::not_recorded(recorded));
            }
            Self::SpaceTooLarge => said::SPACE_TOO_LARGE.text(),
            Self::TwoSpaces => said::TWO_SPACES.text(),
            Self::NotSolved => said::NOT_SOLVED.text(),
            Self::NotExpanded => said::NOT_EXPANDED.text(),
            Self::Still => said::STILL.text(),
            Self::FilmTooLarge => {
                let most = Animation::PIXELS as u64;
                return f.write_str(&said::film_too_large(most));
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
            Self::Tree => said::SEARCH_PICTURE_SUMMARY_TREE.text(),
            Self::Map => said::SEARCH_PICTURE_SUMMARY_MAP.text(),
            Self::Depths => said::SEARCH_PICTURE_SUMMARY_DEPTHS.text(),
            Self::Plot => said::SEARCH_PICTURE_SUMMARY_PLOT.text(),
            Self::Expansion => said::SEARCH_PICTURE_SUMMARY_EXPANSION.text(),
            Self::Solution => said::SEARCH_PICTURE_SUMMARY_SOLUTION.text(),
        }
    }
}

impl PictureFormat {
    /// Its name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Svg => said::PICTURE_FORMAT_SVG.text(),
            Self::Png => said::PICTURE_FORMAT_PNG.text(),
            Self::Pdf => said::PICTURE_FORMAT_PDF.text(),
        }
    }
}

impl AnimationFormat {
    /// Its name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Gif => said::ANIMATION_FORMAT_GIF.text(),
            Self::Apng => said::ANIMATION_FORMAT_APNG.text(),
        }
    }
}

impl Preset {
    /// What it is called on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Own => said::PRESET_OWN.text(),
            Self::Column => said::PRESET_COLUMN.text(),
            Self::Page => said::PRESET_PAGE.text(),
            Self::Slide => said::PRESET_SLIDE.text(),
        }
    }

    /// What it is for.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Own => said::PRESET_SUMMARY_OWN.text(),
            Self::Column => said::PRESET_SUMMARY_COLUMN.text(),
            Self::Page => said::PRESET_SUMMARY_PAGE.text(),
            Self::Slide => said::PRESET_SUMMARY_SLIDE.text(),
        }
    }
}

/// The Export menu.
pub(crate) mod menu {
    use crate::study::picture::Frame;
    use crate::text::messages::export::menu as said;
    use crate::words::count;
    pub(crate) use said::*;

    use crate::text::numbers::percent;

    pub(crate) fn drawn(share: f32) -> String {
        percent(f64::from(100.0 * share), 0)
    }

    /// How many frames there are, and how long they last.
    pub(crate) fn lasts(frames: &[Frame]) -> String {
        let hundredths: u64 = frames.iter().map(|frame| u64::from(frame.hundredths)).sum();
        let frames = count::frames(frames.len());
        let seconds = format!("{:.1}", hundredths as f64 / 100.0);
        said::lasts(frames, seconds)
    }

    pub(crate) fn zoom(zoom: f32) -> String {
        format!("{zoom}×")
    }

    pub(crate) fn picture_zoom(zoom: f32) -> String {
        said::picture_zoom(zoom.to_string())
    }
}
