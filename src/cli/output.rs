//! Exit codes, and the output of answers and errors.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, absolute};

use same_file::is_same_file;

use slidescope_core::console;
use slidescope_core::puzzle::Problem;
use slidescope_core::search::PatternDatabases;
use slidescope_core::study::Measurement;
use slidescope_core::study::measure::failures;
use slidescope_core::study::table::Table;
use slidescope_core::text::{Message, terminal};

/// The board has no solution.
pub(crate) const NO_SOLUTION: u8 = 1;
/// The arguments make no sense.
pub(crate) const BAD_INPUT: u8 = 2;
/// A limit was reached before the answer was known.
pub(crate) const LIMIT: u8 = 3;
/// Runs of an experiment are missing from its journals.
pub(crate) const MISSING: u8 = 3;
/// A search panicked (`EX_SOFTWARE` of sysexits.h).
pub(crate) const BROKEN: u8 = 70;
/// The answer cannot be written (`EX_IOERR` of sysexits.h).
pub(crate) const NOT_WRITTEN: u8 = 74;
/// Cancelled by Ctrl-C, with the code that shells use.
pub(crate) const CANCELLED: u8 = 130;

/// Writes to standard output. A reader that closes the pipe early, such as `head`, is not an error.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.or_else(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Ok(()),
        _ => Err(error),
    })
}

#[derive(Debug)]
pub(crate) enum Refusal {
    /// The arguments make no sense.
    Arguments(String),
    /// Another failure and its exit code.
    Failed(String, u8),
}

/// Makes `?` turn any error into a fault of the arguments.
impl<E: Display> From<E> for Refusal {
    fn from(fault: E) -> Self {
        Self::Arguments(fault.to_string())
    }
}

impl Refusal {
    pub(crate) fn not_written(fault: impl Display) -> Self {
        Self::Failed(fault.to_string(), NOT_WRITTEN)
    }

    /// Prints the error and, for arguments, where to find the help of `command`. Returns the exit code.
    pub(crate) fn tell(self, command: &str) -> u8 {
        match self {
            Self::Arguments(fault) => {
                let help = Message::of("terminal-see-help", command);
                console::warn(format_args!("{fault}\n{help}"));
                BAD_INPUT
            }
            Self::Failed(fault, code) => {
                console::warn(fault);
                code
            }
        }
    }
}

/// Prints an answer. Returns the exit code `code` on success.
pub(crate) fn print_answer(text: &str, code: u8) -> Result<u8, Refusal> {
    let printed = print(text).map_err(|error| terminal::answer_not_written(&error));
    printed.map_err(Refusal::not_written).map(|()| code)
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedFile<'a>(pub &'static str, pub &'a Path);

/// Checks that no `written` file is also `read` or written twice. Links are followed.
pub(crate) fn check_files<'a>(
    read: impl IntoIterator<Item = NamedFile<'a>>,
    written: impl IntoIterator<Item = NamedFile<'a>>,
) -> Result<(), String> {
    let mut others: Vec<NamedFile<'_>> = read.into_iter().collect();
    for NamedFile(argument, path) in written {
        if let Some(other) = others.iter().find(|other| is_same(path, other.1)) {
            return Err(terminal::same_file(argument, path.display(), other.0));
        }
        others.push(NamedFile(argument, path));
    }
    Ok(())
}

fn is_same(a: &Path, b: &Path) -> bool {
    // Files that do not exist yet are compared by name.
    let by_name = || matches!((absolute(a), absolute(b)), (Ok(a), Ok(b)) if a == b);
    // Anything that is not a regular file, such as a terminal, may be both read and written.
    let is_file = |path: &Path| !path.exists() || path.is_file();
    is_file(a) && is_same_file(a, b).unwrap_or_else(|_| by_name())
}

/// Prints why heuristics failed, and adds notes below the table of these runs. Tables for programs have no notes.
pub(crate) fn with_failures(
    table: Table,
    runs: impl IntoIterator<Item = (Problem, Measurement)>,
) -> Table {
    let notes = failures(runs, &PatternDatabases::default());
    notes.iter().for_each(console::warn);
    table.noted(&notes)
}

/// Rejects a problem without a solution, unless `anyway` is set.
pub(crate) fn check_solvable(problem: &Problem, anyway: bool) -> Result<(), Refusal> {
    if anyway || problem.solvability().is_solvable() {
        return Ok(());
    }
    Err(Refusal::Failed(terminal::no_solution(problem), NO_SOLUTION))
}
