//! Inter in four weights, with tabular figures, and DejaVu Sans Mono for programs. What a person writes may need other
//! scripts, and so does Chinese: the system's fonts stand behind Inter in the real window, the Chinese characters of the
//! messages behind those, and a box behind all.

use std::sync::Arc;

use egui::epaint::text::{
    FallbackRequest, FontInsert, FontPriority, GlyphBitmap, GlyphRasterizer,
    GlyphRasterizerRequest, InsertFontFamily, RasterizedGlyph,
};
use egui::{Color32, ColorImage, Context, FontData, FontDefinitions, FontFamily, FontId, vec2};
use skrifa::{FontRef, MetadataProvider as _};

const REGULAR: &str = "Inter";
const MEDIUM: &str = "medium";
const SEMIBOLD: &str = "semibold";
const BOLD: &str = "bold";
const CODE: &str = "code";

const REGULAR_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Regular.ttf");
const MEDIUM_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Medium.ttf");
const SEMIBOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.ttf");
const BOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Bold.ttf");
const CHINESE_FILE: &[u8] = include_bytes!("../../../assets/fonts/NotoSansSC.ttf");
const CODE_FILE: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSansMono.ttf");

/// Regular text of this size.
pub(crate) const fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Text a little heavier, for buttons and values.
pub(crate) fn medium(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(MEDIUM.into()))
}

/// Text for headings.
pub(crate) fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SEMIBOLD.into()))
}

/// Text for tiles and the window's name.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// Text of a program, every character equally wide.
pub(crate) fn code(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(CODE.into()))
}

/// A font that the program ships, for files that hold their fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Typeface {
    /// Of a weight from 400 to 700.
    Inter(u16),
    Chinese,
}

impl Typeface {
    /// The one that draws a character. CJK punctuation, ideographs and full-width forms begin at U+2E80.
    pub(crate) const fn of(character: char, weight: u16) -> Self {
        if character >= '\u{2e80}' {
            Self::Chinese
        } else {
            Self::Inter(weight)
        }
    }

    pub(crate) const fn file(self) -> &'static [u8] {
        match self {
            Self::Inter(..=400) => REGULAR_FILE,
            Self::Inter(401..=500) => MEDIUM_FILE,
            Self::Inter(501..=600) => SEMIBOLD_FILE,
            Self::Inter(_) => BOLD_FILE,
            Self::Chinese => CHINESE_FILE,
        }
    }
}

/// Puts Inter in place of egui's own fonts, which then need not be in the program. Where a weight lacks a character the
/// regular one fills in, which has more scripts than the others.
pub(crate) fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, FontFamily, &'static [u8]); 5] = [
        (REGULAR, FontFamily::Proportional, REGULAR_FILE),
        ("Inter Medium", FontFamily::Name(MEDIUM.into()), MEDIUM_FILE),
        (
            "Inter SemiBold",
            FontFamily::Name(SEMIBOLD.into()),
            SEMIBOLD_FILE,
        ),
        ("Inter Bold", FontFamily::Name(BOLD.into()), BOLD_FILE),
        ("DejaVu Sans Mono", FontFamily::Name(CODE.into()), CODE_FILE),
    ];
    for (name, family, bytes) in files {
        fonts
            .font_data
            .insert(name.into(), Arc::new(FontData::from_static(bytes)));
        let mut order = vec![name.to_owned()];
        if name != REGULAR {
            order.push(REGULAR.to_string());
        }
        fonts.families.insert(family, order);
    }
    // Figures are equally wide in Inter, and code has a family of its own.
    fonts
        .families
        .insert(FontFamily::Monospace, vec![REGULAR.to_string()]);
    ctx.set_fonts(fonts);
    draw_chinese(ctx);
}

/// Draws the Chinese characters of the messages where nothing before can. eframe asks the system's fonts first, as it puts
/// them in before the window is made.
fn draw_chinese(ctx: &Context) {
    ctx.add_font_provider(Arc::new(|request: &FallbackRequest<'_>| {
        let character = request.cluster.chars().next()?;
        let font = FontRef::new(CHINESE_FILE).ok()?;
        font.charmap().map(character)?;
        Some(FontInsert {
            name: "Noto Sans SC".to_owned(),
            data: FontData::from_static(CHINESE_FILE),
            families: vec![InsertFontFamily {
                family: request.family.clone(),
                priority: FontPriority::Lowest,
            }],
        })
    }));
}

/// Has a box drawn for every character that no font has, so that none vanishes. Not for tests, which are to fail where the
/// window itself says something that Inter cannot draw.
pub(crate) fn draw_boxes(ctx: &Context) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_font_has_is_a_box() {
        let ctx = Context::default();
        install(&ctx);
        draw_boxes(&ctx);
        let mut output = ctx.run_ui(egui::RawInput::default(), |_| ());
        output.textures_delta.clear();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let text = "a\u{1F600}龘".to_owned();
            let painter = ui.painter();
            let galley = painter.layout_no_wrap(text, medium(18.0), Color32::WHITE);
            let glyphs = &galley.rows[0].glyphs;
            assert_eq!(glyphs.len(), 3);
            for glyph in glyphs {
                assert!(!glyph.uv_rect.is_nothing(), "{:?} is drawn", glyph.chr);
            }
            assert!(glyphs[2].pos.x > glyphs[1].pos.x + 8.0, "it takes its room");
        });
        output.textures_delta.clear();
    }
}
