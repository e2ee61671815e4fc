//! Icons, painted as shapes, so that they are sharp at any zoom and need no font.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Reset,
    Start,
    Back,
    Play,
    Pause,
    Step,
    Finish,
    Undo,
    Redo,
    Light,
    Dark,
    System,
    Language,
    Copy,
    Arrow,
    Chevron,
    Remove,
    Add,
    More,
    Picture,
}

impl Icon {
    pub fn paint(self, painter: &Painter, centre: Pos2, side: f32, color: Color32) {
        let rect = Rect::from_center_size(centre, vec2(side, side));
        // These icons are mirror images of others.
        let is_mirrored = matches!(self, Self::Back | Self::Start | Self::Redo);
        let at = |x: f32, y: f32| {
            let x = if is_mirrored { 1.0 - x } else { x };
            pos2(rect.left() + x * side, rect.top() + y * side)
        };
        let triangle = |a: Pos2, b: Pos2, c: Pos2| {
            painter.add(Shape::convex_polygon(vec![a, b, c], color, Stroke::NONE));
        };
        let bar = |x0: f32, x1: f32| {
            painter.rect_filled(Rect::from_two_pos(at(x0, 0.14), at(x1, 0.86)), 1.0, color);
        };
        let stroke = Stroke::new(side * 0.11, color);
        match self {
            Self::Play | Self::Back => triangle(at(0.2, 0.08), at(0.2, 0.92), at(0.92, 0.5)),
            Self::Pause => {
                bar(0.16, 0.4);
                bar(0.6, 0.84);
            }
            Self::Step | Self::Start => {
                triangle(at(0.1, 0.12), at(0.1, 0.88), at(0.68, 0.5));
                bar(0.74, 0.9);
            }
            Self::Reset => {
                painter.line(arc(centre, side * 0.38, -0.05, 0.72), stroke);
                let tip = centre + egui::Vec2::angled(0.72 * std::f32::consts::TAU) * side * 0.38;
                let barb = |x: f32, y: f32| tip + vec2(x, y) * side;
                triangle(barb(-0.06, -0.24), barb(-0.06, 0.24), barb(0.3, 0.0));
            }
            Self::Finish => {
                triangle(at(0.0, 0.14), at(0.0, 0.86), at(0.5, 0.5));
                triangle(at(0.5, 0.14), at(0.5, 0.86), at(1.0, 0.5));
            }
            Self::Undo | Self::Redo => {
                let mut line = vec![at(0.1, 0.36), at(0.6, 0.36)];
                let bend = arc(pos2(0.6, 0.62), 0.26, -0.25, 0.25);
                line.extend(bend.into_iter().map(|point| at(point.x, point.y)));
                line.push(at(0.34, 0.88));
                painter.line(line, stroke);
                painter.line(vec![at(0.34, 0.1), at(0.08, 0.36), at(0.34, 0.62)], stroke);
            }
            Self::Light => {
                painter.circle_filled(centre, side * 0.22, color);
                for ray in 0..8 {
                    let way = egui::Vec2::angled(ray as f32 * std::f32::consts::TAU / 8.0);
                    painter.line_segment(
                        [centre + way * side * 0.33, centre + way * side * 0.47],
                        stroke,
                    );
                }
            }
            Self::Dark => paint_moon(painter, centre, side * 0.42, color),
            Self::System => {
                painter.circle_stroke(centre, side * 0.4, stroke);
                painter.add(Shape::convex_polygon(
                    arc(centre, side * 0.4, -0.25, 0.25),
                    color,
                    Stroke::NONE,
                ));
            }
            Self::Language => {
                let thin = Stroke::new(side * 0.08, color);
                let radius = side * 0.4;
                painter.circle_stroke(centre, radius, thin);
                painter.add(egui::epaint::EllipseShape::stroke(
                    centre,
                    vec2(radius * 0.45, radius),
                    thin,
                ));
                painter.hline(centre.x - radius..=centre.x + radius, centre.y, thin);
            }
            Self::Copy => {
                painter.line(vec![at(0.1, 0.7), at(0.1, 0.06), at(0.66, 0.06)], stroke);
                let front = Rect::from_min_max(at(0.34, 0.3), at(0.9, 0.94));
                let inside = egui::StrokeKind::Inside;
                painter.rect_stroke(front, side * 0.12, stroke, inside);
            }
            Self::Chevron => {
                let angle = vec![at(0.2, 0.35), at(0.5, 0.65), at(0.8, 0.35)];
                painter.line(angle, Stroke::new(1.5, color));
            }
            Self::Remove => {
                painter.line_segment([at(0.2, 0.2), at(0.8, 0.8)], stroke);
                painter.line_segment([at(0.8, 0.2), at(0.2, 0.8)], stroke);
            }
            Self::Add => {
                painter.line_segment([at(0.5, 0.12), at(0.5, 0.88)], stroke);
                painter.line_segment([at(0.12, 0.5), at(0.88, 0.5)], stroke);
            }
            Self::Picture => {
                let frame = Rect::from_min_max(at(0.02, 0.1), at(0.98, 0.9));
                let inside = egui::StrokeKind::Inside;
                painter.rect_stroke(frame, side * 0.12, stroke, inside);
                painter.circle_filled(at(0.7, 0.34), 0.09 * side, color);
                triangle(at(0.14, 0.78), at(0.4, 0.36), at(0.68, 0.78));
                triangle(at(0.54, 0.78), at(0.7, 0.56), at(0.86, 0.78));
            }
            Self::More => {
                for y in [0.14, 0.5, 0.86] {
                    painter.circle_filled(at(0.5, y), 0.1 * side, color);
                }
            }
            Self::Arrow => {
                painter.line_segment([at(0.05, 0.5), at(0.9, 0.5)], stroke);
                painter.line(vec![at(0.6, 0.22), at(0.92, 0.5), at(0.6, 0.78)], stroke);
            }
        }
    }
}

/// Returns points on an arc of a circle. `from` and `to` are in turns, clockwise from the right.
fn arc(centre: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    let steps = 16;
    (0..=steps)
        .map(|i| {
            let turn = from + (to - from) * i as f32 / steps as f32;
            centre + egui::Vec2::angled(turn * std::f32::consts::TAU) * radius
        })
        .collect()
}

/// A crescent: thin quads between the outer and the inner arc.
fn paint_moon(painter: &Painter, centre: Pos2, radius: f32, color: Color32) {
    let outer = arc(centre, radius, 0.1, 0.9);
    let cut = centre + vec2(radius * 0.45, -radius * 0.2);
    let inner: Vec<Pos2> = outer
        .iter()
        .map(|&p| {
            let way = p - cut;
            cut + way.normalized() * (radius * 0.72).min(way.length())
        })
        .collect();
    let mut mesh = egui::Mesh::default();
    for (&o, &i) in outer.iter().zip(&inner) {
        mesh.colored_vertex(o, color);
        mesh.colored_vertex(i, color);
    }
    for k in 0..(outer.len() as u32 - 1) {
        mesh.add_triangle(2 * k, 2 * k + 1, 2 * k + 2);
        mesh.add_triangle(2 * k + 1, 2 * k + 2, 2 * k + 3);
    }
    painter.add(mesh);
}
