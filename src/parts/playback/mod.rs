//! The controls of a search that is played.

pub mod moments_menu;
pub mod shared_bar;
pub mod timeline_view;

use egui::Ui;

use crate::Facts;

/// In the prediction game, removes the focus from the answer that was clicked, so that Space continues the game.
pub fn leave_keys(ui: &Ui, facts: &Facts) {
    if facts.playback.predict.is_some() {
        ui.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}
