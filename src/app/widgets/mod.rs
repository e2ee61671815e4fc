//! Painters and small widgets: each sizes, interacts, paints, and says what it is.

mod board;
mod buttons;
mod cells;
mod combo;
mod icons;
mod motion;
mod place;
mod scrubber;
mod slider;
mod text;
#[allow(
    dead_code,
    reason = "a picture for the stage, where no panel shows it yet"
)]
pub(super) mod tree;

pub(super) use board::{BoardEdit, EditedBoard, edit_board};
pub(super) use buttons::{
    choice, icon_button, link, menu_button, primary, quiet, round_icon_button, toggle,
};
pub(super) use cells::{BoardStyle, board_size, show_board};
pub(super) use combo::{Choice, combo, list_looks};
pub(super) use icons::Icon;
pub(super) use place::at;
pub(super) use scrubber::Scrubber;
pub(super) use slider::slider;
pub(super) use text::{fact, heading, label, named, number_row};
