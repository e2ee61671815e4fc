//! One walk through egui's shapes for all vector files: they are reduced to a few kinds of marks.

use egui::epaint::text::Glyph;
use egui::epaint::{BandShape, Brush, ColorMode, PathStroke, RectShape, TextShape, Vertex};
use egui::{Color32, FontFamily, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2};

use crate::theme::Typeface;

pub(crate) enum Outline<'a> {
    Circle(Pos2, f32),
    Ellipse(Pos2, Vec2),
    Line([Pos2; 2]),
    /// With corners of this radius.
    Rect(Rect, u8),
    Polygon(&'a [Pos2]),
    Polyline(&'a [Pos2]),
    /// A Bézier curve from the first point to the last.
    Cubic([Pos2; 4]),
}

/// Three corners, in clockwise order on the screen.
pub(crate) type Triangle = [Pos2; 3];

pub(crate) trait VectorFile {
    fn mark(&mut self, outline: &Outline<'_>, fill: Color32, stroke: Stroke);

    /// Fills a rectangle with corners of this radius with a part of a picture.
    fn picture(&mut self, place: Rect, radius: u8, part: &Brush, alpha: u8);

    fn text(&mut self, words: &TextShape, run: &TextRun<'_>);

    /// Fills neighbouring triangles as one, so that no seam shows between them.
    fn triangles(&mut self, triangles: &[Triangle], fill: Color32);
}

pub(crate) fn draw(shape: &Shape, file: &mut impl VectorFile) {
    each_leaf(shape, &mut |leaf| draw_leaf(leaf, file));
}

/// Calls `tell` with every shape that is not a list of others.
pub fn each_leaf<'a>(shape: &'a Shape, tell: &mut impl FnMut(&'a Shape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| each_leaf(shape, tell)),
        leaf => tell(leaf),
    }
}

fn draw_leaf(shape: &Shape, file: &mut impl VectorFile) {
    match shape {
        Shape::Circle(circle) => {
            let outline = Outline::Circle(circle.center, circle.radius);
            file.mark(&outline, circle.fill, circle.stroke);
        }
        Shape::Ellipse(ellipse) => {
            let outline = Outline::Ellipse(ellipse.center, ellipse.radius);
            file.mark(&outline, ellipse.fill, ellipse.stroke);
        }
        Shape::LineSegment { points, stroke } => {
            file.mark(&Outline::Line(*points), Color32::TRANSPARENT, *stroke);
        }
        Shape::Rect(rect) => rectangle(rect, file),
        Shape::Path(path) => {
            let outline = if path.closed {
                Outline::Polygon(&path.points)
            } else {
                Outline::Polyline(&path.points)
            };
            file.mark(&outline, path.fill, solid(&path.stroke));
        }
        Shape::Text(words) => {
            for run in text_runs(words) {
                file.text(words, &run);
            }
        }
        Shape::Mesh(triangles) => mesh(triangles, file),
        Shape::CubicBezier(curve) => {
            let stroke = solid(&curve.stroke);
            file.mark(&Outline::Cubic(curve.points), curve.fill, stroke);
        }
        Shape::QuadraticBezier(curve) => {
            let [from, bend, to] = curve.points;
            let (a, b) = (from.lerp(bend, 2.0 / 3.0), to.lerp(bend, 2.0 / 3.0));
            let outline = Outline::Cubic([from, a, b, to]);
            file.mark(&outline, curve.fill, solid(&curve.stroke));
        }
        Shape::Band(band) => {
            for points in outline(band) {
                file.mark(&Outline::Polygon(&points), band.fill, band.stroke);
            }
        }
        // The views of saved pictures use no paint callbacks.
        Shape::Vec(_) | Shape::Noop | Shape::Callback(_) => {}
    }
}

/// Returns the area between two curves, as one polygon for each part. A band is never turned here.
fn outline(band: &BandShape) -> impl Iterator<Item = Vec<Pos2>> {
    let parts = band.points.split(|point| !point.is_finite());
    parts.map(|part| {
        let above = part.iter().map(|point| pos2(point.x, point.y.min));
        let below = part.iter().rev().map(|point| pos2(point.x, point.y.max));
        above.chain(below).collect()
    })
}

fn solid(stroke: &PathStroke) -> Stroke {
    let color = match stroke.color {
        ColorMode::Solid(color) => color,
        ColorMode::UV(_) => Color32::TRANSPARENT,
    };
    Stroke::new(stroke.width, color)
}

/// Draws a rectangle, whose stroke is centred on its edge in vector files.
fn rectangle(shape: &RectShape, file: &mut impl VectorFile) {
    let half = shape.stroke.width / 2.0;
    let place = match shape.stroke_kind {
        StrokeKind::Inside => shape.rect.shrink(half),
        StrokeKind::Middle => shape.rect,
        StrokeKind::Outside => shape.rect.expand(half),
    };
    if !place.is_positive() {
        return;
    }
    let radius = shape.corner_radius.nw;
    match &shape.brush {
        Some(part) => file.picture(place, radius, part, shape.fill.a()),
        None => file.mark(&Outline::Rect(place, radius), shape.fill, shape.stroke),
    }
}

/// A part of a line in one font. It looks the same throughout: the views mix no styles in one text.
pub(crate) struct TextRun<'a> {
    /// The left end of its base line, before the text is turned.
    pub(crate) at: Pos2,
    /// The length on the screen, which is kept whatever font the reader has.
    pub(crate) length: f32,
    pub(crate) size: f32,
    pub(crate) weight: u16,
    /// `None` if the program ships no font that has the characters.
    pub(crate) face: Option<Typeface>,
    pub(crate) color: Color32,
    pub(crate) glyphs: &'a [Glyph],
}

fn text_runs(words: &TextShape) -> Vec<TextRun<'_>> {
    let galley = &words.galley;
    let Some(format) = galley.job.sections.first().map(|section| &section.format) else {
        return Vec::new();
    };
    let own = Some(format.color).filter(|color| *color != Color32::PLACEHOLDER);
    let color = words.override_text_color.or(own);
    let color = color.unwrap_or(words.fallback_color);
    let weight = match &format.font_id.family {
        FontFamily::Name(name) => match name.as_ref() {
            "medium" => 500,
            "semibold" => 600,
            _ => 700,
        },
        FontFamily::Proportional | FontFamily::Monospace => 400,
    };
    let mut runs = Vec::new();
    for row in &galley.rows {
        let face = |glyph: &Glyph| Typeface::of(glyph.chr, weight);
        for glyphs in row.glyphs.chunk_by(|a, b| face(a) == face(b)) {
            let (first, last) = (&glyphs[0], &glyphs[glyphs.len() - 1]);
            runs.push(TextRun {
                at: words.pos + row.pos.to_vec2() + first.pos.to_vec2(),
                length: last.pos.x + last.advance_width - first.pos.x,
                size: format.font_id.size,
                weight,
                face: face(first),
                color: color.gamma_multiply(words.opacity_factor),
                glyphs,
            });
        }
    }
    runs
}

/// Draws a mesh. All triangles are wound alike: where they touch, others would cancel out when they are filled as one.
fn mesh(mesh: &Mesh, file: &mut impl VectorFile) {
    let corners = |index: &[u32]| [index[0], index[1], index[2]].map(|i| mesh.vertices[i as usize]);
    let triangles: Vec<[Vertex; 3]> = mesh.indices.chunks_exact(3).map(corners).collect();
    for alike in triangles.chunk_by(|a, b| a[0].color == b[0].color) {
        let wound = alike.iter().map(|corners| {
            let [a, b, c] = corners.map(|corner| corner.pos);
            let (along, beside) = (b - a, c - a);
            if along.x * beside.y < along.y * beside.x {
                [a, c, b]
            } else {
                [a, b, c]
            }
        });
        file.triangles(&wound.collect::<Vec<_>>(), alike[0][0].color);
    }
}
