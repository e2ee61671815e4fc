//! Saving and opening a lesson in the background. Nothing in the window changes until a lesson is read and understood, and
//! slides that are not saved are not replaced without a question.

use std::mem;
use std::path::PathBuf;

use crate::app::Tone;
use crate::app::files::FileEdit;
use crate::app::lesson::{Answer, LessonState, Request, Slides, Snapshot};
use crate::jobs::{Job, Wake};
use crate::lesson::{Lesson, LessonError, Shipped, path_of};
use crate::text::lesson as text;

/// What was read from a file.
pub(crate) type Opened = (PathBuf, Result<Lesson, LessonError>);

/// What is to be done although there are slides that are not saved.
#[derive(Debug)]
pub(crate) struct Unsaved {
    pub(crate) then: Then,
    /// The version of the slides that is being saved first.
    saving: Option<u64>,
}

/// What is to be done next.
#[derive(Debug)]
pub(crate) enum Then {
    /// Show this lesson.
    Open(Box<NewLesson>),
    /// Close the window.
    Close,
}

/// A lesson that is to be shown.
#[derive(Debug)]
pub(crate) struct NewLesson {
    lesson: Lesson,
    origin: Origin,
}

/// Where a lesson comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Origin {
    /// The file in the field.
    File,
    Shipped(Shipped),
    /// What was left of a session that ended before its slides were saved.
    Backup,
}

impl LessonState {
    /// The name of the lesson in messages.
    pub(crate) fn name(&self) -> String {
        self.title.clone()
    }

    pub(crate) fn save(&mut self, window: &Snapshot) {
        let Some(lesson) = window.lesson(self.slides.list()) else {
            return self.say(Tone::Bad, text::NO_LEGAL_BOARD.to_string());
        };
        if self.is_busy() {
            return;
        }
        let overwrite = self.own_path.as_deref() == Some(self.file.path());
        self.being_saved = self.slides.version();
        self.file.write(&window.wake, overwrite, move |out| {
            out.write_all(lesson.to_text().as_bytes())?;
            Ok(None)
        });
    }

    pub(crate) fn open(&mut self, wake: &Wake) {
        let path = path_of(self.file.path());
        self.read(path, wake);
    }

    pub(crate) fn start_reading(&mut self, path: PathBuf, wake: &Wake) {
        // The folder that the app was started in is not always obvious.
        let path = std::path::absolute(&path).unwrap_or(path);
        self.file.edit(FileEdit::Path(path.display().to_string()));
        let read = move || {
            let lesson = Lesson::open(&path);
            (path, lesson)
        };
        self.opening = Some(Job::once("lesson", wake, read));
    }

    /// Notes that the file was saved, and does what waited for it.
    pub(crate) fn note_saved(&mut self) -> Option<Request> {
        self.own_path = Some(self.file.path().to_owned());
        self.title = self.file.path().to_owned();
        self.slides.note_saved(self.being_saved);
        if self.slides.is_changed() {
            return None;
        }
        self.backup.forget();
        let unsaved = self.unsaved.as_ref();
        if unsaved.is_some_and(|unsaved| unsaved.saving.is_some()) {
            return self.go_on();
        }
        None
    }

    /// Receives the lesson that is being opened. Never waits.
    pub(crate) fn poll_file(&mut self) -> Option<Request> {
        let ((), opened) = self.opening.as_mut().and_then(Job::finished)?;
        self.opening = None;
        match opened {
            Ok((path, Ok(lesson))) => {
                self.opened = Some(path);
                return self.ask_to_show(NewLesson {
                    lesson,
                    origin: Origin::File,
                });
            }
            Ok((_, Err(error))) => {
                let words = text::refused(&error);
                self.say(Tone::Bad, words.clone());
                return self.is_from_outside.then_some(Request::Refuse(words));
            }
            Err(error) => self.file.fail(error.into()),
        }
        None
    }

    /// Opens a lesson that comes with the program, as a copy without a file of its own.
    pub(crate) fn open_shipped(&mut self, shipped: Shipped) -> Option<Request> {
        if self.is_busy() {
            return None;
        }
        match shipped.lesson() {
            Ok(lesson) => self.ask_to_show(NewLesson {
                lesson,
                origin: Origin::Shipped(shipped),
            }),
            Err(error) => {
                self.say(Tone::Bad, text::refused(&error));
                None
            }
        }
    }

    fn ask_to_show(&mut self, new: NewLesson) -> Option<Request> {
        if self.slides.is_changed() {
            self.unsaved = Some(Unsaved {
                then: Then::Open(Box::new(new)),
                saving: None,
            });
            return None;
        }
        Some(self.show(new))
    }

    fn show(&mut self, new: NewLesson) -> Request {
        let NewLesson { lesson, origin } = new;
        self.current = None;
        self.slides = match origin {
            Origin::Backup => Slides::unsaved(lesson.slides.clone()),
            Origin::File | Origin::Shipped(_) => Slides::of(lesson.slides.clone()),
        };
        self.own_path = (origin == Origin::File).then(|| self.file.path().to_owned());
        self.title = match origin {
            Origin::File => self.file.path().to_owned(),
            Origin::Shipped(shipped) => text::shipped(shipped).to_owned(),
            Origin::Backup => text::RECOVERED.to_string(),
        };
        self.say(Tone::Solved, text::opened(&self.title, self.slides.len()));
        let lesson = Box::new(lesson);
        match origin {
            Origin::Shipped(Shipped::First | Shipped::Memory | Shipped::TwentyFour) => {
                Request::Play(lesson)
            }
            Origin::Shipped(Shipped::Example) | Origin::File | Origin::Backup => {
                Request::Open(lesson)
            }
        }
    }

    /// The window is to be closed: at once, or after a question.
    pub(crate) fn close(&mut self) -> Option<Request> {
        if !self.slides.is_changed() {
            self.backup.forget();
            return Some(Request::Close);
        }
        self.unsaved = Some(Unsaved {
            then: Then::Close,
            saving: None,
        });
        None
    }

    pub(crate) fn answer(&mut self, answer: Answer, window: &Snapshot) -> Option<Request> {
        match answer {
            Answer::Save => {
                self.save(window);
                let version = self.slides.version();
                if let Some(unsaved) = &mut self.unsaved {
                    unsaved.saving = Some(version);
                }
                None
            }
            Answer::Discard => {
                self.slides.note_saved(self.slides.version());
                self.backup.forget();
                self.go_on()
            }
            Answer::Stay => {
                self.unsaved = None;
                None
            }
        }
    }

    /// Does what waited for the answer.
    fn go_on(&mut self) -> Option<Request> {
        match mem::take(&mut self.unsaved)?.then {
            Then::Open(new) => Some(self.show(*new)),
            Then::Close => Some(Request::Close),
        }
    }

    /// Shows what was left of a session that ended before its slides were saved, or deletes it.
    pub(crate) fn recover(&mut self, wanted: bool) -> Option<Request> {
        if wanted && self.slides.is_changed() {
            self.say(Tone::Bad, text::SAVE_FIRST.to_string());
            return None;
        }
        let lesson = self.backup.take_left(wanted)?;
        self.ask_to_show(NewLesson {
            lesson,
            origin: Origin::Backup,
        })
    }

    /// Writes the slides to the backup's folder.
    pub(crate) fn back_up(&mut self, window: &Snapshot) {
        if let Some(lesson) = window.lesson(self.slides.list()) {
            self.backup
                .write(lesson, self.slides.version(), &window.wake);
        }
    }
}
