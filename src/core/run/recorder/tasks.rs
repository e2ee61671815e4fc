//! The task that builds the recording of a run from its trace, and the one that lays out the recorded nodes.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use crossbeam_channel::Receiver;

use crate::layout::Tree;
use crate::recording::{Coverage, Recording};
use crate::run::recorder::{Copies, Picture, Recorded};
use crate::services::search_task::{TraceReceiver, Traced};
use crate::tasks::{Deadline, Latest, Task, Turn, Wake};

/// The numbers of expansions recorded and laid out between two checks of the deadline: less than a millisecond.
const RECORDED: usize = 512;
const LAID_OUT: u64 = 1024;
/// The minimum time between two copies: no screen shows more.
const INTERVAL: Duration = Duration::from_millis(16);

/// Times are of the runner's clock.
pub struct Recorder {
    recorded: Recorded,
    traces: TraceReceiver,
    traced: Traced,
    done: usize,
    copies: Arc<Copies>,
    /// The time of the last copy.
    copied: Option<Duration>,
    is_ahead: bool,
}

impl Recorder {
    pub fn new(recording: Recording, traces: TraceReceiver, copies: Arc<Copies>) -> Self {
        Self {
            recorded: Recorded::begun(recording),
            traces,
            traced: Traced::default(),
            done: 0,
            copies,
            copied: None,
            is_ahead: false,
        }
    }

    /// Records a portion of the trace received. Returns `false` if there is nothing to record.
    fn record(&mut self) -> bool {
        let recorded = &mut self.recorded;
        if self.done == self.traced.trace.len() && !recorded.is_whole {
            self.traced = self.traces.take();
            self.done = 0;
        }
        let stretch = self.traced.trace.stretch(self.done..self.done + RECORDED);
        self.done += stretch.len();
        if recorded.recording.coverage() == Coverage::Growing {
            recorded.recording.append(stretch);
        }
        let Traced { trace, over, gone } = &self.traced;
        let ends = !recorded.is_whole && self.done == trace.len() && (over.is_some() || *gone);
        if ends {
            recorded.is_whole = true;
            let made = over.unwrap_or_else(|| recorded.recording.len());
            recorded.recording.finish(made);
        }
        let has_recorded = ends || !stretch.is_empty();
        self.is_ahead |= has_recorded;
        has_recorded
    }

    /// Gives the layout the copy it asked for. Returns `false` if it did not ask.
    fn copy(&mut self, now: Duration) -> bool {
        let is_asked = self.copies.asked.swap(false, Relaxed);
        if is_asked {
            self.copied = Some(now);
            self.is_ahead = false;
            self.copies.newest.put(self.recorded.clone());
            self.copies.layout.wake();
        }
        is_asked
    }
}

impl Task for Recorder {
    /// Records until the trace is complete and the last copy is made.
    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        while !until.is_over() {
            let has_recorded = self.record();
            if !self.is_ahead {
                return if self.recorded.is_whole {
                    Turn::Done
                } else {
                    Turn::Idle(None)
                };
            }
            let now = until.now();
            let last = self.copied.filter(|_| !self.recorded.is_whole);
            let due = last.map_or(now, |last| last + INTERVAL);
            let is_copied = due <= now && self.copy(now);
            if !has_recorded && !is_copied {
                return Turn::Idle((due > now).then_some(due));
            }
        }
        Turn::Busy
    }
}

pub struct Layout {
    pub tree: Tree,
    pub copies: Arc<Copies>,
    /// The copy whose nodes are being placed.
    pub copy: Option<Recorded>,
    /// Whether another copy was requested and has not arrived.
    pub asked: bool,
    /// Whether the recording is complete.
    pub is_whole: bool,
    /// Pictures that the window no longer needs.
    pub freed: Receiver<Arc<Picture>>,
    pub newest: Arc<Latest<Arc<Picture>>>,
    pub wake: Wake,
}

impl Task for Layout {
    /// Lays out copies and frees pictures until the window drops the run.
    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        self.freed.try_iter().for_each(drop);
        while !until.is_over() {
            let Some(copy) = self.copy.take().or_else(|| self.copies.newest.take()) else {
                // A copy is requested only now that there is time for it, so that it is recent.
                if !self.is_whole && !std::mem::replace(&mut self.asked, true) {
                    self.copies.asked.store(true, Relaxed);
                    self.copies.recorder.wake();
                }
                return Turn::Idle(None);
            };
            self.asked = false;
            if !self.tree.grow(&copy.recording, LAID_OUT) {
                self.copy = Some(copy);
                continue;
            }
            self.is_whole = copy.is_whole;
            self.newest.put(Arc::new(Picture {
                recorded: copy,
                tree: self.tree.clone(),
            }));
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
