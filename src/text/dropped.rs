//! What is said of files dropped onto the window, and of boards pasted.

use std::fmt::Display;
use std::io;

use crate::puzzle::Board;
use crate::text::Message;
use crate::text::message;

pub(crate) const DROP: Message = Message("dropped-drop");
pub(crate) const DROP_WHAT: Message = Message("dropped-drop-what");
pub(crate) const ONE_AT_A_TIME: Message = Message("dropped-one-at-a-time");
pub(crate) const LESSON_BUSY: Message = Message("dropped-lesson-busy");
pub(crate) const LONG: Message = Message("dropped-long");

pub(crate) fn lesson(name: &str) -> String {
    message!("dropped-lesson", name)
}

pub(crate) fn heuristic(name: &str) -> String {
    message!("dropped-heuristic", name)
}

pub(crate) fn board_dropped(name: &str) -> String {
    message!("dropped-board", name)
}

pub(crate) fn board_pasted(board: &Board) -> String {
    message!("dropped-board-pasted", board = board.to_string())
}

pub(crate) fn no_board_pasted(fault: &str) -> String {
    message!("dropped-no-board-pasted", fault)
}

pub(crate) fn unreadable(name: &str, error: &io::Error) -> String {
    message!("dropped-unreadable", name, error = error.to_string())
}

pub(crate) fn folder(name: &str) -> String {
    message!("dropped-folder", name)
}

pub(crate) fn not_a_file(name: &str) -> String {
    message!("dropped-not-a-file", name)
}

pub(crate) fn too_large(name: &str, most: u64) -> String {
    let most = (most >> 10).to_string();
    message!("dropped-too-large", name, most)
}

pub(crate) fn not_text(name: &str) -> String {
    message!("dropped-not-text", name)
}

pub(crate) fn trace(name: &str) -> String {
    message!("dropped-trace", name)
}

pub(crate) fn bad_lesson(name: &str, error: &dyn Display) -> String {
    message!("dropped-bad-lesson", name, error = error.to_string())
}

pub(crate) fn unknown(name: &str, fault: &str) -> String {
    message!("dropped-unknown", name, fault)
}

pub(crate) fn broke_off(name: &str) -> String {
    message!("dropped-broke-off", name)
}
