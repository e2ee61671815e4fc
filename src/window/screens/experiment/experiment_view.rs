//! The Experiment screen: the form on the left; notices, progress, plot and table beside it.

use egui::{Align, CentralPanel, Color32, Frame, Label, Layout, Panel, RichText, Ui};

use crate::window::screens::experiment::{
    Every, Experiment, Job, Stage, form_view, plot_view, table_view,
};
use slidescope_core::text::numbers::percent_done;
use slidescope_core::text::{Named, experiment as text};
use slidescope_parts::Facts;
use slidescope_parts::theme::{self, ONE_COLUMN, PHONE, Palette, side, size};
use slidescope_parts::widgets::{
    at, body, column, ends, label, progress_bar, quiet_clicked, quiet_clicked_if, scrolled,
};

/// Below this width, in points, the form is a little narrower.
const NARROW: f32 = 1100.0;
/// The heights of the form and of the rest in one column, in points.
const FORM: f32 = 620.0;
const RESULTS: f32 = 820.0;

pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    let palette = *Palette::of(ui);
    if ui.available_width() < ONE_COLUMN {
        let frame = Frame::new().fill(palette.ground);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            column(ui, "experiment", FORM + RESULTS, |ui| {
                let area = ui.available_rect_before_wrap();
                let (form, rest) = area.split_top_bottom_at_y(area.top() + FORM);
                at(ui, form, |ui| left(ui, experiment, facts));
                at(ui, rest.shrink(8.0), |ui| results(ui, experiment, facts));
            });
        });
        return;
    }
    let width = if ui.available_width() < NARROW {
        304.0
    } else {
        320.0
    };
    Panel::left("experiment form")
        .exact_size(width)
        .resizable(false)
        .frame(side(&palette, 0, 0))
        .show(ui, |ui| left(ui, experiment, facts));
    CentralPanel::default()
        .frame(Frame::new().fill(palette.ground).inner_margin(8))
        .show(ui, |ui| results(ui, experiment, facts));
}

fn results(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    ui.spacing_mut().item_spacing.y = 8.0;
    notices(ui, experiment);
    progress(ui, experiment);
    plot_and_table(ui, experiment, true, facts);
}

/// Shows the form, and below it the run button, which stays visible when the form is scrolled.
fn left(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    Panel::bottom("experiment run")
        .exact_size(58.0)
        .resizable(false)
        .frame(side(Palette::of(ui), 16, 12))
        .show(ui, |ui| form_view::run(ui, experiment));
    scrolled(ui, |ui| {
        form_view::presets(ui, experiment);
        theme::rule(ui, 4.0, 2.0);
        form_view::show(ui, experiment, facts);
    });
}

pub(crate) fn plot_and_table(ui: &mut Ui, experiment: &mut Experiment, tools: bool, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let height = (area.height() * 0.46).clamp(150.0, 420.0);
    let (above, below) = area.split_top_bottom_at_y(area.top() + height);
    at(ui, above.with_max_y(above.bottom() - 8.0), |ui| {
        plot_view::show(ui, experiment);
    });
    at(ui, below, |ui| {
        table_view::show(ui, experiment, tools, facts);
    });
}

fn notices(ui: &mut Ui, experiment: &mut Experiment) {
    let palette = *Palette::of(ui);
    if let Some(kept) = experiment.kept() {
        let done = kept.finished == kept.total;
        let words = text::kept(kept);
        theme::card(&palette).show(ui, |ui| offer(ui, words, done, experiment));
    }
    let unkept = experiment.job.as_ref().and_then(|job| job.unkept.as_ref());
    if let Some(why) = unkept {
        theme::card(&palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(body(why).color(palette.bad));
        });
    }
}

fn offer(ui: &mut Ui, words: String, done: bool, experiment: &mut Experiment) {
    ui.horizontal(|ui| {
        ui.set_min_height(28.0);
        let said = |ui: &mut Ui| {
            ui.set_width(ui.available_width());
            ui.add(Label::new(body(words)).wrap());
        };
        ends(ui, said, |ui| {
            let take_up = if done { text::SHOW_KEPT } else { text::GO_ON };
            if quiet_clicked(ui, take_up) {
                experiment.take_up();
            }
            if quiet_clicked(ui, text::DISCARD) {
                experiment.discard();
            }
        });
    });
}

/// Shows the progress of the experiment, and the buttons that control it.
pub(crate) fn progress(ui: &mut Ui, experiment: &mut Experiment) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        if let Some(every) = &experiment.every {
            return of_every(ui, every);
        }
        let job = experiment.job.as_ref();
        let name = job.map_or_else(|| text::NO_EXPERIMENT.to_string(), name);
        titled(ui, name, |ui| buttons(ui, experiment));
        let job = experiment.job.as_ref();
        bar(ui, job);
        ui.horizontal_wrapped(|ui| {
            let (words, broken) = match job {
                Some(job) => (job.words(), matches!(job.stage(), Stage::Broken(_))),
                None => (text::HOW_TO_BEGIN.to_string(), false),
            };
            let text = body(&words).color(if broken { palette.bad } else { palette.text });
            ui.label(text).on_hover_text(text::TIME_LEFT.text());
            let work = job.and_then(Job::work);
            if let Some(work) = work.filter(|_| ui.max_rect().width() >= PHONE) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    label(ui, &work).on_hover_text(text::THREADS.text());
                });
            }
        });
    });
}

/// Shows a title, and buttons to the right of it.
fn titled(ui: &mut Ui, name: String, buttons: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        let title = |ui: &mut Ui| {
            ui.set_width(ui.available_width());
            let text = RichText::new(name).font(theme::semibold(size::TEXT));
            ui.add(Label::new(text).truncate());
        };
        ends(ui, title, buttons);
    });
}

fn of_every(ui: &mut Ui, every: &Every) {
    let palette = *Palette::of(ui);
    titled(ui, every.asked.to_string(), |ui| {
        if every.is_under_way() && quiet_clicked(ui, (text::CANCEL.0, text::EVERY_CANCEL_ABOUT)) {
            every.cancel();
        }
    });
    let color = if every.is_under_way() {
        palette.accent
    } else {
        palette.good
    };
    progress_bar(ui, every.share(), color, &text::PROGRESS)
        .on_hover_text(text::share_done(percent_done(every.share())));
    ui.label(body(every.words()));
}

fn name(job: &Job) -> String {
    match (&job.preset, &job.results) {
        (Some(preset), _) => preset.name().to_owned(),
        (None, Some(results)) => text::plan_in_a_line(&results.plan),
        (None, None) => text::NEW_EXPERIMENT.to_string(),
    }
}

fn buttons(ui: &mut Ui, experiment: &mut Experiment) {
    let Some(job) = &experiment.job else {
        return;
    };
    let stage = job.stage();
    let go = match &stage {
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
    let can_cancel = stage != Stage::Stopping;
    if stage.is_under_way() && quiet_clicked_if(ui, can_cancel, text::CANCEL) {
        job.control().cancel();
    }
    if went && stage == Stage::Running {
        job.control().pause();
    } else if went {
        experiment.resume();
    }
}

fn bar(ui: &mut Ui, job: Option<&Job>) {
    let palette = *Palette::of(ui);
    let share = job.map_or(0.0, Job::share);
    let color = match job.map(Job::stage) {
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
