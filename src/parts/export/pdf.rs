//! Writes egui's shapes and images on a page of PDF, with text that can be searched.

use egui::epaint::{Brush, ClippedShape, TextShape};
use egui::{Color32, Pos2, Rect, Stroke, Vec2};
use pdf_writer::{Content, Name, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::{GlyphId, MetadataProvider as _};

use crate::export::pdf_file::{Used, alpha_name, font, font_name, picture_name};
use crate::export::pixels::Textures;
use crate::export::stage::Drawing;
use crate::export::vector::{self, Outline, TextRun, Triangle, VectorFile};

/// The points of a PDF (1/72 inch) per point of the layout.
const SCALE: f32 = 72.0 / 96.0;

/// Returns a PDF with a page for each frame, which shows the shapes that are within.
pub(crate) fn pdf(drawing: &Drawing) -> Vec<u8> {
    let mut file = Contents {
        content: Content::new(),
        textures: &drawing.stage.textures,
        used: Used::default(),
    };
    let page = |&frame: &Rect| {
        let scale = match drawing.sheet.millimetres {
            Some(millimetres) => millimetres / 25.4 * 72.0 / frame.width(),
            None => SCALE,
        };
        file.draw(&drawing.shapes, frame, drawing.stage.background, scale);
        let content = std::mem::replace(&mut file.content, Content::new());
        (content, frame.size() * scale)
    };
    let pages = drawing.frames.iter().map(page).collect();
    file.used.file(drawing, pages)
}

struct Contents<'a> {
    content: Content,
    textures: &'a Textures,
    used: Used,
}

/// Traces an outline, to be filled, stroked or clipped at.
fn trace(content: &mut Content, outline: &Outline<'_>) {
    match *outline {
        Outline::Circle(center, radius) => {
            let radius = Vec2::splat(radius);
            round(
                content,
                Rect::from_center_size(center, 2.0 * radius),
                radius,
            );
        }
        Outline::Ellipse(center, radius) => {
            round(
                content,
                Rect::from_center_size(center, 2.0 * radius),
                radius,
            );
        }
        Outline::Line(points) => polyline(content, &points),
        Outline::Rect(place, 0) => {
            content.rect(place.left(), place.top(), place.width(), place.height());
        }
        Outline::Rect(place, radius) => {
            let radius = f32::from(radius).min(place.size().min_elem() / 2.0);
            round(content, place, Vec2::splat(radius));
        }
        Outline::Polygon(points) => polygon(content, points),
        Outline::Polyline(points) => polyline(content, points),
        Outline::Cubic([from, a, b, to]) => {
            content.move_to(from.x, from.y);
            content.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y);
        }
    }
}

fn polyline(content: &mut Content, points: &[Pos2]) {
    for (index, point) in points.iter().enumerate() {
        match index {
            0 => content.move_to(point.x, point.y),
            _ => content.line_to(point.x, point.y),
        };
    }
}

fn polygon(content: &mut Content, points: &[Pos2]) {
    polyline(content, points);
    content.close_path();
}

/// Traces a rectangle with round corners; an ellipse if they meet.
fn round(content: &mut Content, rect: Rect, Vec2 { x, y }: Vec2) {
    // The share of a radius at which a Bézier curve is nearest to a quarter of a circle.
    const ROUND: f32 = 0.552_284_7;
    let (dx, dy) = (x * (1.0 - ROUND), y * (1.0 - ROUND));
    let (left, right, top, bottom) = (rect.left(), rect.right(), rect.top(), rect.bottom());
    content
        .move_to(left + x, top)
        .line_to(right - x, top)
        .cubic_to(right - dx, top, right, top + dy, right, top + y)
        .line_to(right, bottom - y)
        .cubic_to(right, bottom - dy, right - dx, bottom, right - x, bottom)
        .line_to(left + x, bottom)
        .cubic_to(left + dx, bottom, left, bottom - dy, left, bottom - y)
        .line_to(left, top + y)
        .cubic_to(left, top + dy, left + dx, top, left + x, top)
        .close_path();
}

impl Contents<'_> {
    fn draw(&mut self, shapes: &[ClippedShape], frame: Rect, background: Color32, scale: f32) {
        // Down is positive in a layout, up in a PDF.
        let (left, bottom) = (frame.left(), frame.bottom());
        let turned = [scale, 0.0, 0.0, -scale, -left * scale, bottom * scale];
        self.content.transform(turned);
        self.mark(&Outline::Rect(frame, 0), background, Stroke::NONE);
        for clipped in shapes {
            let clip = clipped.clip_rect.intersect(frame);
            if !clip.is_positive() {
                continue;
            }
            let cut = !clipped.clip_rect.contains_rect(frame);
            if cut {
                self.content.save_state();
                self.clip(clip, 0);
            }
            vector::draw(&clipped.shape, self);
            if cut {
                self.content.restore_state();
            }
        }
    }

    fn clip(&mut self, place: Rect, radius: u8) {
        trace(&mut self.content, &Outline::Rect(place, radius));
        self.content.clip_nonzero().end_path();
    }

    /// Fills and strokes what `trace` traces.
    fn path(&mut self, fill: Color32, stroke: Stroke, trace: impl Fn(&mut Content)) {
        if fill.a() > 0 {
            self.fill(fill);
            trace(&mut self.content);
            self.content.fill_nonzero();
        }
        if !stroke.is_empty() && stroke.color.a() > 0 {
            let [r, g, b] = self.ink(stroke.color);
            self.content.set_stroke_rgb(r, g, b);
            self.content.set_line_width(stroke.width);
            trace(&mut self.content);
            self.content.stroke();
        }
    }

    fn fill(&mut self, color: Color32) {
        let [r, g, b] = self.ink(color);
        self.content.set_fill_rgb(r, g, b);
    }

    /// Returns the channels of a colour. Sets its opacity for everything that follows.
    fn ink(&mut self, color: Color32) -> [f32; 3] {
        let [r, g, b, a] = color.to_srgba_unmultiplied();
        self.used.alphas.insert(a);
        self.content.set_parameters(Name(alpha_name(a).as_bytes()));
        [r, g, b].map(|part| f32::from(part) / 255.0)
    }
}

impl VectorFile for Contents<'_> {
    fn mark(&mut self, outline: &Outline<'_>, fill: Color32, stroke: Stroke) {
        self.path(fill, stroke, |content| trace(content, outline));
    }

    /// Draws a part of a picture, which is in the file once and clipped here.
    fn picture(&mut self, place: Rect, radius: u8, part: &Brush, alpha: u8) {
        let (texture, uv) = (part.fill_texture_id, part.uv);
        if self.textures.get(texture).is_none() || !uv.is_positive() {
            return;
        }
        let pictures = &mut self.used.pictures;
        let known = pictures.iter().position(|known| *known == texture);
        let number = known.unwrap_or_else(|| {
            pictures.push(texture);
            pictures.len() - 1
        });
        let whole = place.size() / uv.size();
        let corner = place.min - uv.min.to_vec2() * whole;
        self.content.save_state();
        self.clip(place, radius);
        self.ink(Color32::from_white_alpha(alpha));
        // An image begins at its lower edge, but down is positive here.
        let upright = [whole.x, 0.0, 0.0, -whole.y, corner.x, corner.y + whole.y];
        self.content.transform(upright);
        self.content.x_object(Name(picture_name(number).as_bytes()));
        self.content.restore_state();
    }

    /// Draws a text, stretched to the width that it has on the screen.
    fn text(&mut self, words: &TextShape, run: &TextRun<'_>) {
        let Some((face, font)) = run.face.and_then(|face| Some((face, font(face)?))) else {
            return;
        };
        let (charmap, size) = (font.charmap(), Size::new(run.size));
        let metrics = font.glyph_metrics(size, LocationRef::default());
        let used = self.used.fonts.entry(face).or_default();
        let (mut bytes, mut width) = (Vec::new(), 0.0);
        for glyph in run.glyphs {
            let id = charmap.map(glyph.chr).unwrap_or(GlyphId::NOTDEF);
            width += metrics.advance_width(id).unwrap_or(0.0);
            let id = used.glyphs.remap(id.to_u32() as u16);
            used.characters.insert(id, glyph.chr);
            bytes.extend(id.to_be_bytes());
        }
        if width <= 0.0 {
            return;
        }
        self.fill(run.color);
        let rotation = egui::emath::Rot2::from_angle(words.angle);
        let at = words.pos + rotation * (run.at - words.pos);
        let (sin, cos) = words.angle.sin_cos();
        let content = &mut self.content;
        content.begin_text();
        content.set_font(Name(font_name(face).as_bytes()), run.size);
        content.set_horizontal_scaling(100.0 * run.length / width);
        content.set_text_matrix([cos, sin, sin, -cos, at.x, at.y]);
        content.show(Str(&bytes));
        content.end_text();
    }

    fn triangles(&mut self, triangles: &[Triangle], fill: Color32) {
        self.path(fill, Stroke::NONE, |content| {
            triangles
                .iter()
                .for_each(|corners| polygon(content, corners));
        });
    }
}
