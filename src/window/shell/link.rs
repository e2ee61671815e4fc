//! The link to what the window shows, and what opening a link does.

use crate::window::shell::Model;
use slidescope_core::boards::Edit;
use slidescope_core::lesson::{ExploreScene, Scene, SearchSetup, Shipped, Slide, Tab};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::run::Tone;
use slidescope_core::text::page as text;
use slidescope_parts::deck::player::Play;
use slidescope_parts::export::link::{Link, board_text};
use slidescope_parts::{Effect, Screen, Theme};

impl Model {
    pub fn link(&self) -> Link {
        let settings = &self.facts.settings;
        let sides = &self.explore.sides;
        let link = Link {
            theme: Some(settings.theme).filter(|theme| *theme != Theme::System),
            language: settings.language,
            embedded: self
                .facts
                .embedded
                .then_some([sides.boards_open, sides.node_open]),
            ..Link::default()
        };
        let played = self.course.play.as_ref().filter(|play| !play.unfolded);
        if let Some(lesson) = played.and_then(|play| play.shipped) {
            return Link {
                lesson: Some(lesson),
                slide: played.map(Play::at),
                ..link
            };
        }
        let setup = self.facts.setup();
        let run = self.facts.playback.run.as_ref();
        let awaited = self.lesson.awaited.as_ref();
        let at = awaited.map(|scene| scene.expansion);
        let at = at.or(run.map(|run| run.timeline.at()));
        let explores = self.facts.screen == Screen::Explore;
        Link {
            start: setup.problem.map(|problem| problem.start()),
            goal: setup.problem.map(|problem| problem.goal()),
            costs: setup.problem.map(|problem| problem.costs()),
            strategy: Some(setup.strategy),
            tab: Some(self.explore.tab),
            screen: Some(self.facts.screen),
            at: at.filter(|at| explores && *at > 0),
            ..link
        }
    }

    /// Opens `link`. Parts that are not understood are listed in a message; the others are still opened.
    pub fn open_link(&mut self, link: &str) {
        let size = self.facts.boards.editor.size;
        let (read, mut unknown) = Link::read(link, size, &self.facts.own);
        if let Some(open) = read.embedded {
            self.facts.embedded = true;
            [self.explore.sides.boards_open, self.explore.sides.node_open] = open;
        }
        let mut settings = self.facts.settings.clone();
        settings.theme = read.theme.unwrap_or(settings.theme);
        settings.language = read.language.or(settings.language);
        if let Some(strategy) = read.strategy {
            self.take_in(read.own.as_slice());
            settings.choose_strategy(strategy);
        }
        if settings != self.facts.settings {
            self.update(Effect::Set(settings));
        }
        if let Some(lesson) = read.lesson {
            self.open_slide(lesson, read.slide);
        } else if read.start.is_some() || read.strategy.is_some() || read.screen.is_some() {
            unknown.extend(self.open_search(&read));
        }
        if !unknown.is_empty() {
            let words = text::link_not_understood(unknown.join(", "));
            self.say(Tone::Bad, words);
        }
    }

    fn open_slide(&mut self, lesson: Shipped, slide: Option<usize>) {
        let played = self.course.play.as_ref().and_then(|play| play.shipped);
        if played != Some(lesson) {
            self.update(Effect::OpenLesson(lesson));
        }
        self.update(Effect::FoldLesson);
        if let Some(slide) = slide {
            self.update(Effect::Slide(slide));
        }
    }

    /// Opens the boards and a moment of their search. Returns the part of the link that is wrong, if any.
    fn open_search(&mut self, read: &Link) -> Option<String> {
        if self.course.is_folded() {
            self.update(Effect::LeaveLesson);
        }
        self.lesson.awaited = None;
        let mut wrong = None;
        if let Some(start) = read.start {
            let goal = read.goal.unwrap_or_else(|| Board::blank_last(start.size()));
            let costs = read.costs.unwrap_or_default();
            match Problem::new(start, goal).map(|problem| problem.with_costs(costs)) {
                Ok(problem) if self.facts.boards.editor.problem() == Some(problem) => {}
                Ok(problem) => self.update(Effect::Edit(Edit::Load(problem))),
                Err(_) => wrong = Some(format!("goal={}", board_text(goal))),
            }
        } else {
            let edits = [read.goal.map(Edit::Goal), read.costs.map(Edit::Costs)];
            edits
                .into_iter()
                .flatten()
                .for_each(|edit| self.update(Effect::Edit(edit)));
        }
        let screen = read.screen.unwrap_or(Screen::Explore);
        self.update(Effect::Visit(screen));
        if screen == Screen::Explore {
            let tab = read.tab.unwrap_or_default();
            self.update(Effect::ShowTab(tab));
            if let Some(expansion) = read.at {
                self.open_moment(tab, expansion);
            }
        }
        wrong
    }

    /// Shows a moment as a slide does: the search runs up to it if it has not reached it.
    fn open_moment(&mut self, tab: Tab, expansion: u64) {
        let setup = self.facts.setup();
        let options = &self.explore.options;
        let scene = ExploreScene {
            expansion,
            tab: Some(tab),
            colour: Some(options.colour),
            linear: !options.log_levels,
            ..ExploreScene::default()
        };
        if let Some(problem) = setup.problem {
            let strategy = setup.strategy;
            let setup = SearchSetup { problem, strategy };
            self.show_slide(Slide::new(setup, Scene::Explore(scene)));
        }
    }
}
