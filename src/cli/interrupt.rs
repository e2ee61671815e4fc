//! Ctrl-C, and SIGTERM.

use std::ops::ControlFlow;
use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::cli::output::CANCELLED;
use crate::files::remove_unfinished;

/// Whether a command ends by itself when it is asked to, and whether it was.
static HEEDED: AtomicBool = AtomicBool::new(false);
static ASKED: AtomicBool = AtomicBool::new(false);
static REFUSED: OnceLock<String> = OnceLock::new();

/// Has Ctrl-C ask a command that [heeds](heed) it to end; where none does, and the second time, it ends the program at once,
/// with no part of a file left behind. Where the system refuses that, Ctrl-C ends the program as it always does.
pub(crate) fn prepare() {
    let done = ctrlc::set_handler(|| {
        if !HEEDED.load(Ordering::Relaxed) || ASKED.swap(true, Ordering::Relaxed) {
            remove_unfinished();
            process::exit(i32::from(CANCELLED));
        }
    });
    if let Err(fault) = done {
        let _ = REFUSED.set(fault.to_string());
    }
}

/// From now on the command asks [`go_on`] whether to end. Gives the reason where nobody will know.
pub(crate) fn heed() -> Option<&'static str> {
    prepare();
    HEEDED.store(true, Ordering::Relaxed);
    REFUSED.get().map(String::as_str)
}

/// Breaks where the command was asked to end.
pub(crate) fn go_on() -> ControlFlow<()> {
    if ASKED.load(Ordering::Relaxed) {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
