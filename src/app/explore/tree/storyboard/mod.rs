//! The tree of a search that has only begun: every node as a board, or as a numbered circle, all of them at once.
//!
//! `arrangement` says where the nodes stand, `figures` what is said of each, `view` and `paint` show them. The arrangement is made anew
//! when the moment or the room changes; nodes that stand elsewhere then glide there, and new ones come out of their
//! parent.

pub(crate) mod arrangement;
pub(crate) mod edges;
pub(crate) mod figures;
pub(crate) mod glide;
pub(crate) mod paint;
pub(crate) mod plan;
#[cfg(test)]
mod tests;
pub(crate) mod view;

use egui::{Pos2, Rect, Ui, Vec2};

use crate::app::explore::tree::camera::Viewport;
use crate::app::explore::tree::detail::{Detail, Face, MOST_NODES};
use crate::app::explore::tree::layout::Position;
use crate::app::explore::tree::scene::Scene;
use crate::app::explore::tree::storyboard::arrangement::{Arrangement, arrange};
use crate::app::explore::tree::storyboard::figures::{label, widest};
use crate::app::explore::tree::storyboard::glide::Glide;
use crate::app::explore::tree::storyboard::plan::Families;
use crate::app::widgets::motion;
use crate::recording::{Moment, NodeId, Part};

/// What an arrangement depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct SheetKey {
    /// The serial number of the recording.
    run: u64,
    moment: (u64, Option<Part>),
    recorded: u64,
    nodes: usize,
    room: Vec2,
}

/// The storyboard as it was last shown.
#[derive(Default)]
pub(crate) struct Storyboard {
    made: Option<(SheetKey, Option<Sheet>)>,
    glide: Glide,
}

/// A small tree and where its nodes stand.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) nodes: Vec<NodeId>,
    pub(crate) families: Families,
    /// What stands below each board.
    pub(crate) labels: Vec<String>,
    /// How wide the widest of them is, in sizes of its font.
    widest: f32,
    arrangement: Arrangement,
}

/// A sheet as it is on the screen now.
pub(crate) struct PlacedSheet<'a> {
    pub(crate) sheet: &'a Sheet,
    pub(crate) face: Face,
    /// By node: its box.
    pub(crate) boxes: Vec<Rect>,
    /// By node: the edge from its parent.
    pub(crate) edges: Vec<Vec<Pos2>>,
    pub(crate) moving: bool,
}

impl Storyboard {
    /// The tree of a scene as a storyboard, where there is room for one.
    pub(crate) fn show(
        &mut self,
        ui: &Ui,
        rect: Rect,
        scene: &Scene<'_>,
        view: Viewport,
    ) -> Option<PlacedSheet<'_>> {
        let key = SheetKey::of(scene, rect.size());
        if self.made.as_ref().is_none_or(|(made, _)| *made != key) {
            let sheet = Sheet::new(ui, scene, rect.size());
            self.made = Some((key, sheet));
        }
        let Some((_, Some(sheet))) = &self.made else {
            self.glide = Glide::default();
            return None;
        };
        let seconds = motion::seconds(ui);
        let moved = self.glide.step(sheet, key.run, seconds);
        Some(sheet.shown(scene, rect, view, &moved))
    }

    /// The boxes of the newest storyboard at rest, in a place of its own size, and that size.
    pub(crate) fn overview(&self) -> Option<(&[Rect], Vec2)> {
        let (key, sheet) = self.made.as_ref()?;
        Some((&sheet.as_ref()?.arrangement.boxes, key.room))
    }
}

impl SheetKey {
    fn of(scene: &Scene<'_>, room: Vec2) -> Self {
        let recording = scene.moment.recording();
        Self {
            run: recording.serial(),
            moment: scene.moment.key(),
            recorded: recording.len(),
            nodes: scene.moment.drawn(),
            room,
        }
    }
}

impl Sheet {
    fn new(ui: &Ui, scene: &Scene<'_>, room: Vec2) -> Option<Self> {
        let moment = &scene.moment;
        if moment.drawn() > MOST_NODES {
            return None;
        }
        let (nodes, families) = families(moment);
        let labels: Vec<String> = nodes.iter().map(|&id| label(moment, id)).collect();
        let wide = widest(ui, &labels);
        let size = moment.recording().problem().size();
        let arrangement = arrange(&families, room, &Face::all(size, wide))?;
        Some(Self {
            nodes,
            families,
            labels,
            widest: wide,
            arrangement,
        })
    }

    /// The nodes on the screen, `moved` so far from their places.
    fn shown(
        &self,
        scene: &Scene<'_>,
        rect: Rect,
        view: Viewport,
        moved: &[Vec2],
    ) -> PlacedSheet<'_> {
        let scale = view.across as f32;
        let place = |pos: Pos2| to_screen(view, rect, pos);
        let base = self.arrangement.face;
        let face = self.face(scene, scale);
        let moving = moved.iter().any(|by| *by != Vec2::ZERO);
        let boxes = self.arrangement.boxes.iter().zip(moved).map(|(at, by)| {
            let frame = base.frame_in(at.translate(*by));
            face.around(place(frame.center()))
        });
        let edges = self
            .arrangement
            .edges
            .iter()
            .enumerate()
            .map(|(node, edge)| {
                let from = self.families.parent[node].map_or(Vec2::ZERO, |parent| moved[parent]);
                let count = edge.len().max(2) - 1;
                let point = |(index, pos): (usize, &Pos2)| {
                    let share = index as f32 / count as f32;
                    place(*pos + from * (1.0 - share) + moved[node] * share)
                };
                edge.iter().enumerate().map(point).collect()
            });
        PlacedSheet {
            sheet: self,
            face,
            boxes: boxes.collect(),
            edges: edges.collect(),
            moving,
        }
    }

    /// What a node looks like where everything is `scale` times as large.
    fn face(&self, scene: &Scene<'_>, scale: f32) -> Face {
        let size = scene.moment.recording().problem().size();
        let base = self.arrangement.face;
        match base.detail {
            Detail::Board { .. } => base.scaled(scale),
            Detail::Circle { radius } => {
                let room = base.cell() * scale;
                match Detail::of_room(size, (room.x, room.y), self.widest) {
                    Detail::Board { pitch } => Face::board(size, pitch, self.widest),
                    Detail::Circle { .. } | Detail::Dot => Face::circle((radius * scale).min(14.0)),
                }
            }
            Detail::Dot => base,
        }
    }
}

impl PlacedSheet<'_> {
    pub(crate) fn frame(&self, node: usize) -> Rect {
        self.face.frame_in(self.boxes[node])
    }

    /// Where a node stands when nothing moves any more.
    pub(crate) fn resting(&self, rect: Rect, view: Viewport, id: NodeId) -> Option<Rect> {
        let node = self.sheet.nodes.iter().position(|&node| node == id)?;
        let base = self.sheet.arrangement.face;
        let frame = base.frame_in(self.sheet.arrangement.boxes[node]);
        Some(self.face.around(to_screen(view, rect, frame.center())))
    }
}

/// Where a point of a sheet, in points from its corner, is on the screen.
fn to_screen(view: Viewport, rect: Rect, pos: Pos2) -> Pos2 {
    let off = pos.to_vec2() - rect.size() / 2.0;
    view.to_screen(
        rect,
        Position {
            x: off.x.into(),
            y: off.y.into(),
        },
    )
}

/// The nodes that are drawn at a moment, and whose children they are.
fn families(moment: &Moment<'_>) -> (Vec<NodeId>, Families) {
    let recording = moment.recording();
    let drawn = moment.drawn_range();
    let (mut nodes, mut families) = (Vec::new(), Families::default());
    let roots = if recording.algorithm().is_bidirectional() {
        2
    } else {
        1
    };
    for root in (drawn.start..drawn.end).take(roots) {
        families.backward = nodes.len();
        let mut stack = vec![(NodeId(root), None)];
        while let Some((node, parent)) = stack.pop() {
            let index = nodes.len();
            nodes.push(node);
            families.parent.push(parent);
            let children = moment.children(node).into_iter().rev();
            stack.extend(children.map(|child| (child, Some(index))));
        }
    }
    if roots == 1 {
        families.backward = nodes.len();
    }
    (nodes, families)
}
