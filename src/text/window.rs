//! What the window says around its features: the top bar, its settings and the help.

use crate::text::Message;

pub(crate) const TITLE: Message = Message("window-title");

pub(crate) const NO_DISPLAY: Message = Message("window-no-display");

pub(crate) fn cannot_show(error: &str) -> String {
    format!("this display cannot show the window ({error})")
}

pub(crate) fn terminal_instead(reason: &str) -> String {
    format!("{reason}; `slidescope solve BOARD` does the same job in a terminal")
}

/// The name of a screen and what it is for.
pub(crate) const EXPLORE: (Message, Message) =
    (Message("window-explore"), Message("window-explore-about"));
pub(crate) const COMPARE: (Message, Message) =
    (Message("window-compare"), Message("window-compare-about"));
pub(crate) const HEURISTICS: (Message, Message) = (
    Message("window-heuristics"),
    Message("window-heuristics-about"),
);
pub(crate) const EXPERIMENT: (Message, Message) = (
    Message("window-experiment"),
    Message("window-experiment-about"),
);

pub(crate) const AS_THE_SYSTEM: Message = Message("window-as-the-system");
pub(crate) const DARK: Message = Message("window-dark");
pub(crate) const LIGHT: Message = Message("window-light");

pub(crate) fn theme(now: &str) -> String {
    format!("Theme: {now}")
}

pub(crate) fn about_theme(now: &str, next: &str) -> String {
    format!("{}; a click changes to {next}.", theme(now))
}

/// The accessible name of a zoom button and what it does.
pub(crate) const LARGER: (Message, Message) =
    (Message("window-larger"), Message("window-larger-about"));
pub(crate) const SMALLER: (Message, Message) =
    (Message("window-smaller"), Message("window-smaller-about"));
pub(crate) const UNZOOM: Message = Message("window-unzoom");

/// The button of a menu with what has no room in the bar, and what it holds.
pub(crate) const MORE: (Message, Message) = (Message("window-more"), Message("window-more-about"));

/// The accessible name of the menu of screens.
pub(crate) fn screen(now: &str) -> String {
    format!("Screen: {now}")
}

/// The window of help.
pub(crate) mod help {
    use crate::text::Message;

    pub(crate) const NAME: Message = Message("window-help-name");
    pub(crate) const ABOUT: Message = Message("window-help-about");
    pub(crate) const CLOSE: (Message, Message) = (
        Message("window-help-close"),
        Message("window-help-close-about"),
    );
    pub(crate) const SEARCH: Message = Message("window-help-search");
    pub(crate) const NOTHING: Message = Message("window-help-nothing");
    pub(crate) const TERMS: Message = Message("window-help-terms");
    pub(crate) const KEYS_HEADING: Message = Message("window-help-keys-heading");
    pub(crate) const EDITING_HEADING: Message = Message("window-help-editing-heading");
    pub(crate) const EDITING: Message = Message("window-help-editing");

    /// A term and what it means, among others.
    pub(crate) fn entry(name: &str, about: &str) -> String {
        format!("{name}: {about}")
    }

    /// The accessible name of a term in a sentence, which leads to the glossary.
    pub(crate) fn explain(word: &str) -> String {
        format!("Explain “{word}”")
    }

    /// All keys, and what they do.
    pub(crate) const KEYS: &[(&str, &str)] = &[
        ("Space", "run or pause"),
        ("→  ←", "one expansion forward or back"),
        ("Home", "jump to the start of the run"),
        ("End", "the newest moment; from there, search to the end"),
        ("[  ]", "previous or next layer, f or threshold"),
        ("R", "reset: drop the run"),
        ("+  −", "faster or slower"),
        ("Page Down  Page Up", "next or previous slide of the lesson"),
        ("F11", "present on the whole screen; Esc leaves"),
        ("B", "in a presentation: black screen"),
        ("Ctrl, held", "in a presentation: spotlight at the pointer"),
        ("Ctrl Z", "undo an edit of the boards"),
        ("Ctrl Y  Ctrl Shift Z", "redo it"),
        ("Ctrl +  Ctrl −  Ctrl 0", "larger, smaller or usual size"),
        ("↑ ← → ↓", "on the outlined board: slide a tile"),
        ("↑ ← → ↓", "on the outlined tree: go from node to node"),
        ("Shift ↑ ← → ↓", "on the outlined tree: move the picture"),
        ("+  −  0  F", "on the outlined tree: zoom, fit, follow"),
        ("↑ ← → ↓", "on the outlined map: go from cell to cell"),
        (
            "↑ ← → ↓",
            "on the outlined picture of a heuristic: go from cell to cell",
        ),
        (
            "Tab  Enter",
            "in the code of a heuristic: take the word that is offered",
        ),
        ("Esc", "in the code of a heuristic: close the words offered"),
        (
            "Tab  Shift Tab",
            "next or previous field, button or picture",
        ),
        ("Esc", "leave a field or the board; choose no node"),
        ("F1  ?", "open or close this help"),
    ];
}
