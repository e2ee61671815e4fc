//! The slide's caption across the bottom, in large type, with its number.

use std::sync::Arc;

use egui::{FontId, Frame, Galley, Margin, Panel, ScrollArea, Sense, Stroke, Ui, vec2};

use crate::app::Model;
use crate::app::lesson::caption_view::number;
use crate::app::present::present_view::grounds;
use crate::app::theme::{self, Palette};
use crate::app::widgets::named;

/// The size of the caption, and how far it shrinks where it is long.
const SIZE: f32 = 18.0;
const LEAST: f32 = 10.5;
/// Room at the sides, and for the slide's number.
const SIDE: f32 = 24.0;
const NUMBER: f32 = 64.0;
/// The share of the screen's height that a caption may take.
const SHARE: f32 = 0.34;

/// Shows it where a slide is shown.
pub(crate) fn show(ui: &mut Ui, model: &Model) {
    let Some((index, slide)) = model.lesson.slide() else {
        return;
    };
    let palette = *Palette::of(ui);
    let width = ui.available_width() - 2.0 * SIDE - NUMBER;
    let most = ui.available_height() * SHARE;
    let galley = fitting(ui, &slide.caption, width, most);
    let height = galley.size().y.min(most).max(SIZE * 1.3);
    let frame = Frame::new()
        .fill(grounds(ui)[1])
        .stroke(Stroke::NONE)
        .inner_margin(Margin::symmetric(SIDE as i8, 14));
    Panel::bottom("presented caption")
        .exact_size(height + 28.0)
        .frame(frame)
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                ScrollArea::vertical()
                    .max_width(width)
                    .max_height(height)
                    .min_scrolled_height(0.0)
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        let size = vec2(width, galley.size().y.max(height));
                        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                        let from = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
                        ui.painter().galley(from, galley, palette.text);
                        named(ui, &response, &slide.caption);
                    });
                let right = egui::Layout::right_to_left(egui::Align::Center);
                ui.with_layout(right, |ui| {
                    number(ui, index + 1, model.lesson.slides.len(), 13.0);
                });
            });
        });
}

/// The heavier weight where it has all characters: a caption in two weights looks like a mistake.
pub(crate) fn weight(caption: &str) -> fn(f32) -> FontId {
    let has = |c: char| matches!(c, '\0'..='\u{17f}' | '\u{2010}'..='\u{22ff}');
    if caption.chars().all(has) {
        theme::medium
    } else {
        theme::regular
    }
}

/// The caption in the largest type in which it is no higher than `most`, or in the smallest there is.
fn fitting(ui: &Ui, caption: &str, width: f32, most: f32) -> Arc<Galley> {
    let color = Palette::of(ui).text;
    let mut size = SIZE;
    loop {
        let font = weight(caption)(size);
        let galley = ui.painter().layout(caption.to_owned(), font, color, width);
        if galley.size().y <= most || size <= LEAST {
            return galley;
        }
        size = (size - 1.0).max(LEAST);
    }
}
