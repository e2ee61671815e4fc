//! The presentation: one view on the whole screen, for an audience, with its header, bar and notes.
//!
//! It shows what the window shows, scaled so that its smallest text can be read from the last row.

pub(crate) mod bar_view;
pub(crate) mod header_view;
pub(crate) mod notes_view;
pub(crate) mod present_view;
pub(crate) mod question_view;
pub(crate) mod text_view;

pub use present_view::PresentView;

use egui::{Color32, Context, Ui, Vec2, vec2};

use slidescope_parts::theme::Palette;

/// The least size of a presentation in its own points: the screen is scaled to at least this width and height.
const ROOM: Vec2 = vec2(600.0, 45.0 * LEAST);

/// The least size of text in a presentation, in its points: 1/45 of the screen's height.
pub const LEAST: f32 = 11.0;

pub(crate) fn zoom(ctx: &Context) -> f32 {
    let window = ctx.viewport_rect().size() * ctx.zoom_factor();
    let zoom = (window.x / ROOM.x).min(window.y / ROOM.y);
    // Sizes are rounded when converted to points, so an exact zoom would flicker.
    ((zoom * 100.0 + 0.1).floor() / 100.0).max(0.2)
}

/// The backgrounds of the view and of the text. In the light theme the empty cells of a map need the lighter background.
pub(crate) fn grounds(ui: &Ui) -> [Color32; 2] {
    let palette = Palette::of(ui);
    if ui.visuals().dark_mode {
        [palette.ground, palette.panel]
    } else {
        [palette.panel, palette.card]
    }
}
