//! A slider in our style, and a bar that shows progress.

use std::ops::RangeInclusive;

use egui::{Color32, Rect, Response, Role, Sense, Slider, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::theme::Palette;
use crate::app::widgets::described;
use crate::text::numbers::percent_done;

const HEIGHT: f32 = 20.0;

pub(crate) fn slider(
    ui: &mut Ui,
    value: &mut f64,
    range: RangeInclusive<f64>,
    width: f32,
) -> Response {
    let (low, high) = (*range.start(), *range.end());
    let response = unseen(ui, value, range, vec2(width, HEIGHT), true);
    let part = ((*value - low) / (high - low)).clamp(0.0, 1.0) as f32;
    paint(ui, &response, part);
    response
}

/// egui's own slider, unseen, to be painted over: it does the dragging, the keys and the names.
pub(super) fn unseen(
    ui: &mut Ui,
    value: &mut f64,
    range: RangeInclusive<f64>,
    size: Vec2,
    enabled: bool,
) -> Response {
    let slider = |ui: &mut Ui| {
        ui.set_opacity(0.0);
        ui.spacing_mut().slider_width = size.x;
        ui.spacing_mut().interact_size.y = size.y;
        let slider = Slider::new(value, range).step_by(1.0);
        ui.add_enabled(enabled, slider.show_value(false))
    };
    ui.scope(slider).inner
}

/// Paints the handle of a slider, a little larger under the pointer, and a ring around it where it has the keyboard.
pub(super) fn paint_handle(ui: &Ui, response: &Response, x: f32, radius: f32, color: Color32) {
    let grown = f32::from(u8::from(response.hovered() || response.dragged()));
    let handle = pos2(x, response.rect.center().y);
    ui.painter().circle_filled(handle, radius + grown, color);
    if response.has_focus() {
        let ring = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter().circle_stroke(handle, radius + 3.5, ring);
    }
}

/// Where the handle's centre is at both ends; egui keeps the handle inside the place.
pub(super) fn ends(rect: Rect) -> (f32, f32) {
    let inset = rect.height() / 2.5;
    (rect.left() + inset, rect.right() - inset)
}

/// How much of something is done, from 0 to 1, as a bar.
pub(crate) fn progress_bar(ui: &mut Ui, share: f32, color: Color32, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    ui.painter().rect_filled(rect, 4.0, Palette::of(ui).line);
    let done = rect.with_max_x(rect.left() + (rect.width() * share).max(8.0));
    ui.painter().rect_filled(done, 4.0, color);
    let percent = percent_done(share);
    described(ui, &response, Role::ProgressIndicator, name, Some(&percent));
    response
}

fn paint(ui: &Ui, response: &Response, part: f32) {
    let palette = Palette::of(ui);
    let rect = response.rect;
    let (left, right) = ends(rect);
    let x = egui::lerp(left..=right, part);
    let rail = Rect::from_center_size(rect.center(), vec2(rect.width(), 4.0));
    ui.painter().rect_filled(rail, 2.0, palette.line);
    let done = rail.with_max_x(x);
    ui.painter().rect_filled(done, 2.0, palette.accent);
    paint_handle(ui, response, x, 6.5, palette.text);
}
