//! Worksheets on pages of A4.

use std::io;

use egui::epaint::ClippedShape;
use egui::{Color32, Rect};

use crate::window::export::pdf::pdf_of_pages;
use crate::window::export::pixels::Textures;
use crate::window::export::stage::{Stage, check_characters};
use crate::window::export::vector;
use crate::window::export::worksheet::pen::{Below, MILLIMETRES, Pen, frame, paper};
use crate::window::export::worksheet::table::Table;
use slidescope_core::picture::{FigureText, Sheet};
use slidescope_core::text::worksheet::Page;

pub(crate) fn pdf_of(pages: &[Page]) -> io::Result<Vec<u8>> {
    pdf_drawn(title(pages), |pen| draw_all(pen, pages))
}

/// Returns a PDF of what `draw` draws.
pub(crate) fn pdf_drawn(title: String, draw: impl FnMut(&mut Pen)) -> io::Result<Vec<u8>> {
    let (shapes, pages) = drawn(draw);
    pdf_of_shapes(title, &shapes, pages, &Textures::default())
}

/// Returns a PDF of this number of pages, which are below each other in `shapes`.
pub(crate) fn pdf_of_shapes(
    title: String,
    shapes: &[ClippedShape],
    pages: usize,
    textures: &Textures,
) -> io::Result<Vec<u8>> {
    check_characters(shapes)?;
    let title = titled(title);
    let frames: Vec<Rect> = (0..pages).map(frame).collect();
    let page = white_page(&title, frame(0), textures);
    Ok(pdf_of_pages(shapes, &page, &frames))
}

const fn white_page<'a>(
    text: &'a FigureText,
    frame: Rect,
    textures: &'a Textures,
) -> vector::Page<'a> {
    vector::Page {
        frame,
        sheet: &SHEET,
        background: Color32::WHITE,
        textures,
        text,
    }
}

fn titled(title: String) -> FigureText {
    let caption = String::new();
    FigureText { title, caption }
}

fn title(pages: &[Page]) -> String {
    let first = pages.first();
    first.map_or_else(String::new, |page| page.title.clone())
}

pub(crate) const SHEET: Sheet = Sheet {
    size: paper(),
    zoom: Sheet::FINE,
    millimetres: Some(MILLIMETRES[0]),
};

/// Returns what `draw` draws, and the number of its pages.
pub(crate) fn drawn(mut draw: impl FnMut(&mut Pen)) -> (Vec<ClippedShape>, usize) {
    let mut pages = 0;
    let shapes = Stage::new(true, true).draw(&SHEET, |ui| {
        let mut pen = Pen::new(ui.painter().clone());
        draw(&mut pen);
        pages = pen.number;
    });
    (shapes, pages)
}

fn draw_all(pen: &mut Pen, pages: &[Page]) {
    for page in pages {
        draw_sheet(pen, page);
    }
}

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
