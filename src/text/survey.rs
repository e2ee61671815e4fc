//! What is said of surveys: how many states stand at each depth.

use crate::puzzle::Size;
use crate::text::Message;
use crate::text::message;
use crate::text::thousands;

pub(crate) const TITLE: Message = Message("survey-title");

/// On the links and buttons that open the card.
pub(crate) const ABOUT: Message = Message("survey-about");

pub(crate) const NOT_LEGAL: Message = Message("survey-not-legal");

pub(crate) const FAILED: Message = Message("survey-failed");

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
    let largest = message!("count-move", count = largest);
    format!("{largest} at most, {mean:.1} on average.")
}

/// Of the hardest boards, of which there are `all`, so many are listed.
pub(crate) fn hardest(listed: usize, all: u64) -> String {
    let boards = message!("count-board", count = all);
    if listed as u64 == all {
        format!("The hardest, {boards}:")
    } else {
        format!("Some of the hardest, {listed} of {boards}:")
    }
}

pub(crate) const CLOSE: (Message, Message) =
    (Message("survey-close"), Message("survey-close-about"));
pub(crate) const FROM_GOAL: Message = Message("survey-from-goal");
pub(crate) const FROM_START: Message = Message("survey-from-start");

/// Text, accessible name and hint.
pub(crate) const LOG: [Message; 3] = [
    Message("survey-log"),
    Message("survey-log-name"),
    Message("survey-log-about"),
];

/// The text of a button and its accessible name.
pub(crate) const COUNT: (Message, Message) =
    (Message("survey-count"), Message("survey-count-about"));
pub(crate) const LINK: (Message, Message) = (Message("survey-link"), Message("survey-link-about"));

/// The text of a button and its hint.
pub(crate) const CANCEL: (Message, Message) =
    (Message("survey-cancel"), Message("survey-cancel-about"));
pub(crate) const PROGRESS: Message = Message("survey-progress");

/// What the bars count.
pub(crate) const MOVES_FROM_START: Message = Message("survey-moves-from-start");
pub(crate) const MOVES_TO_GOAL: Message = Message("survey-moves-to-goal");
pub(crate) const USE_AS_START: Message = Message("survey-use-as-start");

pub(crate) fn use_board(name: &str) -> String {
    format!("Use {name}")
}
