//! Why background work failed, and why the disk cache kept nothing or had nothing.

use std::fmt;

use crate::files::NotAFile;
use crate::jobs::JobError;
use crate::jobs::cache::{Miss, NotKept};
use crate::search::BrokenPath;
use crate::text::Message;

pub(crate) const NO_TABLES: Message = Message("jobs-no-tables");

/// Why there is no thread, and what to do; without a full stop.
pub(crate) fn no_more_threads(error: impl fmt::Display) -> String {
    format!(
        "the system gives no more threads ({error}); close other programs, or raise the limit of processes (ulimit -u), and try again"
    )
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoThread(error) => f.write_str(&no_more_threads(error)),
            Self::Panicked(message) => write!(f, "the work stopped with an error: {message}"),
        }
    }
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => f.write_str("nothing is stored there yet"),
            Self::Unreadable(error) => write!(f, "it cannot be read: {error}"),
            Self::NotAFile => NotAFile.fmt(f),
            Self::Foreign => f.write_str("it is not a cache file of Slidescope"),
            Self::Version { found, wanted } => {
                write!(f, "it is of version {found}, not {wanted}")
            }
            Self::Parameters => f.write_str("it is for other parameters"),
            Self::Damaged => f.write_str("it is damaged"),
        }
    }
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFolder => f.write_str("this system names no folder for caches"),
            Self::NotWritten { path, source } => {
                write!(f, "{} could not be written: {source}", path.display())
            }
        }
    }
}

impl fmt::Display for BrokenPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the search returned a path that breaks at move {}; this is a defect in Slidescope, please report the board",
            self.at
        )
    }
}
