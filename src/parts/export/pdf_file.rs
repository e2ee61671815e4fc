//! The file of a PDF around its pages: the fonts, pictures and opacities that they use.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;

use egui::{ColorImage, TextureId};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::writers::ExtGraphicsState;
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect as Box, Ref, Str, TextStr};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use subsetter::{GlyphRemapper, subset};

use crate::export::pixels::bytes;
use crate::export::stage::Drawing;
use crate::theme::Typeface;

#[derive(Default)]
pub(crate) struct Used {
    pub(crate) fonts: BTreeMap<Typeface, UsedGlyphs>,
    pub(crate) alphas: BTreeSet<u8>,
    /// The pictures of which parts are drawn.
    pub(crate) pictures: Vec<TextureId>,
}

/// The glyphs used of a font, which are renumbered: the file has no others.
#[derive(Default)]
pub(crate) struct UsedGlyphs {
    pub(crate) glyphs: GlyphRemapper,
    /// The characters that they represent, by their new numbers.
    pub(crate) characters: BTreeMap<u16, char>,
}

impl Used {
    pub(crate) fn file(self, drawing: &Drawing, contents: Vec<(Content, egui::Vec2)>) -> Vec<u8> {
        let mut next = Ref::new(1);
        let (catalog, pages, info) = (next.bump(), next.bump(), next.bump());
        let mut pdf = Pdf::new();
        // Nothing here is newer, and pdfTeX warns of each figure of a newer version.
        pdf.set_version(1, 5);
        pdf.catalog(catalog).pages(pages);
        let leaves: Vec<Ref> = contents.iter().map(|_| next.bump()).collect();
        let fonts: Vec<Ref> = self.fonts.iter().map(|_| next.bump()).collect();
        let pictures: Vec<Ref> = self.pictures.iter().map(|_| next.bump()).collect();
        let mut tree = pdf.pages(pages);
        tree.kids(leaves.iter().copied()).count(leaves.len() as i32);
        // All pages have the same resources.
        let mut resources = tree.resources();
        let mut names = resources.fonts();
        for (face, font) in self.fonts.keys().zip(&fonts) {
            names.pair(Name(font_name(*face).as_bytes()), *font);
        }
        names.finish();
        let mut names = resources.x_objects();
        for (number, picture) in pictures.iter().enumerate() {
            names.pair(Name(picture_name(number).as_bytes()), *picture);
        }
        names.finish();
        let mut names = resources.ext_g_states();
        for alpha in &self.alphas {
            let share = f32::from(*alpha) / 255.0;
            let state = names.insert(Name(alpha_name(*alpha).as_bytes()));
            let mut state = state.start::<ExtGraphicsState<'_>>();
            state.non_stroking_alpha(share).stroking_alpha(share);
        }
        names.finish();
        resources.finish();
        tree.finish();
        for ((content, size), leaf) in contents.into_iter().zip(leaves) {
            let stream = next.bump();
            let mut leaf = pdf.page(leaf);
            leaf.parent(pages).contents(stream);
            leaf.media_box(Box::new(0.0, 0.0, size.x, size.y));
            leaf.finish();
            let packed = deflated(&content.finish());
            pdf.stream(stream, &packed).filter(Filter::FlateDecode);
        }
        for (picture, reference) in self.pictures.into_iter().zip(pictures) {
            if let Some(image) = drawing.stage.textures.get(picture) {
                embed_picture(&mut pdf, reference, image);
            }
        }
        let mut about = pdf.document_info(info);
        about.creator(TextStr("Slidescope"));
        let [title, caption] = [drawing.text.title.trim(), drawing.text.caption.trim()];
        if !title.is_empty() {
            about.title(TextStr(title));
        }
        if !caption.is_empty() {
            about.subject(TextStr(caption));
        }
        about.finish();
        for ((face, used), reference) in self.fonts.into_iter().zip(fonts) {
            embed(&mut pdf, face, reference, &used, &mut next);
        }
        pdf.finish()
    }
}

pub(crate) fn font(face: Typeface) -> Option<FontRef<'static>> {
    FontRef::new(face.file()).ok()
}

pub(crate) fn font_name(face: Typeface) -> String {
    match face {
        Typeface::Inter(weight) => format!("F{weight}"),
        Typeface::Chinese => "FC".to_owned(),
    }
}

pub(crate) fn alpha_name(alpha: u8) -> String {
    format!("A{alpha}")
}

pub(crate) fn picture_name(number: usize) -> String {
    format!("I{number}")
}

/// Embeds a picture, which must have no transparent pixels.
fn embed_picture(pdf: &mut Pdf, reference: Ref, image: &ColorImage) {
    let packed = deflated(&bytes(&image.pixels));
    let mut picture = pdf.image_xobject(reference, &packed);
    picture.filter(Filter::FlateDecode);
    picture.width(image.size[0] as i32);
    picture.height(image.size[1] as i32);
    picture.color_space().device_rgb();
    picture.bits_per_component(8);
    picture.interpolate(true);
    picture.finish();
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    // Writing to memory never fails.
    let _ = packer.write_all(bytes);
    packer.finish().unwrap_or_default()
}

/// Embeds a font, with the widths and the characters of the glyphs that are used.
fn embed(pdf: &mut Pdf, face: Typeface, reference: Ref, used: &UsedGlyphs, next: &mut Ref) {
    let Some(font) = font(face) else {
        return;
    };
    let Ok(bytes) = subset(face.file(), 0, &used.glyphs) else {
        return;
    };
    const SYSTEM: SystemInfo<'_> = SystemInfo {
        registry: Str(b"Adobe"),
        ordering: Str(b"Identity"),
        supplement: 0,
    };
    let (name, weight) = match face {
        Typeface::Inter(weight) => (format!("SUBSET+Inter-{weight}"), weight),
        Typeface::Chinese => ("SUBSET+NotoSansSC".to_owned(), 400),
    };
    let name = Name(name.as_bytes());
    let (cid, descriptor, file, cmap) = (next.bump(), next.bump(), next.bump(), next.bump());
    pdf.type0_font(reference)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(cmap);
    // The units of a PDF are thousandths of the font size.
    let (size, location) = (Size::new(1000.0), LocationRef::default());
    let glyphs = font.glyph_metrics(size, location);
    let mut metrics = pdf.cid_font(cid);
    metrics
        .subtype(CidFontType::Type2)
        .base_font(name)
        .system_info(SYSTEM)
        .font_descriptor(descriptor)
        .default_width(0.0)
        .cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = metrics.widths();
    for (new, old) in (0..).zip(used.glyphs.remapped_gids()) {
        let width = glyphs.advance_width(GlyphId::from(old));
        widths.same(new, new, width.unwrap_or(0.0));
    }
    widths.finish();
    metrics.finish();
    let all = font.metrics(size, location);
    let bounds = all.bounds.unwrap_or_default();
    let bounds = Box::new(bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max);
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(bounds)
        .italic_angle(0.0)
        .ascent(all.ascent)
        .descent(all.descent)
        .cap_height(all.cap_height.unwrap_or(all.ascent))
        .stem_v(f32::from(weight) / 5.0)
        .font_file2(file);
    let packed = deflated(&bytes);
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), bytes.len() as i32);
    stream.finish();
    let mut characters = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
    for (glyph, character) in &used.characters {
        characters.pair(*glyph, *character);
    }
    let packed = deflated(&characters.finish());
    pdf.cmap(cmap, &packed).filter(Filter::FlateDecode);
}
