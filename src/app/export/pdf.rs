//! Writes egui's shapes as a PDF, with text that can be searched.

use egui::epaint::{Brush, ClippedShape, TextShape};
use egui::{Color32, Pos2, Rect, Stroke, Vec2, pos2};
use pdf_writer::{Content, Name, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::{GlyphId, MetadataProvider as _};

use crate::app::export::pdf_file::{Used, alpha_name, font, font_name, picture_name};
use crate::app::export::vector::{self, Outline, Page, TextRun, Triangle, VectorFile};

/// The points of a PDF (1/72 inch) per point of the layout.
const SCALE: f32 = 72.0 / 96.0;

pub(crate) fn pdf(shapes: &[ClippedShape], page: &Page<'_>) -> Vec<u8> {
    pdf_of_pages(shapes, page, &[page.frame])
}

/// Returns a PDF with a page for each frame, which shows those of the `shapes` that are within.
pub(crate) fn pdf_of_pages(shapes: &[ClippedShape], page: &Page<'_>, frames: &[Rect]) -> Vec<u8> {
    let mut drawing = Drawing {
        content: Content::new(),
        used: Used::nothing(page.textures),
    };
    let mut leaves = Vec::with_capacity(frames.len());
    for &frame in frames {
        let scale = match page.sheet.millimetres {
            Some(millimetres) => millimetres / 25.4 * 72.0 / frame.width(),
            None => SCALE,
        };
        drawing.draw(shapes, frame, page.background, scale);
        let content = std::mem::replace(&mut drawing.content, Content::new());
        leaves.push((content, frame.size() * scale));
    }
    drawing.used.file(page, leaves)
}

struct Drawing<'a> {
    content: Content,
    used: Used<'a>,
}

enum Step {
    Move(Pos2),
    Line(Pos2),
    Curve(Pos2, Pos2, Pos2),
    Close,
}

struct Path(Vec<Step>);

impl Path {
    fn of(outline: &Outline<'_>) -> Self {
        match *outline {
            Outline::Circle(center, radius) => Self::ellipse(center, Vec2::splat(radius)),
            Outline::Ellipse(center, radius) => Self::ellipse(center, radius),
            Outline::Line(points) => Self::polygon(&points, false),
            Outline::Rect(place, radius) => Self::rounded(place, radius),
            Outline::Polygon(points) => Self::polygon(points, true),
            Outline::Polyline(points) => Self::polygon(points, false),
            Outline::Cubic([from, a, b, to]) => Self(vec![Step::Move(from), Step::Curve(a, b, to)]),
            Outline::Quadratic([from, bend, to]) => {
                let (a, b) = (from.lerp(bend, 2.0 / 3.0), to.lerp(bend, 2.0 / 3.0));
                Self(vec![Step::Move(from), Step::Curve(a, b, to)])
            }
        }
    }

    fn ellipse(center: Pos2, radius: Vec2) -> Self {
        let rect = Rect::from_center_size(center, 2.0 * radius);
        Self::round(rect, radius.x, radius.y)
    }

    fn rounded(rect: Rect, radius: u8) -> Self {
        let radius = f32::from(radius).min(rect.size().min_elem() / 2.0);
        if radius > 0.0 {
            Self::round(rect, radius, radius)
        } else {
            Self::rect(rect)
        }
    }

    fn rect(rect: Rect) -> Self {
        let (left, right, top, bottom) = (rect.left(), rect.right(), rect.top(), rect.bottom());
        let corners = [[left, top], [right, top], [right, bottom], [left, bottom]];
        Self::polygon(&corners.map(Pos2::from), true)
    }

    fn polygon(points: &[Pos2], closed: bool) -> Self {
        let first = points.first().map(|point| Step::Move(*point));
        let rest = points.iter().skip(1).map(|point| Step::Line(*point));
        let end = closed.then_some(Step::Close);
        Self(first.into_iter().chain(rest).chain(end).collect())
    }

    /// Returns a rectangle with round corners; an ellipse if they meet.
    fn round(rect: Rect, x: f32, y: f32) -> Self {
        // The share of a radius at which a Bézier curve is nearest to a quarter of a circle.
        const ROUND: f32 = 0.552_284_7;
        let (dx, dy) = (x * (1.0 - ROUND), y * (1.0 - ROUND));
        let (left, right, top, bottom) = (rect.left(), rect.right(), rect.top(), rect.bottom());
        let curve =
            |a: [f32; 2], b: [f32; 2], to: [f32; 2]| Step::Curve(a.into(), b.into(), to.into());
        Self(vec![
            Step::Move(pos2(left + x, top)),
            Step::Line(pos2(right - x, top)),
            curve([right - dx, top], [right, top + dy], [right, top + y]),
            Step::Line(pos2(right, bottom - y)),
            curve(
                [right, bottom - dy],
                [right - dx, bottom],
                [right - x, bottom],
            ),
            Step::Line(pos2(left + x, bottom)),
            curve([left + dx, bottom], [left, bottom - dy], [left, bottom - y]),
            Step::Line(pos2(left, top + y)),
            curve([left, top + dy], [left + dx, top], [left + x, top]),
            Step::Close,
        ])
    }
}

impl Drawing<'_> {
    fn draw(&mut self, shapes: &[ClippedShape], frame: Rect, background: Color32, scale: f32) {
        // Down is positive in a layout, up in a PDF.
        let (left, bottom) = (frame.left(), frame.bottom());
        let turned = [scale, 0.0, 0.0, -scale, -left * scale, bottom * scale];
        self.content.transform(turned);
        self.path(&Path::rect(frame), background, Stroke::NONE);
        for clipped in shapes {
            let clip = clipped.clip_rect.intersect(frame);
            if !clip.is_positive() {
                continue;
            }
            let cut = !clipped.clip_rect.contains_rect(frame);
            if cut {
                let size = clip.size();
                let content = &mut self.content;
                content.save_state();
                content.rect(clip.left(), clip.top(), size.x, size.y);
                content.clip_nonzero().end_path();
            }
            vector::draw(&clipped.shape, self);
            if cut {
                self.content.restore_state();
            }
        }
    }

    fn path(&mut self, path: &Path, fill: Color32, stroke: Stroke) {
        let filled = fill.a() > 0;
        let stroked = !stroke.is_empty() && stroke.color.a() > 0;
        if filled {
            self.fill(fill);
            self.trace(path);
            self.content.fill_nonzero();
        }
        if stroked {
            let [r, g, b] = self.ink(stroke.color);
            self.content.set_stroke_rgb(r, g, b);
            self.content.set_line_width(stroke.width);
            self.trace(path);
            self.content.stroke();
        }
    }

    fn trace(&mut self, path: &Path) {
        let content = &mut self.content;
        for step in &path.0 {
            match *step {
                Step::Move(to) => content.move_to(to.x, to.y),
                Step::Line(to) => content.line_to(to.x, to.y),
                Step::Curve(a, b, to) => content.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
                Step::Close => content.close_path(),
            };
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

impl VectorFile for Drawing<'_> {
    fn mark(&mut self, outline: &Outline<'_>, fill: Color32, stroke: Stroke) {
        self.path(&Path::of(outline), fill, stroke);
    }

    /// Draws a part of a picture, which is in the file once and clipped here.
    fn picture(&mut self, place: Rect, radius: u8, part: &Brush, alpha: u8) {
        let (texture, uv) = (part.fill_texture_id, part.uv);
        if self.used.textures.get(texture).is_none() || !uv.is_positive() {
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
        self.trace(&Path::rounded(place, radius));
        self.content.clip_nonzero().end_path();
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
            let id = id.to_u32() as u16;
            used.insert(id, glyph.chr);
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
        let paths = triangles
            .iter()
            .flat_map(|corners| Path::polygon(corners, true).0);
        self.path(&Path(paths.collect()), fill, Stroke::NONE);
    }
}
