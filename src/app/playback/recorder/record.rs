//! The thread that turns the trace of a run into its recording.

use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, Sender, TryRecvError};

use crate::app::playback::recorder::Recorded;
use crate::recording::{Coverage, Recording};
use crate::worker::{TraceReceiver, Traced};

/// Expansions recorded between two looks at the clock: less than a millisecond.
const PORTION: usize = 512;
/// The least time from one copy to the next: no screen shows more.
const INTERVAL: Duration = Duration::from_millis(16);
/// What is recorded in so few expansions changes little: a copy may follow the last one soon.
const FEW: u64 = 2048;

/// The layout has ended: the window has let go of the run.
struct LetGo;

pub(super) struct Recorder {
    recorded: Recorded,
    traces: TraceReceiver,
    /// Where the layout asks for a copy, and where it gets one for each time.
    orders: Receiver<()>,
    copies: Sender<Recorded>,
    /// When the last copy was made, and of how many expansions.
    copied: Option<Instant>,
    copied_at: u64,
    /// Whether there is more than in the last copy.
    is_ahead: bool,
}

impl Recorder {
    pub(super) const fn new(
        recording: Recording,
        traces: TraceReceiver,
        orders: Receiver<()>,
        copies: Sender<Recorded>,
    ) -> Self {
        Self {
            recorded: Recorded {
                recording,
                traced: 0,
                is_whole: false,
            },
            traces,
            orders,
            copies,
            copied: None,
            copied_at: 0,
            is_ahead: false,
        }
    }

    /// Records until all has come that ever will, or until nobody wants it any more.
    pub(super) fn run(mut self) {
        while !self.recorded.is_whole {
            let traced = self.traces.take();
            if self.record(traced).is_err() {
                return;
            }
            match self.due() {
                Some(Duration::ZERO) => {
                    if self.orders.recv().is_err() || self.copy().is_err() {
                        return;
                    }
                }
                // Where nobody is left to ring, that was the last trace, and the loop ends with it.
                due => _ = self.traces.wait(due),
            }
        }
    }

    fn record(&mut self, traced: Traced) -> Result<(), LetGo> {
        let trace = traced.trace;
        for from in (0..trace.len()).step_by(PORTION) {
            let stretch = trace.stretch(from..from + PORTION);
            let recorded = &mut self.recorded;
            recorded.traced = recorded.traced.saturating_add(stretch.len() as u64);
            if recorded.recording.coverage() == Coverage::Growing {
                recorded.recording.append(stretch);
            }
            self.is_ahead = true;
            if self.left_of_interval().is_zero() {
                match self.orders.try_recv() {
                    Ok(()) => self.copy()?,
                    Err(TryRecvError::Empty) => {}
                    Err(TryRecvError::Disconnected) => return Err(LetGo),
                }
            }
        }
        if traced.over.is_some() || traced.gone {
            let recorded = &mut self.recorded;
            recorded.is_whole = true;
            let made = traced.over.unwrap_or_else(|| recorded.recording.len());
            recorded.recording.finish(made);
            self.is_ahead = true;
        }
        Ok(())
    }

    /// The time until the next copy may be made.
    fn left_of_interval(&self) -> Duration {
        let since = self.copied.map_or(Duration::MAX, |copied| copied.elapsed());
        INTERVAL.saturating_sub(since)
    }

    /// The time until a copy is to be made, where all is recorded that came; none where there is nothing new.
    fn due(&self) -> Option<Duration> {
        let little = self.recorded.recording.len() - self.copied_at < FEW;
        let due = if self.recorded.is_whole {
            Duration::ZERO
        } else if little {
            self.left_of_interval().min(INTERVAL / 2)
        } else {
            self.left_of_interval()
        };
        self.is_ahead.then_some(due)
    }

    /// Sends the layout the copy that it asked for.
    fn copy(&mut self) -> Result<(), LetGo> {
        self.copied = Some(Instant::now());
        self.copied_at = self.recorded.recording.len();
        self.is_ahead = false;
        self.copies.send(self.recorded.clone()).map_err(|_| LetGo)
    }
}
