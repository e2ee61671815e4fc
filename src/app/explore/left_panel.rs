//! The left side: the boards, the strategy, Run, and the counters.

use egui::{Frame, Margin, ScrollArea, Ui, scroll_area::ScrollBarVisibility};

use crate::app::{
    Action, Model,
    boards::{boards_view, examples_view, verdict_view},
    explore::{counters, solution::replay_view, strategy_view},
    theme,
};

/// Below this height, in points, the board is smaller and the counters stand in two columns.
const LOW: f32 = 680.0;

/// Shows it; where the window is low, it scrolls.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let low = ui.available_height() < LOW;
    ScrollArea::vertical()
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(ui, |ui| {
            Frame::new()
                .inner_margin(Margin::symmetric(16, 12))
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 6.0;
                    boards_view::show(ui, model, actions, if low { 132.0 } else { 160.0 });
                    replay_view::bar(ui, model, actions);
                    boards_view::start_field(ui, model, actions);
                    verdict_view::show(ui, model, actions);
                    examples_view::shuffle(ui, model, actions);
                    theme::rule(ui, 6.0, 4.0);
                    strategy_view::show(ui, model, actions);
                    theme::rule(ui, 6.0, 2.0);
                    counters::show(ui, model, actions, low);
                });
        });
}
