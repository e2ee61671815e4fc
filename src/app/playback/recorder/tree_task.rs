//! The task that lays out the recorded nodes.

use std::sync::Arc;

use crossbeam_channel::Receiver;

use crate::app::explore::tree::layout::Tree;
use crate::app::playback::recorder::{Copies, Picture, Recorded};
use crate::tasks::{Deadline, Latest, Task, Turn, Wake};

/// The number of expansions laid out between two checks of the deadline: less than a millisecond.
const PORTION: u64 = 1024;

pub(super) struct Layout {
    pub(super) tree: Tree,
    pub(super) copies: Arc<Copies>,
    /// The copy whose nodes are being placed.
    pub(super) copy: Option<Recorded>,
    /// Whether another copy was requested and has not arrived.
    pub(super) asked: bool,
    /// Whether the recording is complete.
    pub(super) is_whole: bool,
    /// Pictures that the window no longer needs.
    pub(super) freed: Receiver<Arc<Picture>>,
    pub(super) newest: Arc<Latest<Arc<Picture>>>,
    pub(super) wake: Wake,
}

impl Task for Layout {
    /// Lays out copies and frees pictures until the window drops the run.
    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        self.freed.try_iter().for_each(drop);
        while !until.is_over() {
            let Some(copy) = self.copy.take().or_else(|| self.copies.newest.take()) else {
                // A copy is requested only now that there is time for it, so that it is recent.
                if !self.is_whole && !std::mem::replace(&mut self.asked, true) {
                    self.copies.ask();
                }
                return Turn::Idle(None);
            };
            self.asked = false;
            if !self.tree.grow(&copy.recording, PORTION) {
                self.copy = Some(copy);
                continue;
            }
            self.is_whole = copy.is_whole;
            let picture = Picture::new(copy, self.tree.clone());
            self.newest.put(Arc::new(picture));
            (self.wake)();
        }
        Turn::Busy
    }
}

impl Drop for Layout {
    fn drop(&mut self) {
        // The window may still own this cell, and should not have to free its contents.
        drop(self.newest.take());
    }
}
