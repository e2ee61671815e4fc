//! How everything looks: colours, fonts, spacing and the style of egui's own widgets.

pub(crate) mod breakpoints;
pub(crate) mod fonts;
pub(crate) mod hue;
pub(crate) mod palette;
pub(crate) mod style;

pub(crate) use breakpoints::{ONE_COLUMN, PHONE};
pub(crate) use fonts::{Typeface, bold, bound_glyphs, code, medium, regular, semibold};
pub(crate) use hue::Hue;
pub(crate) use palette::Palette;
pub(crate) use style::{
    apply, card, follow, move_less, moves, rule, side, tinted, want_shapes, wants_shapes,
};

pub(crate) const CARD_RADIUS: u8 = 8;

/// Corner radius of buttons and fields.
pub(crate) const RADIUS: u8 = 6;

pub(crate) mod size {
    pub(crate) const LABEL: f32 = 11.0;
    pub(crate) const TEXT: f32 = 13.0;
    pub(crate) const HEADING: f32 = 15.0;
    /// A number that is the most important on its screen.
    pub(crate) const NUMBER: f32 = 24.0;
}
