//! The progress of the experiment, and the buttons that control it.

use egui::{Align, Color32, Layout, Ui};

use crate::app::experiment::{Experiment, Job, Stage};
use crate::app::theme::{self, Palette};
use crate::app::widgets::{
    body, ends, heading, label, note, progress_bar, quiet_clicked, quiet_clicked_if,
};
use crate::text::Named;
use crate::text::experiment as text;
use crate::text::numbers::percent_done;

pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let job = experiment.job.as_ref();
        let name = job.map_or_else(|| text::NO_EXPERIMENT.to_string(), name);
        ui.horizontal(|ui| {
            ui.set_height(28.0);
            let title = |ui: &mut Ui| {
                ui.set_width(ui.available_width());
                let text = egui::RichText::new(name).font(theme::semibold(theme::size::TEXT));
                ui.add(egui::Label::new(text).truncate());
            };
            ends(ui, title, |ui| buttons(ui, experiment));
        });
        let job = experiment.job.as_ref();
        bar(ui, job);
        ui.horizontal(|ui| {
            let (words, broken) = match job {
                Some(job) => (job.words(), matches!(job.stage, Stage::Broken(_))),
                None => (text::HOW_TO_BEGIN.to_string(), false),
            };
            let text = body(&words).color(if broken { palette.bad } else { palette.text });
            ui.label(text).on_hover_text(text::TIME_LEFT);
            if let Some(work) = job.and_then(Job::work) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    label(ui, &work).on_hover_text(text::THREADS);
                });
            }
        });
    });
}

fn name(job: &Job) -> String {
    match (&job.preset, &job.results) {
        (Some(preset), _) => preset.name().to_owned(),
        (None, Some(results)) => text::plan_in_a_line(&results.plan),
        (None, None) => text::NEW_EXPERIMENT.to_string(),
    }
}

fn buttons(ui: &mut Ui, experiment: &mut Experiment) {
    let Some(job) = &mut experiment.job else {
        return;
    };
    let go = match &job.stage {
        Stage::Running => Some(text::PAUSE),
        Stage::Paused => Some(text::RESUME),
        Stage::Cancelled | Stage::Broken(_) if job.results.is_some() => Some(text::RESUME_REST),
        Stage::Preparing
        | Stage::Stopping
        | Stage::Complete
        | Stage::Cancelled
        | Stage::Broken(_) => None,
    };
    let went = go.is_some_and(|words| quiet_clicked(ui, words));
    let can_cancel = job.stage != Stage::Stopping;
    if job.stage.is_under_way() && quiet_clicked_if(ui, can_cancel, text::CANCEL) {
        job.cancel();
    }
    if went && job.stage == Stage::Running {
        job.pause();
    } else if went {
        experiment.resume();
    }
}

fn bar(ui: &mut Ui, job: Option<&Job>) {
    let palette = *Palette::of(ui);
    let share = job.map_or(0.0, Job::share);
    let color = match job.map(|job| &job.stage) {
        _ if share == 0.0 => Color32::TRANSPARENT,
        Some(Stage::Complete) => palette.good,
        Some(Stage::Running | Stage::Preparing) => palette.accent,
        Some(Stage::Paused | Stage::Stopping | Stage::Cancelled | Stage::Broken(_)) | None => {
            palette.dim
        }
    };
    progress_bar(ui, share, color, &text::PROGRESS)
        .on_hover_text(text::share_done(percent_done(share)));
}

pub(crate) fn empty(ui: &mut Ui, title: &str, text: &str) {
    heading(ui, title);
    note(ui, text);
}
