//! Notices above the results: an unfinished experiment from before, or finished runs that are not kept.

use egui::Ui;

use crate::app::experiment::Experiment;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{body, ends, quiet};
use crate::text::experiment as text;

/// Shows it, where there is anything.
pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment) {
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
            let (text, hint) = if done { text::SHOW_KEPT } else { text::GO_ON };
            if quiet(ui, &text).on_hover_text(hint).clicked() {
                experiment.take_up();
            }
            let discard = quiet(ui, text::DISCARD.0.text()).on_hover_text(text::DISCARD.1);
            if discard.clicked() {
                experiment.discard();
            }
        });
    });
}
