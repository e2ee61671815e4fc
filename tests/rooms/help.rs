//! The glossary: its links, and pictures that answer no question.

use egui::{Color32, FontId};
use slidescope_core::lesson::{Answer, Shipped, solution};
use slidescope_core::search::{Heuristic, PatternDatabases};
use slidescope_core::text::glossary::{Term, terms_in};
use slidescope_parts::help::explained::*;
use slidescope_parts::help::pictures::*;
use slidescope_parts::help::*;

#[test]
fn explaining_a_term_replaces_the_search() {
    let mut help = Help::default();
    help.show(true);
    help.page = Page::Keys;
    help.query = "zoom".to_owned();
    help.explain(Term::Frontier);
    assert_eq!((help.page, help.query.as_str()), (Page::Terms, ""));
    assert_eq!(help.asked, Some(Term::Frontier));
    help.scrolls = false;
    help.explain(Term::Frontier);
    assert!(help.scrolls, "a second click goes there again");
    help.show(false);
    help.show(true);
    assert_eq!(help.asked, None);
}

#[test]
fn a_link_lies_on_its_word_however_the_lines_break() {
    let words =
        "The node of the frontier with the least estimate is expanded first, then its successors";
    let context = egui::Context::default();
    let mut measured = 0;
    let mut output = context.run_ui(egui::RawInput::default(), |ui| {
        for width in 30..600 {
            let font = FontId::proportional(13.0);
            let text = words.to_owned();
            let galley = ui
                .painter()
                .layout(text, font, Color32::BLACK, width as f32);
            for (range, _) in terms_in(words) {
                let place = place(&galley, words, &range);
                let middle = galley.cursor_from_pos(place.center().to_vec2());
                let hit = words
                    .char_indices()
                    .nth(middle.index.into())
                    .map(|(at, _)| at);
                assert!(place.is_positive(), "{place:?} in {width}");
                assert!(
                    hit.is_some_and(|at| range.contains(&at)),
                    "{place:?} in {width}"
                );
                measured += 1;
            }
        }
    });
    output.textures_delta.clear();
    assert!(measured > 0, "the sentence has terms");
}

/// Terms in a question are links to these pictures, which add up h.
#[test]
fn no_picture_answers_the_question_of_a_slide() {
    let (shown, goal) = boards();
    let moves = to_go(&shown, &goal);
    let misplaced = moves.iter().filter(|moves| **moves > 0).count();
    let told = [moves.iter().sum::<usize>(), misplaced].map(|h| h as f64);
    let pictured = [
        Term::H,
        Term::Heuristic(Heuristic::Manhattan),
        Term::Heuristic(Heuristic::Misplaced),
    ];
    let databases = PatternDatabases::default();
    let mut asked = 0;
    for shipped in Shipped::ALL {
        for slide in shipped.lesson().expect("a lesson").slides {
            assert_ne!(slide.setup.problem.start(), shown, "{}", slide.text);
            let links = terms_in(&slide.text);
            let leads = links.iter().any(|(_, term)| pictured.contains(term));
            if let Some(Answer::Number(right)) = solution(&slide, &databases).filter(|_| leads) {
                assert!(!told.contains(&right), "{}", slide.text);
                asked += 1;
            }
        }
    }
    assert!(asked > 2, "{asked}");
}

#[test]
fn the_pictures_of_h_are_true() {
    let (start, goal) = boards();
    let moves = to_go(&start, &goal);
    assert_eq!(moves, [1, 1, 0, 2, 0, 0, 0, 0, 0]);
}

#[test]
fn half_of_all_terms_have_a_picture() {
    let pictures = Term::all().filter(|term| of(*term).is_some()).count();
    assert!(pictures >= 25, "{pictures}");
}
