//! What the window shows, without a window: a struct of features that only [`Model::update`] and [`Model::poll`] change.

#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::boards::shortest_length::Lengths;
use crate::app::boards::{self, Boards, Seeking};
use crate::app::compare::{self, Compare};
use crate::app::experiment::{self, Experiment};
use crate::app::explore::{self, Explore, Tab};
use crate::app::export::{self, AnimationExport, PictureExport, PictureSubject, TraceExport};
use crate::app::lesson::{self, LessonState};
use crate::app::playback::{self, Playback, Setup, Transport};
use crate::app::survey::{self, Surveys};
use crate::app::{Settings, Status, Tone, Verdict, settings};
use crate::jobs::cache::Cache;
use crate::jobs::distances::DistanceCache;
use crate::jobs::pattern_tables::Tables;
use crate::jobs::state_space::SpaceCache;
use crate::jobs::{Measured, Wake};
use crate::puzzle::{Board, Problem, Size};
use crate::text;

/// A screen of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// One search, seen in full.
    #[default]
    Explore,
    /// The same board, several strategies, one clock.
    Compare,
    /// Many boards, one table.
    Experiment,
}

impl Screen {
    /// All of them, as the top bar has them.
    pub const ALL: [Self; 3] = [Self::Explore, Self::Compare, Self::Experiment];

    const fn text(self) -> (&'static str, &'static str) {
        match self {
            Self::Explore => text::window::EXPLORE,
            Self::Compare => text::window::COMPARE,
            Self::Experiment => text::window::EXPERIMENT,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        self.text().0
    }

    /// What it is for, in a sentence.
    pub(crate) const fn about(self) -> &'static str {
        self.text().1
    }
}

/// A change asked for by the user. Views push actions; only the model changes anything.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Visit(Screen),
    Settings(settings::Action),
    Boards(boards::Action),
    Playback(playback::Action),
    Explore(explore::Action),
    Compare(compare::Action),
    Experiment(experiment::Action),
    Lesson(lesson::Action),
    Export(export::Action),
    Survey(survey::Action),
}

impl Action {
    /// An action of the bar of one search.
    pub(crate) const fn transport(transport: Transport) -> Self {
        Self::Playback(playback::Action::Transport(transport))
    }
}

/// Everything the window shows.
pub struct Model {
    pub screen: Screen,
    pub settings: Settings,
    pub boards: Boards,
    pub playback: Playback,
    pub explore: Explore,
    pub compare: Compare,
    pub experiment: Experiment,
    pub lesson: LessonState,
    pub picture: PictureExport,
    pub animation: AnimationExport,
    pub trace: TraceExport,
    pub(crate) surveys: Surveys,
    space: SpaceCache,
    pub(crate) lengths: Lengths,
    pub(crate) tables: Tables,
    pub(crate) wake: Wake,
    due: Option<Duration>,
}

impl Model {
    /// A board ready to be searched. `wake` is called from other threads when there is something to
    /// [`poll`](Self::poll); `seed` starts the shuffles.
    #[must_use]
    pub fn new(seed: u64, memory_limit: u64, wake: Wake) -> Self {
        Self {
            screen: Screen::Explore,
            settings: Settings::new(memory_limit),
            boards: Boards::new(first_problem(), seed, Arc::clone(&wake)),
            playback: Playback::new(),
            explore: Explore::new(),
            compare: Compare::new(),
            experiment: Experiment::new(first_problem().start().size(), Arc::clone(&wake)),
            lesson: LessonState::new(),
            picture: PictureExport::new(),
            animation: AnimationExport::new(),
            trace: TraceExport::new(),
            surveys: Surveys::new(Cache::none(), Arc::clone(&wake)),
            space: SpaceCache::new(Arc::clone(&wake)),
            lengths: Lengths::new(Cache::none(), Arc::clone(&wake)),
            tables: Tables::new(Cache::none(), Arc::clone(&wake)),
            wake,
            due: None,
        }
    }

    /// The same model, which keeps between runs in `cache` what took long to work out. Without it nothing is kept.
    #[must_use]
    pub fn caching(mut self, cache: Cache) -> Self {
        self.tables.keep_in(cache.clone());
        self.surveys.keep_in(cache.clone());
        self.lengths.keep_in(cache);
        self
    }

    /// Takes in what other threads have told. Never waits; gives back whether it has more to do than it took the time for.
    pub fn poll(&mut self) -> bool {
        self.poll_tables();
        self.poll_surveys();
        self.playback.poll();
        self.poll_lesson();
        self.poll_exports();
        self.poll_comparison();
        let busy = self.record();
        let mapped = matches!(self.explore.tab, Tab::StateSpace | Tab::Depths)
            || self.picture.is_of(PictureSubject::StateSpace)
            || self.picture.is_of(PictureSubject::Depths);
        if let Some(run) = self.playback.run.as_ref().filter(|_| mapped) {
            self.space.want(run.problem);
        }
        if let (Screen::Compare, Some(problem)) = (self.screen, self.problem_to_compare()) {
            self.space.want(problem);
        }
        if self.boards.poll(&self.surveys) {
            self.leave_other_boards();
        }
        self.due = self.experiment.poll(self.screen == Screen::Experiment);
        self.lengths.want(self.length_to_ask());
        busy
    }

    /// Has the pattern tables made that searches look up, and starts the search that waited for them.
    fn poll_tables(&mut self) {
        let setup = self.setup();
        let wanted: Vec<Board> = setup.looked_up().chain(self.looked_up_beside()).collect();
        self.tables.want(wanted);
        self.playback.start_waiting(&setup, &self.tables);
    }

    /// Records what the searches told; gives back whether something is left. Where there is something to be recorded in
    /// Explore and in Compare, each has half of the time.
    fn record(&mut self) -> bool {
        let Some(time) = self.playback.recording_time() else {
            return true;
        };
        let began = Instant::now();
        let own = if self.compare.is_behind() {
            time / 2
        } else {
            time
        };
        let drawn = self.screen == Screen::Explore && self.explore.tab == Tab::Tree;
        let mut busy = self.playback.record(own, drawn);
        busy |= self.compare.record(time.saturating_sub(began.elapsed()));
        if !busy {
            self.playback.rest();
        }
        busy
    }

    /// How long from the last [`poll`](Self::poll) until there is more to show of what was told.
    #[must_use]
    pub const fn due(&self) -> Option<Duration> {
        self.due
    }

    /// How long until a question to the oracle has waited so long that it is to be told.
    #[must_use]
    pub fn blink(&self) -> Option<Duration> {
        self.lengths.blink()
    }

    /// Lets `seconds` pass for what moves by itself. Gives the seconds until something changes again.
    pub fn advance(&mut self, seconds: f64) -> Option<f64> {
        let played = self.playback.advance(seconds);
        let compared = (self.screen == Screen::Compare).then(|| self.compare.advance(seconds));
        let next = played.into_iter().chain(compared.flatten());
        next.reduce(f64::min)
    }

    /// Carries out an action. What one feature's change means for the others stands here and nowhere else.
    pub fn update(&mut self, action: Action) {
        // Leaving a field does nothing by itself: what was just said stays.
        if !matches!(action, Action::Boards(boards::Action::Commit(_))) {
            self.playback.notice = None;
        }
        match action {
            Action::Visit(screen) => {
                self.name_picture(self.screen, screen);
                self.screen = screen;
            }
            Action::Settings(action) => {
                let before = self.settings.strategy;
                self.settings.update(action);
                if self.settings.strategy != before {
                    self.playback.drop_run(text::playback::STRATEGY_CHANGED);
                }
            }
            Action::Boards(action) => {
                let shown = self.shown_start();
                self.boards.update(action, shown, &self.surveys);
                self.leave_other_boards();
            }
            Action::Playback(action) => {
                self.give_up_bookmark(action);
                let setup = self.setup();
                self.playback.update(action, &setup);
            }
            Action::Explore(action) => self.explore.update(action),
            Action::Compare(action) => {
                let setup = self.setup();
                self.compare.update(action, &setup);
                self.weigh_comparison();
            }
            Action::Experiment(action) => self.experiment.apply(action),
            Action::Lesson(action) => self.update_lesson(action),
            Action::Export(export::Action::Picture(action)) => self.update_picture(action),
            Action::Export(export::Action::Animation(action)) => self.update_animation(action),
            Action::Export(export::Action::Trace(action)) => self.update_trace(action),
            Action::Survey(action) => self.update_survey(action),
        }
        if self.playback.replay.is_none() {
            self.explore.leave_solution();
        }
    }

    /// A run belongs to the boards it was started with, so it ends when they change.
    fn leave_other_boards(&mut self) {
        let run = self.playback.run.as_ref();
        if run.is_some_and(|run| self.boards.has_left(run.problem)) {
            self.playback.drop_run(text::playback::BOARD_CHANGED);
        }
    }

    /// What a search in Explore is started with.
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            problem: self.boards.editor.problem(),
            strategy: self.settings.strategy,
            memory_limit: self.settings.memory_limit,
            wake: Arc::clone(&self.wake),
        }
    }

    /// The start board, or the replay's where that has moved on; `None` where the draft is faulty.
    #[must_use]
    pub fn shown_start(&self) -> Option<Board> {
        let start = self.boards.editor.start.board?;
        let replayed = self.playback.replay.as_ref().filter(|r| r.at > 0);
        Some(replayed.map_or(start, playback::Replay::board))
    }

    /// What is known of the space that the run searches.
    #[must_use]
    pub fn space(&self) -> Measured<'_> {
        match &self.playback.run {
            Some(run) => self.space.get(run.problem),
            None => Measured::Pending,
        }
    }

    /// What is known of the space around the boards that are compared.
    #[must_use]
    pub fn space_to_compare(&self) -> Measured<'_> {
        match self.problem_to_compare() {
            Some(problem) => self.space.get(problem),
            None => Measured::Pending,
        }
    }

    /// The verdict on the boards in the editor.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict_on(self.boards.editor.problem())
    }

    /// The verdict on these boards; none are faulty ones.
    pub(crate) fn verdict_on(&self, problem: Option<Problem>) -> Verdict {
        let Some(problem) = problem else {
            return Verdict::Faulty;
        };
        let solvability = problem.solvability();
        if solvability.is_solvable() {
            Verdict::Solvable(solvability, self.best_length(&problem))
        } else {
            Verdict::Unsolvable(solvability)
        }
    }

    /// The length of a shortest solution: from the distances where the space is small, from the literature for a named
    /// board, from a search that has just proven it, or from the oracle.
    pub(crate) fn best_length(&self, problem: &Problem) -> Option<u32> {
        self.length_at_hand(problem)
            .or_else(|| self.lengths.get(problem))
    }

    /// The problem whose shortest length only the oracle can tell.
    fn length_to_ask(&self) -> Option<Problem> {
        let problem = self.boards.editor.problem();
        let problem = problem.or_else(|| self.problem_to_compare())?;
        let asks = !DistanceCache::covers(problem.size())
            && problem.solvability().is_solvable()
            && self.length_at_hand(&problem).is_none();
        asks.then_some(problem)
    }

    /// The length of a shortest solution where nobody needs to be asked.
    fn length_at_hand(&self, problem: &Problem) -> Option<u32> {
        match self.boards.distances.get(problem.goal()) {
            Some(distances) => distances.distance(&problem.start()),
            None => self
                .playback
                .proven_length()
                .or_else(|| boards::published_length(problem)),
        }
    }

    /// What is to be said of a shortest length that is not known.
    #[must_use]
    pub fn seeking(&self) -> Option<Seeking> {
        self.lengths.seeking()
    }

    /// The status line of the Explore screen.
    #[must_use]
    pub fn status(&self) -> Status {
        if let Some(status) = self.playback.status() {
            return status;
        }
        if let Some(part) = self.playback.preparing(&self.tables) {
            return Status::new(Tone::Busy, text::status::preparing(part));
        }
        match self.verdict() {
            Verdict::Faulty => Status::new(Tone::Bad, text::status::ILLEGAL),
            Verdict::Solvable(..) | Verdict::Unsolvable(_) => {
                Status::new(Tone::Quiet, text::status::READY)
            }
        }
    }
}

/// The board of the first start: twenty moves from the usual goal, and A* finds them in fewer than 200 expansions.
fn first_problem() -> Problem {
    let size = Size::new(3, 3).expect("3 × 3 is a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("every tile once");
    Problem::new(start, Board::blank_last(size)).expect("one size")
}
