//! The program: the terminal's command where one is given, else the window.

#![warn(clippy::print_stderr, clippy::print_stdout)]

use std::path::PathBuf;
use std::process::ExitCode;

use slidescope::cli::Request;

fn main() -> ExitCode {
    match slidescope::cli::run() {
        Request::Done(code) => code,
        Request::Window(lesson) => window(lesson),
        #[cfg(feature = "gui")]
        Request::Picture(order) => slidescope::app::picture(&order),
    }
}

#[cfg(feature = "gui")]
fn window(lesson: Option<PathBuf>) -> ExitCode {
    slidescope::app::run(lesson)
}

#[cfg(not(feature = "gui"))]
fn window(_: Option<PathBuf>) -> ExitCode {
    slidescope::cli::refuse_window()
}
