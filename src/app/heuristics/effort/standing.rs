//! The measurements of the heuristics in the list.

use std::sync::Arc;

use crate::app::heuristics::reading::is_listed;
use crate::puzzle::Board;
use crate::search::Heuristic;
use crate::study::dominance::Dominance;
use crate::study::effort::{BoardsByLength, Effort, LengthEffort, Searcher};
use crate::study::heuristic_check::{HeuristicCheck, Subject};

/// Limits on expansions per run: for A* and IDA* with a table of values, and where each node needs an evaluation.
const MOST_A_STAR: u64 = 100_000;
const MOST_IDA_STAR: u64 = 1_000_000;
const MOST_EVALUATED: u64 = 30_000;

/// Boards per length in the chart: a few for a first result, then enough to make the curves steady.
pub(crate) const BOARDS: [usize; 2] = [3, 12];
/// The same at the one length of the table.
pub(crate) const BOARDS_OF_TABLE: [usize; 2] = [12, 100];

/// The built-in heuristics whose curves are always shown for comparison.
pub(crate) const CHARTED: [Heuristic; 3] = [
    Heuristic::Misplaced,
    Heuristic::Manhattan,
    Heuristic::LinearConflict,
];

#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) program: Subject,
    pub(crate) check: Option<Arc<HeuristicCheck>>,
    /// The mean of h / h* over all states but the goal.
    pub(crate) mean_ratio: f64,
    /// The estimate of every state by address, where states can be listed.
    pub(crate) values: Option<Arc<Vec<u32>>>,
    /// By [`Searcher`].
    efforts: [Effort; 2],
    /// A* on the boards for the table, more of them and all of one length.
    pub(crate) of_table: Effort,
    /// The predicted number of nodes that IDA* expands in its last iteration, by length.
    pub(crate) predicted: Vec<(u32, f64)>,
    /// Whether it failed on some board.
    pub(crate) has_failed: bool,
}

impl Standing {
    pub(crate) fn new(program: Subject) -> Self {
        Self {
            program,
            check: None,
            mean_ratio: 0.0,
            values: None,
            efforts: Default::default(),
            of_table: Effort::default(),
            predicted: Vec::new(),
            has_failed: false,
        }
    }

    pub(crate) const fn effort(&self, searcher: Searcher) -> &Effort {
        &self.efforts[searcher as usize]
    }

    pub(crate) const fn effort_of(&mut self, runs: Runs) -> &mut Effort {
        match runs {
            Runs::Curve(searcher) => &mut self.efforts[searcher as usize],
            Runs::Table => &mut self.of_table,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runs {
    Curve(Searcher),
    Table,
}

/// A request: measure these heuristics for this goal, the first before all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) goal: Board,
    /// The chosen heuristic, then the others.
    pub(crate) programs: Vec<Subject>,
    pub(crate) searcher: Searcher,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Measured {
    pub(crate) boards: Option<Arc<Boards>>,
    pub(crate) standings: Vec<Standing>,
    /// The dominance of the first heuristic over the second.
    pub(crate) related: Vec<(Subject, Subject, Dominance)>,
    /// The heuristic that is being measured.
    pub(crate) at: Option<Subject>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Boards {
    pub(crate) goal: Board,
    pub(crate) of_chart: BoardsByLength,
    pub(crate) table_length: u32,
    pub(crate) of_table: BoardsByLength,
}

impl Boards {
    /// Returns whether the mean for this length includes all its boards, so it will not change while it is shown.
    pub(crate) fn are_run(&self, runs: Runs, length: u32, effort: &LengthEffort) -> bool {
        let (of, [_, most]) = match runs {
            Runs::Curve(_) => (&self.of_chart, BOARDS),
            Runs::Table => (&self.of_table, BOARDS_OF_TABLE),
        };
        let all = of.get(&length).map_or(0, |boards| boards.len().min(most));
        effort.capped() > 0 || effort.runs >= all as u64
    }
}

pub(crate) fn limit(goal: &Board, searcher: Searcher) -> u64 {
    match (is_listed(goal), searcher) {
        (true, Searcher::AStar) => MOST_A_STAR,
        (true, Searcher::IdaStar) => MOST_IDA_STAR,
        (false, Searcher::AStar | Searcher::IdaStar) => MOST_EVALUATED,
    }
}
