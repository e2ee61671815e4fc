//! The nodes in a window that shows few of them: the rows are walked from its left edge to its right.

use std::ops::Range;

use crate::app::explore::tree::layout::cells::CellCounts;
use crate::app::explore::tree::layout::rows::{Entry, Row};
use crate::app::explore::tree::layout::visible::{CellGrid, Visible, Window};
use crate::app::explore::tree::layout::{Position, Tree};
use crate::recording::{Moment, NodeId};
use crate::search::Side;

impl Tree {
    /// Walks the rows of one side. Since edges do not cross, those that touch the window are consecutive in each row.
    pub(crate) fn see_near(
        &self,
        moment: &Moment<'_>,
        (side, rows): (Side, Range<usize>),
        grid: &CellGrid,
        window: &Window,
        visible: &mut Visible,
    ) {
        // Extended to whole cells.
        let left = grid.left(grid.first).min(window.low.x);
        let right = grid.left(grid.last + 1).max(window.high.x);
        let nodes = &moment.recording.nodes;
        let drawn = moment.drawn_range();
        for g in rows {
            let row = &self.rows[side as usize][g];
            let from = row.first(|entry| entry.x.max(entry.under) >= left);
            let to = row.first(|entry| entry.x.min(entry.under) > right);
            let here = (side, g as u32);
            // The cell that is being filled.
            let (mut column, mut cell) = (0, CellCounts::default());
            for entry in row.between(from, to).flatten() {
                let Some(node) = self.holder(moment, &drawn, entry) else {
                    continue;
                };
                let own = grid.column(entry.x);
                if own != column {
                    self.tell(moment, here, (column, cell), grid, visible);
                    (column, cell) = (own, CellCounts::default());
                }
                let open = !moment.is_closed(NodeId(node));
                cell.add(node, nodes.h(node), open);
            }
            self.tell(moment, here, (column, cell), grid, visible);
        }
    }

    /// Returns the node that has a position at a moment.
    #[inline]
    fn holder(&self, moment: &Moment<'_>, drawn: &Range<u32>, entry: &Entry) -> Option<u32> {
        if let Some(overlay) = &self.overlay {
            return overlay.holder(entry.slot, drawn);
        }
        let moved = |node| moment.recording.nodes.is_revised(node);
        let holder = |k: u32| self.positions.holder(entry.slot, k, drawn.end, moved);
        if moment.part.is_none() {
            return holder(moment.k);
        }
        // A node that has not moved yet has its old position.
        let moves = |node: &u32| moment.is_pending(*node);
        let now = holder(moment.k).filter(|node| !moves(node));
        now.or_else(|| holder(moment.settled()).filter(moves))
    }

    /// Returns the node nearest to a position at a moment, if one is within `reach` in x and within half a row in y.
    pub fn nearest(&self, moment: &Moment<'_>, at: Position, reach: f64) -> Option<NodeId> {
        let moment = self.seen(moment);
        let drawn = moment.drawn_range();
        let mut nearest: Option<(f64, u32)> = None;
        for side in [Side::Forward, Side::Backward] {
            let Some(row) = self.row_at(side, at.y) else {
                continue;
            };
            let from = row.first(|entry| entry.x >= at.x);
            let standing = |entry: &Entry| {
                let node = self.holder(&moment, &drawn, entry)?;
                Some(((entry.x - at.x).abs(), node))
            };
            let mut right = row.after(from).take_while(|entry| entry.x <= at.x + reach);
            let mut left = row.before(from).take_while(|entry| entry.x >= at.x - reach);
            let found = [left.find_map(standing), right.find_map(standing), nearest];
            nearest = found
                .into_iter()
                .flatten()
                .min_by(|a, b| a.0.total_cmp(&b.0));
        }
        nearest.map(|(_, node)| NodeId(node))
    }

    /// Returns the row of one side that is nearest to `y`, if it is within half a row.
    fn row_at(&self, side: Side, y: f64) -> Option<&Row> {
        let off = |g: usize| (self.y(side, g as u32) - y).abs();
        let rows = 0..self.rows[side as usize].len();
        let g = rows.min_by(|&a, &b| off(a).total_cmp(&off(b)))?;
        (off(g) <= 0.5).then(|| &self.rows[side as usize][g])
    }
}
