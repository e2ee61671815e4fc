//! What a presentation says besides its slides.

use crate::text::Message;
use crate::text::message;

/// The text of a button and what it does.
pub(crate) const PRESENT: (Message, Message) =
    (Message("present-present"), Message("present-present-about"));
pub(crate) const LEAVE: (Message, Message) =
    (Message("present-leave"), Message("present-leave-about"));
pub(crate) const BLANK: (Message, Message) =
    (Message("present-blank"), Message("present-blank-about"));
pub(crate) const BLANKED: Message = Message("present-blanked");
pub(crate) const BOARD: Message = Message("present-board");
pub(crate) const START: Message = Message("present-start");
pub(crate) const GOAL: Message = Message("present-goal");

/// What f is: of weighted A* with the weight.
pub(crate) fn g_h_f(weighted: bool) -> &'static str {
    if weighted {
        message!("present-g-w-h-f")
    } else {
        message!("present-g-h-f")
    }
}

/// The names of the counters.
pub(crate) const EXPANDED: Message = Message("present-expanded");
pub(crate) const VISITED: Message = Message("present-visited");

/// Where the clock of a comparison stands.
pub(crate) fn clock(position: &str) -> String {
    message!("present-clock", position)
}

/// The question of the prediction game.
pub(crate) fn ask(open_list: &str) -> String {
    message!("present-ask", open_list)
}

/// A button's name with its key.
pub(crate) fn with_key(name: &str, key: &str) -> String {
    message!("present-with-key", name, key)
}
