//! Worksheets: a search to be traced by hand, and its solution.
//!
//! [`Worksheet::trace`] runs the search itself and writes down every expansion, so a solution cannot differ from what the
//! program does. [`find()`] looks for boards that teach what is asked for, among shuffles that a seed fixes.

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
        /// A page of A4 for each sheet, to be printed.
        #[default]
        Pdf = "pdf",
        /// The same pages below each other.
        Svg = "svg",
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
