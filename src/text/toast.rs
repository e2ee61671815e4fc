//! The buttons of the line over the window.

use crate::text::Message;

/// The text of a button and what it does.
pub(crate) const UNDO: (Message, Message) = (Message("toast-undo"), Message("toast-undo-about"));
pub(crate) const SHOW_FOLDER: (Message, Message) = (
    Message("toast-show-folder"),
    Message("toast-show-folder-about"),
);
pub(crate) const DISMISS: (Message, Message) =
    (Message("toast-dismiss"), Message("toast-dismiss-about"));
