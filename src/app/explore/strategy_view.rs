//! Algorithm, heuristic, and the button that runs the search.

use egui::{Ui, vec2};

use crate::app::playback::{Command, Phase};
use crate::app::widgets::{primary, strategy_picker};
use crate::app::{Facts, Verdict};
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
    let running = facts.playback.phase() == Some(Phase::Running);
    let [label, name] = match facts.playback.phase() {
        Some(Phase::Running) => text::PAUSE,
        Some(Phase::Paused) if facts.playback.expanded() > 0 => text::GO_ON,
        Some(Phase::Ended) => text::AGAIN,
        Some(Phase::Paused) | None => text::RUN,
    };
    let possible = running || facts.verdict() != Verdict::Faulty;
    let wanted = vec2(ui.available_width(), 34.0);
    let response = primary(ui, possible, &label, &name, wanted)
        .on_hover_text(text::ABOUT)
        .on_disabled_hover_text(text::MEND_FIRST);
    if response.clicked() {
        facts.steer(Command::ToggleSearch);
    }
}
