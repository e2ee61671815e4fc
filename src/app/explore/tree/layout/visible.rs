//! The visible part of the tree in a window: single nodes as dots, many in one cell as a cloud.

use std::ops::Range;

use crate::app::explore::tree::layout::cells::{CellCounts, column};
use crate::app::explore::tree::layout::overview::Overview;
use crate::app::explore::tree::layout::{Position, Tree};
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
    pub(crate) fn gaps(&self) -> Vec<f64> {
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

#[derive(Clone, Copy, Debug)]
pub(crate) struct CellGrid {
    /// The tree's width has two to this power cells.
    pub(crate) level: u32,
    per_leaf: f64,
    pub(crate) first: i64,
    pub(crate) last: i64,
}

/// Cells are never narrower than the tree's width divided by two to this power: positions have few more bits.
const FINEST: f64 = 48.0;

impl CellGrid {
    pub(crate) fn new(width: f64, window: &Window) -> Self {
        let level = (width / window.cell).log2().round().clamp(0.0, FINEST);
        let mut grid = Self {
            level: level as u32,
            per_leaf: level.exp2() / width,
            first: 0,
            last: 0,
        };
        (grid.first, grid.last) = (grid.column(window.low.x), grid.column(window.high.x));
        grid
    }

    #[inline]
    pub(crate) fn column(&self, x: f64) -> i64 {
        column(x, self.per_leaf)
    }

    pub(crate) fn left(&self, column: i64) -> f64 {
        column as f64 / self.per_leaf
    }
}

impl Tree {
    /// Fills `visible` with what is visible in `window` at a moment. The time this takes depends on what is visible, not on
    /// the size of the tree. If a large tree is seen from far away, it also depends on the distance to the last moment that
    /// was seen.
    pub fn see(&self, moment: &Moment<'_>, window: &Window, visible: &mut Visible) {
        let moment = self.seen(moment);
        visible.dots.clear();
        visible.clouds.clear();
        let grid = CellGrid::new(self.width, window);
        visible.cell = grid.left(1);
        for side in [Side::Forward, Side::Backward] {
            let rows = (side, self.rows_seen(side, window));
            if Overview::serves(&moment, grid.level) {
                self.see_far(&moment, rows, &grid, visible);
            } else {
                self.see_near(&moment, rows, &grid, window, visible);
            }
        }
    }

    /// Adds the counts of the cells of one side to `visible`.
    pub(crate) fn see_far(
        &self,
        moment: &Moment<'_>,
        (side, rows): (Side, Range<usize>),
        grid: &CellGrid,
        visible: &mut Visible,
    ) {
        let mut overview = std::mem::take(&mut visible.overview);
        overview.go(self, moment);
        let most = (1 << grid.level) - 1;
        let seen = (grid.first.clamp(0, most), grid.last.clamp(0, most));
        for g in rows {
            let row = (side, g as u32);
            overview.cells(row, grid.level, seen, |column, cell| {
                self.tell(moment, row, (column, cell), grid, visible);
            });
        }
        visible.overview = overview;
    }

    /// Adds the counts of a cell to `visible`: as a cloud, or as a dot.
    pub(crate) fn tell(
        &self,
        moment: &Moment<'_>,
        (side, g): (Side, u32),
        (column, cell): (i64, CellCounts),
        grid: &CellGrid,
        visible: &mut Visible,
    ) {
        match cell.nodes {
            0 => {}
            1 => {
                let (position, parent) = self.edge(moment, cell.number);
                visible.dots.push(Dot {
                    node: NodeId(cell.number),
                    side,
                    g,
                    h: cell.h,
                    position,
                    parent,
                    open: cell.open > 0,
                });
            }
            nodes if (grid.first..=grid.last).contains(&column) => visible.clouds.push(Cloud {
                side,
                g,
                h: cell.h as f32 / nodes as f32,
                position: Position::new(
                    f64::midpoint(grid.left(column), grid.left(column + 1)),
                    self.y(side, g),
                ),
                nodes,
                open: cell.open,
            }),
            _ => {}
        }
    }

    /// Returns the positions of a node and of its parent.
    fn edge(&self, moment: &Moment<'_>, node: u32) -> (Position, Position) {
        let side = moment.recording.nodes.side(node);
        let own = moment.link(node);
        let position = |node, g| Position::new(self.x(moment, node), self.y(side, g));
        let above = moment.link(own.parent).g;
        (position(node, own.g), position(own.parent, above))
    }

    /// Returns the rows in the window and the next one, whose edges lead into it.
    fn rows_seen(&self, side: Side, window: &Window) -> Range<usize> {
        let rows = self.rows[side as usize].len();
        let inside = |g: usize| {
            let [y, above] = [g, g.saturating_sub(1)].map(|g| self.y(side, g as u32));
            y.max(above) >= window.low.y && y.min(above) <= window.high.y
        };
        let first = (0..rows).find(|&g| inside(g)).unwrap_or(rows);
        first..(first..rows).find(|&g| !inside(g)).unwrap_or(rows)
    }
}
