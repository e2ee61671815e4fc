//! Looks for a board on which something can be seen, among shuffles as worksheets are made of; in the background, and not for
//! longer than somebody waits.

use std::sync::Arc;
use std::time::Duration;

use crate::jobs::{Job, Wake};
use crate::puzzle::{Board, Problem};
use crate::search::{PatternDatabases, Strategy};
use crate::study::worksheet::{NotFound, Teaches, Wanted, find};

const LONGEST: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    Teaches(Teaches),
    /// The tie rule never decides.
    NoTies,
    /// The search takes so many expansions.
    Expansions(u32),
}

/// A board, or why there is none.
pub(crate) type Found = Result<Problem, NotFound>;

pub struct Finder(Job<(), Found>);

impl Finder {
    pub(crate) fn new(wake: &Wake) -> Self {
        Self(Job::new("board finder", Arc::clone(wake)))
    }

    /// Looks for a board that `strategy` searches from to `goal`; another seed finds another.
    pub(crate) fn seek(
        &mut self,
        sought: Sought,
        strategy: Strategy,
        goal: Board,
        seed: u64,
        databases: &PatternDatabases,
    ) {
        let mut wanted = Wanted {
            goal,
            any_goal: false,
            strategy,
            expansions: None,
            ties: None,
            teaches: None,
            copies: 1,
            seed,
        };
        match sought {
            Sought::Teaches(teaches) => wanted.teaches = Some(teaches),
            Sought::NoTies => wanted.ties = Some(0),
            Sought::Expansions(expansions) => wanted.expansions = Some(expansions),
        }
        let databases = databases.clone();
        self.0.ask((), move |token| {
            let until = token.now() + LONGEST;
            let go_on = || !token.is_cancelled() && token.now() < until;
            let sheets = find(&wanted, None, &databases, go_on)?;
            let first = sheets.first().map(|sheet| sheet.problem);
            first.ok_or(NotFound::Cancelled { tried: 0 })
        });
    }

    pub(crate) fn poll(&mut self) -> Option<Found> {
        let ((), found) = self.0.finished()?;
        Some(found.unwrap_or(Err(NotFound::Cancelled { tried: 0 })))
    }
}
