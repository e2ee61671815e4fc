//! What the window says around its features: the top bar, its settings and the help.

pub(crate) const TITLE: &str = "Slidescope";

pub(crate) const NO_DISPLAY: &str = "there is no display to open a window on";

pub(crate) fn cannot_show(error: &str) -> String {
    format!("this display cannot show the window ({error})")
}

pub(crate) fn terminal_instead(reason: &str) -> String {
    format!("{reason}; `slidescope solve BOARD` does the same job in a terminal")
}

/// The name of a screen and what it is for.
pub(crate) const EXPLORE: (&str, &str) = ("Explore", "One search in full.");
pub(crate) const COMPARE: (&str, &str) = (
    "Compare",
    "Several strategies on the same board, by one clock.",
);
pub(crate) const HEURISTICS: (&str, &str) = (
    "Heuristics",
    "An estimate held against the truth on every state.",
);
pub(crate) const EXPERIMENT: (&str, &str) = (
    "Experiment",
    "Several strategies on many boards, in one table.",
);

pub(crate) const AS_THE_SYSTEM: &str = "as the system";
pub(crate) const DARK: &str = "dark";
pub(crate) const LIGHT: &str = "light";

pub(crate) fn theme(now: &str) -> String {
    format!("Theme: {now}")
}

pub(crate) fn about_theme(now: &str, next: &str) -> String {
    format!("{}; a click changes to {next}.", theme(now))
}

/// The accessible name of a zoom button and what it does.
pub(crate) const LARGER: (&str, &str) = ("Larger", "Shows everything larger (Ctrl +).");
pub(crate) const SMALLER: (&str, &str) = ("Smaller", "Shows everything smaller (Ctrl −).");
pub(crate) const UNZOOM: &str = "Back to 100 % (Ctrl 0).";

/// The button of a menu with what has no room in the bar, and what it holds.
pub(crate) const MORE: (&str, &str) = ("More", "Zoom, theme, presentation and help.");

/// The accessible name of the menu of screens.
pub(crate) fn screen(now: &str) -> String {
    format!("Screen: {now}")
}

/// The window of help.
pub(crate) mod help {
    pub(crate) const NAME: &str = "Help";
    pub(crate) const ABOUT: &str = "Explains every term and lists the keys (F1 or ?).";
    pub(crate) const CLOSE: (&str, &str) = ("Close help", "Closes help (Esc).");
    pub(crate) const SEARCH: &str = "Search help";
    pub(crate) const NOTHING: &str = "Nothing in help has these words.";
    pub(crate) const TERMS: &str = "Terms";
    pub(crate) const KEYS_HEADING: &str = "Keys";
    pub(crate) const EDITING_HEADING: &str = "Editing the board";
    pub(crate) const EDITING: &str = "Click a tile in the blank's row or column to slide it. Drag one tile onto another to exchange them. \
         Or type the board: 285174306, or 4 1 2 / 5 0 3; 0, _, x or . is the blank.";

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
