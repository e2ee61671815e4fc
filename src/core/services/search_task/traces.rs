//! The channel from a run to the recorder of its trace.
//!
//! The run never waits for its recorder: parts not taken yet are merged into one trace. That trace is bounded, because a run
//! traces at most [`trace_cap`](crate::services::search_task::Request::trace_cap) expansions, however slow the recorder is, and each takes
//! at most nine bytes (see [`Trace`]). The lock is held only while a slice of the search is appended, or the trace is taken.

use std::sync::Arc;

use crate::search::Trace;
use crate::tasks::{Latest, Waker};

#[derive(Debug, Default)]
pub struct Traced {
    pub trace: Trace,
    /// Set if nothing will follow: the run has ended after this many expansions, or continues untraced.
    pub over: Option<u64>,
    /// Set if nothing will follow because the run was dropped.
    pub gone: bool,
}

#[derive(Debug)]
pub struct TraceSender(TraceReceiver);

/// What is waiting for the recorder.
#[derive(Clone, Debug, Default)]
pub struct TraceReceiver {
    waiting: Arc<Latest<Traced>>,
    /// Wakes the recorder when there is something to take.
    pub waker: Waker,
}

pub fn traces() -> (TraceSender, TraceReceiver) {
    let receiver = TraceReceiver::default();
    (TraceSender(receiver.clone()), receiver)
}

impl TraceSender {
    /// Sends all of `trace` and leaves it empty.
    pub(crate) fn send(&self, trace: &mut Trace) {
        if !trace.is_empty() {
            self.add(|waiting| waiting.trace.append(trace));
        }
    }

    /// Announces that nothing will follow, and that the run has made `expanded` expansions.
    pub(crate) fn end(&self, expanded: u64) {
        self.add(|waiting| waiting.over = Some(expanded));
    }

    fn add(&self, add: impl FnOnce(&mut Traced)) {
        let TraceReceiver { waiting, waker } = &self.0;
        waiting.update(|waiting| add(waiting.get_or_insert_default()));
        waker.wake();
    }
}

impl Drop for TraceSender {
    fn drop(&mut self) {
        self.add(|waiting| waiting.gone = true);
    }
}

impl TraceReceiver {
    pub fn take(&self) -> Traced {
        self.waiting.take().unwrap_or_default()
    }

    /// Bytes of the trace that is waiting to be recorded.
    pub fn bytes(&self) -> u64 {
        self.waiting.update(|waiting| {
            let waiting = waiting.as_ref();
            waiting.map_or(0, |waiting| waiting.trace.bytes())
        })
    }
}
