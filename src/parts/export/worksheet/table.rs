//! The table of a sheet: the size of its boards, and its rows.

use egui::{Color32, Pos2, Rect, Stroke, StrokeKind, pos2};

use crate::export::worksheet::pen::{INK, PALE, Pen};
use crate::theme::{regular, semibold};
use slidescope_core::puzzle::{Board, Size};
use slidescope_core::text::worksheet::{Cell, Child, Column, Page};

const PAD: f32 = 8.0;
const HEADINGS: f32 = 28.0;
const GAP: f32 = 12.0;
const SUM: f32 = 12.0;
const LINE_GAP: f32 = 6.0;
/// The minimum side of a cell for writing two digits. Successors are in several lines before a cell gets smaller.
pub const WRITABLE: f32 = 13.0;
/// The sides of cells to try for the table's boards, in points. The largest one that needs the fewest pages is used.
pub(crate) const CELLS: [f32; 5] = [21.0, 19.0, 17.0, 16.0, 15.0];

const HEAD: Color32 = Color32::from_rgb(0xf2, 0xf2, 0xf2);

pub struct Table {
    size: Size,
    columns: Vec<(Column, String)>,
    /// The left ends of the columns, and the right end of the last.
    edges: Vec<f32>,
    pub(crate) heights: Vec<f32>,
    pub cell: f32,
    in_line: usize,
}

impl Table {
    /// Creates a table whose boards have cells of this side, or of a smaller one if there is too little room.
    pub(crate) fn new(pen: &Pen, page: &Page, largest: f32) -> Self {
        let size = page.problem.size();
        let columns = page.columns.clone();
        let width = pen.right - pen.left;
        let fixed = |column: Column| match column {
            Column::Step => 44.0,
            Column::Side => 48.0,
            Column::Threshold => 70.0,
            Column::G | Column::H | Column::F => 32.0,
            Column::Frontier => 72.0,
            Column::Expanded | Column::Successors => 0.0,
        };
        let boards = |cell: &Cell| match cell {
            Cell::Successors(children, _) => children.len(),
            Cell::Outlines(count) => *count,
            Cell::Text(_) | Cell::Board(_) => 1,
        };
        let most = page.rows.iter().flatten().map(boards).max();
        let most = most.unwrap_or(0).max(1);
        let others: f32 = columns.iter().map(|(column, _)| fixed(*column)).sum();
        let room = width - others;
        // A line has the expanded board and `in_line` successors: all of them if they are large enough then.
        let side = |in_line: usize| {
            let room = room - 4.0 * PAD - GAP * (in_line - 1) as f32;
            (room / (in_line + 1) as f32 / size.columns() as f32).clamp(6.0, largest)
        };
        let mut lines = (1..=most).rev();
        let in_line = lines.find(|&it| side(it) >= WRITABLE).unwrap_or(1);
        let cell = side(in_line);
        let across = cell * size.columns() as f32;
        let expanded = (across + 2.0 * PAD).max(72.0);
        let mut edges = vec![pen.left];
        for (column, _) in &columns {
            let wide = match column {
                Column::Expanded => expanded,
                Column::Successors => width - others - expanded,
                column => fixed(*column),
            };
            edges.push(edges.last().copied().unwrap_or(pen.left) + wide);
        }
        let line = cell * size.rows() as f32 + SUM;
        let height = |row: &Vec<Cell>| {
            let lines = row.iter().map(|cell| boards(cell).div_ceil(in_line));
            let lines = lines.max().unwrap_or(1).max(1) as f32;
            lines * line + (lines - 1.0) * LINE_GAP + 14.0
        };
        Self {
            size,
            columns,
            edges,
            heights: page.rows.iter().map(height).collect(),
            cell,
            in_line,
        }
    }

    pub(crate) fn headings(&self, pen: &mut Pen) {
        let place = Rect::from_x_y_ranges(pen.left..=pen.right, pen.y..=pen.y + HEADINGS);
        pen.painter.rect_filled(place, 0.0, HEAD);
        for ((_, heading), x) in self.columns.iter().zip(&self.edges) {
            let galley = pen.galley(heading, semibold(11.0), INK, f32::INFINITY);
            let down = galley.size().y;
            pen.put(pos2(x + PAD, place.center().y - down / 2.0), galley);
        }
        self.lines(pen, place);
        pen.y += HEADINGS;
    }

    /// Draws the lines around a row and between its cells.
    fn lines(&self, pen: &Pen, place: Rect) {
        let stroke = Stroke::new(0.9, PALE);
        let painter = &pen.painter;
        painter.rect_stroke(place, 0.0, stroke, StrokeKind::Middle);
        for x in &self.edges[1..self.edges.len() - 1] {
            painter.vline(*x, place.y_range(), stroke);
        }
    }

    pub(crate) fn row(&self, pen: &mut Pen, cells: &[Cell], height: f32) {
        let place = Rect::from_x_y_ranges(pen.left..=pen.right, pen.y..=pen.y + height);
        for (cell, edges) in cells.iter().zip(self.edges.windows(2)) {
            self.cell(pen, cell, edges[0] + PAD..edges[1] - PAD, place);
        }
        self.lines(pen, place);
        pen.y += height;
    }

    fn cell(&self, pen: &Pen, cell: &Cell, within: std::ops::Range<f32>, place: Rect) {
        let down = self.cell * self.size.rows() as f32;
        let across = self.cell * self.size.columns() as f32;
        let line = down + SUM + LINE_GAP;
        // The places of boards that are `step` apart, in as many lines as they take.
        let places = |count: usize, step: f32| {
            let lines = count.div_ceil(self.in_line) as f32;
            let top = place.center().y - (lines * line - LINE_GAP) / 2.0;
            (0..count).map(move |index| {
                let (row, column) = (index / self.in_line, index % self.in_line);
                pos2(within.start + column as f32 * step, top + row as f32 * line)
            })
        };
        let draw = |at: Pos2, board: Option<Board>| pen.board(at, self.size, board, self.cell);
        let words = |x: f32, words: &str| {
            let room = (within.end - x).max(20.0);
            let galley = pen.galley(words, regular(11.5), INK, room);
            let half = galley.size().y / 2.0;
            pen.put(pos2(x, place.center().y - half), galley);
        };
        match cell {
            Cell::Text(text) => words(within.start, text),
            Cell::Board(board) => places(1, across).for_each(|at| draw(at, *board)),
            Cell::Outlines(count) => places(*count, across + GAP).for_each(|at| draw(at, None)),
            Cell::Successors(children, more) => {
                let step = step(pen, children, across);
                let mut end = within.start;
                for (child, at) in children.iter().zip(places(children.len(), step)) {
                    draw(at, Some(child.board));
                    let galley = pen.galley(&caption(child), regular(8.5), INK, f32::INFINITY);
                    let left = at.x + across / 2.0 - galley.size().x / 2.0;
                    let left = left.max(within.start - 5.0);
                    pen.put(pos2(left, at.y + down + 1.5), galley);
                    end = at.x + step;
                }
                if !more.is_empty() {
                    words(end, more);
                }
            }
        }
    }
}

/// Returns the distance between successors: more if the numbers below them are wider than the boards.
fn step(pen: &Pen, children: &[Child], across: f32) -> f32 {
    let wide = |child: &Child| {
        let galley = pen.galley(&caption(child), regular(8.5), INK, f32::INFINITY);
        galley.size().x + 4.0
    };
    children.iter().map(wide).fold(across + GAP, f32::max)
}

fn caption(child: &Child) -> String {
    let parts = [&child.sum, &child.mark];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.cloned().collect::<Vec<_>>().join(" ")
}
