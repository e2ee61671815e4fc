//! Why background work failed, and why the disk cache kept nothing or had nothing.

use crate::text::messages::{jobs as said, panics};
pub(crate) use said::*;

use std::fmt;

use crate::files::NotAFile;
use crate::jobs::cache::{Miss, NotKept};
use crate::jobs::{JobError, is_brief};
use crate::search::BrokenPath;
use crate::tasks::Panicked;
use crate::text::{Message, messages};

/// Why there are no tables.
#[cfg(feature = "gui")]
pub(crate) fn no_tables() -> Message {
    if is_brief() {
        messages::page::ON_THE_DESKTOP
    } else {
        said::NO_TABLES
    }
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoThread(error) => f.write_str(&no_more_threads(error)),
            Self::Panicked(error) => f.write_str(&said::panicked(error.to_string())),
        }
    }
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => f.write_str(said::MISS_ABSENT.text()),
            Self::Unreadable(error) => f.write_str(&said::miss_unreadable(error)),
            Self::NotAFile => NotAFile.fmt(f),
            Self::Foreign => f.write_str(said::MISS_FOREIGN.text()),
            Self::Version { found, wanted } => {
                f.write_str(&said::miss_version(found.to_string(), wanted.to_string()))
            }
            Self::Parameters => f.write_str(said::MISS_PARAMETERS.text()),
            Self::Damaged => f.write_str(said::MISS_DAMAGED.text()),
        }
    }
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFolder => f.write_str(said::NOT_KEPT_NO_FOLDER.text()),
            Self::NotWritten { path, source } => {
                f.write_str(&said::not_kept_not_written(path, source))
            }
        }
    }
}

impl fmt::Display for BrokenPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&said::broken_path(self.at.to_string()))
    }
}

/// The reason, for a sentence that says what broke.
impl fmt::Display for Panicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            self.0
                .as_deref()
                .unwrap_or_else(|| panics::NO_REASON.text()),
        )
    }
}

pub(crate) fn search_broke_off(panic: &Panicked) -> String {
    panics::search_broke_off(panic.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_of_messages_are_read() {
        let (text, formatted): (&str, String) = ("tile 7", format!("tile {}", 8));
        assert_eq!(Panicked::from_panic(&text).to_string(), "tile 7");
        assert_eq!(Panicked::from_panic(&formatted).to_string(), "tile 8");
        assert_eq!(Panicked::from_panic(&7).to_string(), "no reason given");
    }
}
