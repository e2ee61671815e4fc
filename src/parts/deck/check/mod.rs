//! Compares a student's own search with the rule: the verdict of `slidescope check`, and the trees of both.

pub mod check_view;

use std::path::{Path, PathBuf};

use crate::Facts;
use crate::facts::Pending;
use crate::pictures::tree::TreeView;
use slidescope_core::files::read_regular;
use slidescope_core::layout::Tree;
use slidescope_core::order::{
    MAX_ORDER_FILE, Order, OrderReport, Row, TiesAccepted, is_by_hand, own_order, read_order,
};
use slidescope_core::puzzle::Problem;
use slidescope_core::recording::{NodeId, Recording};
use slidescope_core::search::{PatternDatabases, Strategy, prepare};
use slidescope_core::tasks::{Token, in_words};
use slidescope_core::text::check as text;

#[derive(Default)]
pub struct Checking {
    /// The file with the order, as typed.
    pub(crate) file: String,
    pub(crate) ties: TiesAccepted,
    working: Pending,
    /// What the last check found, or why there was none.
    pub(crate) done: Option<Result<Found, String>>,
    /// The expansion shown for both searches, from 0.
    pub(crate) at: usize,
    /// The views of the trees of the student's search and of this program's.
    pub(crate) views: [TreeView; 2],
}

pub(crate) struct Found {
    pub(crate) answer: String,
    pub(crate) agrees: bool,
    /// The first expansion that differs, from 0.
    pub(crate) differs: Option<usize>,
    /// The student's search and this program's; the latter is empty if the program's search ends without an answer.
    pub(crate) searches: [Searched; 2],
    /// Whether both have a tree.
    pub(crate) is_drawn: bool,
}

/// The boards one search expanded, and its tree.
pub(crate) struct Searched {
    pub(crate) rows: Vec<Row>,
    /// Ends before the first board that is not in the frontier.
    pub(crate) recording: Recording,
    pub(crate) tree: Tree,
}

impl Searched {
    fn new(
        rows: Vec<Row>,
        problem: &Problem,
        strategy: Strategy,
        is_drawn: bool,
        databases: &PatternDatabases,
    ) -> Self {
        let order = rows
            .iter()
            .map(|row| row.board.state())
            .filter(|_| is_drawn);
        let recording = Recording::following(problem, strategy, order, databases);
        let mut tree = Tree::new(&recording);
        tree.grow(&recording, u64::MAX);
        Self {
            rows,
            recording,
            tree,
        }
    }

    /// Returns the node of the expansion at `index`, from 0.
    pub(crate) fn node(&self, index: usize) -> Option<NodeId> {
        let after = index as u64 + 1;
        let moment = self.recording.at(after);
        let current = moment.current().filter(|_| moment.k() == after);
        current.map(|node| node.id)
    }
}

impl Found {
    /// Returns the number of expansions of the longer search.
    pub(crate) fn len(&self) -> usize {
        let lens = self.searches.iter().map(|searched| searched.rows.len());
        lens.max().unwrap_or(0)
    }
}

impl Checking {
    pub(crate) fn is_busy(&self) -> bool {
        self.working.is_busy()
    }

    /// Takes a file that was chosen or dropped.
    pub fn name_file(&mut self, path: &Path) {
        self.file = path.display().to_string();
    }

    /// Checks in the background, with the board and strategy of Explore.
    pub(crate) fn check(&mut self, facts: &Facts) {
        let setup = facts.setup();
        (self.done, self.at) = (None, 0);
        let Some(problem) = setup.problem else {
            self.done = Some(Err(text::NO_BOARD.to_string()));
            return;
        };
        let (path, ties, strategy) = (PathBuf::from(self.file.trim()), self.ties, setup.strategy);
        let work =
            move |_: &Token<'_, ()>| found(&path, &problem, strategy, ties, &setup.databases);
        self.working = facts.spawn("check", work, |checking: &mut Option<Self>, done, _| {
            let Some(checking) = checking else {
                return;
            };
            let done = in_words(done);
            if let Ok(found) = &done {
                checking.at = found.differs.unwrap_or(0);
                checking.views = Default::default();
            }
            checking.done = Some(done);
        });
    }
}

fn found(
    path: &Path,
    problem: &Problem,
    strategy: Strategy,
    ties: TiesAccepted,
    databases: &PatternDatabases,
) -> Result<Found, String> {
    let yours = read(path, problem)?;
    prepare(problem, strategy, databases);
    let report = OrderReport::new(*problem, strategy, yours, ties, databases);
    let ours = own_order(problem, strategy, databases).unwrap_or_default();
    // The tree of a depth-first search or of MM is not determined by the boards alone.
    let is_drawn = is_by_hand(strategy.algorithm);
    let searched = |rows| Searched::new(rows, problem, strategy, is_drawn, databases);
    Ok(Found {
        answer: text::report(&report),
        agrees: report.checked.agrees(),
        differs: report.checked.divergence.map(|found| found.number - 1),
        searches: [searched(report.order.rows), searched(ours.rows)],
        is_drawn,
    })
}

fn read(path: &Path, problem: &Problem) -> Result<Order, String> {
    let bytes = read_regular(path, MAX_ORDER_FILE);
    let bytes = bytes.map_err(|fault| text::not_read(path.display(), fault))?;
    read_order(&bytes, problem).map_err(|fault| text::bad_file(path.display(), fault))
}
