//! The window counts the states at each depth; driven by accessible names.

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::common::{published_counts, size};
use crate::window::{
    Painted, Window, click, painted, pick, press, value, wait_for, wait_until, window,
};
use slidescope_core::puzzle::Board;
use slidescope_core::search::Distances;

fn shows(window: &Window, part: &str) -> bool {
    window.query_by_label_contains(part).is_some()
}

/// Opens the card, which is behind the button for more of the search.
fn open(window: &mut Window) {
    click(window, "More of the search");
    click(window, "Survey of all states");
    wait_for(window, "How many states stand at each depth?");
}

#[test]
fn a_small_space_is_counted_at_once_and_its_hardest_boards_can_be_searched() {
    let mut window = window();
    open(&mut window);
    let goal = Board::blank_last(size("3x3"));
    let distances = Distances::new(goal).expect("small");
    let most = distances.farthest();
    wait_until(&mut window, "it is counted", |window| {
        shows(window, &format!("{most} moves at most"))
    });
    assert_eq!(
        value(&window, "States by moves to the goal"),
        format!("{} levels by moves to the goal", most + 1)
    );
    let texts = painted(&window);
    let named: Vec<&Painted> = texts.iter().filter(|of| of.text == "states").collect();
    let marks = || texts.iter().filter(|of| of.text.ends_with(",000"));
    assert!(!named.is_empty() && marks().count() > 1);
    assert!(
        marks().all(|mark| !mark.place.intersects(named[0].place)),
        "the axis's name stands beside its numbers"
    );
    let hardest = distances.board_at(most, 0).expect("a board there");
    click(&mut window, &format!("Use {hardest}"));
    assert_eq!(value(&window, "Start board"), hardest.to_string());
    assert!(!shows(&window, "How many states stand at each depth?"));
    wait_for(&mut window, &format!("Solvable, {most} moves at best"));
}

#[test]
fn a_survey_becomes_a_slide_and_is_presented() {
    let mut window = window();
    open(&mut window);
    click(&mut window, "Add as slide");
    wait_until(&mut window, "the card is closed", |window| {
        !shows(window, "How many states stand at each depth?")
    });
    press(&mut window, Key::F11);
    wait_for(&mut window, "Slide 1 of 1");
    wait_until(&mut window, "it is counted", |window| {
        shows(window, "moves at most")
    });
    assert!(!shows(&window, "Start board"));
}

#[test]
fn a_large_space_is_counted_when_asked_and_shuffles_are_exact_from_then_on() {
    let mut window = window();
    pick(&mut window, "Size", "3 × 4");
    assert!(shows(&window, "by a walk of"));
    open(&mut window);
    click(&mut window, "Count states");
    let most = published_counts("3x4 blank last").len() - 1;
    wait_until(&mut window, "it is counted", |window| {
        shows(window, &format!("{most} moves at most"))
    });
    click(&mut window, "Close");
    assert!(shows(&window, "to exactly"));
    let before = value(&window, "Start board");
    let wanted = value(&window, "to exactly");
    click(&mut window, "Shuffle");
    assert_ne!(value(&window, "Start board"), before);
    wait_for(&mut window, &format!("Solvable, {wanted} moves at best"));
}

#[test]
fn counting_can_be_cancelled_and_too_many_are_said_to_be_too_many() {
    let mut window = window();
    pick(&mut window, "Size", "3 × 4");
    open(&mut window);
    click(&mut window, "Count states");
    wait_until(&mut window, "it counts", |window| {
        window.query_by_label("Cancel").is_some()
    });
    click(&mut window, "Cancel");
    window.get_by_label("Count states");
    click(&mut window, "Away from the start");
    window.get_by_label("Count states");
    click(&mut window, "Close");
    pick(&mut window, "Size", "4 × 4");
    open(&mut window);
    assert!(shows(&window, "too many states to count"));
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}
