//! Why the file of a lesson is refused.

use std::fmt;

use crate::{
    lesson::{InvalidValue, LessonError, LessonFormatError, MAX_BYTES, VERSION},
    text::boards::in_a_line,
};

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
