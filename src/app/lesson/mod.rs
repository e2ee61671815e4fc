//! The lesson in the window: its slides, and the file they are saved to and opened from.
//!
//! [`LessonState`] changes itself alone. What it wants of the other features, it returns as a [`Request`], which
//! `apply` carries out.

pub(crate) mod apply;
pub(crate) mod backup;
pub(crate) mod caption_view;
pub(crate) mod file;
pub(crate) mod lesson_view;
pub(crate) mod offer_view;
pub(crate) mod slide_view;
pub(crate) mod slides;
pub(crate) mod snapshot;
pub(crate) mod unsaved_view;

pub(crate) use backup::Backup;
pub(crate) use slides::Slides;
pub(crate) use snapshot::Snapshot;

use std::path::PathBuf;

use crate::app::Tone;
use crate::app::export::{FileEdit, LessonFormat, SaveFile};
use crate::app::lesson::file::{Opened, Unsaved};
use crate::jobs::{Job, Wake};
use crate::lesson::{ExploreScene, Lesson, MAX_CAPTION, Shipped, Slide};

/// What a person asks of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Another name for the file.
    File(FileEdit<LessonFormat>),
    /// The text of the field for the next slide's caption has changed to this.
    Note(String),
    /// Make a slide of what is shown, with that caption.
    Bookmark,
    /// Go to the slide of this number.
    GoTo(usize),
    /// Remove the slide of this number.
    Remove(usize),
    /// Go to the slide after the one gone to last (`true`), or to the one before.
    Next(bool),
    /// Go to no slide: the caption is put away.
    PutAway,
    /// The caption of the slide of this number has changed to this.
    Caption(usize, String),
    /// Show on the slide of this number what is shown now.
    Replace(usize),
    /// Put a copy of the slide of this number after it.
    Duplicate(usize),
    /// Move a slide to the place of another.
    Move {
        /// Its number.
        from: usize,
        /// The number that it has afterwards.
        to: usize,
    },
    /// Take the last change of the slides back.
    Undo,
    /// Open a lesson that comes with the program.
    OpenShipped(Shipped),
    /// Save the lesson.
    Save,
    /// Open the lesson.
    Open,
    /// Open the lesson in this file.
    OpenFile(PathBuf),
    /// The window is to be closed.
    Close,
    /// The answer where slides that are not saved would be lost.
    Unsaved(Answer),
    /// Take up the slides of a session that ended before they were saved (`true`), or delete them.
    Recover(bool),
    /// Put the offer of the first lesson away.
    DismissOffer,
}

/// What is to be done with slides that are not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Save them, then go on.
    Save,
    /// Lose them.
    Discard,
    /// Stay with them.
    Stay,
}

/// What a change of the lesson means for the other features.
#[derive(Debug)]
pub(crate) enum Request {
    /// Show this slide.
    Show(Box<Slide>),
    /// Show this lesson.
    Open(Box<Lesson>),
    /// Show this lesson, and its first slide.
    Play(Box<Lesson>),
    /// Close the window.
    Close,
    /// Say over the window why a lesson was refused: its menu is closed.
    Refuse(String),
}

/// What belongs to the lesson alone: boards, strategy and view are the window's own.
pub struct LessonState {
    /// The file it is saved to and opened from.
    pub(crate) file: SaveFile<LessonFormat>,
    opening: Option<Job<(), Opened>>,
    /// Whether that was asked for outside of the menu, which says nothing while it is closed.
    is_from_outside: bool,
    /// The file that may be overwritten: it was saved or opened here.
    own_path: Option<String>,
    /// What the lesson is called in messages.
    title: String,
    /// The version of the slides that is being written.
    being_saved: u64,
    /// The caption that the next slide gets.
    pub(crate) note: String,
    pub(crate) slides: Slides,
    /// The slide that was gone to last.
    pub(crate) current: Option<usize>,
    /// The moment that the search runs up to, and how it is to be looked at.
    pub(crate) awaited: Option<ExploreScene>,
    /// What waits until slides that are not saved are saved or given up.
    pub(crate) unsaved: Option<Unsaved>,
    /// Whether the window closes at the end of the frame.
    pub(crate) closes: bool,
    pub(crate) backup: Backup,
    /// Whether the first lesson is offered.
    pub(crate) offered: bool,
}

impl LessonState {
    pub(crate) fn new() -> Self {
        Self {
            file: SaveFile::new("my"),
            opening: None,
            is_from_outside: false,
            own_path: None,
            title: String::new(),
            being_saved: 0,
            note: String::new(),
            slides: Slides::default(),
            current: None,
            awaited: None,
            unsaved: None,
            closes: false,
            backup: Backup::nowhere(),
            offered: false,
        }
    }

    /// Whether a file is being read or written.
    pub(crate) const fn is_busy(&self) -> bool {
        self.opening.is_some() || self.file.is_busy()
    }

    /// The slide that was gone to last.
    pub(crate) fn slide(&self) -> Option<(usize, &Slide)> {
        let index = self.current?;
        Some((index, self.slides.get(index)?))
    }

    /// Carries out an action. `window` is what the window shows.
    pub(crate) fn update(&mut self, action: Action, window: &Snapshot) -> Option<Request> {
        match action {
            Action::File(edit) => self.file.edit(edit),
            Action::Note(note) => self.note = within_limit(note),
            Action::Bookmark => self.bookmark(window),
            Action::GoTo(index) => return self.go_to(index),
            Action::Next(forward) => return self.next(forward),
            Action::PutAway => self.current = None,
            Action::Remove(index) => {
                self.slides.remove(index, self.current);
                self.current = None;
            }
            Action::Caption(index, caption) => {
                let caption = within_limit(caption);
                self.slides.write(index, caption, self.current);
            }
            Action::Replace(index) => {
                if let Some(slide) = &window.slide {
                    self.slides.replace(index, slide, self.current);
                }
            }
            Action::Duplicate(index) => {
                if self.slides.duplicate(index, self.current) {
                    self.current = Some(index + 1);
                }
            }
            Action::Move { from, to } => {
                if self.slides.shift(from, to, self.current) {
                    self.current = Some(to);
                }
            }
            Action::Undo => {
                if let Some(current) = self.slides.undo() {
                    self.current = current;
                }
            }
            Action::OpenShipped(shipped) => {
                self.offered &= shipped != Shipped::First;
                return self.open_shipped(shipped);
            }
            Action::Save => self.save(window),
            Action::Open => self.open(&window.wake),
            Action::OpenFile(path) => self.read(path, &window.wake),
            Action::Close => return self.close(),
            Action::Unsaved(answer) => return self.answer(answer, window),
            Action::Recover(wanted) => return self.recover(wanted),
            Action::DismissOffer => self.offered = false,
        }
        None
    }

    /// Receives the results of files. Never waits.
    pub(crate) fn poll(&mut self) -> Option<Request> {
        self.backup.poll();
        self.poll_file()
    }

    /// Whether there is room for another slide.
    pub(crate) const fn has_room(&self) -> bool {
        self.slides.has_room()
    }

    fn bookmark(&mut self, window: &Snapshot) {
        let Some(shown) = &window.slide else {
            return;
        };
        let caption = self.note.trim().to_owned();
        let slide = Slide {
            caption,
            ..shown.clone()
        };
        if let Some(index) = self.slides.add(slide, self.current) {
            self.current = Some(index);
        }
        self.note.clear();
    }

    fn go_to(&mut self, index: usize) -> Option<Request> {
        let slide = self.slides.get(index)?.clone();
        self.current = Some(index);
        Some(Request::Show(Box::new(slide)))
    }

    /// Goes to the next slide in the list, or to the one before; to the first where none was gone to yet.
    fn next(&mut self, forward: bool) -> Option<Request> {
        let next = match self.current {
            None => 0,
            Some(now) if forward => now + 1,
            Some(now) => now.checked_sub(1)?,
        };
        self.go_to(next)
    }

    /// Opens the lesson in `path`, which the file's field shows from now on.
    pub(crate) fn read(&mut self, path: PathBuf, wake: &Wake) {
        if !self.is_busy() {
            self.is_from_outside = false;
            self.start_reading(path, wake);
        }
    }

    /// The same for a lesson from the command line, or one that was dropped onto the window.
    pub(crate) fn read_from_outside(&mut self, path: PathBuf, wake: &Wake) {
        if !self.is_busy() {
            self.is_from_outside = true;
            self.start_reading(path, wake);
        }
    }

    pub(crate) fn say(&mut self, tone: Tone, text: String) {
        self.file.say(tone, text);
    }
}

/// As much of a caption as a lesson's file may have. A field limits what is typed, but not what a screen reader sets.
fn within_limit(mut caption: String) -> String {
    if let Some((end, _)) = caption.char_indices().nth(MAX_CAPTION) {
        caption.truncate(end);
    }
    caption
}
