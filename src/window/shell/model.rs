//! The features, and how each effect (another slide, a new goal) changes them. Only [`Model::update`] and
//! [`Model::poll`] affect several features.

use std::sync::Arc;
use std::time::Duration;

use crate::window::screens::compare::{self, Compare};
use crate::window::screens::experiment::Experiment;
use crate::window::screens::explore::{self, Explore};
use crate::window::screens::heuristics::Heuristics;
use crate::window::shell::dropped::Dropped;
use crate::window::shell::kept::KeptState;
use crate::window::shell::presentation::Present;
use crate::window::shell::toast::{self, Toast};
use slidescope_core::boards::Edit;
use slidescope_core::lesson::{Scene, Tab};
use slidescope_core::picture::SearchPicture;
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::run::{self, Speed, Tone};
use slidescope_core::services::cache::Cache;
use slidescope_core::tasks::Wake;
use slidescope_core::text;
use slidescope_parts::boards::survey::SurveyCard;
use slidescope_parts::deck::answer::Told;
use slidescope_parts::deck::check::Checking;
use slidescope_parts::deck::editor::LessonState;
use slidescope_parts::deck::exercise::Exercises;
use slidescope_parts::deck::grading::Grading;
use slidescope_parts::deck::player::{Course, Play};
use slidescope_parts::export::Exports;
use slidescope_parts::files::Dialogs;
use slidescope_parts::help::Help;
use slidescope_parts::tiles::Tiles;
use slidescope_parts::{Effect, Facts, Screen, Settings};

type Restore = Box<dyn FnOnce(&mut Model)>;

/// The state of the window: the facts that all features may read, and the features.
pub struct Model {
    pub facts: Facts,
    pub(crate) help: Help,
    pub explore: Explore,
    pub compare: Compare,
    pub heuristics: Heuristics,
    pub experiment: Experiment,
    pub course: Course,
    /// Shows again what the other places showed before the lesson that is played.
    pub(crate) places: Option<Restore>,
    pub exercises: Exercises,
    /// The answers of a class that are being graded.
    pub(crate) grading: Option<Grading>,
    /// A student's own search that is being checked.
    pub(crate) checking: Option<Checking>,
    pub lesson: LessonState,
    pub present: Present,
    /// The answer to the question of the slide that is presented.
    pub told: Told,
    pub(crate) exports: Exports,
    pub keeping: KeptState,
    pub(crate) dialogs: Dialogs,
    pub(crate) dropped: Dropped,
    pub(crate) tiles: Tiles,
    pub(crate) survey: SurveyCard,
    /// The message over the window.
    pub toast: Option<Toast>,
    /// The time from the last [`poll`](Self::poll) until the window changes without a new message.
    pub(crate) due: Option<Duration>,
}

impl Model {
    /// Creates a model with a board ready to be searched. `wake` is called from other threads when there is something
    /// to [`poll`](Self::poll); `seed` seeds the shuffles.
    pub fn new(seed: u64, memory_limit: u64, wake: Wake) -> Self {
        let facts = Facts::new(first_problem(), seed, memory_limit, wake);
        let size = first_problem().start().size();
        let mut model = Self {
            help: Help::default(),
            explore: Explore::default(),
            compare: Compare::new(&facts.wake),
            heuristics: Heuristics::new(size, facts.databases.clone(), &facts.wake),
            experiment: Experiment::new(size, facts.databases.clone(), Arc::clone(&facts.wake)),
            course: Course::default(),
            places: None,
            exercises: Exercises::default(),
            grading: None,
            checking: None,
            lesson: LessonState::default(),
            present: Present::default(),
            told: Told::default(),
            exports: Exports::default(),
            keeping: KeptState {
                usual_memory: memory_limit,
                ..KeptState::default()
            },
            dialogs: Dialogs::none(),
            dropped: None,
            tiles: Tiles::default(),
            survey: SurveyCard::default(),
            toast: None,
            due: None,
            facts,
        };
        model.facts.own = model.heuristics.own.to_offer();
        model
    }

    /// Stores results that took long to compute in `cache`, for later runs. Without it nothing is stored.
    pub fn caching(mut self, cache: Cache) -> Self {
        self.facts.tables.keep_in(cache.clone());
        self.facts.surveys.keep_in(cache.clone());
        self.heuristics.keep_in(cache.clone());
        self.facts.lengths.keep_in(cache);
        self
    }

    /// Processes the messages of other threads. Never blocks.
    pub fn poll(&mut self) {
        self.settle();
        self.poll_tables();
        let surveyed = self.slides_shown().alone();
        let surveyed = surveyed.is_some_and(|slide| matches!(slide.scene, Scene::Survey(_)));
        self.survey.poll(surveyed, &mut self.facts);
        self.facts.playback.poll();
        self.poll_files();
        self.follow_lesson();
        self.exercises.follow(&self.facts);
        self.poll_dropped();
        self.keep_answers_back();
        if let Some((tone, words)) = self.tiles.poll() {
            self.say(tone, words);
        }
        self.compare.poll(&self.facts);
        let mapped = matches!(self.explore.tab, Tab::StateSpace | Tab::Depths)
            || self.exports.picture.is_of(SearchPicture::Map)
            || self.exports.picture.is_of(SearchPicture::Depths);
        if let Some(run) = self.facts.playback.run.as_ref().filter(|_| mapped) {
            self.facts.space.want(run.problem);
        }
        let compares = self.facts.screen == Screen::Compare;
        if let Some(problem) = self.compare.shown_problem(&self.facts).filter(|_| compares) {
            self.facts.space.want(problem);
        }
        let every = match self.facts.screen {
            Screen::Explore => explore::every_board::wanted(&self.facts),
            Screen::Compare => compare::every_board::wanted(&self.compare),
            _ => None,
        };
        let every = self.facts.every.want(every, &self.facts.databases);
        if self.facts.boards.poll(&self.facts.surveys) {
            self.leave_other_boards();
        }
        self.poll_finder();
        let draft = self.course.play.as_ref().and_then(Play::draft);
        self.heuristics.show_draft(draft);
        self.heuristics.poll(&self.facts);
        let experiments = self.facts.screen == Screen::Experiment;
        let experiment = self.experiment.poll(experiments);
        let toast = toast::poll(&mut self.toast);
        let dues = [every, experiment, toast, self.exercises.due()];
        self.due = dues.into_iter().flatten().min();
        let compared = self.compare.problem;
        self.facts.lengths.want(self.facts.length_to_ask(compared));
        self.facts.judge_run();
    }

    /// Hands over what was done in the background, and carries out what follows from it.
    pub(super) fn settle(&mut self) {
        self.facts.settle(&mut [
            &mut self.lesson,
            &mut self.course,
            &mut self.exercises,
            &mut self.grading,
            &mut self.checking,
            &mut self.heuristics,
            &mut self.experiment,
            &mut self.compare,
            &mut self.told,
        ]);
        self.carry_out();
    }

    /// Loads the board that was found, or shows why there is none.
    fn poll_finder(&mut self) {
        match self.facts.boards.found() {
            Some(Ok(problem)) => {
                self.update(Effect::Edit(Edit::Load(problem)));
                let words = text::board_editor::found(problem.start());
                self.say_of_boards(Tone::Solved, words);
            }
            Some(Err(fault)) => self.say(Tone::Waiting, text::board_editor::no_board(&fault)),
            None => {}
        }
    }

    /// Requests the pattern tables that searches need, and starts the search that waited for them. The searches in
    /// Compare and of the experiment being set up need tables too.
    fn poll_tables(&mut self) {
        let setup = self.facts.setup();
        let next = setup
            .problem
            .filter(|_| self.facts.screen == Screen::Compare);
        let compared = self.compare.problem.or(next);
        let compared = compared.map(|problem| self.compare.looked_up(problem));
        let wanted = setup.looked_up().chain(compared.into_iter().flatten());
        let wanted: Vec<Board> = wanted.chain(self.experiment.form.looked_up()).collect();
        self.facts.tables.want(wanted);
        self.facts
            .playback
            .start_waiting(&setup, &self.facts.tables);
    }

    /// The speed of the searches that the screen shows.
    pub(crate) fn speed_shown(&self) -> Speed {
        match self.facts.screen {
            Screen::Compare => self.compare.speed,
            _ => self.facts.playback.speed,
        }
    }

    /// Advances animations and replays by `seconds`. Returns the seconds until the next change, if any.
    pub fn advance(&mut self, seconds: f64) -> Option<f64> {
        let played = self.facts.playback.advance(seconds);
        let compared =
            (self.facts.screen == Screen::Compare).then(|| self.compare.advance(seconds));
        let next = played.into_iter().chain(compared.flatten());
        next.reduce(f64::min)
    }

    /// Carries out the requested effects in order. Returns whether there were any.
    pub(crate) fn carry_out(&mut self) -> bool {
        let asked = self.facts.take_asked();
        let any = !asked.is_empty();
        for effect in asked {
            self.update(effect);
        }
        any
    }

    /// Carries out an action. How one feature's change affects the others is defined only here.
    pub fn update(&mut self, action: Effect) {
        // Leaving a field and what was done in the background change nothing that the notice is about.
        let leaves_notice = matches!(
            action,
            Effect::Edit(Edit::Commit(_)) | Effect::Say(..) | Effect::NoteLesson(_)
        );
        if !leaves_notice {
            self.facts.playback.notice = None;
        }
        match action {
            Effect::Visit(screen) => {
                self.exports.picture.name_for(self.facts.screen, screen);
                if self.facts.screen == Screen::Heuristics {
                    self.offer_heuristics();
                }
                // A slide that is shown instead of a screen would hide it.
                if self.lesson.slides.alone().is_some() {
                    self.lesson.slides.current = None;
                }
                self.facts.screen = screen;
            }
            Effect::Set(settings) => self.set(settings),
            Effect::OpenHelp => self.help.show(true),
            Effect::ToggleHelp => self.help.show(!self.help.open),
            Effect::Explain(term) => self.help.explain(term),
            Effect::Edit(edit) => {
                if !matches!(edit, Edit::Commit(_)) {
                    self.toast.take_if(|toast| toast.offers_undo);
                }
                self.facts.boards.edit(edit, &self.facts.surveys);
                self.leave_other_boards();
            }
            Effect::FindBoard(sought) => {
                let facts = &mut self.facts;
                let strategy = facts.settings.strategy;
                facts.boards.find(sought, strategy, &facts.databases);
            }
            // Explore and Compare have the same buttons and keys.
            Effect::Playback(run::Command::Transport(transport))
                if self.facts.screen == Screen::Compare =>
            {
                self.compare.steer(transport, &self.facts);
            }
            Effect::Playback(action) => {
                self.answer_by_click(action);
                self.give_up_slide(action);
                let setup = self.facts.setup();
                self.facts.playback.update(action, &setup);
                if action == run::Command::ShowLast {
                    self.follow_run();
                }
            }
            Effect::ShowTab(tab) => self.explore.tab = tab,
            Effect::OpenLesson(shipped) => self.start_lesson(shipped),
            Effect::Review(shipped, slide) => self.review(shipped, slide),
            Effect::PlaySlides => self.play_slides(),
            Effect::PlayLesson(title, lesson) => self.play_lesson(title, *lesson, None),
            Effect::FoldLesson => {
                if let Some(play) = &mut self.course.play {
                    play.unfolded = false;
                    let at = play.at();
                    self.go_to_slide(at);
                }
            }
            Effect::UnfoldLesson => {
                let play = self.course.play.as_mut();
                play.into_iter().for_each(|play| play.unfolded = true);
            }
            Effect::LeaveLesson => self.leave_lesson(),
            Effect::ShowLesson(lesson) => self.show_lesson(&lesson),
            Effect::Slide(index) => self.go_to_slide(index),
            Effect::ShowSlide(slide) => self.show_slide(*slide),
            Effect::NextSlide => self.turn_slide(true),
            Effect::PreviousSlide => self.turn_slide(false),
            Effect::OpenExercise(path, lesson, student) => {
                self.open_exercise(path, &lesson, student);
            }
            Effect::Grade => {
                self.grading = Some(Grading::new(self.exercises.saves_to.as_deref()));
            }
            Effect::CheckOrder => self.checking = Some(Checking::default()),
            Effect::StartPresenting => self.start_presenting(),
            Effect::StopPresenting => self.present.show(false),
            Effect::AddSlide => {
                let window = self.snapshot();
                self.survey.open = false;
                self.lesson.add_slide(&window);
                self.lesson.writes = true;
            }
            Effect::NoteLesson(path) => self.keeping.lessons.note(path),
            Effect::SaveLesson => self.save_lesson(),
            Effect::SaveHandout => self.save_handout(),
            Effect::TakeIn(own) => self.take_in(&own),
            Effect::SavePicture(paper) => self.save_picture(paper),
            Effect::SaveAnimation(paper) => self.save_animation(paper),
            Effect::OpenSurvey => self.survey.open = true,
            Effect::CountStates(board) => self.facts.surveys.begin(board),
            Effect::StopCounting => self.facts.surveys.cancel(),
            Effect::ResetSettings => self.reset_settings(),
            Effect::ChooseFile(target) => self.choose_file(target),
            Effect::ShowFolder(path) => self.dialogs.show_in_folder(path, &self.facts.wake),
            Effect::Say(tone, words) => self.say(tone, words),
            Effect::SearchLonger => self.facts.lengths.search_longer(),
        }
        if self.facts.playback.replay.is_none() {
            self.explore.leave_solution();
        }
    }

    fn set(&mut self, settings: Settings) {
        let before = std::mem::replace(&mut self.facts.settings, settings);
        let now = &self.facts.settings;
        if now.strategy != before.strategy {
            let words = &text::playback::STRATEGY_CHANGED;
            self.facts.playback.drop_run(words);
        }
        if now.language != before.language {
            self.speak(now.language);
        }
    }

    /// Ends the run if the boards have changed: it belongs to the boards it was started with.
    pub(crate) fn leave_other_boards(&mut self) {
        let run = self.facts.playback.run.as_ref();
        if run.is_some_and(|run| self.facts.boards.has_left(run.problem)) {
            self.facts.playback.drop_run(&text::playback::BOARD_CHANGED);
        }
    }

    /// Sets boards and strategy to those of the run on screen.
    fn follow_run(&mut self) {
        let Some(run) = &self.facts.playback.run else {
            return;
        };
        self.facts.settings.strategy = run.strategy;
        if self.facts.boards.editor.problem() != Some(run.problem) {
            self.facts.boards.editor.set_problem(run.problem);
        }
    }
}

/// The board of the first start: 20 moves from the usual goal; A* finds them in fewer than 200 expansions.
fn first_problem() -> Problem {
    let size = Size::new(3, 3).expect("3 × 3 is a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("every tile once");
    Problem::new(start, Board::blank_last(size)).expect("one size")
}
