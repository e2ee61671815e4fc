//! The strategies that are run: a list, and what is added to it.

use egui::{Align, Layout, Sense, Ui, vec2};

use super::{
    Wishes, body,
    form::{fault, field},
    looks::looks,
};
use crate::{
    app::{
        model::{Experiment, ExperimentWish, Form, FormField, FormPlace},
        theme::Palette,
        widgets::{Choice, Icon, combo, icon_button, label, quiet},
    },
    search::{Algorithm, Heuristic, Weight},
};

/// Shows them.
pub(super) fn show(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
    let form = &experiment.form;
    label(ui, "Strategies, each run on every board");
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        list(ui, form, wishes);
    });
    fault(ui, form, FormPlace::Strategies);
    if form.is_own() {
        adder(ui, form, wishes);
    }
}

fn list(ui: &mut Ui, form: &Form, wishes: &mut Wishes<'_>) {
    let looks = looks(Palette::of(ui), &form.strategies);
    for (at, (strategy, look)) in form.strategies.iter().zip(looks).enumerate() {
        ui.horizontal(|ui| {
            ui.set_height(24.0);
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 12.0), Sense::hover());
            look.paint(ui.painter(), rect);
            let name = strategy.to_string();
            ui.label(body(&name))
                .on_hover_text(strategy.algorithm.summary());
            if form.is_own() {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let remove = format!("Remove {name}");
                    let button = icon_button(ui, true, Icon::Remove, &remove, false);
                    if button.on_hover_text("Takes it out of the list.").clicked() {
                        wishes.push(ExperimentWish::Remove(at));
                    }
                });
            }
        });
    }
}

/// The strategy that would be added.
fn adder(ui: &mut Ui, form: &Form, wishes: &mut Wishes<'_>) {
    let (adder, width) = (form.adder, ui.available_width());
    let half = ((width - 8.0) / 2.0).floor();
    ui.horizontal_top(|ui| {
        let choice = Choice {
            name: "Algorithm",
            width: half,
            chosen: adder.algorithm,
            options: Algorithm::ALL,
        };
        let name = |a: Algorithm| a.name().to_owned();
        if let Some(algorithm) = combo(ui, &choice, name, Algorithm::summary, |_| None) {
            wishes.push(ExperimentWish::Algorithm(algorithm));
        }
        let choice = Choice {
            name: "Heuristic",
            width: half,
            chosen: adder.heuristic,
            options: &Heuristic::ALL,
        };
        let name = |h: Heuristic| h.name().to_owned();
        ui.add_enabled_ui(adder.algorithm.uses_heuristic(), |ui| {
            if let Some(heuristic) = combo(ui, &choice, name, Heuristic::summary, |_| None) {
                wishes.push(ExperimentWish::Heuristic(heuristic));
            }
        });
    });
    ui.horizontal_top(|ui| {
        if adder.algorithm.uses_weight() {
            let weights: Vec<Weight> = (1..=10).filter_map(Weight::new).collect();
            let choice = Choice {
                name: "Weight",
                width: half,
                chosen: adder.weight,
                options: &weights,
            };
            let about = |_| "How much more the heuristic is trusted than the moves made.";
            if let Some(weight) = combo(ui, &choice, |w| w.to_string(), about, |_| None) {
                wishes.push(ExperimentWish::Weight(weight));
            }
        } else if adder.algorithm.is_depth_first() {
            let hint = "How deep it may go; empty: as far as a solution can be away.";
            field(
                ui,
                form,
                FormField::DepthLimit,
                "Depth limit",
                hint,
                half,
                wishes,
            );
        }
        let labelled = adder.algorithm.uses_weight() || adder.algorithm.is_depth_first();
        let height = if labelled { 48.0 } else { 28.0 };
        let rest = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(rest, Layout::right_to_left(Align::Max), |ui| {
            add(ui, form, wishes);
        });
    });
    fault(ui, form, FormPlace::Field(FormField::DepthLimit));
}

fn add(ui: &mut Ui, form: &Form, wishes: &mut Wishes<'_>) {
    let button = ui.add_enabled_ui(form.can_add(), |ui| quiet(ui, "Add"));
    let name = form.adder.to_string();
    let why = form.fault(FormPlace::Adder).map_or_else(
        || {
            format!(
                "{} strategies are the most that can be told apart.",
                Form::MOST
            )
        },
        str::to_owned,
    );
    let button = button.inner;
    ui.ctx()
        .accesskit_node_builder(button.id, |node| node.set_label(format!("Add {name}")));
    let button = button
        .on_hover_text(format!("Runs {name} too."))
        .on_disabled_hover_text(why.clone());
    if button.clicked() {
        wishes.push(ExperimentWish::Add);
    }
    if !form.can_add()
        && form
            .fault(FormPlace::Field(FormField::DepthLimit))
            .is_none()
    {
        ui.add(
            egui::Label::new(
                egui::RichText::new(why)
                    .size(crate::app::theme::size::LABEL)
                    .color(Palette::of(ui).dim),
            )
            .truncate(),
        );
    }
}
