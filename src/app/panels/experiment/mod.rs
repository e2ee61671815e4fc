//! The Experiment place.

use egui::Ui;

use crate::app::{action::Action, model::Model};

/// Shows all of it but the bar at the top.
pub(super) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let _ = (ui, model, actions);
}
