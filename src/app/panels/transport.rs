//! The bar at the bottom, like a video player's: run, step, finish, speed, how far, and the status.

use egui::{Label, RichText, Ui, vec2};

use crate::app::{
    action::Action,
    model::{Model, Phase, Speed, Tone, Verdict, thousands},
    theme::{self, Palette, size},
    widgets::{Icon, icon_button, label, round_icon_button, slider},
};

/// Shows it.
pub(super) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.horizontal_centered(|ui| {
        buttons(ui, model, actions);
        ui.add_space(8.0);
        speed(ui, model, actions);
        ui.add_space(8.0);
        status(ui, model);
    });
}

fn buttons(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.x = 6.0;
    let phase = model.phase();
    let possible = phase.is_some() || model.verdict() != Verdict::Faulty;
    let unended = possible && phase != Some(Phase::Ended);
    let reset = icon_button(ui, phase.is_some(), Icon::Reset, "Reset", true);
    if reset.on_hover_text("Back to no expansions (R).").clicked() {
        actions.push(Action::Reset);
    }
    let (icon, name, about) = if phase == Some(Phase::Running) {
        (
            Icon::Pause,
            "Pause",
            "Waits after the expansion under way (Space).",
        )
    } else {
        (Icon::Play, "Run", "Searches at the chosen speed (Space).")
    };
    let run = round_icon_button(ui, possible, icon, name, 38.0);
    if run.on_hover_text(about).clicked() {
        actions.push(Action::Toggle);
    }
    let step = icon_button(ui, unended, Icon::Step, "Step", true);
    if step.on_hover_text("Makes one expansion (→).").clicked() {
        actions.push(Action::Step);
    }
    let finish = icon_button(ui, unended, Icon::Finish, "Finish", true);
    if finish
        .on_hover_text("Searches to the end as fast as the machine goes (End).")
        .clicked()
    {
        actions.push(Action::Finish);
    }
}

fn speed(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let name = label(ui, "Speed");
    let now = model.settings.speed;
    let mut notch = f64::from(now.number());
    let range = 0.0..=f64::from(Speed::FULL.number());
    let words = now.pace().to_string();
    let slider = slider(ui, &mut notch, range, 120.0)
        .labelled_by(name.id)
        .on_hover_text("Expansions a second, from one to full speed (+ and −).");
    ui.ctx()
        .accesskit_node_builder(slider.id, |node| node.set_value(words.clone()));
    if slider.changed() {
        actions.push(Action::Speed(notch));
    }
    let words = RichText::new(words).font(theme::medium(size::LABEL + 1.0));
    let place = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(vec2(82.0, 20.0), place, |ui| {
        ui.set_min_width(82.0);
        ui.label(words);
    });
}

/// From the right: the status; left of it how much was expanded, and of how much.
fn status(ui: &mut Ui, model: &Model) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let palette = Palette::of(ui);
        let status = model.status();
        let color = match status.tone {
            Tone::Quiet => palette.dim,
            Tone::Busy => palette.accent,
            Tone::Waiting | Tone::Solved => palette.gold_text,
            Tone::Bad => palette.bad,
        };
        let text = RichText::new(&status.text)
            .font(theme::semibold(size::TEXT))
            .color(color);
        let response = ui.add(Label::new(text).truncate());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
        ui.add_space(16.0);
        if ui.available_width() > 120.0 {
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add_space(8.0);
                progress(ui, model);
            });
        }
    });
}

/// How far the search is: nodes expanded, and how much of the space is visited.
fn progress(ui: &mut Ui, model: &Model) {
    let palette = Palette::of(ui);
    let Some(run) = &model.run else {
        return;
    };
    let all = run.problem().size().reachable_states();
    let (visited, expanded) = (run.stats().visited, run.stats().expanded);
    let about = "States visited, of all that can be reached from the start; bidirectional BFS counts both sides.";
    let part = (visited as f64 / all as f64).min(1.0) as f32;
    let done = RichText::new(format!("{} expanded", thousands(expanded)))
        .font(theme::medium(size::TEXT - 0.5));
    ui.add(Label::new(done).truncate());
    if ui.available_width() > 360.0 {
        gauge(ui, part).on_hover_text(about);
        let words = format!("{} of {} states", thousands(visited), thousands(all));
        let words = RichText::new(words)
            .size(size::LABEL + 1.0)
            .color(palette.dim);
        ui.label(words).on_hover_text(about);
    }
}

/// A share of 1 as a short bar.
fn gauge(ui: &mut Ui, part: f32) -> egui::Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(96.0, 16.0), egui::Sense::hover());
    let track = egui::Rect::from_center_size(rect.center(), vec2(rect.width(), 4.0));
    let done = track.with_max_x(track.left() + track.width() * part);
    ui.painter().rect_filled(track, 2.0, palette.line);
    ui.painter().rect_filled(done, 2.0, palette.accent);
    response
}
