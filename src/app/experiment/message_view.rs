//! What a person should know before anything else: an experiment left behind, or one that is not kept.

use egui::{Align, Layout, Ui};

use crate::{
    app::{
        experiment::{
            self, Experiment,
            experiment_view::{Actions, body},
        },
        theme::{self, Palette},
        widgets::quiet,
    },
    study::{
        experiment::{Source, StoredExperiment},
        presets::Preset,
    },
    text::{counted, experiment::strategies, thousands},
};

/// Shows it, where there is anything.
pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, actions: &mut Actions<'_>) {
    let palette = *Palette::of(ui);
    if let Some(kept) = experiment.kept() {
        theme::card(&palette).show(ui, |ui| offer(ui, kept, actions));
    }
    let unkept = experiment.job.as_ref().and_then(|job| job.unkept.as_ref());
    if let Some(why) = unkept {
        theme::card(&palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(body(why).color(palette.bad));
        });
    }
}

fn offer(ui: &mut Ui, kept: &StoredExperiment, actions: &mut Actions<'_>) {
    let done = kept.finished == kept.total;
    ui.horizontal(|ui| {
        ui.set_min_height(28.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let discard = quiet(ui, "Discard").on_hover_text("Removes what is kept of it.");
            if discard.clicked() {
                actions.push(experiment::Action::Discard);
            }
            let (text, hint) = if done {
                ("Show it", "Shows its results; nothing is run again.")
            } else {
                ("Go on", "Makes the runs that are left.")
            };
            if quiet(ui, text).on_hover_text(hint).clicked() {
                actions.push(experiment::Action::TakeUp);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(ui.available_width());
                ui.add(egui::Label::new(body(words(kept))).wrap());
            });
        });
    });
}

fn words(kept: &StoredExperiment) -> String {
    let name = name(kept);
    let (made, all) = (kept.finished as u64, kept.total as u64);
    if made == all {
        return format!("From before: {name}, all {} made.", counted(all, "run"));
    }
    format!(
        "Unfinished from before: {name}, {} of {} runs made.",
        thousands(made),
        thousands(all)
    )
}

fn name(kept: &StoredExperiment) -> String {
    let strategies = strategies(kept.spec.strategies.len() as u64);
    match (Preset::of(&kept.spec), &kept.spec.source) {
        (Some(preset), _) => preset.name().to_owned(),
        (None, Source::Given(instances)) => format!(
            "{} of a file, {strategies}",
            counted(instances.len() as u64, "board")
        ),
        (None, Source::Drawn { goal, lengths, .. }) => {
            format!("{} boards, lengths {lengths}, {strategies}", goal.size())
        }
    }
}
