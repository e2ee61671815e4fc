//! Why a file is refused.

use std::{io, path::PathBuf};

use crate::lesson::{MAX_BYTES, VERSION};

/// Why a lesson could not be opened. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file could not be read.
    #[error("{} could not be read: {source}; look at its name and where it is", path.display())]
    Unread {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// What it holds is refused.
    #[error("{} {fault}", path.display())]
    Refused {
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        fault: LessonFault,
    },
}

/// What is wrong with the text of a lesson. Each reads on from the file's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonFault {
    /// Something else altogether.
    #[error("is no lesson: choose a file that was saved from the Lesson menu")]
    NotALesson,
    /// More than a lesson can have.
    #[error("is larger than {} KiB: no lesson is", MAX_BYTES >> 10)]
    TooLarge,
    /// Written by a program that knows more.
    #[error(
        "is a lesson of version {version}, and this Slidescope reads versions up to {VERSION}: open it with a newer Slidescope"
    )]
    Newer {
        /// Its version.
        version: u64,
    },
    /// Not to be read on from here.
    #[error(
        "is damaged at line {line}, column {column}: {reason}; mend it there, or open another copy"
    )]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// It can be read, but one of its values cannot be.
    #[error("is damaged at “{field}”: {reason}")]
    BadValue {
        /// The field, such as `bookmarks[2].expansion`, the first of a list being 1.
        field: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl From<serde_json::Error> for LessonFault {
    fn from(error: serde_json::Error) -> Self {
        let words = error.to_string();
        // serde_json adds the place to its words.
        let reason = words.split(" at line ").next().unwrap_or_default();
        Self::Damaged {
            line: error.line(),
            column: error.column().max(1),
            reason: reason.to_owned(),
        }
    }
}
