//! In which column and row each node of a small tree stands, and how large the whole is.
//!
//! The plain plan is the usual drawing: rows of equal depth. For wide trees children that are all leaves stand in a stack
//! below their parent; for deep ones the rows are wrapped into blocks from left to right, as lines of text are. Two
//! searches face each other, or stand side by side.

use egui::{Vec2, vec2};

use crate::app::explore::tree::detail::Face;
use crate::app::explore::tree::layout::tidy::{TreeShape, tidy};

/// The trees of both searches, one after the other: parents before their children, siblings in the order of moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Families {
    /// The parent of each node; none for a root.
    pub(crate) parent: Vec<Option<usize>>,
    /// The first node of the backward search; the number of all nodes where there is none.
    pub(crate) backward: usize,
}

impl Families {
    pub(crate) fn trees(&self) -> Vec<std::ops::Range<usize>> {
        let count = self.parent.len();
        let trees = [0..self.backward, self.backward..count];
        trees.into_iter().filter(|tree| !tree.is_empty()).collect()
    }

    pub(crate) fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.parent.len()];
        for (node, parent) in self.parent.iter().enumerate() {
            if let Some(parent) = parent {
                children[*parent].push(node);
            }
        }
        children
    }
}

/// The place of a node in a plan.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Slot {
    pub(crate) block: usize,
    pub(crate) x: f64,
    pub(crate) row: usize,
    /// Whether it stands in a stack of leaves.
    pub(crate) stacked: bool,
}

/// Rows of nodes that are drawn as one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block {
    pub(crate) width: f64,
    pub(crate) rows: usize,
    /// Whether it grows upwards.
    pub(crate) up: bool,
    /// Parents in the block before it, whose edges run between the two.
    pub(crate) lanes: usize,
}

pub(crate) struct Plan {
    pub(crate) slots: Vec<Slot>,
    pub(crate) blocks: Vec<Block>,
    /// Whether the second block stands below the first one and not beside it.
    pub(crate) facing: bool,
}

/// The most edges, each with a lane of its own, that lead from one block to the next.
const LANES: usize = 3;
/// Points between two edges that run beside each other.
pub(crate) const LANE: f32 = 5.0;
/// Points between two blocks without edges between them.
const APART: f32 = 14.0;

impl Plan {
    /// All that are tried, the plainest first. No more than `most` rows fit in the room.
    pub(crate) fn all(families: &Families, most: usize) -> impl Iterator<Item = Self> {
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
    pub(crate) fn new(families: &Families, stacks: bool, each: usize, facing: bool) -> Self {
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
    pub(crate) fn margin(&self) -> f32 {
        let lanes = self.blocks.iter().map(|block| block.lanes).max();
        match lanes.unwrap_or(0) {
            0 => 0.0,
            lanes => (lanes + 1) as f32 * LANE,
        }
    }

    /// Points before a block.
    pub(crate) fn gutter(&self, block: usize) -> f32 {
        match self.blocks[block].lanes {
            _ if block == 0 => 0.0,
            0 => APART,
            lanes => (lanes + 1) as f32 * LANE + 2.0,
        }
    }

    /// Columns and rows, and the points beside them.
    pub(crate) fn extent(&self) -> (Vec2, Vec2) {
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

    pub(crate) fn fits(&self, face: &Face, room: Vec2) -> bool {
        let (grid, beside) = self.extent();
        let least = grid * face.cell() + beside;
        least.x <= room.x && least.y <= room.y
    }
}
