//! A font with the outlines of only a few glyphs, for files that hold their fonts.

use std::collections::BTreeMap;

use skrifa::raw::tables::glyf::Glyph;
use skrifa::raw::{FontRef, ReadError, TableProvider as _, TopLevelTable as _, tables};
use skrifa::{GlyphId, Tag};

/// Returns the TrueType font with the outlines of these glyphs and of their parts. Glyphs keep their numbers. It has only
/// the tables that a PDF needs.
pub(crate) fn subset(
    font: &FontRef<'_>,
    glyphs: impl IntoIterator<Item = u16>,
) -> Result<Vec<u8>, ReadError> {
    let (loca, glyf) = (font.loca(None)?, font.glyf()?);
    let outlines = glyf.offset_data();
    let mut kept = BTreeMap::new();
    // Glyph 0 is drawn for characters that the font lacks, and every font has it.
    let mut wanted: Vec<u16> = glyphs.into_iter().chain([0]).collect();
    while let Some(id) = wanted.pop() {
        let place = |id: u16| loca.get_raw(usize::from(id)).map(|at| at as usize);
        let (Some(start), Some(end)) = (place(id), id.checked_add(1).and_then(place)) else {
            return Err(ReadError::OutOfBounds);
        };
        let data = outlines.slice(start..end).ok_or(ReadError::OutOfBounds)?;
        if kept.insert(id, data.as_bytes()).is_none()
            && let Some(Glyph::Composite(whole)) = loca.get_glyf(GlyphId::from(id), &glyf)?
        {
            wanted.extend(whole.components().map(|part| part.glyph.to_u16()));
        }
    }
    let (mut places, mut outlines) = (Vec::new(), Vec::new());
    for id in 0..=font.maxp()?.num_glyphs() {
        places.extend((outlines.len() as u32).to_be_bytes());
        outlines.extend_from_slice(kept.get(&id).copied().unwrap_or_default());
        outlines.resize(outlines.len().next_multiple_of(4), 0);
    }
    let table = |tag: Tag| {
        let data = font.table_data(tag).ok_or(ReadError::OutOfBounds)?;
        Ok((tag, data.as_bytes().to_vec()))
    };
    let mut head = table(tables::head::Head::TAG)?;
    // The offsets of outlines have 32 bits.
    let wide = head.1.get_mut(50..52).ok_or(ReadError::OutOfBounds)?;
    wide.copy_from_slice(&[0, 1]);
    Ok(file_of(&[
        (tables::glyf::Glyf::TAG, outlines),
        head,
        table(tables::hhea::Hhea::TAG)?,
        table(tables::hmtx::Hmtx::TAG)?,
        (tables::loca::Loca::TAG, places),
        table(tables::maxp::Maxp::TAG)?,
    ]))
}

/// Returns a font file with these tables, which must be in the order of their tags.
fn file_of(tables: &[(Tag, Vec<u8>)]) -> Vec<u8> {
    let count = tables.len() as u16;
    let exponent = count.ilog2() as u16;
    let range = 16 << exponent;
    let mut file = vec![0, 1, 0, 0];
    for number in [count, range, exponent, 16 * count - range] {
        file.extend(number.to_be_bytes());
    }
    let mut at = 12 + 16 * tables.len();
    for (tag, bytes) in tables {
        let sum = bytes.chunks(4).fold(0_u32, |sum, word| {
            let mut padded = [0; 4];
            padded[..word.len()].copy_from_slice(word);
            sum.wrapping_add(u32::from_be_bytes(padded))
        });
        file.extend(tag.to_be_bytes());
        for number in [sum, at as u32, bytes.len() as u32] {
            file.extend(number.to_be_bytes());
        }
        at += bytes.len().next_multiple_of(4);
    }
    for (_, bytes) in tables {
        file.extend(bytes);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::Typeface;
    use skrifa::MetadataProvider as _;
    use skrifa::instance::{LocationRef, Size};
    use skrifa::outline::{DrawSettings, OutlineGlyph, pen::SvgPen};

    fn path(outline: Option<OutlineGlyph<'_>>) -> String {
        let mut pen = SvgPen::new();
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let drawn = outline.expect("an outline").draw(settings, &mut pen);
        drawn.expect("it is drawn");
        pen.to_string()
    }

    /// "é" is made of two glyphs.
    #[test]
    fn what_is_kept_looks_the_same_and_the_rest_is_gone() {
        for (face, kept, gone) in [
            (Typeface::Inter(400), 'é', 'w'),
            (Typeface::Chinese, '学', '业'),
        ] {
            let whole = FontRef::new(face.file()).expect("a font");
            let [kept, gone] = [kept, gone].map(|c| whole.charmap().map(c).expect("it is there"));
            let bytes = subset(&whole, [kept.to_u32() as u16]).expect("it is whole");
            assert!(10 * bytes.len() < 9 * face.file().len(), "{}", bytes.len());
            let small = FontRef::new(&bytes).expect("a font");
            let outline = |font: &FontRef<'_>, id| path(font.outline_glyphs().get(id));
            assert_eq!(outline(&small, kept), outline(&whole, kept));
            assert!(outline(&small, gone).is_empty());
            let width = |font: &FontRef<'_>, id| {
                let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
                metrics.advance_width(id)
            };
            assert_eq!(width(&small, gone), width(&whole, gone));
        }
    }
}
