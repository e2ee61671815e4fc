//! Writes egui's shapes as SVG.

use std::fmt::{self, Write as _};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use egui::epaint::{Brush, ClippedShape, TextShape};
use egui::{Color32, Pos2, Rect, Shape, Stroke, TextureId};

use crate::export::pixels::{self, Textures};
use crate::export::stage::Drawing;
use crate::export::vector::{Outline, TextRun, Triangle, VectorFile, draw, each_leaf};
use crate::tiles::picture::part_at;

pub(crate) fn svg(drawing: &Drawing) -> String {
    let (all, sheet, text) = (drawing.frames[0], &drawing.sheet, &drawing.text);
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
    let mut out = Svg(String::new());
    out.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{} {} {} {}\" font-family=\"Inter, 'Helvetica Neue', Arial, 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif\">\n",
        min.x, min.y, size.x, size.y
    ));
    for (name, words) in [("title", &text.title), ("desc", &text.caption)] {
        if !words.trim().is_empty() {
            out.put(format_args!("<{name}>"));
            words.trim().chars().for_each(|c| out.escaped(c));
            out.put(format_args!("</{name}>\n"));
        }
    }
    out.parts(&drawing.shapes, &drawing.stage.textures);
    let fill = paint("fill", drawing.stage.background);
    out.put(format_args!("<rect {}{fill}/>\n", rect(all)));
    for (number, part) in drawing
        .shapes
        .chunk_by(|a, b| a.clip_rect == b.clip_rect)
        .enumerate()
    {
        let clip = part[0].clip_rect;
        let cut = !clip.contains_rect(all);
        if cut {
            let rect = rect(clip.intersect(all));
            out.put(format_args!(
                "<clipPath id=\"c{number}\"><rect {rect}/></clipPath><g clip-path=\"url(#c{number})\">\n"
            ));
        }
        for clipped in part {
            draw(&clipped.shape, &mut out);
        }
        if cut {
            out.put(format_args!("</g>\n"));
        }
    }
    out.put(format_args!("</svg>\n"));
    out.0
}

struct Svg(String);

impl Svg {
    fn put(&mut self, text: fmt::Arguments<'_>) {
        // Writing to a string never fails.
        let _ = self.0.write_fmt(text);
    }

    fn escaped(&mut self, c: char) {
        match c {
            '<' => self.0.push_str("&lt;"),
            '>' => self.0.push_str("&gt;"),
            '&' => self.0.push_str("&amp;"),
            // XML does not allow most other control characters, nor these two.
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => self.0.push(' '),
            other => self.0.push(other),
        }
    }

    /// Writes each part of a picture once, as a pattern that fills a rectangle.
    fn parts(&mut self, shapes: &[ClippedShape], textures: &Textures) {
        let parts = parts_of(shapes);
        for (number, &(texture, uv)) in parts.iter().enumerate() {
            let Some(image) = textures.get(texture) else {
                continue;
            };
            let opening = if number == 0 { "<defs>\n" } else { "" };
            let name = part_name(texture, uv);
            let mut png = Vec::new();
            // Writing to memory never fails.
            let _ = pixels::write(&part_at(image, uv), &mut png, None);
            let data = format!("data:image/png;base64,{}", STANDARD.encode(png));
            self.put(format_args!(
                "{opening}<pattern id=\"{name}\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\" preserveAspectRatio=\"none\"><image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"{data}\"/></pattern>\n"
            ));
        }
        if !parts.is_empty() {
            self.put(format_args!("</defs>\n"));
        }
    }

    fn points(&mut self, kind: &str, points: &[Pos2]) {
        self.put(format_args!("<{kind} points=\""));
        for Pos2 { x, y } in points {
            self.put(format_args!("{x:.2},{y:.2} "));
        }
        self.0.push('"');
    }
}

impl VectorFile for Svg {
    fn mark(&mut self, outline: &Outline<'_>, fill: Color32, stroke: Stroke) {
        match outline {
            Outline::Circle(Pos2 { x, y }, r) => {
                self.put(format_args!(
                    "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{r:.2}\""
                ));
            }
            Outline::Ellipse(Pos2 { x, y }, radius) => self.put(format_args!(
                "<ellipse cx=\"{x:.2}\" cy=\"{y:.2}\" rx=\"{:.2}\" ry=\"{:.2}\"",
                radius.x, radius.y
            )),
            Outline::Line([a, b]) => self.put(format_args!(
                "<line x1=\"{:.2}\" y1=\"{:.2}\" x2=\"{:.2}\" y2=\"{:.2}\"",
                a.x, a.y, b.x, b.y
            )),
            Outline::Rect(place, radius) => {
                self.put(format_args!("<rect {} rx=\"{radius}\"", rect(*place)));
            }
            Outline::Polygon(points) => self.points("polygon", points),
            Outline::Polyline(points) => self.points("polyline", points),
            Outline::Cubic([from, a, b, to]) => self.put(format_args!(
                "<path d=\"M{:.2} {:.2}C{:.2} {:.2} {:.2} {:.2} {:.2} {:.2} \"",
                from.x, from.y, a.x, a.y, b.x, b.y, to.x, to.y
            )),
        }
        let mut look = paint("fill", fill);
        if !stroke.is_empty() {
            look += &paint("stroke", stroke.color);
            look += &format!(" stroke-width=\"{:.2}\"", stroke.width);
        }
        self.put(format_args!("{look}/>\n"));
    }

    fn picture(&mut self, place: Rect, radius: u8, part: &Brush, alpha: u8) {
        let (place, part) = (rect(place), part_name(part.fill_texture_id, part.uv));
        let opacity = f32::from(alpha) / 255.0;
        self.put(format_args!(
            "<rect {place} rx=\"{radius}\" fill=\"url(#{part})\" fill-opacity=\"{opacity:.3}\"/>\n"
        ));
    }

    fn text(&mut self, words: &TextShape, run: &TextRun<'_>) {
        let fill = paint("fill", run.color);
        self.put(format_args!("<text"));
        if words.angle != 0.0 {
            let (Pos2 { x, y }, turn) = (words.pos, words.angle.to_degrees());
            self.put(format_args!(
                " transform=\"rotate({turn:.1} {x:.2} {y:.2})\""
            ));
        }
        let TextRun { at, size, .. } = run;
        self.put(format_args!(
            " x=\"{:.2}\" y=\"{:.2}\" font-size=\"{size}\" font-weight=\"{}\" textLength=\"{:.2}\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\"{fill}>",
            at.x, at.y, run.weight, run.length
        ));
        run.glyphs.iter().for_each(|glyph| self.escaped(glyph.chr));
        self.put(format_args!("</text>\n"));
    }

    fn triangles(&mut self, triangles: &[Triangle], fill: Color32) {
        let fill = paint("fill", fill);
        self.put(format_args!("<path{fill} d=\""));
        for [a, b, c] in triangles {
            self.put(format_args!(
                "M{:.2} {:.2}L{:.2} {:.2} {:.2} {:.2}Z",
                a.x, a.y, b.x, b.y, c.x, c.y
            ));
        }
        self.put(format_args!("\"/>\n"));
    }
}

/// Returns all different parts of pictures in a drawing, in the order of their first use.
fn parts_of(shapes: &[ClippedShape]) -> Vec<(TextureId, Rect)> {
    let mut parts = Vec::new();
    for each in shapes {
        each_leaf(&each.shape, &mut |shape| {
            if let Shape::Rect(rect) = shape
                && let Some(brush) = &rect.brush
            {
                let part = (brush.fill_texture_id, brush.uv);
                // Boards have a few tens of parts.
                if !parts.contains(&part) {
                    parts.push(part);
                }
            }
        });
    }
    parts
}

fn part_name(texture: TextureId, uv: Rect) -> String {
    let number = match texture {
        TextureId::Managed(number) | TextureId::User(number) => number,
    };
    let [x, y] = [uv.left(), uv.top()].map(|at| (at * 1e5) as u32);
    format!("t{number}-{x}-{y}")
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
