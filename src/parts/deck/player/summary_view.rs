//! The end of a lesson: what to remember, the score, and the next lesson.

use egui::{RichText, ScrollArea, Ui, vec2};

use crate::deck::player::Course;
use crate::help::explained::linked;
use crate::theme::{self, Palette, size};
use crate::widgets::{announced, as_heading, at, primary, quiet, quiet_clicked};
use crate::{Effect, Facts};
use slidescope_core::lesson::{Score, Shipped};
use slidescope_core::text::{course as text, lesson as lesson_text};

const WIDTH: f32 = 640.0;

pub(crate) fn show(ui: &mut Ui, course: &Course, facts: &Facts) {
    let Some(play) = &course.play else {
        return;
    };
    let score = course.played().map(|progress| progress.score(&play.lesson));
    let score = score.unwrap_or_default();
    let area = ui.available_rect_before_wrap();
    let width = WIDTH.min(area.width() - 48.0);
    let place = egui::Rect::from_center_size(area.center(), vec2(width, area.height() - 48.0));
    at(ui, place, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            let heading = ui.label(RichText::new(text::SUMMARY).font(theme::bold(22.0)));
            as_heading(ui, &heading);
            announced(ui, &heading);
            for sentence in &play.lesson.remember {
                theme::card(Palette::of(ui))
                    .inner_margin(10)
                    .show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        linked(ui, sentence, 18.0, facts);
                    });
            }
            if score.questions > 0 {
                ui.add_space(8.0);
                answers(ui, score);
            }
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                if let Some(next) = play.shipped.and_then(Shipped::next) {
                    let words = text::next_lesson(lesson_text::shipped(next));
                    if primary(ui, true, &words, &words, vec2(0.0, 40.0)).clicked() {
                        facts.ask(Effect::OpenLesson(next));
                    }
                }
                if let Some(open) = first_open(course)
                    && quiet_clicked(ui, text::GO_TO_OPEN)
                {
                    facts.ask(Effect::Slide(open));
                }
                if quiet(ui, &text::ALL_LESSONS).clicked() {
                    facts.ask(Effect::LeaveLesson);
                }
            });
        });
    });
}

fn answers(ui: &mut Ui, score: Score) {
    let palette = *Palette::of(ui);
    ui.label(RichText::new(text::SCORE_HEADING).font(theme::semibold(size::HEADING)));
    let line = |ui: &mut Ui, words: String, color| {
        let said = ui.label(RichText::new(words).size(size::HEADING).color(color));
        announced(ui, &said);
    };
    let first = text::score_first(score.at_first, score.questions);
    line(ui, first, palette.text);
    let later = score.right - score.at_first;
    if later > 0 {
        line(ui, text::score_later(later), palette.dim);
    }
    let open = score.questions - score.right;
    if open > 0 {
        line(ui, text::score_open(open), palette.dim);
    }
}

/// Returns the first slide whose question was not answered right.
fn first_open(course: &Course) -> Option<usize> {
    let slides = course.play.as_ref()?.lesson.slides.iter().enumerate();
    let mut open = slides.filter(|(index, slide)| {
        let tries = course.played().and_then(|progress| progress.on(*index));
        slide.question.is_some() && !tries.is_some_and(|tries| tries.right)
    });
    open.next().map(|(index, _)| index)
}
