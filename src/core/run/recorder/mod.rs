//! The two tasks that record a run and lay out its tree, concurrently with the search and the window.
//!
//! | task | owns | does |
//! | --- | --- | --- |
//! | `search` | the search | sends its trace; traces are merged into one while the recorder is busy |
//! | `recorder` | the growing recording | appends the trace, and copies the recording whenever the layout asks for it |
//! | `layout` | the growing tree | lays out the copy, and puts it with a copy of the tree into a cell that holds the newest |
//!
//! The window takes the picture from the cell when it draws its next frame, reads it as long as needed, and gives it
//! back to be freed by the layout. A copy shares unchanging data with its original, see
//! `Column`, so no task blocks another, and nothing accumulates while the window is hidden.
//! There are two tasks because laying out a node takes about as long as recording it.

mod tasks;

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded};

use crate::layout::Tree;
use crate::recording::Recording;
use crate::run::recorder::tasks::{Layout, Recorder};
use crate::services::search_task::{TraceReceiver, TraceSender, traces};
use crate::tasks::{Latest, Panicked, TaskHandle, Wake, Waker, start, turn_all};

/// A snapshot of a run: its recording, and the layout of its nodes.
pub struct Picture {
    pub recording: Recording,
    pub tree: Tree,
}

impl Picture {
    /// The size of the recording and the tree in bytes.
    pub fn bytes(&self) -> u64 {
        self.recording.bytes() + self.tree.bytes() as u64
    }
}

/// Passes copies from the recorder to the layout, which requests each.
struct Copies {
    asked: AtomicBool,
    newest: Latest<Recording>,
    recorder: Waker,
    layout: Waker,
}

/// The window's handle to both tasks. Dropping it cancels them.
pub struct RecorderHandle {
    tasks: [TaskHandle; 2],
    newest: Arc<Latest<Arc<Picture>>>,
    first: Receiver<Arc<Picture>>,
    returned: Sender<Arc<Picture>>,
    layout: Waker,
    traces: TraceReceiver,
}

impl RecorderHandle {
    /// Returns the picture before the first expansion, once; may block. `None` if the layout panicked.
    pub fn first(&self) -> Option<Arc<Picture>> {
        loop {
            match self.first.try_recv() {
                Ok(first) => return Some(first),
                Err(TryRecvError::Disconnected) => return None,
                // If this thread runs the layout, it runs it while waiting.
                Err(TryRecvError::Empty) if turn_all(Duration::ZERO).is_some() => {}
                Err(TryRecvError::Empty) => return self.first.recv().ok(),
            }
        }
    }

    pub fn try_first(&self) -> Option<Arc<Picture>> {
        self.first.try_recv().ok()
    }

    /// Replaces `shown` by the newest picture, if there is one.
    pub fn update(&self, shown: &mut Arc<Picture>) -> bool {
        let Some(newest) = self.newest.take() else {
            return false;
        };
        self.give_back(std::mem::replace(shown, newest));
        true
    }

    /// Lets the layout free `picture`, as its last owner. If the layout is far behind or has ended, it is freed here.
    pub fn give_back(&self, picture: Arc<Picture>) {
        _ = self.returned.try_send(picture);
        self.layout.wake();
    }

    /// The size of the trace not yet recorded, in bytes.
    pub fn waiting_bytes(&self) -> u64 {
        self.traces.bytes()
    }

    /// Returns the panic of one of the tasks, if any; only once.
    pub fn take_failure(&self) -> Option<Panicked> {
        self.tasks.iter().find_map(TaskHandle::take_failure)
    }
}

/// Starts a recorder that continues `recording`, in the tree returned by `plan`. Planning takes some milliseconds, so
/// the layout task does it. `wake` is called when there is something new.
///
/// # Errors
/// If the system starts no thread.
pub fn spawn(
    recording: Recording,
    plan: impl FnOnce() -> Tree + Send + 'static,
    wake: &Wake,
) -> io::Result<(RecorderHandle, TraceSender)> {
    let (sender, traces) = traces();
    let (first_sender, first) = bounded(1);
    // The picture shown, and the one before it while that is being freed.
    let (returned, freed) = bounded(2);
    let copies = Arc::new(Copies {
        asked: AtomicBool::new(false),
        newest: Latest::default(),
        recorder: traces.waker.clone(),
        layout: Waker::default(),
    });
    let newest = Arc::<Latest<Arc<Picture>>>::default();
    let lay_out = {
        let (begun, wake) = (recording.clone(), Arc::clone(wake));
        let (copies, newest) = (Arc::clone(&copies), Arc::clone(&newest));
        move |_| {
            let tree = plan();
            let picture = Picture {
                recording: begun,
                tree: tree.clone(),
            };
            // Sending fails if the run was dropped.
            _ = first_sender.send(Arc::new(picture));
            wake();
            Layout {
                tree,
                copies,
                copy: None,
                asked: false,
                freed,
                newest,
                wake,
            }
        }
    };
    let layout = copies.layout.clone();
    let laying_out = start("layout", &layout, wake, lay_out)?;
    let waker = copies.recorder.clone();
    let received = traces.clone();
    let record = move |_| Recorder::new(recording, received, copies);
    let recording = start("recorder", &waker, wake, record)?;
    let handle = RecorderHandle {
        tasks: [laying_out, recording],
        newest,
        first,
        returned,
        layout,
        traces,
    };
    Ok((handle, sender))
}
