//! The left side: the boards, the strategy, Run, and the counters.

use egui::{Frame, Margin, ScrollArea, Ui, scroll_area::ScrollBarVisibility};

use super::{boards, counters, examples, replay, strategy, verdict};
use crate::app::{action::Action, model::Model, theme};

/// Below this height, in points, the board is smaller and the counters stand in two columns.
const LOW: f32 = 680.0;

/// Shows it; where the window is low, it scrolls.
pub(super) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let low = ui.available_height() < LOW;
    ScrollArea::vertical()
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(ui, |ui| {
            Frame::new()
                .inner_margin(Margin::symmetric(16, 12))
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 6.0;
                    boards::show(ui, model, actions, if low { 132.0 } else { 160.0 });
                    replay::bar(ui, model, actions);
                    boards::start_field(ui, model, actions);
                    verdict::show(ui, model, actions);
                    examples::shuffle(ui, model, actions);
                    theme::rule(ui, 6.0, 4.0);
                    strategy::show(ui, model, actions);
                    theme::rule(ui, 6.0, 2.0);
                    counters::show(ui, model, actions, low);
                });
        });
}
