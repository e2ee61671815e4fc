//! The program: the terminal's command where one is given, else the window.

#![warn(clippy::print_stderr, clippy::print_stdout)]

use std::process::ExitCode;

use slidescope::cli::{Request, Start};

fn main() -> ExitCode {
    match slidescope::cli::run() {
        Request::Done(code) => code,
        Request::Window(start) => window(start),
        #[cfg(feature = "gui")]
        Request::Picture(order) => slidescope::app::picture(&order),
        #[cfg(feature = "gui")]
        Request::Worksheet(request) => slidescope::app::worksheet(&request),
    }
}

#[cfg(feature = "gui")]
fn window(start: Start) -> ExitCode {
    slidescope::console::leave_own();
    slidescope::app::run(start)
}

#[cfg(not(feature = "gui"))]
fn window(_: Start) -> ExitCode {
    slidescope::cli::refuse_window()
}
