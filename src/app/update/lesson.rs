//! What a slide or a lesson means for the other features: boards, search, comparison and views.

use std::mem;

use crate::app::compare::Compare;
use crate::app::files::Target;
use crate::app::lesson::Snapshot;
use crate::app::lesson::snapshot::search_of;
use crate::app::playback::{self, Phase, Playback, Predict, Transport};
use crate::app::present::question_view::Told;
use crate::app::toast::Toast;
use crate::app::{Model, Screen, Speed, Tone};
use crate::lesson::{
    CompareScene, ExploreScene, Lesson, LessonCamera, LessonScreen, LessonView, Scene, SearchSetup,
    Slide, Tab,
};
use crate::puzzle::{Board, Problem};
use crate::recording::NodeId;
use crate::search::Side;
use crate::text::lesson::{ended_before_slide, opened};
use crate::worker::{Command, Pace};

impl Model {
    /// What the window shows, for a slide or a lesson.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let strategy = self.facts.settings.strategy;
        let problem = self.facts.boards.editor.problem();
        let lanes = self.compare.lanes.iter();
        Snapshot {
            setup: problem.map(|problem| SearchSetup { problem, strategy }),
            view: self.lesson_view(),
            compare: lanes.map(|lane| lane.strategy).collect(),
            slide: self.slide_shown(),
        }
    }

    fn slide_shown(&self) -> Option<Slide> {
        let (setup, scene) = match self.facts.screen {
            Screen::Explore => (self.search_shown()?, Scene::Explore(self.explore_scene())),
            Screen::Compare => {
                let problem = self.compare.problem?;
                let strategy = self.facts.settings.strategy;
                let setup = SearchSetup { problem, strategy };
                (setup, Scene::Compare(compare_scene(&self.compare)))
            }
            Screen::Heuristics => {
                let strategy = self.facts.settings.strategy;
                let problem = self.facts.boards.editor.problem()?;
                let setup = SearchSetup { problem, strategy };
                (
                    setup,
                    Scene::Heuristics(self.heuristics.chosen_heuristic()?),
                )
            }
            Screen::Experiment | Screen::Lessons => return None,
        };
        Some(Slide::new(setup, scene))
    }

    /// What Explore shows: the search, or what would be searched.
    fn search_shown(&self) -> Option<SearchSetup> {
        let strategy = self.facts.settings.strategy;
        let in_editor = || self.facts.boards.editor.problem();
        search_of(&self.facts)
            .or_else(|| in_editor().map(|problem| SearchSetup { problem, strategy }))
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

    /// How the lesson is looked at: slides that do not say it go by how it was opened.
    fn lesson_view(&self) -> LessonView {
        let kept = (!self.lesson.slides.is_empty()).then_some(self.lesson.view);
        LessonView {
            screen: match self.facts.screen {
                // The file knows no slide of a heuristic.
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

    /// Receives the results of files, and of the search for a slide. Never waits.
    pub(crate) fn poll_lesson(&mut self) {
        match self.lesson.poll(&self.facts) {
            Some(Ok(path)) => self.keeping.lessons.note(path),
            Some(Err(words)) => self.toast = Some(Toast::new(Tone::Bad, words)),
            None => {}
        }
        self.carry_out();
        self.arrive();
        self.follow_slides();
        self.tell_saved();
        let (slides, backup) = (&self.lesson.slides, &self.lesson.backup);
        if backup.is_due(slides)
            && let Some(lesson) = self.snapshot().lesson(slides.list())
        {
            let version = slides.version();
            let path = self.lesson.own_path();
            let backup = &mut self.lesson.backup;
            backup.write(lesson, version, path, &self.facts.wake);
        }
    }

    /// Goes to the slide of this number.
    pub(crate) fn go_to_slide(&mut self, index: usize) {
        if self.course.play.is_some() {
            if let Some(slide) = self.course.go_to(index) {
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

    /// Brings the window to the slide that is current since the list has changed.
    fn follow_slides(&mut self) {
        // A lesson that is played is no deck.
        let deck = self.course.play.is_none();
        let current = self.lesson.slides.shown().filter(|_| deck);
        let other = current.filter(|(_, slide)| {
            let on_screen = self.lesson.on_screen.as_ref();
            !on_screen.is_some_and(|shown| shown.shows_the_same(slide))
        });
        if let Some((index, _)) = other {
            self.go_to_slide(index);
        }
        self.facts.hides_verdict = self.hides_verdict();
    }

    /// Whether it is kept to itself if the board can be solved: the slide says so, or asks something that was not told yet.
    fn hides_verdict(&self) -> bool {
        let played = self.course.play.as_ref();
        let slides = played.map_or(&self.lesson.slides, |play| &play.slides);
        let hides = slides.shown().is_some_and(|(_, slide)| slide.hides_verdict);
        let asks = match played {
            Some(_) => self.course.is_open(),
            None => self.told.is_open(slides),
        };
        (hides || asks) && (played.is_some() || self.is_at_slide())
    }

    /// Whether the window shows the search, the comparison or the heuristic of the current slide, at whatever moment.
    pub(crate) fn is_at_slide(&self) -> bool {
        let Some((_, slide)) = self.lesson.slides.shown() else {
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
            Scene::Text => screen != Screen::Lessons,
        }
    }

    /// Begins the presentation, or leaves it. One of a lesson begins at a slide.
    pub(crate) fn present(&mut self, on: bool) {
        let slides = &self.lesson.slides;
        let deck = self.course.play.is_none();
        if on && deck && !slides.put_away && !self.is_at_slide() {
            self.go_to_slide(slides.current.unwrap_or(0));
        }
        self.present.show(on);
    }

    /// Leaves a slide of text alone for what the window shows behind it.
    pub(crate) fn leave_text(&mut self) {
        if self.lesson.slides.text_slide().is_some() {
            self.lesson.slides.current = None;
        }
    }

    /// Saves the lesson to its file; where it has none yet, asks for one.
    pub(crate) fn save_lesson(&mut self) {
        self.lesson.saves_by_key = true;
        if self.lesson.has_own_file() {
            let window = self.snapshot();
            self.lesson.save(&window, &self.facts);
        } else {
            self.choose_file(Target::Lesson);
        }
    }

    /// Says over the window what became of a file that was saved by a key.
    fn tell_saved(&mut self) {
        let waits = self.lesson.is_busy() || self.dialogs.is_asking();
        if !waits && mem::take(&mut self.lesson.saves_by_key) {
            let status = self.lesson.file.status();
            self.toast = status.map(|status| Toast::new(status.tone, status.text));
        }
    }

    /// Replaces what the window shows by a lesson.
    pub(crate) fn show_lesson(&mut self, lesson: &Lesson) {
        self.facts.playback.reset();
        self.lesson.awaited = None;
        self.heuristics.own.take_in(&lesson.own_heuristics());
        self.facts.own = self.heuristics.own.to_offer();
        self.set_search(lesson.setup);
        self.compare.compare(&lesson.compare);
        self.show_lesson_view(lesson.view);
        self.facts
            .playback
            .note(Tone::Quiet, opened(&self.lesson.title, lesson.slides.len()));
    }

    /// Shows a slide: restores its boards and its strategies, and searches up to its moment where the run has not been
    /// there.
    fn show_slide(&mut self, slide: Slide) {
        self.lesson.awaited = None;
        self.facts.playback.notice = None;
        match slide.scene {
            Scene::Explore(mut scene) => {
                let view = self.slides_view();
                let tab = *scene.tab.get_or_insert(view.tab);
                self.set_search(slide.setup);
                self.facts.screen = Screen::Explore;
                let camera = scene.camera.unwrap_or(LessonCamera::Fit);
                self.explore.tree.camera.ask(camera);
                self.explore.options.colour = scene.colour.unwrap_or(view.colour);
                self.explore.options.log_levels = !scene.linear;
                let setup = self.facts.setup();
                self.facts.playback.show_search(&scene, &setup);
                // The solution has a tab only once it is found.
                self.show_tab(tab);
                self.lesson.awaited = Some(scene);
                self.arrive();
            }
            Scene::Compare(scene) => {
                self.facts.playback.pause();
                self.set_search(slide.setup);
                self.explore.options.colour = self.slides_view().colour;
                self.facts.screen = Screen::Compare;
                self.show_comparison(&scene);
            }
            Scene::Heuristics(heuristic) => {
                self.facts.playback.pause();
                self.set_search(slide.setup);
                self.explore.options.colour = self.slides_view().colour;
                self.heuristics.choose_heuristic(heuristic);
                self.facts.screen = Screen::Heuristics;
            }
            Scene::Text => self.facts.playback.pause(),
        }
    }

    /// How the lesson is looked at that is played, or whose slides are in the menu.
    fn slides_view(&self) -> LessonView {
        let played = self.course.play.as_ref();
        played.map_or(self.lesson.view, |play| play.lesson.view)
    }

    fn show_comparison(&mut self, scene: &CompareScene) {
        let compare = &mut self.compare;
        let problem = self.facts.boards.editor.problem();
        if compare.problem != problem || !compare.has_lanes_of(scene) {
            compare.compare(&scene.strategies);
            compare.limits = scene.limits;
        }
        compare.trees = scene.trees;
        compare.clock.count(scene.clock);
        self.compare.show_moment(scene.at, &self.facts);
    }

    pub(crate) fn show_lesson_view(&mut self, view: LessonView) {
        self.facts.screen = match view.screen {
            LessonScreen::Explore => Screen::Explore,
            LessonScreen::Compare => Screen::Compare,
            LessonScreen::Experiment => Screen::Experiment,
        };
        self.show_tab(view.tab);
        self.explore.options.colour = view.colour;
        // The notch of the slider nearest to the speed.
        self.facts.playback.speed = Speed::nearest(view.speed.map_or(Pace::Full, Pace::PerSecond));
    }

    /// Shows a tab; the tree where the solution is not found yet.
    pub(crate) fn show_tab(&mut self, tab: Tab) {
        let solved = self.facts.playback.replay.is_some();
        self.explore.tab = match tab {
            Tab::Solution if !solved => Tab::Tree,
            tab => tab,
        };
    }

    /// Restores boards and strategy. A run of the same search stays.
    fn set_search(&mut self, setup: SearchSetup) {
        if !search_of(&self.facts).is_some_and(|here| here.is_same_search(&setup)) {
            self.facts.playback.reset();
        }
        self.set_problem(setup.problem);
        let strategy = self.facts.settings.strategy;
        let now = SearchSetup { strategy, ..setup };
        if !now.is_same_search(&setup) {
            self.facts.settings.strategy = setup.strategy;
        }
    }

    fn set_problem(&mut self, problem: Problem) {
        if self.facts.boards.editor.problem() != Some(problem) {
            self.facts.boards.editor.set_problem(problem);
            let run = self.facts.playback.run.as_ref();
            if run.is_some_and(|run| run.problem != problem) {
                self.facts.playback.reset();
            }
        }
    }

    /// Shows the awaited slide once the search is there, or says that the search ended before.
    pub(crate) fn arrive(&mut self) {
        let Some(scene) = self.lesson.awaited.take() else {
            return;
        };
        match self.facts.playback.arrive(&scene) {
            Arrival::OnTheWay => self.lesson.awaited = Some(scene),
            Arrival::There => {
                if let Some(tab) = scene.tab {
                    self.show_tab(tab);
                }
            }
            Arrival::EndedBefore(newest) => self
                .facts
                .playback
                .note(Tone::Bad, ended_before_slide(newest, scene.expansion)),
        }
    }

    /// Controlling the search by hand gives up the awaited slide.
    pub(crate) fn give_up_slide(&mut self, action: playback::Command) {
        if steers(action) && self.lesson.awaited.take().is_some() {
            // A pause takes back the steps that were asked of the run. Where a pause is asked for anyway, it is enough.
            let asked = action == playback::Command::Transport(Transport::Toggle);
            if let Some(run) = self.facts.playback.run.as_mut().filter(|_| !asked) {
                run.command(Command::Pause);
            }
        }
    }
}

fn compare_scene(compare: &Compare) -> CompareScene {
    CompareScene {
        strategies: compare.lanes.iter().map(|lane| lane.strategy).collect(),
        clock: compare.clock.by(),
        at: (!compare.clock.follows()).then(|| compare.at()),
        trees: compare.trees,
        limits: compare.limits,
    }
}

const fn steers(command: playback::Command) -> bool {
    use playback::Command;
    match command {
        Command::Transport(Transport::Speed(_))
        | Command::Break(..)
        | Command::Select(_)
        | Command::Predict(_)
        | Command::FineSteps(_)
        | Command::PlaySolution(_)
        | Command::GoToMove(_)
        | Command::ReplaySpeed(_) => false,
        Command::Transport(
            Transport::Reset
            | Transport::GoTo(_)
            | Transport::StepBack
            | Transport::Toggle
            | Transport::Step
            | Transport::Finish,
        )
        | Command::SearchAnyway
        | Command::Follow
        | Command::ToLandmark(..)
        | Command::ShowLast => true,
    }
}

/// How far the search for a slide has come.
enum Arrival {
    OnTheWay,
    There,
    /// The search ended after so many expansions.
    EndedBefore(u64),
}

/// Whether the slide shows what is known only when the search is over.
fn needs_end(scene: &ExploreScene) -> bool {
    scene.tab == Some(Tab::Solution)
}

impl Playback {
    /// Starts the search for a slide, or goes on with the run that is there.
    fn show_search(&mut self, scene: &ExploreScene, setup: &playback::Setup) {
        self.predict = None;
        self.with_timeline(|timeline| timeline.set_fine(None));
        self.pause();
        self.with_replay(|replay| replay.go_to(0));
        let command = if needs_end(scene) {
            Command::Go(Pace::Full)
        } else {
            Command::StepTo(scene.expansion)
        };
        self.start_and(command, true, setup);
        self.follow();
    }

    fn arrive(&mut self, scene: &ExploreScene) -> Arrival {
        let Some(run) = &mut self.run else {
            return Arrival::OnTheWay;
        };
        let timeline = &run.timeline;
        let newest = timeline.newest();
        let searches = run.phase != Phase::Ended;
        if newest < scene.expansion || (searches && needs_end(scene)) {
            return match run.phase {
                Phase::Running | Phase::Paused => Arrival::OnTheWay,
                Phase::Ended => Arrival::EndedBefore(newest),
            };
        }
        // What is chosen can be found only once it is recorded.
        if timeline.recorded() < scene.expansion && !timeline.is_truncated() {
            return Arrival::OnTheWay;
        }
        run.command(Command::Pause);
        self.go_to(scene.expansion);
        self.predict = scene.predict.then(Predict::default);
        self.fine_steps = scene.fine_step.is_some();
        let fine = scene.fine_step.filter(|_| !scene.predict);
        let fine = fine.map(|step| (scene.expansion, step as usize));
        let node = scene.selected.and_then(|board| self.node_of(&board));
        self.with_timeline(|timeline| {
            timeline.set_fine(fine);
            timeline.select(node);
        });
        Arrival::There
    }

    /// The node with this board at the moment looked at; in a depth-first search the last one.
    pub(crate) fn node_of(&self, board: &Board) -> Option<NodeId> {
        let timeline = &self.run.as_ref()?.timeline;
        let (recording, moment) = (timeline.recording(), timeline.moment());
        let state = board.state();
        let sides = [Side::Forward, Side::Backward];
        let mut found = sides.iter().filter_map(|side| recording.find(state, *side));
        if recording.algorithm().is_depth_first() {
            let all = (0..recording.nodes()).rev().filter_map(|i| recording.id(i));
            let mut here = all.filter(|id| moment.contains(*id));
            return here.find(|id| recording.state(*id) == state);
        }
        found.find(|id| moment.contains(*id))
    }
}
