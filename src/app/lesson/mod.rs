//! The lesson in the window: its bookmarks, and the file it is saved to and opened from.

pub(crate) mod bookmarks;
pub(crate) mod bookmarks_view;
pub(crate) mod captured_view;
pub(crate) mod file_view;
pub(crate) mod files;
pub(crate) mod lesson_view;

use crate::{
    app::{Model, Tone, export::Saving, lesson::files::Opened},
    jobs::Job,
    lesson::{Bookmark, ENDING},
};

/// Characters of a note at most, and bookmarks of a lesson: with more its file could not be opened again.
pub(crate) const MAX_NOTE: usize = 300;
const MAX_BOOKMARKS: usize = 300;

/// What a person wishes of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonWish {
    /// The text of the file's field has changed to this.
    Path(String),
    /// The text of the note's field has changed to this.
    Note(String),
    /// Bookmark the moment looked at, with that note.
    Bookmark,
    /// Look at the bookmark of this number.
    GoTo(usize),
    /// Be rid of the bookmark of this number.
    Forget(usize),
    /// Look at the bookmark after the one looked at last, or at the one before.
    Next(bool),
    /// Open the lesson that comes along.
    Example,
    /// Save the lesson.
    Save,
    /// Open the lesson.
    Open,
}

/// What there is of a lesson beside boards, strategy and view, which are the window's own.
pub struct LessonDesk {
    /// The file it is saved to and opened from.
    pub saving: Saving,
    opening: Option<Job<(), Opened>>,
    /// The file that may be written over: it was saved or opened here, or a person was asked.
    own: Option<String>,
    note: String,
    bookmarks: Vec<Bookmark>,
    /// The one that was gone to last.
    current: Option<usize>,
    /// The moment that the search is on its way to, and what is said there.
    awaited: Option<(u64, String)>,
}

impl LessonDesk {
    pub(crate) fn new() -> Self {
        Self {
            saving: Saving::new(&format!("my{ENDING}")),
            opening: None,
            own: None,
            note: String::new(),
            bookmarks: Vec::new(),
            current: None,
            awaited: None,
        }
    }

    /// The note that the next bookmark gets.
    #[must_use]
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The number of the bookmark that was gone to last.
    #[must_use]
    pub const fn current(&self) -> Option<usize> {
        self.current
    }

    /// The bookmarks, in the order in which they are listed.
    #[must_use]
    pub fn bookmarks(&self) -> &[Bookmark] {
        &self.bookmarks
    }

    /// Whether a file is being read or written.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.opening.is_some() || self.saving.is_busy()
    }

    fn say(&mut self, tone: Tone, text: impl Into<String>) {
        self.saving.say(tone, text);
    }
}

impl Model {
    pub(crate) fn lesson_wish(&mut self, wish: LessonWish) {
        match wish {
            LessonWish::Path(path) => self.lesson.saving.set_path(path),
            LessonWish::Note(note) => self.lesson.note = note,
            LessonWish::Bookmark => self.bookmark(),
            LessonWish::GoTo(index) => self.go_to_bookmark(index),
            LessonWish::Forget(index) => {
                if index < self.lesson.bookmarks.len() {
                    self.lesson.bookmarks.remove(index);
                    self.lesson.current = None;
                }
            }
            LessonWish::Next(forward) => self.go_to_next_bookmark(forward),
            LessonWish::Example => self.open_example(),
            LessonWish::Save => self.save_lesson(),
            LessonWish::Open => self.open_lesson(),
        }
    }

    /// Takes in what has become of a file, and of the way to a bookmark.
    pub(crate) fn poll_lesson(&mut self) {
        self.hear_of_file();
        self.arrive();
    }
}
