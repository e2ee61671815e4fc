//! Algorithm, heuristic, and the button that runs the search.

use egui::{Ui, vec2};

use crate::app::playback::{Phase, Transport};
use crate::app::widgets::{primary, strategy_picker};
use crate::app::{Effect, Facts, Verdict};
use crate::text::explore::run as text;

pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let (now, own) = (facts.settings.strategy, &facts.own);
    if let Some(chosen) = strategy_picker::compact(ui, now, own, facts.boards.deepest()) {
        facts.set(|settings| settings.choose_strategy(chosen));
    }
    ui.add_space(6.0);
    run(ui, facts);
}

/// Does the same as the round button of the bottom bar. The accessible names differ, so that screen readers tell them apart.
fn run(ui: &mut Ui, facts: &Facts) {
    let playback = &facts.playback;
    let [label, name] = match playback.phase() {
        _ if playback.plays() => text::PAUSE,
        Some(Phase::Ended) if playback.follows() => text::AGAIN,
        Some(_) if playback.expanded() > 0 => text::GO_ON,
        Some(_) | None => text::RUN,
    };
    let possible = playback.phase().is_some() || facts.verdict() != Verdict::Faulty;
    let wanted = vec2(ui.available_width(), 34.0);
    let response = primary(ui, possible, &label, &name, wanted)
        .on_hover_text(text::ABOUT)
        .on_disabled_hover_text(text::MEND_FIRST);
    if response.clicked() {
        facts.ask(Effect::transport(Transport::Toggle));
    }
}
