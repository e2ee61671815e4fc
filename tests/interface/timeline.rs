//! The timeline, driven by accessible names: any moment of a run, and breakpoints.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::window::{
    Window, click, counter, disabled, fill, pick, press, value, wait_for, wait_for_tree,
    wait_until, window,
};

/// A* on the first board, to its end.
fn solved() -> Window {
    let mut window = window();
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    wait_for_tree(&mut window);
    window
}

/// The moment shown, as the bottom bar says it.
fn moment(window: &Window) -> u64 {
    let words = value(window, "Timeline");
    let number = words
        .strip_prefix("expansion ")
        .and_then(|words| words.split_once(" of "));
    let number = number.expect("expansion k of n").0;
    number.replace(',', "").parse().expect("a number")
}

#[track_caller]
fn stands_at(window: &Window, k: u64) {
    assert_eq!(moment(window), k);
    assert_eq!(
        counter(window, "Expanded"),
        k,
        "the counters are the moment's"
    );
}

#[test]
fn keys_step_back_and_forth_and_jump_to_both_ends() {
    let mut window = solved();
    let end = moment(&window);
    press(&mut window, Key::ArrowLeft);
    stands_at(&window, end - 1);
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowRight);
    stands_at(&window, end - 1);
    press(&mut window, Key::Home);
    stands_at(&window, 0);
    press(&mut window, Key::ArrowRight);
    stands_at(&window, 1);
    assert_eq!(
        counter(&window, "Frontier"),
        counter(&window, "Visited") - 1
    );
    press(&mut window, Key::End);
    stands_at(&window, end);
}

#[test]
fn a_typed_number_is_gone_to() {
    let mut window = solved();
    click(&mut window, "Moment");
    window.get_by_label("Moment").type_text("28");
    window.run_ok();
    press(&mut window, Key::Enter);
    stands_at(&window, 28);
    // The same run, stopped there, has the same counters.
    let seen =
        ["Generated", "Visited", "Frontier", "Duplicates"].map(|name| counter(&window, name));
    click(&mut window, "Reset");
    for _ in 0..28 {
        click(&mut window, "Step");
    }
    wait_for(&mut window, "Paused at 28 expansions");
    let stopped =
        ["Generated", "Visited", "Frontier", "Duplicates"].map(|name| counter(&window, name));
    assert_eq!(seen, stopped);
}

#[test]
fn a_step_back_works_while_the_search_runs_at_full_speed() {
    let mut window = window();
    pick(&mut window, "Algorithm", "BFS");
    fill(
        &mut window,
        "Start board",
        "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3",
    );
    fill(
        &mut window,
        "Goal board",
        "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15",
    );
    click(&mut window, "Finish");
    wait_until(&mut window, "it expands", |window| {
        counter(window, "Expanded") > 10_000
    });
    click(&mut window, "Step back");
    let seen = moment(&window);
    window.get_by_label("Run");
    // The search may be further than what is recorded by then; that part is searched again.
    wait_until(&mut window, "the counters are the moment's", |window| {
        counter(window, "Expanded") == seen
    });
    for _ in 0..50 {
        window.step();
    }
    stands_at(&window, seen);
}

#[test]
fn what_was_played_back_goes_on_to_the_newest_and_stops_there_when_it_is_over() {
    let mut window = solved();
    let end = moment(&window);
    press(&mut window, Key::Home);
    click(&mut window, "Run");
    window.get_by_label("Pause");
    wait_until(&mut window, "it plays", |window| moment(window) > 3);
    click(&mut window, "Pause");
    let seen = moment(&window);
    window.run_ok();
    stands_at(&window, seen);
    click(&mut window, "Run");
    wait_until(&mut window, "it has come to the end", |window| {
        moment(window) == end
    });
    window.get_by_label("Run");
    assert!(
        disabled(&window, "Step"),
        "there is nothing more to be made"
    );
}

#[test]
fn following_is_a_state_of_its_own() {
    let mut window = window();
    for _ in 0..5 {
        click(&mut window, "Step");
    }
    wait_for(&mut window, "Paused at 5 expansions");
    press(&mut window, Key::Home);
    stands_at(&window, 0);
    click(&mut window, "Follow the newest");
    stands_at(&window, 5);
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 6 expansions");
    stands_at(&window, 6);
}

#[test]
fn it_goes_to_what_means_something() {
    let mut window = solved();
    let end = moment(&window);
    press(&mut window, Key::Home);
    let mut rises = Vec::new();
    loop {
        let before = moment(&window);
        press(&mut window, Key::CloseBracket);
        if moment(&window) == before {
            break;
        }
        rises.push((moment(&window), counter(&window, "f reached")));
    }
    assert!(rises.len() > 2);
    assert!(rises.is_sorted_by(|a, b| a.1 < b.1), "{rises:?}");
    press(&mut window, Key::OpenBracket);
    stands_at(&window, rises[rises.len() - 2].0);
    click(&mut window, "More of the search");
    click(&mut window, "Next goal");
    let goal = moment(&window);
    assert!(goal < end, "A* takes the goal after it generated it");
    click(&mut window, "Next end");
    stands_at(&window, end);
}

#[test]
fn it_stops_at_a_breakpoint_and_goes_on_from_there() {
    let mut window = window();
    pick(&mut window, "Algorithm", "BFS");
    click(&mut window, "More of the search");
    click(&mut window, "Stop at depth");
    press(&mut window, Key::Escape);
    click(&mut window, "Finish");
    wait_until(&mut window, "it stops", |window| {
        window
            .query_by_label_contains("depth 10 is reached")
            .is_some()
    });
    let stopped = moment(&window);
    assert_eq!(counter(&window, "Depth reached"), 10);
    press(&mut window, Key::ArrowLeft);
    assert_eq!(counter(&window, "Depth reached"), 9);
    stands_at(&window, stopped - 1);
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
}

#[test]
fn it_stops_at_a_board_and_the_stop_can_be_taken_back() {
    let mut window = window();
    click(&mut window, "More of the search");
    fill(&mut window, "a board", "813467552");
    assert!(disabled(&window, "Stop when expanded"));
    fill(&mut window, "a board", "123456780");
    click(&mut window, "Stop when generated");
    press(&mut window, Key::Escape);
    click(&mut window, "Finish");
    wait_until(&mut window, "it stops", |window| {
        window.query_by_label_contains("was generated").is_some()
    });
    let generated = moment(&window);
    click(&mut window, "More of the search");
    click(&mut window, "Remove: 123456780 generated");
    // The card covers the buttons.
    press(&mut window, Key::Escape);
    click(&mut window, "Reset");
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    assert!(counter(&window, "Expanded") > generated);
}

#[test]
fn the_names_of_the_bar_are_there() {
    let window = solved();
    for name in [
        "Timeline",
        "Moment",
        "Follow the newest",
        "To the beginning",
    ] {
        window.get_by_label(name);
    }
    assert!(
        !window
            .get_by_label("Timeline")
            .accesskit_node()
            .is_disabled()
    );
}
