//! What the window shows, without a window: a struct of features that only [`Model::update`] and [`Model::poll`] change.

pub(crate) mod facts;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;
use std::time::Duration;

use crate::app::boards::shortest_length::Lengths;
use crate::app::boards::{self, Boards};
use crate::app::compare::{self, Compare};
use crate::app::dialogs::{self, Dialogs};
use crate::app::dropped::{self, Dropped};
use crate::app::experiment::{self, Experiment};
use crate::app::explore::{self, Explore, Tab};
use crate::app::export::{
    self, AnimationExport, PictureExport, PictureSubject, TraceExport, WorksheetExport,
};
use crate::app::help::{self, Help};
use crate::app::heuristics::{self, Heuristics};
use crate::app::kept::{self, Keeping};
use crate::app::lesson::{self, LessonState};
use crate::app::playback::{self, Playback, Setup, Transport};
use crate::app::present::{self, Present};
use crate::app::survey::{self, Surveys};
use crate::app::tiles::{self, Tiles};
use crate::app::toast::Toast;
use crate::app::{Settings, Status, Tone, Verdict, settings};
use crate::jobs::Wake;
use crate::jobs::cache::Cache;
use crate::jobs::pattern_tables::Tables;
use crate::jobs::state_space::SpaceCache;
use crate::puzzle::{Board, Problem, Size};
use crate::search::PatternDatabases;
use crate::text;
use crate::text::Message;

/// A screen of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// One search, seen in full.
    #[default]
    Explore,
    /// The same board, several strategies, one clock.
    Compare,
    /// An estimate held against the truth.
    Heuristics,
    /// Many boards, one table.
    Experiment,
}

impl Screen {
    /// All of them, as the top bar has them.
    pub const ALL: [Self; 4] = [
        Self::Explore,
        Self::Compare,
        Self::Heuristics,
        Self::Experiment,
    ];

    const fn text(self) -> (Message, Message) {
        match self {
            Self::Explore => text::window::EXPLORE,
            Self::Compare => text::window::COMPARE,
            Self::Heuristics => text::window::HEURISTICS,
            Self::Experiment => text::window::EXPERIMENT,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        self.text().0.text()
    }

    /// What it is for, in a sentence.
    pub(crate) fn about(self) -> &'static str {
        self.text().1.text()
    }
}

/// A change asked for by the user. Views push actions; only the model changes anything.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Visit(Screen),
    Settings(settings::Action),
    Help(help::Action),
    Boards(boards::Action),
    Playback(playback::Action),
    Explore(explore::Action),
    Compare(compare::Action),
    Heuristics(heuristics::Action),
    Experiment(experiment::Action),
    Lesson(lesson::Action),
    Present(present::Action),
    Export(export::Action),
    Survey(survey::Action),
    Kept(kept::Action),
    Dialogs(dialogs::Action),
    Dropped(dropped::Action),
    Tiles(tiles::Action),
    /// Hide the line over the window.
    DismissToast,
    /// Search on for the shortest length of the board, which was given up.
    SearchLonger,
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
    pub(crate) help: Help,
    pub boards: Boards,
    pub playback: Playback,
    pub explore: Explore,
    pub compare: Compare,
    pub heuristics: Heuristics,
    pub experiment: Experiment,
    pub lesson: LessonState,
    pub present: Present,
    pub picture: PictureExport,
    pub animation: AnimationExport,
    pub trace: TraceExport,
    pub worksheet: WorksheetExport,
    pub(crate) surveys: Surveys,
    pub(crate) keeping: Keeping,
    pub(crate) dialogs: Dialogs,
    /// Whether things show at once where they otherwise move.
    pub(crate) reduces_motion: bool,
    pub(crate) dropped: Dropped,
    pub(crate) tiles: Tiles,
    /// The line over the window.
    pub(crate) toast: Option<Toast>,
    space: SpaceCache,
    pub(crate) lengths: Lengths,
    /// What every search that is started here looks up.
    pub(crate) databases: PatternDatabases,
    pub(crate) tables: Tables,
    pub(crate) wake: Wake,
    /// How long from the last [`poll`](Self::poll) until there is more to show of what was told.
    pub(crate) due: Option<Duration>,
}

impl Model {
    /// A board ready to be searched. `wake` is called from other threads when there is something to
    /// [`poll`](Self::poll); `seed` starts the shuffles.
    pub fn new(seed: u64, memory_limit: u64, wake: Wake) -> Self {
        let databases = PatternDatabases::default();
        let mut model = Self {
            screen: Screen::Explore,
            settings: Settings::new(memory_limit),
            help: Help::default(),
            boards: Boards::new(first_problem(), seed, Arc::clone(&wake)),
            playback: Playback::new(),
            explore: Explore::new(),
            compare: Compare::new(),
            heuristics: Heuristics::new(
                first_problem().start().size(),
                databases.clone(),
                Arc::clone(&wake),
            ),
            experiment: Experiment::new(
                first_problem().start().size(),
                databases.clone(),
                Arc::clone(&wake),
            ),
            lesson: LessonState::new(),
            present: Present::default(),
            picture: PictureExport::new(),
            animation: AnimationExport::new(),
            trace: TraceExport::new(),
            worksheet: WorksheetExport::new(),
            surveys: Surveys::new(Cache::none(), Arc::clone(&wake)),
            keeping: Keeping::nothing(memory_limit),
            dialogs: Dialogs::none(),
            reduces_motion: false,
            dropped: Dropped::new(),
            tiles: Tiles::new(),
            toast: None,
            space: SpaceCache::new(Arc::clone(&wake)),
            lengths: Lengths::new(Cache::none(), databases.clone(), Arc::clone(&wake)),
            tables: Tables::new(Cache::none(), databases.clone(), Arc::clone(&wake)),
            databases,
            wake,
            due: None,
        };
        let own = model.heuristics.offered();
        model.experiment.form.own = own.to_vec();
        model
    }

    /// The same model, which keeps between runs in `cache` what took long to work out. Without it nothing is kept.
    pub fn caching(mut self, cache: Cache) -> Self {
        self.tables.keep_in(cache.clone());
        self.surveys.counts.keep_in(cache.clone());
        self.heuristics.keep_in(cache.clone());
        self.lengths.keep_in(cache);
        self
    }

    /// Takes in what other threads have told. Never waits.
    pub fn poll(&mut self) {
        self.poll_tables();
        let searched = self.playback.run.as_ref().map(|run| run.problem.start());
        self.surveys.poll(&self.boards.editor, searched);
        self.playback.poll();
        self.poll_lesson();
        self.poll_exports();
        self.poll_dialogs();
        self.poll_dropped();
        self.poll_tiles();
        self.poll_comparison();
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
        self.poll_heuristics();
        let experiment = self.experiment.poll(self.screen == Screen::Experiment);
        let toast = self.poll_toast();
        let dues = [experiment, self.playback.due(), self.compare.due(), toast];
        self.due = dues.into_iter().flatten().min();
        self.lengths.want(self.length_to_ask());
        self.judge_run();
    }

    /// Has the pattern tables made that searches look up, and starts the search that waited for them. Those compared, and
    /// those of the experiment that is being put together, look up tables too.
    fn poll_tables(&mut self) {
        let setup = self.setup();
        let compared = self.compare.problem;
        let compared = compared.or(setup.problem.filter(|_| self.screen == Screen::Compare));
        let compared = compared.map(|problem| self.compare.looked_up(problem));
        let wanted = setup.looked_up().chain(compared.into_iter().flatten());
        let wanted: Vec<Board> = wanted.chain(self.experiment.form.looked_up()).collect();
        self.tables.want(wanted);
        self.playback.start_waiting(&setup, &self.tables);
    }

    /// Receives the progress of the searches compared. What was searched on another board would not be told from what is to
    /// be searched on this. A draft with faults is no other board yet.
    fn poll_comparison(&mut self) {
        let compared = self.compare.problem;
        if compared.is_some_and(|problem| self.boards.has_left(problem)) {
            self.compare.reset();
        }
        self.compare
            .poll(self.settings.memory_limit, &self.tables, &self.wake);
        self.weigh_comparison();
    }

    fn weigh_comparison(&mut self) {
        let known = self.compare.problem.and_then(|p| self.best_length(&p));
        self.compare.update_results(known);
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
                if self.screen == Screen::Heuristics {
                    self.offer_heuristics();
                }
                self.screen = screen;
            }
            Action::Settings(settings::Action::Language(language)) => self.speak(language),
            Action::Settings(action) => {
                let before = self.settings.strategy;
                self.settings.update(action);
                if self.settings.strategy != before {
                    self.playback.drop_run(&text::playback::STRATEGY_CHANGED);
                }
            }
            Action::Help(action) => self.help.update(action),
            Action::Boards(action) => {
                if !matches!(action, boards::Action::Commit(_)) {
                    self.outdate_toast();
                }
                let shown = self.shown_start();
                self.boards.update(action, shown, &self.surveys);
                self.leave_other_boards();
            }
            Action::Playback(action) => {
                self.give_up_bookmark(action);
                let setup = self.setup();
                self.playback.update(action, &setup);
                if action == playback::Action::ShowLast {
                    self.follow_run();
                }
            }
            Action::Explore(action) => {
                if let explore::Action::Show(_) = action {
                    self.present.board = false;
                }
                self.explore.update(action);
            }
            Action::Compare(action) => {
                let setup = self.setup();
                self.compare.update(action, &setup);
                self.weigh_comparison();
            }
            Action::Heuristics(action) => self.update_heuristics(action),
            Action::Experiment(action) => self.experiment.update(action),
            Action::Lesson(action) => self.update_lesson(action),
            Action::Present(action) => self.present.update(action),
            Action::Export(export::Action::Picture(action)) => self.update_picture(action),
            Action::Export(export::Action::Animation(action)) => self.update_animation(action),
            Action::Export(export::Action::Trace(action)) => self.update_trace(action),
            Action::Export(export::Action::Worksheet(action)) => self.update_worksheet(action),
            Action::Survey(action) => self.surveys.update(action, &self.boards.editor),
            Action::Kept(action) => self.update_kept(&action),
            Action::Dialogs(action) => self.update_dialogs(action),
            Action::Dropped(action) => self.update_dropped(action),
            Action::Tiles(action) => self.update_tiles(action),
            Action::DismissToast => self.toast = None,
            Action::SearchLonger => self.lengths.search_longer(),
        }
        if self.playback.replay.is_none() {
            self.explore.leave_solution();
        }
    }

    /// A run belongs to the boards it was started with, so it ends when they change.
    pub(crate) fn leave_other_boards(&mut self) {
        let run = self.playback.run.as_ref();
        if run.is_some_and(|run| self.boards.has_left(run.problem)) {
            self.playback.drop_run(&text::playback::BOARD_CHANGED);
        }
    }

    /// Sets boards and strategy to those of the run on screen.
    fn follow_run(&mut self) {
        let Some(run) = &self.playback.run else {
            return;
        };
        self.settings.strategy = run.strategy;
        if self.boards.editor.problem() != Some(run.problem) {
            self.boards.editor.set_problem(run.problem);
        }
    }

    /// What a search in Explore is started with.
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            problem: self.boards.editor.problem(),
            strategy: self.settings.strategy,
            memory_limit: self.settings.memory_limit,
            databases: self.databases.clone(),
            wake: Arc::clone(&self.wake),
        }
    }

    /// The status line of the Explore screen.
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

    /// What the bar of the Compare screen says.
    pub fn compare_status(&self) -> Status {
        self.compare.status(self.verdict(), &self.tables)
    }
}

/// The board of the first start: twenty moves from the usual goal, and A* finds them in fewer than 200 expansions.
fn first_problem() -> Problem {
    let size = Size::new(3, 3).expect("3 × 3 is a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("every tile once");
    Problem::new(start, Board::blank_last(size)).expect("one size")
}
