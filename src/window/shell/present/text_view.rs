//! The slide's text across the bottom, in large type, with its number.

use egui::scroll_area::ScrollBarVisibility;
use egui::{Frame, Margin, Panel, Rect, ScrollArea, Sense, Stroke, Ui, vec2};

use crate::window::shell::present::{LEAST, grounds};
use slidescope_core::lesson::{Scene, Slide, Task};
use slidescope_parts::deck::answer::Told;
use slidescope_parts::deck::answer::told::reasons;
use slidescope_parts::deck::editor::Slides;
use slidescope_parts::deck::editor::text_view::{fitting, number, weight};
use slidescope_parts::theme::Palette;
use slidescope_parts::widgets::named;

/// The sizes tried for the text.
const SIZES: [f32; 8] = [18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, LEAST];
/// The size at which a reason has room, if it does not fit in a larger one: what the last row can still read.
const REASON: f32 = 14.0;
const NUMBER: f32 = 13.0;
const ABOVE: f32 = 10.0;
const BELOW: f32 = 2.0;
const SIDE: f32 = 24.0;
/// The height of the strip below, which the bar covers while it is shown.
const STRIP: f32 = 38.0;
const SHARE: f32 = 0.34;

/// Shows the text below a slide's picture; a text slide is itself the picture. Once the answer is shown, its reason replaces
/// the text. There is room for either, so that the layout does not change; a long reason is smaller, so that the picture keeps
/// most of its room.
pub(crate) fn show(ui: &mut Ui, told: &Told, slide: &Slide) {
    let is_text = matches!(slide.scene, Scene::Text(_));
    let text = if is_text { "" } else { &*slide.text };
    if is_text && reasons(slide).all(str::is_empty) {
        return;
    }
    let palette = *Palette::of(ui);
    let width = ui.available_width() - 2.0 * SIDE;
    let most = ui.available_height() * SHARE;
    let color = palette.text;
    let laid_out = |said: &str, sizes: &[f32], most: f32| {
        fitting(ui, said, weight(said), sizes, color, vec2(width, most))
    };
    let of_reasons = if is_text { &SIZES[..] } else { &[REASON] };
    let reasons = reasons(slide).map(|said| laid_out(said, of_reasons, most));
    let all = reasons.chain([laid_out(text, &SIZES, most)]);
    let tallest = all.map(|galley| galley.size().y).fold(0.0, f32::max);
    // Rounding may make a panel a fraction of a point smaller, which would cut off the descenders of the last line.
    // Why a board is next, which takes two lines, is known only later.
    let predicts = matches!(slide.task(), Some(Task::Predict(_)));
    let least = if predicts {
        2.8 * REASON
    } else {
        1.3 * SIZES[0]
    };
    let height = tallest.min(most).max(least) + 2.0;
    let said = told.reason(slide).unwrap_or(text);
    let galley = laid_out(said, &SIZES, height);
    // A rounding difference does not need a scroll bar.
    let bar = if galley.size().y > height {
        ScrollBarVisibility::VisibleWhenNeeded
    } else {
        ScrollBarVisibility::AlwaysHidden
    };
    let frame = Frame::new()
        .fill(grounds(ui)[1])
        .stroke(Stroke::NONE)
        .inner_margin(Margin {
            left: SIDE as i8,
            right: SIDE as i8,
            top: ABOVE as i8,
            bottom: BELOW as i8,
        });
    Panel::bottom("presented text")
        .exact_size(height + ABOVE + BELOW)
        .frame(frame)
        .show(ui, |ui| {
            ScrollArea::vertical()
                .max_height(height)
                .scroll_bar_visibility(bar)
                .min_scrolled_height(0.0)
                .auto_shrink(false)
                .show(ui, |ui| {
                    let size = vec2(width, galley.size().y.max(height));
                    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                    let from = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
                    ui.painter().galley(from, galley, palette.text);
                    named(ui, &response, said);
                });
        });
}

/// Shows the strip at the lower edge with the slide's number. The bar appears there, so that it covers neither picture nor
/// text. Returns its rectangle.
pub(crate) fn strip(ui: &mut Ui, slides: &Slides) -> Rect {
    let [view, text] = grounds(ui);
    let slide = slides.shown();
    let ground = if slide.is_some() { text } else { view };
    let frame = Frame::new()
        .fill(ground)
        .inner_margin(Margin::symmetric(SIDE as i8, 0));
    let panel = Panel::bottom("presented strip")
        .exact_size(STRIP)
        .show_separator_line(false)
        .frame(frame);
    let shown = panel.show(ui, |ui| {
        let Some((index, _)) = slide else {
            return;
        };
        ui.horizontal_centered(|ui| {
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                number(ui, index + 1, slides.len(), NUMBER);
            });
        });
    });
    shown.response.rect
}
