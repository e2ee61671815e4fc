//! What is said of lessons: why a file is refused, bookmarks, and the Lesson menu.

use std::fmt;

use crate::lesson::{InvalidValue, LessonError, LessonFormatError, MAX_BYTES, VERSION};
use crate::puzzle::Board;
use crate::search::Algorithm;
use crate::text::boards::in_a_line;
use crate::text::files::SaveLabels;
use crate::text::{counted, thousands};

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { path, source } => write!(
                f,
                "{} could not be read: {source}; look at its name and where it is",
                path.display()
            ),
            Self::Format { path, source } => write!(f, "{} {source}", path.display()),
        }
    }
}

/// Each reads on from the file's name.
impl fmt::Display for LessonFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALesson => {
                f.write_str("is no lesson: choose a file that was saved from the Lesson menu")
            }
            Self::TooLarge => write!(f, "is larger than {} KiB: no lesson is", MAX_BYTES >> 10),
            Self::Newer { version } => write!(
                f,
                "is a lesson of version {version}, and this Slidescope reads versions up to {VERSION}: open it with a newer Slidescope"
            ),
            Self::Damaged {
                line,
                column,
                reason,
            } => write!(
                f,
                "is damaged at line {line}, column {column}: {reason}; mend it there, or open another copy"
            ),
            Self::BadValue { field, reason } => write!(f, "is damaged at “{field}”: {reason}"),
        }
    }
}

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version => f.write_str("the first version is 1; write 1"),
            Self::Speed => {
                f.write_str("write expansions a second, more than 0, or null for full speed")
            }
            Self::SameMoment => {
                f.write_str("an earlier bookmark is at the same moment; keep one of them")
            }
            Self::Board(faults) => f.write_str(&in_a_line(faults)),
            Self::Problem(error) => error.fmt(f),
            Self::Strategy(error) => error.fmt(f),
            Self::Strategies(error) => error.fmt(f),
        }
    }
}

/// The Lesson menu.
pub(crate) mod menu {
    pub(crate) const LESSON: &str = "Lesson";
    pub(crate) const BOOKMARKS: &str = "Bookmarks";
    pub(crate) const NOTE: &str = "Note";
    pub(crate) const FILE: &str = "Lesson file";
    pub(crate) const ABOUT: &str = "Bookmarks with a note each; saves boards, strategy, view and bookmarks, and opens them again.";
    pub(crate) const NO_BOOKMARKS: &str = "None yet. A bookmark keeps a moment of the search with a note, for the class to come back to; Page Down and Page Up go from one to the next.";
    pub(crate) const REMOVE: &str = "Drops the bookmark.";
    pub(crate) const NO_NOTE: &str = "no note";
    pub(crate) const NOTE_HINT: &str = "what to ask or to say there";
    pub(crate) const BOOKMARK: (&str, &str) = (
        "Bookmark this moment",
        "Keeps the expansion looked at, with its board, its strategy and the note.",
    );
    pub(crate) const NO_MOMENT: &str =
        "There is no moment yet: run the search or make a step first.";

    /// The text of a button and what it does.
    pub(crate) const OPEN: (&str, &str) = (
        "Open lesson",
        "Takes over what is in the file; the boards here can be had back by undo, the bookmarks not.",
    );
    pub(crate) const EXAMPLE: (&str, &str) = (
        "Open the example",
        "Takes over a first lesson on A* and BFS that comes along.",
    );
}

pub(crate) const FILE: SaveLabels = SaveLabels {
    field: "File",
    button: "Save lesson",
    about: "Writes boards, strategy, view and bookmarks; an old file stays whole if that fails.",
    why_not: "The file is being read or written.",
};

/// The name of a bookmark for screen readers. Numbers count from 1.
pub(crate) fn bookmark(number: usize, expansion: u64, note: &str) -> String {
    let expansion = thousands(expansion);
    format!("Bookmark {number}: expansion {expansion}, {note}")
}

pub(crate) fn remove_bookmark(number: usize) -> String {
    format!("Remove bookmark {number}")
}

/// What a click on a bookmark does, below its whole note. `other` is its search where that is not the one in the window.
pub(crate) fn about_bookmark(note: &str, other: Option<(Board, Algorithm)>) -> String {
    let click = match other {
        None => "Goes there.".to_owned(),
        Some((board, algorithm)) => {
            format!("Takes over the board {board} and {algorithm}, and searches up to there.")
        }
    };
    if note.is_empty() {
        click
    } else {
        format!("{note}\n{click}")
    }
}

pub(crate) const NO_LEGAL_BOARD: &str = "The board is not legal yet: mend it before saving.";

/// The name of the example in the message that it was opened.
pub(crate) const EXAMPLE: &str = "a first lesson";

pub(crate) fn opened(from: &str, bookmarks: usize) -> String {
    let bookmarks = counted(bookmarks as u64, "bookmark");
    format!("Opened with {bookmarks}: {from}.")
}

pub(crate) fn ended_before_bookmark(end: u64, bookmark: u64) -> String {
    let (end, bookmark) = (counted(end, "expansion"), thousands(bookmark));
    format!("The search ended after {end}, before the bookmark at {bookmark}")
}
