//! The parts of a sheet around its table: boards and rules above it, the note and the questions below it.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::theme::{regular, semibold};
use slidescope_core::picture::Sheet;
use slidescope_core::puzzle::{Board, Size};
use slidescope_core::text::worksheet as text;
use slidescope_core::text::worksheet::Page;

/// The width and the height of A4, in millimetres.
pub(crate) const MILLIMETRES: [f32; 2] = [210.0, 297.0];

pub const fn paper() -> [f32; 2] {
    let [width, height] = MILLIMETRES;
    let points = Sheet::POINTS_PER_MILLIMETRE;
    [width * points, height * points]
}

/// Returns the place of a page. The pages are below each other.
pub fn frame(number: usize) -> Rect {
    let [width, height] = paper();
    Rect::from_min_size(pos2(0.0, number as f32 * height), vec2(width, height))
}

/// The margins of a page at the sides, and above and below, in points.
const MARGIN: [f32; 2] = [60.0, 56.0];
/// The minimum width for the rules beside the boards, in points.
const RULES: f32 = 200.0;

pub const INK: Color32 = Color32::from_rgb(0x14, 0x14, 0x14);
pub const FAINT: Color32 = Color32::from_rgb(0x5c, 0x5c, 0x5c);
/// Boards that are to be filled in, and the lines of the table.
pub const PALE: Color32 = Color32::from_rgb(0xa0, 0xa0, 0xa0);
const BLANK: Color32 = Color32::from_rgb(0xe4, 0xe4, 0xe4);

pub struct Pen {
    pub(crate) painter: Painter,
    pub number: usize,
    pub left: f32,
    pub right: f32,
    pub y: f32,
    pub bottom: f32,
}

impl Pen {
    pub fn new(painter: Painter) -> Self {
        let [width, _] = paper();
        Self {
            painter,
            number: 0,
            left: MARGIN[0],
            right: width - MARGIN[0],
            y: 0.0,
            bottom: 0.0,
        }
    }

    pub fn next_page(&mut self) {
        let frame = frame(self.number);
        self.number += 1;
        self.y = frame.top() + MARGIN[1];
        self.bottom = frame.bottom() - MARGIN[1];
        self.painter.set_clip_rect(frame);
    }

    pub fn galley(&self, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
        self.painter.layout(text.to_owned(), font, color, width)
    }

    pub(crate) fn put(&self, at: Pos2, galley: Arc<Galley>) {
        self.painter.galley(at, galley, INK);
    }

    pub fn line(&mut self, galley: Arc<Galley>, below: f32) {
        let down = galley.size().y;
        self.put(pos2(self.left, self.y), galley);
        self.y += down + below;
    }

    pub(crate) fn head(&mut self, page: &Page) {
        let width = self.right - self.left;
        let title = self.galley(&page.title, semibold(20.0), INK, width);
        let line = self.galley(&page.line, regular(12.0), FAINT, width);
        self.line(title, 2.0);
        self.line(line, 20.0);
        // Wide boards leave room for the rules.
        let size = page.problem.size();
        let cell = (105.0 / size.columns() as f32).clamp(20.0, 34.0);
        let top = self.y + 18.0;
        let [across, down] = [size.columns(), size.rows()].map(|cells| cells as f32 * cell);
        let goal = self.left + across + 72.0;
        for (x, name, board) in [
            (self.left, text::START, page.problem.start()),
            (goal, text::GOAL_BOARD, page.problem.goal()),
        ] {
            let name = self.galley(&name, regular(12.0), INK, across);
            self.put(pos2(x, self.y), name);
            self.board(pos2(x, top), size, Some(board), cell);
        }
        let arrow = pos2(self.left + across + 24.0, top + down / 2.0);
        let tip = arrow + vec2(22.0, 0.0);
        let stroke = Stroke::new(1.4, INK);
        for from in [arrow, tip + vec2(-5.0, -5.0), tip + vec2(-5.0, 5.0)] {
            self.painter.line_segment([from, tip], stroke);
        }
        let beside = goal + across + 36.0;
        let lower = if self.right - beside >= RULES {
            self.rules(page, beside).max(top + down)
        } else {
            self.y = top + down + 14.0;
            self.rules(page, self.left)
        };
        self.y = lower + 18.0;
    }

    /// Draws the rules, numbered. Returns their lower end.
    fn rules(&self, page: &Page, left: f32) -> f32 {
        let mut y = self.y;
        for (index, rule) in page.rules.iter().enumerate() {
            let number = self.galley(&format!("{}.", index + 1), regular(11.5), INK, 20.0);
            let galley = self.galley(rule, regular(11.5), INK, self.right - left - 18.0);
            let down = galley.size().y;
            self.put(pos2(left, y), number);
            self.put(pos2(left + 18.0, y), galley);
            y += down + 2.0;
        }
        y
    }

    /// Draws the heading of a page that continues the table of the previous one: page `number` of `of`.
    pub(crate) fn running_head(&mut self, page: &Page, (number, of): (usize, usize)) {
        let line = text::continued(&page.title, &page.line, number, of);
        let galley = self.galley(&line, regular(11.0), FAINT, self.right - self.left);
        self.line(galley, 10.0);
    }

    /// Draws the note and the questions below a table. Without answers, room to write is left.
    pub(crate) fn questions(&mut self, page: &Page) {
        let width = self.right - self.left;
        self.y += 14.0;
        if !page.note.is_empty() {
            let note = self.galley(&page.note, regular(10.5), FAINT, width);
            self.line(note, 9.0);
        }
        for (question, answer) in &page.questions {
            let question = self.galley(question, regular(12.0), INK, width);
            let size = question.size();
            let beside = pos2(self.left + size.x + 6.0, self.y);
            self.line(question, 0.0);
            if let Some(answer) = answer {
                let answer = |room| self.galley(answer, semibold(12.0), INK, room);
                let in_a_line = answer(f32::INFINITY);
                if beside.x + in_a_line.size().x <= self.right {
                    self.put(beside, in_a_line);
                } else {
                    self.line(answer(width), 0.0);
                }
            } else {
                let stroke = Stroke::new(0.8, INK);
                let room = beside.x + 2.0..=self.right;
                self.painter.hline(room, self.y - 1.0, stroke);
            }
            self.y += 9.0;
        }
    }

    /// Returns how far down `draw` goes on the same page. Nothing is painted.
    pub(crate) fn height(&self, draw: impl FnOnce(&mut Self)) -> f32 {
        let mut trial = self.trial();
        draw(&mut trial);
        trial.y - self.y
    }

    /// Returns a pen at the same place that paints nothing.
    pub(crate) fn trial(&self) -> Self {
        let mut painter = self.painter.clone();
        painter.set_invisible();
        Self { painter, ..*self }
    }

    /// Draws a board or, without one, its empty cells, pale.
    pub(crate) fn board(&self, at: Pos2, size: Size, board: Option<Board>, cell: f32) {
        let painter = &self.painter;
        let (rows, columns) = (size.rows(), size.columns());
        let whole = Rect::from_min_size(at, vec2(columns as f32, rows as f32) * cell);
        let width = if cell > 24.0 { 2.0 } else { 1.2 };
        let stroke = Stroke::new(width, if board.is_some() { INK } else { PALE });
        if let Some(board) = board {
            let (row, column) = size.place(board.blank());
            let place = vec2(column as f32, row as f32) * cell;
            let blank = Rect::from_min_size(at + place, vec2(cell, cell));
            painter.rect_filled(blank, 0.0, BLANK);
        }
        for row in 1..rows {
            painter.hline(whole.x_range(), at.y + row as f32 * cell, stroke);
        }
        for column in 1..columns {
            painter.vline(at.x + column as f32 * cell, whole.y_range(), stroke);
        }
        painter.rect_stroke(whole, 0.0, stroke, StrokeKind::Middle);
        let Some(board) = board else {
            return;
        };
        let font = semibold((cell * 0.5).clamp(6.5, 17.0));
        for index in (0..size.cells()).filter(|&index| board.tile(index) != 0) {
            let (row, column) = size.place(index);
            let middle = at + vec2(column as f32 + 0.5, row as f32 + 0.5) * cell;
            let tile = board.tile(index).to_string();
            let galley = self.galley(&tile, font.clone(), INK, f32::INFINITY);
            let half = galley.size() / 2.0;
            self.put(middle - half, galley);
        }
    }
}
