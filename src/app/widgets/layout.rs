//! Places for contents: cards that fill their place, panels that scroll, and places outside the flow.

use egui::scroll_area::ScrollBarVisibility;
use egui::{Frame, Margin, Rect, ScrollArea, Ui, UiBuilder};

use crate::app::theme::{self, Palette};

/// A card that fills its place.
pub(crate) fn full_card(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    theme::card(Palette::of(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 4.0;
        contents(ui);
    });
}

/// The contents of a panel at the side, which scroll where the window is low.
pub(crate) fn scrolled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(ui, |ui| {
            let frame = Frame::new().inner_margin(Margin::symmetric(16, 12));
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                contents(ui);
            });
        });
}

/// Shows `contents` in `rect`, outside the flow of `ui`.
pub(crate) fn at<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    contents(&mut ui.new_child(UiBuilder::new().max_rect(rect)))
}

/// Shows `contents` in `rect`, and nothing of them outside.
pub(crate) fn clipped(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    at(ui, rect, |ui| {
        ui.shrink_clip_rect(rect);
        contents(ui);
    });
}
