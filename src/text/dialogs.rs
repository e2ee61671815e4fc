//! What file dialogs say, and what is said where there are none.

use std::path::Path;

pub(crate) const SAVE: &str = "Save as";
pub(crate) const OPEN: &str = "Open a lesson";
pub(crate) const LESSONS: &str = "Lessons";
pub(crate) const ALL_FILES: &str = "All files";

/// The button beside a field for a file, and what it does.
pub(crate) const CHOOSE: (&str, &str) = ("Choose…", "Chooses folder and name in a dialog.");
/// The button that opens a lesson, and what it does.
pub(crate) const CHOOSE_LESSON: (&str, &str) = (
    "Choose and open…",
    "Chooses a lesson in a dialog and opens it.",
);

pub(crate) const NO_DIALOG: &str =
    "This desktop has no file dialog: type the name into the field instead.";
pub(crate) const ALREADY_OPEN: &str = "A file dialog is open already: answer it first.";
pub(crate) const NOT_TEXT: &str =
    "The file's name is no readable text: rename it, or choose another.";

pub(crate) fn choose(field: &str) -> String {
    format!("Choose: {field}")
}

pub(crate) fn no_file_manager(path: &Path) -> String {
    format!("No file manager answered. The file is {}.", path.display())
}

/// Files that were opened or saved lately.
pub(crate) const RECENT_LESSONS: &str = "Recent lessons";
pub(crate) const RECENT_EXPORTS: &str = "Recent files";

pub(crate) fn open_recent(path: &Path) -> String {
    format!("Opens {}.", path.display())
}

pub(crate) fn show_recent(path: &Path) -> String {
    format!("Shows {} in its folder.", path.display())
}
