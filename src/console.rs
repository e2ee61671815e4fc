//! Everything that is written to standard error.
//!
//! `eprintln!` panics where standard error cannot be written: a closed pipe, a full disk. A message that nobody can read must
//! not cost the result of a search, so the functions here ignore such errors.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};

/// Writes a line.
pub fn say(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes a message after the name of the program.
pub fn warn(message: impl Display) {
    say(format_args!("slidescope: {message}"));
}

/// Whether standard error is a terminal, so that a line can be overwritten.
pub(crate) fn is_terminal() -> bool {
    io::stderr().is_terminal()
}

/// Replaces the last line, which was written by this function too.
pub(crate) fn overwrite(line: impl Display) {
    let _ = write!(io::stderr(), "\r\x1b[2K{line}");
}
