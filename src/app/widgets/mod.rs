//! Painters and small widgets: each sizes, interacts, paints, and says what it is.

mod bars;
mod board;
mod buttons;
mod cells;
mod chart;
mod combo;
mod icons;
mod mark;
mod motion;
mod place;
mod scrubber;
mod slider;
mod state_map;
mod text;
pub(super) mod tree;

pub(super) use bars::{Bars, Column};
pub(super) use board::{BoardEdit, EditedBoard, edit_board};
pub(super) use buttons::{
    choice, icon_button, link, menu_button, menu_card, primary, quiet, round_icon_button, toggle,
};
pub(super) use cells::{BoardStyle, board_size, show_board};
pub(super) use combo::{Choice, combo, list_looks, plain_list};
pub(super) use icons::Icon;
pub(super) use mark::{elided, mark, paint_mark};
pub(super) use place::at;
pub(super) use scrubber::Scrubber;
pub(super) use slider::slider;
pub(super) use state_map::{MapLook, MapView};
pub(super) use text::{fact, heading, label, named, number_row};
