//! How a picture of the tree maps to the screen, and how the whole tree fits into it.

use egui::{Pos2, Rect, Vec2, pos2};

use slidescope_core::layout::Position;
use slidescope_core::layout::visible::Window;

/// How positions in a picture of the tree map to the screen. Positions in the tree of dots are in leaves and rows, those in
/// the storyboard are in points from its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    pub(crate) centre: Position,
    /// Points on the screen per horizontal unit.
    pub(crate) across: f64,
    /// Points on the screen per vertical unit.
    pub(crate) down: f64,
}

/// The maximum points per leaf and per row when the whole tree is shown.
const WIDEST: f64 = 56.0;
const TALLEST: f64 = 44.0;
/// Points around the whole tree.
pub const MARGIN: f64 = 26.0;

impl Viewport {
    pub(crate) const SHEET: Self = Self {
        centre: Position::new(0.0, 0.0),
        across: 1.0,
        down: 1.0,
    };

    /// Returns the viewport that shows everything between two corners.
    pub fn of(low: Position, high: Position, room: Vec2) -> Self {
        let fit = |room: f32, span: f64, most: f64| {
            ((f64::from(room) - 2.0 * MARGIN).max(1.0) / span.max(1e-9)).min(most)
        };
        Self {
            centre: Position::new(f64::midpoint(low.x, high.x), f64::midpoint(low.y, high.y)),
            across: fit(room.x, high.x - low.x, WIDEST),
            down: fit(room.y, high.y - low.y, TALLEST),
        }
    }

    pub fn to_screen(self, rect: Rect, position: Position) -> Pos2 {
        let middle = rect.center();
        pos2(
            middle.x + ((position.x - self.centre.x) * self.across) as f32,
            middle.y + ((position.y - self.centre.y) * self.down) as f32,
        )
    }

    pub fn to_tree(self, rect: Rect, pos: Pos2) -> Position {
        let off = pos - rect.center();
        let (x, y) = (f64::from(off.x) / self.across, f64::from(off.y) / self.down);
        Position::new(self.centre.x + x, self.centre.y + y)
    }

    /// Returns the part of the tree in `rect`, with cells `cell` points wide.
    pub(crate) fn window(self, rect: Rect, cell: f64) -> Window {
        Window {
            low: self.to_tree(rect, rect.min),
            high: self.to_tree(rect, rect.max),
            cell: cell / self.across,
        }
    }

    /// Returns the viewport with the picture moved by `by` points.
    pub(crate) fn moved(mut self, by: Vec2) -> Self {
        self.centre.x -= f64::from(by.x) / self.across;
        self.centre.y -= f64::from(by.y) / self.down;
        self
    }

    /// Returns the viewport at another scale, with what is at `pos` where it was.
    pub(crate) fn scaled(self, rect: Rect, pos: Pos2, (across, down): (f64, f64)) -> Self {
        let mut scaled = Self {
            across,
            down,
            ..self
        };
        let (before, after) = (self.to_tree(rect, pos), scaled.to_tree(rect, pos));
        scaled.centre.x += before.x - after.x;
        scaled.centre.y += before.y - after.y;
        scaled
    }

    /// Returns the viewport between this one and another, `share` of the way.
    pub(crate) fn towards(self, other: Self, share: f64) -> Self {
        let mix = |a: f64, b: f64| a + (b - a) * share;
        let zoom = |a: f64, b: f64| a * (b / a).powf(share);
        Self {
            centre: Position::new(
                mix(self.centre.x, other.centre.x),
                mix(self.centre.y, other.centre.y),
            ),
            across: zoom(self.across, other.across),
            down: zoom(self.down, other.down),
        }
    }

    pub fn is_as_good_as(self, other: Self) -> bool {
        let off_x = (self.centre.x - other.centre.x) * other.across;
        let off_y = (self.centre.y - other.centre.y) * other.down;
        off_x.abs().max(off_y.abs()) < 0.3
            && (self.across / other.across).ln().abs() < 1e-3
            && (self.down / other.down).ln().abs() < 1e-3
    }
}
