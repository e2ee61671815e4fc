//! How everything looks: colours, fonts, spacing and the style of egui's own widgets.

mod fonts;
mod palette;
mod style;

pub(super) use fonts::{bold, medium, regular, semibold};
pub(super) use palette::Palette;
pub(super) use style::{apply, card, follow, rule};

/// Corner radius of cards.
pub(super) const CARD_RADIUS: u8 = 8;

/// Corner radius of buttons and fields.
pub(super) const RADIUS: u8 = 6;

/// Text sizes.
pub(super) mod size {
    /// Labels and notes.
    pub(crate) const LABEL: f32 = 11.0;
    /// Text.
    pub(crate) const TEXT: f32 = 13.0;
    /// Headings.
    pub(crate) const HEADING: f32 = 15.0;
    /// The one number that matters.
    pub(crate) const NUMBER: f32 = 24.0;
}
