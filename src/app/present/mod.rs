//! The presentation: one view on the whole screen, for a room to see.
//!
//! It shows what the window shows, scaled so that its smallest text is legible from the last row.

pub(crate) mod bar_view;
pub(crate) mod board_view;
pub(crate) mod caption_view;
pub(crate) mod header_view;
pub(crate) mod keys;
pub(crate) mod overlay;
pub(crate) mod present_view;

pub(crate) use present_view::PresentView;

use egui::{Context, Vec2, vec2};

/// Whether there is a presentation, and what of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Present {
    pub(crate) on: bool,
    pub(crate) blank: bool,
    /// Whether the board is shown instead of a view of the search.
    pub(crate) board: bool,
}

impl Present {
    /// Begins the presentation, or leaves it.
    pub(crate) const fn show(&mut self, on: bool) {
        self.on = on;
        self.blank = false;
    }
}

/// The room of a presentation, in points of its own: the screen is scaled so that it has at least as many each way. The
/// smallest text has 10 of them, which are 20 points at 1080p.
const ROOM: Vec2 = vec2(960.0, 540.0);

/// The zoom at which a window shows a presentation.
pub(crate) fn zoom(ctx: &Context) -> f32 {
    let window = ctx.viewport_rect().size() * ctx.zoom_factor();
    let zoom = (window.x / ROOM.x).min(window.y / ROOM.y);
    // Sizes are rounded on their way through points, so that a zoom that is exact would flicker.
    ((zoom * 100.0 + 0.1).floor() / 100.0).max(0.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_has_a_fiftieth_of_the_height_on_every_screen() {
        for (size, wanted) in [
            ([1920.0, 1080.0], 2.0),
            ([1280.0, 720.0], 1.33),
            ([1024.0, 768.0], 1.06),
            ([3840.0, 2160.0], 4.0),
        ] {
            let ctx = Context::default();
            for _ in 0..4 {
                let screen = Vec2::from(size) / ctx.zoom_factor();
                let input = egui::RawInput {
                    screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, screen)),
                    ..egui::RawInput::default()
                };
                let mut output = ctx.run_ui(input, |ui| {
                    let zoom = zoom(ui.ctx());
                    ui.ctx().set_zoom_factor(zoom);
                });
                output.textures_delta.clear();
            }
            assert!((ctx.zoom_factor() - wanted).abs() < 0.011, "{size:?}");
        }
    }
}
