//! What a presentation says besides its slides.

/// The text of a button and what it does.
pub(crate) const PRESENT: (&str, &str) = (
    "Present",
    "Shows one view on the whole screen, in large type (F11).",
);
pub(crate) const LEAVE: (&str, &str) = ("Leave presentation", "Esc");
pub(crate) const BLANK: (&str, &str) = ("Blank", "Makes the screen black (B); B shows it again.");
pub(crate) const BLANKED: &str = "The screen is blank. B shows it again.";
pub(crate) const BOARD: &str = "Board";
pub(crate) const START: &str = "Start";
pub(crate) const GOAL: &str = "Goal";
pub(crate) const G_H_F: &str = "g + h = f: moves so far + estimate to the goal";

/// The names of the counters.
pub(crate) const EXPANDED: &str = "expanded";
pub(crate) const VISITED: &str = "visited";

/// Where the clock of a comparison stands.
pub(crate) fn clock(position: &str) -> String {
    format!("One clock: {position}")
}

/// The question of the prediction game.
pub(crate) fn ask(open_list: &str) -> String {
    format!("Click a node of the {open_list}. Space shows the answer.")
}
