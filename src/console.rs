//! What is said on standard error.
//!
//! `eprintln!` panics where standard error cannot be written: a closed pipe, a full disk. A message that nobody can read must
//! not cost the result of a search, so everything goes through here.

use std::{
    fmt::Display,
    io::{self, Write},
};

/// Writes a line to standard error, if that is possible.
pub fn say(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes a message with the name of the program before it.
pub fn warn(message: impl Display) {
    say(format_args!("slidescope: {message}"));
}
