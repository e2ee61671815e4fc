//! Paints the visible part of the tree.

use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::app::explore::tree::Scene;
use crate::app::explore::tree::camera::Viewport;
use crate::app::explore::tree::colours::Colours;
use crate::app::explore::tree::layout::{Dot, Visible};
use crate::app::explore::tree::marks::Marks;
use crate::app::export::wants_shapes;
use crate::app::theme::Palette;
use crate::app::widgets::board_size;
use crate::app::widgets::cells::{Geometry, paint_cell, plain_style};
use crate::puzzle::{Board, Move};
use crate::recording::NodeId;
use crate::search::{Fate, Side};

/// Points from one node to the next from which on boards are drawn, and from one row to the next.
const BOARDS: (f32, f32) = (44.0, 54.0);
/// Points from one node to the next from which on duplicates are drawn.
const STUBS: f32 = 12.0;

/// Draws the tree, and returns the dots that are boards large enough to be read, with their places.
pub(crate) fn tree(
    ui: &Ui,
    rect: Rect,
    view: Viewport,
    scene: &Scene<'_>,
    visible: &Visible,
    near: Option<NodeId>,
) -> (Shape, Vec<(Dot, Rect)>) {
    let canvas = Canvas::new(ui, rect, view, scene);
    let rooms = canvas.rooms(visible);
    let mut marks = Marks::new(wants_shapes(ui));
    canvas.clouds(&mut marks, visible);
    canvas.edges(&mut marks, visible, &rooms);
    if scene.duplicates {
        canvas.stubs(&mut marks, visible, &rooms);
    }
    canvas.paths(&mut marks);
    let boards = canvas.nodes(&mut marks, visible, &rooms);
    canvas.rings(&mut marks, &boards, near);
    let boards = boards.into_iter().map(|(dot, rect)| (*dot, rect));
    (marks.shape(), boards.collect())
}

/// Draws boards.
pub(crate) fn boards(
    ui: &Ui,
    rect: Rect,
    view: Viewport,
    scene: &Scene<'_>,
    boards: &[(Dot, Rect)],
    near: Option<NodeId>,
) {
    let canvas = Canvas::new(ui, rect, view, scene);
    let painter = ui.painter().with_clip_rect(rect);
    for (dot, board) in boards {
        canvas.board(&painter, dot, *board, near);
    }
}

struct Canvas<'a> {
    rect: Rect,
    view: Viewport,
    scene: &'a Scene<'a>,
    colours: Colours,
}

impl<'a> Canvas<'a> {
    fn new(ui: &Ui, rect: Rect, view: Viewport, scene: &'a Scene<'a>) -> Self {
        let colours = Colours::new(Palette::of(ui), scene);
        Self {
            rect,
            view,
            scene,
            colours,
        }
    }

    fn pos(&self, position: crate::app::explore::tree::layout::Position) -> Pos2 {
        self.view.to_screen(self.rect, position)
    }

    fn node_pos(&self, node: NodeId) -> Option<Pos2> {
        let position = self.scene.tree.position(&self.scene.moment, node)?;
        Some(self.pos(position))
    }

    /// Points between rows at most.
    const fn row(&self) -> f32 {
        self.view.down as f32
    }

    /// The room around each dot, in points.
    fn rooms(&self, visible: &Visible) -> Vec<f32> {
        let gaps = visible.gaps().into_iter();
        gaps.map(|gap| (gap * self.view.across) as f32).collect()
    }

    /// All discs are of one size, but where there is room for more or for less.
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
            marks.line(from, to, color.gamma_multiply(strength));
        }
    }

    /// Short dashed lines where a successor was dropped.
    fn stubs(&self, marks: &mut Marks, visible: &Visible, rooms: &[f32]) {
        let color = self.colours.palette.dim.gamma_multiply(0.8);
        for (dot, &room) in visible.dots.iter().zip(rooms) {
            let here = self.pos(dot.position);
            let drawn = room >= STUBS && self.rect.contains(here) && !dot.open;
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
                let start = if room >= BOARDS.0 && self.row() >= BOARDS.1 {
                    self.row() * 0.3
                } else {
                    self.radius(room) + 1.5
                };
                for dash in 0..3 {
                    let from = here + along * (start + 3.5 * dash as f32);
                    marks.line(from, from + along * 2.0, color);
                }
            }
        }
    }

    /// The solution, or the path to the node expanded last where it has not been found yet.
    fn paths(&self, marks: &mut Marks) {
        let moment = &self.scene.moment;
        let solution = moment.solution();
        if let Some(current) = moment.current().filter(|_| solution.is_empty()) {
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
        let positions: Vec<Pos2> = nodes
            .iter()
            .filter_map(|&node| self.node_pos(node))
            .collect();
        for pair in positions.windows(2) {
            let (from, to) = clipped(pair[0], pair[1], self.rect);
            marks.stroke(from, to, width, color);
        }
        for &position in positions
            .iter()
            .filter(|position| self.rect.contains(**position))
        {
            marks.disc(position, width.max(2.2), color);
        }
    }

    /// Nodes as dots, discs and rings; and where there is room for boards, which.
    fn nodes<'v>(
        &self,
        marks: &mut Marks,
        visible: &'v Visible,
        rooms: &[f32],
    ) -> Vec<(&'v Dot, Rect)> {
        let mut boards = Vec::new();
        let ground = self.colours.palette.panel;
        let seen = self.rect.expand(40.0);
        let size = self.scene.moment.recording().problem().size();
        for (dot, &room) in visible.dots.iter().zip(rooms) {
            let here = self.pos(dot.position);
            if !seen.contains(here) {
                continue;
            }
            if room >= BOARDS.0 && self.row() >= BOARDS.1 {
                let most = (room * 0.84).min(self.row() * 0.6).min(84.0);
                let wanted = board_size(size, Vec2::splat(most));
                let min = here - wanted / 2.0;
                boards.push((
                    dot,
                    Rect::from_min_size(pos2(min.x.round(), min.y.round()), wanted),
                ));
                continue;
            }
            let radius = self.radius(room);
            let color = if dot.open {
                self.colours.open(dot.side)
            } else {
                self.expanded(dot.node, dot.g, dot.h)
            };
            if radius < 1.7 {
                marks.bar(
                    Rect::from_center_size(here, Vec2::splat(2.0 * radius)),
                    color,
                );
            } else if dot.open {
                marks.ring(here, radius + 0.4, 1.5, ground, color);
            } else {
                marks.disc(here, radius, color);
            }
        }
        boards
    }

    /// The colour of a node that is not open any more.
    fn expanded(&self, node: NodeId, g: u32, h: u32) -> Color32 {
        if self.scene.moment.is_dropped(node) {
            self.colours.dropped()
        } else {
            self.colours.closed(g as f32, h as f32)
        }
    }

    /// Rings around the nodes that matter now.
    fn rings(&self, marks: &mut Marks, boards: &[(&Dot, Rect)], near: Option<NodeId>) {
        let palette = self.colours.palette;
        let current = self.scene.moment.current().map(|node| node.id);
        let rings = [
            (near, palette.dim, 6.0),
            (self.scene.selected, palette.text, 7.0),
            (current, palette.accent, 7.5),
        ];
        for (node, color, radius) in rings {
            let Some(node) = node.filter(|node| boards.iter().all(|(dot, _)| dot.node != *node))
            else {
                continue;
            };
            if let Some(here) = self.node_pos(node).filter(|here| self.rect.contains(*here)) {
                let inside = self.scene.moment.node(node).map_or(palette.panel, |node| {
                    if node.closed {
                        self.expanded(node.id, node.g, node.h.unwrap_or(0))
                    } else {
                        palette.panel
                    }
                });
                marks.ring(here, radius, 2.0, palette.panel, color);
                marks.disc(here, radius - 4.0, inside);
            }
        }
    }

    /// A node as a board.
    fn board(&self, painter: &egui::Painter, dot: &Dot, position: Rect, near: Option<NodeId>) {
        let palette = self.colours.palette;
        let size = self.scene.moment.recording().problem().size();
        let state = self.scene.moment.node(dot.node).map(|node| node.state);
        let Some(board) = state.and_then(|state| Board::from_state(size, state)) else {
            return;
        };
        let current = self.scene.moment.current().map(|node| node.id);
        let (line, width) = if current == Some(dot.node) {
            (palette.accent, 2.5)
        } else if self.scene.selected == Some(dot.node) {
            (palette.text, 2.0)
        } else if near == Some(dot.node) {
            (palette.dim, 2.0)
        } else if dot.open {
            (self.colours.open(dot.side), 1.5)
        } else {
            (self.expanded(dot.node, dot.g, dot.h), 1.5)
        };
        let frame = position.expand(4.0);
        painter.rect(
            frame,
            5.0,
            palette.panel,
            Stroke::new(width, line),
            StrokeKind::Inside,
        );
        let geometry = Geometry::new(position, size);
        for cell in 0..size.cells() {
            let value = u16::from(board.tile(cell));
            if geometry.pitch >= 7.0 {
                let tile = geometry.tile(cell, Vec2::ZERO);
                paint_cell(
                    painter,
                    tile,
                    Some(value),
                    plain_style(palette, Some(value)),
                );
            }
        }
        let below = frame.center_bottom() + vec2(0.0, 2.0);
        let room = self.row() - frame.height();
        if room >= 22.0 {
            let numbers = if self.scene.moment.recording().algorithm().uses_heuristic() {
                crate::text::tree::g_and_h(dot.g, dot.h)
            } else {
                dot.g.to_string()
            };
            let font = crate::app::theme::regular(crate::app::theme::size::LABEL - 1.0);
            painter.text(below, Align2::CENTER_TOP, numbers, font, palette.dim);
        }
    }
}

/// The part of a line that may be seen: a line of a million points would lose its precision.
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
