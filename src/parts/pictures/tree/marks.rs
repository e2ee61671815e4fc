//! Thousands of small marks in one mesh.

use egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, Vec2, vec2};

#[derive(Default)]
pub(crate) struct Marks {
    mesh: Mesh,
    /// The marks as separate shapes, if a mesh is not wanted.
    shapes: Option<Vec<Shape>>,
}

/// How far the edge of a line fades, in points. A line as thin as this fades to both sides.
pub(crate) const FADE: f32 = 0.9;

impl Marks {
    /// Creates an empty set of marks. As `shapes` they are slower to draw, but remain shapes in a file.
    pub(crate) fn new(shapes: bool) -> Self {
        Self {
            mesh: Mesh::default(),
            shapes: shapes.then(Vec::new),
        }
    }

    fn kept(&mut self, shape: impl FnOnce() -> Shape) -> bool {
        self.shapes
            .as_mut()
            .map(|shapes| shapes.push(shape()))
            .is_some()
    }

    pub(crate) fn stroke(&mut self, from: Pos2, to: Pos2, width: f32, color: Color32) {
        if self.kept(|| Shape::line_segment([from, to], Stroke::new(width, color))) {
            return;
        }
        let along = (to - from).normalized();
        let across = vec2(-along.y, along.x);
        if across == Vec2::ZERO {
            return;
        }
        let (body, edge) = (
            across * ((width - FADE) / 2.0).max(0.0),
            across * ((width + FADE) / 2.0),
        );
        let clear = Color32::TRANSPARENT;
        let first = self.mesh.vertices.len() as u32;
        for end in [from, to] {
            for (pos, color) in [
                (end - edge, clear),
                (end - body, color),
                (end + body, color),
                (end + edge, clear),
            ] {
                self.mesh.colored_vertex(pos, color);
            }
        }
        for side in 0..3 {
            let (a, b) = (first + side, first + side + 4);
            self.mesh.add_triangle(a, a + 1, b);
            self.mesh.add_triangle(a + 1, b, b + 1);
        }
    }

    pub(crate) fn bar(&mut self, rect: Rect, color: Color32) {
        if !self.kept(|| Shape::rect_filled(rect, 0.0, color)) {
            self.mesh.add_colored_rect(rect, color);
        }
    }

    pub(crate) fn disc(&mut self, centre: Pos2, radius: f32, color: Color32) {
        if self.kept(|| Shape::circle_filled(centre, radius, color)) {
            return;
        }
        // More corners would not be visible.
        let corners = if radius < 2.5 { 8 } else { 16 };
        let clear = Color32::TRANSPARENT;
        let (body, edge) = ((radius - FADE / 2.0).max(0.0), radius + FADE / 2.0);
        let middle = self.mesh.vertices.len() as u32;
        self.mesh.colored_vertex(centre, color);
        for corner in 0..corners {
            let turn = Vec2::angled(std::f32::consts::TAU * corner as f32 / corners as f32);
            self.mesh.colored_vertex(centre + turn * body, color);
            self.mesh.colored_vertex(centre + turn * edge, clear);
        }
        for corner in 0..corners {
            let (a, b) = (
                middle + 1 + 2 * corner,
                middle + 1 + 2 * ((corner + 1) % corners),
            );
            self.mesh.add_triangle(middle, a, b);
            self.mesh.add_triangle(a, b, b + 1);
            self.mesh.add_triangle(a, a + 1, b + 1);
        }
    }

    pub(crate) fn ring(
        &mut self,
        centre: Pos2,
        radius: f32,
        width: f32,
        inside: Color32,
        color: Color32,
    ) {
        self.disc(centre, radius, color);
        self.disc(centre, radius - width, inside);
    }

    pub(crate) fn shape(self) -> Shape {
        match self.shapes {
            Some(shapes) => Shape::Vec(shapes),
            None => Shape::mesh(self.mesh),
        }
    }
}
