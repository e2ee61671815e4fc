//! The scrubber of the timeline.

use egui::{Color32, Painter, Rect, Response, Stroke, Ui, pos2, vec2};

use crate::app::theme::Palette;
use crate::app::widgets::slider::{ends, paint_handle, unseen};

const HEIGHT: f32 = 22.0;
const RAIL: f32 = 6.0;
/// Ticks nearer to each other than this are left out: they would be a blur.
const APART: f32 = 5.0;

/// What stands on a scrubber. Everything is counted in expansions.
pub(crate) struct Scrubber<'a> {
    pub(crate) at: u64,
    pub(crate) end: u64,
    /// The last moment recorded; what comes after is hatched.
    pub(crate) recorded: u64,
    /// Moments that mean something, ascending.
    pub(crate) ticks: &'a [u64],
    pub(crate) flags: &'a [u64],
    /// Moments with a note.
    pub(crate) slides: &'a [u64],
    pub(crate) goal: Option<u64>,
}

impl Scrubber<'_> {
    /// Shows it, `width` points wide; gives back the moment it was moved to.
    pub(crate) fn show(&self, ui: &mut Ui, width: f32) -> (Response, Option<u64>) {
        let mut value = self.at as f64;
        let end = self.end.max(1) as f64;
        let enabled = self.end > 0;
        let response = unseen(ui, &mut value, 0.0..=end, vec2(width, HEIGHT), enabled);
        self.paint(ui, &response);
        let moved = response.changed().then_some(value.round().max(0.0) as u64);
        (response, moved)
    }

    pub(crate) fn under(&self, response: &Response, x: f32) -> u64 {
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
        let color = if response.enabled() {
            palette.text
        } else {
            palette.dim
        };
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

/// Slanted lines over what cannot be looked at directly.
fn hatch(painter: &Painter, rect: Rect, color: Color32) {
    let painter = painter.with_clip_rect(rect);
    let mut x = rect.left();
    while x < rect.right() {
        let line = [pos2(x, rect.bottom()), pos2(x + RAIL, rect.top())];
        painter.line_segment(line, Stroke::new(1.5, color));
        x += 5.0;
    }
}

fn paint_flag(painter: &Painter, foot: egui::Pos2, color: Color32) {
    let top = foot - vec2(0.0, 9.0);
    painter.line_segment([foot + vec2(0.0, RAIL), top], Stroke::new(1.5, color));
    let pennant = vec![top, top + vec2(7.0, 2.5), top + vec2(0.0, 5.0)];
    painter.add(egui::Shape::convex_polygon(pennant, color, Stroke::NONE));
}

fn paint_slide(painter: &Painter, top: egui::Pos2, color: Color32) {
    let at = |x: f32, y: f32| top + vec2(x, y);
    // Two pieces: the notch makes the whole concave.
    for side in [-1.0, 1.0] {
        let half = vec![
            at(0.0, 1.0),
            at(3.0 * side, 1.0),
            at(3.0 * side, 8.5),
            at(0.0, 6.0),
        ];
        painter.add(egui::Shape::convex_polygon(half, color, Stroke::NONE));
    }
}
