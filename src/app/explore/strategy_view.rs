//! Algorithm, heuristic, and the button that matters.

use egui::{Ui, vec2};

use crate::{
    app::{
        Action, Model, Verdict,
        explore::parameters,
        playback::{self, Phase},
        settings,
        theme::Palette,
        widgets::{Choice, combo, primary},
    },
    search::{Algorithm, Heuristic},
};

pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let strategy = model.settings.strategy;
    let palette = Palette::of(ui);
    let room = ui.available_width() - 8.0;
    let width = (room * 0.56).floor();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let choice = Choice {
            name: "Algorithm",
            width,
            chosen: strategy.algorithm,
            options: Algorithm::ALL,
        };
        let swatch = |a| Some(palette.algorithm(a));
        let name = |a: Algorithm| a.name().to_owned();
        if let Some(algorithm) = combo(ui, &choice, name, Algorithm::summary, swatch) {
            actions.push(Action::Settings(settings::Action::Algorithm(algorithm)));
        }
        if strategy.algorithm == Algorithm::DepthLimited {
            parameters::depth_limit(ui, model, actions, room - width);
        } else {
            heuristics(ui, model, actions, room - width);
        }
    });
    ui.add_space(6.0);
    run(ui, model, actions);
}

/// The list of heuristics; greyed where the algorithm uses none.
fn heuristics(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, width: f32) {
    let strategy = model.settings.strategy;
    let used = strategy.algorithm.uses_heuristic();
    let choice = Choice {
        name: "Heuristic",
        width,
        chosen: strategy.heuristic,
        options: &Heuristic::ALL,
    };
    let name = |h: Heuristic| h.name().to_owned();
    let list = ui.add_enabled_ui(used, |ui| {
        if let Some(heuristic) = combo(ui, &choice, name, Heuristic::summary, |_| None) {
            actions.push(Action::Settings(settings::Action::Heuristic(heuristic)));
        }
    });
    if strategy.algorithm.uses_weight() {
        parameters::weight(ui, model, actions, list.response.rect);
    } else if strategy.algorithm == Algorithm::AStar {
        parameters::ties(ui, model, actions, list.response.rect);
    }
    if !used {
        let why = format!(
            "{} uses no heuristic; A* and greedy search do.",
            strategy.algorithm
        );
        list.response.on_hover_text(why);
    }
}

/// The same as the bottom bar's round button, with another name, so that each can be told from the other.
fn run(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let running = model.playback.phase() == Some(Phase::Running);
    let (text, name) = match model.playback.phase() {
        Some(Phase::Running) => ("Pause", "Pause search"),
        Some(Phase::Paused) if model.playback.expanded() > 0 => ("Go on", "Go on searching"),
        Some(Phase::Ended) => ("Run again", "Run again"),
        _ => ("Run", "Run search"),
    };
    let possible = running || model.verdict() != Verdict::Faulty;
    let wanted = vec2(ui.available_width(), 34.0);
    let response = primary(ui, possible, text, name, wanted)
        .on_hover_text("Searches at the chosen speed, or waits (Space).")
        .on_disabled_hover_text("Mend the board first: its faults are listed above.");
    if response.clicked() {
        actions.push(Action::Playback(playback::Action::ToggleSearch));
    }
}
