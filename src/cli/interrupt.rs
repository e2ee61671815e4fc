//! Handles Ctrl-C and SIGTERM.

use std::ops::ControlFlow;
use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::cli::output::CANCELLED;
use slidescope_core::files::remove_unfinished;

/// Whether the current command ends by itself on request.
static HEEDED: AtomicBool = AtomicBool::new(false);
static ASKED: AtomicBool = AtomicBool::new(false);
static REFUSED: OnceLock<String> = OnceLock::new();

/// Installs a handler for Ctrl-C. It asks a command that [heeds](heed) it to end. Without such a command, or the second
/// time, it ends the program at once and removes unfinished files. If the system refuses the handler, Ctrl-C works as usual.
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

/// Declares that the command calls [`go_on`] from now on. Returns the reason if the handler could not be installed.
pub(crate) fn heed() -> Option<&'static str> {
    prepare();
    HEEDED.store(true, Ordering::Relaxed);
    REFUSED.get().map(String::as_str)
}

/// Breaks if the command was asked to end.
pub(crate) fn go_on() -> ControlFlow<()> {
    if ASKED.load(Ordering::Relaxed) {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
