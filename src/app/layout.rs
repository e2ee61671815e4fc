//! The window's panels, a file each: they show the model and push the user's actions.

use egui::{Panel, Stroke, Ui};

use crate::app::compare::compare_view;
use crate::app::experiment::experiment_view;
use crate::app::explore::{explore_view, tabs};
use crate::app::help::help_view::{self, HelpView};
use crate::app::lesson::{caption_view, offer_view, unsaved_view};
use crate::app::present::{PresentView, present_view};
use crate::app::survey::survey_view;
use crate::app::theme::{Palette, side};
use crate::app::{Action, Model, Screen, top_bar};

/// What pictures keep from one frame to the next: where their cameras are.
#[derive(Default)]
pub(crate) struct Views {
    pub(crate) explore: tabs::Views,
    pub(crate) compare: compare_view::CompareViews,
    pub(crate) present: PresentView,
    help: HelpView,
}

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, model: &Model, views: &mut Views, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    // The lines between panels take the theme's hairline.
    ui.visuals_mut().widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    unsaved_view::show(ui, model, actions);
    help_view::show(ui, model, &mut views.help, actions);
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
        Screen::Explore => explore_view::show(ui, model, &mut views.explore, actions),
        Screen::Compare => compare_view::show(ui, model, &mut views.compare, actions),
        Screen::Experiment => experiment_view::show(ui, model, actions),
    }
}
