//! What is measured of the heuristics of the list.

use std::sync::Arc;

use crate::app::heuristics::program::{Program, is_listed};
use crate::puzzle::Board;
use crate::search::Heuristic;
use crate::study::dominance::Dominance;
use crate::study::effort::{BoardsByLength, Effort, Searcher};
use crate::study::heuristic_check::HeuristicCheck;

/// Expansions per run: by a table of values, and where each takes an evaluation.
const MOST_A_STAR: u64 = 100_000;
const MOST_IDA_STAR: u64 = 1_000_000;
const MOST_EVALUATED: u64 = 30_000;

/// The built-in heuristics whose curves are always there to compare with.
pub(crate) const CHARTED: [Heuristic; 3] = [
    Heuristic::Misplaced,
    Heuristic::Manhattan,
    Heuristic::LinearConflict,
];

#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) program: Program,
    pub(crate) check: Option<Arc<HeuristicCheck>>,
    /// The mean of h / h* over all states but the goal.
    pub(crate) mean_ratio: f64,
    /// The heuristic of every state by address, where they can be listed.
    pub(crate) values: Option<Arc<Vec<u32>>>,
    pub(crate) a_star: Effort,
    pub(crate) ida_star: Effort,
    /// A* on more boards of the length of the table.
    pub(crate) of_table: Effort,
    /// What theory says that IDA* expands in its last iteration, by length.
    pub(crate) predicted: Vec<(u32, f64)>,
    /// It broke off on some board.
    pub(crate) has_failed: bool,
}

impl Standing {
    pub(crate) const fn new(program: Program) -> Self {
        Self {
            program,
            check: None,
            mean_ratio: 0.0,
            values: None,
            a_star: Effort::new(),
            ida_star: Effort::new(),
            of_table: Effort::new(),
            predicted: Vec::new(),
            has_failed: false,
        }
    }

    pub(crate) const fn effort(&self, searcher: Searcher) -> &Effort {
        match searcher {
            Searcher::AStar => &self.a_star,
            Searcher::IdaStar => &self.ida_star,
        }
    }

    pub(crate) const fn effort_of(&mut self, runs: Runs) -> &mut Effort {
        match runs {
            Runs::Curve(Searcher::AStar) => &mut self.a_star,
            Runs::Curve(Searcher::IdaStar) => &mut self.ida_star,
            Runs::Table => &mut self.of_table,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runs {
    Curve(Searcher),
    Table,
}

/// What is wanted: these heuristics for this goal, the first of them before all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) goal: Board,
    /// The heuristic that is chosen, then the others.
    pub(crate) programs: Vec<Program>,
    pub(crate) searcher: Searcher,
}

#[derive(Clone, Debug)]
pub(crate) enum News {
    Boards(Arc<Boards>),
    Standing(Box<Standing>),
    Related(Program, Program, Dominance),
    /// This heuristic is being looked at.
    At(Program),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Boards {
    pub(crate) goal: Board,
    pub(crate) of_chart: BoardsByLength,
    pub(crate) table_length: u32,
    pub(crate) of_table: BoardsByLength,
}

pub(crate) fn limit(goal: &Board, searcher: Searcher) -> u64 {
    match (is_listed(goal), searcher) {
        (true, Searcher::AStar) => MOST_A_STAR,
        (true, Searcher::IdaStar) => MOST_IDA_STAR,
        (false, Searcher::AStar | Searcher::IdaStar) => MOST_EVALUATED,
    }
}

/// The mean of h / h* over all states but the goal.
pub(crate) fn mean_ratio(check: &HeuristicCheck) -> f64 {
    let known = check.counts.iter().filter(|((h_star, _), _)| *h_star > 0);
    let (mut sum, mut states) = (0.0, 0_u64);
    for (&(h_star, h), &count) in known {
        sum += f64::from(h) / f64::from(h_star) * count as f64;
        states += count;
    }
    sum / states.max(1) as f64
}
