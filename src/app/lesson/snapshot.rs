//! What the window shows, in the words of a lesson, and back.

use crate::app::compare::Compare;
use crate::app::explore::Tab;
use crate::app::playback::ClockBy;
use crate::app::{ColourBy, Model, Screen, Speed};
use crate::jobs::Wake;
use crate::lesson::{
    CompareScene, ExploreScene, Lesson, LessonClock, LessonColour, LessonScreen, LessonTab,
    LessonView, Scene, SearchSetup, Slide,
};
use crate::puzzle::Board;
use crate::search::Strategy;
use crate::worker::Pace;

/// What the window shows.
pub(crate) struct Snapshot {
    /// The boards and the strategy in the editor; none while a draft has faults.
    pub(crate) setup: Option<SearchSetup>,
    pub(crate) view: LessonView,
    pub(crate) compare: Vec<Strategy>,
    /// The slide that shows it, without a caption; none where no search has begun.
    pub(crate) slide: Option<Slide>,
    pub(crate) wake: Wake,
}

impl Snapshot {
    /// The lesson with these slides, which opens with what is shown.
    pub(crate) fn lesson(&self, slides: &[Slide]) -> Option<Lesson> {
        Some(Lesson {
            setup: self.setup?,
            view: self.view,
            compare: self.compare.clone(),
            slides: slides.to_vec(),
        })
    }
}

impl Model {
    /// The search in the window, where one was started.
    fn search_setup(&self) -> Option<SearchSetup> {
        self.facts.playback.run.as_ref().map(|run| SearchSetup {
            problem: run.problem,
            strategy: run.strategy,
        })
    }

    /// The slides of the search in the window, with their numbers in the list and their moments.
    pub fn bookmarks_here(&self) -> impl Iterator<Item = (usize, u64, &Slide)> {
        let here = self.search_setup();
        let all = self.lesson.slides.list().iter().enumerate();
        all.filter_map(move |(index, slide)| {
            let expansion = slide.expansion()?;
            let same = here.is_some_and(|here| slide.setup.is_same_search(&here));
            same.then_some((index, expansion, slide))
        })
    }

    /// Whether what is shown can become a slide.
    #[must_use]
    pub fn can_bookmark(&self) -> bool {
        self.lesson.has_room()
            && match self.facts.screen {
                Screen::Explore => self.facts.playback.run.is_some(),
                Screen::Compare => self.compare.has_begun(),
                Screen::Heuristics | Screen::Experiment => false,
            }
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        let strategy = self.facts.settings.strategy;
        let problem = self.facts.boards.editor.problem();
        let lanes = self.compare.lanes.iter();
        Snapshot {
            setup: problem.map(|problem| SearchSetup { problem, strategy }),
            view: self.lesson_view(),
            compare: lanes.map(|lane| lane.strategy).collect(),
            slide: self.slide_shown(),
            wake: self.facts.wake.clone(),
        }
    }

    fn slide_shown(&self) -> Option<Slide> {
        let (setup, scene) = match self.facts.screen {
            Screen::Explore => (self.search_setup()?, Scene::Explore(self.explore_scene()?)),
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
}

fn compare_scene(compare: &Compare) -> CompareScene {
    CompareScene {
        strategies: compare.lanes.iter().map(|lane| lane.strategy).collect(),
        clock: match compare.clock.by() {
            ClockBy::Expansions => LessonClock::Expansions,
            ClockBy::Depth => LessonClock::Depth,
            ClockBy::Time => LessonClock::Time,
        },
        at: (!compare.clock.follows()).then(|| compare.at()),
        trees: compare.trees,
        limits: compare.limits,
    }
}
