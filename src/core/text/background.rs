//! Errors of background work, also when it panics, and why the disk cache could not store or load something.

use crate::text::messages::{background as said, panics};
pub use said::*;

use crate::files::NotAFile;
use crate::search::BrokenPath;
use crate::services::cache::{Miss, NotKept};
use crate::tasks::Panicked;
use crate::tasks::{JobError, is_brief};
use crate::text::{Message, messages};

pub fn no_tables() -> Message {
    if is_brief() {
        messages::page::ON_THE_DESKTOP
    } else {
        said::NO_TABLES
    }
}

displayed!(JobError, |it| match it {
    Self::NoThread(error) => no_more_threads(error),
    Self::Panicked(error) => said::panicked(error),
});

displayed!(Miss, |it| match it {
    Self::Absent => said::MISS_ABSENT.to_string(),
    Self::Unreadable(error) => said::miss_unreadable(error),
    Self::NotAFile => NotAFile.to_string(),
    Self::Foreign => said::MISS_FOREIGN.to_string(),
    Self::Version { found, wanted } => said::miss_version(found, wanted),
    Self::Parameters => said::MISS_PARAMETERS.to_string(),
    Self::Damaged => said::MISS_DAMAGED.to_string(),
});

displayed!(NotKept, |it| match it {
    Self::NoFolder => said::NOT_KEPT_NO_FOLDER.to_string(),
    Self::NotWritten { path, source } => said::not_kept_not_written(path.display(), source),
});

displayed!(BrokenPath, |it| said::broken_path(it.at));

// The reason, for use in a sentence that says what failed.
displayed!(Panicked, |it| {
    let reason = it.0.as_deref();
    reason.unwrap_or_else(|| panics::NO_REASON.text())
});
