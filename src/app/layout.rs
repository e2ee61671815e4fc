//! The window's panels, a file each: what they show comes from the model, what a person wishes goes into `actions`.

use egui::{CentralPanel, Frame, Margin, Panel, Stroke, Ui};

use crate::app::{
    Action, Model, Screen,
    compare::compare_view,
    experiment::experiment_view,
    explore::{frontier, left_panel, node, plot, state_space::MapView, tabs, tree::TreeView},
    playback::transport_view,
    survey::survey_view,
    theme::Palette,
    top_bar,
    widgets::at,
};

/// Below this width, in points, the node's panel gives its room to the middle.
const NARROW: f32 = 940.0;

/// What pictures keep from one frame to the next: where their cameras are.
#[derive(Default)]
pub(crate) struct Views {
    pub(crate) tree: TreeView,
    pub(crate) frontier: frontier::FrontierView,
    pub(crate) map: MapView,
    compare: compare_view::CompareViews,
}

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, model: &Model, views: &mut Views, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    hairlines(ui, &palette);
    Panel::top("top")
        .exact_size(44.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| top_bar::show(ui, model, actions));
    survey_view::show(ui, model, actions);
    match model.screen {
        Screen::Explore => explore(ui, model, views, actions),
        Screen::Compare => compare_view::show(ui, model, &mut views.compare, actions),
        Screen::Experiment => experiment_view::show(ui, model, actions),
    }
}

/// One search, seen in full.
fn explore(ui: &mut Ui, model: &Model, views: &mut Views, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    let narrow = ui.available_width() < NARROW;
    Panel::bottom("transport")
        .exact_size(72.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| transport_view::show(ui, model, actions));
    Panel::left("left")
        .exact_size(if narrow { 304.0 } else { 320.0 })
        .resizable(false)
        .frame(side(&palette, 0, 0))
        .show(ui, |ui| left_panel::show(ui, model, actions));
    if !narrow {
        Panel::right("node")
            .exact_size(284.0)
            .resizable(false)
            .frame(side(&palette, 0, 0))
            .show(ui, |ui| node::show(ui, model, views, actions));
    }
    CentralPanel::default()
        .frame(Frame::new().fill(palette.ground).inner_margin(8))
        .show(ui, |ui| middle(ui, model, views, actions, narrow));
}

/// The frame of a panel at the side of the window.
pub(crate) fn side(palette: &Palette, x: i8, y: i8) -> Frame {
    Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(x, y))
}

/// The lines between panels take the theme's hairline.
fn hairlines(ui: &mut Ui, palette: &Palette) {
    ui.visuals_mut().widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
}

/// The search above, its curves below.
fn middle(ui: &mut Ui, model: &Model, views: &mut Views, actions: &mut Vec<Action>, narrow: bool) {
    let area = ui.available_rect_before_wrap();
    let plot = (area.height() * 0.3).clamp(110.0, 230.0);
    let (above, below) = area.split_top_bottom_at_y(area.bottom() - plot);
    let above = above.with_max_y(above.bottom() - 8.0);
    at(ui, above, |ui| {
        ui.shrink_clip_rect(above);
        tabs::show(ui, model, views, actions, narrow);
    });
    at(ui, below, |ui| {
        ui.shrink_clip_rect(below);
        plot::show(ui, model, actions);
    });
}
