//! The two tasks that record a run and lay out its tree, beside the search and beside the window.
//!
//! | task | owns | does |
//! | --- | --- | --- |
//! | `search` | the search | sends its trace, which is merged into one as long as the recorder is busy |
//! | `recorder` | the recording that grows | appends the trace, and makes a copy of the recording whenever the layout wants one |
//! | `layout` | the tree that grows | places the nodes of that copy, and puts it with a copy of the tree into a cell; the newest wins |
//!
//! The window takes the picture out of the cell when it draws its next frame, reads it for as long as it likes, and gives it
//! back to be freed by the layout. A copy shares with its original what does not change any more, see
//! [`Column`](crate::recording::column), so no task holds up another, and nothing grows when the window is hidden. Two
//! tasks rather than one, because to lay out a node takes about as long as to record it.

mod record;
#[cfg(test)]
mod tests;
mod tree_task;

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded};

use crate::app::explore::tree::layout::Tree;
use crate::app::playback::recorder::record::Recorder;
use crate::app::playback::recorder::tree_task::Layout;
use crate::recording::Recording;
use crate::tasks::{self, Latest, Panicked, TaskHandle, Wake, Waker, turn_all};
use crate::worker::{TraceSender, Waiting, traces};

#[derive(Clone)]
pub(crate) struct Recorded {
    pub(crate) recording: Recording,
    /// Expansions whose trace has come. Those beyond the recording's cap are not recorded.
    pub(crate) traced: u64,
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

/// The way of copies from the recorder to the layout, which asks for each.
struct Copies {
    asked: AtomicBool,
    newest: Latest<Recorded>,
    recorder: Waker,
    layout: Waker,
}

impl Copies {
    fn ask(&self) {
        self.asked.store(true, Relaxed);
        self.recorder.wake();
    }

    fn is_asked(&self) -> bool {
        self.asked.swap(false, Relaxed)
    }

    fn give(&self, copy: Recorded) {
        self.newest.put(copy);
        self.layout.wake();
    }
}

/// The window's end. Dropping it cancels both tasks.
pub(crate) struct RecorderHandle {
    tasks: [TaskHandle; 2],
    newest: Arc<Latest<Arc<Picture>>>,
    first: Receiver<Arc<Picture>>,
    returned: Sender<Arc<Picture>>,
    layout: Waker,
    waiting: Waiting,
}

impl RecorderHandle {
    /// The picture before the first expansion, once; waits for it. None where the layout broke off.
    pub(crate) fn first(&self) -> Option<Arc<Picture>> {
        loop {
            match self.first.try_recv() {
                Ok(first) => return Some(first),
                Err(TryRecvError::Disconnected) => return None,
                // Where this thread turns the layout, it waits by turning it.
                Err(TryRecvError::Empty) if turn_all(Duration::ZERO).is_some() => {}
                Err(TryRecvError::Empty) => return self.first.recv().ok(),
            }
        }
    }

    pub(crate) fn try_first(&self) -> Option<Arc<Picture>> {
        self.first.try_recv().ok()
    }

    /// Puts the newest picture in the place of `shown`, if there is one.
    pub(crate) fn update(&self, shown: &mut Arc<Picture>) -> bool {
        let Some(newest) = self.newest.take() else {
            return false;
        };
        self.give_back(std::mem::replace(shown, newest));
        true
    }

    /// Has `picture` freed by the layout, which is to be the last that has it. Where it is far behind with that, or gone,
    /// it is freed here.
    pub(crate) fn give_back(&self, picture: Arc<Picture>) {
        _ = self.returned.try_send(picture);
        self.layout.wake();
    }

    /// Bytes of what was traced and is not recorded.
    pub(crate) fn waiting_bytes(&self) -> u64 {
        self.waiting.bytes()
    }

    /// Why one of the tasks broke off, where it did; told once.
    pub(crate) fn take_failure(&self) -> Option<Panicked> {
        self.tasks.iter().find_map(TaskHandle::take_failure)
    }
}

/// Starts a recorder that goes on from `recording`, in the tree that `plan` gives. To plan takes some milliseconds, so the
/// layout does it. `wake` is called when there is something new.
pub(crate) fn spawn(
    recording: Recording,
    plan: impl FnOnce() -> Tree + Send + 'static,
    wake: &Wake,
) -> io::Result<(RecorderHandle, TraceSender)> {
    let (sender, traces) = traces();
    let (first_sender, first) = bounded(1);
    // The picture that is shown, and the one before it while that is being freed.
    let (returned, freed) = bounded(2);
    let copies = Arc::new(Copies {
        asked: AtomicBool::new(false),
        newest: Latest::default(),
        recorder: traces.waker.clone(),
        layout: Waker::default(),
    });
    let newest = Arc::<Latest<Arc<Picture>>>::default();
    let layout = {
        let (begun, wake) = (recording.clone(), Arc::clone(wake));
        let (copies, newest) = (Arc::clone(&copies), Arc::clone(&newest));
        move |_| {
            let tree = plan();
            // Nobody takes it where the run was given up.
            _ = first_sender.send(Arc::new(Picture::begun(begun, tree.clone())));
            wake();
            Layout {
                tree,
                copies,
                copy: None,
                asked: false,
                is_whole: false,
                freed,
                newest,
                wake,
            }
        }
    };
    let layout = tasks::start("layout", &copies.layout, wake, layout)?;
    let waker = traces.waker.clone();
    let (copied, layout_waker) = (Arc::clone(&copies), copies.layout.clone());
    let record = move |_| Recorder::new(recording, traces, copied);
    let recorder = tasks::start("recorder", &waker, wake, record)?;
    let handle = RecorderHandle {
        tasks: [layout, recorder],
        newest,
        first,
        returned,
        layout: layout_waker,
        waiting: sender.waiting(),
    };
    Ok((handle, sender))
}
