//! The menu of what can be taken along: a picture of what is shown, and the trace of the search.

mod draw;
mod picture;
mod trace;

use egui::{Popup, PopupCloseBehavior, RectAlign, Ui, vec2};

use crate::app::{
    action::Action,
    model::{Model, Place},
    theme::{self, Palette},
    widgets::menu_button,
};

pub(in crate::app) use draw::{Cameras, draw};

/// The width of the menu's contents.
const WIDTH: f32 = 400.0;

/// Shows the button that opens it.
pub(super) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let about = "Saves a picture of what is shown, and the trace of a search.";
    let button = menu_button(ui, "Export", "Export", vec2(78.0, 28.0)).on_hover_text(about);
    Popup::menu(&button)
        .align(RectAlign::BOTTOM_END)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .frame(theme::card(Palette::of(ui)))
        .style(egui::style::StyleModifier::default())
        .show(|ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 6.0;
            picture::show(ui, model, actions);
            if model.place == Place::Explore {
                theme::rule(ui, 6.0, 6.0);
                trace::show(ui, model, actions);
            }
        });
}
