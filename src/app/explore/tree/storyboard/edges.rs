//! The ways that the edges of a small tree take: in the room between the rows and columns of boxes, so that none crosses
//! a box.

use egui::{Pos2, Rect, pos2};

use crate::app::explore::tree::detail::Face;
use crate::app::explore::tree::storyboard::plan::{Families, LANE, Plan};

/// The ways that edges take through the grid.
pub(crate) struct Ways<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) face: Face,
    pub(crate) boxes: &'a [Rect],
    /// Where the blocks begin.
    pub(crate) lefts: &'a [f32],
    /// The upper edge of the first row, and the lower edge of the last.
    pub(crate) top: f32,
    pub(crate) floor: f32,
}

impl Ways<'_> {
    pub(crate) fn edges(&self, families: &Families) -> Vec<Vec<Pos2>> {
        // The parents of each block whose edges come from the block before, from left to right.
        let mut lanes: Vec<Vec<usize>> = vec![Vec::new(); self.plan.blocks.len()];
        let slots = &self.plan.slots;
        for (node, parent) in families.parent.iter().enumerate() {
            if let Some(parent) = *parent
                && slots[parent].block != slots[node].block
                && !lanes[slots[node].block].contains(&parent)
            {
                lanes[slots[node].block].push(parent);
            }
        }
        for lanes in &mut lanes {
            lanes.sort_by(|&a, &b| slots[a].x.total_cmp(&slots[b].x));
        }
        let edge = |(node, parent): (usize, &Option<usize>)| {
            let Some(parent) = *parent else {
                return Vec::new();
            };
            let (from, to) = (slots[parent], slots[node]);
            if from.block != to.block {
                let lanes = &lanes[to.block];
                let lane = lanes.iter().position(|&lane| lane == parent).unwrap_or(0);
                self.around(parent, node, lane, lanes.len())
            } else if to.stacked {
                self.beside(parent, node)
            } else {
                self.straight(parent, node)
            }
        };
        families.parent.iter().enumerate().map(edge).collect()
    }

    fn up(&self, node: usize) -> bool {
        self.plan.blocks[self.plan.slots[node].block].up
    }

    /// Where edges to its children begin.
    fn out(&self, node: usize) -> Pos2 {
        let place = self.boxes[node];
        let y = if self.up(node) {
            place.top()
        } else {
            place.bottom()
        };
        pos2(self.frame(node).center().x, y)
    }

    /// Where the edge from its parent ends.
    fn inlet(&self, node: usize) -> Pos2 {
        let place = self.boxes[node];
        let y = if self.up(node) {
            place.bottom()
        } else {
            place.top()
        };
        pos2(self.frame(node).center().x, y)
    }

    /// From one row to the next.
    fn straight(&self, parent: usize, node: usize) -> Vec<Pos2> {
        curve(self.out(parent), self.inlet(node))
    }

    /// Into a stack, along its left side.
    fn beside(&self, parent: usize, node: usize) -> Vec<Pos2> {
        let place = self.boxes[node];
        let from = self.out(parent);
        let x = place.left() - self.face.gap.x / 2.0;
        let down = if self.up(node) { -1.0 } else { 1.0 };
        let turn = from.y + down * 3.5;
        let frame = self.frame(node);
        let y = frame.center().y;
        let mut points = vec![from, pos2(from.x, turn), pos2(x, turn)];
        points.extend([pos2(x, y), pos2(frame.left(), y)]);
        rounded(&points, 3.0)
    }

    /// From the foot of one block over to the head of the next. Lanes do not cross: the leftmost runs outside the others.
    fn around(&self, parent: usize, node: usize, lane: usize, lanes: usize) -> Vec<Pos2> {
        let (from, to) = (self.out(parent), self.inlet(node));
        let outside = (lanes - lane) as f32;
        let block = self.plan.slots[node].block;
        let x = self.lefts[block] - (lane + 1) as f32 * LANE;
        let floor = self.floor + outside * LANE;
        let head = self.top - (lane + 1) as f32 * LANE;
        let corners = [
            from,
            pos2(from.x, floor),
            pos2(x, floor),
            pos2(x, head),
            pos2(to.x, head),
            to,
        ];
        rounded(&corners, LANE - 1.0)
    }

    fn frame(&self, node: usize) -> Rect {
        self.face.frame_in(self.boxes[node])
    }
}

/// A line with its corners cut so much before and after them, in a small arc.
fn rounded(corners: &[Pos2], radius: f32) -> Vec<Pos2> {
    let mut points = vec![corners[0]];
    for three in corners.windows(3) {
        let [before, corner, after] = [three[0], three[1], three[2]];
        let back = (before - corner).length() / 2.0;
        let on = (after - corner).length() / 2.0;
        let radius = radius.min(back).min(on);
        let from = corner + (before - corner).normalized() * radius;
        let to = corner + (after - corner).normalized() * radius;
        // Bézier's curve of three points, in four parts.
        points.extend((0..=4).map(|part| {
            let t = part as f32 / 4.0;
            from.lerp(corner, t).lerp(corner.lerp(to, t), t)
        }));
    }
    points.extend(corners.last());
    points
}

/// A curve between two rows that leaves and arrives upright. It stays between their y.
fn curve(from: Pos2, to: Pos2) -> Vec<Pos2> {
    const PARTS: usize = 12;
    if (from.x - to.x).abs() < 0.5 {
        return vec![from, to];
    }
    let point = |part: usize| {
        let t = part as f32 / PARTS as f32;
        // Bézier's curve with both handles upright at half the height.
        let s = 1.0 - t;
        let across = t * t * (3.0 - 2.0 * t);
        let down = 1.5 * s * s * t + 1.5 * s * t * t + t * t * t;
        pos2(
            from.x + (to.x - from.x) * across,
            from.y + (to.y - from.y) * down,
        )
    };
    (0..=PARTS).map(point).collect()
}
