//! Questions to the user: whether to open the first lesson, and what to do with unsaved slides.

use egui::{Align, Id, Layout, Modal, Panel, RichText, Ui};

use crate::deck::editor::{LessonState, Snapshot};
use crate::theme::{self, Palette, side, size};
use crate::widgets::{label, primary, quiet, quiet_clicked};
use crate::{Effect, Facts};
use slidescope_core::lesson::Shipped;
use slidescope_core::text::Message;
use slidescope_core::text::lesson::{offer, open_shipped, unsaved};

/// Lines below the top bar that offer the first lesson, and slides left by an earlier session.
pub fn offers(ui: &mut Ui, lesson: &mut LessonState, facts: &Facts) {
    if let Some(slides) = lesson.backup.left() {
        let words = unsaved::left(slides);
        let choices = [unsaved::RECOVER, unsaved::DELETE];
        if let Some(wanted) = line(ui, "slides left", &words, choices) {
            lesson.recover(wanted, facts);
        }
    }
    if lesson.offered {
        let choices = [open_shipped(Shipped::COURSE[0]), offer::DISMISS];
        match line(ui, "first lesson", &offer::WORDS, choices) {
            Some(true) => facts.ask(Effect::OpenLesson(Shipped::COURSE[0])),
            Some(false) => lesson.offered = false,
            None => {}
        }
    }
}

/// Shows a sentence with two buttons below the top bar. Returns `true` if the first was clicked, `false` for the second. A
/// choice is a button's label and its description.
pub(crate) fn line(
    ui: &mut Ui,
    id: &str,
    words: &str,
    choices: [(Message, Message); 2],
) -> Option<bool> {
    let palette = *Palette::of(ui);
    let mut chosen = None;
    Panel::top(Id::unique(id).value().to_string())
        .exact_size(40.0)
        .frame(side(&palette, 16, 0).fill(palette.card))
        .show(ui, |ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = RichText::new(words).size(size::TEXT).color(palette.text);
                ui.label(words);
                ui.add_space(8.0);
                for (words, taken) in choices.into_iter().zip([true, false]) {
                    if quiet_clicked(ui, words) {
                        chosen = Some(taken);
                    }
                }
            });
        });
    chosen
}

/// Asks what to do before unsaved slides are lost.
pub fn before_loss(ui: &Ui, lesson: &mut LessonState, window: &Snapshot, facts: &Facts) {
    if lesson.unsaved.is_none() {
        return;
    }
    let palette = *Palette::of(ui);
    let modal = Modal::new(Id::unique("unsaved slides"))
        .frame(theme::card(&palette))
        .show(ui.ctx(), |ui| {
            ui.set_width(420.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            ui.label(RichText::new(unsaved::TITLE).font(theme::semibold(size::HEADING)));
            label(ui, lesson.file.path());
            if let Some(status) = lesson.file.status() {
                let color = palette.tone(status.tone);
                ui.label(RichText::new(status.text).size(size::TEXT).color(color));
            }
            ui.horizontal(|ui| {
                let idle = !lesson.is_busy();
                let wanted = egui::vec2(130.0, 30.0);
                if primary(ui, idle, &unsaved::SAVE, &unsaved::SAVE, wanted).clicked() {
                    lesson.save_first(window, facts);
                }
                if quiet(ui, &unsaved::DISCARD).clicked() {
                    lesson.discard(facts);
                }
                if quiet(ui, &unsaved::STAY).clicked() {
                    lesson.unsaved = None;
                }
            });
        });
    if modal.should_close() {
        lesson.unsaved = None;
    }
}
