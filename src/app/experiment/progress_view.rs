//! How far it is, and the buttons that hold it.

use egui::{Align, Layout, Role, Sense, Ui, WidgetInfo, vec2};

use crate::{
    app::{
        experiment::{
            self, Experiment, Job, Stage,
            experiment_view::{Actions, body},
        },
        theme::{self, Palette},
        widgets::{heading, label, quiet},
    },
    study::experiment::{Plan, Source},
    text::{counted, numbers::percent_done},
};

pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, actions: &mut Actions<'_>) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let job = experiment.job.as_ref();
        ui.horizontal(|ui| {
            ui.set_height(28.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some(job) = job {
                    buttons(ui, job, actions);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.set_width(ui.available_width());
                    let text = job.map_or_else(|| "No experiment yet".to_owned(), name);
                    let text = egui::RichText::new(text).font(theme::semibold(theme::size::TEXT));
                    ui.add(egui::Label::new(text).truncate());
                });
            });
        });
        bar(ui, job);
        ui.horizontal(|ui| {
            let (words, broken) = match job {
                Some(job) => (job.words(), matches!(job.stage, Stage::Broken(_))),
                None => (
                    "Fill in the form and press Run, or run a known one at a click.".to_owned(),
                    false,
                ),
            };
            let text = body(&words).color(if broken { palette.bad } else { palette.text });
            ui.label(text).on_hover_text(
                "The time left is estimated from the mean time of each strategy on each length.",
            );
            if let Some(work) = job.and_then(Job::work) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    label(ui, &work).on_hover_text("Each run has a thread to itself.");
                });
            }
        });
    });
}

/// What is run, in a line.
fn name(job: &Job) -> String {
    match (&job.preset, &job.results) {
        (Some(preset), _) => preset.name().to_owned(),
        (None, Some(results)) => about(&results.plan),
        (None, None) => "A new experiment".to_owned(),
    }
}

fn about(plan: &Plan) -> String {
    let boards = counted(plan.tasks().len() as u64, "board");
    match &plan.spec().source {
        Source::Given(_) => format!("{boards} from a file"),
        Source::Drawn {
            goal,
            lengths,
            seed,
            ..
        } => {
            let kind = if plan.is_exact() {
                "lengths"
            } else {
                "walks of"
            };
            let lengths = match (lengths.from(), lengths.to(), lengths.step()) {
                (from, to, _) if from == to => format!("{kind} {from}"),
                (from, to, 1) => format!("{kind} {from} to {to}"),
                (from, to, step) => format!("{kind} {from} to {to} by {step}"),
            };
            format!(
                "{} to {goal} · {lengths} · {boards} · seed {seed}",
                goal.size()
            )
        }
    }
}

fn buttons(ui: &mut Ui, job: &Job, actions: &mut Actions<'_>) {
    let stage = &job.stage;
    if stage.is_under_way() {
        let cancel = ui.add_enabled_ui(*stage != Stage::Stopping, |ui| {
            quiet(ui, "Cancel").on_hover_text("Ends it; what is done is kept.")
        });
        if cancel.inner.clicked() {
            actions.push(experiment::Action::Cancel);
        }
    }
    let (text, hint, action) = match stage {
        Stage::Running => (
            "Pause",
            "Lets the runs wait where they are.",
            experiment::Action::Pause,
        ),
        Stage::Paused => ("Resume", "Lets the runs go on.", experiment::Action::Resume),
        Stage::Cancelled | Stage::Broken(_) if job.results.is_some() => (
            "Resume",
            "Makes the runs that are left.",
            experiment::Action::Resume,
        ),
        _ => return,
    };
    if quiet(ui, text).on_hover_text(hint).clicked() {
        actions.push(action);
    }
}

/// How much is done, as a bar.
fn bar(ui: &mut Ui, job: Option<&Job>) {
    let palette = *Palette::of(ui);
    let share = job.map_or(0.0, Job::share);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    ui.painter().rect_filled(rect, 4.0, palette.line);
    if share > 0.0 {
        let color = match job.map(|job| &job.stage) {
            Some(Stage::Complete) => palette.good,
            Some(Stage::Running | Stage::Preparing) => palette.accent,
            _ => palette.dim,
        };
        let done = rect.with_max_x(rect.left() + (rect.width() * share).max(8.0));
        ui.painter().rect_filled(done, 4.0, color);
    }
    let percent = percent_done(share);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ProgressIndicator, ui.is_enabled(), "Progress");
        info.current_text_value = Some(percent.clone());
        info
    });
    response.on_hover_text(format!("{percent} of the runs are made."));
}

/// The heading of an empty card, and what will come there.
pub(crate) fn empty(ui: &mut Ui, title: &str, text: &str) {
    heading(ui, title);
    ui.centered_and_justified(|ui| {
        ui.label(body(text).color(Palette::of(ui).dim));
    });
}
