//! The Experiment screen: the form on the left; notices, progress, plot and table beside it.

use egui::{CentralPanel, Frame, Panel, Ui};

use crate::app::Facts;
use crate::app::experiment::{Experiment, form_view, plot_view, progress_view, table_view};
use crate::app::theme::{self, Palette, side};
use crate::app::widgets::{at, body, ends, quiet_clicked, scrolled};
use crate::text::experiment as text;

/// Below this width, in points, the form is a little narrower.
const NARROW: f32 = 1100.0;

pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    let palette = *Palette::of(ui);
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
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            notices(ui, experiment);
            progress_view::show(ui, experiment);
            plot_and_table(ui, experiment, true, facts);
        });
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
            ui.add(egui::Label::new(body(words)).wrap());
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
