//! The marks of strategies: a shape beside each colour, so that they can be told apart without it.

use std::sync::Arc;

use egui::{
    Color32, FontId, Galley, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, pos2,
    text::LayoutJob, vec2,
};

use crate::app::{compare::Hue, theme::Palette};

/// The mark of a hue, in a place of its own.
pub(crate) fn mark(ui: &mut Ui, hue: Hue) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(12.0, 18.0), Sense::hover());
    let color = Palette::of(ui).hue(hue);
    paint_mark(ui.painter(), rect.center(), 5.0, hue, color);
    response
}

/// Paints the mark of a hue around `centre`.
pub(crate) fn paint_mark(painter: &Painter, centre: Pos2, r: f32, hue: Hue, color: Color32) {
    let polygon = |corners: &[(f32, f32)]| {
        let corners = corners.iter().map(|&(x, y)| centre + vec2(x, y) * r);
        Shape::convex_polygon(corners.collect(), color, Stroke::NONE)
    };
    let shape = match hue {
        Hue::Sky => Shape::circle_filled(centre, r, color),
        Hue::Green => polygon(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
        Hue::Orange => polygon(&[(0.0, -1.0), (1.1, 0.9), (-1.1, 0.9)]),
        Hue::Pink => polygon(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]),
        Hue::Vermilion => polygon(&[(-1.1, -0.9), (1.1, -0.9), (0.0, 1.0)]),
        Hue::Yellow => {
            let stroke = Stroke::new(r * 0.55, color);
            let arm = |x: f32, y: f32| {
                let from = pos2(centre.x - x * r, centre.y - y * r);
                Shape::line_segment([from, centre + vec2(x, y) * r], stroke)
            };
            Shape::Vec(vec![arm(0.9, 0.9), arm(0.9, -0.9)])
        }
    };
    painter.add(shape);
}

/// One line of text, cut short with an ellipsis where it is wider than `width`.
pub(crate) fn elided(
    painter: &Painter,
    text: &str,
    font: FontId,
    color: Color32,
    width: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap.max_width = width.max(0.0);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    painter.layout_job(job)
}
