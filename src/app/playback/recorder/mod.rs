//! The two threads that record a run and lay out its tree, beside the search and beside the window.
//!
//! | thread | owns | does |
//! | --- | --- | --- |
//! | `search` | the search | sends its trace, which is merged into one as long as the recorder is busy |
//! | `recorder` | the recording that grows | appends the trace, and makes a copy of the recording whenever the layout wants one |
//! | `layout` | the tree that grows | places the nodes of that copy, and puts it with a copy of the tree into a slot that holds one; the newest wins |
//!
//! The window takes the picture out of the slot when it draws its next frame, reads it for as long as it likes, and gives it
//! back to be freed by the layout. A copy shares with its original what does not change any more, see
//! [`Column`](crate::recording::column), so no thread holds up another, and nothing grows when the window is hidden. Two
//! threads rather than one, because to lay out a node takes about as long as to record it.

mod layout;
mod record;
#[cfg(test)]
mod tests;

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{io, thread};

use crossbeam_channel::{Receiver, Sender, bounded};

use crate::app::explore::tree::layout::Tree;
use crate::app::playback::recorder::layout::Layout;
use crate::app::playback::recorder::record::Recorder;
use crate::jobs::Wake;
use crate::panics::Panic;
use crate::recording::Recording;
use crate::worker::{TraceSender, Waiting, traces};

/// What is recorded of a run by some moment.
#[derive(Clone)]
pub(crate) struct Recorded {
    pub(crate) recording: Recording,
    /// Expansions whose trace has come. Those beyond the recording's cap are not recorded.
    pub(crate) traced: u64,
    /// Whether all has come that ever will.
    pub(crate) is_whole: bool,
}

/// What is known of a run: what is recorded of it, and where its nodes are drawn.
pub(crate) struct Picture {
    pub(crate) recorded: Recorded,
    pub(crate) tree: Tree,
    /// Bytes of the recording and the tree.
    pub(crate) bytes: u64,
}

impl Picture {
    pub(crate) fn new(recorded: Recorded, tree: Tree) -> Self {
        let bytes = recorded.recording.bytes() + tree.bytes() as u64;
        Self {
            recorded,
            tree,
            bytes,
        }
    }

    /// Before the first expansion.
    pub(crate) fn begun(recording: Recording, tree: Tree) -> Self {
        let recorded = Recorded {
            recording,
            traced: 0,
            is_whole: false,
        };
        Self::new(recorded, tree)
    }
}

/// What lies between the two threads and the window.
#[derive(Default)]
struct Slot {
    newest: Option<Arc<Picture>>,
    /// Why one of the threads broke off, where it did: a defect.
    failure: Option<Panic>,
}

fn lock(slot: &Mutex<Slot>) -> MutexGuard<'_, Slot> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The window's end. Dropping it ends both threads.
pub(crate) struct RecorderHandle {
    slot: Arc<Mutex<Slot>>,
    first: Receiver<Arc<Picture>>,
    returned: Sender<Arc<Picture>>,
    waiting: Waiting,
}

impl RecorderHandle {
    /// The picture before the first expansion, once; waits for it. None where the layout broke off.
    pub(crate) fn first(&self) -> Option<Arc<Picture>> {
        self.first.recv().ok()
    }

    /// The same, where it is there already.
    pub(crate) fn try_first(&self) -> Option<Arc<Picture>> {
        self.first.try_recv().ok()
    }

    /// Puts the newest picture in the place of `shown`, if there is one.
    pub(crate) fn update(&self, shown: &mut Arc<Picture>) -> bool {
        let Some(newest) = lock(&self.slot).newest.take() else {
            return false;
        };
        self.give_back(std::mem::replace(shown, newest));
        true
    }

    /// Has `picture` freed by the layout, which is to be the last that has it. Where it is far behind with that, or gone,
    /// it is freed here.
    pub(crate) fn give_back(&self, picture: Arc<Picture>) {
        _ = self.returned.try_send(picture);
    }

    /// Bytes of what was traced and is not recorded.
    pub(crate) fn waiting_bytes(&self) -> u64 {
        self.waiting.bytes()
    }

    /// Why one of the threads broke off, where it did.
    pub(crate) fn failure(&self) -> Option<Panic> {
        lock(&self.slot).failure.clone()
    }
}

/// Starts a recorder that goes on from `recording`, in the tree that `plan` gives. To plan takes some milliseconds, so the
/// layout does it. `wake` is called when there is something new.
///
/// # Errors
/// Where the system gives no more threads.
pub(crate) fn spawn(
    recording: Recording,
    plan: impl FnOnce() -> Tree + Send + 'static,
    wake: &Wake,
) -> io::Result<(RecorderHandle, TraceSender)> {
    let (sender, traces) = traces();
    let (first_sender, first) = bounded(1);
    // The picture that is shown, and the one before it while that is being freed.
    let (returned, freed) = bounded(2);
    let (order, orders) = bounded(1);
    let (copy, copies) = bounded(1);
    let slot = Arc::<Mutex<Slot>>::default();
    let handle = RecorderHandle {
        slot: Arc::clone(&slot),
        first,
        returned,
        waiting: sender.waiting(),
    };
    let layout = {
        let (begun, slot, wake) = (recording.clone(), Arc::clone(&slot), Arc::clone(wake));
        move || {
            let tree = plan();
            // Nobody takes it where the run was given up.
            _ = first_sender.send(Arc::new(Picture::begun(begun, tree.clone())));
            wake();
            Layout {
                tree,
                order,
                copies,
                freed,
                slot,
                wake,
            }
            .run();
        }
    };
    start("layout", &slot, wake, layout)?;
    let recorder = Recorder::new(recording, traces, orders, copy);
    start("recorder", &slot, wake, || recorder.run())?;
    Ok((handle, sender))
}

/// Starts a thread that leaves a message in `slot` where it breaks off.
fn start(
    name: &str,
    slot: &Arc<Mutex<Slot>>,
    wake: &Wake,
    work: impl FnOnce() + Send + 'static,
) -> io::Result<()> {
    let (slot, wake) = (Arc::clone(slot), Arc::clone(wake));
    let guarded = move || {
        if let Err(panic) = panic::catch_unwind(AssertUnwindSafe(work)) {
            lock(&slot).failure = Some(Panic::caught(panic.as_ref()));
            wake();
        }
    };
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(guarded)?;
    Ok(())
}
