//! The way of a run's trace to whoever records it.
//!
//! The run never waits for its recorder: what has not been taken yet is merged into one trace. That trace is bounded,
//! because a run traces at most [`trace_cap`](crate::worker::Request::trace_cap) expansions, however slow the recorder is,
//! and each takes at most [`Trace::BYTES_AN_EXPANSION`], or less than twice that where states are wide. The lock is held for as long as it takes to append a slice of the
//! search, or to take the trace away.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};

use crate::search::Trace;

/// What was traced and not yet taken.
#[derive(Debug, Default)]
pub struct Traced {
    /// The expansions.
    pub trace: Trace,
    /// Set where nothing will follow: the run has ended after so many expansions, or goes on untraced after them.
    pub over: Option<u64>,
    /// Set where nothing will follow because the run was given up.
    pub gone: bool,
}

/// Both ends' view of what waits.
#[derive(Clone, Debug)]
struct Slot {
    waiting: Arc<Mutex<Traced>>,
}

impl Slot {
    fn lock(&self) -> MutexGuard<'_, Traced> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The run's end.
#[derive(Debug)]
pub struct TraceSender {
    slot: Slot,
    bell: Sender<()>,
}

/// The recorder's end.
#[derive(Debug)]
pub struct TraceReceiver {
    slot: Slot,
    rung: Receiver<()>,
}

/// Tells how much waits for a recorder.
#[derive(Clone, Debug)]
pub struct Waiting(Slot);

/// A way for one trace.
#[must_use]
pub fn traces() -> (TraceSender, TraceReceiver) {
    let (bell, rung) = bounded(1);
    let slot = Slot {
        waiting: Arc::default(),
    };
    let sender = TraceSender {
        slot: slot.clone(),
        bell,
    };
    (sender, TraceReceiver { slot, rung })
}

/// Rings; one that rings already is enough.
fn ring(bell: &Sender<()>) {
    _ = bell.try_send(());
}

impl TraceSender {
    /// Hands over all of `trace`, and empties it.
    pub(crate) fn send(&self, trace: &mut Trace) {
        if !trace.is_empty() {
            self.slot.lock().trace.append(trace);
            ring(&self.bell);
        }
    }

    /// Says that nothing will follow, and that the run has made so many expansions by now.
    pub(crate) fn end(&self, expanded: u64) {
        self.slot.lock().over = Some(expanded);
        ring(&self.bell);
    }

    /// How much waits for the recorder.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        Waiting(self.slot.clone())
    }
}

impl Drop for TraceSender {
    fn drop(&mut self) {
        self.slot.lock().gone = true;
        ring(&self.bell);
    }
}

impl TraceReceiver {
    /// Takes what waits.
    #[must_use]
    pub fn take(&self) -> Traced {
        let mut waiting = self.slot.lock();
        Traced {
            trace: std::mem::take(&mut waiting.trace),
            over: waiting.over,
            gone: waiting.gone,
        }
    }

    /// Waits until the bell rings, or for `limit`; `false` where nobody is left to ring it.
    #[must_use]
    pub fn wait(&self, limit: Option<Duration>) -> bool {
        match limit {
            None => self.rung.recv().is_ok(),
            Some(limit) => self.rung.recv_timeout(limit) != Err(RecvTimeoutError::Disconnected),
        }
    }
}

impl Waiting {
    /// Bytes of what waits to be recorded.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.0.lock().trace.bytes()
    }
}
