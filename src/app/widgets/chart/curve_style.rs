//! How a strategy's curve looks: a colour, a dash and a mark, so that none is told by its colour alone.

use egui::{Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, pos2, vec2};
use egui_plot::{LineStyle, MarkerShape};

use crate::app::theme::Palette;
use crate::app::widgets::chart::Hue;
use crate::search::Strategy;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CurveStyle {
    /// Which mark it has.
    pub(crate) hue: Hue,
    pub(crate) color: Color32,
    pub(crate) line: LineStyle,
}

impl CurveStyle {
    /// The style of a hue where marks stand at the end of curves only: more dashes the more alike the colours.
    pub(crate) fn of(palette: &Palette, hue: Hue) -> Self {
        let line = match hue {
            Hue::Sky | Hue::Green | Hue::Orange => LineStyle::Solid,
            Hue::Pink => LineStyle::Dashed { length: 10.0 },
            Hue::Vermilion => LineStyle::Dashed { length: 5.0 },
            Hue::Yellow => LineStyle::Dotted { spacing: 4.0 },
        };
        let color = palette.hue(hue);
        Self { hue, color, line }
    }

    /// A style for each of `strategies`, with a hue of its own and marks at every point; dashes take turns.
    pub(crate) fn each(palette: &Palette, strategies: &[Strategy]) -> Vec<Self> {
        let mut taken = Vec::new();
        for strategy in strategies {
            taken.push(Hue::beside(strategy.algorithm, &taken));
        }
        let lines = [
            LineStyle::Solid,
            LineStyle::Dashed { length: 7.0 },
            LineStyle::Dotted { spacing: 8.0 },
        ];
        let style = |(hue, line): (Hue, LineStyle)| Self {
            line,
            ..Self::of(palette, hue)
        };
        taken
            .into_iter()
            .zip(lines.into_iter().cycle())
            .map(style)
            .collect()
    }

    /// The mark in a plot, the same that [`paint_mark`] paints.
    pub(crate) const fn marker(self) -> MarkerShape {
        match self.hue {
            Hue::Sky => MarkerShape::Circle,
            Hue::Green => MarkerShape::Square,
            Hue::Orange => MarkerShape::Up,
            Hue::Pink => MarkerShape::Diamond,
            Hue::Vermilion => MarkerShape::Down,
            Hue::Yellow => MarkerShape::Cross,
        }
    }

    /// Paints a piece of the curve across `rect`.
    pub(crate) fn paint(self, painter: &Painter, rect: Rect) {
        let ends = [rect.left_center(), rect.right_center()];
        let stroke = Stroke::new(2.0, self.color);
        painter.extend(match self.line {
            LineStyle::Solid => vec![Shape::line_segment(ends, stroke)],
            LineStyle::Dashed { .. } => Shape::dashed_line(&ends, stroke, 4.0, 3.0),
            LineStyle::Dotted { .. } => Shape::dotted_line(&ends, self.color, 4.0, 1.0),
        });
        paint_mark(painter, rect.center(), 4.0, self.hue, self.color);
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::experiment::Form;
    use crate::study::parse_strategy;

    #[test]
    fn no_two_of_the_most_curves_look_alike() {
        let names = [
            "bfs",
            "astar:misplaced",
            "astar:manhattan",
            "uniform-cost",
            "bidirectional",
            "idastar",
        ];
        assert_eq!(names.len(), Form::MOST);
        let strategies = names.map(|name| parse_strategy(name).expect(name));
        let styles = CurveStyle::each(&Palette::DARK, &strategies);
        for (at, style) in styles.iter().enumerate() {
            for other in &styles[..at] {
                assert_ne!(style.color, other.color);
                assert_ne!(style.marker(), other.marker());
            }
        }
    }
}
