//! Inter in four weights, with tabular figures, DejaVu Sans Mono for programs, and Noto Sans SC for Chinese. Text by the
//! user may need other scripts: the real window falls back to the system's fonts, and finally to a box.

use std::sync::Arc;

use egui::epaint::text::{GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph};
use egui::{Color32, ColorImage, Context, FontData, FontDefinitions, FontFamily, FontId, Id, vec2};
use skrifa::{FontRef, MetadataProvider as _};

/// The name of a font, and its file.
type Font = (&'static str, &'static [u8]);

static REGULAR: Font = (
    "Inter",
    include_bytes!("../../../assets/fonts/Inter-Regular.ttf"),
);
static MEDIUM: Font = (
    "medium",
    include_bytes!("../../../assets/fonts/Inter-Medium.ttf"),
);
static SEMIBOLD: Font = (
    "semibold",
    include_bytes!("../../../assets/fonts/Inter-SemiBold.ttf"),
);
static BOLD: Font = (
    "bold",
    include_bytes!("../../../assets/fonts/Inter-Bold.ttf"),
);
static CODE: Font = (
    "code",
    include_bytes!("../../../assets/fonts/DejaVuSansMono.ttf"),
);
static CHINESE: Font = (
    "Noto Sans SC",
    include_bytes!("../../../assets/fonts/NotoSansSC.ttf"),
);

pub const fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Slightly heavier text, for buttons and values.
pub fn medium(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(MEDIUM.0.into()))
}

pub fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SEMIBOLD.0.into()))
}

pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.0.into()))
}

/// Monospaced text of a program.
pub fn code(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(CODE.0.into()))
}

/// A font shipped with the program, for files that embed their fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Typeface {
    /// Of a weight from 400 to 700.
    Inter(u16),
    Chinese,
}

impl Typeface {
    /// Returns the font that draws a character: the first in the order of [`install`] that has it.
    pub fn of(character: char, weight: u16) -> Option<Self> {
        let order = [Self::Inter(weight), Self::Inter(400), Self::Chinese];
        order.into_iter().find(|face| face.has(character))
    }

    fn has(self, character: char) -> bool {
        FontRef::new(self.file()).is_ok_and(|font| font.charmap().map(character).is_some())
    }

    pub const fn file(self) -> &'static [u8] {
        match self {
            Self::Inter(..=400) => REGULAR.1,
            Self::Inter(401..=500) => MEDIUM.1,
            Self::Inter(501..=600) => SEMIBOLD.1,
            Self::Inter(_) => BOLD.1,
            Self::Chinese => CHINESE.1,
        }
    }
}

/// Installs Inter instead of egui's own fonts, which then need not be in the program. A character missing in a weight is
/// drawn in the regular one, which has more scripts, or else in Noto Sans SC. Noto comes before the system's fonts, which
/// eframe asks for the rest: they would be asked without a language, and may draw Chinese in Japanese forms.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [REGULAR, MEDIUM, SEMIBOLD, BOLD, CODE, CHINESE] {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.into(), data);
    }
    // Figures have equal width in Inter, and code has its own family.
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        let order = [REGULAR.0, CHINESE.0].map(str::to_owned);
        fonts.families.insert(family, order.into());
    }
    for (name, _) in [MEDIUM, SEMIBOLD, BOLD, CODE] {
        let order = [name, REGULAR.0, CHINESE.0].map(str::to_owned);
        let family = FontFamily::Name(name.into());
        fonts.families.insert(family, order.into());
    }
    ctx.set_fonts(fonts);
}

/// Draws a box for every character that no font has, so that none disappears. Not used in tests, which should fail if the
/// window's own text has a character that Inter cannot draw.
pub fn draw_boxes(ctx: &Context) {
    ctx.add_glyph_rasterizer(GlyphRasterizer::new("slidescope::box", box_glyph));
}

/// A box as high as a capital letter.
#[expect(
    clippy::unnecessary_wraps,
    reason = "egui asks whether there is a glyph"
)]
fn box_glyph(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let em = request.font_size_px.max(4.0);
    let height = (em * 0.73).round().max(3.0) as usize;
    let width = (em * 0.56).round().max(3.0) as usize;
    let line = ((em * 0.06).round() as usize).clamp(1, width / 3);
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    for y in 0..height {
        for x in 0..width {
            let edge = x.min(width - 1 - x).min(y).min(height - 1 - y);
            if edge < line {
                image.pixels[y * width + x] = Color32::WHITE;
            }
        }
    }
    Some(RasterizedGlyph {
        bitmap: GlyphBitmap {
            image,
            offset_px: vec2(em * 0.06, -(height as f32)).round(),
            is_color: false,
        },
        advance_px: width as f32 + (em * 0.12).round(),
    })
}

/// Bounds the texture in which egui keeps glyphs. Its width is the largest side that the graphics card supports, its height
/// grows with each new size of text, and it is emptied only when it is nearly square: with 16,384 pixels a side, after
/// hundreds of megabytes. No frame needs more pixels for glyphs than the window has.
pub fn bound_glyphs(ctx: &Context) {
    /// The pixels of a side, and twice as many for windows with more pixels than such a texture.
    const SIDE: usize = 2048;
    let window = ctx.viewport_rect().size() * ctx.pixels_per_point();
    let is_large = window.x * window.y >= (SIDE * SIDE) as f32;
    let side = if is_large { 2 * SIDE } else { SIDE };
    let id = Id::unique("largest texture");
    let largest = ctx.input(|input| input.max_texture_side);
    let largest = ctx.data_mut(|data| *data.get_temp_mut_or(id, largest));
    ctx.input_mut(|input| input.max_texture_side = side.min(largest));
}
