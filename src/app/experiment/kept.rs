//! The unfinished experiment that an earlier window left behind.

use crate::{
    jobs::{Job, Wake},
    study::experiment::{JournalFolder, StoredExperiment},
};

/// An experiment that is kept from before and offered, looked for in the background.
#[derive(Debug, Default)]
pub(crate) struct Offer {
    looking: Option<Job<(), Option<StoredExperiment>>>,
    kept: Option<StoredExperiment>,
}

impl Offer {
    /// Looks for the newest one on `shelf`, and wakes the window when that is done.
    pub(crate) fn look(shelf: JournalFolder, wake: &Wake) -> Self {
        Self {
            looking: Some(Job::once("shelf", wake, move || shelf.newest())),
            kept: None,
        }
    }

    /// Takes in what was found. Never waits.
    pub(crate) fn poll(&mut self) {
        if let Some(((), found)) = self.looking.as_mut().and_then(Job::finished) {
            // Where the shelf could not be read nothing is offered; it is still there next time.
            self.kept = found.ok().flatten();
            self.looking = None;
        }
    }

    pub(crate) const fn kept(&self) -> Option<&StoredExperiment> {
        self.kept.as_ref()
    }

    /// Takes it away; what is still looked for is not wanted any more.
    pub(crate) fn take(&mut self) -> Option<StoredExperiment> {
        self.looking = None;
        self.kept.take()
    }
}
