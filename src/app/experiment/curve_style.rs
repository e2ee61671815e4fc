//! How each strategy's curve looks: a colour, a dash and a mark, so that none is told by its colour alone.

use egui::{Color32, Painter, Rect, Shape, Stroke};
use egui_plot::{LineStyle, MarkerShape};

use crate::{
    app::{compare::Hue, theme::Palette, widgets::paint_mark},
    search::Strategy,
};

/// How a curve looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Look {
    /// Its colour.
    pub(crate) color: Color32,
    /// The hue that the colour is of, which gives the mark.
    hue: Hue,
    /// Its place among the strategies, which gives the dash.
    at: usize,
}

/// A look for each of `strategies`: the hue of its algorithm, or where another has that, one that is free.
pub(crate) fn looks(palette: &Palette, strategies: &[Strategy]) -> Vec<Look> {
    let mut taken = Vec::new();
    for strategy in strategies {
        taken.push(Hue::beside(strategy.algorithm, &taken));
    }
    let look = |(at, hue): (usize, Hue)| Look {
        color: palette.hue(hue),
        hue,
        at,
    };
    taken.into_iter().enumerate().map(look).collect()
}

impl Look {
    /// The dash of its line.
    pub(crate) const fn style(self) -> LineStyle {
        match self.at % 3 {
            0 => LineStyle::Solid,
            1 => LineStyle::Dashed { length: 7.0 },
            _ => LineStyle::Dotted { spacing: 8.0 },
        }
    }

    /// The mark at its points, the same that the hue has elsewhere.
    pub(crate) const fn mark(self) -> MarkerShape {
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
        painter.extend(match self.style() {
            LineStyle::Solid => vec![Shape::line_segment(ends, stroke)],
            LineStyle::Dashed { .. } => Shape::dashed_line(&ends, stroke, 4.0, 3.0),
            LineStyle::Dotted { .. } => Shape::dotted_line(&ends, self.color, 4.0, 1.0),
        });
        paint_mark(painter, rect.center(), 4.0, self.hue, self.color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::experiment::Form, study::parse_strategy};

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
        let looks = looks(&Palette::DARK, &strategies);
        for (at, look) in looks.iter().enumerate() {
            for other in &looks[..at] {
                assert_ne!(look.color, other.color);
                assert_ne!(look.mark(), other.mark());
            }
        }
    }
}
