//! Experiments that are known, a click each.

use egui::{Ui, vec2};

use crate::{
    app::{
        experiment::{self, Experiment, experiment_view::Actions},
        widgets::label,
    },
    study::presets::Preset,
};

pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, actions: &mut Actions<'_>) {
    label(ui, "Run at a click");
    let free = !experiment.is_under_way();
    for preset in Preset::ALL {
        let button = egui::Button::new(words(preset)).min_size(vec2(ui.available_width(), 28.0));
        let response = ui
            .add_enabled(free, button)
            .on_hover_text(format!("{}.", preset.summary()))
            .on_disabled_hover_text("Cancel the experiment first; what is done of it is kept.");
        if response.clicked() {
            actions.push(experiment::Action::Preset(preset));
        }
    }
}

/// A preset in a few words.
const fn words(preset: Preset) -> &'static str {
    match preset {
        Preset::Aima => "The table of AIMA, Fig. 3.26",
        Preset::Korf => "Korf's fifteen-puzzles by IDA*",
        Preset::BidirectionalAgainstAstar => "Lesson: bidirectional BFS against A*",
    }
}
