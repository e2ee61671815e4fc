//! The way of a run's trace to whoever records it.
//!
//! The run never waits for its recorder: what has not been taken yet is merged into one trace. That trace is bounded,
//! because a run traces at most [`trace_cap`](crate::worker::Request::trace_cap) expansions, however slow the recorder is,
//! and each takes at most [`Trace::BYTES_AN_EXPANSION`]. The lock is held for as long as it takes to append a slice of the
//! search, or to take the trace away.

use std::sync::Arc;

use crate::search::Trace;
use crate::tasks::{Latest, Waker};

#[derive(Debug, Default)]
pub struct Traced {
    pub trace: Trace,
    /// Set where nothing will follow: the run has ended after so many expansions, or goes on untraced after them.
    pub over: Option<u64>,
    /// Set where nothing will follow because the run was given up.
    pub gone: bool,
}

#[derive(Debug)]
pub struct TraceSender {
    waiting: Waiting,
    recorder: Waker,
}

#[derive(Debug)]
pub struct TraceReceiver {
    waiting: Waiting,
    /// Wakes the recorder when something has come.
    pub waker: Waker,
}

/// Tells how much waits for a recorder.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<Latest<Traced>>);

pub fn traces() -> (TraceSender, TraceReceiver) {
    let (waiting, waker) = (Waiting::default(), Waker::default());
    let sender = TraceSender {
        waiting: waiting.clone(),
        recorder: waker.clone(),
    };
    (sender, TraceReceiver { waiting, waker })
}

impl TraceSender {
    /// Hands over all of `trace`, and empties it.
    pub(crate) fn send(&self, trace: &mut Trace) {
        if !trace.is_empty() {
            self.add(|waiting| waiting.trace.append(trace));
        }
    }

    /// Says that nothing will follow, and that the run has made so many expansions by now.
    pub(crate) fn end(&self, expanded: u64) {
        self.add(|waiting| waiting.over = Some(expanded));
    }

    fn add(&self, add: impl FnOnce(&mut Traced)) {
        self.waiting
            .0
            .update(|waiting| add(waiting.get_or_insert_default()));
        self.recorder.wake();
    }

    /// How much waits for the recorder.
    pub fn waiting(&self) -> Waiting {
        self.waiting.clone()
    }
}

impl Drop for TraceSender {
    fn drop(&mut self) {
        self.add(|waiting| waiting.gone = true);
    }
}

impl TraceReceiver {
    pub fn take(&self) -> Traced {
        self.waiting.0.take().unwrap_or_default()
    }
}

impl Waiting {
    /// Bytes of what waits to be recorded.
    pub fn bytes(&self) -> u64 {
        self.0.update(|waiting| {
            let waiting = waiting.as_ref();
            waiting.map_or(0, |waiting| waiting.trace.bytes())
        })
    }
}
