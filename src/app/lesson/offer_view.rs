//! Lines below the top bar: the offer of the first lesson, and of slides that an earlier session left.

use egui::{Align, Layout, Panel, RichText, Ui};

use crate::app::lesson::LessonState;
use crate::app::theme::side;
use crate::app::theme::{Palette, size};
use crate::app::widgets::quiet;
use crate::app::{Effect, Facts};
use crate::lesson::Shipped;
use crate::text::Message;
use crate::text::lesson as text;

pub(crate) fn show(ui: &mut Ui, lesson: &mut LessonState, facts: &Facts) {
    if let Some(slides) = lesson.backup.left() {
        let words = text::unsaved::left(slides);
        let choices = [text::unsaved::RECOVER, text::unsaved::DELETE];
        if let Some(wanted) = line(ui, "slides left", &words, choices) {
            lesson.recover(wanted, facts);
        }
    }
    if lesson.offered {
        let choices = [text::open_shipped(Shipped::COURSE[0]), text::offer::DISMISS];
        match line(ui, "first lesson", &text::offer::WORDS, choices) {
            Some(true) => facts.ask(Effect::OpenLesson(Shipped::COURSE[0])),
            Some(false) => lesson.offered = false,
            None => {}
        }
    }
}

/// Shows an offer; says whether it was taken (`true`) or put away. A choice is a button's text and what it does.
fn line(ui: &mut Ui, id: &str, words: &str, choices: [(Message, Message); 2]) -> Option<bool> {
    let palette = *Palette::of(ui);
    let mut chosen = None;
    Panel::top(egui::Id::unique(id).value().to_string())
        .exact_size(40.0)
        .frame(side(&palette, 16, 0).fill(palette.card))
        .show(ui, |ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = RichText::new(words).size(size::TEXT).color(palette.text);
                ui.label(words);
                ui.add_space(8.0);
                for ((name, about), taken) in choices.into_iter().zip([true, false]) {
                    if quiet(ui, &name).on_hover_text(about).clicked() {
                        chosen = Some(taken);
                    }
                }
            });
        });
    chosen
}
