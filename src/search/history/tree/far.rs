//! What is seen from far: every node, counted into cells.

use super::{
    Tree,
    visible::{Band, Cell, SIDES, Visible, Window},
};
use crate::search::history::{Moment, NodeId};

impl Tree {
    /// Counts all nodes into cells, in one pass over the columns, and tells what is in them.
    pub(super) fn see_far(
        &self,
        moment: &Moment<'_>,
        bands: [Band; 2],
        window: &Window,
        visible: &mut Visible,
    ) {
        let mut cells = std::mem::take(&mut visible.cells);
        self.count_cells(moment, bands, window, &mut cells);
        let columns = window.columns();
        let mut rows = cells.chunks(columns);
        for side in SIDES {
            let band = bands[side as usize];
            for (g, row) in (band.first as u32..).zip(rows.by_ref().take(band.count)) {
                let y = self.y(side, g);
                for (column, &cell) in row.iter().enumerate().filter(|(_, cell)| cell.nodes > 0) {
                    let places = || self.edge(moment, cell.newest);
                    visible.tell(cell, column as i64, y, window, places);
                }
            }
        }
        visible.cells = cells;
    }

    fn count_cells(
        &self,
        moment: &Moment<'_>,
        bands: [Band; 2],
        window: &Window,
        cells: &mut Vec<Cell>,
    ) {
        let columns = window.columns();
        cells.clear();
        cells.resize((bands[0].count + bands[1].count) * columns, Cell::default());
        let starts = [0, bands[0].count * columns];
        let nodes = &moment.history.nodes;
        let count = moment.nodes();
        let plain = self.places.first()[..count].iter().zip(&nodes.g[..count]);
        for (index, (&x, &g)) in plain.enumerate() {
            let node = index as u32;
            let (x, g, open) = if nodes.is_revised(node) {
                let open = !moment.is_closed(NodeId(node));
                (self.places.x(node, moment.k), moment.way(node).g, open)
            } else {
                (x, g, nodes.expanded[index] > moment.k)
            };
            let side = nodes.side(node) as usize;
            let row = usize::from(g).wrapping_sub(bands[side].first);
            let column = window.column(x) as usize;
            if row < bands[side].count && column < columns {
                cells[starts[side] + row * columns + column].count(node, open);
            }
        }
    }
}
