//! Saving and opening a lesson in the background. Nothing in the window changes until a lesson is read and understood.

use std::path::PathBuf;

use crate::app::export::FileEdit;
use crate::app::{Model, Tone};
use crate::jobs::Job;
use crate::lesson::{Lesson, LessonError, SearchSetup, path_of};
use crate::text::lesson::{EXAMPLE, NO_LEGAL_BOARD, opened};

/// What was read from a file.
pub(crate) type Opened = (PathBuf, Result<Lesson, LessonError>);

impl Model {
    pub(crate) fn save_lesson(&mut self) {
        let Some(problem) = self.boards.editor.problem() else {
            return self.lesson.file.say(Tone::Bad, NO_LEGAL_BOARD);
        };
        if self.lesson.is_busy() {
            return;
        }
        let strategy = self.settings.strategy;
        let lesson = Lesson {
            setup: SearchSetup { problem, strategy },
            view: self.lesson_view(),
            compare: self
                .compare
                .lanes
                .iter()
                .map(|lane| lane.strategy)
                .collect(),
            bookmarks: self.lesson.bookmarks.clone(),
        };
        let state = &mut self.lesson;
        let overwrite = state.own_path.as_deref() == Some(state.file.path());
        state.file.write(&self.wake, overwrite, move |out| {
            out.write_all(lesson.to_text().as_bytes())?;
            Ok(None)
        });
    }

    pub(crate) fn open_lesson(&mut self) {
        let path = path_of(self.lesson.file.path());
        self.read_lesson(path);
    }

    /// Opens the lesson in `path`, which the file's field shows from now on.
    pub(crate) fn read_lesson(&mut self, path: PathBuf) {
        if self.lesson.is_busy() {
            return;
        }
        // The folder that the app was started in is not always obvious.
        let path = std::path::absolute(&path).unwrap_or(path);
        let file = &mut self.lesson.file;
        file.edit(FileEdit::Path(path.display().to_string()));
        let read = move || {
            let lesson = Lesson::open(&path);
            (path, lesson)
        };
        self.lesson.opening = Some(Job::once("lesson", &self.wake, read));
    }

    /// Receives the results of saving and opening. Never waits.
    pub(crate) fn poll_lesson_file(&mut self) {
        if self.lesson.file.poll() {
            self.lesson.own_path = Some(self.lesson.file.path().to_owned());
        }
        let Some(((), opened)) = self.lesson.opening.as_mut().and_then(Job::finished) else {
            return;
        };
        self.lesson.opening = None;
        match opened {
            Ok((path, Ok(lesson))) => {
                self.lesson.own_path = Some(self.lesson.file.path().to_owned());
                self.show_lesson(&path.display().to_string(), lesson);
            }
            Ok((_, Err(error))) => {
                self.playback.note(Tone::Bad, error.to_string());
                self.lesson.file.say(Tone::Bad, format!("{error}."));
            }
            Err(error) => self.lesson.file.fail(error.into()),
        }
    }

    /// Opens the example that comes with the program, as a copy without a file of its own.
    pub(crate) fn open_example(&mut self) {
        if self.lesson.is_busy() {
            return;
        }
        match Lesson::from_text(include_str!("../../../assets/lessons/first.lesson.json")) {
            Ok(lesson) => {
                self.lesson.own_path = None;
                self.show_lesson(EXAMPLE, lesson);
            }
            Err(error) => self.lesson.file.say(Tone::Bad, format!("{error}.")),
        }
    }

    /// Replaces what the window shows by a lesson.
    fn show_lesson(&mut self, from: &str, lesson: Lesson) {
        self.playback.reset();
        self.lesson.awaited = None;
        self.set_search(lesson.setup);
        self.compare.compare(&lesson.compare);
        self.show_lesson_view(lesson.view);
        self.lesson.current = None;
        let text = opened(from, lesson.bookmarks.len());
        self.lesson.bookmarks = lesson.bookmarks;
        self.playback.note(Tone::Quiet, text.clone());
        self.lesson.file.say(Tone::Solved, text);
    }
}
