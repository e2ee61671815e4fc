//! How other programs search, and the strategies here that do the same.

use crate::text::messages::window::help as said;

/// A program with its version, its habits, and the strategy that repeats them, if one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program {
    pub name: &'static str,
    pub habits: &'static str,
    pub strategy: Option<&'static str>,
}

/// Returns the programs whose row has all words of `query`; all of them if it is empty.
pub fn program_rows(query: &str) -> impl Iterator<Item = Program> {
    let query = query.to_lowercase();
    let rows = said::PROGRAMS.text().lines();
    rows.filter_map(move |row| {
        let lower = row.to_lowercase();
        let (name, rest) = row.split_once(" | ")?;
        let (habits, strategy) = rest.split_once(" | ")?;
        let has_all = query.split_whitespace().all(|word| lower.contains(word));
        has_all.then_some(Program {
            name,
            habits,
            strategy: Some(strategy).filter(|strategy| *strategy != "-"),
        })
    })
}
