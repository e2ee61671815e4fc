//! Worksheets on pages of A4.

use std::io;

use egui::epaint::ClippedShape;
use egui::{Color32, Rect};

use crate::app::export::pdf::pdf_of_pages;
use crate::app::export::pixels::Textures;
use crate::app::export::stage::{Stage, check_characters};
use crate::app::export::worksheet::pen::{Below, MILLIMETRES, Pen, frame, paper};
use crate::app::export::worksheet::table::Table;
use crate::app::export::{svg, vector};
use crate::study::picture::{FigureText, Sheet};
use crate::text::worksheet::Page;

pub(crate) fn pdf_of(pages: &[Page]) -> io::Result<Vec<u8>> {
    pdf_drawn(title(pages), |pen| draw_all(pen, pages))
}

/// Returns a PDF of what `draw` draws.
pub(crate) fn pdf_drawn(title: String, draw: impl FnMut(&mut Pen)) -> io::Result<Vec<u8>> {
    let drawn = drawn(draw);
    pdf_of_shapes(title, &drawn.shapes, drawn.pages, &Textures::default())
}

/// Returns a PDF of this number of pages, which are below each other in `shapes`.
pub(crate) fn pdf_of_shapes(
    title: String,
    shapes: &[ClippedShape],
    pages: usize,
    textures: &Textures,
) -> io::Result<Vec<u8>> {
    check_characters(shapes)?;
    let frames: Vec<Rect> = (0..pages).map(frame).collect();
    let page = |page: &vector::Page<'_>| pdf_of_pages(shapes, page, &frames);
    Ok(with_page(title, frame(0), textures, page))
}

pub(crate) fn svg_of(pages: &[Page]) -> String {
    let drawn = drawn(|pen| draw_all(pen, pages));
    let all = frame(0).union(frame(drawn.pages.saturating_sub(1)));
    let page = |page: &vector::Page<'_>| svg::svg(&drawn.shapes, page);
    with_page(title(pages), all, &Textures::default(), page)
}

/// Calls `write` with a page of white paper.
fn with_page<T>(
    title: String,
    frame: Rect,
    textures: &Textures,
    write: impl FnOnce(&vector::Page<'_>) -> T,
) -> T {
    write(&vector::Page {
        frame,
        sheet: &SHEET,
        background: Color32::WHITE,
        textures,
        text: &FigureText {
            title,
            caption: String::new(),
        },
    })
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

pub(crate) struct Drawn {
    pub(crate) shapes: Vec<ClippedShape>,
    pub(crate) pages: usize,
}

#[cfg(test)]
impl Drawn {
    /// Checks that nothing exceeds the margins of its page.
    pub(crate) fn check_margins(&self) {
        for clipped in &self.shapes {
            let place = clipped.shape.visual_bounding_rect();
            let within = clipped.clip_rect.shrink(40.0);
            // An empty text takes no place.
            assert!(
                !place.is_finite() || within.contains_rect(place),
                "{place:?}"
            );
        }
    }
}

pub(crate) fn drawn(mut draw: impl FnMut(&mut Pen)) -> Drawn {
    let mut pages = 0;
    let shapes = Stage::new(true, true).draw(&SHEET, |ui| {
        let mut pen = Pen::new(ui.painter().clone());
        draw(&mut pen);
        pages = pen.number;
    });
    Drawn { shapes, pages }
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
mod tests {
    use super::*;
    use crate::app::export::worksheet::table::WRITABLE;
    use crate::app::theme;
    use crate::puzzle::{Board, Problem, Size};
    use crate::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
    use crate::study::worksheet::{MOST_EXPANSIONS, Question, Worksheet};
    use crate::text::worksheet::{self as text, Sheets};

    fn problem(rows: usize, columns: usize) -> Problem {
        let goal = Board::blank_last(Size::new(rows, columns).expect("a size"));
        let start = crate::puzzle::random_walk(goal, 5, 1);
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
                drawn(|pen| draw_all(pen, &pages)).check_margins();
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
        let mut all: Vec<String> = Heuristic::ALL
            .iter()
            .flat_map(|heuristic| {
                let question = Question::TooHigh(*heuristic);
                [
                    text::admissible(*heuristic),
                    text::question(question).to_string(),
                ]
            })
            .collect();
        all.extend([text::IS_MARKED, text::TO_BE_MARKED, text::NOTHING_LEFT].map(String::from));
        all.push(text::side("backward"));
        for algorithm in Algorithm::ALL {
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
                let drawn = drawn(|pen| draw_all(pen, &pages));
                assert!(drawn.pages >= 2, "{algorithm}");
                drawn.check_margins();
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
