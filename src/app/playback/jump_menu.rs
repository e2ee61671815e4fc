//! The menu of moments to go to by their meaning.

use egui::{Popup, PopupCloseBehavior, RichText, Ui, vec2};

use crate::{
    app::{
        Action, Model, playback,
        theme::{Palette, size},
        widgets::{Icon, icon_button, menu_button},
    },
    recording::Landmark,
};

/// A kind of moment: its name, and what it is.
struct Entry {
    landmark: Landmark,
    name: &'static str,
    about: &'static str,
}

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let about = "Moments that mean something: the next layer, f or threshold, a meeting, the goal.";
    let button = menu_button(ui, "Go to", "Go to", vec2(72.0, 28.0)).on_hover_text(about);
    Popup::menu(&button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            ui.set_min_width(220.0);
            for entry in entries(model) {
                row(ui, &entry, model.playback.run.is_some(), actions);
            }
        });
}

fn entries(model: &Model) -> Vec<Entry> {
    let run = model.playback.run.as_ref();
    let algorithm = run
        .map_or(model.settings.strategy, |run| run.strategy)
        .algorithm;
    let mut entries = Vec::new();
    let mut entry = |landmark, name, about| {
        entries.push(Entry {
            landmark,
            name,
            about,
        });
    };
    match algorithm.landmark() {
        Landmark::F => entry(
            Landmark::F,
            "f",
            "An f larger than any before is expanded ([ and ]).",
        ),
        Landmark::Threshold => entry(
            Landmark::Threshold,
            "threshold",
            "An iteration with the next threshold begins ([ and ]).",
        ),
        Landmark::Priority => entry(
            Landmark::Priority,
            "priority",
            "A priority p = max(g + h, 2g + 1) larger than any before is expanded ([ and ]).",
        ),
        _ if algorithm.is_depth_first() => entry(
            Landmark::Layer,
            "depth",
            "A depth larger than any before is expanded ([ and ]).",
        ),
        _ => {
            entry(Landmark::Layer, "layer", "A layer begins ([ and ]).");
        }
    }
    if algorithm.is_bidirectional() {
        entry(
            Landmark::Meeting,
            "meeting",
            "A state is generated that the other search has.",
        );
    }
    if let Some(node) = run.and_then(|run| run.timeline.selected()) {
        entry(
            Landmark::Change(node),
            "change of the chosen node",
            "The node is generated, expanded, improved or reopened.",
        );
    }
    entry(Landmark::Goal, "goal", "The goal is generated.");
    entry(Landmark::End, "end", "The last moment recorded.");
    entries
}

fn row(ui: &mut Ui, entry: &Entry, enabled: bool, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        let text = RichText::new(entry.name)
            .size(size::TEXT)
            .color(Palette::of(ui).text);
        ui.label(text).on_hover_text(entry.about);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let next = format!("Next {}", entry.name);
            let next = icon_button(ui, enabled, Icon::Play, &next, false);
            if next.on_hover_text("The next one.").clicked() {
                actions.push(Action::Playback(playback::Action::ToNext(entry.landmark)));
            }
            let previous = format!("Previous {}", entry.name);
            let previous = icon_button(ui, enabled, Icon::Back, &previous, false);
            if previous.on_hover_text("The last one before.").clicked() {
                actions.push(Action::Playback(playback::Action::ToPrevious(
                    entry.landmark,
                )));
            }
        });
    });
}
