//! The state space: every state by its distances, and how much of it the search has reached.

pub(crate) mod map;
pub(crate) mod scale;

pub(crate) use map::{MapStyle, MapView, side_colors};

use egui::{Ui, vec2};
use scale::Scale;

use crate::app::Facts;
use crate::app::help::explained::legend;
use crate::app::playback::Run;
use crate::app::widgets::note;
use crate::jobs::Measured;
use crate::text::explore::map as text;

pub(crate) fn show(ui: &mut Ui, facts: &Facts, run: &Run, view: &mut MapView) {
    match facts.space() {
        Measured::TooLarge => note(ui, &text::too_large(run.problem.size())),
        Measured::Pending => note(ui, &text::MEASURING),
        Measured::Done(space) => match &space.map {
            None => note(ui, &text::TWO_SPACES),
            Some(map) => {
                legend(ui, &text::legend(map.optimal()), facts);
                let room = ui.available_size();
                view.show(ui, map, &run.timeline.moment(), room);
            }
        },
    }
}

/// Draws the map for a picture file, with a scale of its colours below it.
pub(crate) fn picture(ui: &mut Ui, facts: &Facts, run: &Run, view: &mut MapView) {
    if let Measured::Done(space) = facts.space()
        && let Some(map) = &space.map
    {
        let scale = Scale::new(ui, run.strategy.algorithm, map.optimal());
        let room = ui.available_size() - vec2(0.0, scale.height());
        view.show(ui, map, &run.timeline.moment(), room);
        scale.show(ui);
    }
}
