use slidescope_core::lesson::{Answer, Shipped, solution};
use slidescope_core::search::Heuristic;
use slidescope_core::search::PatternDatabases;
use slidescope_core::text::glossary::Term;
use slidescope_core::text::glossary::terms_in;
use slidescope_parts::help::pictures::*;

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
