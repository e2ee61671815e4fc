//! The menu of the lesson: bookmarks with their notes, and the file they are kept in.

mod bookmarks;
mod file;

use egui::{Ui, vec2};

use crate::app::{
    action::Action,
    model::Model,
    theme,
    widgets::{menu_button, menu_card},
};

/// The width of the menu's contents.
const WIDTH: f32 = 380.0;

/// Shows the button that opens it.
pub(super) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let about = "Bookmarks with a note each; saves boards, strategy, view and bookmarks, and opens them again.";
    let button = menu_button(ui, "Lesson", "Lesson", vec2(78.0, 28.0)).on_hover_text(about);
    menu_card(&button, ui, WIDTH, |ui| {
        bookmarks::show(ui, model, actions);
        theme::rule(ui, 6.0, 6.0);
        file::show(ui, model, actions);
    });
}
