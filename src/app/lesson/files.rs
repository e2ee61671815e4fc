//! Saving and opening, on a thread of its own. Until a lesson is whole and understood, nothing in the window changes.

use std::path::PathBuf;

use crate::{
    app::{
        Model, Tone,
        compare::Lane,
        lesson::captured_view::{colour, look, place, speed, tab},
    },
    jobs::background_task::{Errand, News},
    lesson::{ENDING, Lesson, LessonError, Scene, path_of},
    text::counted,
};

/// What was read from a file.
pub(crate) type Opened = (PathBuf, Result<Lesson, LessonError>);

impl Model {
    pub(crate) fn save_lesson(&mut self) {
        let Some(problem) = self.boards.editor.problem() else {
            let why = "The board is not legal yet: mend it before saving.";
            return self.lesson.say(Tone::Bad, why);
        };
        if self.lesson.is_busy() {
            return;
        }
        let strategy = self.settings.strategy;
        let lesson = Lesson {
            scene: Scene { problem, strategy },
            look: look(self.screen, &self.explore, self.playback.speed),
            compare: self.compare.lanes().iter().map(Lane::strategy).collect(),
            bookmarks: self.lesson.bookmarks.clone(),
        };
        let desk = &mut self.lesson;
        let meant = desk.own.as_deref() == Some(desk.saving.path());
        let ending = ENDING.trim_start_matches('.');
        desk.saving.write(&self.wake, ending, meant, move |out| {
            out.write_all(lesson.to_text().as_bytes())?;
            Ok(String::new())
        });
    }

    pub(crate) fn open_lesson(&mut self) {
        let path = path_of(self.lesson.saving.path());
        self.read_lesson(path);
    }

    /// Opens the lesson in `path`, which the file's field shows from now on.
    pub(crate) fn read_lesson(&mut self, path: PathBuf) {
        if self.lesson.is_busy() {
            return;
        }
        // Where it is is worth knowing: the folder the app was started in is not always plain.
        let path = std::path::absolute(&path).unwrap_or(path);
        let saving = &mut self.lesson.saving;
        saving.set_path(path.display().to_string());
        let read = move || {
            let lesson = Lesson::open(&path);
            (path, lesson)
        };
        match Errand::start(&self.wake, read) {
            Ok(errand) => self.lesson.opening = Some(errand),
            Err(error) => saving.say(Tone::Bad, format!("No thread for the file: {error}.")),
        }
    }

    pub(crate) fn hear_of_file(&mut self) {
        if self.lesson.saving.poll() {
            self.lesson.own = Some(self.lesson.saving.path().to_owned());
        }
        let news = self.lesson.opening.as_ref().map(Errand::look);
        if !matches!(news, None | Some(News::UnderWay)) {
            self.lesson.opening = None;
        }
        match news {
            None | Some(News::UnderWay) => {}
            Some(News::Done((path, Ok(lesson)))) => {
                self.lesson.own = Some(self.lesson.saving.path().to_owned());
                self.play(&path.display().to_string(), lesson);
            }
            Some(News::Done((_, Err(error)))) => {
                self.playback.note(Tone::Bad, error.to_string());
                self.lesson.say(Tone::Bad, format!("{error}."));
            }
            Some(News::Broken) => {
                let why = "The work on the file broke off; try again.";
                self.lesson.say(Tone::Bad, why);
            }
        }
    }

    /// Opens the lesson that comes along, as a copy without a file of its own.
    pub(crate) fn open_example(&mut self) {
        if self.lesson.is_busy() {
            return;
        }
        match Lesson::from_text(include_str!("../../../assets/lessons/first.lesson.json")) {
            Ok(lesson) => {
                self.lesson.own = None;
                self.play("a first lesson", lesson);
            }
            Err(fault) => self.lesson.say(Tone::Bad, format!("{fault}.")),
        }
    }

    /// Puts a lesson into the window in place of what was there.
    pub(crate) fn play(&mut self, from: &str, lesson: Lesson) {
        self.playback.reset();
        self.lesson.awaited = None;
        self.set_scene(lesson.scene);
        self.explore.tab = tab(lesson.look.picture);
        self.explore.colour = colour(lesson.look.colour);
        self.playback.speed = speed(lesson.look.speed);
        self.compare.compare(&lesson.compare);
        self.screen = place(lesson.look.place);
        self.lesson.current = None;
        let bookmarks = counted(lesson.bookmarks.len() as u64, "bookmark");
        let text = format!("Opened with {bookmarks}: {from}.");
        self.lesson.bookmarks = lesson.bookmarks;
        self.playback.note(Tone::Quiet, text.clone());
        self.lesson.say(Tone::Solved, text);
    }
}
