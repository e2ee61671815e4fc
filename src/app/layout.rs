//! The window's panels, a file each: they show the model and push the user's effects.

use egui::scroll_area::ScrollSource;
use egui::{Panel, ScrollArea, Sense, Stroke, Ui, Vec2, vec2};

use crate::app::compare::compare_view;
use crate::app::experiment::experiment_view;
use crate::app::explore::{explore_view, tabs};
use crate::app::help::help_view;
use crate::app::heuristics::heuristics_view;
use crate::app::lesson::{caption_view, offer_view, unsaved_view};
use crate::app::present::{PresentView, present_view};
use crate::app::survey::survey_view;
use crate::app::theme::{Palette, side};
use crate::app::widgets::at;
use crate::app::{Model, Screen, top_bar};

/// What pictures keep from one frame to the next: where their cameras are.
#[derive(Default)]
pub(crate) struct Views {
    pub(crate) explore: tabs::Views,
    pub(crate) present: PresentView,
}

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, model: &mut Model, views: &mut Views) {
    let palette = *Palette::of(ui);
    // The lines between panels take the theme's hairline.
    ui.visuals_mut().widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    unsaved_view::show(ui, model, &model.facts);
    help_view::show(ui, &mut model.help, &model.facts);
    if model.present.on {
        return present_view::show(ui, model, views);
    }
    // The bar is as wide as the window, whatever part of a screen is seen.
    Panel::top("top")
        .exact_size(44.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| top_bar::show(ui, model, &model.facts));
    let room = ui.available_size();
    let least = least(model.facts.screen);
    if room.x < least.x || room.y < least.y {
        scrolled(ui, room.max(least), |ui| {
            screen(ui, model, views);
        });
    } else {
        screen(ui, model, views);
    }
}

/// Points that a screen needs below the bar. A smaller window, as with a large zoom, is a part of it and scrolls.
const fn least(screen: Screen) -> Vec2 {
    match screen {
        // Its panels scroll by themselves.
        Screen::Explore => vec2(784.0, 376.0),
        Screen::Compare | Screen::Heuristics | Screen::Experiment => vec2(896.0, 516.0),
    }
}

/// Shows `contents` in a place of `size` of which the window is a part.
fn scrolled(ui: &mut Ui, size: Vec2, contents: impl FnOnce(&mut Ui)) {
    let usual = ui.spacing().scroll;
    // The bars tell that there is more.
    let bars = &mut ui.spacing_mut().scroll;
    bars.dormant_handle_opacity = 0.6;
    bars.active_handle_opacity = 0.8;
    ScrollArea::both()
        .auto_shrink(false)
        .scroll_source(ScrollSource::SCROLL_BAR | ScrollSource::MOUSE_WHEEL)
        .show(ui, |ui| {
            ui.spacing_mut().scroll = usual;
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            at(ui, rect, contents);
        });
}

fn screen(ui: &mut Ui, model: &mut Model, views: &mut Views) {
    offer_view::show(ui, model, &model.facts);
    survey_view::show(ui, &mut model.survey, &model.facts);
    caption_view::show(ui, model, &model.facts);
    match model.facts.screen {
        Screen::Explore => explore_view::show(ui, model, &mut views.explore),
        Screen::Compare => compare_view::show(ui, &mut model.compare, &model.facts),
        Screen::Heuristics => {
            heuristics_view::show(ui, &mut model.heuristics, &model.facts);
        }
        Screen::Experiment => experiment_view::show(ui, &mut model.experiment, &model.facts),
    }
}
