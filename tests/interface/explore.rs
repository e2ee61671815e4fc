//! The window, driven by accessible names.

use std::thread::sleep;
use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use slidescope_core::puzzle::Size;

use crate::window::{
    Window, click, counter, disabled, fill, pick, value, wait_for, wait_until, window, window_of,
};

#[test]
fn everything_a_person_reaches_has_a_name() {
    let window = window();
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    for name in [
        "Start board",
        "Goal board",
        "Size",
        "Algorithm",
        "Heuristic",
        "Speed",
        "Run",
        "Step",
        "Reset",
        "Finish",
        "Shuffle",
    ] {
        window.get_by_label(name);
    }
}

#[test]
fn the_first_board_is_solved_at_the_press_of_space() {
    let mut window = window();
    click(&mut window, "Step");
    window.key_press(Key::End);
    wait_for(&mut window, "Solved in 20 moves");
    assert!(counter(&window, "Expanded") > 0);
    click(&mut window, "Reset");
    window.key_press(Key::Space);
    wait_for(&mut window, "Pause");
    window.key_press(Key::End);
    wait_for(&mut window, "Solved in 20 moves");
}

#[test]
fn a_fault_shows_at_once_keeps_what_was_typed_and_can_be_mended() {
    let mut window = window();
    fill(&mut window, "Start board", "813467055");
    assert_eq!(value(&window, "Start board"), "813467055");
    assert!(
        window.query_all_by_label_contains("Start: ").count() >= 2,
        "5 is doubled and 2 missing"
    );
    assert!(disabled(&window, "Run"));
    assert!(disabled(&window, "Step"));
    fill(&mut window, "Start board", "813467052");
    assert_eq!(window.query_all_by_label_contains("Start: ").count(), 0);
    assert!(!disabled(&window, "Run"));
}

#[test]
fn a_faulty_goal_is_told_as_well() {
    let mut window = window();
    fill(&mut window, "Goal board", "1234567");
    assert!(window.query_all_by_label_contains("Goal: ").count() >= 1);
    assert!(disabled(&window, "Run"));
    fill(&mut window, "Goal board", "123804765");
    assert!(!disabled(&window, "Run"));
}

#[test]
fn run_and_pause_change_places_and_the_status_says_where_it_stands() {
    let mut window = window();
    // A search that does not end before it is paused, even on a slow machine.
    pick(&mut window, "Algorithm", "BFS");
    click(&mut window, "Run");
    wait_until(&mut window, "it expands", |window| {
        counter(window, "Expanded") > 0
    });
    click(&mut window, "Pause");
    wait_for(&mut window, "Run");
    let s = |count| if count == 1 { "" } else { "s" };
    wait_until(
        &mut window,
        "the status agrees with the counter",
        |window| {
            let expanded = counter(window, "Expanded");
            let status = format!("Paused at {expanded} expansion{}", s(expanded));
            expanded > 0 && window.query_by_label(&status).is_some()
        },
    );
    click(&mut window, "Reset");
    assert_eq!(counter(&window, "Expanded"), 0);
    window.get_by_label("Ready");
}

#[test]
fn a_step_is_one_expansion() {
    let mut window = window();
    for steps in 1..=3 {
        click(&mut window, "Step");
        let s = if steps == 1 { "" } else { "s" };
        wait_for(&mut window, &format!("Paused at {steps} expansion{s}"));
        assert_eq!(counter(&window, "Expanded"), steps);
    }
    window.key_press(Key::ArrowRight);
    wait_for(&mut window, "Paused at 4 expansions");
    window.key_press(Key::R);
    wait_for(&mut window, "Ready");
}

#[test]
fn all_three_algorithms_find_the_same_length() {
    let mut window = window();
    for algorithm in ["BFS", "Bidirectional BFS", "A*"] {
        if value(&window, "Algorithm") != algorithm {
            pick(&mut window, "Algorithm", algorithm);
        }
        assert_eq!(disabled(&window, "Heuristic"), algorithm != "A*");
        click(&mut window, "Finish");
        wait_for(&mut window, "Solved in 20 moves");
        click(&mut window, "Reset");
    }
}

#[test]
fn heuristics_can_be_chosen_and_the_better_one_expands_less() {
    let mut window = window();
    let mut before = u64::MAX;
    for heuristic in ["Zero", "Misplaced tiles", "Manhattan", "Linear conflict"] {
        pick(&mut window, "Heuristic", heuristic);
        click(&mut window, "Finish");
        wait_for(&mut window, "Solved in 20 moves");
        let expanded = counter(&window, "Expanded");
        assert!(expanded < before, "{heuristic}: {expanded} after {before}");
        before = expanded;
    }
}

#[test]
fn an_unsolvable_board_is_refused_until_it_is_searched_anyway() {
    let mut window = window();
    fill(&mut window, "Start board", "123456870");
    click(&mut window, "Run");
    window.get_by_label("No solution: the parities differ");
    assert_eq!(counter(&window, "Expanded"), 0);
    click(&mut window, "Search anyway");
    click(&mut window, "Finish");
    wait_for(&mut window, "No solution: all 181,440 states searched");
    assert_eq!(counter(&window, "Visited"), 181_440);
    assert_eq!(counter(&window, "Frontier"), 0);
}

#[test]
fn the_swap_that_is_offered_mends_an_unsolvable_board() {
    let mut window = window();
    fill(&mut window, "Start board", "123456870");
    window.get_by_label_contains("Swap ").click();
    window.run_ok();
    assert!(window.query_by_label("Search anyway").is_none());
    click(&mut window, "Undo");
    assert_eq!(value(&window, "Start board"), "123456870");
}

#[test]
fn a_click_slides_a_drag_swaps_and_arrows_slide_too() {
    let mut window = window();
    let tile = |window: &Window, name: &str| {
        let first = window.get_all_by_label(name).next();
        first.expect("the editor comes first").rect().center()
    };
    // 813 / 467 / 052: the blank is at the left of the last row.
    let from = tile(&window, "tile 2, row 3, column 3");
    window.hover_at(from);
    window.drag_at(from);
    window.drop_at(from);
    window.run_ok();
    assert_eq!(value(&window, "Start board"), "813467520", "two tiles slid");
    window.key_press(Key::ArrowDown);
    window.run_ok();
    assert_eq!(
        value(&window, "Start board"),
        "813460527",
        "the board has the keyboard"
    );
    let (from, to) = (
        tile(&window, "tile 8, row 1, column 1"),
        tile(&window, "tile 3, row 1, column 3"),
    );
    window.drag_at(from);
    window.run_steps(2);
    window.hover_at(from.lerp(to, 0.5));
    window.hover_at(to);
    window.run_steps(2);
    window.drop_at(to);
    window.run_ok();
    assert_eq!(value(&window, "Start board"), "318460527");
    for expected in ["813460527", "813467520", "813467052"] {
        click(&mut window, "Undo");
        assert_eq!(value(&window, "Start board"), expected);
    }
    window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.run_ok();
    assert_eq!(value(&window, "Start board"), "813467520");
}

#[test]
fn editing_while_it_runs_ends_the_run_and_says_so() {
    let mut window = window();
    click(&mut window, "Run");
    wait_for(&mut window, "Pause");
    fill(&mut window, "Start board", "123456708");
    window.get_by_label("The board changed: the run was reset");
    assert_eq!(counter(&window, "Expanded"), 0);
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 1 move");
}

#[test]
fn the_solution_replays_on_the_start_board() {
    let mut window = window();
    fill(&mut window, "Start board", "413726580");
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 8 moves");
    // The first cells in the accessibility tree are the editor's, which shows the replay.
    let editor = |window: &Window| -> Vec<String> {
        let cells = window.query_all_by_label_contains(", row ");
        cells
            .take(9)
            .filter_map(|n| n.accesskit_node().label().or_else(|| n.value()))
            .collect()
    };
    let start = editor(&window);
    click(&mut window, "Next move");
    let after = editor(&window);
    assert_eq!(
        start.iter().zip(&after).filter(|(a, b)| a != b).count(),
        2,
        "one tile and the blank"
    );
    assert_eq!(
        value(&window, "Start board"),
        "413726580",
        "what is typed stays"
    );
    click(&mut window, "Previous move");
    assert_eq!(editor(&window), start);
    click(&mut window, "Play solution");
    wait_for(&mut window, "8 / 8");
    assert!(editor(&window)[8].starts_with("blank"));
    click(&mut window, "Solution");
    let first = window
        .get_all_by_label_contains("1. ")
        .next()
        .expect("a move in the list");
    first.click();
    window.run_ok();
    window.get_by_label("1 / 8");
    click(&mut window, "Copy moves");
}

#[test]
fn shuffle_goes_to_the_exact_length() {
    let mut window = window();
    let mut before = value(&window, "Start board");
    for _ in 0..3 {
        click(&mut window, "Shuffle");
        wait_until(&mut window, "another board", |window| {
            value(window, "Start board") != before
        });
        wait_for(&mut window, "Solvable, 20 moves at best");
        before = value(&window, "Start board");
    }
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
}

#[test]
fn sizes_can_be_edited_and_searched() {
    can_be_edited_and_searched(Size::all().into_iter().step_by(7));
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_size_can_be_edited_and_searched() {
    can_be_edited_and_searched(Size::all());
}

fn can_be_edited_and_searched(sizes: impl IntoIterator<Item = Size>) {
    let mut window = window();
    for size in sizes {
        let name = size.to_string();
        if value(&window, "Size") != name {
            click(&mut window, "Size");
            // The list is longer than the window: a user scrolls to an entry, a screen reader need not.
            window.get_by_label(&name).click_accesskit();
            window.run_ok();
        }
        assert_eq!(value(&window, "Size"), name);
        for cell in 0..size.cells() {
            let (row, column) = size.place(cell);
            let place = format!(", row {}, column {}", row + 1, column + 1);
            assert!(window.query_all_by_label_contains(&place).count() >= 1);
        }
        click(&mut window, "Step");
        wait_for(&mut window, "Paused at 1 expansion");
        click(&mut window, "Reset");
    }
}

#[test]
fn nothing_repaints_while_nothing_changes() {
    let mut window = window();
    assert!(window.try_run().is_ok(), "ready");
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    // The threads of the search may have something left to tell, but not for ever.
    let mut rests = || {
        sleep(Duration::from_millis(5));
        window.try_run().is_ok()
    };
    assert!((0..1000).any(|_| rests()), "paused");
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    assert!(window.try_run().is_ok(), "solved");
}

#[test]
fn a_narrow_window_keeps_the_frontier_on_a_tab() {
    let mut window = window_of([720.0, 560.0]);
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    assert!(window.query_by_label("Next in the frontier").is_none());
    click(&mut window, "Frontier");
    window.get_by_label("Next in the frontier");
}

#[test]
fn keys_belong_to_the_field_that_has_them() {
    let mut window = window();
    window.get_by_label("Start board").focus();
    window.run_ok();
    for key in [Key::Space, Key::End, Key::ArrowRight, Key::R] {
        window.key_press(key);
        window.run_ok();
    }
    assert_eq!(counter(&window, "Expanded"), 0);
    window.get_by_label("Ready");
    window.key_press(Key::Escape);
    window.run_ok();
    window.key_press(Key::ArrowRight);
    wait_for(&mut window, "Paused at 1 expansion");
}
