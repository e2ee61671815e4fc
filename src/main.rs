//! The program: the terminal's command where one is given, else the window.

use std::process::ExitCode;

fn main() -> ExitCode {
    slidescope::cli::run().unwrap_or_else(window)
}

#[cfg(feature = "gui")]
fn window() -> ExitCode {
    slidescope::app::run()
}

#[cfg(not(feature = "gui"))]
fn window() -> ExitCode {
    eprintln!(
        "slidescope: this build has no window; use `slidescope solve BOARD` (see `slidescope --help`)"
    );
    ExitCode::FAILURE
}
