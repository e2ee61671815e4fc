//! Below the verdicts: all heuristics in one table.

use egui::Ui;

use crate::app::Model;
use crate::app::heuristics::Action;

/// The card, in the place that `ui` is.
pub(crate) fn table_card(_ui: &mut Ui, _model: &Model, _actions: &mut Vec<Action>) {}
