//! Experiments that are known, a click each.

use egui::{Ui, vec2};

use crate::{
    app::{
        experiment::{self, Experiment, experiment_view::Actions},
        widgets::label,
    },
    study::presets::Preset,
    text::experiment as text,
};

pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, actions: &mut Actions<'_>) {
    label(ui, text::PRESETS);
    let free = !experiment.is_under_way();
    for preset in Preset::ALL {
        let button =
            egui::Button::new(text::preset(preset)).min_size(vec2(ui.available_width(), 28.0));
        let response = ui
            .add_enabled(free, button)
            .on_hover_text(text::about_preset(preset))
            .on_disabled_hover_text(text::UNDER_WAY);
        if response.clicked() {
            actions.push(experiment::Action::Preset(preset));
        }
    }
}
