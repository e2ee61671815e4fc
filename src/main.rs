//! The program: runs a command of the terminal if one is given, and otherwise opens the window.

#![warn(clippy::print_stderr, clippy::print_stdout)]

/// In a browser there is only the window.
#[cfg(target_arch = "wasm32")]
fn main() {
    #[cfg(feature = "gui")]
    slidescope::window::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    slidescope::cli::run()
}
