//! A student's own search, held against the rule in the window: what `slidescope check` says, and both orders of expansion.

pub(crate) mod check_view;

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::Facts;
use crate::jobs::Job;
use crate::puzzle::{Problem, Size};
use crate::search::{PatternDatabases, Strategy, prepare};
use crate::study::check::{
    MAX_ORDER_FILE, Order, Row, TiesAccepted, check, own_order, read_order, supports,
};
use crate::text::{Named as _, check as text};

/// What is checked, and what came of it.
#[derive(Default)]
pub(crate) struct Checking {
    /// The file with the order, as typed.
    pub(crate) file: String,
    pub(crate) ties: TiesAccepted,
    working: Option<Job<(), Result<Found, String>>>,
    pub(crate) found: Option<Found>,
    pub(crate) fault: Option<String>,
    /// The expansion that is looked at in both orders, from 0.
    pub(crate) at: usize,
}

/// What came of it.
pub(crate) struct Found {
    pub(crate) answer: String,
    pub(crate) agrees: bool,
    /// The expansion that differs, from 0.
    pub(crate) differs: Option<usize>,
    pub(crate) yours: Vec<Row>,
    /// Empty where the search of this program ends without an answer.
    pub(crate) ours: Vec<Row>,
}

impl Found {
    /// The expansions of the longer order.
    pub(crate) fn len(&self) -> usize {
        self.yours.len().max(self.ours.len())
    }
}

impl Checking {
    pub(crate) const fn is_busy(&self) -> bool {
        self.working.is_some()
    }

    /// Takes a file that was chosen or dropped.
    pub(crate) fn name_file(&mut self, path: &Path) {
        self.file = path.display().to_string();
    }

    /// Checks in the background, on the board and by the strategy of Explore.
    pub(crate) fn check(&mut self, facts: &Facts) {
        let setup = facts.setup();
        (self.found, self.fault, self.at) = (None, None, 0);
        if !supports(setup.strategy.algorithm) {
            self.fault = Some(text::unsupported(setup.strategy.algorithm.name()));
            return;
        }
        let Some(problem) = setup.problem else {
            self.fault = Some(text::NO_BOARD.to_string());
            return;
        };
        let (path, ties, strategy) = (PathBuf::from(self.file.trim()), self.ties, setup.strategy);
        let work = move || found(&path, &problem, strategy, ties, &setup.databases);
        self.working = Some(Job::once("check", &Arc::clone(&facts.wake), work));
    }

    /// Takes in what came of it. Never waits.
    pub(crate) fn poll(&mut self) {
        let Some(((), done)) = self.working.as_mut().and_then(Job::finished) else {
            return;
        };
        self.working = None;
        match done {
            Ok(Ok(found)) => {
                self.at = found.differs.unwrap_or(0);
                self.found = Some(found);
            }
            Ok(Err(fault)) => self.fault = Some(fault),
            Err(fault) => self.fault = Some(fault.to_string()),
        }
    }
}

fn found(
    path: &Path,
    problem: &Problem,
    strategy: Strategy,
    ties: TiesAccepted,
    databases: &PatternDatabases,
) -> Result<Found, String> {
    let yours = read(path, problem.size())?;
    prepare(problem, strategy, databases);
    let checked = check(problem, strategy, &yours, ties, databases);
    let ours = own_order(problem, strategy, databases).unwrap_or_default();
    Ok(Found {
        answer: text::answer(&checked, strategy, ties),
        agrees: checked.agrees(),
        differs: checked.divergence.map(|found| found.number - 1),
        yours: yours.rows,
        ours: ours.rows,
    })
}

fn read(path: &Path, size: Size) -> Result<Order, String> {
    let mut bytes = Vec::new();
    // A byte more shows that the file is too long.
    let read =
        File::open(path).and_then(|file| file.take(MAX_ORDER_FILE + 1).read_to_end(&mut bytes));
    read.map_err(|fault| text::not_read(path, &fault))?;
    read_order(&bytes, size).map_err(|fault| text::bad_file(path, fault.to_string()))
}
