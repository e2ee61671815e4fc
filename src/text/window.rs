//! What the window says around its features: the top bar, its settings and the help.

use crate::text::Message;
use crate::text::message;

pub(crate) const TITLE: Message = Message("window-title");

pub(crate) const NO_DISPLAY: Message = Message("window-no-display");

pub(crate) fn cannot_show(error: &str) -> String {
    message!("window-cannot-show", error)
}

pub(crate) fn terminal_instead(reason: &str) -> String {
    message!("window-terminal-instead", reason)
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
    message!("window-theme", now)
}

pub(crate) fn about_theme(now: &str, next: &str) -> String {
    message!("window-about-theme", now, next)
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
    message!("window-screen", now)
}

/// The window of help.
pub(crate) mod help {
    use crate::text::Message;
    use crate::text::message;

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
        message!("window-help-entry", name, about)
    }

    /// The accessible name of a term in a sentence, which leads to the glossary.
    pub(crate) fn explain(word: &str) -> String {
        message!("window-help-explain", word)
    }

    /// All keys, and what they do.
    pub(crate) const KEYS: &[(Message, Message)] = &[
        (
            Message("window-help-key-space"),
            Message("window-help-do-run-or-pause"),
        ),
        (
            Message("window-help-key-left-right"),
            Message("window-help-do-one-expansion"),
        ),
        (
            Message("window-help-key-home"),
            Message("window-help-do-to-start"),
        ),
        (
            Message("window-help-key-end"),
            Message("window-help-do-to-newest"),
        ),
        (
            Message("window-help-key-brackets"),
            Message("window-help-do-landmarks"),
        ),
        (
            Message("window-help-key-r"),
            Message("window-help-do-reset"),
        ),
        (
            Message("window-help-key-plus-minus"),
            Message("window-help-do-speed"),
        ),
        (
            Message("window-help-key-pages"),
            Message("window-help-do-slides"),
        ),
        (
            Message("window-help-key-f11"),
            Message("window-help-do-present"),
        ),
        (
            Message("window-help-key-b"),
            Message("window-help-do-blank"),
        ),
        (
            Message("window-help-key-ctrl"),
            Message("window-help-do-spotlight"),
        ),
        (
            Message("window-help-key-undo"),
            Message("window-help-do-undo"),
        ),
        (
            Message("window-help-key-redo"),
            Message("window-help-do-redo"),
        ),
        (
            Message("window-help-key-zoom"),
            Message("window-help-do-zoom"),
        ),
        (
            Message("window-help-key-arrows"),
            Message("window-help-do-slide"),
        ),
        (
            Message("window-help-key-arrows"),
            Message("window-help-do-nodes"),
        ),
        (
            Message("window-help-key-shift-arrows"),
            Message("window-help-do-pan"),
        ),
        (
            Message("window-help-key-tree"),
            Message("window-help-do-tree-zoom"),
        ),
        (
            Message("window-help-key-arrows"),
            Message("window-help-do-map"),
        ),
        (
            Message("window-help-key-arrows"),
            Message("window-help-do-heuristic"),
        ),
        (
            Message("window-help-key-complete"),
            Message("window-help-do-complete"),
        ),
        (
            Message("window-help-key-esc"),
            Message("window-help-do-close-offer"),
        ),
        (
            Message("window-help-key-tab"),
            Message("window-help-do-focus"),
        ),
        (
            Message("window-help-key-esc"),
            Message("window-help-do-leave"),
        ),
        (
            Message("window-help-key-help"),
            Message("window-help-do-help"),
        ),
    ];
}
