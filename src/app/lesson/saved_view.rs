//! What the window shows, in the words of a lesson's file, and back.

use crate::app::explore::Tab;
use crate::app::{ColourBy, Model, Screen, Speed};
use crate::lesson::{LessonColour, LessonScreen, LessonTab, LessonView};
use crate::worker::Pace;

impl Model {
    pub(crate) fn lesson_view(&self) -> LessonView {
        LessonView {
            screen: match self.screen {
                Screen::Explore => LessonScreen::Explore,
                Screen::Compare => LessonScreen::Compare,
                Screen::Experiment => LessonScreen::Experiment,
            },
            tab: match self.explore.tab {
                Tab::Tree => LessonTab::Tree,
                Tab::StateSpace => LessonTab::StateSpace,
                Tab::Depths => LessonTab::Depths,
                Tab::Expansion => LessonTab::Expansion,
                Tab::Frontier => LessonTab::Frontier,
                Tab::Solution => LessonTab::Solution,
            },
            colour: match self.explore.colour {
                ColourBy::F => LessonColour::F,
                ColourBy::G => LessonColour::G,
                ColourBy::H => LessonColour::H,
            },
            speed: match self.playback.speed.pace() {
                Pace::PerSecond(rate) => Some(rate),
                Pace::Full => None,
            },
        }
    }

    pub(crate) fn show_lesson_view(&mut self, view: LessonView) {
        self.screen = match view.screen {
            LessonScreen::Explore => Screen::Explore,
            LessonScreen::Compare => Screen::Compare,
            LessonScreen::Experiment => Screen::Experiment,
        };
        self.explore.tab = match view.tab {
            // The solution has a tab only once it is found.
            LessonTab::Tree | LessonTab::Solution => Tab::Tree,
            LessonTab::StateSpace => Tab::StateSpace,
            LessonTab::Depths => Tab::Depths,
            LessonTab::Expansion => Tab::Expansion,
            LessonTab::Frontier => Tab::Frontier,
        };
        self.explore.colour = match view.colour {
            LessonColour::F => ColourBy::F,
            LessonColour::G => ColourBy::G,
            LessonColour::H => ColourBy::H,
        };
        // The notch of the slider nearest to the speed.
        self.playback.speed = Speed::nearest(view.speed.map_or(Pace::Full, Pace::PerSecond));
    }
}
