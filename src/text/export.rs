//! What is said of files that are written, of traces and of pictures, in the terminal too; the Export menu.

use crate::text::messages::export as said;
use crate::words::{count, listed};

use std::fmt;

use crate::files::{NotAFile, Skipped, WriteError, WriteStep};
use crate::interchange::posthoc::{SLOW_EXPANSIONS, TraceSummary};
use crate::study::picture::{Animation, PictureError};

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, error) = (&self.path, &self.source);
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

impl fmt::Display for Skipped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&said::skipped(self.0, NotAFile.to_string()))
    }
}

/// What a person should know of a trace that is large.
pub fn trace_warning(trace: &TraceSummary) -> Option<String> {
    let &TraceSummary {
        expansions,
        left_out,
    } = trace;
    if left_out > 0 {
        Some(said::trace_is_cut(expansions, left_out))
    } else if expansions > SLOW_EXPANSIONS {
        Some(said::trace_is_long(expansions, SLOW_EXPANSIONS))
    } else {
        None
    }
}

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

pub(crate) mod menu {
    use crate::study::picture::Frame;
    use crate::text::messages::export::menu as said;
    use crate::words::count;
    pub(crate) use said::*;

    use crate::text::numbers::percent;

    pub(crate) fn drawn(share: f32) -> String {
        percent(f64::from(100.0 * share), 0)
    }

    pub(crate) fn lasts(frames: &[Frame]) -> String {
        let hundredths: u64 = frames.iter().map(|frame| u64::from(frame.hundredths)).sum();
        let frames = count::frames(frames.len());
        let seconds = format!("{:.1}", hundredths as f64 / 100.0);
        said::lasts(frames, seconds)
    }

    pub(crate) fn zoom(zoom: f32) -> String {
        format!("{zoom}×")
    }
}
