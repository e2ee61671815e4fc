//! The question before slides that are not saved are lost.

use egui::{Id, Modal, RichText, Ui};

use crate::app::Facts;
use crate::app::lesson::{Answer, LessonState, Snapshot};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{label, primary, quiet};
use crate::text::lesson::unsaved as text;

pub(crate) fn show(ui: &Ui, lesson: &mut LessonState, window: &Snapshot, facts: &Facts) {
    if lesson.unsaved.is_none() {
        return;
    }
    let palette = *Palette::of(ui);
    let mut answered = None;
    let modal = Modal::new(Id::unique("unsaved slides"))
        .frame(theme::card(&palette))
        .show(ui.ctx(), |ui| {
            ui.set_width(420.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            let title = RichText::new(text::TITLE).font(theme::semibold(size::HEADING));
            ui.label(title);
            label(ui, lesson.file.path());
            if let Some(status) = lesson.file.status() {
                let color = status.tone.color(&palette);
                ui.label(RichText::new(status.text).size(size::TEXT).color(color));
            }
            ui.horizontal(|ui| {
                let idle = !lesson.is_busy();
                let wanted = egui::vec2(130.0, 30.0);
                if primary(ui, idle, &text::SAVE, &text::SAVE, wanted).clicked() {
                    answered = Some(Answer::Save);
                }
                if quiet(ui, &text::DISCARD).clicked() {
                    answered = Some(Answer::Discard);
                }
                if quiet(ui, &text::STAY).clicked() {
                    answered = Some(Answer::Stay);
                }
            });
        });
    if modal.should_close() {
        answered = answered.or(Some(Answer::Stay));
    }
    if let Some(answer) = answered {
        lesson.answer(answer, window, facts);
    }
}
