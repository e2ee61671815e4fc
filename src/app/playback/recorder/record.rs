//! The task that builds the recording of a run from its trace.

use std::sync::Arc;
use std::time::Duration;

use crate::app::playback::recorder::{Copies, Recorded};
use crate::recording::{Coverage, Recording};
use crate::tasks::{Deadline, Task, Turn};
use crate::worker::{TraceReceiver, Traced};

/// The number of expansions recorded between two checks of the deadline: less than a millisecond.
const PORTION: usize = 512;
/// The minimum time between two copies: no screen shows more.
const INTERVAL: Duration = Duration::from_millis(16);

/// Times are of the runner's clock.
pub(super) struct Recorder {
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
    pub(super) fn new(recording: Recording, traces: TraceReceiver, copies: Arc<Copies>) -> Self {
        Self {
            recorded: Recorded {
                recording,
                traced: 0,
                is_whole: false,
            },
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
        let stretch = self.traced.trace.stretch(self.done..self.done + PORTION);
        self.done += stretch.len();
        recorded.traced = recorded.traced.saturating_add(stretch.len() as u64);
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
        let is_asked = self.copies.is_asked();
        if is_asked {
            self.copied = Some(now);
            self.is_ahead = false;
            self.copies.give(self.recorded.clone());
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
