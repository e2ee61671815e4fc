//! What is said of files dropped onto the window, and of boards pasted.

use std::fmt::Display;
use std::io;

use crate::puzzle::Board;

pub(crate) const DROP: &str = "Drop it here";
pub(crate) const DROP_WHAT: &str = "A lesson, a heuristic (.rhai), a picture for the tiles (PNG or JPEG), or a text file with a board.";
pub(crate) const ONE_AT_A_TIME: &str = " One file is taken at a time; the others are left out.";
pub(crate) const LESSON_BUSY: &str =
    "Another lesson is being read or written: drop this one again when that is done.";
pub(crate) const LONG: &str = "it is longer than any board";

pub(crate) fn lesson(name: &str) -> String {
    format!("Opening the lesson {name}.")
}

pub(crate) fn heuristic(name: &str) -> String {
    format!("The heuristic “{name}” is kept with your own.")
}

pub(crate) fn board_dropped(name: &str) -> String {
    format!("The board in {name} is the start board now.")
}

pub(crate) fn board_pasted(board: &Board) -> String {
    format!("Pasted: {board} is the start board now.")
}

pub(crate) fn no_board_pasted(fault: &str) -> String {
    format!("What was pasted is no board: {fault}.")
}

pub(crate) fn unreadable(name: &str, error: &io::Error) -> String {
    format!("{name} could not be read: {error}.")
}

pub(crate) fn folder(name: &str) -> String {
    format!("{name} is a folder: drop a file.")
}

pub(crate) fn not_a_file(name: &str) -> String {
    format!("{name} is a pipe or a device: drop a file.")
}

pub(crate) fn too_large(name: &str, most: u64) -> String {
    let most = most >> 10;
    format!("{name} is larger than {most} KiB: no lesson, heuristic or board is.")
}

pub(crate) fn not_text(name: &str) -> String {
    format!("{name} is no text: drop a lesson, a heuristic or a board.")
}

pub(crate) fn trace(name: &str) -> String {
    format!(
        "{name} is a search trace, which this window does not open: posthoc.pathfinding.ai does."
    )
}

pub(crate) fn bad_lesson(name: &str, error: &dyn Display) -> String {
    format!("{name} {error}.")
}

pub(crate) fn unknown(name: &str, fault: &str) -> String {
    format!("{name} is no lesson, and no board either: {fault}.")
}

pub(crate) fn broke_off(name: &str) -> String {
    format!("Reading {name} stopped with an error: try again.")
}
