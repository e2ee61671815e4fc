//! What is said of settings that are kept.

use crate::text::Message;
use crate::text::message;
use std::io;
use std::path::Path;

/// `aside` is the name that the file has now; none where it could not be renamed.
pub(crate) fn damaged(path: &Path, aside: Option<&Path>) -> String {
    match aside {
        Some(aside) => message!(
            "kept-damaged-set-aside",
            aside = aside.display().to_string()
        ),
        None => message!("kept-damaged", path = path.display().to_string()),
    }
}

pub(crate) fn newer(path: &Path, version: u64) -> String {
    message!(
        "kept-newer",
        path = path.display().to_string(),
        version = version.to_string()
    )
}

pub(crate) fn unreadable(path: &Path, error: &io::Error) -> String {
    message!(
        "kept-unreadable",
        path = path.display().to_string(),
        error = error.to_string()
    )
}

pub(crate) fn not_written(error: &io::Error) -> String {
    message!("kept-not-written", error = error.to_string())
}

/// The button that sets everything back, and what it does.
pub(crate) const RESET: (Message, Message) = (Message("kept-reset"), Message("kept-reset-about"));

pub(crate) const RESET_DONE: Message = Message("kept-reset-done");
