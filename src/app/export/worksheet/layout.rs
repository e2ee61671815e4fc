//! Worksheets on pages of A4.

use std::sync::Arc;

use egui::epaint::ClippedShape;
use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::app::export::pdf::pdf_of_pages;
use crate::app::export::pixels::Textures;
use crate::app::export::stage::Stage;
use crate::app::export::svg;
use crate::app::theme::{regular, semibold};
use crate::puzzle::{Board, Size};
use crate::study::picture::{FigureText, Sheet};
use crate::study::worksheet::{Cell, Child, Column, Page};
use crate::text::worksheet as text;

/// Millimetres of A4, across and down.
const MILLIMETRES: [f32; 2] = [210.0, 297.0];
/// Points around what is on a page, across and down.
const MARGIN: [f32; 2] = [60.0, 56.0];
/// Around what stands in a cell of the table.
const PAD: f32 = 8.0;
/// The height of a row of headings.
const HEADINGS: f32 = 28.0;
/// Between two successors.
const GAP: f32 = 12.0;
/// The height of the numbers below a successor.
const SUM: f32 = 12.0;
/// Between two lines of successors.
const LINE_GAP: f32 = 6.0;
/// The least width for the rules beside the boards.
const RULES: f32 = 200.0;
/// The least side of a cell that two digits can be written into. Successors stand in several lines before it is smaller.
const WRITABLE: f32 = 13.0;
/// Sides of the cells of the table's boards that are tried, in points: the largest that needs the fewest pages is taken.
const CELLS: [f32; 5] = [21.0, 19.0, 17.0, 16.0, 15.0];

const INK: Color32 = Color32::from_rgb(0x14, 0x14, 0x14);
const FAINT: Color32 = Color32::from_rgb(0x5c, 0x5c, 0x5c);
/// Boards that are to be filled in, and the lines of the table.
const PALE: Color32 = Color32::from_rgb(0xa0, 0xa0, 0xa0);
const HEAD: Color32 = Color32::from_rgb(0xf2, 0xf2, 0xf2);
const BLANK: Color32 = Color32::from_rgb(0xe4, 0xe4, 0xe4);

/// The size of a page in points.
fn paper() -> [f32; 2] {
    MILLIMETRES.map(|side| side * Sheet::POINTS_PER_MILLIMETRE)
}

/// The place of a page; the pages stand below each other.
fn frame(number: usize) -> Rect {
    let [width, height] = paper();
    Rect::from_min_size(pos2(0.0, number as f32 * height), vec2(width, height))
}

/// All pages, each as a page of a PDF.
pub(crate) fn pdf_of(pages: &[Page]) -> Vec<u8> {
    let (sheet, drawn) = draw(pages);
    let frames: Vec<Rect> = (0..drawn.pages).map(frame).collect();
    let text = words(pages);
    let page = svg::Page {
        frame: frame(0),
        sheet: &sheet,
        background: Color32::WHITE,
        textures: &Textures::default(),
        text: &text,
    };
    pdf_of_pages(&drawn.shapes, &page, &frames)
}

/// All pages below each other, as one picture.
pub(crate) fn svg_of(pages: &[Page]) -> String {
    let (sheet, drawn) = draw(pages);
    let text = words(pages);
    let page = svg::Page {
        frame: frame(0).union(frame(drawn.pages.saturating_sub(1))),
        sheet: &sheet,
        background: Color32::WHITE,
        textures: &Textures::default(),
        text: &text,
    };
    svg::svg(&drawn.shapes, &page)
}

fn words(pages: &[Page]) -> FigureText {
    FigureText {
        title: pages
            .first()
            .map_or_else(String::new, |page| page.title.clone()),
        caption: String::new(),
    }
}

struct Drawn {
    shapes: Vec<ClippedShape>,
    pages: usize,
}

fn draw(pages: &[Page]) -> (Sheet, Drawn) {
    let sheet = Sheet {
        size: paper(),
        zoom: Sheet::FINE,
        millimetres: Some(MILLIMETRES[0]),
    };
    let mut count = 0;
    let shapes = Stage::new(true, true).draw(&sheet, |ui| {
        let mut pen = Pen::new(ui.painter().clone());
        for page in pages {
            pen.sheet(page);
        }
        count = pen.number;
    });
    let drawn = Drawn {
        shapes,
        pages: count,
    };
    (sheet, drawn)
}

/// Draws from the top of a page to its bottom, and on to the next.
struct Pen {
    painter: Painter,
    /// Pages that were begun.
    number: usize,
    left: f32,
    right: f32,
    /// Where the next thing goes.
    y: f32,
    bottom: f32,
}

impl Pen {
    fn new(painter: Painter) -> Self {
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

    fn next_page(&mut self) {
        let frame = frame(self.number);
        self.number += 1;
        self.y = frame.top() + MARGIN[1];
        self.bottom = frame.bottom() - MARGIN[1];
        self.painter.set_clip_rect(frame);
    }

    fn galley(&self, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
        self.painter.layout(text.to_owned(), font, color, width)
    }

    fn put(&self, at: Pos2, galley: Arc<Galley>) {
        self.painter.galley(at, galley, INK);
    }

    /// A sheet, on as many pages as it takes.
    fn sheet(&mut self, page: &Page) {
        let (table, wanted) = Table::fitting(self, page);
        self.next_page();
        let first = self.number;
        self.head(page);
        table.headings(self);
        for (row, &height) in page.rows.iter().zip(&table.heights) {
            if self.y + height > self.bottom {
                self.next_page();
                self.running_head(page, (self.number - first + 1, wanted));
                table.headings(self);
            }
            table.row(self, row, height);
        }
        let below = Below::new(self, page);
        if self.y + below.height() > self.bottom {
            self.next_page();
            self.running_head(page, (self.number - first + 1, wanted));
        }
        below.draw(self);
    }

    /// Title, boards and rules.
    fn head(&mut self, page: &Page) {
        let width = self.right - self.left;
        let title = self.galley(&page.title, semibold(20.0), INK, width);
        let line = self.galley(&page.line, regular(12.0), FAINT, width);
        let (down, below) = (title.size().y, line.size().y);
        self.put(pos2(self.left, self.y), title);
        self.put(pos2(self.left, self.y + down + 2.0), line);
        self.y += down + below + 22.0;
        let cell = cell_of_head(page.problem.size());
        let top = self.y + 18.0;
        let across = page.problem.size().columns() as f32 * cell;
        let down = page.problem.size().rows() as f32 * cell;
        let goal = self.left + across + 72.0;
        for (x, name, board) in [
            (self.left, text::START, page.problem.start()),
            (goal, text::GOAL_BOARD, page.problem.goal()),
        ] {
            let name = self.galley(&name, regular(12.0), INK, across);
            self.put(pos2(x, self.y), name);
            self.board(pos2(x, top), page.problem.size(), Some(board), cell);
        }
        let arrow = pos2(self.left + across + 24.0, top + down / 2.0);
        let stroke = Stroke::new(1.4, INK);
        self.painter
            .line_segment([arrow, arrow + vec2(22.0, 0.0)], stroke);
        for side in [-5.0, 5.0] {
            let tip = arrow + vec2(22.0, 0.0);
            self.painter
                .line_segment([tip + vec2(-5.0, side), tip], stroke);
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

    /// The rules, numbered; gives the lower end.
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

    /// The line at the top of a further page.
    fn running_head(&mut self, page: &Page, numbers: (usize, usize)) {
        let line = text::continued(&page.title, &page.line, numbers);
        let galley = self.galley(&line, regular(11.0), FAINT, self.right - self.left);
        let down = galley.size().y;
        self.put(pos2(self.left, self.y), galley);
        self.y += down + 10.0;
    }

    /// A board; without one its empty cells, pale.
    fn board(&self, at: Pos2, size: Size, board: Option<Board>, cell: f32) {
        let (rows, columns) = (size.rows(), size.columns());
        let whole = Rect::from_min_size(at, vec2(columns as f32, rows as f32) * cell);
        let width = if cell > 24.0 { 2.0 } else { 1.2 };
        let stroke = match board {
            Some(_) => Stroke::new(width, INK),
            None => Stroke::new(width, PALE),
        };
        if let Some(board) = board {
            let (row, column) = size.place(board.blank());
            let place = vec2(column as f32, row as f32) * cell;
            let blank = Rect::from_min_size(at + place, vec2(cell, cell));
            self.painter.rect_filled(blank, 0.0, BLANK);
        }
        for row in 1..rows {
            self.painter
                .hline(whole.x_range(), at.y + row as f32 * cell, stroke);
        }
        for column in 1..columns {
            self.painter
                .vline(at.x + column as f32 * cell, whole.y_range(), stroke);
        }
        self.painter
            .rect_stroke(whole, 0.0, stroke, StrokeKind::Middle);
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

/// The side of a cell of the boards at the head of a sheet: wide boards leave room for the rules.
fn cell_of_head(size: Size) -> f32 {
    (105.0 / size.columns() as f32).clamp(20.0, 34.0)
}

/// The table of a sheet.
struct Table {
    size: Size,
    columns: Vec<(Column, String)>,
    /// The left ends of the columns, and the right end of the last.
    edges: Vec<f32>,
    heights: Vec<f32>,
    /// The side of a cell of its boards.
    cell: f32,
    /// How many successors stand in a line.
    in_line: usize,
}

impl Table {
    /// The table with the largest boards that needs as few pages as can be, and their number.
    fn fitting(pen: &Pen, page: &Page) -> (Self, usize) {
        let tables = CELLS.map(|cell| {
            let table = Self::new(pen, page, cell);
            let pages = table.pages(pen, page);
            (table, pages)
        });
        let mut best = None;
        for (table, pages) in tables {
            if best.as_ref().is_none_or(|(_, fewest)| pages < *fewest) {
                best = Some((table, pages));
            }
        }
        best.unwrap_or_else(|| (Self::new(pen, page, CELLS[0]), 1))
    }

    /// With boards whose cells have this side, or a smaller one where there is no room.
    fn new(pen: &Pen, page: &Page, largest: f32) -> Self {
        let size = page.problem.size();
        let columns = page.columns.clone();
        let width = pen.right - pen.left;
        let fixed = |column: Column| match column {
            Column::Step => 44.0,
            Column::Side => 48.0,
            Column::G | Column::H | Column::F => 32.0,
            Column::Frontier => 72.0,
            Column::Expanded | Column::Successors => 0.0,
        };
        let most = page.rows.iter().flatten().map(|cell| match cell {
            Cell::Successors(children, _) => children.len(),
            Cell::Outlines(count) => *count,
            Cell::Text(_) | Cell::Board(_) => 0,
        });
        let most = most.max().unwrap_or(0).max(1);
        let room: f32 = width
            - columns
                .iter()
                .map(|(column, _)| fixed(*column))
                .sum::<f32>();
        // One board is expanded, and so many follow in a line: all of them, where they are large enough then.
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
        let others: f32 = columns.iter().map(|(column, _)| fixed(*column)).sum();
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
            let lines = row.iter().map(|cell| match cell {
                Cell::Successors(children, _) => children.len().div_ceil(in_line),
                Cell::Outlines(count) => count.div_ceil(in_line),
                Cell::Text(_) | Cell::Board(_) => 1,
            });
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

    /// On how many pages the sheet goes, from a pen that has not begun it.
    fn pages(&self, pen: &Pen, page: &Page) -> usize {
        // Laid out without being painted.
        let mut painter = pen.painter.clone();
        painter.set_invisible();
        let mut trial = Pen {
            painter,
            number: 0,
            ..Pen::new(pen.painter.clone())
        };
        trial.next_page();
        trial.head(page);
        trial.y += HEADINGS;
        for &height in &self.heights {
            if trial.y + height > trial.bottom {
                trial.next_page();
                trial.running_head(page, (1, 1));
                trial.y += HEADINGS;
            }
            trial.y += height;
        }
        let below = Below::new(&trial, page).height();
        trial.number + usize::from(trial.y + below > trial.bottom)
    }

    fn headings(&self, pen: &mut Pen) {
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

    /// The lines around a row and between its cells.
    fn lines(&self, pen: &Pen, place: Rect) {
        let stroke = Stroke::new(0.9, PALE);
        pen.painter
            .rect_stroke(place, 0.0, stroke, StrokeKind::Middle);
        let between = &self.edges[1..self.edges.len() - 1];
        for x in between {
            pen.painter.vline(*x, place.y_range(), stroke);
        }
    }

    fn row(&self, pen: &mut Pen, cells: &[Cell], height: f32) {
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
        // The top of the first of the lines that so many boards take.
        let lines = |count: usize| {
            let count = count.div_ceil(self.in_line).max(1) as f32;
            let all = count * (down + SUM) + (count - 1.0) * LINE_GAP;
            place.center().y - all / 2.0
        };
        let line = down + SUM + LINE_GAP;
        let top = lines(1);
        let words = |x: f32, words: &str| {
            let room = (within.end - x).max(20.0);
            let galley = pen.galley(words, regular(11.5), INK, room);
            let half = galley.size().y / 2.0;
            pen.put(pos2(x, place.center().y - half), galley);
        };
        match cell {
            Cell::Text(text) => words(within.start, text),
            Cell::Board(board) => {
                pen.board(pos2(within.start, top), self.size, *board, self.cell);
            }
            Cell::Outlines(count) => {
                let top = lines(*count);
                for index in 0..*count {
                    let (row, column) = (index / self.in_line, index % self.in_line);
                    let x = within.start + column as f32 * (across + GAP);
                    let y = top + row as f32 * line;
                    pen.board(pos2(x, y), self.size, None, self.cell);
                }
            }
            Cell::Successors(children, more) => {
                let step = step(pen, children, across);
                let top = lines(children.len());
                let mut x = within.start;
                for (index, child) in children.iter().enumerate() {
                    if index % self.in_line == 0 {
                        x = within.start;
                    }
                    let y = top + (index / self.in_line) as f32 * line;
                    pen.board(pos2(x, y), self.size, Some(child.board), self.cell);
                    let galley = pen.galley(&caption(child), regular(8.5), INK, f32::INFINITY);
                    let left = (x + across / 2.0 - galley.size().x / 2.0).max(within.start - 5.0);
                    pen.put(pos2(left, y + down + 1.5), galley);
                    x += step;
                }
                if !more.is_empty() {
                    words(x, more);
                }
            }
        }
    }
}

/// From one successor to the next: wider where the numbers below them are wider than the boards.
fn step(pen: &Pen, children: &[Child], across: f32) -> f32 {
    let wide = |child: &Child| {
        let galley = pen.galley(&caption(child), regular(8.5), INK, f32::INFINITY);
        galley.size().x + 4.0
    };
    children.iter().map(wide).fold(across + GAP, f32::max)
}

/// What stands below a successor.
fn caption(child: &Child) -> String {
    let parts = [child.sum.as_str(), child.mark];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// The note and the questions.
struct Below {
    lines: Vec<Line>,
}

struct Line {
    question: Arc<Galley>,
    /// Beside the question, or below it where there is no room; room to write where there is none.
    answer: Option<Arc<Galley>>,
    beside: bool,
}

impl Below {
    fn new(pen: &Pen, page: &Page) -> Self {
        let width = pen.right - pen.left;
        let mut lines = Vec::new();
        if !page.note.is_empty() {
            lines.push(Line {
                question: pen.galley(page.note, regular(10.5), FAINT, width),
                answer: None,
                beside: false,
            });
        }
        for (question, answer) in &page.questions {
            let question = pen.galley(question, regular(12.0), INK, width);
            let used = question.size().x + 6.0;
            let answer = answer.as_ref().map(|answer| {
                let galley = pen.galley(answer, semibold(12.0), INK, f32::INFINITY);
                if used + galley.size().x <= width {
                    galley
                } else {
                    pen.galley(answer, semibold(12.0), INK, width)
                }
            });
            let beside = answer
                .as_ref()
                .is_none_or(|answer| used + answer.size().x <= width);
            lines.push(Line {
                question,
                answer,
                beside,
            });
        }
        Self { lines }
    }

    fn height(&self) -> f32 {
        let lines = self.lines.iter().map(Line::height);
        14.0 + lines.sum::<f32>()
    }

    fn draw(&self, pen: &mut Pen) {
        pen.y += 14.0;
        for line in &self.lines {
            line.draw(pen);
            pen.y += line.height();
        }
    }
}

impl Line {
    fn height(&self) -> f32 {
        let below = match &self.answer {
            Some(answer) if !self.beside => answer.size().y,
            Some(_) | None => 0.0,
        };
        self.question.size().y + below + 9.0
    }

    fn draw(&self, pen: &Pen) {
        let at = pos2(pen.left, pen.y);
        let size = self.question.size();
        pen.put(at, Arc::clone(&self.question));
        match &self.answer {
            Some(answer) if self.beside => {
                pen.put(at + vec2(size.x + 6.0, 0.0), Arc::clone(answer));
            }
            Some(answer) => pen.put(at + vec2(0.0, size.y), Arc::clone(answer)),
            // A note needs no room for an answer.
            None if self.beside => {
                let y = at.y + size.y - 1.0;
                let from = at.x + size.x + 8.0;
                let stroke = Stroke::new(0.8, INK);
                pen.painter.hline(from..=pen.right, y, stroke);
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme;
    use crate::puzzle::Problem;
    use crate::search::{Algorithm, Heuristic, PatternDatabases, Side, Strategy};
    use crate::study::worksheet::{MOST_EXPANSIONS, Question, Sheets, Worksheet};

    fn problem(rows: usize, columns: usize) -> Problem {
        let goal = Board::blank_last(Size::new(rows, columns).expect("a size"));
        let start = crate::puzzle::random_walk(goal, 5, 1);
        Problem::new(start, goal).expect("one size")
    }

    /// Nothing of a drawn sheet reaches over the page, and no text is squeezed.
    #[test]
    fn wide_boards_are_large_enough_to_write_into() {
        let databases = PatternDatabases::default();
        let strategy = Strategy::new(Algorithm::AStar, Heuristic::Manhattan);
        for (rows, columns) in [(5, 5), (2, 12), (12, 2), (3, 8), (8, 3), (4, 6), (2, 8)] {
            let problem = problem(rows, columns);
            let sheet = Worksheet::trace(&problem, strategy, MOST_EXPANSIONS, &databases);
            for filled in [false, true] {
                let sheets = Sheets {
                    sheets: vec![sheet.clone().expect("it is short")],
                    seed: Some(1),
                    filled,
                };
                let pages = sheets.pages(&databases);
                let (_, drawn) = draw(&pages);
                for clipped in &drawn.shapes {
                    let place = clipped.shape.visual_bounding_rect();
                    let within = clipped.clip_rect.shrink(40.0);
                    assert!(
                        !place.is_finite() || within.contains_rect(place),
                        "{rows} × {columns}: {place:?}"
                    );
                }
                Stage::new(true, true).draw(
                    &Sheet {
                        size: paper(),
                        zoom: Sheet::FINE,
                        millimetres: Some(MILLIMETRES[0]),
                    },
                    |ui| {
                        let pen = Pen::new(ui.painter().clone());
                        let (table, _) = Table::fitting(&pen, &pages[0]);
                        assert!(table.cell >= WRITABLE, "{rows} × {columns}");
                    },
                );
            }
        }
    }

    #[test]
    fn the_fonts_have_every_character_and_nothing_is_cut() {
        use skrifa::MetadataProvider as _;
        let problem = problem(2, 3);
        let databases = PatternDatabases::default();
        let mut all: Vec<String> = Heuristic::ALL
            .iter()
            .flat_map(|heuristic| {
                let question = Question::TooHigh(*heuristic);
                [text::admissible(*heuristic), text::question(question)]
            })
            .map(str::to_owned)
            .collect();
        all.extend([text::IS_MARKED, text::TO_BE_MARKED, text::NOTHING_LEFT].map(String::from));
        all.push(text::side(Side::Backward).to_owned());
        for &algorithm in Algorithm::ALL {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let trace = Worksheet::trace(&problem, strategy, MOST_EXPANSIONS, &databases);
            let Ok(sheet) = trace else {
                assert!(!Worksheet::supports(algorithm), "{algorithm}");
                continue;
            };
            for filled in [false, true] {
                let sheets = Sheets {
                    sheets: vec![sheet.clone(), sheet.clone()],
                    seed: Some(1),
                    filled,
                };
                let pages = sheets.pages(&databases);
                let (_, drawn) = draw(&pages);
                assert!(drawn.pages >= 2, "{algorithm}");
                for clipped in &drawn.shapes {
                    let place = clipped.shape.visual_bounding_rect();
                    let within = clipped.clip_rect.shrink(40.0);
                    // An empty text takes no place.
                    assert!(
                        !place.is_finite() || within.contains_rect(place),
                        "{algorithm}: {place:?}"
                    );
                }
                for page in pages {
                    all.extend([page.title, page.line]);
                    all.extend(page.rules);
                    all.extend(page.columns.into_iter().map(|(_, heading)| heading));
                }
            }
        }
        for weight in [400, 600] {
            let font = skrifa::FontRef::new(theme::Typeface::Inter(weight).file()).expect("a font");
            for (words, sign) in all
                .iter()
                .flat_map(|words| words.chars().map(move |c| (words, c)))
            {
                assert!(
                    font.charmap().map(sign).is_some(),
                    "{sign:?} in {words} at {weight}"
                );
            }
        }
    }
}
