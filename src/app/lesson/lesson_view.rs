//! The menu of the lesson: bookmarks with their notes, and the file they are kept in.

use egui::{Ui, vec2};

use crate::app::{
    Action, Model,
    lesson::{bookmarks_view, file_view},
    theme,
    widgets::{menu_button, menu_card},
};

/// The width of the menu's contents.
const WIDTH: f32 = 380.0;

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let about = "Bookmarks with a note each; saves boards, strategy, view and bookmarks, and opens them again.";
    let button = menu_button(ui, "Lesson", "Lesson", vec2(78.0, 28.0)).on_hover_text(about);
    menu_card(&button, ui, WIDTH, |ui| {
        bookmarks_view::show(ui, model, actions);
        theme::rule(ui, 6.0, 6.0);
        file_view::show(ui, model, actions);
    });
}
