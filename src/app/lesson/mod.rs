//! The lesson in the window: its bookmarks, and the file it is saved to and opened from.

pub(crate) mod bookmarks;
pub(crate) mod file;
pub(crate) mod lesson_view;
pub(crate) mod saved_view;

use crate::app::Model;
use crate::app::export::{FileEdit, LessonFormat, SaveFile};
use crate::app::lesson::file::Opened;
use crate::jobs::Job;
use crate::lesson::Bookmark;

/// The most characters of a note and the most bookmarks of a lesson: with more, its file would exceed
/// [`MAX_BYTES`](crate::lesson::MAX_BYTES) and could not be opened again.
pub(crate) const MAX_NOTE: usize = 300;
const MAX_BOOKMARKS: usize = 300;

/// What a person asks of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Another name for the file.
    File(FileEdit<LessonFormat>),
    /// The text of the note's field has changed to this.
    Note(String),
    /// Bookmark the moment that is shown, with that note.
    Bookmark,
    /// Go to the bookmark of this number.
    GoTo(usize),
    /// Remove the bookmark of this number.
    Remove(usize),
    /// Go to the bookmark after the one gone to last (`true`), or to the one before.
    Next(bool),
    /// Open the example that comes with the program.
    Example,
    /// Save the lesson.
    Save,
    /// Open the lesson.
    Open,
}

/// What belongs to the lesson alone: boards, strategy and view are the window's own.
pub struct LessonState {
    /// The file it is saved to and opened from.
    pub(crate) file: SaveFile<LessonFormat>,
    opening: Option<Job<(), Opened>>,
    /// The file that may be overwritten: it was saved or opened here.
    own_path: Option<String>,
    /// The note that the next bookmark gets.
    pub(crate) note: String,
    /// The bookmarks, in the order in which they are listed.
    pub(crate) bookmarks: Vec<Bookmark>,
    /// The bookmark that was gone to last.
    pub(crate) current: Option<usize>,
    /// The moment that the search runs up to, and the note that is shown there.
    awaited: Option<(u64, String)>,
}

impl LessonState {
    pub(crate) fn new() -> Self {
        Self {
            file: SaveFile::new("my"),
            opening: None,
            own_path: None,
            note: String::new(),
            bookmarks: Vec::new(),
            current: None,
            awaited: None,
        }
    }

    /// Whether a file is being read or written.
    pub(crate) const fn is_busy(&self) -> bool {
        self.opening.is_some() || self.file.is_busy()
    }
}

impl Model {
    pub(crate) fn update_lesson(&mut self, action: Action) {
        match action {
            Action::File(edit) => self.lesson.file.edit(edit),
            Action::Note(note) => self.lesson.note = note,
            Action::Bookmark => self.bookmark(),
            Action::GoTo(index) => self.go_to_bookmark(index),
            Action::Remove(index) => {
                if index < self.lesson.bookmarks.len() {
                    self.lesson.bookmarks.remove(index);
                    self.lesson.current = None;
                }
            }
            Action::Next(forward) => self.go_to_next_bookmark(forward),
            Action::Example => self.open_example(),
            Action::Save => self.save_lesson(),
            Action::Open => self.open_lesson(),
        }
    }

    /// Receives the result of a file, and of the search for a bookmark. Never waits.
    pub(crate) fn poll_lesson(&mut self) {
        self.poll_lesson_file();
        self.arrive();
    }
}
