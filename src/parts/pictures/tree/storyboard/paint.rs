//! Paints the nodes and edges of a storyboard; and the nodes of a tree of dots that have room for more than a dot.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::pictures::tree::colours::Colours;
use crate::pictures::tree::detail::{
    Detail, INSET, PITCHES, badge_font, badge_out, digits, label_font,
};
use crate::pictures::tree::scene::{Area, Scene};
use crate::pictures::tree::storyboard::PlacedSheet;
use crate::pictures::tree::storyboard::figures::{expansion, open_f};
use crate::pictures::tree::viewport::Viewport;
use crate::theme::{self, Palette};
use crate::tiles::Faces;
use crate::widgets::cells::Geometry;
use slidescope_core::recording::{Node, NodeId};

pub(crate) struct Brush<'a> {
    pub(crate) painter: Painter,
    pub(crate) view: Viewport,
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) colours: Colours,
    /// The node that the pointer or the keyboard is on.
    pub(crate) near: Option<NodeId>,
    pub(crate) solution: Vec<NodeId>,
}

impl<'a> Brush<'a> {
    pub(crate) fn new(area: &Area<'a>, view: Viewport, near: Option<NodeId>) -> Self {
        Self {
            painter: area.ui.painter().with_clip_rect(area.rect),
            view,
            scene: area.scene,
            colours: Colours::new(Palette::of(area.ui), area.scene),
            near,
            solution: area.scene.moment.solution(),
        }
    }

    /// Draws the edges and, above them, the solution or the path to the node expanded last.
    pub(crate) fn edges(&self, shown: &PlacedSheet<'_>) {
        let palette = self.colours.palette;
        let plain = Stroke::new(1.0, palette.panel.lerp_to_gamma(palette.dim, 0.55));
        let current = self.scene.current().filter(|_| self.solution.is_empty());
        let current = current.map(|node| self.scene.moment.path(node.id));
        let (path, stroke) = match &current {
            Some(path) => (path, Stroke::new(2.0, palette.accent)),
            None => (&self.solution, Stroke::new(2.5, palette.gold)),
        };
        let on_path = |node: usize| {
            let parent = shown.sheet.families.parent[node];
            let has = |node: usize| path.contains(&shown.sheet.nodes[node]);
            has(node) && parent.is_some_and(has)
        };
        for pass in [false, true] {
            for (node, edge) in shown.edges.iter().enumerate() {
                if edge.is_empty() || on_path(node) != pass {
                    continue;
                }
                let stroke = if pass { stroke } else { plain };
                self.painter.add(Shape::line(edge.clone(), stroke));
            }
        }
    }

    pub(crate) fn node(&self, id: NodeId, label: &str, detail: Detail, frame: Rect) {
        let (scene, palette) = (self.scene, self.colours.palette);
        let Some(node) = scene.moment.node(id) else {
            return;
        };
        let current = scene.current().is_some_and(|node| node.id == id);
        let (selected, near) = (scene.style.selected == Some(id), self.near == Some(id));
        let answered = scene.answered(id);
        // The line around a node shows its role in the search and what the user does with it.
        let (width, color) = if current {
            (2.5, palette.accent)
        } else if selected && answered.is_none() {
            (2.0, palette.text)
        } else if self.solution.contains(&id) {
            (2.0, palette.gold)
        } else if near {
            (2.0, palette.dim)
        } else if scene.moment.is_beyond(id) {
            (1.0, self.colours.dropped())
        } else if node.closed {
            (0.0, Color32::TRANSPARENT)
        } else {
            (1.5, self.colours.open(node.side))
        };
        let line = Stroke::new(width, color);
        let corner = match detail {
            Detail::Board { pitch } => {
                // Expanded nodes are faint, except the current one and those that the user selects or points at.
                let faint = node.closed && !current && !selected && !near;
                self.board(pitch, frame, &node, label, line, faint);
                corner(pitch)
            }
            Detail::Circle { radius } => {
                self.circle(radius, frame.center(), &node, line);
                frame.width() / 2.0
            }
        };
        if let Some(answered) = answered {
            let (width, color) = answered.line(palette);
            // Outside of the frame, so that nothing has to make room.
            let (line, outside) = (Stroke::new(width, color), StrokeKind::Outside);
            self.painter.rect_stroke(frame, corner, line, outside);
        }
    }

    fn board(&self, pitch: f32, frame: Rect, node: &Node, label: &str, line: Stroke, faint: bool) {
        let (painter, palette) = (&self.painter, self.colours.palette);
        let Some(board) = self.scene.moment.board(node.state) else {
            return;
        };
        let size = board.size();
        let inside = StrokeKind::Inside;
        painter.rect(frame, corner(pitch), palette.panel, line, inside);
        let strength = if faint { 0.5 } else { 1.0 };
        let tile_fill = palette.panel.lerp_to_gamma(palette.tile, strength);
        let ink = if faint { palette.dim } else { palette.text };
        let inset = INSET * (pitch / PITCHES[0]).max(1.0);
        let geometry = Geometry::new(frame.shrink(inset), size);
        let faces = Faces::of(painter.ctx(), size);
        // All parts of the picture first, then all numbers: alternating between two textures is slow.
        let mut pictured = Vec::new();
        for cell in 0..size.cells() {
            let tile = board.tile(cell);
            if tile == 0 {
                continue;
            }
            let place = geometry.tile(cell, vec2(0.0, 0.0));
            if let Some(faces) = &faces
                && faces.paint_part(painter, place, tile.into(), strength)
            {
                pictured.push((place, tile));
                continue;
            }
            painter.rect_filled(place, (pitch * 0.12).clamp(1.0, 5.0), tile_fill);
            let font = theme::bold(pitch * digits(tile.into()));
            let number = tile.to_string();
            painter.text(place.center(), Align2::CENTER_CENTER, number, font, ink);
        }
        if let Some(faces) = &faces {
            for (place, tile) in pictured {
                faces.paint_number(painter, place, tile.into(), strength);
            }
        }
        let below = pos2(frame.center().x, frame.bottom() + 1.0);
        if !label.is_empty() {
            let font = theme::medium(label_font(pitch, self.scene.style.least));
            painter.text(below, Align2::CENTER_TOP, label, font, ink);
        }
        self.stubs(frame, node);
        if let Some(expansion) = expansion(&self.scene.moment, node) {
            let fill = self.colours.closed_node(self.scene, node);
            self.badge(pitch, frame, expansion, fill);
        }
    }

    /// Draws the number of the expansion at the upper left of the frame.
    fn badge(&self, pitch: f32, frame: Rect, expansion: u64, fill: Color32) {
        let number = expansion.to_string();
        let font = badge_font(pitch, self.scene.style.least);
        let radius = 0.805 * font;
        let centre = frame.left_top() + vec2(radius + 0.5 - badge_out(font), radius);
        let font = (font * if number.len() > 2 { 0.8 } else { 1.0 }).max(self.scene.style.least);
        let rim = Stroke::new(1.0, self.colours.palette.panel);
        self.painter.circle(centre, radius, fill, rim);
        let font = theme::semibold(font);
        self.painter
            .text(centre, Align2::CENTER_CENTER, number, font, ink_on(fill));
    }

    /// Draws dashes to the right of the frame, one for each successor that was dropped as a duplicate.
    fn stubs(&self, frame: Rect, node: &Node) {
        if !node.closed {
            return;
        }
        let line = Stroke::new(1.5, self.colours.palette.dim);
        for (index, _) in self.scene.duplicates(node.id).enumerate() {
            let y = frame.bottom() - 4.0 - 5.0 * index as f32;
            let from = frame.right() + 0.5;
            self.painter.hline(from..=from + 2.0, y, line);
            self.painter.hline(from + 3.2..=from + 5.2, y, line);
        }
    }

    fn circle(&self, radius: f32, centre: Pos2, node: &Node, line: Stroke) {
        let (painter, palette) = (&self.painter, self.colours.palette);
        let ground = if node.closed {
            self.colours.closed_node(self.scene, node)
        } else {
            palette.panel
        };
        painter.circle(centre, radius - line.width / 2.0, ground, line);
        let number = |number: String, ink: Color32| {
            let share = [1.05, 1.05, 0.95, 0.8][number.len().min(3)];
            let font = theme::semibold((radius * share).max(self.scene.style.least));
            painter.text(centre, Align2::CENTER_CENTER, number, font, ink);
        };
        if let Some(expansion) = expansion(&self.scene.moment, node) {
            number(expansion.to_string(), ink_on(ground));
        } else if let Some(f) = open_f(&self.scene.moment, node) {
            let ink = if node.closed {
                ink_on(ground)
            } else {
                palette.dim
            };
            number(f.to_string(), ink);
        }
        let inner = Rect::from_center_size(centre, vec2(2.0 * radius - 4.0, 2.0 * radius));
        self.stubs(inner, node);
    }
}

fn corner(pitch: f32) -> f32 {
    (pitch * 0.4).clamp(3.0, 8.0)
}

pub(crate) fn ink_on(ground: Color32) -> Color32 {
    let [r, g, b, _] = ground.to_array().map(f32::from);
    if 0.3 * r + 0.59 * g + 0.11 * b > 115.0 {
        Color32::from_gray(16)
    } else {
        Color32::WHITE
    }
}
