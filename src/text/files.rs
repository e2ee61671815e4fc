//! What the window says of files that are saved.

use crate::text::messages::files as said;
pub(crate) use said::*;

use std::io;
use std::path::Path;

use crate::interchange::posthoc::{MAX_EXPANSIONS, SLOW_EXPANSIONS};
use crate::study::table::Format;
use crate::text::Message;
use crate::text::jobs::no_more_threads;

/// What stands beside a file that can be saved.
pub(crate) struct SaveLabels {
    /// Before the field for the name.
    pub(crate) field: Message,
    pub(crate) button: Message,
    pub(crate) about: Message,
    /// Why the button does nothing yet.
    pub(crate) why_not: Message,
}

pub(crate) const PICTURE: SaveLabels = SaveLabels {
    field: said::PICTURE_FIELD,
    button: said::PICTURE_BUTTON,
    about: said::PICTURE_ABOUT,
    why_not: said::PICTURE_WHY_NOT,
};

pub(crate) const ANIMATION: SaveLabels = SaveLabels {
    field: said::ANIMATION_FIELD,
    button: said::ANIMATION_BUTTON,
    about: said::ANIMATION_ABOUT,
    why_not: said::ANIMATION_WHY_NOT,
};

pub(crate) const TRACE: SaveLabels = SaveLabels {
    field: said::TRACE_FIELD,
    button: said::TRACE_BUTTON,
    about: said::TRACE_ABOUT,
    why_not: said::TRACE_WHY_NOT,
};

pub(crate) const WORKSHEET: SaveLabels = SaveLabels {
    field: said::WORKSHEET_FIELD,
    button: said::WORKSHEET_BUTTON,
    about: said::WORKSHEET_ABOUT,
    why_not: said::WORKSHEET_WHY_NOT,
};

pub(crate) const TABLE: SaveLabels = SaveLabels {
    field: said::TABLE_FIELD,
    button: said::TABLE_BUTTON,
    about: said::TABLE_ABOUT,
    why_not: said::TABLE_WHY_NOT,
};

pub(crate) use crate::words::ended_with_a_stop;

pub(crate) fn no_thread(error: &io::Error) -> String {
    said::not_written(no_more_threads(error))
}

pub(crate) fn written(path: &Path, size: &str, expansions: Option<u64>) -> String {
    match expansions {
        None => said::written(path, size),
        Some(expansions) => said::written_with_expansions(path, size, expansions),
    }
}

/// What a person should know before a trace of so many expansions is written.
pub(crate) fn warning_before_trace(expanded: u64) -> Option<String> {
    let (all, most, slow) = (expanded, MAX_EXPANSIONS, SLOW_EXPANSIONS);
    if expanded > MAX_EXPANSIONS {
        Some(said::trace_is_cut(most, all))
    } else if expanded > SLOW_EXPANSIONS {
        Some(said::trace_is_long(all, slow))
    } else {
        None
    }
}

pub(crate) fn table_format(format: Format) -> &'static str {
    Message::of("files-table-format", format.id()).text()
}
