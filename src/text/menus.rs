//! What the Export and Lesson menus say.

use crate::{puzzle::Board, search::Algorithm, text::thousands};

pub(crate) mod export {
    pub(crate) const ABOUT: &str = "Saves a picture of what is shown, and the trace of a search.";
    pub(crate) const PICTURE: &str = "Picture of what is shown";
    pub(crate) const TRACE: &str = "Search trace for Posthoc";
    pub(crate) const ZOOM: &str = "How large letters and marks are.";
    pub(crate) const SIDE: &str = "Type a number, or drag.";

    /// Of each choice between light and dark: its text, its name for screen readers, and what it does.
    pub(crate) const AS_HERE: [&str; 3] = [
        "as here",
        "Picture as light or dark as here",
        "As light or dark as the window is now.",
    ];
    pub(crate) const LIGHT: [&str; 3] = ["light", "Light picture", "For paper."];
    pub(crate) const DARK: [&str; 3] = ["dark", "Dark picture", "For a dark slide."];
}

pub(crate) mod lesson {
    pub(crate) const ABOUT: &str = "Bookmarks with a note each; saves boards, strategy, view and bookmarks, and opens them again.";
    pub(crate) const NO_BOOKMARKS: &str = "None yet. A bookmark keeps a moment of the search with a note, for the class to come back to; Page Down and Page Up go from one to the next.";
    pub(crate) const REMOVE: &str = "Drops the bookmark.";
    pub(crate) const NO_NOTE: &str = "no note";
    pub(crate) const NOTE_HINT: &str = "what to ask or to say there";
    pub(crate) const BOOKMARK: &str =
        "Keeps the expansion looked at, with its board, its strategy and the note.";
    pub(crate) const NO_MOMENT: &str =
        "There is no moment yet: run the search or make a step first.";

    /// The text of a button and what it does.
    pub(crate) const OPEN: (&str, &str) = (
        "Open lesson",
        "Takes over what is in the file; the boards here can be had back by undo, the bookmarks not.",
    );
    pub(crate) const EXAMPLE: (&str, &str) = (
        "Open the example",
        "Takes over a first lesson on A* and BFS that comes along.",
    );
}

/// The name of a bookmark for screen readers. Numbers count from 1.
pub(crate) fn bookmark(number: usize, expansion: u64, note: &str) -> String {
    let expansion = thousands(expansion);
    format!("Bookmark {number}: expansion {expansion}, {note}")
}

pub(crate) fn remove_bookmark(number: usize) -> String {
    format!("Remove bookmark {number}")
}

/// What a click on a bookmark does, below its whole note. `other` is its search where that is not the one in the window.
pub(crate) fn about_bookmark(note: &str, other: Option<(Board, Algorithm)>) -> String {
    let click = match other {
        None => "Goes there.".to_owned(),
        Some((board, algorithm)) => {
            format!("Takes over the board {board} and {algorithm}, and searches up to there.")
        }
    };
    if note.is_empty() {
        click
    } else {
        format!("{note}\n{click}")
    }
}
