//! How everything looks: colours, fonts, spacing and the style of egui's own widgets.

pub(crate) mod breakpoints;
pub mod fonts;
pub mod hue;
pub mod palette;
pub(crate) mod style;

pub use breakpoints::{ONE_COLUMN, PHONE};
pub use fonts::{Typeface, bold, bound_glyphs, code, medium, regular, semibold};
pub use hue::Hue;
pub use palette::Palette;
pub use style::{apply, card, follow, move_less, moves, rule, side};
pub(crate) use style::{tinted, want_shapes, wants_shapes};

pub const CARD_RADIUS: u8 = 8;

/// Corner radius of buttons and fields.
pub const RADIUS: u8 = 6;

pub mod size {
    pub const LABEL: f32 = 11.0;
    pub const TEXT: f32 = 13.0;
    pub const HEADING: f32 = 15.0;
    /// A number that is the most important on its screen.
    pub const NUMBER: f32 = 24.0;
}
