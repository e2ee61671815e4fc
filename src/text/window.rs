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
pub(crate) const EXPLORE: (&str, &str) = ("Explore", "One search, seen in full.");
pub(crate) const COMPARE: (&str, &str) =
    ("Compare", "The same board, several strategies, one clock.");
pub(crate) const EXPERIMENT: (&str, &str) = (
    "Experiment",
    "Many boards, one table: how much each strategy explores.",
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

pub(crate) mod help {
    pub(crate) const NAME: &str = "Help";
    pub(crate) const ABOUT: &str = "Keys and counting rules (F1).";
    pub(crate) const LESSONS_HEADING: &str = "Lessons";
    pub(crate) const KEYS_HEADING: &str = "Keys";
    pub(crate) const COUNTERS_HEADING: &str = "What the counters count";
    pub(crate) const EDITING_HEADING: &str = "Editing the board";
    pub(crate) const EDITING: &str = "Click a tile in the blank's row or column to slide it; drag one tile onto another to exchange them; or type the \
         board: 285174306, or 4 1 2 / 5 0 3 with _, x, . or 0 for the blank.";

    /// The keys that work wherever no field has the keyboard.
    pub(crate) const KEYS: &[(&str, &str)] = &[
        ("Space", "run, pause"),
        ("→  ←", "one expansion on, one back"),
        ("Home", "to the beginning"),
        (
            "End",
            "to the newest moment; from there to the end at full speed",
        ),
        ("[  ]", "to the previous and next layer, f or threshold"),
        ("R", "back to no expansions"),
        ("+  −", "faster, slower"),
        (
            "Page Down  Page Up",
            "next and previous slide of the lesson",
        ),
        ("F11", "present; Esc leaves"),
        ("B  Ctrl", "in a presentation: black screen, spotlight"),
        ("Ctrl Z", "undo an edit"),
        ("Ctrl Y  Ctrl Shift Z", "redo it"),
        ("Ctrl +  Ctrl −  Ctrl 0", "zoom"),
        ("↑ ← → ↓", "slide tiles, while the board is outlined"),
        ("Esc", "leave a field or the board"),
        ("Esc  outside of both", "choose no node"),
        ("F1", "this help"),
    ];
}
