//! The program: the terminal's command where one is given, else the window.

#![warn(clippy::print_stderr, clippy::print_stdout)]

use std::process::ExitCode;

use slidescope::cli::{Opening, Request};

fn main() -> ExitCode {
    match slidescope::cli::run() {
        Request::Done(code) => code,
        Request::Window { opening, fresh } => window(opening, fresh),
        #[cfg(feature = "gui")]
        Request::Picture(order) => slidescope::app::picture(&order),
        #[cfg(feature = "gui")]
        Request::Worksheet(request) => slidescope::app::worksheet(&request),
    }
}

#[cfg(feature = "gui")]
fn window(opening: Opening, fresh: bool) -> ExitCode {
    slidescope::console::leave_own();
    slidescope::app::run(opening, fresh)
}

#[cfg(not(feature = "gui"))]
fn window(_: Opening, _: bool) -> ExitCode {
    slidescope::cli::refuse_window()
}
