//! What an exercise means for the other features.

use std::path::{Path, PathBuf};

use crate::app::exercise::{News, Work};
use crate::app::{Model, Screen, Tone};
use crate::lesson::Lesson;

impl Model {
    pub(crate) fn open_exercise(&mut self, path: PathBuf, lesson: &Lesson) {
        let news = self.exercises.take(path, lesson, None, &self.facts);
        self.tell_news(news);
    }

    /// Takes in what was read, drawn, written and judged. Never waits.
    pub(crate) fn poll_exercises(&mut self) {
        if let Some(news) = self.exercises.poll(&self.facts) {
            self.tell_news(news);
        }
    }

    fn tell_news(&mut self, news: News) {
        match news {
            News::Opened => {
                self.leave_lesson();
                self.help.show(false);
                self.toast = None;
            }
            News::Trouble(words) => self.say(Tone::Bad, words),
        }
    }

    /// The tasks that have the window to themselves.
    pub(crate) fn work(&mut self) -> Option<&mut Work> {
        self.exercises.open.as_mut()?.work.as_mut()
    }

    /// Takes the path of the order that a student hands in. Whatever else comes in from outside waits until the exercise is
    /// left; says whether one is open.
    pub(crate) fn drop_on_exercise(&mut self, path: Option<&Path>) -> bool {
        if let Some(path) = path.and_then(Path::to_str)
            && let Some(work) = self.work()
        {
            work.name_file(path);
        }
        self.exercises.open.is_some() && self.facts.screen == Screen::Lessons
    }
}
