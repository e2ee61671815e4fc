//! Saving and opening, on a thread of its own. Until a lesson is whole and understood, nothing in the window changes.

use std::path::PathBuf;

use crate::{
    app::{
        Model, Tone,
        compare::Lane,
        export::save_file::broken,
        lesson::captured_view::{colour, look, place, speed, tab},
    },
    jobs::Job,
    lesson::{ENDING, Lesson, LessonError, Scene, path_of},
    text::counted,
};

/// What was read from a file.
pub(crate) type Opened = (PathBuf, Result<Lesson, LessonError>);

impl Model {
    pub(crate) fn save_lesson(&mut self) {
        let Some(problem) = self.editor.problem() else {
            let why = "The board is not legal yet: mend it before saving.";
            return self.lesson.say(Tone::Bad, why);
        };
        if self.lesson.is_busy() {
            return;
        }
        let strategy = self.settings.strategy;
        let lesson = Lesson {
            scene: Scene { problem, strategy },
            look: look(self.place, self.tab, &self.settings),
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
        self.lesson.opening = Some(Job::once("file", &self.wake, read));
    }

    pub(crate) fn hear_of_file(&mut self) {
        if self.lesson.saving.poll() {
            self.lesson.own = Some(self.lesson.saving.path().to_owned());
        }
        let Some(((), opened)) = self.lesson.opening.as_mut().and_then(Job::finished) else {
            return;
        };
        self.lesson.opening = None;
        match opened {
            Ok((path, Ok(lesson))) => {
                self.lesson.own = Some(self.lesson.saving.path().to_owned());
                self.play(&path.display().to_string(), lesson);
            }
            Ok((_, Err(error))) => {
                self.note(Tone::Bad, error.to_string());
                self.lesson.say(Tone::Bad, format!("{error}."));
            }
            Err(error) => self.lesson.say(Tone::Bad, format!("{}.", broken(&error))),
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
        self.reset();
        self.lesson.awaited = None;
        self.set_scene(lesson.scene);
        self.tab = tab(lesson.look.picture);
        self.settings.colour = colour(lesson.look.colour);
        self.settings.speed = speed(lesson.look.speed);
        self.compare.compare(&lesson.compare);
        self.place = place(lesson.look.place);
        self.lesson.current = None;
        let bookmarks = counted(lesson.bookmarks.len() as u64, "bookmark");
        let text = format!("Opened with {bookmarks}: {from}.");
        self.lesson.bookmarks = lesson.bookmarks;
        self.note(Tone::Quiet, text.clone());
        self.lesson.say(Tone::Solved, text);
    }
}
