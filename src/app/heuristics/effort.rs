//! What the heuristics of the list cost and save. Measured in the background, first on a few boards and then on more.

pub(crate) mod standing;
pub(crate) mod work;

use crate::app::heuristics::check::Question;
use crate::app::heuristics::effort::standing::{BOARDS, Boards, Measured, Standing, Wanted};
use crate::app::heuristics::effort::work::work;
use crate::app::heuristics::reading::Tools;
use crate::jobs::{Job, Update, Wake};
use crate::puzzle::Board;
use crate::study::dominance::Dominance;
use crate::study::effort::Searcher;
use crate::study::heuristic_check::Subject;

pub(crate) struct EffortState {
    pub(crate) searcher: Searcher,
    pub(super) job: Job<Wanted, (), Measured>,
    /// The last request that was completed.
    pub(super) done: Option<Wanted>,
    goal: Option<Board>,
    measured: Measured,
}

/// Number of heuristics kept that are no longer in the list.
const KEPT: usize = 8;

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
        if self.job.asked().is_some() {
            self.job.cancel();
        }
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
            let all = boards.of_chart.get(length)?.len() as u64;
            let is_whole = effort.runs >= all;
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
