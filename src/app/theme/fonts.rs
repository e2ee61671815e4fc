//! Inter in four weights, with tabular figures: the only typeface there is.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId};

const REGULAR: &str = "Inter";
const MEDIUM: &str = "medium";
const SEMIBOLD: &str = "semibold";
const BOLD: &str = "bold";

const REGULAR_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Regular.ttf");
const MEDIUM_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Medium.ttf");
const SEMIBOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.ttf");
const BOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Bold.ttf");

/// Regular text of this size.
#[must_use]
pub(crate) const fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Text a little heavier, for buttons and values.
#[must_use]
pub(crate) fn medium(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(MEDIUM.into()))
}

/// Text for headings.
#[must_use]
pub(crate) fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SEMIBOLD.into()))
}

/// Text for tiles and the window's name.
#[must_use]
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The file of a weight, from 400 to 700.
pub(crate) const fn font_file(weight: u16) -> &'static [u8] {
    match weight {
        0..=400 => REGULAR_FILE,
        401..=500 => MEDIUM_FILE,
        501..=600 => SEMIBOLD_FILE,
        _ => BOLD_FILE,
    }
}

/// Puts Inter in place of egui's own fonts, which then need not be in the program. Where a weight lacks a character the
/// regular one fills in, which has more scripts than the others.
pub(crate) fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, FontFamily, &'static [u8]); 4] = [
        (REGULAR, FontFamily::Proportional, REGULAR_FILE),
        ("Inter Medium", FontFamily::Name(MEDIUM.into()), MEDIUM_FILE),
        (
            "Inter SemiBold",
            FontFamily::Name(SEMIBOLD.into()),
            SEMIBOLD_FILE,
        ),
        ("Inter Bold", FontFamily::Name(BOLD.into()), BOLD_FILE),
    ];
    for (name, family, bytes) in files {
        fonts
            .font_data
            .insert(name.into(), Arc::new(FontData::from_static(bytes)));
        let mut order = vec![name.to_owned()];
        if name != REGULAR {
            order.push(REGULAR.to_owned());
        }
        fonts.families.insert(family, order);
    }
    // Figures are equally wide in Inter, and nothing else here stands in columns.
    fonts
        .families
        .insert(FontFamily::Monospace, vec![REGULAR.to_owned()]);
    ctx.set_fonts(fonts);
}
