//! Saving and opening, on a thread of its own. Until a lesson is whole and understood, nothing in the window changes.

use std::path::{Path, PathBuf};

use super::{
    LessonDesk, Model, Tone,
    look::{colour, look, speed, tab},
};
use crate::{
    app::model::{
        counted,
        errand::{Errand, News},
    },
    study::{
        file::WriteError,
        lesson::{Lesson, LessonError, Scene, path_of},
    },
};

/// What has become of a file.
pub(super) enum Answer {
    Saved(PathBuf, Result<(), WriteError>),
    /// There is a file of that name, which was not asked about.
    Exists(PathBuf),
    Opened(PathBuf, Box<Result<Lesson, LessonError>>),
}

impl LessonDesk {
    /// The file meant, where one is named.
    fn file(&mut self) -> Option<PathBuf> {
        let path = path_of(&self.path);
        if path.file_name().is_none() {
            self.say(
                Tone::Bad,
                "Write the name of a file first, such as my.lesson.json",
            );
            return None;
        }
        // Where it will be is worth knowing: the folder the app was started in is not always plain.
        Some(std::path::absolute(&path).unwrap_or(path))
    }
}

impl Model {
    pub(super) fn save_lesson(&mut self) {
        let Some(problem) = self.editor.problem() else {
            let why = "The board is not legal yet: mend it before saving";
            return self.lesson.say(Tone::Bad, why);
        };
        let strategy = self.settings.strategy;
        let lesson = Lesson {
            scene: Scene { problem, strategy },
            look: look(self.tab, &self.settings),
            bookmarks: self.lesson.bookmarks.clone(),
        };
        let replace = self.lesson.asks || self.lesson.own.as_ref() == Some(&self.lesson.path);
        self.send_out(move |path| {
            if !replace && path.exists() {
                return Answer::Exists(path);
            }
            let saved = lesson.save(&path);
            Answer::Saved(path, saved)
        });
    }

    pub(super) fn open_lesson(&mut self) {
        self.send_out(|path| {
            let opened = Lesson::open(&path);
            Answer::Opened(path, Box::new(opened))
        });
    }

    fn send_out(&mut self, work: impl FnOnce(PathBuf) -> Answer + Send + 'static) {
        if self.lesson.is_busy() {
            return;
        }
        self.lesson.asks = false;
        self.lesson.message = None;
        let Some(path) = self.lesson.file() else {
            return;
        };
        match Errand::start(&self.wake, move || work(path)) {
            Ok(errand) => self.lesson.errand = Some(errand),
            Err(error) => self
                .lesson
                .say(Tone::Bad, format!("No thread for the file: {error}")),
        }
    }

    pub(super) fn hear_of_file(&mut self) {
        let Some(way) = self.lesson.errand.as_ref().map(Errand::look) else {
            return;
        };
        if !matches!(way, News::UnderWay) {
            self.lesson.errand = None;
        }
        match way {
            News::UnderWay => {}
            News::Broken => self
                .lesson
                .say(Tone::Bad, "The work on the file broke off; try again"),
            News::Done(Answer::Saved(path, Ok(()))) => {
                self.lesson.own = Some(self.lesson.path.clone());
                self.lesson
                    .say(Tone::Solved, format!("Saved: {}", path.display()));
            }
            News::Done(Answer::Saved(_, Err(error))) => {
                self.lesson.say(Tone::Bad, error.to_string());
            }
            News::Done(Answer::Exists(path)) => {
                self.lesson.asks = true;
                let text = format!("There is a file {} already", path.display());
                self.lesson.say(Tone::Waiting, text);
            }
            News::Done(Answer::Opened(path, lesson)) => match *lesson {
                Ok(lesson) => self.play(&path, lesson),
                Err(error) => self.lesson.say(Tone::Bad, error.to_string()),
            },
        }
    }

    /// Puts a lesson into the window in place of what was there.
    fn play(&mut self, path: &Path, lesson: Lesson) {
        self.reset();
        self.lesson.awaited = None;
        self.set_scene(lesson.scene);
        self.tab = tab(lesson.look.picture);
        self.settings.colour = colour(lesson.look.colour);
        self.settings.speed = speed(lesson.look.speed);
        self.lesson.own = Some(self.lesson.path.clone());
        let bookmarks = counted(lesson.bookmarks.len() as u64, "bookmark");
        let text = format!("Opened with {bookmarks}: {}", path.display());
        self.lesson.bookmarks = lesson.bookmarks;
        self.lesson.say(Tone::Solved, text);
    }
}
