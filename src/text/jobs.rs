//! Why background work failed, and why the disk cache kept nothing or had nothing.

use std::fmt;

use crate::files::NotAFile;
use crate::jobs::JobError;
use crate::jobs::cache::{Miss, NotKept};
use crate::search::BrokenPath;
use crate::text::Message;
use crate::text::message;

pub(crate) const NO_TABLES: Message = Message("jobs-no-tables");

/// Why there is no thread, and what to do; without a full stop.
pub(crate) fn no_more_threads(error: impl fmt::Display) -> String {
    message!("jobs-no-more-threads", error = error.to_string())
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoThread(error) => f.write_str(&no_more_threads(error)),
            Self::Panicked(error) => f.write_str(&message!("jobs-panicked", error)),
        }
    }
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => f.write_str(message!("jobs-miss-absent")),
            Self::Unreadable(error) => {
                f.write_str(&message!("jobs-miss-unreadable", error = error.to_string()))
            }
            Self::NotAFile => NotAFile.fmt(f),
            Self::Foreign => f.write_str(message!("jobs-miss-foreign")),
            Self::Version { found, wanted } => f.write_str(&message!(
                "jobs-miss-version",
                found = found.to_string(),
                wanted = wanted.to_string()
            )),
            Self::Parameters => f.write_str(message!("jobs-miss-parameters")),
            Self::Damaged => f.write_str(message!("jobs-miss-damaged")),
        }
    }
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFolder => f.write_str(message!("jobs-not-kept-no-folder")),
            Self::NotWritten { path, source } => f.write_str(&message!(
                "jobs-not-kept-not-written",
                path = path.display().to_string(),
                error = source.to_string()
            )),
        }
    }
}

impl fmt::Display for BrokenPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&message!("jobs-broken-path", at = self.at.to_string()))
    }
}
