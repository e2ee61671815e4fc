//! What the window says of files that are saved.

use std::fmt;
use std::io;
use std::path::Path;

use crate::interchange::posthoc::{MAX_EXPANSIONS, SLOW_EXPANSIONS};
use crate::study::table::Format;
use crate::text::Message;
use crate::text::jobs::no_more_threads;
use crate::text::message;

/// What stands beside a file that can be saved.
pub(crate) struct SaveLabels {
    /// Before the field for the name.
    pub(crate) field: Message,
    pub(crate) button: Message,
    /// What the button does.
    pub(crate) about: Message,
    /// Why the button does nothing yet.
    pub(crate) why_not: Message,
}

pub(crate) const PICTURE: SaveLabels = SaveLabels {
    field: Message("files-picture-field"),
    button: Message("files-picture-button"),
    about: Message("files-picture-about"),
    why_not: Message("files-picture-why-not"),
};

pub(crate) const ANIMATION: SaveLabels = SaveLabels {
    field: Message("files-animation-field"),
    button: Message("files-animation-button"),
    about: Message("files-animation-about"),
    why_not: Message("files-animation-why-not"),
};

pub(crate) const TRACE: SaveLabels = SaveLabels {
    field: Message("files-trace-field"),
    button: Message("files-trace-button"),
    about: Message("files-trace-about"),
    why_not: Message("files-trace-why-not"),
};

pub(crate) const WORKSHEET: SaveLabels = SaveLabels {
    field: Message("files-worksheet-field"),
    button: Message("files-worksheet-button"),
    about: Message("files-worksheet-about"),
    why_not: Message("files-worksheet-why-not"),
};

pub(crate) const TABLE: SaveLabels = SaveLabels {
    field: Message("files-table-field"),
    button: Message("files-table-button"),
    about: Message("files-table-about"),
    why_not: Message("files-table-why-not"),
};

/// The button where there is such a file already, and what it does then.
pub(crate) const REPLACE: (Message, Message) =
    (Message("files-replace"), Message("files-replace-about"));

/// An error as a sentence: errors themselves end without a full stop, as everywhere.
pub(crate) fn ended_with_a_stop(error: &impl fmt::Display) -> String {
    message!("sentence", text = error.to_string())
}

pub(crate) const NO_FILE_NAME: Message = Message("files-no-file-name");

pub(crate) const FILE_TASK_BROKE_OFF: Message = Message("files-file-task-broke-off");

pub(crate) fn file_exists(path: &Path) -> String {
    message!("files-exists", path = path.display().to_string())
}

pub(crate) fn no_thread(error: &io::Error) -> String {
    message!("files-not-written", reason = no_more_threads(error))
}

/// What is said of a file that was saved.
pub(crate) fn written(path: &Path, size: &str, expansions: Option<u64>) -> String {
    let path = path.display().to_string();
    match expansions {
        None => message!("files-written", path, size),
        Some(expansions) => {
            let expansions = message!("count-expansion", count = expansions);
            message!("files-written-with-expansions", path, size, expansions)
        }
    }
}

/// What a person should know before a trace of so many expansions is written.
pub(crate) fn warning_before_trace(expanded: u64) -> Option<String> {
    let (all, most, slow) = (expanded, MAX_EXPANSIONS, SLOW_EXPANSIONS);
    if expanded > MAX_EXPANSIONS {
        Some(message!("files-trace-is-cut", most, all))
    } else if expanded > SLOW_EXPANSIONS {
        Some(message!("files-trace-is-long", all, slow))
    } else {
        None
    }
}

pub(crate) const ABOUT_SVG: Message = Message("files-about-svg");
pub(crate) const ABOUT_PDF: Message = Message("files-about-pdf");
pub(crate) const ABOUT_GIF: Message = Message("files-about-gif");
pub(crate) const ABOUT_APNG: Message = Message("files-about-apng");
pub(crate) const ABOUT_PNG: Message = Message("files-about-png");

/// The name of a format and what it is good for.
pub(crate) const POSTHOC: (Message, Message) =
    (Message("files-posthoc"), Message("files-posthoc-about"));
pub(crate) const LESSON: (Message, Message) =
    (Message("files-lesson"), Message("files-lesson-about"));

/// The name of a table's format as lists have it.
pub(crate) fn table_format(format: Format) -> &'static str {
    match format {
        Format::Text => message!("files-table-format-text"),
        Format::Csv => message!("files-table-format-csv"),
        Format::Json => message!("files-table-format-json"),
        Format::Markdown => message!("files-table-format-markdown"),
        Format::Latex => message!("files-table-format-latex"),
    }
}
