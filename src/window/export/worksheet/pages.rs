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
use slidescope_core::study::picture::{FigureText, Sheet};
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
pub(crate) mod tests {
    use super::*;
    use crate::window::export::worksheet::table::WRITABLE;
    use crate::window::theme::Typeface;
    use slidescope_core::puzzle::{Board, Problem, Size};
    use slidescope_core::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
    use slidescope_core::study::worksheet::{MOST_EXPANSIONS, Question, Worksheet};
    use slidescope_core::text::worksheet::{self as text, Sheets};

    /// Checks that nothing exceeds the margins of its page.
    pub(crate) fn check_margins(shapes: &[ClippedShape]) {
        for clipped in shapes {
            let place = clipped.shape.visual_bounding_rect();
            let is_within = clipped.clip_rect.shrink(40.0).contains_rect(place);
            // An empty text takes no place.
            assert!(!place.is_finite() || is_within, "{place:?}");
        }
    }

    fn problem(rows: usize, columns: usize) -> Problem {
        let goal = Board::blank_last(Size::new(rows, columns).expect("a size"));
        let start = slidescope_core::puzzle::random_walk(goal, 5, 1);
        Problem::new(start, goal).expect("one size")
    }

    /// Nothing of a drawn sheet exceeds the page, and no text is squeezed.
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
                check_margins(&drawn(|pen| draw_all(pen, &pages)).0);
                drawn(|pen| {
                    let (table, _) = Table::fitting(pen, &pages[0]);
                    assert!(table.cell >= WRITABLE, "{rows} × {columns}");
                });
            }
        }
    }

    #[test]
    fn the_fonts_have_every_character_and_nothing_is_cut() {
        use skrifa::MetadataProvider as _;
        let problem = problem(2, 3);
        let databases = PatternDatabases::default();
        let mut all = vec![text::side("backward")];
        all.extend([text::IS_MARKED, text::TO_BE_MARKED, text::NOTHING_LEFT].map(String::from));
        for heuristic in Heuristic::ALL {
            let question = text::question(Question::TooHigh(heuristic)).to_string();
            all.extend([text::admissible(heuristic), question]);
        }
        for algorithm in Algorithm::ALL {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let trace = Worksheet::trace(&problem, strategy, MOST_EXPANSIONS, &databases);
            let Ok(sheet) = trace else {
                assert!(
                    !Worksheet::supports(algorithm, slidescope_core::puzzle::Costs::Unit),
                    "{algorithm}"
                );
                continue;
            };
            for filled in [false, true] {
                let sheets = Sheets {
                    sheets: vec![sheet.clone(), sheet.clone()],
                    seed: Some(1),
                    filled,
                };
                let pages = sheets.pages(&databases);
                let (shapes, count) = drawn(|pen| draw_all(pen, &pages));
                assert!(count >= 2, "{algorithm}");
                check_margins(&shapes);
                for page in pages {
                    all.extend([page.title, page.line]);
                    all.extend(page.rules);
                    all.extend(page.columns.into_iter().map(|(_, heading)| heading));
                }
            }
        }
        for weight in [400, 600] {
            let font = skrifa::FontRef::new(Typeface::Inter(weight).file()).expect("a font");
            let is_there = |sign| font.charmap().map(sign).is_some();
            for words in &all {
                assert!(words.chars().all(is_there), "{words} at {weight}");
            }
        }
    }
}
