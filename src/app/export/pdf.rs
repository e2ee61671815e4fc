//! Writes egui's shapes as a PDF, with text that can be searched.

use std::collections::{BTreeMap, BTreeSet};

use egui::epaint::{Brush, ClippedShape, RectShape, TextShape};
use egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, TextureId, pos2};
use pdf_writer::{Content, Name, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::{GlyphId, MetadataProvider as _};

use crate::app::export::pdf_file::{alpha_name, font, font_name, picture_name};
use crate::app::export::pixels::Textures;
use crate::app::export::svg::{Page, middle_of_stroke, outline, solid, text_runs};
use crate::app::theme::Typeface;

/// Points of a PDF, of 1/72 inch, in a point of the layout.
const SCALE: f32 = 72.0 / 96.0;

/// A page with `shapes` on it.
pub(crate) fn pdf(shapes: &[ClippedShape], page: &Page<'_>) -> Vec<u8> {
    pdf_of_pages(shapes, page, &[page.frame])
}

/// A page for each frame, with those of the `shapes` on it that lie within.
pub(crate) fn pdf_of_pages(shapes: &[ClippedShape], page: &Page<'_>, frames: &[Rect]) -> Vec<u8> {
    let mut paper = Paper {
        content: Content::new(),
        fonts: BTreeMap::new(),
        alphas: BTreeSet::new(),
        textures: page.textures,
        pictures: Vec::new(),
    };
    let mut leaves = Vec::with_capacity(frames.len());
    for &frame in frames {
        let scale = match page.sheet.millimetres {
            Some(millimetres) => millimetres / 25.4 * 72.0 / frame.width(),
            None => SCALE,
        };
        paper.draw(shapes, frame, page.background, scale);
        let content = std::mem::replace(&mut paper.content, Content::new());
        leaves.push((content, frame.size() * scale));
    }
    paper.finish(page, leaves)
}

/// What is on the page, and what it needs.
pub(crate) struct Paper<'a> {
    pub(crate) content: Content,
    /// The glyphs that are used of each font, with the characters that they stand for.
    pub(crate) fonts: BTreeMap<Typeface, BTreeMap<u16, char>>,
    pub(crate) alphas: BTreeSet<u8>,
    pub(crate) textures: &'a Textures,
    /// The pictures of which parts are drawn.
    pub(crate) pictures: Vec<TextureId>,
}

/// A part of an outline.
enum Step {
    Move(Pos2),
    Line(Pos2),
    Curve(Pos2, Pos2, Pos2),
    Close,
}

struct Path(Vec<Step>);

impl Path {
    fn rect(rect: Rect) -> Self {
        Self::polygon(
            &[
                rect.left_top(),
                rect.right_top(),
                rect.right_bottom(),
                rect.left_bottom(),
            ],
            true,
        )
    }

    fn polygon(points: &[Pos2], closed: bool) -> Self {
        let mut steps = Vec::with_capacity(points.len() + 1);
        for (number, point) in points.iter().enumerate() {
            steps.push(if number == 0 {
                Step::Move(*point)
            } else {
                Step::Line(*point)
            });
        }
        if closed {
            steps.push(Step::Close);
        }
        Self(steps)
    }

    /// A rectangle with round corners; an ellipse where they meet.
    fn round(rect: Rect, x: f32, y: f32) -> Self {
        // The share of a radius at which a Bézier curve is nearest to a quarter of a circle.
        const ROUND: f32 = 0.552_284_7;
        let (dx, dy) = (x * (1.0 - ROUND), y * (1.0 - ROUND));
        let (left, right, top, bottom) = (rect.left(), rect.right(), rect.top(), rect.bottom());
        Self(vec![
            Step::Move(pos2(left + x, top)),
            Step::Line(pos2(right - x, top)),
            Step::Curve(
                pos2(right - dx, top),
                pos2(right, top + dy),
                pos2(right, top + y),
            ),
            Step::Line(pos2(right, bottom - y)),
            Step::Curve(
                pos2(right, bottom - dy),
                pos2(right - dx, bottom),
                pos2(right - x, bottom),
            ),
            Step::Line(pos2(left + x, bottom)),
            Step::Curve(
                pos2(left + dx, bottom),
                pos2(left, bottom - dy),
                pos2(left, bottom - y),
            ),
            Step::Line(pos2(left, top + y)),
            Step::Curve(
                pos2(left, top + dy),
                pos2(left + dx, top),
                pos2(left + x, top),
            ),
            Step::Close,
        ])
    }
}

impl Paper<'_> {
    /// Draws what lies within `frame`.
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
            self.shape(&clipped.shape);
            if cut {
                self.content.restore_state();
            }
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.shape(shape)),
            Shape::Circle(circle) => {
                let side = egui::Vec2::splat(2.0 * circle.radius);
                let rect = Rect::from_center_size(circle.center, side);
                let path = Path::round(rect, circle.radius, circle.radius);
                self.path(&path, circle.fill, circle.stroke);
            }
            Shape::Ellipse(ellipse) => {
                let rect = Rect::from_center_size(ellipse.center, 2.0 * ellipse.radius);
                let path = Path::round(rect, ellipse.radius.x, ellipse.radius.y);
                self.path(&path, ellipse.fill, ellipse.stroke);
            }
            Shape::LineSegment { points, stroke } => {
                self.path(&Path::polygon(points, false), Color32::TRANSPARENT, *stroke);
            }
            Shape::Rect(rect) => self.rectangle(rect),
            Shape::Path(path) => {
                let outline = Path::polygon(&path.points, path.closed);
                self.path(&outline, path.fill, solid(&path.stroke));
            }
            Shape::Text(words) => self.text(words),
            Shape::Mesh(triangles) => self.mesh(triangles),
            Shape::CubicBezier(curve) => {
                let [from, a, b, to] = curve.points;
                let path = Path(vec![Step::Move(from), Step::Curve(a, b, to)]);
                self.path(&path, curve.fill, solid(&curve.stroke));
            }
            Shape::QuadraticBezier(curve) => {
                let [from, bend, to] = curve.points;
                let (a, b) = (from.lerp(bend, 2.0 / 3.0), to.lerp(bend, 2.0 / 3.0));
                let path = Path(vec![Step::Move(from), Step::Curve(a, b, to)]);
                self.path(&path, curve.fill, solid(&curve.stroke));
            }
            Shape::Band(band) => {
                for points in outline(band) {
                    self.path(&Path::polygon(&points, true), band.fill, band.stroke);
                }
            }
            // The views of saved pictures use no paint callbacks.
            Shape::Noop | Shape::Callback(_) => {}
        }
    }

    fn rectangle(&mut self, shape: &RectShape) {
        let place = middle_of_stroke(shape);
        if !place.is_positive() {
            return;
        }
        let most = place.size().min_elem() / 2.0;
        let radius = f32::from(shape.corner_radius.nw).min(most);
        let path = if radius > 0.0 {
            Path::round(place, radius, radius)
        } else {
            Path::rect(place)
        };
        match &shape.brush {
            Some(brush) => self.part(&path, place, brush, shape.fill.a()),
            None => self.path(&path, shape.fill, shape.stroke),
        }
    }

    /// Fills an outline around `place` with a part of a picture. The picture is in the file once, and cut off here.
    fn part(&mut self, path: &Path, place: Rect, brush: &Brush, alpha: u8) {
        let (texture, uv) = (brush.fill_texture_id, brush.uv);
        if self.textures.get(texture).is_none() || !uv.is_positive() {
            return;
        }
        let known = self.pictures.iter().position(|known| *known == texture);
        let number = known.unwrap_or_else(|| {
            self.pictures.push(texture);
            self.pictures.len() - 1
        });
        let whole = place.size() / uv.size();
        let corner = place.min - uv.min.to_vec2() * whole;
        self.content.save_state();
        self.trace(path);
        self.content.clip_nonzero().end_path();
        self.ink(Color32::from_white_alpha(alpha));
        // An image stands on its lower edge; down is positive here.
        let upright = [whole.x, 0.0, 0.0, -whole.y, corner.x, corner.y + whole.y];
        self.content.transform(upright);
        self.content.x_object(Name(picture_name(number).as_bytes()));
        self.content.restore_state();
    }

    fn mesh(&mut self, mesh: &Mesh) {
        let corners =
            |index: &[u32]| [index[0], index[1], index[2]].map(|i| mesh.vertices[i as usize]);
        let triangles: Vec<_> = mesh.indices.chunks_exact(3).map(corners).collect();
        // Neighbouring triangles of one colour become one path, so that no seam shows between them.
        for alike in triangles.chunk_by(|a, b| a[0].color == b[0].color) {
            let mut steps = Vec::new();
            for corners in alike {
                let [a, mut b, mut c] = corners.map(|corner| corner.pos);
                let (along, beside) = (b - a, c - a);
                if along.x * beside.y < along.y * beside.x {
                    (b, c) = (c, b);
                }
                steps.extend(Path::polygon(&[a, b, c], true).0);
            }
            self.path(&Path(steps), alike[0][0].color, Stroke::NONE);
        }
    }

    /// Fills and strokes an outline.
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

    /// The parts of a colour. Its opacity is set for all that follows.
    fn ink(&mut self, color: Color32) -> [f32; 3] {
        let [r, g, b, a] = color.to_srgba_unmultiplied();
        self.alphas.insert(a);
        self.content.set_parameters(Name(alpha_name(a).as_bytes()));
        [r, g, b].map(|part| f32::from(part) / 255.0)
    }

    /// Each line is stretched to the width that it has on the screen.
    fn text(&mut self, words: &TextShape) {
        for run in text_runs(words) {
            let Some((face, font)) = run.face.and_then(|face| Some((face, font(face)?))) else {
                continue;
            };
            let (charmap, size) = (font.charmap(), Size::new(run.size));
            let metrics = font.glyph_metrics(size, LocationRef::default());
            let used = self.fonts.entry(face).or_default();
            let (mut bytes, mut width) = (Vec::new(), 0.0);
            for glyph in run.glyphs {
                let id = charmap.map(glyph.chr).unwrap_or(GlyphId::NOTDEF);
                width += metrics.advance_width(id).unwrap_or(0.0);
                let id = id.to_u32() as u16;
                used.insert(id, glyph.chr);
                bytes.extend(id.to_be_bytes());
            }
            if width <= 0.0 {
                continue;
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
    }
}
