//! Paints the visible part of a tree of dots.

use egui::{Color32, Pos2, Rect, Shape, Vec2, vec2};

use crate::pictures::tree::detail::{Face, STUBS, WIDE_LABEL};
use crate::pictures::tree::marks::{FADE, Marks};
use crate::pictures::tree::storyboard::paint::Brush;
use crate::theme;
use slidescope_core::layout::Position;
use slidescope_core::layout::visible::{Dot, Visible};
use slidescope_core::recording::NodeId;
use slidescope_core::search::Side;

/// A node that is drawn by itself: its frame, and what it looks like.
pub(crate) type NodeFace = (NodeId, Rect, Face);

/// Nodes of a path that are nearer to each other than this are drawn as one, in points.
const LEAST_STEP: f32 = 0.5;

/// A dot on the screen.
struct Spot<'a> {
    dot: &'a Dot,
    here: Pos2,
    /// The room around it, in points.
    room: f32,
    /// What is drawn instead, if there is room for more than a dot.
    face: Option<Face>,
}

impl Brush<'_> {
    /// Paints the tree. Returns the nodes that have room to be drawn as circles or boards, with their places.
    pub(crate) fn dots(&self, visible: &Visible) -> (Shape, Vec<NodeFace>) {
        let spots = self.spots(visible);
        let mut marks = Marks::new(theme::wants_shapes(self.painter.ctx()));
        self.clouds(&mut marks, visible);
        self.lines(&mut marks, &spots);
        self.dashes(&mut marks, &spots);
        self.paths(&mut marks);
        let faces = self.nodes(&mut marks, &spots);
        self.rings(&mut marks, &faces);
        (marks.shape(), faces)
    }

    fn rect(&self) -> Rect {
        self.painter.clip_rect()
    }

    fn pos(&self, position: Position) -> Pos2 {
        self.view.to_screen(self.rect(), position)
    }

    fn node_pos(&self, node: NodeId) -> Option<Pos2> {
        let position = self.scene.tree.position(&self.scene.moment, node)?;
        Some(self.pos(position))
    }

    const fn row(&self) -> f32 {
        self.view.down as f32
    }

    /// Returns the dots with their faces. A row has circles only if all its nodes have room for one.
    fn spots<'v>(&self, visible: &'v Visible) -> Vec<Spot<'v>> {
        let dots = visible.dots.iter().zip(visible.gaps());
        let spots = dots.map(|(dot, gap)| {
            let room = (gap * self.view.across) as f32;
            Spot {
                dot,
                here: self.pos(dot.position),
                room,
                face: self.face(room),
            }
        });
        let mut spots: Vec<Spot<'_>> = spots.collect();
        let row = |spot: &Spot<'_>| (spot.dot.side, spot.dot.g);
        for spots in spots.chunk_by_mut(|a, b| row(a) == row(b)) {
            let rooms = spots.iter().map(|spot| spot.room);
            let common = self.face(rooms.fold(f32::MAX, f32::min));
            for spot in spots {
                if spot.face.is_some_and(|face| !face.detail.is_board()) {
                    spot.face = common;
                }
            }
        }
        spots
    }

    /// Returns the face of a node with `room` points around it, or `None` for a dot.
    fn face(&self, room: f32) -> Option<Face> {
        let size = self.scene.moment.recording().problem().size();
        let room = vec2(room, self.row());
        Face::of_room(size, room, WIDE_LABEL, self.scene.style.least)
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

    fn lines(&self, marks: &mut Marks, spots: &[Spot<'_>]) {
        let color = self.colours.palette.dim;
        for spot in spots {
            let (from, to) = clipped(self.pos(spot.dot.parent), spot.here, self.rect());
            let strength = (spot.room / 16.0).clamp(0.18, 0.5);
            marks.stroke(from, to, FADE, color.gamma_multiply(strength));
        }
    }

    /// Draws the duplicates of dots. Circles and boards show theirs beside their frames.
    fn dashes(&self, marks: &mut Marks, spots: &[Spot<'_>]) {
        let color = self.colours.palette.dim.gamma_multiply(0.8);
        for &Spot {
            dot,
            here,
            room,
            face,
        } in spots
        {
            let alone = room >= STUBS && face.is_none();
            if !alone || !self.rect().contains(here) || dot.open {
                continue;
            }
            let down = if dot.side == Side::Forward { 1.0 } else { -1.0 };
            for mv in self.scene.duplicates(dot.node) {
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
        let (moment, solution) = (&self.scene.moment, &self.solution);
        if let Some(current) = self.scene.current().filter(|_| solution.is_empty()) {
            let path = moment.path(current.id);
            self.path(marks, &path, 2.0, self.colours.palette.accent);
        }
        self.path(marks, solution, 3.0, self.colours.palette.gold);
        let two_sided = moment.recording().algorithm().is_bidirectional();
        for pair in solution.windows(2).filter(|_| two_sided) {
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
        // Of tens of thousands of nodes many lie at one point.
        let mut last = None;
        let apart = |at: &Pos2| {
            let is_apart = last.is_none_or(|last: Pos2| last.distance(*at) >= LEAST_STEP);
            last = if is_apart { Some(*at) } else { last };
            is_apart
        };
        let positions: Vec<Pos2> = positions.filter(apart).collect();
        for pair in positions.windows(2) {
            let (from, to) = clipped(pair[0], pair[1], self.rect());
            marks.stroke(from, to, width, color);
        }
        for position in positions {
            if self.rect().contains(position) {
                marks.disc(position, width.max(2.2), color);
            }
        }
    }

    /// Draws nodes as dots, discs and rings. Returns those that are drawn as circles or boards instead.
    fn nodes(&self, marks: &mut Marks, spots: &[Spot<'_>]) -> Vec<NodeFace> {
        let mut faces = Vec::new();
        let ground = self.colours.palette.panel;
        let seen = self.rect().expand(40.0);
        for &Spot {
            dot,
            here,
            room,
            face,
        } in spots
        {
            if !seen.contains(here) {
                continue;
            }
            if let Some(face) = face {
                let min = (here - face.frame / 2.0).round();
                faces.push((dot.node, Rect::from_min_size(min, face.frame), face));
                continue;
            }
            let radius = self.radius(room);
            let color = if self.scene.moment.is_beyond(dot.node) {
                self.colours.dropped()
            } else if dot.open {
                self.colours.open(dot.side)
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
    fn rings(&self, marks: &mut Marks, faces: &[NodeFace]) {
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
            (self.near, palette.dim, 6.0, 2.0),
            (selected, palette.text, 7.0, 2.0),
            (current, palette.accent, 7.5, 2.0),
        ];
        for (node, color, radius, width) in rings.into_iter().chain(answered) {
            let Some(node) = node.filter(|node| faces.iter().all(|(id, ..)| id != node)) else {
                continue;
            };
            if let Some(here) = self
                .node_pos(node)
                .filter(|here| self.rect().contains(*here))
            {
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
