//! The Explore screen: boards and strategy on the left, the search in the middle, its node on the right, the transport
//! below.

use egui::{CentralPanel, Frame, Panel, Ui};

use crate::app::boards::{boards_view, examples_view, verdict_view};
use crate::app::explore::solution::replay_view;
use crate::app::explore::tabs::Views;
use crate::app::explore::{bar_view, counters, node, plot, strategy_view, tabs};
use crate::app::theme::{self, Palette, side};
use crate::app::widgets::{clipped, scrolled};
use crate::app::{Action, Model};

/// Below this width, in points, the node's panel gives its room to the middle.
const NARROW: f32 = 940.0;

/// Below this height, in points, the board is smaller and the counters stand in two columns.
const LOW: f32 = 680.0;

/// All but the bar at the top.
pub(crate) fn show(ui: &mut Ui, model: &Model, views: &mut Views, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    let narrow = ui.available_width() < NARROW;
    Panel::bottom("transport")
        .exact_size(72.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| bar_view::show(ui, model, actions));
    Panel::left("left")
        .exact_size(if narrow { 304.0 } else { 320.0 })
        .resizable(false)
        .frame(side(&palette, 0, 0))
        .show(ui, |ui| left(ui, model, actions));
    if !narrow {
        Panel::right("node")
            .exact_size(284.0)
            .resizable(false)
            .frame(side(&palette, 0, 0))
            .show(ui, |ui| node::show(ui, model, &mut views.frontier, actions));
    }
    CentralPanel::default()
        .frame(Frame::new().fill(palette.ground).inner_margin(8))
        .show(ui, |ui| middle(ui, model, views, actions, narrow));
}

/// The left side: the boards, the strategy and the counters; where the window is low, it scrolls.
fn left(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let low = ui.available_height() < LOW;
    scrolled(ui, |ui| {
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
}

/// The search above, its curves below.
fn middle(ui: &mut Ui, model: &Model, views: &mut Views, actions: &mut Vec<Action>, narrow: bool) {
    let area = ui.available_rect_before_wrap();
    let plot = (area.height() * 0.3).clamp(110.0, 230.0);
    let (above, below) = area.split_top_bottom_at_y(area.bottom() - plot);
    let above = above.with_max_y(above.bottom() - 8.0);
    clipped(ui, above, |ui| {
        tabs::show(ui, model, views, actions, narrow);
    });
    clipped(ui, below, |ui| plot::show(ui, model, actions));
}
