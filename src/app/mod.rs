//! The window.

use std::process::ExitCode;

/// Opens the window and runs it until it is closed.
#[must_use]
pub fn run() -> ExitCode {
    ExitCode::SUCCESS
}
