//! The look of a strategy's curve: a colour, a dash and a mark, so that colour is never the only distinction.

use egui::{Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, vec2};
use egui_plot::{Line, LineStyle, MarkerShape, PlotPoints, PlotUi};

use crate::theme::{Hue, Palette};
use slidescope_core::search::Strategy;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurveStyle {
    pub hue: Hue,
    pub color: Color32,
    pub line: LineStyle,
}

const LINES: [LineStyle; 4] = [
    LineStyle::Solid,
    LineStyle::Dashed { length: 10.0 },
    LineStyle::Dashed { length: 5.0 },
    LineStyle::Dotted { spacing: 5.0 },
];

impl CurveStyle {
    /// The style of a hue: the same on every screen.
    pub fn of(palette: &Palette, hue: Hue) -> Self {
        let line = match hue {
            Hue::Sky | Hue::Orange | Hue::Violet => LINES[0],
            Hue::Green | Hue::Vermilion | Hue::Indigo => LINES[1],
            Hue::Brown | Hue::Lime | Hue::Slate => LINES[2],
            Hue::Yellow | Hue::Teal => LINES[3],
        };
        let color = palette.hue(hue);
        Self { hue, color, line }
    }

    /// Returns a style for each of `strategies`. Where there are not enough hues, those that share one have different lines.
    pub fn each(palette: &Palette, strategies: &[Strategy]) -> Vec<Self> {
        let mut styles: Vec<Self> = Vec::new();
        for hue in Hue::each(strategies) {
            let mut style = Self::of(palette, hue);
            let is_taken = |line| styles.contains(&Self { line, ..style });
            if is_taken(style.line) {
                let free = LINES.into_iter().find(|&line| !is_taken(line));
                style.line = free.unwrap_or(style.line);
            }
            styles.push(style);
        }
        styles
    }

    /// The mark in a plot, the same that [`paint_mark`] paints.
    pub const fn marker(self) -> MarkerShape {
        match self.hue {
            Hue::Sky => MarkerShape::Circle,
            Hue::Green | Hue::Slate => MarkerShape::Square,
            Hue::Orange => MarkerShape::Up,
            Hue::Violet => MarkerShape::Diamond,
            Hue::Vermilion => MarkerShape::Down,
            Hue::Yellow => MarkerShape::Cross,
            Hue::Teal => MarkerShape::Plus,
            Hue::Brown => MarkerShape::Left,
            Hue::Lime => MarkerShape::Right,
            Hue::Indigo => MarkerShape::Asterisk,
        }
    }

    /// Draws the curve in a plot.
    pub fn draw(self, plot: &mut PlotUi<'_>, name: &str, width: f32, points: PlotPoints<'static>) {
        draw_line(plot, name, points, (self.color, width, self.line));
    }

    pub fn paint(self, painter: &Painter, rect: Rect) {
        paint_line(painter, rect, Stroke::new(2.0, self.color), self.line);
        paint_mark(painter, rect.center(), 4.0, self.hue, self.color);
    }
}

/// Paints a sample of a curve for a legend.
pub fn paint_line(painter: &Painter, rect: Rect, stroke: Stroke, line: LineStyle) {
    let ends = [rect.left_center(), rect.right_center()];
    painter.extend(match line {
        LineStyle::Solid => vec![Shape::line_segment(ends, stroke)],
        LineStyle::Dashed { length } => {
            Shape::dashed_line(&ends, stroke, 0.6 * length, 0.4 * length)
        }
        LineStyle::Dotted { .. } => Shape::dotted_line(&ends, stroke.color, 4.0, 1.0),
    });
}

pub fn draw_line(
    plot: &mut PlotUi<'_>,
    name: &str,
    points: PlotPoints<'static>,
    (color, width, style): (Color32, f32, LineStyle),
) {
    let line = Line::new(name.to_owned(), points).color(color).width(width);
    plot.line(line.style(style).allow_hover(false));
}

pub fn mark(ui: &mut Ui, hue: Hue) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(12.0, 18.0), Sense::hover());
    let color = Palette::of(ui).hue(hue);
    paint_mark(ui.painter(), rect.center(), 5.0, hue, color);
    response
}

pub fn paint_mark(painter: &Painter, centre: Pos2, r: f32, hue: Hue, color: Color32) {
    let polygon = |corners: &[(f32, f32)]| {
        let corners = corners.iter().map(|&(x, y)| centre + vec2(x, y) * r);
        Shape::convex_polygon(corners.collect(), color, Stroke::NONE)
    };
    // Lines through the centre.
    let star = |arms: &[(f32, f32)], width: f32| {
        let stroke = Stroke::new(r * width, color);
        let arms = arms.iter().map(|&(x, y)| {
            let arm = vec2(x, y) * r;
            Shape::line_segment([centre - arm, centre + arm], stroke)
        });
        Shape::Vec(arms.collect())
    };
    let shape = match hue {
        Hue::Sky => Shape::circle_filled(centre, r, color),
        Hue::Green => polygon(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
        Hue::Slate => polygon(&[(-1.1, -0.5), (1.1, -0.5), (1.1, 0.5), (-1.1, 0.5)]),
        Hue::Orange => polygon(&[(0.0, -1.0), (1.1, 0.9), (-1.1, 0.9)]),
        Hue::Violet => polygon(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]),
        Hue::Vermilion => polygon(&[(-1.1, -0.9), (1.1, -0.9), (0.0, 1.0)]),
        Hue::Yellow => star(&[(0.9, 0.9), (0.9, -0.9)], 0.55),
        Hue::Teal => star(&[(1.1, 0.0), (0.0, 1.1)], 0.55),
        Hue::Brown => polygon(&[(-1.0, 0.0), (0.9, -1.1), (0.9, 1.1)]),
        Hue::Lime => polygon(&[(1.0, 0.0), (-0.9, 1.1), (-0.9, -1.1)]),
        Hue::Indigo => star(&[(0.0, 1.1), (0.95, 0.55), (0.95, -0.55)], 0.4),
    };
    painter.add(shape);
}
