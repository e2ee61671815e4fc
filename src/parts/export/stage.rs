//! A place off screen in which views are laid out and drawn.

use std::collections::BTreeSet;
use std::io;

use egui::epaint::ClippedShape;
use egui::{
    CentralPanel, Color32, ColorImage, Context, Frame, Label, Margin, Panel, RawInput, Rect,
    RichText, Shape, Ui, ViewportId,
};
use unicode_width::UnicodeWidthChar as _;

use crate::export::pixels::{self, Textures};
use crate::export::vector::each_leaf;
use crate::theme::{self, Palette, Typeface, size};
use crate::tiles::{self, TileLook};
use slidescope_core::picture::{FigureText, PictureFormat, Sheet};
use slidescope_core::puzzle::Board;
use slidescope_core::text::{export as text, listed};

/// The number of frames until the layout is settled and the camera is at rest.
const FRAMES: usize = 4;

pub struct Stage {
    ctx: Context,
    pub(crate) background: Color32,
    pub(crate) textures: Textures,
    frames: u64,
}

/// What is drawn on a sheet, to be written to a file. Writing takes long and can be done on any thread.
pub struct Drawing {
    pub stage: Stage,
    pub shapes: Vec<ClippedShape>,
    /// The parts of the sheet that are kept: one, or the pages of a PDF.
    pub frames: Vec<Rect>,
    pub sheet: Sheet,
    /// The title and the caption. They are also read to people who cannot see the picture.
    pub text: FigureText,
    pub format: PictureFormat,
}

impl Stage {
    /// Creates an empty stage. If `shapes`, marks stay separate shapes, for a vector file; otherwise they become one mesh.
    pub fn new(light: bool, shapes: bool) -> Self {
        let ctx = Context::default();
        theme::apply(&ctx);
        let (theme, palette) = match light {
            true => (egui::Theme::Light, &Palette::LIGHT),
            false => (egui::Theme::Dark, &Palette::DARK),
        };
        ctx.set_theme(theme);
        theme::want_shapes(&ctx, shapes);
        Self {
            ctx,
            background: palette.panel,
            textures: Textures::default(),
            frames: 0,
        }
    }

    pub fn show_tiles(&self, look: &TileLook, goal: Board) {
        tiles::show_in(&self.ctx, look, goal);
    }

    /// Returns what `show` draws on `sheet` once its layout is settled.
    pub fn draw(&mut self, sheet: &Sheet, mut show: impl FnMut(&mut Ui)) -> Vec<ClippedShape> {
        let mut shapes = Vec::new();
        for _ in 0..FRAMES {
            let mut input = RawInput {
                screen_rect: Some(whole(sheet)),
                time: Some(self.frames as f64),
                ..RawInput::default()
            };
            let screen = input.viewports.entry(ViewportId::ROOT).or_default();
            screen.native_pixels_per_point = Some(sheet.zoom);
            let mut output = self.ctx.run_ui(input, &mut show);
            self.textures.take(&output.textures_delta);
            output.textures_delta.clear();
            shapes = output.shapes;
            self.frames += 1;
        }
        shapes
    }

    /// Returns the pixels of `frame` in what was drawn, at `zoom` pixels per point.
    ///
    /// # Errors
    ///
    /// Fails if there is not enough memory for the pixels.
    pub fn pixels(
        &self,
        shapes: &[ClippedShape],
        frame: Rect,
        zoom: f32,
    ) -> io::Result<ColorImage> {
        let meshes = self.ctx.tessellate(shapes.to_vec(), zoom);
        pixels::draw(&meshes, &self.textures, (frame, zoom), self.background)
    }
}

pub fn whole(sheet: &Sheet) -> Rect {
    Rect::from_min_size(egui::Pos2::ZERO, sheet.size.into())
}

/// Returns roughly how many points a title and a caption take on a sheet of this width.
pub fn height_of(text: &FigureText, width: f32) -> f32 {
    let lines = |words: &str, size: f32| {
        let letters = words.trim().chars().count() as f32;
        (letters * size * 0.52 / width).ceil()
    };
    lines(&text.title, size::TEXT) * (size::TEXT + 8.0)
        + lines(&text.caption, size::LABEL) * (size::LABEL + 3.0)
}

/// Shows the title at the top, the caption at the bottom, and `contents` between them.
pub fn page(ui: &mut Ui, text: &FigureText, margin: i8, contents: impl FnOnce(&mut Ui)) {
    let palette = *Palette::of(ui);
    let (mut above, mut below) = [Margin::symmetric(margin, 0); 2].into();
    (above.top, below.bottom) = (margin, margin);
    let title = (&text.title, theme::semibold(size::TEXT), above);
    let caption = (&text.caption, theme::regular(size::LABEL), below);
    for (panel, (words, font, margin)) in [
        (Panel::top("title"), title),
        (Panel::bottom("caption"), caption),
    ] {
        if !words.trim().is_empty() {
            let words = RichText::new(words.trim()).font(font).color(palette.text);
            let frame = Frame::new().inner_margin(margin);
            let panel = panel.show_separator_line(false).frame(frame);
            panel.show(ui, |ui| ui.add(Label::new(words).wrap()));
        }
    }
    let frame = Frame::new().inner_margin(Margin::same(margin));
    CentralPanel::default().frame(frame).show(ui, contents);
}

/// Checks that the fonts have every character. Characters of no width, such as joiners, are never drawn.
///
/// # Errors
///
/// Names the characters that the fonts lack.
pub fn check_characters(shapes: &[ClippedShape]) -> io::Result<()> {
    let mut missing = BTreeSet::new();
    for clipped in shapes {
        each_leaf(&clipped.shape, &mut |shape| {
            if let Shape::Text(words) = shape {
                let glyphs = words.galley.rows.iter().flat_map(|row| &row.glyphs);
                let others = glyphs.map(|glyph| glyph.chr).filter(|c| !c.is_ascii());
                missing.extend(others.filter(|c| {
                    c.width().is_some_and(|width| width > 0) && Typeface::of(*c, 400).is_none()
                }));
            }
        });
    }
    if missing.is_empty() {
        return Ok(());
    }
    let missing = listed(missing.iter().map(char::to_string));
    Err(io::Error::other(text::no_font(missing)))
}

pub fn extent(shapes: &[ClippedShape]) -> Rect {
    let mut all = Rect::NOTHING;
    each_place(shapes, &mut |place| all |= place);
    all
}

/// Returns the height of the largest empty band between two parts.
pub fn widest_gap(shapes: &[ClippedShape]) -> f32 {
    let mut bands = Vec::new();
    each_place(shapes, &mut |place| bands.push(place.y_range()));
    bands.sort_by(|a, b| a.min.total_cmp(&b.min));
    // Nothing is above the first band: the maximum of a number and of none is the number.
    let (mut end, mut widest) = (f32::NAN, 0.0_f32);
    for band in bands {
        widest = widest.max(band.min - end);
        end = end.max(band.max);
    }
    widest
}

/// Calls `tell` with the place of each visible shape.
fn each_place(shapes: &[ClippedShape], tell: &mut impl FnMut(Rect)) {
    for clipped in shapes {
        each_leaf(&clipped.shape, &mut |shape| {
            let place = shape.visual_bounding_rect().intersect(clipped.clip_rect);
            if place.is_finite() && place.width() >= 0.0 && place.height() >= 0.0 {
                tell(place);
            }
        });
    }
}
