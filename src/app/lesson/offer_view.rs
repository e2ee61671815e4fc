//! Lines below the top bar: the offer of the first lesson, and of slides that an earlier session left.

use egui::{Align, Layout, Panel, RichText, Ui};

use crate::app::lesson;
use crate::app::theme::side;
use crate::app::theme::{Palette, size};
use crate::app::widgets::quiet;
use crate::app::{Effect, Facts, Model};
use crate::lesson::Shipped;
use crate::text::Message;
use crate::text::lesson as text;

/// A button's text, what it does, and what happens.
type Choice = ((Message, Message), lesson::Action);

pub(crate) fn show(ui: &mut Ui, model: &Model, facts: &Facts) {
    if let Some(slides) = model.lesson.backup.left() {
        let choices = [
            (text::unsaved::RECOVER, lesson::Action::Recover(true)),
            (text::unsaved::DELETE, lesson::Action::Recover(false)),
        ];
        let words = text::unsaved::left(slides);
        line(ui, "slides left", &words, choices, facts);
    }
    if model.lesson.offered {
        let choices = [
            (
                text::open_shipped(Shipped::First),
                lesson::Action::OpenShipped(Shipped::First),
            ),
            (text::offer::DISMISS, lesson::Action::DismissOffer),
        ];
        line(ui, "first lesson", &text::offer::WORDS, choices, facts);
    }
}

fn line(ui: &mut Ui, id: &str, words: &str, choices: [Choice; 2], facts: &Facts) {
    let palette = *Palette::of(ui);
    Panel::top(egui::Id::unique(id).value().to_string())
        .exact_size(40.0)
        .frame(side(&palette, 16, 0).fill(palette.card))
        .show(ui, |ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = RichText::new(words).size(size::TEXT).color(palette.text);
                ui.label(words);
                ui.add_space(8.0);
                for ((name, about), action) in choices {
                    if quiet(ui, &name).on_hover_text(about).clicked() {
                        facts.ask(Effect::Lesson(action));
                    }
                }
            });
        });
}
