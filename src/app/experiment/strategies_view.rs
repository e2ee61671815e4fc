//! The strategies that are run: a list, and what is added to it.

use egui::{Align, Layout, Sense, Ui, vec2};

use crate::{
    app::{
        experiment::{
            self, Experiment, Form, FormField, Place as FormPlace,
            curve_style::looks,
            experiment_view::{Wishes, body},
            form_view::{fault, field},
        },
        theme::Palette,
        widgets::{Choice, Icon, combo, icon_button, label, quiet},
    },
    search::{Algorithm, Heuristic, Ties, Weight},
};

/// Shows them.
pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
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
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if form.is_own() {
                    let remove = format!("Remove {name}");
                    let button = icon_button(ui, true, Icon::Remove, &remove, false);
                    if button.on_hover_text("Takes it out of the list.").clicked() {
                        wishes.push(experiment::Action::Remove(at));
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(egui::Label::new(body(&name)).truncate())
                        .on_hover_text(format!("{name}. {}", strategy.algorithm.summary()));
                });
            });
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
            wishes.push(experiment::Action::Algorithm(algorithm));
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
                wishes.push(experiment::Action::Heuristic(heuristic));
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
                wishes.push(experiment::Action::Weight(weight));
            }
        } else if adder.algorithm == Algorithm::AStar {
            let choice = Choice {
                name: "Ties of f",
                width: half,
                chosen: adder.ties,
                options: &Ties::ALL,
            };
            let name = |ties: Ties| ties.name().to_owned();
            if let Some(ties) = combo(ui, &choice, name, Ties::summary, |_| None) {
                wishes.push(experiment::Action::Ties(ties));
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
        let algorithm = adder.algorithm;
        let labelled =
            algorithm.uses_weight() || algorithm == Algorithm::AStar || algorithm.is_depth_first();
        let height = if labelled { 48.0 } else { 28.0 };
        let rest = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(rest, Layout::right_to_left(Align::Max), |ui| {
            add(ui, form, wishes);
        });
    });
    fault(ui, form, FormPlace::Field(FormField::DepthLimit));
    if let Some(why) = why_not(form) {
        label(ui, &why);
    }
}

fn add(ui: &mut Ui, form: &Form, wishes: &mut Wishes<'_>) {
    let button = ui.add_enabled_ui(form.can_add(), |ui| quiet(ui, "Add"));
    let name = form.adder.to_string();
    let button = button.inner;
    ui.ctx()
        .accesskit_node_builder(button.id, |node| node.set_label(format!("Add {name}")));
    let button = button
        .on_hover_text(format!("Runs {name} too."))
        .on_disabled_hover_text(why_not(form).unwrap_or_default());
    if button.clicked() {
        wishes.push(experiment::Action::Add);
    }
}

/// Why what stands there cannot be added.
fn why_not(form: &Form) -> Option<String> {
    if form.strategies.len() >= Form::MOST {
        return Some(format!(
            "{} strategies are the most that can be told apart.",
            Form::MOST
        ));
    }
    form.fault(FormPlace::Adder).map(str::to_owned)
}
