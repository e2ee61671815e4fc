//! The nodes in a window that shows many of them: all are counted into fine cells, which are kept from frame to frame.
//!
//! The counts are those of one moment. Another moment is reached by applying or undoing the expansions in between, each of
//! which changes a handful of cells, or by counting anew if that is less work.

use crate::layout::Tree;
use crate::layout::cells::{CellCounts, RowCells, column};
use crate::recording::{Moment, NodeId};
use crate::search::Side;

#[derive(Clone, Debug, Default)]
pub(crate) struct Overview {
    /// The serial number of the tree, and the moment.
    of: Option<(u64, u32)>,
    rows: [Vec<RowCells>; 2],
}

/// The tree's width has two to this power cells.
const LEVEL: u32 = 13;
/// Trees of fewer nodes are always walked.
const LARGE: usize = 30_000;
/// Applying or undoing an expansion costs as much as counting this many nodes.
const EXPANSION: usize = 12;

impl Overview {
    /// Returns whether the cells are fine enough for `level` and the tree is large enough for them to be used.
    pub(crate) fn serves(moment: &Moment<'_>, level: u32) -> bool {
        level <= LEVEL && moment.drawn() > LARGE
    }

    /// Calls `each` with the cells `seen` of a row, of which there are two to the power of `level` in the tree's width.
    pub(crate) fn cells(
        &self,
        (side, g): (Side, u32),
        level: u32,
        seen: (i64, i64),
        each: impl FnMut(i64, CellCounts),
    ) {
        self.rows[side as usize][g as usize].wider(LEVEL - level, seen, each);
    }

    /// Changes the counts to those of a moment of a tree; in the middle of an expansion, to those before it.
    pub(crate) fn go(&mut self, tree: &Tree, moment: &Moment<'_>) {
        let moment = &Moment::new(moment.recording, moment.settled());
        let here = self.of.filter(|&(serial, _)| serial == tree.serial);
        if here.is_none() {
            // Another tree may have needed far more memory than this one does.
            self.rows = Default::default();
        }
        for (cells, rows) in self.rows.iter_mut().zip(&tree.rows) {
            cells.resize_with(rows.len(), RowCells::new);
            for (cells, row) in cells.iter_mut().zip(rows.iter()) {
                // At most one node of a moment is at a position.
                cells.make_room(row.len(), 1 << LEVEL);
            }
        }
        match here {
            Some((_, k)) if k == moment.k => {}
            // In a depth-first search, the dropped nodes would have to be searched for.
            Some((_, k))
                if tree.overlay.is_none()
                    && k.abs_diff(moment.k) as usize * EXPANSION < moment.nodes() =>
            {
                for at in k + 1..=moment.k {
                    self.redo(tree, moment, at, true);
                }
                for at in (moment.k + 1..=k).rev() {
                    self.redo(tree, moment, at, false);
                }
            }
            _ => self.count(tree, moment),
        }
        self.of = Some((tree.serial, moment.k));
    }

    fn count(&mut self, tree: &Tree, moment: &Moment<'_>) {
        self.rows.iter_mut().flatten().for_each(RowCells::clear);
        let per_leaf = tree.cells_per_leaf();
        let nodes = &moment.recording.nodes;
        let drawn = moment.drawn_range();
        let drawn = drawn.start as usize..drawn.end as usize;
        let plain = tree.positions.first.range(drawn.clone());
        for (index, &x) in drawn.zip(plain) {
            let node = index as u32;
            let (x, g, open) = if nodes.is_revised(node) {
                let open = !moment.is_closed(NodeId(node));
                (
                    tree.positions.x(node, moment.k),
                    moment.link(node).depth,
                    open,
                )
            } else {
                (x, nodes.depth(node), nodes.expanded_at(node) > moment.k)
            };
            let row = &mut self.rows[nodes.side(node) as usize][g as usize];
            row.count(inside(column(x, per_leaf)), node, nodes.h(node), open);
        }
        self.rows.iter_mut().flatten().for_each(RowCells::settle);
    }

    /// Applies expansion `at` to the counts (`forth`), or undoes it.
    fn redo(&mut self, tree: &Tree, moment: &Moment<'_>, at: u32, forth: bool) {
        let recording = moment.recording;
        let (before, after) = (Moment::new(recording, at - 1), Moment::new(recording, at));
        let Some(node) = recording.expansions.node(at) else {
            return;
        };
        let cell = self.cell(tree, &after, node);
        cell.open = if forth { cell.open - 1 } else { cell.open + 1 };
        for (_, child, new) in recording.inserted_by(at) {
            let h = recording.nodes.h(child);
            if !new {
                let was_open = !before.is_closed(NodeId(child));
                let cell = self.cell(tree, &before, child);
                cell.change(!forth, child, h, was_open);
            }
            let cell = self.cell(tree, &after, child);
            cell.change(forth, child, h, true);
        }
    }

    fn cell(&mut self, tree: &Tree, moment: &Moment<'_>, node: u32) -> &mut CellCounts {
        let side = moment.recording.nodes.side(node);
        let x = tree.positions.x(node, moment.k);
        let row = &mut self.rows[side as usize][moment.link(node).depth as usize];
        row.at(inside(column(x, tree.cells_per_leaf())))
    }
}

/// Returns the index of a cell in its row. A node may be on the very edge of the tree.
#[inline]
fn inside(column: i64) -> usize {
    (column as usize).min((1 << LEVEL) - 1)
}

impl Tree {
    fn cells_per_leaf(&self) -> f64 {
        f64::from(1 << LEVEL) / self.width
    }
}
