//! Writes egui's shapes as SVG.

use std::fmt::{self, Write as _};

use egui::epaint::{ClippedShape, ColorMode, PathShape, RectShape, TextShape};
use egui::{
    Color32, Context, FontFamily, Id, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, vec2,
};

use crate::study::picture::Paper;

/// Says whether what is drawn in `ctx` goes to a vector file.
pub(crate) fn want_shapes(ctx: &Context, wanted: bool) {
    ctx.data_mut(|data| data.insert_temp(as_shapes(), wanted));
}

/// Whether `ui` is drawn to a vector file: painters then draw lines and discs as shapes instead of one mesh of many.
pub(crate) fn wants_shapes(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(as_shapes())).unwrap_or(false)
}

fn as_shapes() -> Id {
    Id::unique("as shapes")
}

/// A picture of `shapes` on a background of one colour.
pub(crate) fn svg(shapes: &[ClippedShape], paper: Paper, background: Color32) -> String {
    let mut out = String::new();
    // Writing to a string never fails.
    let _ = document(&mut out, shapes, paper, background);
    out
}

fn document(
    out: &mut String,
    shapes: &[ClippedShape],
    paper: Paper,
    background: Color32,
) -> fmt::Result {
    let size = vec2(paper.width as f32, paper.height as f32) / paper.zoom;
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\" font-family=\"Inter, 'Helvetica Neue', Arial, sans-serif\">",
        paper.width, paper.height, size.x, size.y
    )?;
    let all = Rect::from_min_size(Pos2::ZERO, size);
    let fill = paint("fill", background);
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
        // The views of saved pictures use no other shapes.
        _ => Ok(()),
    }
}

fn rectangle(out: &mut String, shape: &RectShape) -> fmt::Result {
    // SVG centres a stroke on the edge.
    let half = shape.stroke.width / 2.0;
    let place = match shape.stroke_kind {
        StrokeKind::Inside => shape.rect.shrink(half),
        StrokeKind::Middle => shape.rect,
        StrokeKind::Outside => shape.rect.expand(half),
    };
    if !place.is_positive() {
        return Ok(());
    }
    let (place, look) = (rect(place), look(shape.fill, shape.stroke));
    let radius = shape.corner_radius.nw;
    writeln!(out, "<rect {place} rx=\"{radius}\"{look}/>")
}

fn polygon(out: &mut String, path: &PathShape) -> fmt::Result {
    let kind = if path.closed { "polygon" } else { "polyline" };
    write!(out, "<{kind} points=\"")?;
    for point in &path.points {
        write!(out, "{:.2},{:.2} ", point.x, point.y)?;
    }
    let color = match path.stroke.color {
        ColorMode::Solid(color) => color,
        ColorMode::UV(_) => Color32::TRANSPARENT,
    };
    let look = look(path.fill, Stroke::new(path.stroke.width, color));
    writeln!(out, "\"{look}/>")
}

/// `textLength` keeps each row as wide as on the screen, whichever font the reader has.
fn text(out: &mut String, words: &TextShape) -> fmt::Result {
    let galley = &words.galley;
    let Some(format) = galley.job.sections.first().map(|section| &section.format) else {
        return Ok(());
    };
    let own = Some(format.color).filter(|color| *color != Color32::PLACEHOLDER);
    let color = words
        .override_text_color
        .or(own)
        .unwrap_or(words.fallback_color);
    let fill = paint("fill", color.gamma_multiply(words.opacity_factor));
    let size = format.font_id.size;
    let weight = match &format.font_id.family {
        FontFamily::Name(name) => match name.as_ref() {
            "medium" => 500,
            "semibold" => 600,
            _ => 700,
        },
        _ => 400,
    };
    let Pos2 { x, y } = words.pos;
    let turn = words.angle.to_degrees();
    for row in &galley.rows {
        let (Some(first), Some(last)) = (row.glyphs.first(), row.glyphs.last()) else {
            continue;
        };
        let at = row.pos.to_vec2() + first.pos.to_vec2();
        let length = last.pos.x + last.advance_width - first.pos.x;
        write!(
            out,
            "<text transform=\"translate({x:.2} {y:.2}) rotate({turn:.1})\" x=\"{:.2}\" y=\"{:.2}\" font-size=\"{size}\" font-weight=\"{weight}\" textLength=\"{length:.2}\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\"{fill}>",
            at.x, at.y
        )?;
        for glyph in &row.glyphs {
            match glyph.chr {
                '<' => out.write_str("&lt;")?,
                '&' => out.write_str("&amp;")?,
                other => out.write_char(other)?,
            }
        }
        writeln!(out, "</text>")?;
    }
    Ok(())
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
