//! Worksheets as files.

pub mod exercise;
pub mod pages;
pub mod pen;
pub mod table;

use std::io;

use crate::Facts;
use crate::files::{GoOn, Out, SaveFile, Target};
use slidescope_core::puzzle::Board;
use slidescope_core::search::PatternDatabases;
use slidescope_core::tasks::brief_until;
use slidescope_core::tasks::now;
use slidescope_core::text::worksheet::{Sheets, latex, markdown};
use slidescope_core::worksheet::{
    MOST_EXPANSIONS, NotFound, Teaches, Wanted, Worksheet, WorksheetFormat, find,
};

/// The worksheets to be saved, for the strategy in Explore.
pub struct WorksheetExport {
    /// Whether the menu shows the choices for worksheets instead of the rest.
    pub(crate) is_shown: bool,
    /// How many sheets, each with a different board.
    pub(crate) copies: usize,
    pub(crate) filled: bool,
    pub(crate) teaches: Option<Teaches>,
    pub(crate) ties: Option<u32>,
    pub(crate) seed: u64,
    pub file: SaveFile<WorksheetFormat>,
}

const STEMS: [&str; 2] = ["worksheet", "worksheet-solution"];

impl Default for WorksheetExport {
    fn default() -> Self {
        Self {
            is_shown: false,
            copies: 1,
            filled: false,
            teaches: None,
            ties: None,
            seed: 1,
            file: SaveFile::new(Target::Worksheet, STEMS[0]),
        }
    }
}

impl WorksheetExport {
    pub(crate) fn fill(&mut self, filled: bool) {
        let stem = |filled| STEMS[usize::from(filled)];
        self.file.rename(stem(self.filled), stem(filled));
        self.filled = filled;
    }

    /// Searches, finds further boards, and draws in the background.
    pub(crate) fn write(&mut self, facts: &Facts) {
        let setup = facts.setup();
        let Some(problem) = setup.problem else {
            return;
        };
        let (filled, format) = (self.filled, self.file.format);
        // The first sheet has the board in Explore. If ties or a lesson are wanted, all boards are found.
        let begins_here = self.teaches.is_none() && self.ties.is_none();
        let small = self.teaches.and_then(Teaches::size);
        let wanted = Wanted {
            goal: small.map_or(problem.goal(), Board::blank_last),
            costs: problem.costs(),
            any_goal: false,
            strategy: setup.strategy,
            expansions: None,
            ties: self.ties,
            teaches: self.teaches,
            exercises: true,
            copies: self.copies,
            seed: self.seed,
        };
        let databases = setup.databases;
        let write = async move |out: Out<'_>, mut go_on: GoOn| {
            let trace = || Worksheet::trace(&problem, wanted.strategy, MOST_EXPANSIONS, &databases);
            let first = begins_here.then(trace).transpose();
            let first = first.map_err(|error| io::Error::other(NotFound::from(error)))?;
            let until = brief_until();
            let go_on = || go_on(0.0) && until.is_none_or(|until| now() < until);
            let sheets = find(&wanted, first, &databases, go_on);
            let sheets = Sheets {
                sheets: sheets.map_err(io::Error::other)?,
                seed: (wanted.copies > 1 || !begins_here).then_some(wanted.seed),
                filled,
            };
            write(&sheets, format, &databases, out)?;
            Ok(None)
        };
        self.file.write_long(&facts.wake, write);
    }
}

/// Writes all sheets in this format.
///
/// # Errors
///
/// Fails if the file cannot be written, or if the fonts of a PDF lack a character.
pub fn write(
    sheets: &Sheets,
    format: WorksheetFormat,
    databases: &PatternDatabases,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    let pages = sheets.pages(databases);
    match format {
        WorksheetFormat::Pdf => pages::draw_all(&pages).write(out),
        WorksheetFormat::Latex => out.write_all(latex(&pages).as_bytes()),
        WorksheetFormat::Markdown => out.write_all(markdown(&pages).as_bytes()),
    }
}
