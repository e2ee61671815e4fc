//! Where the nodes of a small tree stand so that each is as large as can be, and all are seen at once.
//!
//! Of several plans (`plan`) the one is taken whose nodes can be drawn largest, but the plain one wherever it is large
//! enough. Boxes stand in a grid, and edges (`edges`) run in the room between its rows and columns.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::explore::tree::detail::{COMFORTABLE, Detail, Face};
use crate::app::explore::tree::storyboard::edges::Ways;
use crate::app::explore::tree::storyboard::plan::{Families, Plan};

/// Where the nodes and the edges are, in points from the upper left corner of the room.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrangement {
    pub(crate) face: Face,
    /// By node: the box.
    pub(crate) boxes: Vec<Rect>,
    /// By node: the edge from its parent, empty for a root.
    pub(crate) edges: Vec<Vec<Pos2>>,
}

/// How many times as far apart as need be nodes of a row may be.
const WIDEST: f32 = 1.7;
/// How many points farther apart than need be rows may be.
const TALLEST: f32 = 22.0;

/// The arrangement with the largest nodes in a `room`; none where the smallest of `faces` does not fit either.
pub(crate) fn arrange(families: &Families, room: Vec2, faces: &[Face]) -> Option<Arrangement> {
    let lowest = faces
        .iter()
        .map(|face| face.cell().y)
        .fold(f32::MAX, f32::min);
    let mut best: Option<(Plan, usize)> = None;
    for plan in Plan::all(families, (room.y / lowest) as usize) {
        let Some(face) = faces.iter().position(|face| plan.fits(face, room)) else {
            continue;
        };
        let pitch = match faces[face].detail {
            Detail::Board { pitch } => Some(pitch),
            Detail::Circle { .. } | Detail::Dot => None,
        };
        // Boards are worth any plan, larger ones only where they are hard to read; larger circles are worth none.
        let better = |other: usize| face < other && pitch.is_some();
        if best.as_ref().is_none_or(|(_, other)| better(*other)) {
            best = Some((plan, face));
        }
        if pitch.is_some_and(|pitch| pitch >= COMFORTABLE) {
            break;
        }
    }
    let (plan, face) = best?;
    Some(plan.place(families, room, faces[face]))
}

impl Plan {
    /// The nodes as `face` in a room that they fit into.
    fn place(&self, families: &Families, room: Vec2, face: Face) -> Arrangement {
        let (grid, beside) = self.extent();
        let free = (room - beside) / grid;
        let least = face.cell();
        let cell = vec2(free.x.min(least.x * WIDEST), free.y.min(least.y + TALLEST));
        let whole = grid * cell + beside;
        let corner = ((room - whole) / 2.0).to_pos2();
        // Trees hang from the top: the root stays where it is as rows are added.
        let top = corner.y.min(12.0) + if self.facing { 0.0 } else { self.margin() };
        let mut left = corner.x;
        let mut lefts = Vec::new();
        for (number, block) in self.blocks.iter().enumerate() {
            left += self.gutter(number);
            if self.facing {
                lefts.push(room.x / 2.0 - block.width as f32 * cell.x / 2.0);
            } else {
                lefts.push(left);
                left += block.width as f32 * cell.x;
            }
        }
        let bottom = top + whole.y;
        let boxes: Vec<Rect> = self
            .slots
            .iter()
            .map(|slot| {
                let x = lefts[slot.block] + slot.x as f32 * cell.x;
                let spare = cell.y - face.size.y;
                let y = if self.blocks[slot.block].up {
                    bottom - (slot.row + 1) as f32 * cell.y + spare
                } else {
                    top + slot.row as f32 * cell.y
                };
                let min = pos2((x - face.size.x / 2.0).round(), y.round());
                Rect::from_min_size(min, face.size)
            })
            .collect();
        let ways = Ways {
            plan: self,
            face,
            boxes: &boxes,
            lefts: &lefts,
            floor: top
                + self
                    .blocks
                    .iter()
                    .map(|block| block.rows)
                    .max()
                    .unwrap_or(0) as f32
                    * cell.y
                - (cell.y - face.size.y),
            top,
        };
        let edges = ways.edges(families);
        Arrangement { face, boxes, edges }
    }
}
