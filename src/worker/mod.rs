//! One run: one thread, one pair of bounded channels. Nothing here knows of egui.

mod protocol;

pub use protocol::{Command, Event, Pace, Progress, Report, Request, Sample};

/// The window's end of a run. Dropping it cancels the run; the thread frees what it holds by itself.
pub struct RunHandle {
    _private: (),
}

impl RunHandle {
    /// Sends `command` without ever waiting; what the run has no room for yet is kept, merged, and sent by the next
    /// [`poll`](Self::poll).
    pub fn send(&mut self, command: Command) {
        let _ = command;
        todo!()
    }

    /// The next event, if one has come. Never waits.
    pub fn poll(&mut self) -> Option<Event> {
        todo!()
    }
}

/// Starts a run on a thread of its own. `wake` is called from that thread after each event sent.
///
/// # Errors
/// Where the system gives no more threads.
pub fn spawn(request: Request, wake: impl Fn() + Send + 'static) -> std::io::Result<RunHandle> {
    let _ = (request, wake);
    todo!()
}
