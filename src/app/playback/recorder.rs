//! The thread that records a run and lays out its tree, beside the search and beside the window.
//!
//! The search sends its trace, which is merged into one as long as the recorder is busy. The recorder owns the recording
//! and the tree that grow. Several times a second it puts a copy of both into a slot that holds one; the newest wins. The
//! window takes the copy out when it draws its next frame, reads it for as long as it likes, and gives it back to be freed
//! here. Such a copy shares with the original what does not change any more, see [`Column`](crate::recording::column), so
//! neither side waits for the other, and nothing grows when the window is hidden.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::app::explore::tree::layout::Tree;
use crate::jobs::Wake;
use crate::recording::{Coverage, Recording};
use crate::text::search_broke_off;
use crate::worker::{Bell, TraceReceiver, TraceSender, Traced, traces};

/// Expansions recorded before their nodes are placed, and between two looks at the clock: less than a millisecond.
const PORTION: usize = 512;
/// The time from one copy to the next is this at first, and grows by as much again with each [`NODES`] nodes: the larger
/// the recording, the more of it is copied while it grows.
const INTERVAL: Duration = Duration::from_millis(16);
const NODES: u32 = 400_000;
/// What is recorded in so few expansions changes little: a copy may follow the last one soon.
const FEW: u64 = 2048;

/// What is known of a run: its recording, and where its nodes are drawn.
#[derive(Clone)]
pub(crate) struct Picture {
    pub(crate) recording: Recording,
    pub(crate) tree: Tree,
    /// Expansions whose trace has come. Those beyond the recording's cap are not recorded.
    pub(crate) traced: u64,
    /// Whether all has come that ever will.
    pub(crate) is_whole: bool,
    /// Bytes of the recording and the tree.
    pub(crate) bytes: u64,
}

impl Picture {
    pub(crate) fn new(recording: Recording, tree: Tree) -> Self {
        Self {
            recording,
            tree,
            traced: 0,
            is_whole: false,
            bytes: 0,
        }
    }
}

/// What lies between the recorder and the window.
#[derive(Default)]
struct Slot {
    newest: Option<Arc<Picture>>,
    /// What the window no longer needs.
    returned: Vec<Arc<Picture>>,
    /// Why the recorder broke off, where it did: a defect.
    failure: Option<String>,
}

fn lock(slot: &Mutex<Slot>) -> MutexGuard<'_, Slot> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The window's end of a recorder. Dropping it ends the recorder.
pub(crate) struct RecorderHandle {
    // Before the bell: the recorder frees what is in it when the bell is gone.
    slot: Arc<Mutex<Slot>>,
    bell: Bell,
}

impl RecorderHandle {
    /// Puts the newest picture in the place of `shown`, if there is one.
    pub(crate) fn update(&self, shown: &mut Arc<Picture>) -> bool {
        let mut slot = lock(&self.slot);
        let Some(newest) = slot.newest.take() else {
            return false;
        };
        slot.returned.push(std::mem::replace(shown, newest));
        drop(slot);
        self.bell.ring();
        true
    }

    /// Has `picture` freed by the recorder.
    pub(crate) fn give_back(&self, picture: Arc<Picture>) {
        lock(&self.slot).returned.push(picture);
    }

    /// Bytes of what was traced and is not recorded.
    pub(crate) fn waiting_bytes(&self) -> u64 {
        self.bell.waiting_bytes()
    }

    /// Why the recorder broke off, where it did.
    pub(crate) fn failure(&self) -> Option<String> {
        lock(&self.slot).failure.clone()
    }
}

struct Recorder {
    traces: TraceReceiver,
    picture: Picture,
    slot: Arc<Mutex<Slot>>,
    wake: Wake,
    /// When the last copy was made, and of how many expansions.
    copied: Option<Instant>,
    copied_at: u64,
    /// Whether there is more than in the last copy.
    is_ahead: bool,
}

/// Starts a recorder that goes on from `picture`. `wake` is called when there is something new.
///
/// # Errors
/// Where the system gives no more threads.
pub(crate) fn spawn(picture: Picture, wake: &Wake) -> io::Result<(RecorderHandle, TraceSender)> {
    let (sender, receiver) = traces();
    let slot = Arc::<Mutex<Slot>>::default();
    let handle = RecorderHandle {
        slot: Arc::clone(&slot),
        bell: sender.bell(),
    };
    let recorder = Recorder {
        traces: receiver,
        picture,
        slot: Arc::clone(&slot),
        wake: Arc::clone(wake),
        copied: None,
        copied_at: 0,
        is_ahead: false,
    };
    let wake = Arc::clone(wake);
    thread::Builder::new()
        .name("recorder".to_owned())
        .spawn(move || {
            if let Err(panic) = panic::catch_unwind(AssertUnwindSafe(|| recorder.run())) {
                lock(&slot).failure = Some(search_broke_off(panic.as_ref()));
                wake();
            }
        })?;
    Ok((handle, sender))
}

impl Recorder {
    fn run(mut self) {
        while !self.is_alone() {
            let traced = self.traces.take();
            if !self.record(traced) {
                return;
            }
            self.free_returned();
            let due = self.due();
            if due == Some(Duration::ZERO) {
                self.copy();
            } else if !self.traces.wait(due) {
                return;
            }
        }
    }

    /// Whether the window has let go of its end.
    fn is_alone(&self) -> bool {
        Arc::strong_count(&self.slot) <= 2
    }

    /// Records what came; `false` where nobody wants it any more.
    fn record(&mut self, traced: Traced) -> bool {
        let trace = traced.trace;
        for from in (0..trace.len()).step_by(PORTION) {
            let stretch = trace.stretch(from..from + PORTION);
            let picture = &mut self.picture;
            picture.traced = picture.traced.saturating_add(stretch.len() as u64);
            if picture.recording.coverage() == Coverage::Growing {
                picture.recording.append(stretch);
                picture.tree.grow(&picture.recording, u64::MAX);
            }
            self.is_ahead = true;
            if self.is_alone() {
                return false;
            }
            if self.interval().is_zero() {
                self.copy();
            }
        }
        let picture = &mut self.picture;
        if !picture.is_whole && (traced.over.is_some() || traced.gone) {
            picture.is_whole = true;
            let made = traced.over.unwrap_or_else(|| picture.recording.len());
            picture.recording.finish(made);
            self.is_ahead = true;
        }
        true
    }

    /// The time until a copy is to be made, though more may be recorded by then.
    fn interval(&self) -> Duration {
        let nodes = self.picture.recording.nodes() as u32;
        let interval = INTERVAL + INTERVAL * nodes / NODES;
        let since = self.copied.map_or(Duration::MAX, |copied| copied.elapsed());
        interval.saturating_sub(since)
    }

    /// The time until a copy is to be made, where all is recorded that came; none where there is nothing new.
    fn due(&self) -> Option<Duration> {
        let picture = &self.picture;
        let little = picture.recording.len() - self.copied_at < FEW;
        let due = if picture.is_whole {
            Duration::ZERO
        } else if little {
            self.interval().min(INTERVAL / 2)
        } else {
            self.interval()
        };
        self.is_ahead.then_some(due)
    }

    /// Puts a copy where the window finds it.
    fn copy(&mut self) {
        self.picture.bytes = self.picture.recording.bytes() + self.picture.tree.bytes() as u64;
        let copy = Arc::new(self.picture.clone());
        let before = lock(&self.slot).newest.replace(copy);
        drop(before);
        (self.wake)();
        self.copied = Some(Instant::now());
        self.copied_at = self.picture.recording.len();
        self.is_ahead = false;
    }

    fn free_returned(&self) {
        let returned = std::mem::take(&mut lock(&self.slot).returned);
        drop(returned);
    }
}
