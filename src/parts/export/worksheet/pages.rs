//! Worksheets on pages of A4.

use egui::epaint::ClippedShape;

use crate::export::stage::{Drawing, Stage};
use crate::export::worksheet::pen::{MILLIMETRES, Pen, frame, paper};
use crate::export::worksheet::table::{CELLS, Table};
use slidescope_core::picture::{FigureText, PictureFormat, Sheet};
use slidescope_core::text::worksheet::Page;

pub fn draw_all(pages: &[Page]) -> Drawing {
    let title = pages.first().map(|page| page.title.clone());
    drawn(title.unwrap_or_default(), |pen| {
        pages.iter().for_each(|page| draw_sheet(pen, page));
    })
}

/// Returns what `draw` draws on pages of A4.
pub fn drawn(title: String, mut draw: impl FnMut(&mut Pen)) -> Drawing {
    let (mut stage, mut pages) = (Stage::new(true, true), 0);
    let shapes = stage.draw(&SHEET, |ui| {
        let mut pen = Pen::new(ui.painter().clone());
        draw(&mut pen);
        pages = pen.number;
    });
    drawing(stage, shapes, pages, title)
}

/// Returns this number of pages of A4, which are below each other in `shapes`.
pub fn drawing(stage: Stage, shapes: Vec<ClippedShape>, pages: usize, title: String) -> Drawing {
    let caption = String::new();
    Drawing {
        stage,
        shapes,
        frames: (0..pages).map(frame).collect(),
        sheet: SHEET,
        text: FigureText { title, caption },
        format: PictureFormat::Pdf,
    }
}

pub const SHEET: Sheet = Sheet {
    size: paper(),
    zoom: Sheet::FINE,
    millimetres: Some(MILLIMETRES[0]),
};

/// Draws a sheet, on as many pages as it needs.
pub(crate) fn draw_sheet(pen: &mut Pen, page: &Page) {
    let (table, pages) = fitting(pen, page);
    draw_table(pen, page, &table, pages);
}

/// Returns the table with the largest boards that needs the fewest pages, and their number.
pub fn fitting(pen: &Pen, page: &Page) -> (Table, usize) {
    let [first, others @ ..] = CELLS.map(|cell| {
        let (table, mut trial) = (Table::new(pen, page, cell), pen.trial());
        let pages = draw_table(&mut trial, page, &table, 1);
        (table, pages)
    });
    let fewer = |best: (_, usize), next: (_, usize)| if next.1 < best.1 { next } else { best };
    others.into_iter().fold(first, fewer)
}

/// Draws a sheet of this number of `pages` with its `table`. Returns their number as it is.
fn draw_table(pen: &mut Pen, page: &Page, table: &Table, pages: usize) -> usize {
    pen.next_page();
    let first = pen.number;
    pen.head(page);
    table.headings(pen);
    for (row, &height) in page.rows.iter().zip(&table.heights) {
        if pen.y + height > pen.bottom {
            pen.next_page();
            pen.running_head(page, (pen.number - first + 1, pages));
            table.headings(pen);
        }
        table.row(pen, row, height);
    }
    if pen.y + pen.height(|pen| pen.questions(page)) > pen.bottom {
        pen.next_page();
        pen.running_head(page, (pen.number - first + 1, pages));
    }
    pen.questions(page);
    pen.number - first + 1
}
