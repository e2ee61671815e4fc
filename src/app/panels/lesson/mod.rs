//! The menu of the lesson: bookmarks with their notes, and the file they are kept in.

mod bookmarks;
mod file;

use egui::{Popup, PopupCloseBehavior, RectAlign, Ui, vec2};

use crate::app::{
    action::Action,
    model::Model,
    theme::{self, Palette},
    widgets::menu_button,
};

/// The width of the menu's contents.
const WIDTH: f32 = 380.0;

/// Shows the button that opens it.
pub(super) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let about = "Bookmarks with a note each; saves boards, strategy, view and bookmarks, and opens them again.";
    let button = menu_button(ui, "Lesson", "Lesson", vec2(78.0, 28.0)).on_hover_text(about);
    Popup::menu(&button)
        .align(RectAlign::BOTTOM_END)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .frame(theme::card(Palette::of(ui)))
        .style(egui::style::StyleModifier::default())
        .show(|ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 6.0;
            bookmarks::show(ui, model, actions);
            theme::rule(ui, 6.0, 6.0);
            file::show(ui, model, actions);
        });
}
