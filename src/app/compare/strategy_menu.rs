//! The lists from which strategies are chosen.

use egui::{DragValue, RichText, Ui};

use crate::{
    app::{
        Action, Model,
        compare::{self, Hue, Lane},
        theme::{Palette, size},
        widgets::{label, list_looks, paint_mark, quiet},
    },
    search::{Algorithm, Heuristic, Strategy, Ties, Weight},
};

/// The heuristics, the one most often wanted first.
const HEURISTICS: [Heuristic; 5] = [
    Heuristic::Manhattan,
    Heuristic::LinearConflict,
    Heuristic::Patterns,
    Heuristic::Misplaced,
    Heuristic::Zero,
];

/// The strategy by `algorithm` that is not compared yet and asks for the least change.
fn fresh(model: &Model, algorithm: Algorithm) -> Option<Strategy> {
    let every = HEURISTICS.map(|heuristic| Strategy::new(algorithm, heuristic));
    every
        .into_iter()
        .find(|strategy| !model.compare.has(*strategy))
}

/// Every algorithm, to be added.
pub(crate) fn add(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    list_looks(ui);
    ui.set_min_width(240.0);
    for &algorithm in Algorithm::ALL {
        let Some(strategy) = fresh(model, algorithm) else {
            continue;
        };
        let row = ui.selectable_label(false, format!("       {strategy}"));
        let at = row.rect.left_center() + egui::vec2(15.0, 0.0);
        let hue = Hue::of(algorithm);
        let color = Palette::of(ui).hue(hue);
        paint_mark(ui.painter(), at, 4.5, hue, color);
        row.widget_info(|| {
            let name = format!("Add {strategy}");
            egui::WidgetInfo::labeled(egui::Role::Button, true, name)
        });
        if row.on_hover_text(algorithm.summary()).clicked() {
            actions.push(Action::Compare(compare::Action::Add(strategy)));
            ui.close();
        }
    }
}

/// Everything that can be changed of a strategy.
pub(crate) fn change(
    ui: &mut Ui,
    model: &Model,
    index: usize,
    lane: &Lane,
    actions: &mut Vec<Action>,
) {
    list_looks(ui);
    ui.set_min_width(260.0);
    let now = lane.strategy();
    let mut wish =
        |strategy| actions.push(Action::Compare(compare::Action::Change(index, strategy)));
    group(ui, "Algorithm");
    for &algorithm in Algorithm::ALL {
        let on = algorithm == now.algorithm;
        let changed = Strategy { algorithm, ..now };
        let free = (!model.compare.has(changed)).then_some(changed);
        let wanted = free.or_else(|| fresh(model, algorithm));
        let name = format!("Use {algorithm}");
        let row = option(ui, on, on || wanted.is_some(), algorithm.name(), &name);
        if row.on_hover_text(algorithm.summary()).clicked()
            && let Some(strategy) = wanted.filter(|_| !on)
        {
            wish(strategy);
        }
    }
    if now.algorithm.uses_heuristic() {
        group(ui, "Heuristic");
        for heuristic in Heuristic::ALL {
            let on = heuristic == now.heuristic;
            let strategy = Strategy { heuristic, ..now };
            let name = format!("By {heuristic}");
            let free = on || !model.compare.has(strategy);
            let row = option(ui, on, free, heuristic.name(), &name);
            if row.on_hover_text(heuristic.summary()).clicked() && !on {
                wish(strategy);
            }
        }
    }
    if let Some(strategy) = settings(ui, now) {
        wish(strategy);
    }
    ui.separator();
    let enough = model.compare.can_lose_one();
    ui.add_enabled_ui(enough, |ui| {
        let button = quiet(ui, "Remove").on_disabled_hover_text("A comparison is of two at least.");
        if button.on_hover_text("Takes this strategy out.").clicked() {
            actions.push(Action::Compare(compare::Action::Remove(index)));
            ui.close();
        }
    });
}

/// Weight, depth limit and order of ties, where the algorithm has them.
fn settings(ui: &mut Ui, now: Strategy) -> Option<Strategy> {
    let mut changed = now;
    if now.algorithm.uses_weight() {
        ui.horizontal(|ui| {
            let name = label(ui, "Weight");
            let mut weight = now.weight.get();
            let range = Weight::LEAST.get()..=Weight::MOST.get();
            let value = DragValue::new(&mut weight).range(range).speed(0.05);
            ui.add(value).labelled_by(name.id).on_hover_text(
                "How much more h counts than g; the path is at most so many times too long.",
            );
            changed.weight = Weight::new(weight as u8).unwrap_or(now.weight);
        });
    }
    if now.algorithm == Algorithm::AStar {
        group(ui, "Ties of f");
        for ties in Ties::ALL {
            let row = ui.selectable_label(ties == now.ties, ties.name());
            if row.on_hover_text(ties.summary()).clicked() {
                changed.ties = ties;
            }
        }
    }
    if now.algorithm.is_depth_first() {
        ui.horizontal(|ui| {
            let mut limited = now.depth_limit.is_some();
            ui.checkbox(&mut limited, "Limit").on_hover_text(
                "Goes no deeper than this; without, as far as a solution can be away.",
            );
            let mut limit = now.depth_limit.unwrap_or(20);
            let value = DragValue::new(&mut limit).range(0..=1000).speed(0.2);
            let value = ui.add_enabled(limited, value);
            ui.ctx()
                .accesskit_node_builder(value.id, |node| node.set_label("Depth limit"));
            changed.depth_limit = limited.then_some(limit);
        });
    }
    (changed != now).then_some(changed)
}

fn option(ui: &mut Ui, on: bool, enabled: bool, text: &str, name: &str) -> egui::Response {
    let row = ui
        .add_enabled_ui(enabled, |ui| ui.selectable_label(on, text))
        .inner;
    row.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, enabled, on, name));
    row.on_disabled_hover_text("It is compared already.")
}

fn group(ui: &mut Ui, name: &str) {
    let text = RichText::new(name).size(size::LABEL);
    ui.label(text.color(Palette::of(ui).dim));
}
