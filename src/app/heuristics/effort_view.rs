//! Below the picture: the nodes that searches with the heuristics expand, against the length of the solution.

use egui::Ui;

use crate::app::Model;
use crate::app::heuristics::Action;

/// The card, in the place that `ui` is.
pub(crate) fn effort_card(_ui: &mut Ui, _model: &Model, _actions: &mut Vec<Action>) {}
