//! What of the tree is seen, and how much of it is told.

use super::{Place, Tree};
use crate::search::{
    Side,
    history::{Moment, NodeId},
};

/// The part of the tree that is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// Its upper left corner.
    pub low: Place,
    /// Its lower right corner.
    pub high: Place,
    /// How wide a cell is, in leaves, above 0: nodes of a row that share one are told as a cloud.
    pub cell: f64,
}

/// A node by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// The node.
    pub node: NodeId,
    /// Where it stands; beyond the window where only its edge is seen.
    pub place: Place,
    /// Where its parent stands; for a root, where it stands itself.
    pub parent: Place,
    /// Whether it is open.
    pub open: bool,
}

/// Several nodes of one row that stand in one cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cloud {
    /// The one of them that was generated last.
    pub node: NodeId,
    /// The middle of the cell.
    pub place: Place,
    /// How many they are.
    pub nodes: u32,
    /// How many of them are open.
    pub open: u32,
}

/// What is seen in a window. To be kept and filled again, for the sake of the memory it holds.
#[derive(Clone, Debug, Default)]
pub struct Visible {
    /// Nodes that stand alone in their cell. Where the tree is near, also nodes beyond the window whose edge crosses it.
    pub dots: Vec<Dot>,
    /// The others.
    pub clouds: Vec<Cloud>,
    pub(super) cells: Vec<Cell>,
}

/// The nodes counted into a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Cell {
    pub(super) nodes: u32,
    pub(super) open: u32,
    /// The newest of them.
    pub(super) newest: u32,
}

impl Cell {
    #[inline]
    pub(super) fn count(&mut self, node: u32, open: bool) {
        self.nodes += 1;
        self.open += u32::from(open);
        self.newest = self.newest.max(node);
    }
}

/// The rows of one side that are looked at: depths `first..first + count`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Band {
    pub(super) first: usize,
    pub(super) count: usize,
}

pub(super) const SIDES: [Side; 2] = [Side::Forward, Side::Backward];

impl Window {
    /// Cells in a row.
    pub(super) fn columns(&self) -> usize {
        const MOST: f64 = 16_384.0;
        (((self.high.x - self.low.x) / self.cell).ceil() + 1.0).clamp(1.0, MOST) as usize
    }

    /// The right edge of the last cell.
    pub(super) fn right(&self) -> f64 {
        self.low.x + self.columns() as f64 * self.cell
    }

    /// The cell of `x`, from 0 within the window.
    #[inline]
    pub(super) fn column(&self, x: f64) -> i64 {
        ((x - self.low.x) / self.cell).floor() as i64
    }
}

impl Visible {
    /// Tells what was counted into the cell `column` of a row at `y`: as a cloud, or by itself where `dot` says how.
    pub(super) fn tell(
        &mut self,
        cell: Cell,
        column: i64,
        y: f64,
        window: &Window,
        dot: impl FnOnce() -> (Place, Place),
    ) {
        let node = NodeId(cell.newest);
        match cell.nodes {
            0 => {}
            1 => {
                let (place, parent) = dot();
                let open = cell.open > 0;
                self.dots.push(Dot {
                    node,
                    place,
                    parent,
                    open,
                });
            }
            nodes if (0..window.columns() as i64).contains(&column) => self.clouds.push(Cloud {
                node,
                place: Place {
                    x: window.low.x + (column as f64 + 0.5) * window.cell,
                    y,
                },
                nodes,
                open: cell.open,
            }),
            _ => {}
        }
    }
}

impl Tree {
    /// Fills `visible` with what is seen in `window` at a moment. The time this takes depends on what is seen where the
    /// tree is near, and never exceeds one pass over all nodes.
    pub fn see(&self, moment: &Moment<'_>, window: &Window, visible: &mut Visible) {
        let moment = self.seen(moment);
        visible.dots.clear();
        visible.clouds.clear();
        let bands = SIDES.map(|side| self.band(side, window));
        let near: usize = SIDES
            .map(|side| self.entries(side, bands[side as usize], window))
            .iter()
            .sum();
        if near < moment.nodes() / 2 {
            for side in SIDES {
                self.see_near(&moment, side, bands[side as usize], window, visible);
            }
        } else {
            self.see_far(&moment, bands, window, visible);
        }
    }

    /// Where a node stands, and where its parent does.
    pub(super) fn edge(&self, moment: &Moment<'_>, node: u32) -> (Place, Place) {
        let side = moment.history.nodes.side(node);
        let own = moment.way(node);
        let place = |node: u32, g: u16| Place {
            x: self.places.x(node, moment.k),
            y: self.y(side, u32::from(g)),
        };
        let above = moment.way(own.parent).g;
        (place(node, own.g), place(own.parent, above))
    }

    /// The rows in the window, and the next, whose edges lead into it.
    pub(super) fn band(&self, side: Side, window: &Window) -> Band {
        let rows = self.rows[side as usize].len();
        let inside = |g: usize| {
            let (y, above) = (
                self.y(side, g as u32),
                self.y(side, g.saturating_sub(1) as u32),
            );
            y.max(above) >= window.low.y && y.min(above) <= window.high.y
        };
        let first = (0..rows).find(|&g| inside(g)).unwrap_or(rows);
        let count = (first..rows).take_while(|&g| inside(g)).count();
        Band { first, count }
    }

    /// About how many places there are in a window.
    fn entries(&self, side: Side, band: Band, window: &Window) -> usize {
        let rows = &self.rows[side as usize][band.first..band.first + band.count];
        let right = window.right();
        let about = rows.iter().map(|row| {
            let from = row.first(|entry| entry.x.max(entry.under) >= window.low.x);
            let to = row.first(|entry| entry.x.min(entry.under) > right);
            from.about(to)
        });
        about.sum()
    }
}
