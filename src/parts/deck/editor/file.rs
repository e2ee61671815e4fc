//! A lesson's file: opening, saving, and the action that waits while the user is asked about unsaved slides.
//!
//! The window changes only when a lesson has been read without errors, and unsaved slides are never replaced without
//! asking.

use std::path::PathBuf;

use crate::deck::editor::{LessonState, Rest, Slides, Snapshot};
use crate::files::{NamedFile as _, name_of};
use crate::tiles::Fault;
use crate::tiles::decode::{self, encoded};
use crate::{Effect, Facts};
use slidescope_core::lesson::{Lesson, LessonError, MAX_SLIDES, Scene, Shipped};
use slidescope_core::run::Tone;
use slidescope_core::tasks::{JobError, Token};
use slidescope_core::text::lesson as text;

/// An action to carry out although there are unsaved slides.
#[derive(Debug)]
pub struct Unsaved {
    pub(crate) then: Then,
    /// Whether the slides are being saved first.
    saves: bool,
}

#[derive(Debug)]
pub enum Then {
    Open(Box<(Lesson, Origin)>),
    Close,
}

/// Where a new lesson comes from.
#[derive(Debug)]
pub enum Origin {
    /// The file in the field.
    File,
    Shipped(Shipped),
    /// Slides left by a session that ended before they were saved, and the path of the file they belong to.
    Backup(Option<String>),
}

impl LessonState {
    pub fn save(&mut self, window: &Snapshot, facts: &Facts) {
        let Some(lesson) = self.lesson(window) else {
            return self.file.say(Tone::Bad, text::NO_LEGAL_BOARD.to_string());
        };
        if self.is_busy() {
            return;
        }
        if self.has_own_file() {
            self.file.agree();
        }
        self.being_saved = self.slides.version();
        self.file
            .write_checked(&facts.wake, move || lesson.checked_text());
    }

    /// Returns whether the file in the field is the one that was opened or saved here.
    pub fn has_own_file(&self) -> bool {
        self.own_path.as_deref() == Some(self.file.path())
    }

    /// Opens the lesson in `path`, which becomes the path in the file field. `from_outside` is set for a lesson from the
    /// command line or dropped onto the window, whose faults are told although the menu is closed.
    pub fn read(&mut self, path: PathBuf, from_outside: bool, facts: &Facts) {
        if self.is_busy() {
            return;
        }
        // The folder that the app was started in is not always obvious.
        let path = std::path::absolute(&path).unwrap_or(path);
        self.file.set_path(path.display().to_string());
        let from = path.clone();
        self.opening = facts.spawn(
            "lesson",
            move |_| Lesson::open(&from),
            move |lesson: &mut Self, read, facts| lesson.opened(path, from_outside, read, facts),
        );
    }

    fn opened(
        &mut self,
        path: PathBuf,
        from_outside: bool,
        read: Result<Result<Lesson, LessonError>, JobError>,
        facts: &Facts,
    ) {
        match read {
            Ok(Ok(lesson)) => {
                facts.ask(Effect::NoteLesson(path.clone()));
                // The Lesson menu opens an exercise to edit its slides; elsewhere it is opened to be solved.
                if from_outside && lesson.exercise.is_some() {
                    facts.ask(Effect::OpenExercise(path, Box::new(lesson), None));
                } else {
                    self.ask_to_show(lesson, Origin::File, facts);
                }
            }
            Ok(Err(error)) => {
                let words = text::refused(&error);
                if from_outside {
                    facts.ask(Effect::Say(Tone::Bad, words.clone()));
                }
                self.file.say(Tone::Bad, words);
            }
            Err(error) => self.file.fail(&error),
        }
    }

    /// Records that the file was saved, and carries out the action that waited for it.
    pub fn note_saved(&mut self, facts: &Facts) {
        self.own_path = Some(self.file.path().to_owned());
        self.title = self.file.path().to_owned();
        self.slides.note_saved(self.being_saved);
        if self.slides.is_changed() {
            return;
        }
        self.backup.forget();
        if self.unsaved.as_ref().is_some_and(|unsaved| unsaved.saves) {
            self.go_on(facts);
        }
    }

    pub fn add_from(&mut self, path: PathBuf, facts: &Facts) {
        let read = move |_: &Token<'_, ()>| Lesson::open(&path);
        self.adding = facts.spawn(
            "slides",
            read,
            |lesson: &mut Self, read, facts| match read {
                Ok(Ok(added)) => lesson.add_slides_of(added, facts),
                Ok(Err(error)) => lesson.file.say(Tone::Bad, text::refused(&error)),
                Err(error) => lesson.file.fail(&error),
            },
        );
    }

    pub fn add_picture(&mut self, path: PathBuf, facts: &Facts) {
        let name = name_of(&path);
        let read = move |_: &Token<'_, ()>| encoded(&decode::read(&path)?).ok_or(Fault::LargeFile);
        self.picturing = facts.spawn(
            "picture",
            read,
            move |lesson: &mut Self, read, _| match read.unwrap_or(Err(Fault::BrokeOff)) {
                Ok(picture) => lesson.slides.set_picture(Some(picture)),
                Err(fault) => lesson.file.say(Tone::Bad, fault.text(&name)),
            },
        );
    }

    /// Adds the slides of another lesson. Settings that they took from that lesson are written into the slides.
    pub(crate) fn add_slides_of(&mut self, mut lesson: Lesson, facts: &Facts) {
        let (own, view) = (lesson.own_heuristics(), lesson.view);
        for slide in &mut lesson.slides {
            if let Scene::Explore(scene) = &mut slide.scene {
                scene.tab.get_or_insert(view.tab);
                scene.colour.get_or_insert(view.colour);
            }
        }
        let all = lesson.slides.len();
        let added = self.slides.add_all(lesson.slides);
        let tone = if added == all {
            Tone::Solved
        } else {
            Tone::Waiting
        };
        self.file.say(
            tone,
            text::added((added < all).then_some(added), all, MAX_SLIDES),
        );
        facts.ask(Effect::TakeIn(own));
    }

    /// Opens a shipped lesson as a copy without its own file.
    pub(crate) fn open_shipped(&mut self, shipped: Shipped, facts: &Facts) {
        if self.is_busy() {
            return;
        }
        match shipped.lesson() {
            Ok(lesson) => self.ask_to_show(lesson, Origin::Shipped(shipped), facts),
            Err(error) => self.file.say(Tone::Bad, text::refused(&error)),
        }
    }

    /// Shows a lesson, once unsaved slides are saved or discarded.
    fn ask_to_show(&mut self, lesson: Lesson, origin: Origin, facts: &Facts) {
        self.unless_unsaved(Then::Open(Box::new((lesson, origin))), facts);
    }

    fn show(&mut self, lesson: Lesson, origin: Origin, facts: &Facts) {
        self.slides = match origin {
            Origin::Backup(_) => Slides::unsaved(lesson.slides.clone()),
            Origin::File | Origin::Shipped(_) => Slides::of(lesson.slides.clone()),
        };
        self.view = lesson.view;
        self.rest = Rest {
            title: lesson.title.clone(),
            remember: lesson.remember.clone(),
            exercise: lesson.exercise.clone(),
        };
        let (path, unnamed) = match origin {
            Origin::File => (Some(self.file.path().to_owned()), String::new()),
            Origin::Shipped(shipped) => (None, text::shipped(shipped).to_owned()),
            Origin::Backup(path) => (path, text::RECOVERED.to_string()),
        };
        if let Some(path) = &path {
            self.file.set_path(path.clone());
        }
        self.title = path.clone().unwrap_or(unnamed);
        self.own_path = path;
        let words = text::opened(self.slides.len(), &self.title);
        self.file.say(Tone::Solved, words);
        facts.ask(Effect::ShowLesson(Box::new(lesson)));
    }

    /// Carries out an action: at once, or after asking about unsaved slides.
    pub fn unless_unsaved(&mut self, then: Then, facts: &Facts) {
        if self.slides.is_changed() {
            self.unsaved = Some(Unsaved { then, saves: false });
        } else {
            self.carry_out(then, facts);
        }
    }

    fn carry_out(&mut self, then: Then, facts: &Facts) {
        match then {
            Then::Open(new) => self.show(new.0, new.1, facts),
            Then::Close => {
                self.backup.forget();
                self.closes = true;
            }
        }
    }

    /// Saves unsaved slides. The action that waits is carried out once they are saved.
    pub(crate) fn save_first(&mut self, window: &Snapshot, facts: &Facts) {
        self.save(window, facts);
        if let Some(unsaved) = &mut self.unsaved {
            unsaved.saves = true;
        }
    }

    /// Gives up unsaved slides, and carries out the action that waits.
    pub(crate) fn discard(&mut self, facts: &Facts) {
        self.slides.note_saved(self.slides.version());
        self.backup.forget();
        self.go_on(facts);
    }

    fn go_on(&mut self, facts: &Facts) {
        if let Some(unsaved) = self.unsaved.take() {
            self.carry_out(unsaved.then, facts);
        }
    }

    /// Shows the slides left by a session that ended before they were saved, or deletes them.
    pub fn recover(&mut self, wanted: bool, facts: &Facts) {
        if wanted && self.slides.is_changed() {
            return self.file.say(Tone::Bad, text::SAVE_FIRST.to_string());
        }
        if let Some((lesson, path)) = self.backup.take_left(wanted) {
            self.ask_to_show(lesson, Origin::Backup(path), facts);
        }
    }
}
