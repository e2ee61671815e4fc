//! Writes egui's shapes as SVG.

use std::fmt::{self, Write as _};

use egui::epaint::text::Glyph;
use egui::epaint::{
    BandShape, ClippedShape, ColorMode, PathShape, PathStroke, RectShape, TextShape,
};
use egui::{
    Color32, Context, FontFamily, Id, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Ui,
    pos2,
};

use crate::app::export::images;
use crate::app::export::pixels::Textures;
use crate::app::theme::Typeface;
use crate::app::tiles::picture::part_at;
use crate::study::picture::{FigureText, Sheet};

/// Says whether what is drawn in `ctx` goes to a vector file.
pub(crate) fn want_shapes(ctx: &Context, wanted: bool) {
    ctx.data_mut(|data| data.insert_temp(as_shapes(), wanted));
}

/// Whether `ui` is drawn to a vector file: painters then draw lines and discs as shapes instead of one mesh of many.
pub(crate) fn wants_shapes(ui: &Ui) -> bool {
    wants_shapes_in(ui.ctx())
}

pub(crate) fn wants_shapes_in(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(as_shapes())).unwrap_or(false)
}

fn as_shapes() -> Id {
    Id::unique("as shapes")
}

/// What a picture stands on.
pub(crate) struct Page<'a> {
    /// The part of the sheet that is kept.
    pub(crate) frame: Rect,
    pub(crate) sheet: &'a Sheet,
    pub(crate) background: Color32,
    /// The pictures that rectangles are filled with.
    pub(crate) textures: &'a Textures,
    /// Read to those who cannot see the picture, too.
    pub(crate) text: &'a FigureText,
}

/// A picture of `shapes` on a background of one colour.
pub(crate) fn svg(shapes: &[ClippedShape], page: &Page<'_>) -> String {
    let mut out = String::new();
    // Writing to a string never fails.
    let _ = document(&mut out, shapes, page);
    out
}

fn document(out: &mut String, shapes: &[ClippedShape], page: &Page<'_>) -> fmt::Result {
    let (all, sheet) = (page.frame, page.sheet);
    let (width, height) = match sheet.millimetres {
        Some(width) => {
            let height = width * all.height() / all.width();
            (format!("{width}mm"), format!("{height:.2}mm"))
        }
        None => {
            let size = (all.size() * sheet.zoom).round();
            (size.x.to_string(), size.y.to_string())
        }
    };
    let (min, size) = (all.min, all.size());
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{} {} {} {}\" font-family=\"Inter, 'Helvetica Neue', Arial, 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif\">",
        min.x, min.y, size.x, size.y
    )?;
    for (name, words) in [("title", &page.text.title), ("desc", &page.text.caption)] {
        if !words.trim().is_empty() {
            write!(out, "<{name}>")?;
            words.trim().chars().try_for_each(|c| escaped(out, c))?;
            writeln!(out, "</{name}>")?;
        }
    }
    parts(out, shapes, page.textures)?;
    let fill = paint("fill", page.background);
    writeln!(out, "<rect {}{fill}/>", rect(all))?;
    for (number, part) in shapes
        .chunk_by(|a, b| a.clip_rect == b.clip_rect)
        .enumerate()
    {
        let clip = part[0].clip_rect;
        let cut = !clip.contains_rect(all);
        if cut {
            let rect = rect(clip.intersect(all));
            write!(out, "<clipPath id=\"c{number}\"><rect {rect}/></clipPath>")?;
            writeln!(out, "<g clip-path=\"url(#c{number})\">")?;
        }
        for clipped in part {
            shape(out, &clipped.shape)?;
        }
        if cut {
            writeln!(out, "</g>")?;
        }
    }
    writeln!(out, "</svg>")
}

/// Each part of a picture once, as a pattern that fills a rectangle.
fn parts(out: &mut String, shapes: &[ClippedShape], textures: &Textures) -> fmt::Result {
    for (number, part) in images::parts_of(shapes).into_iter().enumerate() {
        let Some(image) = textures.get(part.texture) else {
            continue;
        };
        let opening = if number == 0 { "<defs>\n" } else { "" };
        let name = part_name(part.texture, part.uv);
        let data = images::data_address(&part_at(image, part.uv));
        writeln!(
            out,
            "{opening}<pattern id=\"{name}\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\" preserveAspectRatio=\"none\"><image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"{data}\"/></pattern>"
        )?;
    }
    if !images::parts_of(shapes).is_empty() {
        writeln!(out, "</defs>")?;
    }
    Ok(())
}

/// The name of a part's pattern.
fn part_name(texture: TextureId, uv: Rect) -> String {
    let number = match texture {
        TextureId::Managed(number) | TextureId::User(number) => number,
    };
    let [x, y] = [uv.left(), uv.top()].map(|at| (at * 1e5) as u32);
    format!("t{number}-{x}-{y}")
}

fn shape(out: &mut String, shape_: &Shape) -> fmt::Result {
    match shape_ {
        Shape::Vec(shapes) => shapes.iter().try_for_each(|each| shape(out, each)),
        Shape::Circle(circle) => {
            let Pos2 { x, y } = circle.center;
            let (r, look) = (circle.radius, look(circle.fill, circle.stroke));
            writeln!(
                out,
                "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{r:.2}\"{look}/>"
            )
        }
        Shape::LineSegment { points, stroke } => {
            let [a, b] = points;
            let look = look(Color32::TRANSPARENT, *stroke);
            writeln!(
                out,
                "<line x1=\"{:.2}\" y1=\"{:.2}\" x2=\"{:.2}\" y2=\"{:.2}\"{look}/>",
                a.x, a.y, b.x, b.y
            )
        }
        Shape::Rect(rect) => rectangle(out, rect),
        Shape::Path(path) => polygon(out, path),
        Shape::Text(words) => text(out, words),
        Shape::Mesh(triangles) => mesh(out, triangles),
        Shape::Ellipse(ellipse) => {
            let (Pos2 { x, y }, radius) = (ellipse.center, ellipse.radius);
            let look = look(ellipse.fill, ellipse.stroke);
            writeln!(
                out,
                "<ellipse cx=\"{x:.2}\" cy=\"{y:.2}\" rx=\"{:.2}\" ry=\"{:.2}\"{look}/>",
                radius.x, radius.y
            )
        }
        Shape::CubicBezier(curve) => bezier(out, &curve.points, 'C', curve.fill, &curve.stroke),
        Shape::QuadraticBezier(curve) => bezier(out, &curve.points, 'Q', curve.fill, &curve.stroke),
        Shape::Band(shape) => band(out, shape),
        // The views of saved pictures use no paint callbacks.
        Shape::Noop | Shape::Callback(_) => Ok(()),
    }
}

/// A curve from the first point to the last, which the points between bend.
fn bezier(
    out: &mut String,
    points: &[Pos2],
    command: char,
    fill: Color32,
    stroke: &PathStroke,
) -> fmt::Result {
    let Some((first, rest)) = points.split_first() else {
        return Ok(());
    };
    write!(out, "<path d=\"M{:.2} {:.2}{command}", first.x, first.y)?;
    for point in rest {
        write!(out, "{:.2} {:.2} ", point.x, point.y)?;
    }
    let look = look(fill, solid(stroke));
    writeln!(out, "\"{look}/>")
}

/// What lies between two curves. It is never turned here.
fn band(out: &mut String, band: &BandShape) -> fmt::Result {
    for points in outline(band) {
        write!(out, "<polygon points=\"")?;
        for Pos2 { x, y } in points {
            write!(out, "{x:.2},{y:.2} ")?;
        }
        let look = look(band.fill, band.stroke);
        writeln!(out, "\"{look}/>")?;
    }
    Ok(())
}

/// The outline of each part of a band.
pub(crate) fn outline(band: &BandShape) -> impl Iterator<Item = Vec<Pos2>> {
    let parts = band.points.split(|point| !point.is_finite());
    parts.map(|part| {
        let above = part.iter().map(|point| pos2(point.x, point.y.min));
        let below = part.iter().rev().map(|point| pos2(point.x, point.y.max));
        above.chain(below).collect()
    })
}

/// A stroke of one colour.
pub(crate) fn solid(stroke: &PathStroke) -> Stroke {
    let color = match stroke.color {
        ColorMode::Solid(color) => color,
        ColorMode::UV(_) => Color32::TRANSPARENT,
    };
    Stroke::new(stroke.width, color)
}

fn rectangle(out: &mut String, shape: &RectShape) -> fmt::Result {
    let place = middle_of_stroke(shape);
    if !place.is_positive() {
        return Ok(());
    }
    let radius = shape.corner_radius.nw;
    if let Some(brush) = &shape.brush {
        let (place, part) = (rect(place), part_name(brush.fill_texture_id, brush.uv));
        let opacity = f32::from(shape.fill.a()) / 255.0;
        return writeln!(
            out,
            "<rect {place} rx=\"{radius}\" fill=\"url(#{part})\" fill-opacity=\"{opacity:.3}\"/>"
        );
    }
    let (place, look) = (rect(place), look(shape.fill, shape.stroke));
    writeln!(out, "<rect {place} rx=\"{radius}\"{look}/>")
}

/// The rectangle on whose edge the stroke is centred, as vector files have it.
pub(crate) fn middle_of_stroke(shape: &RectShape) -> Rect {
    let half = shape.stroke.width / 2.0;
    match shape.stroke_kind {
        StrokeKind::Inside => shape.rect.shrink(half),
        StrokeKind::Middle => shape.rect,
        StrokeKind::Outside => shape.rect.expand(half),
    }
}

fn polygon(out: &mut String, path: &PathShape) -> fmt::Result {
    let kind = if path.closed { "polygon" } else { "polyline" };
    write!(out, "<{kind} points=\"")?;
    for point in &path.points {
        write!(out, "{:.2},{:.2} ", point.x, point.y)?;
    }
    let look = look(path.fill, solid(&path.stroke));
    writeln!(out, "\"{look}/>")
}

/// `textLength` keeps each part as wide as on the screen, whichever font the reader has.
fn text(out: &mut String, words: &TextShape) -> fmt::Result {
    for run in text_runs(words) {
        let fill = paint("fill", run.color);
        let TextRun { at, size, .. } = run;
        write!(out, "<text")?;
        if words.angle != 0.0 {
            let (Pos2 { x, y }, turn) = (words.pos, words.angle.to_degrees());
            write!(out, " transform=\"rotate({turn:.1} {x:.2} {y:.2})\"")?;
        }
        write!(
            out,
            " x=\"{:.2}\" y=\"{:.2}\" font-size=\"{size}\" font-weight=\"{}\" textLength=\"{:.2}\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\"{fill}>",
            at.x, at.y, run.weight, run.length
        )?;
        run.glyphs
            .iter()
            .try_for_each(|glyph| escaped(out, glyph.chr))?;
        writeln!(out, "</text>")?;
    }
    Ok(())
}

/// A part of a line in one font. It looks the same throughout: the views mix no styles in one text.
pub(crate) struct TextRun<'a> {
    /// The left end of its base line, before the text is turned.
    pub(crate) at: Pos2,
    pub(crate) length: f32,
    pub(crate) size: f32,
    pub(crate) weight: u16,
    /// `None` where the program ships no font that has the characters.
    pub(crate) face: Option<Typeface>,
    pub(crate) color: Color32,
    pub(crate) glyphs: &'a [Glyph],
}

/// All lines, each broken where the font changes.
pub(crate) fn text_runs(words: &TextShape) -> Vec<TextRun<'_>> {
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

fn escaped(out: &mut String, c: char) -> fmt::Result {
    match c {
        '<' => out.write_str("&lt;"),
        '&' => out.write_str("&amp;"),
        // XML has no place for other control characters.
        '\u{0}'..='\u{1f}' => out.write_char(' '),
        other => out.write_char(other),
    }
}

/// Neighbouring triangles of one colour become one path, so that no seam shows between them.
fn mesh(out: &mut String, mesh: &Mesh) -> fmt::Result {
    let corners = |index: &[u32]| [index[0], index[1], index[2]].map(|i| mesh.vertices[i as usize]);
    let triangles: Vec<_> = mesh.indices.chunks_exact(3).map(corners).collect();
    for alike in triangles.chunk_by(|a, b| a[0].color == b[0].color) {
        let fill = paint("fill", alike[0][0].color);
        write!(out, "<path{fill} d=\"")?;
        for corners in alike {
            let [a, mut b, mut c] = corners.map(|corner| corner.pos);
            // One winding for all: touching triangles of opposite winding would cancel out under the nonzero fill rule.
            let (along, beside) = (b - a, c - a);
            if along.x * beside.y < along.y * beside.x {
                (b, c) = (c, b);
            }
            write!(
                out,
                "M{:.2} {:.2}L{:.2} {:.2} {:.2} {:.2}Z",
                a.x, a.y, b.x, b.y, c.x, c.y
            )?;
        }
        writeln!(out, "\"/>")?;
    }
    Ok(())
}

fn rect(rect: Rect) -> String {
    format!(
        "x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{:.2}\"",
        rect.left(),
        rect.top(),
        rect.width().max(0.0),
        rect.height().max(0.0)
    )
}

fn look(fill: Color32, stroke: Stroke) -> String {
    let mut look = paint("fill", fill);
    if !stroke.is_empty() {
        look += &paint("stroke", stroke.color);
        look += &format!(" stroke-width=\"{:.2}\"", stroke.width);
    }
    look
}

fn paint(what: &str, color: Color32) -> String {
    let [r, g, b, a] = color.to_srgba_unmultiplied();
    match a {
        0 => format!(" {what}=\"none\""),
        255 => format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\""),
        _ => {
            let share = f32::from(a) / 255.0;
            format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\" {what}-opacity=\"{share:.3}\"")
        }
    }
}
