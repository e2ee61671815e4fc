//! Worksheets: a search to trace by hand, and its solution.
//!
//! [`Worksheet::trace`] runs the real search and records every expansion, so a solution cannot differ from what the
//! program does. [`find()`] looks for boards with the requested properties among shuffles determined by a seed.

pub(crate) mod find;
pub(crate) mod question;
pub(crate) mod trace;

pub(crate) use find::find_at_least;
pub use find::{Nearest, NotFound, TRIES, Teaches, TeachesError, Wanted, find};
pub use question::{Question, shortest};
pub use trace::{End, Expanded, MOST_EXPANSIONS, Successor, Worksheet, WorksheetError};

use std::path::Path;

use crate::files::has_extension;

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum WorksheetFormat by extension {
        /// An A4 page for each sheet, for printing.
        #[default]
        Pdf = "pdf",
        Latex = "tex",
        Markdown = "md",
    }
}

impl WorksheetFormat {
    /// The format that a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|format| has_extension(path, format.extension()))
    }
}

/// The most sheets of one file.
pub const MOST_COPIES: usize = 200;
/// The most sheets that the window offers: two classes. Boards for [more](MOST_COPIES) may take long to find.
pub const MOST_OFFERED: usize = 60;
