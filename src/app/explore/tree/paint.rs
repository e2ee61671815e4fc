//! Paints the visible part of the tree.

use egui::{Color32, Pos2, Rect, Shape, Ui, Vec2, vec2};

use crate::app::explore::tree::colours::Colours;
use crate::app::explore::tree::detail::{Face, STUBS, WIDE_LABEL};
use crate::app::explore::tree::layout::Position;
use crate::app::explore::tree::layout::visible::{Dot, Visible};
use crate::app::explore::tree::marks::{FADE, Marks};
use crate::app::explore::tree::scene::Scene;
use crate::app::explore::tree::storyboard::figures::label;
use crate::app::explore::tree::storyboard::paint::Brush;
use crate::app::explore::tree::viewport::Viewport;
use crate::app::theme::{self, Palette};
use crate::puzzle::Move;
use crate::recording::NodeId;
use crate::search::{Fate, Side};

/// A node that is drawn by itself: its frame, and what it looks like.
pub(crate) type NodeFace = (Dot, Rect, Face);

/// Draws the tree. Returns the nodes that have room to be drawn as circles or boards, with their places.
pub(crate) fn tree(
    ui: &Ui,
    rect: Rect,
    view: Viewport,
    scene: &Scene<'_>,
    visible: &Visible,
    near: Option<NodeId>,
) -> (Shape, Vec<NodeFace>) {
    let canvas = Canvas {
        rect,
        view,
        scene,
        colours: Colours::new(Palette::of(ui), scene),
    };
    let rooms = canvas.rooms(visible);
    let mut marks = Marks::new(theme::wants_shapes(ui.ctx()));
    let looks = canvas.faces(visible, &rooms);
    canvas.clouds(&mut marks, visible);
    canvas.edges(&mut marks, visible, &rooms);
    if scene.style.duplicates {
        canvas.stubs(&mut marks, visible, &rooms, &looks);
    }
    canvas.paths(&mut marks);
    let faces = canvas.nodes(&mut marks, visible, &rooms, &looks);
    canvas.rings(&mut marks, &faces, near);
    (marks.shape(), faces)
}

pub(crate) fn faces(
    ui: &Ui,
    rect: Rect,
    scene: &Scene<'_>,
    faces: &[NodeFace],
    near: Option<NodeId>,
) {
    if faces.is_empty() {
        return;
    }
    let brush = Brush {
        painter: &ui.painter().with_clip_rect(rect),
        scene,
        colours: &Colours::new(Palette::of(ui), scene),
        near,
        solution: scene.moment.solution(),
    };
    for (dot, frame, face) in faces {
        let label = label(&scene.moment, dot.node);
        brush.node(dot.node, &label, face.detail, *frame);
    }
}

struct Canvas<'a> {
    rect: Rect,
    view: Viewport,
    scene: &'a Scene<'a>,
    colours: Colours,
}

impl Canvas<'_> {
    fn pos(&self, position: Position) -> Pos2 {
        self.view.to_screen(self.rect, position)
    }

    fn node_pos(&self, node: NodeId) -> Option<Pos2> {
        let position = self.scene.tree.position(&self.scene.moment, node)?;
        Some(self.pos(position))
    }

    const fn row(&self) -> f32 {
        self.view.down as f32
    }

    /// The room around each dot, in points.
    fn rooms(&self, visible: &Visible) -> Vec<f32> {
        let gaps = visible.gaps().into_iter();
        gaps.map(|gap| (gap * self.view.across) as f32).collect()
    }

    /// Returns the radius of a dot. All have the same size, except where there is room for more or only for less.
    fn radius(&self, room: f32) -> f32 {
        let leaf = (self.view.across as f32 * 0.42).max(room * 0.16);
        leaf.min(room * 0.46).min(self.row() * 0.22).clamp(1.2, 4.2)
    }

    fn clouds(&self, marks: &mut Marks, visible: &Visible) {
        let width = (visible.cell * self.view.across) as f32;
        let (least, most) = (2.4, (self.row() * 0.55).clamp(2.4, 9.0));
        for cloud in &visible.clouds {
            let density = ((cloud.nodes as f32).ln() / 3.0).min(1.0);
            let height = least + (most - least) * density;
            let numbers = (cloud.g as f32, cloud.h);
            let color = self
                .colours
                .cloud(cloud.side, numbers, cloud.nodes, cloud.open);
            let bar = Rect::from_center_size(self.pos(cloud.position), vec2(width, height));
            marks.bar(bar, color);
        }
    }

    fn edges(&self, marks: &mut Marks, visible: &Visible, rooms: &[f32]) {
        let color = self.colours.palette.dim;
        for (dot, room) in visible.dots.iter().zip(rooms) {
            let (from, to) = (self.pos(dot.parent), self.pos(dot.position));
            let (from, to) = clipped(from, to, self.rect);
            let strength = (room / 16.0).clamp(0.18, 0.5);
            marks.stroke(from, to, FADE, color.gamma_multiply(strength));
        }
    }

    fn stubs(&self, marks: &mut Marks, visible: &Visible, rooms: &[f32], looks: &[Option<Face>]) {
        let color = self.colours.palette.dim.gamma_multiply(0.8);
        for ((dot, &room), look) in visible.dots.iter().zip(rooms).zip(looks) {
            let here = self.pos(dot.position);
            // Circles and boards show duplicates beside their frames.
            let alone = room >= STUBS && look.is_none();
            let drawn = alone && self.rect.contains(here) && !dot.open;
            let Some(fates) = self.scene.moment.fates(dot.node).filter(|_| drawn) else {
                continue;
            };
            let down = if dot.side == Side::Forward { 1.0 } else { -1.0 };
            for mv in Move::ALL
                .into_iter()
                .filter(|&mv| fates.get(mv) == Fate::Duplicate)
            {
                let lean = (mv as u8 as f32 - 1.5) * 0.45;
                let along = vec2(lean, down).normalized();
                let start = self.radius(room) + 1.5;
                for dash in 0..3 {
                    let from = here + along * (start + 3.5 * dash as f32);
                    marks.stroke(from, from + along * 2.0, FADE, color);
                }
            }
        }
    }

    /// Draws the solution or, until it is found, the path to the node expanded last.
    fn paths(&self, marks: &mut Marks) {
        let moment = &self.scene.moment;
        let solution = moment.solution();
        if let Some(current) = self.scene.current().filter(|_| solution.is_empty()) {
            let path = moment.path(current.id);
            self.path(marks, &path, 2.0, self.colours.palette.accent);
        }
        self.path(marks, &solution, 3.0, self.colours.palette.gold);
        for pair in solution.windows(2) {
            let side = |node: NodeId| moment.node(node).map(|node| node.side);
            if side(pair[0]) != side(pair[1])
                && let (Some(a), Some(b)) = (self.node_pos(pair[0]), self.node_pos(pair[1]))
            {
                let (panel, gold) = (self.colours.palette.panel, self.colours.palette.gold);
                marks.ring(a + (b - a) / 2.0, 6.5, 2.5, panel, gold);
            }
        }
    }

    fn path(&self, marks: &mut Marks, nodes: &[NodeId], width: f32, color: Color32) {
        let positions = nodes.iter().filter_map(|&node| self.node_pos(node));
        let positions: Vec<Pos2> = positions.collect();
        for pair in positions.windows(2) {
            let (from, to) = clipped(pair[0], pair[1], self.rect);
            marks.stroke(from, to, width, color);
        }
        for position in positions {
            if self.rect.contains(position) {
                marks.disc(position, width.max(2.2), color);
            }
        }
    }

    /// Returns the face of each dot, or `None` if it remains a dot. A row has circles only if all its nodes have room for
    /// one.
    fn faces(&self, visible: &Visible, rooms: &[f32]) -> Vec<Option<Face>> {
        let row = |dot: &Dot| (dot.side, dot.g);
        let mut faces: Vec<Option<Face>> = rooms.iter().map(|&room| self.face(room)).collect();
        let mut first = 0;
        for dots in visible.dots.chunk_by(|a, b| row(a) == row(b)) {
            let here = first..first + dots.len();
            first = here.end;
            let least = rooms[here.clone()].iter().copied().fold(f32::MAX, f32::min);
            let common = self.face(least);
            for face in &mut faces[here] {
                if face.is_some_and(|face| !face.detail.is_board()) {
                    *face = common;
                }
            }
        }
        faces
    }

    /// Returns the face of a node with `room` points around it, or `None` for a dot.
    fn face(&self, room: f32) -> Option<Face> {
        let size = self.scene.moment.recording().problem().size();
        let room = vec2(room, self.row());
        Face::of_room(size, room, WIDE_LABEL, self.scene.style.least)
    }

    /// Draws nodes as dots, discs and rings. Returns those that are drawn as circles or boards instead.
    fn nodes(
        &self,
        marks: &mut Marks,
        visible: &Visible,
        rooms: &[f32],
        looks: &[Option<Face>],
    ) -> Vec<NodeFace> {
        let mut faces = Vec::new();
        let ground = self.colours.palette.panel;
        let seen = self.rect.expand(40.0);
        for ((dot, &room), look) in visible.dots.iter().zip(rooms).zip(looks) {
            let here = self.pos(dot.position);
            if !seen.contains(here) {
                continue;
            }
            if let Some(face) = *look {
                let min = (here - face.frame / 2.0).round();
                faces.push((*dot, Rect::from_min_size(min, face.frame), face));
                continue;
            }
            let radius = self.radius(room);
            let color = if dot.open {
                self.colours.open(dot.side)
            } else if self.scene.moment.is_dropped(dot.node) {
                self.colours.dropped()
            } else {
                self.colours.closed(dot.g as f32, dot.h as f32)
            };
            if radius < 1.7 {
                let side = Vec2::splat(2.0 * radius);
                marks.bar(Rect::from_center_size(here, side), color);
            } else if dot.open {
                marks.ring(here, radius + 0.4, 1.5, ground, color);
            } else {
                marks.disc(here, radius, color);
            }
        }
        faces
    }

    /// Draws rings around the nodes that matter now.
    fn rings(&self, marks: &mut Marks, faces: &[NodeFace], near: Option<NodeId>) {
        let palette = self.colours.palette;
        let current = self.scene.current().map(|node| node.id);
        let answered = self.scene.style.answered.iter();
        let answered = answered.map(|(node, answered)| {
            let (width, color) = answered.line(palette);
            (Some(*node), color, width + 5.5, width)
        });
        let selected = self.scene.style.selected;
        let selected = selected.filter(|node| self.scene.answered(*node).is_none());
        let rings = [
            (near, palette.dim, 6.0, 2.0),
            (selected, palette.text, 7.0, 2.0),
            (current, palette.accent, 7.5, 2.0),
        ];
        for (node, color, radius, width) in rings.into_iter().chain(answered) {
            let Some(node) = node.filter(|node| faces.iter().all(|(dot, ..)| dot.node != *node))
            else {
                continue;
            };
            if let Some(here) = self.node_pos(node).filter(|here| self.rect.contains(*here)) {
                let node = self.scene.moment.node(node).filter(|node| node.closed);
                let inside = node.map_or(palette.panel, |node| {
                    self.colours.closed_node(self.scene, &node)
                });
                marks.ring(here, radius, width, palette.panel, color);
                marks.disc(here, (radius - width - 2.0).max(3.0), inside);
            }
        }
    }
}

/// Returns the part of a line that may be visible: a line of a million points would lose its precision.
fn clipped(from: Pos2, to: Pos2, rect: Rect) -> (Pos2, Pos2) {
    let room = rect.expand(50.0);
    let (mut start, mut end) = (0.0_f32, 1.0_f32);
    let by = to - from;
    for axis in 0..2 {
        if by[axis].abs() > 1.0 {
            let a = (room.min[axis] - from[axis]) / by[axis];
            let b = (room.max[axis] - from[axis]) / by[axis];
            start = start.max(a.min(b));
            end = end.min(a.max(b));
        }
    }
    if start < end {
        (from + by * start, from + by * end)
    } else {
        (from, from)
    }
}
