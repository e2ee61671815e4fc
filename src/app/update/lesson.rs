//! What a slide or a lesson means for the other features: boards, search, comparison and views.

use crate::app::compare::Compare;
use crate::app::explore::Tab;
use crate::app::lesson::Snapshot;
use crate::app::lesson::snapshot::search_of;
use crate::app::playback::{self, Phase, Playback, Predict, Transport};
use crate::app::toast::Toast;
use crate::app::{ColourBy, Model, Screen, Speed, Tone};
use crate::lesson::{
    CompareScene, ExploreScene, Lesson, LessonColour, LessonScreen, LessonTab, LessonView, Scene,
    SearchSetup, Slide,
};
use crate::puzzle::{Board, Problem};
use crate::recording::NodeId;
use crate::search::Side;
use crate::text::lesson::{ended_before_bookmark, opened};
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
            Screen::Explore => (
                search_of(&self.facts)?,
                Scene::Explore(self.explore_scene()?),
            ),
            Screen::Compare => {
                let problem = self.compare.problem?;
                let strategy = self.facts.settings.strategy;
                let setup = SearchSetup { problem, strategy };
                (setup, Scene::Compare(compare_scene(&self.compare)))
            }
            Screen::Heuristics | Screen::Experiment => return None,
        };
        Some(Slide {
            setup,
            scene,
            caption: String::new(),
        })
    }

    fn explore_scene(&self) -> Option<ExploreScene> {
        let playback = &self.facts.playback;
        let run = playback.run.as_ref()?;
        let timeline = &run.timeline;
        let chosen = timeline.selected();
        let state = chosen.map(|node| timeline.recording().state(node));
        let expansion = timeline.at();
        let fine = timeline.fine().filter(|_| playback.fine_steps);
        Some(ExploreScene {
            expansion,
            tab: Some(self.lesson_view().tab),
            camera: Some(self.explore.tree.camera.seen()),
            selected: state.and_then(|state| Board::from_state(run.problem.size(), state)),
            fine_step: fine.and_then(|step| u32::try_from(step).ok()),
            predict: playback.predict.is_some(),
        })
    }

    fn lesson_view(&self) -> LessonView {
        LessonView {
            screen: match self.facts.screen {
                // The file knows no slide of a heuristic.
                Screen::Explore | Screen::Heuristics => LessonScreen::Explore,
                Screen::Compare => LessonScreen::Compare,
                Screen::Experiment => LessonScreen::Experiment,
            },
            tab: match self.explore.tab {
                _ if self.present.board => LessonTab::Board,
                Tab::Tree => LessonTab::Tree,
                Tab::StateSpace => LessonTab::StateSpace,
                Tab::Depths => LessonTab::Depths,
                Tab::Expansion => LessonTab::Expansion,
                Tab::Frontier => LessonTab::Frontier,
                Tab::Solution => LessonTab::Solution,
            },
            colour: match self.explore.options.colour {
                ColourBy::F => LessonColour::F,
                ColourBy::G => LessonColour::G,
                ColourBy::H => LessonColour::H,
            },
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
        let (slides, backup) = (&self.lesson.slides, &self.lesson.backup);
        if backup.is_due(slides)
            && let Some(lesson) = self.snapshot().lesson(slides.list())
        {
            let version = slides.version();
            self.lesson.backup.write(lesson, version, &self.facts.wake);
        }
    }

    /// Goes to the slide of this number.
    pub(crate) fn go_to_slide(&mut self, index: usize) {
        if let Some(slide) = self.lesson.slides.get(index).cloned() {
            self.lesson.slides.current = Some(index);
            self.show_slide(slide);
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
            Scene::Explore(scene) => {
                self.set_search(slide.setup);
                self.facts.screen = Screen::Explore;
                if let Some(camera) = scene.camera {
                    self.explore.tree.camera.ask(camera);
                }
                let setup = self.facts.setup();
                self.facts.playback.show_search(&scene, &setup);
                // The solution has a tab only once it is found.
                if let Some(tab) = scene.tab {
                    self.show_tab(tab);
                }
                self.lesson.awaited = Some(scene);
                self.arrive();
            }
            Scene::Compare(scene) => {
                self.facts.playback.pause();
                self.set_problem(slide.setup.problem);
                self.facts.screen = Screen::Compare;
                self.show_comparison(&scene);
            }
        }
    }

    fn show_comparison(&mut self, scene: &CompareScene) {
        let compare = &mut self.compare;
        let problem = self.facts.boards.editor.problem();
        let strategies = compare.lanes.iter().map(|lane| lane.strategy);
        let is_same = strategies.eq(scene.strategies.iter().copied());
        if compare.problem != problem || !is_same || compare.limits != scene.limits {
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
        self.explore.options.colour = match view.colour {
            LessonColour::F => ColourBy::F,
            LessonColour::G => ColourBy::G,
            LessonColour::H => ColourBy::H,
        };
        // The notch of the slider nearest to the speed.
        self.facts.playback.speed = Speed::nearest(view.speed.map_or(Pace::Full, Pace::PerSecond));
    }

    /// Shows a tab; the tree where the solution is not found yet.
    pub(crate) fn show_tab(&mut self, tab: LessonTab) {
        let solved = self.facts.playback.replay.is_some();
        self.present.board = tab == LessonTab::Board;
        self.explore.tab = match tab {
            LessonTab::Solution if solved => Tab::Solution,
            LessonTab::Tree | LessonTab::Solution | LessonTab::Board => Tab::Tree,
            LessonTab::StateSpace => Tab::StateSpace,
            LessonTab::Depths => Tab::Depths,
            LessonTab::Expansion => Tab::Expansion,
            LessonTab::Frontier => Tab::Frontier,
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
                .note(Tone::Bad, ended_before_bookmark(newest, scene.expansion)),
        }
    }

    /// Controlling the search by hand gives up the awaited slide.
    pub(crate) fn give_up_bookmark(&mut self, action: playback::Command) {
        if steers(action) && self.lesson.awaited.take().is_some() {
            // A pause takes back the steps that were asked of the run. Where a pause is asked for anyway, it is enough.
            let asked = matches!(
                action,
                playback::Command::Transport(Transport::Toggle) | playback::Command::ToggleSearch
            );
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
        | Command::ToggleSearch
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

impl Playback {
    /// Starts the search for a slide, or goes on with the run that is there.
    fn show_search(&mut self, scene: &ExploreScene, setup: &playback::Setup) {
        self.predict = None;
        self.with_timeline(|timeline| timeline.set_fine(None));
        self.pause();
        self.start_and(Command::StepTo(scene.expansion), true, setup);
        self.follow();
    }

    fn arrive(&mut self, scene: &ExploreScene) -> Arrival {
        let Some(run) = &mut self.run else {
            return Arrival::OnTheWay;
        };
        let timeline = &run.timeline;
        let newest = timeline.newest();
        if newest < scene.expansion {
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
    fn node_of(&self, board: &Board) -> Option<NodeId> {
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
