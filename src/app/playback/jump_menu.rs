//! A menu of moments to go to by their meaning.

use egui::{DragValue, Id, RichText, Ui};

use crate::app::Facts;
use crate::app::playback::{Command, Timeline, Transport};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{Icon, at_right, icon_button, label, set_name};
use crate::recording::Landmark;
use crate::search::Algorithm;
use crate::text::playback::jump as text;

pub(crate) fn rows(ui: &mut Ui, facts: &Facts) {
    if facts.playback.run.is_none() {
        return;
    }
    label(ui, &text::GO_TO).on_hover_text(text::ABOUT);
    for entry in entries(facts) {
        row(ui, entry, facts);
    }
    let algorithm = facts.strategy().algorithm;
    if algorithm.goes_by_f() || algorithm == Algorithm::IdaStar {
        f_above(ui, facts);
    }
    theme::rule(ui, 2.0, 2.0);
}

fn entries(facts: &Facts) -> Vec<(Landmark, &'static str, &'static str)> {
    let algorithm = facts.strategy().algorithm;
    let mut landmarks = vec![Landmark::of(algorithm)];
    if algorithm.is_bidirectional() {
        landmarks.push(Landmark::Meeting);
    }
    if !algorithm.is_depth_first() {
        landmarks.push(Landmark::Duplicate);
    }
    // In other searches the first path to a state is a shortest one.
    if algorithm.uses_heuristic() && !algorithm.is_depth_first() {
        landmarks.extend([Landmark::Improved, Landmark::Reopened]);
    }
    landmarks.push(Landmark::Deepest);
    let chosen = facts.playback.timeline().and_then(Timeline::selected);
    landmarks.extend(chosen.map(Landmark::Change));
    landmarks.extend([Landmark::Goal, Landmark::End]);
    let entry = |landmark| {
        let (name, about) = text::landmark(landmark, algorithm);
        (landmark, name, about)
    };
    landmarks.into_iter().map(entry).collect()
}

/// Shows a row for the first f above a value, which egui stores.
fn f_above(ui: &mut Ui, facts: &Facts) {
    let id = Id::unique("f to go beyond");
    let mut value: u32 = ui.data(|kept| kept.get_temp(id)).unwrap_or(0);
    let landmark = Landmark::FAbove(value);
    let (name, about) = text::landmark(landmark, facts.strategy().algorithm);
    ui.horizontal(|ui| {
        let shown = RichText::new(name)
            .size(size::TEXT)
            .color(Palette::of(ui).text);
        ui.label(shown).on_hover_text(about);
        let field = ui.add(DragValue::new(&mut value).range(0..=10_000).speed(0.2));
        set_name(ui, &field, text::F_ABOVE_VALUE.text());
        if field.on_hover_text(about).changed() {
            ui.data_mut(|kept| kept.insert_temp(id, value));
        }
        at_right(ui, |ui| {
            let button = icon_button(ui, true, Icon::Play, &text::next(name), false);
            if button.on_hover_text(about).clicked() {
                // Searches from the beginning, whichever moment is shown.
                facts.steer(Command::Transport(Transport::GoTo(0)));
                facts.steer(Command::ToLandmark(landmark, true));
            }
        });
    });
}

fn row(ui: &mut Ui, (landmark, name, about): (Landmark, &str, &str), facts: &Facts) {
    ui.horizontal(|ui| {
        let text = RichText::new(name)
            .size(size::TEXT)
            .color(Palette::of(ui).text);
        ui.label(text).on_hover_text(about);
        at_right(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let back = (Icon::Back, text::previous(name), text::ABOUT_PREVIOUS);
            let on = (Icon::Play, text::next(name), text::ABOUT_NEXT);
            for (forward, (icon, name, about)) in [(false, back), (true, on)] {
                let button = icon_button(ui, true, icon, &name, false);
                if button.on_hover_text(about).clicked() {
                    facts.steer(Command::ToLandmark(landmark, forward));
                }
            }
        });
    });
}
