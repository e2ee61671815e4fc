//! Worksheets on pages of A4.

use egui::epaint::ClippedShape;

use crate::window::export::stage::{Drawing, Stage};
use crate::window::export::worksheet::pen::{Below, MILLIMETRES, Pen, frame, paper};
use crate::window::export::worksheet::table::Table;
use slidescope_core::picture::{FigureText, Sheet};
use slidescope_core::text::worksheet::Page;

pub(crate) fn draw_all(pages: &[Page]) -> Drawing {
    let title = pages.first().map(|page| page.title.clone());
    drawn(title.unwrap_or_default(), |pen| {
        pages.iter().for_each(|page| draw_sheet(pen, page));
    })
}

/// Returns what `draw` draws on pages of A4.
pub(crate) fn drawn(title: String, mut draw: impl FnMut(&mut Pen)) -> Drawing {
    let (mut stage, mut pages) = (Stage::new(true, true), 0);
    let shapes = stage.draw(&SHEET, |ui| {
        let mut pen = Pen::new(ui.painter().clone());
        draw(&mut pen);
        pages = pen.number;
    });
    drawing(stage, shapes, pages, title)
}

/// Returns this number of pages of A4, which are below each other in `shapes`.
pub(crate) fn drawing(
    stage: Stage,
    shapes: Vec<ClippedShape>,
    pages: usize,
    title: String,
) -> Drawing {
    let caption = String::new();
    Drawing {
        stage,
        shapes,
        frames: (0..pages).map(frame).collect(),
        sheet: SHEET,
        text: FigureText { title, caption },
    }
}

pub(crate) const SHEET: Sheet = Sheet {
    size: paper(),
    zoom: Sheet::FINE,
    millimetres: Some(MILLIMETRES[0]),
};

/// Draws a sheet, on as many pages as it needs.
pub(crate) fn draw_sheet(pen: &mut Pen, page: &Page) {
    let (table, wanted) = Table::fitting(pen, page);
    pen.next_page();
    let first = pen.number;
    pen.head(page);
    table.headings(pen);
    for (row, &height) in page.rows.iter().zip(&table.heights) {
        if pen.y + height > pen.bottom {
            pen.next_page();
            pen.running_head(page, (pen.number - first + 1, wanted));
            table.headings(pen);
        }
        table.row(pen, row, height);
    }
    let below = Below::new(pen, page);
    if pen.y + below.height() > pen.bottom {
        pen.next_page();
        pen.running_head(page, (pen.number - first + 1, wanted));
    }
    below.draw(pen);
}

#[cfg(test)]
#[path = "tests/pages.rs"]
pub(crate) mod tests;
