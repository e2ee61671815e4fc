//! Applies the effects of an exercise on the other features.

use std::path::{Path, PathBuf};

use crate::app::exercise::Work;
use crate::app::files::name_of;
use crate::app::{Model, Screen, Tone};
use crate::lesson::Lesson;
use crate::text::dropped;

impl Model {
    pub(crate) fn open_exercise(&mut self, path: PathBuf, lesson: &Lesson) {
        let news = self.exercises.take(path, lesson, None, &self.facts);
        self.tell_news(news);
    }

    /// Receives what was read, drawn, written and judged. Never waits.
    pub(crate) fn poll_exercises(&mut self) {
        if let Some(news) = self.exercises.poll(&self.facts) {
            self.tell_news(news);
        }
    }

    fn tell_news(&mut self, news: Result<(), String>) {
        match news {
            Ok(()) => {
                self.leave_lesson();
                self.help.show(false);
                self.toast = None;
            }
            Err(words) => self.say(Tone::Bad, words),
        }
    }

    /// Returns the tasks of the open exercise.
    pub(crate) fn work(&mut self) -> Option<&mut Work> {
        self.exercises.open.as_mut()?.work.as_mut()
    }

    /// Takes the path of an order that a student submits. While an exercise is open, it takes no other files and says so.
    /// Returns whether one is open.
    pub(crate) fn drop_on_exercise(&mut self, path: &Path) -> bool {
        if self.exercises.open.is_none() || self.facts.screen != Screen::Lessons {
            return false;
        }
        let order = path.to_str().zip(self.work());
        if !order.is_some_and(|(path, work)| work.name_file(path)) {
            self.say(Tone::Quiet, dropped::exercise_open(name_of(path)));
        }
        true
    }
}
