//! The visible part of the tree in a window: single nodes as dots, many in one cell as a cloud; and the node nearest to a place.

use std::ops::Range;

use crate::layout::cells::{CellCounts, column};
use crate::layout::overview::Overview;
use crate::layout::rows::{Entry, Row};
use crate::layout::{Position, Tree};
use crate::recording::{Moment, NodeId};
use crate::search::Side;

/// The part of the tree that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// Its upper left corner.
    pub low: Position,
    /// Its lower right corner.
    pub high: Position,
    /// About how wide a cell should be, in leaves: nodes of a row that share one become a cloud.
    pub cell: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    pub node: NodeId,
    pub side: Side,
    pub g: u32,
    /// Its h; 0 if the algorithm uses no estimate.
    pub h: u32,
    /// Its position; outside of the window if only its edge is visible.
    pub position: Position,
    /// The position of its parent; for a root, its own.
    pub parent: Position,
    pub open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cloud {
    pub side: Side,
    pub g: u32,
    /// The mean of their h; 0 if the algorithm uses no estimate.
    pub h: f32,
    /// The middle of the cell.
    pub position: Position,
    pub nodes: u32,
    pub open: u32,
}

/// What is visible in a window. Meant to be kept and filled again: it keeps the counts of the tree seen from far away, so
/// that another look, or one at a nearby moment, costs little.
#[derive(Clone, Debug, Default)]
pub struct Visible {
    /// Nodes that are alone in their cell. Close up, also nodes outside of the window whose edge crosses it. The order, like
    /// that of the clouds, is row by row, forward rows first, beginning with the roots, and from left to right.
    pub dots: Vec<Dot>,
    pub clouds: Vec<Cloud>,
    /// The width of a cell, in leaves. Cells begin at x = 0 and are halved or doubled with the zoom, so that nothing
    /// flickers.
    pub cell: f64,
    overview: Overview,
}

impl Visible {
    /// Returns the distance from each dot to its nearest neighbour in its row, in leaves; infinite if it has none.
    pub fn gaps(&self) -> Vec<f64> {
        let dots = (0..).zip(&self.dots);
        let dots = dots.map(|(at, dot)| (dot.side as usize, dot.g, dot.position.x, Some(at)));
        let clouds = self.clouds.iter();
        let clouds = clouds.map(|cloud| (cloud.side as usize, cloud.g, cloud.position.x, None));
        let mut all: Vec<(usize, u32, f64, Option<usize>)> = dots.chain(clouds).collect();
        all.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2)));
        let mut gaps = vec![f64::INFINITY; self.dots.len()];
        for row in all.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            for pair in row.windows(2) {
                let gap = pair[1].2 - pair[0].2;
                for dot in [pair[0].3, pair[1].3].into_iter().flatten() {
                    gaps[dot] = gaps[dot].min(gap);
                }
            }
        }
        gaps
    }
}

/// The cells of a window.
#[derive(Clone, Copy, Debug)]
struct CellGrid {
    /// The tree's width has two to this power cells.
    level: u32,
    per_leaf: f64,
    first: i64,
    last: i64,
}

/// Cells are never narrower than the tree's width divided by two to this power: positions have few more bits.
const FINEST: f64 = 48.0;

impl CellGrid {
    fn new(width: f64, window: &Window) -> Self {
        let level = (width / window.cell).log2().round().clamp(0.0, FINEST);
        let per_leaf = level.exp2() / width;
        Self {
            level: level as u32,
            per_leaf,
            first: column(window.low.x, per_leaf),
            last: column(window.high.x, per_leaf),
        }
    }

    fn left(&self, column: i64) -> f64 {
        column as f64 / self.per_leaf
    }
}

/// A look at a tree, which fills `visible`.
struct Look<'a> {
    tree: &'a Tree,
    moment: Moment<'a>,
    window: &'a Window,
    grid: CellGrid,
    visible: &'a mut Visible,
}

impl Look<'_> {
    /// Adds one side of a window that shows many nodes: the counts of its cells are kept from frame to frame.
    fn far(&mut self, side: Side, rows: Range<usize>) {
        let mut overview = std::mem::take(&mut self.visible.overview);
        overview.go(self.tree, &self.moment);
        let grid = self.grid;
        let most = (1 << grid.level) - 1;
        let seen = (grid.first.clamp(0, most), grid.last.clamp(0, most));
        for g in rows {
            let row = (side, g as u32);
            overview.cells(row, grid.level, seen, |column, cell| {
                self.tell(row, column, cell);
            });
        }
        self.visible.overview = overview;
    }

    /// Adds one side of a window that shows few nodes: the rows are walked from its left edge to its right. Since edges do
    /// not cross, those that touch the window are consecutive in each row.
    fn near(&mut self, side: Side, rows: Range<usize>) {
        let (tree, moment, grid) = (self.tree, self.moment, self.grid);
        // Extended to whole cells.
        let left = grid.left(grid.first).min(self.window.low.x);
        let right = grid.left(grid.last + 1).max(self.window.high.x);
        let nodes = &moment.recording.nodes;
        let drawn = moment.drawn_range();
        for g in rows {
            let row = &tree.rows[side as usize][g];
            let from = row.first(|entry| entry.x.max(entry.under) >= left);
            let to = row.first(|entry| entry.x.min(entry.under) > right);
            let here = (side, g as u32);
            // The cell that is being filled.
            let (mut at, mut cell) = (0, CellCounts::default());
            for entry in row.between(from, to).flatten() {
                let Some(node) = tree.holder(&moment, &drawn, entry) else {
                    continue;
                };
                let own = column(entry.x, grid.per_leaf);
                if own != at {
                    self.tell(here, at, cell);
                    (at, cell) = (own, CellCounts::default());
                }
                let open = !moment.is_closed(NodeId(node));
                cell.add(node, nodes.h(node), open);
            }
            self.tell(here, at, cell);
        }
    }

    /// Adds the counts of a cell: as a cloud, or as a dot.
    fn tell(&mut self, (side, g): (Side, u32), column: i64, cell: CellCounts) {
        let grid = &self.grid;
        match cell.nodes {
            0 => {}
            1 => {
                let (position, parent) = self.edge(cell.number);
                self.visible.dots.push(Dot {
                    node: NodeId(cell.number),
                    side,
                    g,
                    h: cell.h,
                    position,
                    parent,
                    open: cell.open > 0,
                });
            }
            nodes if (grid.first..=grid.last).contains(&column) => {
                let middle = f64::midpoint(grid.left(column), grid.left(column + 1));
                self.visible.clouds.push(Cloud {
                    side,
                    g,
                    h: cell.h as f32 / nodes as f32,
                    position: Position::new(middle, self.tree.y(side, g)),
                    nodes,
                    open: cell.open,
                });
            }
            _ => {}
        }
    }

    /// Returns the positions of a node and of its parent.
    fn edge(&self, node: u32) -> (Position, Position) {
        let (tree, moment) = (self.tree, &self.moment);
        let side = moment.recording.nodes.side(node);
        let own = moment.link(node);
        let position = |node, g| Position::new(tree.x(moment, node), tree.y(side, g));
        let above = moment.link(own.parent).depth;
        (position(node, own.depth), position(own.parent, above))
    }

    /// Returns the rows in the window and the next one, whose edges lead into it.
    fn rows(&self, side: Side) -> Range<usize> {
        let rows = self.tree.rows[side as usize].len();
        let inside = |g: usize| {
            let [y, above] = [g, g.saturating_sub(1)].map(|g| self.tree.y(side, g as u32));
            y.max(above) >= self.window.low.y && y.min(above) <= self.window.high.y
        };
        let first = (0..rows).find(|&g| inside(g)).unwrap_or(rows);
        first..(first..rows).find(|&g| !inside(g)).unwrap_or(rows)
    }
}

impl Tree {
    /// Fills `visible` with what is visible in `window` at a moment. The time this takes depends on what is visible, not on
    /// the size of the tree. If a large tree is seen from far away, it also depends on the distance to the last moment that
    /// was seen.
    pub fn see(&self, moment: &Moment<'_>, window: &Window, visible: &mut Visible) {
        let grid = CellGrid::new(self.width, window);
        visible.dots.clear();
        visible.clouds.clear();
        visible.cell = grid.left(1);
        let mut look = Look {
            tree: self,
            moment: self.seen(moment),
            window,
            grid,
            visible,
        };
        for side in [Side::Forward, Side::Backward] {
            let rows = look.rows(side);
            if Overview::serves(&look.moment, grid.level) {
                look.far(side, rows);
            } else {
                look.near(side, rows);
            }
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
