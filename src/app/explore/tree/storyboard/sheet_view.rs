//! How the storyboard is enlarged and moved.

use egui::{Pos2, Rect, Vec2};

/// How a storyboard is seen: as it was laid out, or enlarged and moved by a person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SheetView {
    pub(crate) zoom: f64,
    /// How far its middle is from the middle of the screen, in points.
    pub(crate) offset: Vec2,
}

impl Default for SheetView {
    fn default() -> Self {
        Self {
            zoom: 1.0,
            offset: Vec2::ZERO,
        }
    }
}

impl SheetView {
    /// How small and how large a storyboard may become.
    const ZOOMS: (f64, f64) = (0.5, 8.0);

    /// Where a point of the sheet, in points from its corner, is on the screen.
    pub(crate) fn to_screen(self, rect: Rect, pos: Pos2) -> Pos2 {
        let off = pos.to_vec2() - rect.size() / 2.0;
        rect.center() + self.offset + off * self.zoom as f32
    }

    /// The part of the sheet that is on the screen, in points from its corner.
    pub(crate) fn window(self, rect: Rect) -> Rect {
        let half = rect.size() / 2.0;
        let middle = half - self.offset / self.zoom as f32;
        Rect::from_center_size(middle.to_pos2(), rect.size() / self.zoom as f32)
    }

    /// Enlarged by a factor, so that what is at `pos` stays there.
    pub(crate) fn zoomed(self, rect: Rect, pos: Pos2, factor: f64) -> Self {
        let zoom = (self.zoom * factor).clamp(Self::ZOOMS.0, Self::ZOOMS.1);
        let off = pos - rect.center();
        let offset = off - (off - self.offset) * (zoom / self.zoom) as f32;
        Self { zoom, offset }
    }
}
