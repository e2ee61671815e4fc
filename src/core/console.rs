//! Everything that is written to standard error.
//!
//! `eprintln!` panics where standard error cannot be written: a closed pipe, a full disk. A message that nobody can read must
//! not cost the result of a search, so the functions here ignore such errors.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};

pub fn say(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes a message after the name of the program.
pub fn warn(message: impl Display) {
    say(format_args!("slidescope: {message}"));
}

/// Whether standard error is a terminal, so that a line can be overwritten.
pub fn is_terminal() -> bool {
    io::stderr().is_terminal() && knows_sequences()
}

/// Has the console of Windows carry out escape sequences, which older ones write out, and says whether it does.
#[cfg(windows)]
#[allow(
    unsafe_code,
    reason = "calls to Windows, for which the standard library has no function"
)]
fn knows_sequences() -> bool {
    use std::os::windows::io::AsRawHandle as _;
    use windows_sys::Win32::System::Console::{
        ENABLE_VIRTUAL_TERMINAL_PROCESSING, GetConsoleMode, SetConsoleMode,
    };
    let console = io::stderr().as_raw_handle();
    let mut mode = 0;
    // SAFETY: the second argument leads to a number.
    let known = unsafe { GetConsoleMode(console, &raw mut mode) } != 0;
    let mode = mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING;
    // SAFETY: the function takes no pointers but the handle, which is that of a console.
    known && unsafe { SetConsoleMode(console, mode) } != 0
}

/// Terminals of other systems know them.
#[cfg(not(windows))]
const fn knows_sequences() -> bool {
    true
}

/// Replaces the last line, which was written by this function too.
pub fn overwrite(line: impl Display) {
    let _ = write!(io::stderr(), "\r\x1b[2K{line}");
}

/// Gives up the console that Windows opened for this program alone, after a double click: the window needs none. A console
/// that is shared with a shell stays, so that output in a terminal is seen there. Says whether there was one.
#[cfg(windows)]
#[allow(
    unsafe_code,
    reason = "two calls to Windows, for which the standard library has no function"
)]
pub fn leave_own() -> bool {
    use windows_sys::Win32::System::Console::{FreeConsole, GetConsoleProcessList};
    let mut processes = [0; 2];
    // SAFETY: the pointer leads to room for as many numbers as the second argument says.
    let attached = unsafe { GetConsoleProcessList(processes.as_mut_ptr(), 2) };
    // SAFETY: the function takes nothing; standard streams that are left without a console refuse what is written, and
    // everything written here ignores that.
    attached == 1 && unsafe { FreeConsole() } != 0
}

/// Other systems open no console.
#[cfg(not(windows))]
pub const fn leave_own() -> bool {
    false
}
