//! What is said of surveys: how many states stand at each depth.

use crate::puzzle::Size;
use crate::text::Message;
use crate::text::message;
use crate::text::numbers::decimals;

pub(crate) const TITLE: Message = Message("survey-title");

/// On the links and buttons that open the card.
pub(crate) const ABOUT: Message = Message("survey-about");

pub(crate) const NOT_LEGAL: Message = Message("survey-not-legal");

pub(crate) const FAILED: Message = Message("survey-failed");

pub(crate) fn about(size: Size, from_start: bool) -> String {
    let (all, size) = (size.reachable_states(), size.to_string());
    if from_start {
        message!("survey-reached-from-start", all, size)
    } else {
        message!("survey-reached-from-goal", all, size)
    }
}

pub(crate) fn too_many(max_cells: usize) -> String {
    message!("survey-too-many", max_cells)
}

/// What counting takes.
pub(crate) fn effort(memory: &str) -> String {
    message!("survey-effort", memory)
}

pub(crate) fn progress(depth: u32, states: u64, of: u64) -> String {
    message!("survey-progress-at", depth, states, of)
}

/// The largest depth and the mean of all.
pub(crate) fn depths(largest: u64, mean: f64) -> String {
    message!("survey-depths", largest, mean = decimals(mean, 1))
}

/// After the depths: of the hardest boards, of which there are `all`, so many are listed.
pub(crate) fn depths_and_hardest(depths: &str, listed: usize, all: u64) -> String {
    if listed as u64 == all {
        message!("survey-all-hardest", depths, all)
    } else {
        message!("survey-some-hardest", depths, listed, all)
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
    message!("survey-use-board", name)
}
