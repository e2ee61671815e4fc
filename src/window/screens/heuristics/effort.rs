//! What the heuristics of the list cost and save. Measured in the background, first on a few boards and then on more.

pub(crate) mod work;

use std::sync::Arc;

use crate::window::screens::heuristics::effort::work::work;
use crate::window::screens::heuristics::reading::Tools;
use slidescope_core::puzzle::Board;
use slidescope_core::search::{Algorithm, Distances, Heuristic};
use slidescope_core::study::dominance::Dominance;
use slidescope_core::study::effort::{BoardsByLength, Effort, EffortByLength};
use slidescope_core::study::every_board::{Rows, Scope};
use slidescope_core::study::heuristic_check::{HeuristicCheck, Subject};
use slidescope_core::tasks::{Job, Update, Wake};

/// Limits on expansions per run: for A* and IDA* with a table of values, and where each node needs an evaluation.
const MOST_A_STAR: u64 = 100_000;
const MOST_IDA_STAR: u64 = 1_000_000;
const MOST_EVALUATED: u64 = 30_000;

/// The algorithms whose curves can be chosen.
pub const SEARCHERS: [Algorithm; 2] = [Algorithm::AStar, Algorithm::IdaStar];

/// Boards per length in the chart, which make the curves steady, and the few of them that are searched first.
pub(crate) const BOARDS: usize = 12;
const FEW: usize = 3;
/// Likewise at the one length of the table.
const BOARDS_OF_TABLE: usize = 100;
const FEW_OF_TABLE: usize = 12;

/// The built-in heuristics whose curves are always shown for comparison.
pub(crate) const CHARTED: [Heuristic; 3] = [
    Heuristic::Misplaced,
    Heuristic::Manhattan,
    Heuristic::LinearConflict,
];

/// Number of heuristics kept that are no longer in the list.
const KEPT: usize = 8;

pub struct EffortState {
    /// The algorithm whose curves are shown, one of [`SEARCHERS`].
    pub searcher: Algorithm,
    pub job: Job<Wanted, (), Measured>,
    /// The last request that was completed.
    pub done: Option<Wanted>,
    goal: Option<Board>,
    measured: Measured,
}

impl EffortState {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            searcher: Algorithm::AStar,
            job: Job::new("effort", wake),
            done: None,
            goal: None,
            measured: Measured::default(),
        }
    }

    pub(crate) fn poll(&mut self) {
        while let Some(update) = self.job.poll() {
            match update {
                Update::Progress(measured) => self.measured = measured,
                Update::Finished(wanted, _) => self.done = Some(wanted),
            }
        }
    }

    /// Starts measuring `wanted`, replacing any other request. Earlier measurements are kept and extended.
    pub(crate) fn want(&mut self, wanted: &Wanted, tools: &Tools) {
        if self.job.asked() == Some(wanted) || self.done.as_ref() == Some(wanted) {
            return;
        }
        if self.goal != Some(wanted.goal) {
            self.goal = Some(wanted.goal);
            self.measured = Measured::default();
        }
        let is_wanted = |program: &Subject| wanted.programs.contains(program);
        let (listed, mut others): (Vec<_>, Vec<_>) = std::mem::take(&mut self.measured.standings)
            .into_iter()
            .partition(|known| is_wanted(&known.program));
        others.truncate(KEPT);
        self.measured.standings = [others, listed].concat();
        self.measured
            .related
            .retain(|(a, b, _)| is_wanted(a) && is_wanted(b));
        self.measured.at = None;
        let (asked, tools, measured) = (wanted.clone(), tools.clone(), self.measured.clone());
        self.job.ask(wanted.clone(), move |token| {
            // If it is cancelled, the measurements reported so far are kept.
            let _ = work(token, &asked, &tools, measured);
        });
    }

    /// Stops measuring, so that it takes no time from searches. Keeps the measurements.
    pub(crate) fn stop(&mut self) {
        self.job.cancel();
    }

    pub fn get(&self, program: &Subject) -> Option<&Standing> {
        let mut standings = self.measured.standings.iter();
        standings.find(|known| known.program == *program)
    }

    pub fn relation(&self, first: &Subject, second: &Subject) -> Option<&Dominance> {
        let mut related = self.measured.related.iter();
        let found = related.find(|(a, b, _)| a == first && b == second);
        found.map(|(.., found)| found)
    }

    pub(crate) fn table_length(&self) -> Option<u32> {
        let boards = self.measured.boards.as_ref()?;
        boards.of_table.keys().next().copied()
    }

    /// The heuristic that is being measured.
    pub fn at(&self) -> Option<&Subject> {
        self.job.asked().and(self.measured.at.as_ref())
    }
}

#[derive(Clone, Debug)]
pub struct Standing {
    pub(crate) program: Subject,
    pub check: Option<Arc<HeuristicCheck>>,
    /// The estimate of every state by address, where states can be listed.
    pub values: Option<Arc<Vec<u32>>>,
    /// In the order of [`SEARCHERS`].
    curves: [EffortByLength; 2],
    /// A* on every board, or on the boards for the table, all of one length.
    pub of_table: Option<Effort>,
    /// The predicted number of nodes that IDA* expands in its last iteration, by length.
    pub predicted: Vec<(u32, f64)>,
    /// Whether it failed on some board.
    pub has_failed: bool,
}

impl Standing {
    pub(crate) fn new(program: Subject) -> Self {
        Self {
            program,
            check: None,
            values: None,
            curves: Default::default(),
            of_table: None,
            predicted: Vec::new(),
            has_failed: false,
        }
    }

    /// Takes what A* needs on every board, with a curve of the lengths of the chart.
    fn take_every(&mut self, rows: &Rows, boards: &Boards) {
        let of_length = |(scope, of): &_| match *scope {
            Scope::Length(length) => Some((length, Effort::of_every(length, of))),
            Scope::All => None,
        };
        let mut lengths: EffortByLength = rows.iter().filter_map(of_length).collect();
        self.of_table = lengths.values().copied().reduce(Effort::and);
        lengths.retain(|length, _| boards.of_chart.contains_key(length));
        *self.curve_mut(Algorithm::AStar) = lengths;
    }

    /// Whether its figures of A* are of every board.
    pub fn is_of_every_board(&self) -> bool {
        let mut lengths = self.curve(Algorithm::AStar).values();
        lengths.any(|effort| effort.quartiles.is_some())
    }

    pub fn curve(&self, searcher: Algorithm) -> &EffortByLength {
        &self.curves[usize::from(searcher != SEARCHERS[0])]
    }

    fn curve_mut(&mut self, searcher: Algorithm) -> &mut EffortByLength {
        &mut self.curves[usize::from(searcher != SEARCHERS[0])]
    }
}

/// A request: measure these heuristics for this goal, the first before all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub(crate) goal: Board,
    /// The chosen heuristic, then the others.
    pub programs: Vec<Subject>,
    pub searcher: Algorithm,
}

#[derive(Clone, Debug, Default)]
pub struct Measured {
    pub(crate) boards: Option<Arc<Boards>>,
    pub(crate) standings: Vec<Standing>,
    /// The dominance of the first heuristic over the second.
    pub(crate) related: Vec<(Subject, Subject, Dominance)>,
    /// The heuristic that is being measured.
    pub(crate) at: Option<Subject>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Boards {
    pub(crate) of_chart: BoardsByLength,
    /// Those of one length.
    pub(crate) of_table: BoardsByLength,
}

/// Whether every board of the space is searched. Of a 2 × 5 board there are ten times as many as of a 3 × 3.
pub(crate) fn is_exact(goal: &Board) -> bool {
    goal.size().cells() <= 9
}

pub(crate) fn limit(goal: &Board, searcher: Algorithm) -> u64 {
    match searcher {
        _ if !Distances::covers(goal.size()) => MOST_EVALUATED,
        Algorithm::IdaStar => MOST_IDA_STAR,
        _ => MOST_A_STAR,
    }
}
