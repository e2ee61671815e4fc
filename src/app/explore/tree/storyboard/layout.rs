//! Where the nodes of a small tree stand so that each is as large as can be, and all are seen at once.
//!
//! A *plan* says in which column and row each node stands. The plain one is the usual drawing: rows of equal depth. Where
//! nodes would be too small in it, children that are all leaves stand in a stack below their parent (for wide trees), or
//! the rows are wrapped into blocks from left to right, as lines of text are (for deep ones). Two searches face each
//! other, or stand side by side. The plan whose nodes can be drawn largest is taken, but the plain one wherever it is
//! large enough.
//!
//! Boxes stand in a grid, and edges run in the room between its rows and columns. So no edge crosses a box.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::explore::tree::detail::{COMFORTABLE, Detail, Face};
use crate::app::explore::tree::layout::tidy::{TreeShape, tidy};

/// The trees of both searches, one after the other: parents before their children, siblings in the order of moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Families {
    /// The parent of each node; none for a root.
    pub(crate) parent: Vec<Option<usize>>,
    /// The first node of the backward search; the number of all nodes where there is none.
    pub(crate) backward: usize,
}

/// Where the nodes and the edges are, in points from the upper left corner of the room.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrangement {
    pub(crate) face: Face,
    /// By node: the box.
    pub(crate) boxes: Vec<Rect>,
    /// By node: the edge from its parent, empty for a root.
    pub(crate) edges: Vec<Vec<Pos2>>,
}

/// The place of a node in a plan.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    block: usize,
    x: f64,
    row: usize,
    /// Whether it stands in a stack of leaves.
    stacked: bool,
}

/// Rows of nodes that are drawn as one.
#[derive(Clone, Copy, Debug)]
struct Block {
    width: f64,
    rows: usize,
    /// Whether it grows upwards.
    up: bool,
    /// Parents in the block before it, whose edges run between the two.
    lanes: usize,
}

struct Plan {
    slots: Vec<Slot>,
    blocks: Vec<Block>,
    /// Whether the second block stands below the first one and not beside it.
    facing: bool,
}

/// Points between two edges that run beside each other.
const LANE: f32 = 5.0;
/// The most edges, each with a lane of its own, that lead from one block to the next.
const LANES: usize = 3;
/// Points between two blocks without edges between them.
const APART: f32 = 14.0;
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

impl Families {
    fn trees(&self) -> Vec<std::ops::Range<usize>> {
        let count = self.parent.len();
        let trees = [0..self.backward, self.backward..count];
        trees.into_iter().filter(|tree| !tree.is_empty()).collect()
    }

    fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.parent.len()];
        for (node, parent) in self.parent.iter().enumerate() {
            if let Some(parent) = parent {
                children[*parent].push(node);
            }
        }
        children
    }
}

impl Plan {
    /// All that are tried, the plainest first. No more than `most` rows fit in the room.
    fn all(families: &Families, most: usize) -> impl Iterator<Item = Self> {
        const ALL: usize = usize::MAX;
        let two = families.trees().len() > 1;
        let whole: &[(bool, bool)] = if two {
            &[(false, true), (true, true), (false, false), (true, false)]
        } else {
            &[(false, false), (true, false)]
        };
        let whole = whole.iter();
        let whole = whole.map(|&(stacks, facing)| Self::new(families, stacks, ALL, facing));
        // The longest blocks first. Many edges from one block to the next are hard to follow.
        let wrapped = (2..=most).rev();
        let wrapped = wrapped.map(|each| Self::new(families, false, each, false));
        let few = |plan: &Self| {
            let lanes = plan.blocks.iter().map(|block| block.lanes).max();
            lanes.is_some_and(|lanes| (1..=LANES).contains(&lanes))
        };
        whole.chain(wrapped.filter(few))
    }

    /// With leaves in `stacks` or side by side, and at most `each` rows in a block.
    fn new(families: &Families, stacks: bool, each: usize, facing: bool) -> Self {
        let mut plan = Self {
            slots: vec![Slot::default(); families.parent.len()],
            blocks: Vec::new(),
            facing,
        };
        let above = plan.stack(families, stacks);
        for (number, tree) in families.trees().into_iter().enumerate() {
            let mut depth = vec![0_usize; families.parent.len()];
            for node in tree.clone() {
                depth[node] = above[node].map_or(0, |above| depth[above] + 1);
            }
            let rows = tree.clone().map(|node| depth[node] + 1).max().unwrap_or(1);
            let each = each.min(rows);
            for first in (0..rows).step_by(each) {
                let here: Vec<usize> = tree
                    .clone()
                    .filter(|&node| (first..first + each).contains(&depth[node]))
                    .collect();
                plan.block(&here, &above, (&depth, first), facing && number == 1);
            }
        }
        plan
    }

    /// The node above which each one stands: its parent, or in a stack of leaves its sibling.
    fn stack(&mut self, families: &Families, stacks: bool) -> Vec<Option<usize>> {
        let mut above = families.parent.clone();
        let children = families.children();
        let families = children.iter().filter(|family| {
            stacks && family.len() > 1 && family.iter().all(|&leaf| children[leaf].is_empty())
        });
        for family in families {
            for pair in family.windows(2) {
                above[pair[1]] = Some(pair[0]);
            }
            for &leaf in family {
                self.slots[leaf].stacked = true;
            }
        }
        above
    }

    /// Adds a block of these nodes, which come in the order of their numbers.
    fn block(
        &mut self,
        nodes: &[usize],
        above: &[Option<usize>],
        (depth, first): (&[usize], usize),
        up: bool,
    ) {
        // A root above all holds together what stands in the block's first row.
        let mut parent = vec![0_u32];
        let mut own = vec![0_u32; above.len()];
        let mut lanes: Vec<usize> = Vec::new();
        for (index, &node) in nodes.iter().enumerate() {
            own[node] = index as u32 + 1;
            let over = above[node].filter(|_| depth[node] > first);
            parent.push(over.map_or(0, |over| own[over]));
            if let Some(over) = above[node].filter(|_| depth[node] == first)
                && !lanes.contains(&over)
            {
                lanes.push(over);
            }
        }
        let (x, width) = tidy(&TreeShape { parent });
        let block = self.blocks.len();
        let mut rows = 0;
        for (&node, &x) in nodes.iter().zip(&x[1..]) {
            let slot = &mut self.slots[node];
            (slot.block, slot.x, slot.row) = (block, x, depth[node] - first);
            rows = rows.max(slot.row + 1);
        }
        self.blocks.push(Block {
            width,
            rows,
            up,
            lanes: lanes.len(),
        });
    }

    /// Points that are left free above and below the rows, for edges from one block to the next.
    fn margin(&self) -> f32 {
        let lanes = self.blocks.iter().map(|block| block.lanes).max();
        match lanes.unwrap_or(0) {
            0 => 0.0,
            lanes => (lanes + 1) as f32 * LANE,
        }
    }

    /// Points before a block.
    fn gutter(&self, block: usize) -> f32 {
        match self.blocks[block].lanes {
            _ if block == 0 => 0.0,
            0 => APART,
            lanes => (lanes + 1) as f32 * LANE + 2.0,
        }
    }

    /// Columns and rows, and the points beside them.
    fn extent(&self) -> (Vec2, Vec2) {
        let width = |block: &Block| block.width as f32;
        let rows = |block: &Block| block.rows as f32;
        if self.facing {
            let across = self.blocks.iter().map(width).fold(0.0, f32::max);
            let down = self.blocks.iter().map(rows).sum();
            return (vec2(across, down), vec2(0.0, APART));
        }
        let gutters = (0..self.blocks.len()).map(|block| self.gutter(block)).sum();
        let across = self.blocks.iter().map(width).sum();
        let down = self.blocks.iter().map(rows).fold(0.0, f32::max);
        (vec2(across, down), vec2(gutters, 2.0 * self.margin()))
    }

    fn fits(&self, face: &Face, room: Vec2) -> bool {
        let (grid, beside) = self.extent();
        let least = grid * face.cell() + beside;
        least.x <= room.x && least.y <= room.y
    }

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

/// The ways that edges take through the grid.
struct Ways<'a> {
    plan: &'a Plan,
    face: Face,
    boxes: &'a [Rect],
    /// Where the blocks begin.
    lefts: &'a [f32],
    /// The upper edge of the first row, and the lower edge of the last.
    top: f32,
    floor: f32,
}

impl Ways<'_> {
    fn edges(&self, families: &Families) -> Vec<Vec<Pos2>> {
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
