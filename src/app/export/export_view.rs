//! The menu of what can be taken along: a picture of what is shown, and the trace of the search.

use egui::{Ui, vec2};

use crate::app::{
    Action, Model, Screen,
    export::{picture_view, trace_view},
    theme,
    widgets::{menu_button, menu_card},
};

/// The width of the menu's contents.
const WIDTH: f32 = 400.0;

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let about = "Saves a picture of what is shown, and the trace of a search.";
    let button = menu_button(ui, "Export", "Export", vec2(78.0, 28.0)).on_hover_text(about);
    menu_card(&button, ui, WIDTH, |ui| {
        picture_view::show(ui, model, actions);
        if model.screen == Screen::Explore {
            theme::rule(ui, 6.0, 6.0);
            trace_view::show(ui, model, actions);
        }
    });
}
