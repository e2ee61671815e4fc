//! Work with files, which may be slow to answer, on a thread of its own.

use std::{io, sync::Arc, thread};

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use crate::jobs::Wake;

/// Something that is being done elsewhere and ends with a `T`. Dropped, it is finished all the same, unheard.
pub(crate) struct Errand<T> {
    done: Receiver<T>,
}

/// How far it is.
pub(crate) enum News<T> {
    /// Not there yet.
    UnderWay,
    /// Done, with this.
    Done(T),
    /// It broke: a defect.
    Broken,
}

impl<T: Send + 'static> Errand<T> {
    /// Has `work` done, and the window woken after it.
    ///
    /// # Errors
    /// Where the system gives no more threads.
    pub(crate) fn start(
        wake: &Wake,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<Self> {
        let (tell, done) = bounded(1);
        let wake = Arc::clone(wake);
        thread::Builder::new().name("file".into()).spawn(move || {
            // Nobody may be there to hear it any more.
            let _ = tell.send(work());
            wake();
        })?;
        Ok(Self { done })
    }

    /// Looks whether it is done. Never waits.
    pub(crate) fn look(&self) -> News<T> {
        match self.done.try_recv() {
            Ok(done) => News::Done(done),
            Err(TryRecvError::Empty) => News::UnderWay,
            Err(TryRecvError::Disconnected) => News::Broken,
        }
    }
}
