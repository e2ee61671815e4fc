//! The program: runs a command of the terminal if one is given, and otherwise opens the window.

#![warn(clippy::print_stderr, clippy::print_stdout)]

#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
use slidescope::cli::{NextStep, Start};

/// In a browser there is only the window.
#[cfg(target_arch = "wasm32")]
fn main() {
    #[cfg(feature = "gui")]
    slidescope::window::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match slidescope::cli::run() {
        NextStep::Done(code) => code,
        NextStep::Window(start) => window(start),
        #[cfg(feature = "gui")]
        NextStep::Picture(order) => slidescope::window::picture(&order),
        #[cfg(feature = "gui")]
        NextStep::Worksheet(request) => slidescope::window::worksheet(&request),
        #[cfg(feature = "gui")]
        NextStep::Papers(request) => slidescope::window::exercise(&request),
    }
}

#[cfg(all(feature = "gui", not(target_arch = "wasm32")))]
fn window(start: Start) -> ExitCode {
    slidescope_core::console::leave_own();
    slidescope::window::run(start)
}

#[cfg(not(any(feature = "gui", target_arch = "wasm32")))]
fn window(_: Start) -> ExitCode {
    slidescope::cli::refuse_window()
}
