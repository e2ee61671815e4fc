//! Fonts in a PDF hold what is used and nothing else.

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyph, pen::SvgPen};
use skrifa::raw::TableProvider as _;
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use slidescope_parts::theme::Typeface;
use subsetter::{GlyphRemapper, subset};

fn path(outline: Option<OutlineGlyph<'_>>) -> String {
    let mut pen = SvgPen::new();
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    let drawn = outline.expect("an outline").draw(settings, &mut pen);
    drawn.expect("it is drawn");
    pen.to_string()
}

/// Every font keeps the glyph of missing characters. "é" is made of two others.
#[test]
fn what_is_kept_looks_the_same_and_the_rest_is_gone() {
    for (face, kept, parts) in [(Typeface::Inter(400), 'é', 2), (Typeface::Chinese, '学', 0)] {
        let whole = FontRef::new(face.file()).expect("a font");
        let kept = whole.charmap().map(kept).expect("it is there");
        let mut glyphs = GlyphRemapper::new();
        let new = GlyphId::from(glyphs.remap(kept.to_u32() as u16));
        let bytes = subset(face.file(), 0, &glyphs).expect("it is whole");
        let small = FontRef::new(&bytes).expect("a font");
        let count = small.maxp().expect("a font has it").num_glyphs();
        assert_eq!(count, 2 + parts);
        let outline = |font: &FontRef<'_>, id| path(font.outline_glyphs().get(id));
        assert_eq!(outline(&small, new), outline(&whole, kept));
        let width = |font: &FontRef<'_>, id| {
            let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
            metrics.advance_width(id)
        };
        assert_eq!(width(&small, new), width(&whole, kept));
    }
}
