//! What the heuristics of the list cost and save: measured in the background, a few boards at once and then more.

pub(crate) mod standing;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod work;

use std::sync::Arc;

use crate::app::heuristics::check::Question;
use crate::app::heuristics::effort::standing::{Boards, News, Standing, Wanted};
use crate::app::heuristics::effort::work::{BOARDS, BOARDS_OF_TABLE, Work};
use crate::app::heuristics::program::{Program, Tools};
use crate::jobs::{Job, Update, Wake};
use crate::puzzle::Board;
use crate::study::dominance::Dominance;
use crate::study::effort::{LengthEffort, Searcher};

pub(crate) struct EffortState {
    pub(crate) searcher: Searcher,
    job: Job<Wanted, (), Vec<News>>,
    /// The last request that was worked on to its end.
    done: Option<Wanted>,
    goal: Option<Board>,
    boards: Option<Arc<Boards>>,
    known: Vec<Standing>,
    related: Vec<(Program, Program, Dominance)>,
    at: Option<Program>,
}

/// Heuristics kept at hand beside those of the list.
const KEPT: usize = 8;

impl EffortState {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            searcher: Searcher::AStar,
            job: Job::new("effort", wake),
            done: None,
            goal: None,
            boards: None,
            known: Vec::new(),
            related: Vec::new(),
            at: None,
        }
    }

    /// Takes in what has come. Never waits.
    pub(crate) fn poll(&mut self) {
        while let Some(update) = self.job.poll() {
            match update {
                Update::Progress(news) => news.into_iter().for_each(|news| self.hear(news)),
                Update::Finished(wanted, _) => {
                    self.done = Some(wanted);
                    self.at = None;
                }
            }
        }
    }

    fn hear(&mut self, news: News) {
        match news {
            News::Boards(boards) => self.boards = Some(boards),
            News::Standing(standing) => {
                self.known.retain(|known| known.program != standing.program);
                self.known.push(*standing);
            }
            News::Related(first, second, found) => {
                self.related.retain(|(a, b, _)| *a != first || *b != second);
                self.related.push((first, second, found));
            }
            News::At(program) => self.at = Some(program),
        }
    }

    /// Has what is wanted measured, in place of anything else. What is known already is kept and added to.
    pub(crate) fn want(&mut self, wanted: &Wanted, tools: &Tools) {
        if self.job.asked() == Some(wanted) || self.done.as_ref() == Some(wanted) {
            return;
        }
        if self.goal != Some(wanted.goal) {
            self.goal = Some(wanted.goal);
            self.boards = None;
            self.known.clear();
            self.related.clear();
        }
        let is_wanted = |program: &Program| wanted.programs.contains(program);
        let (listed, mut others): (Vec<_>, Vec<_>) = std::mem::take(&mut self.known)
            .into_iter()
            .partition(|known| is_wanted(&known.program));
        let old = others.split_off(others.len().min(KEPT));
        self.known = [others, listed].concat();
        self.related
            .retain(|(a, b, _)| is_wanted(a) && is_wanted(b));
        let (asked, tools, related) = (wanted.clone(), tools.clone(), self.related.clone());
        let (boards, known) = (self.boards.clone(), self.known.clone());
        self.job.ask(wanted.clone(), move |token| {
            drop(old);
            let work = Work {
                token,
                wanted: asked,
                tools,
                boards,
                known,
            };
            // Where it is cancelled, what was found until then is kept.
            let _ = work.run(&related);
        });
    }

    /// Stops measuring, so that it takes no time from searches; what is known is kept.
    pub(crate) fn stop(&mut self) {
        if self.job.asked().is_some() {
            self.job.cancel();
            self.at = None;
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

    pub(crate) fn get(&self, program: &Program) -> Option<&Standing> {
        self.known.iter().find(|known| known.program == *program)
    }

    pub(crate) fn relation(&self, first: &Program, second: &Program) -> Option<&Dominance> {
        let mut related = self.related.iter();
        let found = related.find(|(a, b, _)| a == first && b == second);
        found.map(|(.., found)| found)
    }

    /// Whether the mean of a length is that of all its boards, and will not change while somebody looks at it.
    pub(crate) fn is_final(&self, of_table: bool, length: u32, effort: &LengthEffort) -> bool {
        let Some(boards) = &self.boards else {
            return false;
        };
        let (of, [_, most]) = if of_table {
            (&boards.of_table, BOARDS_OF_TABLE)
        } else {
            (&boards.of_chart, BOARDS)
        };
        let all = of.get(&length).map_or(0, |boards| boards.len().min(most));
        effort.capped() > 0 || effort.runs >= all as u64
    }

    /// How many boards of each length a heuristic was measured on: of a length of which there are fewer, all.
    pub(crate) fn boards_per_length(&self, standing: &Standing) -> u64 {
        let [_, many] = BOARDS;
        let Some(boards) = &self.boards else {
            return 0;
        };
        let lengths = &standing.effort(self.searcher).lengths;
        let whole = lengths.iter().filter(|(_, effort)| effort.capped() == 0);
        let some = whole.filter_map(|(length, effort)| {
            let all = boards.of_chart.get(length)?.len() as u64;
            Some(if effort.runs < all {
                effort.runs
            } else {
                many as u64
            })
        });
        some.min().unwrap_or(0)
    }

    pub(crate) fn table_length(&self) -> Option<u32> {
        self.boards.as_ref().map(|boards| boards.table_length)
    }

    pub(crate) fn at(&self) -> Option<&Program> {
        self.job.asked().and(self.at.as_ref())
    }
}
