//! The state space: every state by its distances, and how much of it the search has reached.

pub(crate) mod map;

pub(crate) use map::{MapLook, MapView};

use egui::{RichText, Ui};

use crate::{
    app::{
        Model,
        playback::Run,
        theme::{Palette, size},
        widgets::label,
    },
    jobs::Measured,
    search::Distances,
    text::thousands,
};

/// Shows the map, or why there is none.
pub(crate) fn show(ui: &mut Ui, model: &Model, run: &Run, view: &mut MapView) {
    let size = run.problem.size();
    match model.space() {
        Measured::TooLarge => {
            let most = thousands(Distances::MAX_STATES);
            let all = thousands(size.reachable_states());
            note(
                ui,
                &format!(
                    "{size} has {all} states: the map is drawn of spaces of up to {most}, as all boards to nine cells and 2 × 5."
                ),
            );
        }
        Measured::Pending => note(ui, "Measuring the space…"),
        Measured::Done(space) => match &space.map {
            None => note(
                ui,
                "Start and goal are in two spaces without a way between them: no state has both distances.",
            ),
            Some(map) => {
                legend(ui, map.optimal());
                let room = ui.available_size();
                view.show(ui, map, &run.timeline.moment(), room);
            }
        },
    }
}

fn legend(ui: &mut Ui, optimal: u32) {
    let words = format!(
        "Each cell holds the states so many moves from the start and to the goal; the fuller its colour, the more of them were expanded, the rim tells those generated. On the dashed line are the shortest ways: f* = {optimal}."
    );
    label(ui, &words);
}

/// A sentence in the middle.
pub(crate) fn note(ui: &mut Ui, words: &str) {
    let rect = ui.available_rect_before_wrap();
    ui.vertical_centered(|ui| {
        ui.add_space(rect.height() * 0.42);
        ui.set_max_width(rect.width().min(440.0));
        let text = RichText::new(words)
            .size(size::TEXT)
            .color(Palette::of(ui).dim);
        ui.label(text);
    });
}
