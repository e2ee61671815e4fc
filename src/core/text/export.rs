//! Texts about written files, traces and pictures, also for the terminal, and of the Export menu.

use crate::text::messages::export as said;
pub use said::no_font;

use crate::files::{NotAFile, NotText, Skipped, WriteError, WriteStep};
use crate::interchange::posthoc::{MAX_EXPANSIONS, SLOW_EXPANSIONS, TraceSummary};
use crate::picture::{Animation, PictureError};
use crate::text::messages::files;

displayed!(WriteError, |it| {
    let (path, error) = (&it.path, &it.source);
    match it.step {
        WriteStep::Find => said::not_found(path, error),
        WriteStep::Create => said::not_made(path, error),
        WriteStep::Write => said::not_written(path, error),
    }
});

displayed!(NotText, |_it| said::NOT_TEXT.to_string());

displayed!(NotAFile, |_it| said::NOT_A_FILE.to_string());

displayed!(Skipped<'_>, |it| said::skipped(it.0, NotAFile.to_string()));

/// Returns a warning about a large trace, if it is large.
pub fn trace_warning(trace: &TraceSummary) -> Option<String> {
    let (expansions, left_out) = (trace.expansions, trace.left_out);
    if left_out > 0 {
        Some(said::trace_is_cut(expansions, left_out))
    } else if expansions > SLOW_EXPANSIONS {
        Some(said::trace_is_long(expansions, SLOW_EXPANSIONS))
    } else {
        None
    }
}

/// Returns a warning to show before a trace of this many expansions is written, if it is large.
pub fn warning_before_trace(expanded: u64) -> Option<String> {
    let (all, most, slow) = (expanded, MAX_EXPANSIONS, SLOW_EXPANSIONS);
    if expanded > MAX_EXPANSIONS {
        Some(files::trace_is_cut(most, all))
    } else if expanded > SLOW_EXPANSIONS {
        Some(files::trace_is_long(all, slow))
    } else {
        None
    }
}

displayed!(PictureError, |it| match it {
    Self::NotStarted => said::SEARCH_NOT_STARTED.to_string(),
    Self::SearchFailed(reason) => reason.clone(),
    Self::EndedBefore { expansions, at } => said::ended_before(*expansions, *at),
    Self::NotRecorded { recorded } => said::not_recorded(*recorded),
    Self::SpaceTooLarge => said::SPACE_TOO_LARGE.to_string(),
    Self::TwoSpaces => said::TWO_SPACES.to_string(),
    Self::NotSolved => said::NOT_SOLVED.to_string(),
    Self::NotExpanded => said::NOT_EXPANDED.to_string(),
    Self::Still => said::STILL.to_string(),
    Self::FilmTooLarge => said::film_too_large(Animation::PIXELS as u64),
});

pub mod menu {
    use crate::picture::Frame;
    use crate::text::messages::export::menu as said;
    pub use said::*;

    use crate::text::numbers::percent;

    pub fn drawn(share: f32) -> String {
        percent(f64::from(100.0 * share), 0)
    }

    pub fn lasts(frames: &[Frame]) -> String {
        let hundredths: u64 = frames.iter().map(|frame| u64::from(frame.hundredths)).sum();
        let seconds = format!("{:.1}", hundredths as f64 / 100.0);
        said::lasts(frames.len(), seconds)
    }
}
