//! How each strategy's curve looks: a colour, a dash and a mark, so that none is told by its colour alone.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use egui_plot::{LineStyle, MarkerShape};

use crate::{app::theme::Palette, search::Strategy};

/// How a curve looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    /// Its colour.
    pub(super) color: Color32,
    /// Its place among the strategies, which gives dash and mark.
    at: usize,
}

/// A look for each of `strategies`: the colour of its algorithm, or where another has that, one that is free.
pub(super) fn looks(palette: &Palette, strategies: &[Strategy]) -> Vec<Look> {
    let all = [
        palette.bfs,
        palette.bidirectional,
        palette.astar,
        palette.backward,
        palette.gold,
        palette.bad,
        palette.dim,
        palette.text,
    ];
    let mut taken: Vec<Color32> = Vec::new();
    let wanted: Vec<Color32> = strategies
        .iter()
        .map(|strategy| palette.algorithm(strategy.algorithm))
        .collect();
    let colors = wanted.iter().map(|&own| {
        // A colour that another algorithm asks for is left to it, as long as there are others.
        let free = |color: &&Color32| !taken.contains(color);
        let color = if taken.contains(&own) {
            let others = all.iter().filter(free);
            let unwanted = others.clone().find(|color| !wanted.contains(color));
            unwanted.or_else(|| all.iter().find(free)).copied()
        } else {
            Some(own)
        };
        let color = color.unwrap_or(own);
        taken.push(color);
        color
    });
    colors
        .enumerate()
        .map(|(at, color)| Look { color, at })
        .collect()
}

impl Look {
    /// The dash of its line.
    pub(super) const fn style(self) -> LineStyle {
        match self.at % 3 {
            0 => LineStyle::Solid,
            1 => LineStyle::Dashed { length: 7.0 },
            _ => LineStyle::Dotted { spacing: 8.0 },
        }
    }

    /// The mark at its points.
    pub(super) const fn mark(self) -> MarkerShape {
        match self.at % 8 {
            0 => MarkerShape::Circle,
            1 => MarkerShape::Square,
            2 => MarkerShape::Up,
            3 => MarkerShape::Diamond,
            4 => MarkerShape::Down,
            5 => MarkerShape::Plus,
            6 => MarkerShape::Cross,
            _ => MarkerShape::Left,
        }
    }

    /// Paints a piece of the curve across `rect`.
    pub(super) fn paint(self, painter: &Painter, rect: Rect) {
        let (from, to) = (rect.left_center(), rect.right_center());
        let stroke = Stroke::new(2.0, self.color);
        match self.style() {
            LineStyle::Solid => painter.add(Shape::line_segment([from, to], stroke)),
            LineStyle::Dashed { .. } => {
                painter.extend(Shape::dashed_line(&[from, to], stroke, 4.0, 3.0));
                painter.add(Shape::Noop)
            }
            LineStyle::Dotted { .. } => {
                painter.extend(Shape::dotted_line(&[from, to], self.color, 4.0, 1.0));
                painter.add(Shape::Noop)
            }
        };
        self.paint_mark(painter, rect.center(), 4.0);
    }

    /// Paints its mark.
    fn paint_mark(self, painter: &Painter, at: Pos2, radius: f32) {
        let turned = |angles: &[f32]| {
            let corner = |turn: &f32| {
                let angle = std::f32::consts::TAU * turn;
                pos2(at.x + radius * angle.cos(), at.y + radius * angle.sin())
            };
            let corners = angles.iter().map(corner).collect();
            painter.add(Shape::convex_polygon(corners, self.color, Stroke::NONE));
        };
        let strokes = |ends: [(f32, f32); 2]| {
            for (x, y) in ends {
                let by = vec2(x, y) * radius;
                painter.line_segment([at - by, at + by], Stroke::new(2.0, self.color));
            }
        };
        match self.mark() {
            MarkerShape::Square => turned(&[0.125, 0.375, 0.625, 0.875]),
            MarkerShape::Up => turned(&[0.75, 0.75 + 1.0 / 3.0, 0.75 + 2.0 / 3.0]),
            MarkerShape::Diamond => turned(&[0.0, 0.25, 0.5, 0.75]),
            MarkerShape::Down => turned(&[0.25, 0.25 + 1.0 / 3.0, 0.25 + 2.0 / 3.0]),
            MarkerShape::Left => turned(&[0.5, 0.5 + 1.0 / 3.0, 0.5 + 2.0 / 3.0]),
            MarkerShape::Plus => strokes([(1.0, 0.0), (0.0, 1.0)]),
            MarkerShape::Cross => strokes([(0.7, 0.7), (0.7, -0.7)]),
            _ => {
                painter.circle_filled(at, radius * 0.9, self.color);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::model::Form, search::Algorithm, study::parse_strategy};

    #[test]
    fn no_two_of_the_most_curves_look_alike() {
        let names = [
            "bfs",
            "astar:misplaced",
            "astar:manhattan",
            "uniform-cost",
            "bidirectional",
            "greedy",
            "ida-star",
            "depth-limited",
        ];
        assert_eq!(names.len(), Form::MOST);
        let strategies = names.map(|name| parse_strategy(name).expect(name));
        for palette in [Palette::DARK, Palette::LIGHT] {
            let looks = looks(&palette, &strategies);
            for (at, look) in looks.iter().enumerate() {
                for other in &looks[..at] {
                    assert_ne!(look.color, other.color);
                    assert_ne!(look.mark(), other.mark());
                }
            }
            // The first of its kind has the colour it has everywhere.
            assert_eq!(looks[1].color, palette.algorithm(Algorithm::AStar));
            assert_eq!(looks[4].color, palette.algorithm(Algorithm::Bidirectional));
        }
    }
}
