//! What the heuristics of the list cost and save. Measured in the background, first on a few boards and then on more.

pub(crate) mod work;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::window::screens::heuristics::check::Question;
use crate::window::screens::heuristics::effort::work::work;
use crate::window::screens::heuristics::reading::{Tools, is_listed};
use slidescope_core::puzzle::Board;
use slidescope_core::search::Heuristic;
use slidescope_core::study::dominance::Dominance;
use slidescope_core::study::effort::{BoardsByLength, Effort, LengthEffort, Searcher};
use slidescope_core::study::every_board::{Rows, Scope, Summary};
use slidescope_core::study::heuristic_check::{HeuristicCheck, Subject};
use slidescope_core::tasks::{Job, Update, Wake};

/// Limits on expansions per run: for A* and IDA* with a table of values, and where each node needs an evaluation.
const MOST_A_STAR: u64 = 100_000;
const MOST_IDA_STAR: u64 = 1_000_000;
const MOST_EVALUATED: u64 = 30_000;

/// Boards per length in the chart: a few for a first result, then enough to make the curves steady.
pub(crate) const BOARDS: [usize; 2] = [3, 12];
/// Boards at the one length of the table: likewise a few, then enough.
pub(crate) const BOARDS_OF_TABLE: [usize; 2] = [12, 100];

/// The built-in heuristics whose curves are always shown for comparison.
pub(crate) const CHARTED: [Heuristic; 3] = [
    Heuristic::Misplaced,
    Heuristic::Manhattan,
    Heuristic::LinearConflict,
];

/// Number of heuristics kept that are no longer in the list.
const KEPT: usize = 8;

pub(crate) struct EffortState {
    pub(crate) searcher: Searcher,
    pub(super) job: Job<Wanted, (), Measured>,
    /// The last request that was completed.
    pub(super) done: Option<Wanted>,
    goal: Option<Board>,
    measured: Measured,
}

impl EffortState {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            searcher: Searcher::AStar,
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

    pub(crate) fn cancel_but(&mut self, chosen: &Question) {
        let is_it = |wanted: &Wanted| {
            wanted.goal == chosen.goal && wanted.programs.first() == Some(&chosen.program)
        };
        if !self.job.asked().is_some_and(is_it) {
            self.stop();
        }
    }

    pub(crate) fn get(&self, program: &Subject) -> Option<&Standing> {
        let mut standings = self.measured.standings.iter();
        standings.find(|known| known.program == *program)
    }

    pub(crate) fn relation(&self, first: &Subject, second: &Subject) -> Option<&Dominance> {
        let mut related = self.measured.related.iter();
        let found = related.find(|(a, b, _)| a == first && b == second);
        found.map(|(.., found)| found)
    }

    pub(crate) fn boards(&self) -> Option<&Boards> {
        self.measured.boards.as_deref()
    }

    /// Returns the number of boards measured per length. A length with fewer boards counts as complete if all were measured.
    pub(crate) fn boards_per_length(&self, standing: &Standing) -> u64 {
        let [_, many] = BOARDS;
        let Some(boards) = self.boards() else {
            return 0;
        };
        let lengths = &standing.effort(self.searcher).lengths;
        let whole = lengths.iter().filter(|(_, effort)| effort.capped() == 0);
        let some = whole.filter_map(|(length, effort)| {
            let is_whole = effort.runs >= boards.of_chart.get(length)?.len() as u64;
            Some(if is_whole { many as u64 } else { effort.runs })
        });
        some.min().unwrap_or(0)
    }

    pub(crate) fn table_length(&self) -> Option<u32> {
        self.boards().map(|boards| boards.table_length)
    }

    /// The heuristic that is being measured.
    pub(crate) fn at(&self) -> Option<&Subject> {
        self.job.asked().and(self.measured.at.as_ref())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) program: Subject,
    pub(crate) check: Option<Arc<HeuristicCheck>>,
    /// The estimate of every state by address, where states can be listed.
    pub(crate) values: Option<Arc<Vec<u32>>>,
    /// By [`Searcher`].
    efforts: [Effort; 2],
    /// A* on the boards for the table, more of them and all of one length.
    pub(crate) of_table: Effort,
    /// What A* needs on every board; its curve is then of these too.
    pub(crate) every: Option<Every>,
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
            values: None,
            efforts: Default::default(),
            of_table: Effort::default(),
            every: None,
            predicted: Vec::new(),
            has_failed: false,
        }
    }

    /// Puts what A* needs on every board in the place of the boards measured so far, on the lengths of the chart.
    pub(super) fn take_every(&mut self, rows: &Rows, boards: &Boards) {
        let mut every = Every::default();
        let mut of_lengths = 0;
        for (scope, of) in rows {
            let Scope::Length(length) = *scope else {
                continue;
            };
            let effort = every.add(length, of);
            of_lengths += u64::from(length) * of.boards;
            if boards.of_chart.contains_key(&length) {
                let lengths = &mut self.efforts[Searcher::AStar as usize].lengths;
                lengths.insert(length, effort);
            }
        }
        every.excess = (every.all.moves - of_lengths) as f64 / every.all.runs.max(1) as f64;
        self.every = Some(every);
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

/// What A* needs on every board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Every {
    pub(crate) all: LengthEffort,
    /// The mean number of moves by which a path is longer than a shortest one.
    pub(crate) excess: f64,
    /// The quartiles of the expansions, by length.
    pub(crate) quartiles: BTreeMap<u32, [u64; 3]>,
}

impl Every {
    fn add(&mut self, length: u32, of: &Summary) -> LengthEffort {
        let longest = of.longest.map_or(0, |longest| longest.value as u32);
        let effort = LengthEffort {
            runs: of.boards,
            solved: of.boards,
            expanded: of.expanded as u64,
            moves: of.found as u64,
            too_long: of.not_shortest,
            worst: longest.saturating_sub(length),
        };
        self.all.runs += effort.runs;
        self.all.solved += effort.solved;
        self.all.expanded += effort.expanded;
        self.all.moves += effort.moves;
        self.all.too_long += effort.too_long;
        self.all.worst = self.all.worst.max(effort.worst);
        self.quartiles.insert(length, of.quartiles);
        effort
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

/// Whether every board of the space is searched. Of a 2 × 5 board there are ten times as many as of a 3 × 3.
pub(crate) fn is_exact(goal: &Board) -> bool {
    is_listed(goal) && goal.size().cells() <= 9
}

pub(crate) fn limit(goal: &Board, searcher: Searcher) -> u64 {
    match (is_listed(goal), searcher) {
        (true, Searcher::AStar) => MOST_A_STAR,
        (true, Searcher::IdaStar) => MOST_IDA_STAR,
        (false, Searcher::AStar | Searcher::IdaStar) => MOST_EVALUATED,
    }
}
