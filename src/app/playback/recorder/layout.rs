//! The thread that places the nodes of what is recorded.

use std::sync::{Arc, Mutex};

use crossbeam_channel::{Receiver, Sender, select};

use crate::app::explore::tree::layout::Tree;
use crate::app::playback::recorder::{Picture, Recorded, Slot, lock};
use crate::jobs::Wake;

pub(super) struct Layout {
    pub(super) tree: Tree,
    /// Where a copy of the recording is asked for, and where it comes. It is asked for when there is time for it, so that it
    /// is of that moment.
    pub(super) order: Sender<()>,
    pub(super) copies: Receiver<Recorded>,
    /// What the window no longer needs.
    pub(super) freed: Receiver<Arc<Picture>>,
    pub(super) slot: Arc<Mutex<Slot>>,
    pub(super) wake: Wake,
}

impl Layout {
    /// Lays out copies and frees pictures until the window has let go of the run.
    pub(super) fn run(mut self) {
        self.ask();
        loop {
            select! {
                recv(self.copies) -> copy => match copy {
                    Ok(copy) => {
                        self.show(copy);
                        self.ask();
                    }
                    // All is recorded.
                    Err(_) => break,
                },
                recv(self.freed) -> picture => if picture.is_err() {
                    break;
                },
            }
        }
        self.freed.iter().for_each(drop);
        lock(&self.slot).newest = None;
    }

    /// Asks for a copy, if there is still somebody to make it.
    fn ask(&self) {
        _ = self.order.send(());
    }

    /// Places the nodes of a copy, and puts both where the window finds them.
    fn show(&mut self, copy: Recorded) {
        self.tree.grow(&copy.recording, u64::MAX);
        let picture = Arc::new(Picture::new(copy, self.tree.clone()));
        let before = lock(&self.slot).newest.replace(picture);
        drop(before);
        (self.wake)();
        self.freed.try_iter().for_each(drop);
    }
}
