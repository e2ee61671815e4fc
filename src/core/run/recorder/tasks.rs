//! The task that builds the recording of a run from its trace, and the one that lays out the recorded nodes.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use crossbeam_channel::Receiver;

use crate::layout::Tree;
use crate::recording::{Coverage, Recording};
use crate::run::recorder::{Copies, Picture};
use crate::services::search_task::{TraceReceiver, Traced};
use crate::tasks::{Deadline, Latest, Task, Turn, Wake};

/// The numbers of expansions recorded and laid out between two checks of the deadline: less than a millisecond.
const RECORDED: usize = 512;
const LAID_OUT: u64 = 1024;
/// The minimum time between two copies: no screen shows more.
const INTERVAL: Duration = Duration::from_millis(16);

/// Times are of the runner's clock.
pub struct Recorder {
    recording: Recording,
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
            recording,
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
        let recording = &mut self.recording;
        if self.done == self.traced.trace.len() && !recording.is_whole() {
            self.traced = self.traces.take();
            self.done = 0;
        }
        let stretch = self.traced.trace.stretch(self.done..self.done + RECORDED);
        self.done += stretch.len();
        if recording.coverage() == Coverage::Growing {
            recording.append(stretch);
        }
        let Traced { trace, over, gone } = &self.traced;
        let ends = !recording.is_whole() && self.done == trace.len() && (over.is_some() || *gone);
        if ends {
            recording.finish(over.unwrap_or_else(|| recording.len()));
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
            self.copies.newest.put(self.recording.clone());
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
                return if self.recording.is_whole() {
                    Turn::Done
                } else {
                    Turn::Idle(None)
                };
            }
            let now = until.now();
            let last = self.copied.filter(|_| !self.recording.is_whole());
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
    pub copy: Option<Recording>,
    /// Whether another copy was requested and has not arrived.
    pub asked: bool,
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
                if !std::mem::replace(&mut self.asked, true) {
                    self.copies.asked.store(true, Relaxed);
                    self.copies.recorder.wake();
                }
                return Turn::Idle(None);
            };
            self.asked = false;
            if !self.tree.grow(&copy, LAID_OUT) {
                self.copy = Some(copy);
                continue;
            }
            self.newest.put(Arc::new(Picture {
                recording: copy,
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
