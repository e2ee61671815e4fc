//! Shows a slide: restores its boards and strategies, and its moment once the search has reached it.

use crate::window::shell::Model;
use slidescope_core::lesson::{
    CompareScene, LessonCamera, LessonView, Scene, SearchSetup, Slide, Tab,
};
use slidescope_core::run::arrival::Arrival;
use slidescope_core::run::{Command, Tone, Transport};
use slidescope_core::services::search_task;
use slidescope_core::text::lesson::ended_before_slide;
use slidescope_core::words::count;
use slidescope_parts::Screen;
use slidescope_parts::deck::editor::search_of;

impl Model {
    /// Shows a slide: restores its boards and strategies, and searches up to its moment unless the run has been there.
    pub(crate) fn show_slide(&mut self, slide: Slide) {
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
                self.show_screen(slide.setup, Screen::Compare);
                self.show_comparison(&scene);
            }
            Scene::Heuristics(heuristic) => {
                self.show_screen(slide.setup, Screen::Heuristics);
                self.heuristics.choose_heuristic(heuristic);
            }
            Scene::Experiment(scene) => {
                self.show_screen(slide.setup, Screen::Experiment);
                self.experiment.show_scene(*scene);
            }
            Scene::Survey(scene) => {
                self.show_screen(slide.setup, Screen::Explore);
                self.survey.scene = scene;
            }
            Scene::Text(_) => self.facts.playback.pause(),
        }
    }

    /// Shows a screen other than Explore with the slide's boards, and pauses the search.
    fn show_screen(&mut self, setup: SearchSetup, screen: Screen) {
        self.facts.playback.pause();
        self.set_search(setup);
        self.explore.options.colour = self.slides_view().colour;
        self.facts.screen = screen;
    }

    /// Returns the view of the lesson that is played or whose slides are in the menu.
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

    /// Shows a tab, or the tree if the solution is not found yet.
    pub(crate) fn show_tab(&mut self, tab: Tab) {
        let solved = self.facts.playback.replay.is_some();
        self.explore.tab = match tab {
            Tab::Solution if !solved => Tab::Tree,
            tab => tab,
        };
    }

    /// Restores boards and strategy. A run of the same search is kept.
    pub(super) fn set_search(&mut self, setup: SearchSetup) {
        if !search_of(&self.facts).is_some_and(|here| here.is_same_search(&setup)) {
            self.facts.playback.reset();
        }
        let editor = &mut self.facts.boards.editor;
        if editor.problem() != Some(setup.problem) {
            editor.set_problem(setup.problem);
        }
        let strategy = self.facts.settings.strategy;
        let now = SearchSetup { strategy, ..setup };
        if !now.is_same_search(&setup) {
            self.facts.settings.strategy = setup.strategy;
        }
    }

    /// Shows the awaited slide once the search has reached it, or reports that the search ended before.
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
            Arrival::EndedBefore(newest) => self.facts.playback.note(
                Tone::Bad,
                ended_before_slide(count::expansions(newest), scene.expansion),
            ),
        }
    }

    /// Stops waiting for a slide when the user controls the search.
    pub(crate) fn give_up_slide(&mut self, action: Command) {
        if steers(action) && self.lesson.awaited.take().is_some() {
            // Pausing cancels the steps that were requested of the run. If the user asks for a pause, no other is needed.
            let asked = action == Command::Transport(Transport::Toggle);
            if let Some(run) = self.facts.playback.run.as_mut().filter(|_| !asked) {
                run.command(search_task::Command::Pause);
            }
        }
    }
}

/// Returns whether a command moves the search, or replaces it.
const fn steers(command: Command) -> bool {
    !matches!(
        command,
        Command::Transport(Transport::Speed(_))
            | Command::Break(_)
            | Command::Unbreak(_)
            | Command::Select(_)
            | Command::Predict(_)
            | Command::FineSteps(_)
            | Command::Replay(_)
    )
}
