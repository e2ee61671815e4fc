//! The menu of moments to go to by their meaning.

use egui::{Popup, PopupCloseBehavior, RichText, Ui, vec2};

use crate::app::Facts;
use crate::app::playback::{Command, Timeline};
use crate::app::theme::{Palette, size};
use crate::app::widgets::{Icon, at_right, icon_button, menu_button};
use crate::recording::Landmark;
use crate::text::playback::jump as text;

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, facts: &Facts) {
    let button = menu_button(ui, &text::GO_TO, &text::GO_TO, vec2(72.0, 28.0));
    let button = button.on_hover_text(text::ABOUT);
    Popup::menu(&button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            ui.set_min_width(220.0);
            for entry in entries(facts) {
                row(ui, entry, facts.playback.run.is_some(), facts);
            }
        });
}

/// The kinds of moments, each with its name and what it is.
fn entries(facts: &Facts) -> Vec<(Landmark, &'static str, &'static str)> {
    let algorithm = facts.strategy().algorithm;
    let mut landmarks = vec![Landmark::of(algorithm)];
    if algorithm.is_bidirectional() {
        landmarks.push(Landmark::Meeting);
    }
    let chosen = facts.playback.timeline().and_then(Timeline::selected);
    landmarks.extend(chosen.map(Landmark::Change));
    landmarks.extend([Landmark::Goal, Landmark::End]);
    let entry = |landmark| {
        let (name, about) = text::landmark(landmark, algorithm);
        (landmark, name, about)
    };
    landmarks.into_iter().map(entry).collect()
}

fn row(ui: &mut Ui, (landmark, name, about): (Landmark, &str, &str), enabled: bool, facts: &Facts) {
    ui.horizontal(|ui| {
        let text = RichText::new(name)
            .size(size::TEXT)
            .color(Palette::of(ui).text);
        ui.label(text).on_hover_text(about);
        at_right(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (forward, icon, name, about) in [
                (
                    false,
                    Icon::Back,
                    text::previous(name),
                    text::ABOUT_PREVIOUS,
                ),
                (true, Icon::Play, text::next(name), text::ABOUT_NEXT),
            ] {
                let button = icon_button(ui, enabled, icon, &name, false);
                if button.on_hover_text(about).clicked() {
                    facts.steer(Command::ToLandmark(landmark, forward));
                }
            }
        });
    });
}
