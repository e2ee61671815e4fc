//! The controls of a search that is played.

pub(crate) mod moments_menu;
pub(crate) mod shared_bar;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod timeline_view;

use egui::Ui;

use crate::window::Facts;

/// In the prediction game, removes the focus from the answer that was clicked, so that Space continues the game.
pub(crate) fn leave_keys(ui: &Ui, facts: &Facts) {
    if facts.playback.predict.is_some() {
        ui.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}
