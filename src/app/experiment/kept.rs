//! What is kept of an experiment that a closed window left behind.

use std::thread;

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use crate::{
    jobs::Wake,
    study::experiment::{JournalFolder, StoredExperiment},
};

/// The experiment that is kept from before, which a thread of its own looks for.
#[derive(Debug, Default)]
pub(crate) struct Offer {
    looking: Option<Receiver<Option<StoredExperiment>>>,
    kept: Option<StoredExperiment>,
}

impl Offer {
    /// Looks for the newest one on `shelf`, and wakes the window when there is one.
    pub(crate) fn look(shelf: JournalFolder, wake: Wake) -> Self {
        let (send, receive) = bounded(1);
        let work = move || {
            if send.send(shelf.newest()).is_ok() {
                wake();
            }
        };
        let thread = thread::Builder::new().name("shelf".to_owned()).spawn(work);
        Self {
            // Without a thread nothing is offered; it is still there next time.
            looking: thread.ok().map(|_| receive),
            kept: None,
        }
    }

    /// Takes in what was found. Never waits.
    pub(crate) fn poll(&mut self) {
        match self.looking.as_ref().map(Receiver::try_recv) {
            None | Some(Err(TryRecvError::Empty)) => {}
            Some(found) => {
                self.kept = found.ok().flatten();
                self.looking = None;
            }
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
