//! Exercises on the screen of lessons: those that were opened, and the buttons.

use egui::{RichText, Ui, vec2};

use crate::app::check::Checking;
use crate::app::exercise::Exercises;
use crate::app::files::Target;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{at_right, label, primary, quiet_clicked};
use crate::app::{Effect, Facts};
use crate::text::exercise::tasks;
use crate::text::{check, exercises as text, grade};

const SHOWN: usize = 3;

/// Shows the heading, a row of buttons, and the exercises that were opened last.
pub(crate) fn show(ui: &mut Ui, exercises: &mut Exercises, facts: &Facts) {
    ui.label(RichText::new(text::HEADING).font(theme::semibold(size::HEADING)));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if quiet_clicked(ui, text::OPEN) {
            facts.ask(Effect::ChooseFile(Target::OpenExercise));
        }
        if quiet_clicked(ui, text::NEW) {
            exercises.set(facts);
        }
        if quiet_clicked(ui, grade::OPEN) {
            exercises.open_grading();
        }
        if quiet_clicked(ui, check::OPEN) {
            exercises.checking = Some(Checking::default());
        }
    });
    let mut clicked = None;
    for (index, kept) in exercises.kept.iter().take(SHOWN).enumerate() {
        let palette = *Palette::of(ui);
        theme::card(&palette).inner_margin(16).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.label(RichText::new(&kept.title).font(theme::semibold(size::TEXT)));
                    let words = text::about_kept(&*tasks(kept.tasks), kept.student.as_str());
                    label(ui, &words);
                });
                at_right(ui, |ui| {
                    ui.spacing_mut().item_spacing.x = 14.0;
                    label(ui, &text::done(kept.done, kept.tasks));
                    let (name, about) = text::GO_ON;
                    let spoken = text::go_on_with(kept.title.as_str());
                    let button = primary(ui, true, &name, &spoken, vec2(92.0, 34.0));
                    if button.on_hover_text(about).clicked() {
                        clicked = Some(index);
                    }
                });
            });
        });
    }
    if let Some(index) = clicked {
        exercises.go_on(index, facts);
    }
}
