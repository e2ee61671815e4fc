//! The lesson in the window: its bookmarks, and the file it is saved to and opened from.

mod bookmarks;
mod files;
mod look;

use super::{Model, Status, Tone, errand::Errand};
use crate::study::lesson::{Bookmark, ENDING};

use files::Answer;

/// Characters of a note at most, and bookmarks of a lesson: with more its file could not be opened again.
pub(in crate::app) const MAX_NOTE: usize = 300;
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
    /// Save the lesson.
    Save,
    /// Open the lesson.
    Open,
}

/// What there is of a lesson beside boards, strategy and view, which are the window's own.
pub struct LessonDesk {
    path: String,
    note: String,
    bookmarks: Vec<Bookmark>,
    message: Option<Status>,
    errand: Option<Errand<Answer>>,
    /// The file that may be written over: it was saved or opened here, or a person was asked.
    own: Option<String>,
    /// Whether a person is being asked.
    asks: bool,
    /// The moment that the search is on its way to, and what is said there.
    awaited: Option<(u64, String)>,
}

impl LessonDesk {
    pub(super) fn new() -> Self {
        Self {
            path: format!("my{ENDING}"),
            note: String::new(),
            bookmarks: Vec::new(),
            message: None,
            errand: None,
            own: None,
            asks: false,
            awaited: None,
        }
    }

    /// The file, as typed.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The note that the next bookmark gets.
    #[must_use]
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The bookmarks, in the order in which they are listed.
    #[must_use]
    pub fn bookmarks(&self) -> &[Bookmark] {
        &self.bookmarks
    }

    /// How saving or opening ended.
    #[must_use]
    pub const fn message(&self) -> Option<&Status> {
        self.message.as_ref()
    }

    /// Whether a file is being read or written.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.errand.is_some()
    }

    /// Whether saving would write over a file that is not known to be this lesson's, and was not confirmed yet.
    #[must_use]
    pub const fn asks_to_replace(&self) -> bool {
        self.asks
    }

    fn say(&mut self, tone: Tone, text: impl Into<String>) {
        let text = text.into();
        self.message = Some(Status { text, tone });
    }
}

impl Model {
    pub(super) fn lesson_wish(&mut self, wish: LessonWish) {
        match wish {
            LessonWish::Path(path) => {
                self.lesson.path = path;
                self.lesson.message = None;
                self.lesson.asks = false;
            }
            LessonWish::Note(note) => self.lesson.note = note,
            LessonWish::Bookmark => self.bookmark(),
            LessonWish::GoTo(index) => self.go_to_bookmark(index),
            LessonWish::Forget(index) => {
                if index < self.lesson.bookmarks.len() {
                    self.lesson.bookmarks.remove(index);
                }
            }
            LessonWish::Save => self.save_lesson(),
            LessonWish::Open => self.open_lesson(),
        }
    }

    /// Takes in what has become of a file, and of the way to a bookmark.
    pub(super) fn poll_lesson(&mut self) {
        self.hear_of_file();
        self.arrive();
    }
}
