//! The window's panels, a file each: they show the model and push the user's actions.

use egui::{Frame, Margin, Panel, Stroke, Ui};

use crate::app::compare::compare_view;
use crate::app::experiment::experiment_view;
use crate::app::explore::state_space::MapView;
use crate::app::explore::tree::TreeView;
use crate::app::explore::{explore_view, frontier};
use crate::app::lesson::{caption_view, offer_view, unsaved_view};
use crate::app::present::{PresentView, present_view};
use crate::app::survey::survey_view;
use crate::app::theme::Palette;
use crate::app::{Action, Model, Screen, top_bar};

/// What pictures keep from one frame to the next: where their cameras are.
#[derive(Default)]
pub(crate) struct Views {
    pub(crate) tree: TreeView,
    pub(crate) frontier: frontier::FrontierView,
    pub(crate) map: MapView,
    pub(crate) compare: compare_view::CompareViews,
    pub(crate) present: PresentView,
}

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, model: &Model, views: &mut Views, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    hairlines(ui, &palette);
    unsaved_view::show(ui, model, actions);
    if model.present.on {
        return present_view::show(ui, model, views, actions);
    }
    Panel::top("top")
        .exact_size(44.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| top_bar::show(ui, model, actions));
    offer_view::show(ui, model, actions);
    survey_view::show(ui, model, actions);
    caption_view::show(ui, model, actions);
    match model.screen {
        Screen::Explore => explore_view::show(ui, model, views, actions),
        Screen::Compare => compare_view::show(ui, model, &mut views.compare, actions),
        Screen::Experiment => experiment_view::show(ui, model, actions),
    }
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
