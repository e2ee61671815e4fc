//! The buttons of the line over the window.

/// The text of a button and what it does.
pub(crate) const UNDO: (&str, &str) = ("Undo", "Brings the boards back as they were.");
pub(crate) const SHOW_FOLDER: (&str, &str) = (
    "Show in folder",
    "Shows the file in the system's file manager.",
);
pub(crate) const DISMISS: (&str, &str) = ("Dismiss", "Hides this line.");
