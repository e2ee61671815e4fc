//! Painters and small widgets. Each determines its size, interacts, paints, and describes itself to screen readers.

pub(crate) mod board;
pub(crate) mod buttons;
pub mod cells;
pub mod chart;
pub(crate) mod combo;
pub(crate) mod icons;
pub(crate) mod layout;
pub mod motion;
pub(crate) mod question_focus;
pub mod slider;
pub mod strategy_picker;
pub mod table;
pub(crate) mod text;
pub mod text_field;

pub(crate) use board::{EditedBoard, edit_board};
pub use board::{keep_arrows, pressed_outside};
pub use buttons::{
    USUAL, choice, choice_width, close_clicked, icon_button, link, link_clicked, low_links,
    menu_button, menu_card, on_the_desktop, primary, quiet, quiet_clicked, quiet_clicked_if,
    quiet_width, side_handle, switch, toggle, toggle_clicked,
};
pub(crate) use buttons::{primary_clicked, quiet_button, round_icon_button};
pub use cells::{
    BoardStyle, board_beside, board_size, paint_thumbnail, show_board, show_styled_board,
};
pub use chart::curve_style::{mark, paint_mark};
pub use combo::{Choice, list_style, plain_list};
pub use icons::Icon;
pub use layout::{at, at_right, clipped, column, ends, full_card, ground, page, scrolled};
pub(crate) use question_focus::comes_first;
pub use slider::{Scrubber, progress_bar, slider};
pub use text::{
    announced, body, centred_text, described, elided, elided_label, fact, fitting_label, heading,
    label, labelled, named, note, number_row, set_name, small, width_of,
};
pub(crate) use text::{as_heading, label_in};
pub(crate) use text_field::wrapped_field;
pub use text_field::{
    MOST_OF_BOARD, MOST_OF_CODE, MOST_OF_LINE, MOST_OF_PATH, cut_pasted, keep_pasted_rows,
    left_out, left_out_note, lines_field, text_field, warning,
};
