//! A slider in our style, and a bar that shows progress.

use std::ops::RangeInclusive;

use egui::{Color32, Response, Role, Sense, Slider, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::theme::Palette;
use crate::text::numbers::percent_done;

/// The height of its place, and with it the size of the handle.
const HEIGHT: f32 = 20.0;

/// A slider over whole numbers, `width` points wide. egui's own does the dragging, the keys and the names, and is painted
/// over.
pub(crate) fn slider(
    ui: &mut Ui,
    value: &mut f64,
    range: RangeInclusive<f64>,
    width: f32,
) -> Response {
    let (low, high) = (*range.start(), *range.end());
    let response = ui
        .scope(|ui| {
            ui.set_opacity(0.0);
            ui.spacing_mut().slider_width = width;
            ui.spacing_mut().interact_size.y = HEIGHT;
            ui.add(Slider::new(value, range).step_by(1.0).show_value(false))
        })
        .inner;
    let part = ((*value - low) / (high - low)).clamp(0.0, 1.0) as f32;
    paint(ui, &response, part);
    response
}

/// How much of something is done, from 0 to 1, as a bar.
pub(crate) fn progress_bar(ui: &mut Ui, share: f32, color: Color32, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    ui.painter().rect_filled(rect, 4.0, Palette::of(ui).line);
    let done = rect.with_max_x(rect.left() + (rect.width() * share).max(8.0));
    ui.painter().rect_filled(done, 4.0, color);
    let percent = percent_done(share);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ProgressIndicator, ui.is_enabled(), name);
        info.current_text_value = Some(percent.clone());
        info
    });
    response
}

fn paint(ui: &Ui, response: &Response, part: f32) {
    let palette = Palette::of(ui);
    let rect = response.rect;
    // egui keeps the handle inside the place: its centre stays this far from the ends.
    let inset = rect.height() / 2.5;
    let x = egui::lerp(rect.left() + inset..=rect.right() - inset, part);
    let rail = egui::Rect::from_center_size(rect.center(), vec2(rect.width(), 4.0));
    ui.painter().rect_filled(rail, 2.0, palette.line);
    let done = rail.with_max_x(x);
    ui.painter().rect_filled(done, 2.0, palette.accent);
    let grown = if response.hovered() || response.dragged() {
        1.0
    } else {
        0.0
    };
    let handle = pos2(x, rect.center().y);
    ui.painter()
        .circle_filled(handle, 6.5 + grown, palette.text);
    if response.has_focus() {
        let ring = Stroke::new(2.0, palette.accent);
        ui.painter().circle_stroke(handle, 10.0, ring);
    }
}
