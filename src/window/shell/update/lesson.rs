//! Applies the effects of a lesson and its list of slides on the other features, hides what a slide's question asks for, and
//! collects what a slide saves of the features.

use std::mem;

use crate::window::shell::Model;
use crate::window::shell::present::question_view;
use crate::window::shell::toast::Toast;
use slidescope_core::lesson::{
    CompareScene, ExploreScene, Lesson, LessonScreen, LessonView, Scene, SearchSetup, Slide, Task,
};
use slidescope_core::puzzle::Board;
use slidescope_core::run::{Speed, Tone};
use slidescope_core::services::search_task::Pace;
use slidescope_core::text::lesson::opened;
use slidescope_parts::Screen;
use slidescope_parts::deck::answer::Told;
use slidescope_parts::deck::editor::{Slides, Snapshot, search_of};
use slidescope_parts::files::Target;

impl Model {
    /// Returns what the window shows, for a slide or a lesson.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            setup: self.setup_in_editor(),
            view: self.lesson_view(),
            compare: self.compare.strategies(),
            slide: self.slide_shown(),
        }
    }

    fn setup_in_editor(&self) -> Option<SearchSetup> {
        let problem = self.facts.boards.editor.problem()?;
        let strategy = self.facts.settings.strategy;
        Some(SearchSetup { problem, strategy })
    }

    fn slide_shown(&self) -> Option<Slide> {
        let surveys = match self.lesson.slides.alone().map(|slide| &slide.scene) {
            Some(Scene::Survey(_)) => self.course.play.is_none(),
            _ => self.survey.open,
        };
        if surveys {
            let scene = Scene::Survey(self.survey.scene);
            return Some(Slide::new(self.setup_in_editor()?, scene));
        }
        let (setup, scene) = match self.facts.screen {
            Screen::Explore => (self.search_shown()?, Scene::Explore(self.explore_scene())),
            Screen::Compare => {
                let problem = self.compare.problem?;
                let strategy = self.facts.settings.strategy;
                let setup = SearchSetup { problem, strategy };
                let compare = &self.compare;
                let scene = CompareScene {
                    strategies: compare.strategies(),
                    clock: compare.clock.by(),
                    at: (!compare.clock.follows()).then(|| compare.at()),
                    trees: compare.trees,
                    limits: compare.limits,
                };
                (setup, Scene::Compare(scene))
            }
            Screen::Heuristics => {
                let heuristic = self.heuristics.chosen_heuristic()?;
                (self.setup_in_editor()?, Scene::Heuristics(heuristic))
            }
            Screen::Experiment => {
                let scene = self.experiment.results().and(self.experiment.scene())?;
                (self.setup_in_editor()?, Scene::Experiment(Box::new(scene)))
            }
            Screen::Lessons => return None,
        };
        Some(Slide::new(setup, scene))
    }

    /// Returns what Explore shows: the search, or the search that would be started.
    fn search_shown(&self) -> Option<SearchSetup> {
        search_of(&self.facts).or_else(|| self.setup_in_editor())
    }

    fn explore_scene(&self) -> ExploreScene {
        let playback = &self.facts.playback;
        let options = &self.explore.options;
        let mut scene = ExploreScene {
            tab: Some(self.explore.tab),
            camera: Some(self.explore.tree.camera.seen()),
            colour: Some(options.colour).filter(|colour| *colour != self.lesson.view.colour),
            predict: playback.predict.is_some(),
            linear: !options.log_levels,
            ..ExploreScene::default()
        };
        if let Some(run) = &playback.run {
            let timeline = &run.timeline;
            let chosen = timeline.selected();
            let state = chosen.map(|node| timeline.recording().state(node));
            let fine = timeline.fine().filter(|_| playback.fine_steps);
            scene.expansion = timeline.at();
            scene.selected = state.and_then(|state| Board::from_state(run.problem.size(), state));
            scene.fine_step = fine.and_then(|step| u32::try_from(step).ok());
        }
        scene
    }

    /// Returns the view of the lesson. Slides that do not specify a view use the one with which the lesson was opened.
    fn lesson_view(&self) -> LessonView {
        let kept = (!self.lesson.slides.is_empty()).then_some(self.lesson.view);
        LessonView {
            screen: match self.facts.screen {
                // The file format has no screen for heuristics.
                Screen::Explore | Screen::Heuristics | Screen::Lessons => LessonScreen::Explore,
                Screen::Compare => LessonScreen::Compare,
                Screen::Experiment => LessonScreen::Experiment,
            },
            tab: kept.map_or(self.explore.tab, |view| view.tab),
            colour: kept.map_or(self.explore.options.colour, |view| view.colour),
            speed: match self.facts.playback.speed.pace() {
                Pace::PerSecond(rate) => Some(rate),
                Pace::Full => None,
            },
        }
    }

    /// Follows the search to a slide and changes of the slides, and keeps unsaved slides. Never waits.
    pub(crate) fn follow_lesson(&mut self) {
        self.arrive();
        self.follow_slides();
        // The result of saving with the keyboard is shown as a toast.
        let waits = self.lesson.is_busy() || self.dialogs.is_asking();
        if !waits && mem::take(&mut self.lesson.saves_by_key) {
            let status = self.lesson.file.status();
            self.toast = status.map(|status| Toast::new(status.tone, status.text));
        }
        let (slides, backup) = (&self.lesson.slides, &self.lesson.backup);
        if backup.is_due(slides)
            && let Some(lesson) = self.lesson.lesson(&self.snapshot())
        {
            let version = slides.version();
            let path = self.lesson.own_path.clone();
            let backup = &mut self.lesson.backup;
            backup.write(lesson, version, path, &self.facts);
        }
    }

    pub(crate) fn go_to_slide(&mut self, index: usize) {
        if self.course.play.is_some() {
            if let Some(slide) = self.course.go_to(index, &self.facts) {
                self.show_slide(slide);
            }
            return;
        }
        if let Some(slide) = self.lesson.slides.get(index).cloned() {
            self.lesson.slides.current = Some(index);
            self.lesson.slides.put_away = false;
            self.lesson.on_screen = Some(slide.clone());
            self.told = Told::default();
            self.show_slide(slide);
        }
    }

    /// Shows the current slide in the window if the list has changed.
    fn follow_slides(&mut self) {
        // A played lesson is not the user's list of slides.
        let deck = self.course.play.is_none();
        let current = self.lesson.slides.shown().filter(|_| deck);
        let other = current.filter(|(_, slide)| {
            let on_screen = self.lesson.on_screen.as_ref();
            !on_screen.is_some_and(|shown| shown.shows_the_same(slide))
        });
        if let Some((index, _)) = other {
            self.go_to_slide(index);
        }
    }

    /// Updates what is hidden while the slide on screen asks a question. Called before each frame, once everything has
    /// arrived: a slide that is opened must not show its answer even for a moment.
    pub(crate) fn keep_answers_back(&mut self) {
        let slide = self.slides_shown().slide();
        let slide = slide.filter(|_| self.is_at_played_slide());
        let asks = slide.is_some() && self.asks();
        let hides_verdict = slide.is_some_and(|slide| slide.hides_verdict);
        // The slide's author sees the values, an audience does not.
        let asks_class = asks && (self.course.is_folded() || self.present.on);
        let hides_values = asks_class && slide.is_some_and(Slide::asks_for_a_value);
        self.facts.hides_verdict = hides_verdict || asks;
        self.facts.hides_values = hides_values;
        let predicts = matches!(self.course.task(), Some(Task::Predict(_)));
        self.facts.hides_next = predicts && self.course.is_open();
        self.facts.predicts = self.facts.hides_next && self.course.is_folded();
    }

    /// In a presentation, keys show the answer to a slide's question before they control its search.
    pub(crate) fn tell_by_key(&mut self, ctx: &egui::Context) {
        if !self.is_at_played_slide()
            || !self.present.on
            || self.present.blank
            || ctx.text_edit_focused()
        {
            return;
        }
        let slide = self.course.slides_or(&self.lesson.slides).slide();
        question_view::read(ctx, &mut self.told, slide, &self.facts);
    }

    /// Returns whether the slide asks a question that is still open.
    fn asks(&self) -> bool {
        let slide = self.slides_shown().slide();
        let untold = self.told.is_open(slide);
        match self.course.play {
            Some(_) => self.course.is_open() && (untold || !self.present.on),
            None => untold,
        }
    }

    pub(crate) fn slides_shown(&self) -> &Slides {
        self.course.slides_or(&self.lesson.slides)
    }

    /// Returns whether a lesson is played, or the window shows the current slide of the user's own.
    pub(crate) fn is_at_played_slide(&self) -> bool {
        self.course.play.is_some() || self.is_at_slide()
    }

    /// Returns whether the window shows the search, comparison or heuristic of the current slide, at any moment.
    pub(crate) fn is_at_slide(&self) -> bool {
        let Some(slide) = self.lesson.slides.slide() else {
            return false;
        };
        let screen = self.facts.screen;
        match &slide.scene {
            Scene::Explore(_) => {
                let shown = self.search_shown();
                screen == Screen::Explore && shown.is_some_and(|it| it.is_same_search(&slide.setup))
            }
            Scene::Compare(scene) => {
                let shown = self.compare.shown_problem(&self.facts);
                screen == Screen::Compare
                    && shown == Some(slide.setup.problem)
                    && self.compare.has_lanes_of(scene)
            }
            Scene::Heuristics(heuristic) => {
                screen == Screen::Heuristics
                    && self.heuristics.chosen_heuristic() == Some(*heuristic)
            }
            Scene::Experiment(scene) => {
                screen == Screen::Experiment && self.experiment.is_of(&scene.spec)
            }
            Scene::Survey(_) | Scene::Text(_) => screen != Screen::Lessons,
        }
    }

    pub(crate) fn turn_slide(&mut self, forward: bool) {
        let next = match &self.course.play {
            // After the last slide comes the summary, but not in a presentation.
            Some(play) => {
                let count = play.count() + usize::from(!self.present.on);
                play.slides.next(forward).filter(|at| *at < count)
            }
            None => self.lesson.slides.next(forward),
        };
        if let Some(index) = next {
            self.go_to_slide(index);
        }
    }

    /// A presentation of a lesson starts at a slide.
    pub(crate) fn start_presenting(&mut self) {
        let slides = &self.lesson.slides;
        let deck = self.course.play.is_none();
        if deck && !slides.put_away && !self.is_at_slide() {
            self.go_to_slide(slides.current.unwrap_or(0));
        }
        self.present.show(true);
    }

    /// Returns whether the window shows a text slide, to which a picture can be added.
    pub(crate) fn is_at_text(&self) -> bool {
        let slide = self.lesson.slides.alone();
        let is_text = slide.is_some_and(|slide| matches!(slide.scene, Scene::Text(_)));
        is_text && self.course.play.is_none() && self.facts.screen != Screen::Lessons
    }

    /// Saves the lesson to its file, or asks for a file if it has none.
    pub(crate) fn save_lesson(&mut self) {
        self.lesson.saves_by_key = true;
        if self.lesson.has_own_file() {
            let window = self.snapshot();
            self.lesson.save(&window, &self.facts);
        } else {
            self.choose_file(Target::Lesson);
        }
    }

    pub fn show_lesson(&mut self, lesson: &Lesson) {
        self.facts.playback.reset();
        self.lesson.awaited = None;
        self.take_in(&lesson.own_heuristics());
        self.set_search(lesson.setup);
        self.compare.compare(&lesson.compare);
        self.show_lesson_view(lesson.view);
        let words = opened(lesson.slides.len(), &self.lesson.title);
        self.facts.playback.note(Tone::Quiet, words);
    }

    pub(crate) fn show_lesson_view(&mut self, view: LessonView) {
        self.facts.screen = match view.screen {
            LessonScreen::Explore => Screen::Explore,
            LessonScreen::Compare => Screen::Compare,
            LessonScreen::Experiment => Screen::Experiment,
        };
        self.show_tab(view.tab);
        self.explore.options.colour = view.colour;
        // The position of the slider nearest to the speed.
        self.facts.playback.speed = Speed::nearest(view.speed.map_or(Pace::Full, Pace::PerSecond));
    }
}
