//! Nothing on paper exceeds its page.

use egui::epaint::ClippedShape;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::right_answer;
use slidescope_core::lesson::exercise::{Drawn, Paper, Student};
use slidescope_core::puzzle::{Board, Costs, Problem, Size};
use slidescope_core::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
use slidescope_core::text::worksheet::{self as text, Sheets};
use slidescope_core::worksheet::{MOST_EXPANSIONS, Question, Worksheet};
use slidescope_parts::export::worksheet::exercise::*;
use slidescope_parts::export::worksheet::pages::drawn;
use slidescope_parts::export::worksheet::pages::*;
use slidescope_parts::export::worksheet::table::WRITABLE;
use slidescope_parts::theme::Typeface;

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
            check_margins(&draw_all(&pages).shapes);
            drawn(String::new(), |pen| {
                let (table, _) = fitting(pen, &pages[0]);
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
            assert!(!Worksheet::supports(algorithm, Costs::Unit), "{algorithm}");
            continue;
        };
        for filled in [false, true] {
            let sheets = Sheets {
                sheets: vec![sheet.clone(), sheet.clone()],
                seed: Some(1),
                filled,
            };
            let pages = sheets.pages(&databases);
            let drawing = draw_all(&pages);
            assert!(drawing.frames.len() >= 2, "{algorithm}");
            check_margins(&drawing.shapes);
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

/// Whatever is asked, nothing exceeds the margins of its page.
#[test]
fn every_task_and_its_answer_stays_on_its_page() {
    let file = include_str!("../../../assets/exercises/homework.lesson.json");
    let lesson = Lesson::from_text(file).expect("a lesson");
    let mut exercise = lesson.exercise.expect("an exercise");
    // Enough of them for several pages.
    exercise.tasks = vec![exercise.tasks; 3].concat();
    let databases = slidescope_core::search::PatternDatabases::default();
    let tasks = Drawn::new(&exercise, &databases, &|| true).expect("boards");
    let student = Student::new("4711").expect("a student");
    let tasks = tasks.tasks_for(&student);
    let right = tasks.iter().map(|own| right_answer(own, &databases));
    for right in [None, Some(right.collect())] {
        let paper = Paper {
            student: student.clone(),
            tasks: tasks.clone(),
            right,
        };
        let traced = traced(&lesson.title, &paper, &databases);
        let title = &lesson.title;
        let drawing = drawn(title.clone(), |pen| draw(pen, title, &paper, &traced));
        assert!(drawing.frames.len() > traced.iter().flatten().count());
        check_margins(&drawing.shapes);
    }
}
