//! The unfinished experiment from before the app was last closed.

use crate::jobs::{Job, Wake};
use crate::study::experiment::{JournalFolder, StoredExperiment};

#[derive(Debug, Default)]
pub(crate) struct Unfinished {
    search: Option<Job<(), Option<StoredExperiment>>>,
    pub(crate) kept: Option<StoredExperiment>,
}

impl Unfinished {
    /// Looks for the newest one in `journals`, and wakes the window when that is done.
    pub(crate) fn look(journals: JournalFolder, wake: &Wake) -> Self {
        Self {
            search: Some(Job::once("journals", wake, move || journals.newest())),
            kept: None,
        }
    }

    pub(crate) fn poll(&mut self) {
        if let Some(((), found)) = self.search.as_mut().and_then(Job::finished) {
            // Where the folder could not be read, nothing is offered until the next start.
            self.kept = found.ok().flatten();
            self.search = None;
        }
    }

    /// Removes it from the offer, and ends the search for one.
    pub(crate) fn take(&mut self) -> Option<StoredExperiment> {
        self.search = None;
        self.kept.take()
    }
}
