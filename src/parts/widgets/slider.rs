//! A slider in our style, the scrubber of the timeline, and a progress bar.

use std::ops::RangeInclusive;

use egui::{
    Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, Slider, Stroke, Ui, Vec2, pos2,
    vec2,
};

use crate::theme::Palette;
use crate::widgets::described;
use slidescope_core::text::numbers::percent_done;

const HEIGHT: f32 = 20.0;

pub fn slider(ui: &mut Ui, value: &mut f64, range: RangeInclusive<f64>, width: f32) -> Response {
    let (low, high) = (*range.start(), *range.end());
    let response = unseen(ui, value, range, vec2(width, HEIGHT), true);
    let part = ((*value - low) / (high - low)).clamp(0.0, 1.0) as f32;
    paint(ui, &response, part);
    response
}

/// Adds egui's own slider, invisible, to be painted over. It handles dragging, keys and accessibility.
fn unseen(
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

/// Paints the handle of a slider, slightly larger under the pointer, and with a ring around it if it has the focus.
fn paint_handle(ui: &Ui, response: &Response, x: f32, radius: f32, color: Color32) {
    let grown = f32::from(u8::from(response.hovered() || response.dragged()));
    let handle = pos2(x, response.rect.center().y);
    ui.painter().circle_filled(handle, radius + grown, color);
    if response.has_focus() {
        let ring = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter().circle_stroke(handle, radius + 3.5, ring);
    }
}

/// Returns the x of the handle's centre at both ends; egui keeps the handle inside the rectangle.
fn ends(rect: Rect) -> (f32, f32) {
    let inset = rect.height() / 2.5;
    (rect.left() + inset, rect.right() - inset)
}

/// Shows a progress bar. `share` is the part that is done, from 0 to 1.
pub fn progress_bar(ui: &mut Ui, share: f32, color: Color32, name: &str) -> Response {
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

const RAIL: f32 = 6.0;
/// Ticks closer together than this, in points, are omitted, because they would blur.
const APART: f32 = 5.0;

/// The contents of a scrubber. All moments are counted in expansions.
pub struct Scrubber<'a> {
    pub at: u64,
    pub end: u64,
    /// The last recorded moment; the part after it is hatched.
    pub recorded: u64,
    /// Significant moments, in ascending order.
    pub ticks: &'a [u64],
    pub flags: &'a [u64],
    /// Moments with a slide.
    pub slides: &'a [u64],
    pub goal: Option<u64>,
}

impl Scrubber<'_> {
    /// Shows the scrubber in the whole width. Returns the moment it was moved to. `said` is its value for screen readers.
    pub fn show(&self, ui: &mut Ui, name: &str, said: &str) -> (Response, Option<u64>) {
        let width = ui.available_width();
        let mut value = self.at as f64;
        let end = self.end.max(1) as f64;
        let enabled = self.end > 0;
        let response = unseen(ui, &mut value, 0.0..=end, vec2(width, 22.0), enabled);
        self.paint(ui, &response);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_label(name);
            node.set_value(said);
        });
        let moved = response.changed().then_some(value.round().max(0.0) as u64);
        (response, moved)
    }

    pub fn under(&self, response: &Response, x: f32) -> u64 {
        let (left, right) = ends(response.rect);
        let part = ((x - left) / (right - left)).clamp(0.0, 1.0);
        (f64::from(part) * self.end as f64).round() as u64
    }

    fn paint(&self, ui: &Ui, response: &Response) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let rect = response.rect;
        let (left, right) = ends(rect);
        let x = |k: u64| {
            let part = k as f64 / self.end.max(1) as f64;
            egui::lerp(left..=right, part.min(1.0) as f32)
        };
        let rail = Rect::from_center_size(rect.center(), vec2(rect.width(), RAIL));
        painter.rect_filled(rail, RAIL / 2.0, palette.line);
        if self.recorded < self.end {
            hatch(painter, rail.with_min_x(x(self.recorded)), palette.panel);
        }
        let done = rail.with_max_x(x(self.at));
        painter.rect_filled(done, RAIL / 2.0, palette.accent);
        self.ticks(painter, rail, x, palette);
        for &flag in self.flags {
            paint_flag(painter, pos2(x(flag), rail.top()), palette.bad);
        }
        for &mark in self.slides.iter().filter(|mark| **mark <= self.end) {
            paint_slide(painter, pos2(x(mark), rail.bottom()), palette.text);
        }
        let enabled = response.enabled();
        let color = if enabled { palette.text } else { palette.dim };
        paint_handle(ui, response, x(self.at), 7.5, color);
    }

    fn ticks(&self, painter: &Painter, rail: Rect, x: impl Fn(u64) -> f32, palette: &Palette) {
        let mut last = f32::NEG_INFINITY;
        for &tick in self.ticks {
            let at = x(tick);
            if at - last >= APART {
                let line = Stroke::new(1.5, palette.dim);
                painter.vline(at, rail.top() - 5.0..=rail.top() - 1.0, line);
                last = at;
            }
        }
        if let Some(goal) = self.goal {
            let line = Stroke::new(2.5, palette.gold);
            painter.vline(x(goal), rail.top() - 5.0..=rail.bottom() + 5.0, line);
        }
    }
}

/// Paints slanted lines over the part that is not recorded.
fn hatch(painter: &Painter, rect: Rect, color: Color32) {
    let painter = painter.with_clip_rect(rect);
    let mut x = rect.left();
    while x < rect.right() {
        let line = [pos2(x, rect.bottom()), pos2(x + RAIL, rect.top())];
        painter.line_segment(line, Stroke::new(1.5, color));
        x += 5.0;
    }
}

fn paint_flag(painter: &Painter, foot: Pos2, color: Color32) {
    let top = foot - vec2(0.0, 9.0);
    painter.line_segment([foot + vec2(0.0, RAIL), top], Stroke::new(1.5, color));
    let pennant = vec![top, top + vec2(7.0, 2.5), top + vec2(0.0, 5.0)];
    painter.add(Shape::convex_polygon(pennant, color, Stroke::NONE));
}

fn paint_slide(painter: &Painter, top: Pos2, color: Color32) {
    // Painted in two convex parts, because the notch makes the whole shape concave.
    for side in [-1.0, 1.0] {
        let half = [(0.0, 1.0), (3.0, 1.0), (3.0, 8.5), (0.0, 6.0)];
        let half = half.map(|(x, y)| top + vec2(x * side, y)).to_vec();
        painter.add(Shape::convex_polygon(half, color, Stroke::NONE));
    }
}
