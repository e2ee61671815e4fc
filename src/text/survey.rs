//! What is said of surveys: how many states stand at each depth.

use crate::puzzle::Size;
use crate::text::{counted, thousands};

pub(crate) const TITLE: &str = "How many states stand at each depth?";

/// On the links and buttons that open the card.
pub(crate) const ABOUT: &str =
    "How many states are at each depth, and which boards are the hardest.";

pub(crate) const NOT_LEGAL: &str = "The board is not legal yet.";

pub(crate) const FAILED: &str = "The count stopped with an error.";

pub(crate) fn about(size: Size, from_start: bool) -> String {
    let end = if from_start { "start" } else { "goal" };
    let all = thousands(size.reachable_states());
    format!(
        "{all} boards of {size} can be reached from this {end}. The depth of a board is the fewest moves between \
         the two."
    )
}

pub(crate) fn too_many(max_cells: usize) -> String {
    format!(
        "This size has too many states to count. The largest that can be counted have {max_cells} cells, such as 3 × 4 with 239,500,800 states."
    )
}

/// What counting takes.
pub(crate) fn effort(memory: &str) -> String {
    format!("This takes some seconds on all cores and {memory} of memory. The counts are kept.")
}

pub(crate) fn progress(depth: u32, states: u64, of: u64) -> String {
    let (states, of) = (thousands(states), thousands(of));
    format!("Depth {depth}: {states} of {of} boards")
}

/// The largest depth and the mean of all.
pub(crate) fn depths(largest: u64, mean: f64) -> String {
    let largest = counted(largest, "move");
    format!("{largest} at most, {mean:.1} on average.")
}

/// Of the hardest boards, of which there are `all`, so many are listed.
pub(crate) fn hardest(listed: usize, all: u64) -> String {
    let boards = counted(all, "board");
    if listed as u64 == all {
        format!("The hardest, {boards}:")
    } else {
        format!("Some of the hardest, {listed} of {boards}:")
    }
}

pub(crate) const CLOSE: (&str, &str) = ("Close", "Closes this card (Esc).");
pub(crate) const FROM_GOAL: &str = "Away from the goal";
pub(crate) const FROM_START: &str = "Away from the start";

/// Text, accessible name and hint.
pub(crate) const LOG: [&str; 3] = ["log", "Logarithmic survey", "A logarithmic vertical axis."];

/// The text of a button and its accessible name.
pub(crate) const COUNT: (&str, &str) = ("Count them", "Count states");
pub(crate) const LINK: (&str, &str) = ("survey", "Survey of all states");

/// The text of a button and its hint.
pub(crate) const CANCEL: (&str, &str) = ("Cancel", "Stops counting.");
pub(crate) const PROGRESS: &str = "Survey progress";

/// What the bars count.
pub(crate) const MOVES_FROM_START: &str = "moves from the start";
pub(crate) const MOVES_TO_GOAL: &str = "moves to the goal";
pub(crate) const USE_AS_START: &str = "Use as start";

pub(crate) fn use_board(name: &str) -> String {
    format!("Use {name}")
}
