//! The bar of one search, like a video player's: the timeline, run, step, finish, speed, and the status.

use egui::{Align, Layout, Ui};

use slidescope_core::boards::Verdict;
use slidescope_core::run::{Command, Phase};
use slidescope_core::text::node::why;
use slidescope_core::text::playback as text;
use slidescope_parts::Facts;
use slidescope_parts::playback::shared_bar::{self, Buttons};
use slidescope_parts::playback::timeline_view;
use slidescope_parts::theme::PHONE;
use slidescope_parts::widgets::toggle;

/// Shows the bar: the timeline above, the buttons below, on a phone in two rows. Returns whether a button was clicked.
pub(crate) fn show(ui: &mut Ui, slides: &[(u64, &str)], facts: &Facts) -> bool {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(4.0);
    timeline_view::scrubber(ui, slides, facts);
    if ui.available_width() < PHONE {
        let clicked = ui.horizontal(|ui| steer(ui, 1.0, facts)).inner;
        ui.horizontal_centered(|ui| read(ui, true, facts));
        return clicked;
    }
    let row = ui.horizontal_centered(|ui| {
        let narrow = ui.available_width() < 1100.0;
        let gap = if ui.available_width() < 860.0 {
            1.0
        } else {
            8.0
        };
        let clicked = steer(ui, gap, facts);
        ui.add_space(gap);
        read(ui, narrow, facts);
        clicked
    });
    row.inner
}

/// Shows the buttons and the speed with `gap` points between them. Returns whether a button was clicked.
fn steer(ui: &mut Ui, gap: f32, facts: &Facts) -> bool {
    let width = if ui.available_width() < 1100.0 {
        64.0
    } else {
        120.0
    };
    let is_clicked = buttons(facts).show(ui, facts);
    // A phone has no room for it; there it is beside the question which node comes next.
    if ui.ctx().content_rect().width() >= PHONE {
        let playback = &facts.playback;
        let is_on = playback.predict.is_some();
        let ended = playback.phase() == Some(Phase::Ended) && playback.follows();
        let possible = is_on || (facts.verdict() != Verdict::Faulty && !ended);
        let (name, about) = why::PREDICT;
        let predict = ui.add_enabled_ui(possible, |ui| toggle(ui, is_on, &name, &name));
        if predict.inner.on_hover_text(about.text()).clicked() {
            facts.steer(Command::Predict(!is_on));
        }
    }
    ui.add_space(gap);
    let speed = facts.playback.speed;
    let words = speed.pace().to_string();
    shared_bar::speed(ui, speed, words, &text::ABOUT_SPEED, width, facts);
    is_clicked
}

/// Shows the moment and the status.
fn read(ui: &mut Ui, narrow: bool, facts: &Facts) {
    timeline_view::moment(ui, facts, narrow);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        shared_bar::status(ui, &facts.status());
    });
}

fn buttons(facts: &Facts) -> Buttons {
    let playback = &facts.playback;
    let phase = playback.phase();
    let possible = phase.is_some() || facts.verdict() != Verdict::Faulty;
    let behind = !playback.follows();
    Buttons {
        at: playback.at(),
        begun: phase.is_some(),
        possible,
        unended: possible && (phase != Some(Phase::Ended) || behind),
        plays: playback.plays(),
        hints: "playback-hint",
        behind,
    }
}
