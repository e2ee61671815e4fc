//! Inter in four weights, with tabular figures, and DejaVu Sans Mono for programs. What a person writes may need other scripts: the system's fonts stand
//! behind Inter in the real window, and a box behind those.

use std::sync::Arc;

use egui::epaint::text::{GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph};
use egui::{Color32, ColorImage, Context, FontData, FontDefinitions, FontFamily, FontId, vec2};

const REGULAR: &str = "Inter";
const MEDIUM: &str = "medium";
const SEMIBOLD: &str = "semibold";
const BOLD: &str = "bold";
const CODE: &str = "code";

const REGULAR_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Regular.ttf");
const MEDIUM_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Medium.ttf");
const SEMIBOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.ttf");
const BOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/Inter-Bold.ttf");
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
            let text = "a\u{1F600}为".to_owned();
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
