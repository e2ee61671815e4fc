//! What file dialogs say, and what is said where there are none.

use crate::text::Message;
use crate::text::message;
use std::path::Path;

pub(crate) const SAVE: Message = Message("dialogs-save");
pub(crate) const OPEN: Message = Message("dialogs-open");
pub(crate) const LESSONS: Message = Message("dialogs-lessons");
pub(crate) const ALL_FILES: Message = Message("dialogs-all-files");

/// The button beside a field for a file, and what it does.
pub(crate) const CHOOSE: (Message, Message) =
    (Message("dialogs-choose"), Message("dialogs-choose-about"));
/// The button that opens a lesson, and what it does.
pub(crate) const CHOOSE_LESSON: (Message, Message) = (
    Message("dialogs-choose-lesson"),
    Message("dialogs-choose-lesson-about"),
);

pub(crate) const NO_DIALOG: Message = Message("dialogs-no-dialog");
pub(crate) const ALREADY_OPEN: Message = Message("dialogs-already-open");
pub(crate) const NOT_TEXT: Message = Message("dialogs-not-text");

pub(crate) fn choose(field: &str) -> String {
    message!("dialogs-choose-for", field)
}

pub(crate) fn no_file_manager(path: &Path) -> String {
    message!("dialogs-no-file-manager", path = path.display().to_string())
}

/// Files that were opened or saved lately.
pub(crate) const RECENT_LESSONS: Message = Message("dialogs-recent-lessons");
pub(crate) const RECENT_EXPORTS: Message = Message("dialogs-recent-exports");

pub(crate) fn open_recent(path: &Path) -> String {
    message!("dialogs-open-recent", path = path.display().to_string())
}

pub(crate) fn show_recent(path: &Path) -> String {
    message!("dialogs-show-recent", path = path.display().to_string())
}
