//! What the heuristics of the list cost and save: measured in the background, a few boards at once and then more.

#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod work;

use std::sync::Arc;

use crate::app::heuristics::check::{Question, Tools, is_listed};
use crate::app::heuristics::effort::work::{BOARDS, Work};
use crate::app::heuristics::reading::Program;
use crate::jobs::{Job, Update, Wake};
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

/// What a person does with the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Count the nodes of this search.
    Count(Searcher),
}

/// What is known of one heuristic.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) program: Program,
    pub(crate) check: Option<Arc<HeuristicCheck>>,
    /// The mean of h / h* over all states but the goal.
    pub(crate) mean_ratio: f64,
    /// The heuristic of every state by address, where they can be listed.
    values: Option<Arc<Vec<u32>>>,
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
    const fn new(program: Program) -> Self {
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

    const fn effort_mut(&mut self, searcher: Searcher) -> &mut Effort {
        match searcher {
            Searcher::AStar => &mut self.a_star,
            Searcher::IdaStar => &mut self.ida_star,
        }
    }
}

/// What is wanted: these heuristics for this goal, the first of them before all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) goal: Board,
    /// The heuristic that is chosen, then the others.
    pub(crate) programs: Vec<Program>,
    pub(crate) searcher: Searcher,
}

/// News of the measuring.
#[derive(Clone, Debug)]
pub(crate) enum News {
    Boards(Arc<Boards>),
    /// What is known of a heuristic by now.
    Standing(Box<Standing>),
    Related(Program, Program, Dominance),
    /// This heuristic is being looked at.
    At(Program),
}

/// The boards that are searched from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Boards {
    goal: Board,
    of_chart: BoardsByLength,
    table_length: u32,
    of_table: BoardsByLength,
}

/// The measuring that is under way, and what was found before.
pub(crate) struct EffortState {
    /// Which search's nodes the chart shows.
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
        let work = Work {
            wanted: wanted.clone(),
            tools: tools.clone(),
            boards: self.boards.clone(),
            known: self.known.clone(),
        };
        let related = self.related.clone();
        self.job.ask(wanted.clone(), move |token| {
            drop(old);
            // Where it is cancelled, what was found until then is kept.
            let _ = work.run(&related, token);
        });
    }

    /// Stops measuring, so that it takes no time from searches; what is known is kept.
    pub(crate) fn stop(&mut self) {
        if self.job.asked().is_some() {
            self.job.cancel();
            self.at = None;
        }
    }

    /// Stops measuring anything else; what is known is kept.
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

    /// How the first stands to the second.
    pub(crate) fn relation(&self, first: &Program, second: &Program) -> Option<&Dominance> {
        let mut related = self.related.iter();
        let found = related.find(|(a, b, _)| a == first && b == second);
        found.map(|(.., found)| found)
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

    /// The length of the boards that the table tells of.
    pub(crate) fn table_length(&self) -> Option<u32> {
        self.boards.as_ref().map(|boards| boards.table_length)
    }

    /// The heuristic that is being measured, while there is more to come.
    pub(crate) fn at(&self) -> Option<&Program> {
        self.job.asked().and(self.at.as_ref())
    }

    pub(crate) fn update(&mut self, action: Action) {
        match action {
            Action::Count(searcher) => self.searcher = searcher,
        }
    }
}

/// The limit of a run.
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
