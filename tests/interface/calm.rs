//! The first screen has one board, one question and one button, and nothing moves in a frame unless it has changed.

use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::window::{Window, click, counter, fill, pick, press, wait_for, wait_until, window_of};
use slidescope_core::puzzle::examples;

const SIZES: [[f32; 2]; 3] = [[1280.0, 800.0], [1024.0, 700.0], [1920.0, 1080.0]];

#[track_caller]
fn place(window: &Window, label: &str) -> Rect {
    window.get_by_label(label).rect()
}

fn count(window: &Window, part: &str) -> usize {
    window.query_all_by_label_contains(part).count()
}

#[test]
fn the_first_screen_shows_one_board_and_no_figures() {
    for size in SIZES {
        let mut window = window_of(size);
        let tiles = count(&window, "tile 8, row 1, column 1");
        assert_eq!(tiles, 2, "{size:?}: in the editor, and as the root");
        assert_eq!(
            count(&window, "tile 1, row 1, column 1"),
            1,
            "{size:?}: the goal"
        );
        let counters = ["Expanded ", "Generated ", "Memory"];
        assert!(
            counters.iter().all(|name| count(&window, name) == 0),
            "{size:?}"
        );
        window.get_by_label("0 + 12 = 12");
        for later in [
            "Survey of all states",
            "Ties of f",
            "Memory limit",
            "Go to",
            "Stop at",
        ] {
            assert_eq!(count(&window, later), 0, "{size:?}: {later}");
        }
        // What is already there stays in its place.
        let still = [
            "Start board",
            "Goal board",
            "Shuffle",
            "Algorithm",
            "More of the search",
            "Tree",
            "Fine steps",
            "Step",
            "Speed",
        ];
        let before = still.map(|label| place(&window, label));
        click(&mut window, "Step");
        wait_for(&mut window, "Paused at 1 expansion");
        assert_eq!(before, still.map(|label| place(&window, label)), "{size:?}");
        assert_eq!(counter(&window, "Expanded"), 1);
    }
}

#[test]
fn what_a_first_look_does_not_need_is_behind_one_button() {
    let mut window = window_of(SIZES[0]);
    click(&mut window, "Step");
    click(&mut window, "More of the search");
    for name in [
        "Go to",
        "Stop at",
        "Smaller g first",
        "Survey of all states",
    ] {
        window.get_by_label(name);
    }
    fill(&mut window, "Memory limit", "300 MiB");
    click(&mut window, "Smaller g first");
    press(&mut window, Key::Escape);
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    assert_eq!(count(&window, "smallest g"), 1, "the pseudocode has it");
}

#[test]
fn usual_sizes_come_first() {
    let mut window = window_of(SIZES[0]);
    click(&mut window, "Size");
    let tops = ["3 × 3", "4 × 4", "5 × 5", "2 × 2", "2 × 12"].map(|size| {
        let entries = window.get_all_by_label(size);
        let mut buttons =
            entries.filter(|entry| entry.accesskit_node().role() == egui::accesskit::Role::Button);
        buttons.next_back().expect("an entry").rect().top()
    });
    assert!(tops.is_sorted(), "{tops:?}");
    assert!(
        tops[3] - tops[2] > 1.15 * (tops[1] - tops[0]),
        "a line between: {tops:?}"
    );
}

#[test]
fn every_example_is_in_reach_and_can_be_searched_for() {
    let mut window = window_of(SIZES[0]);
    click(&mut window, "Examples");
    let screen = Rect::from_min_size(egui::Pos2::ZERO, SIZES[0].into());
    for example in examples() {
        let name = example.name.replace("3x3", "3 × 3");
        let at = place(&window, &name);
        assert!(screen.contains_rect(at), "{}: {at}", example.name);
    }
    fill(&mut window, "Search the examples", "felner 25");
    assert_eq!(count(&window, "Korf"), 1);
    click(&mut window, "Korf-Felner 25");
    wait_for(&mut window, "Solvable, 81 moves at best");
}

/// At every step of the run on the first board.
#[test]
fn the_panel_of_the_node_stands_still_while_the_reason_changes() {
    panel_of_the_node_stands_still(60);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_panel_of_the_node_stands_still_to_the_end() {
    panel_of_the_node_stands_still(u64::MAX);
}

/// Goes through a run to its end or, if that is earlier, to its expansion `last`.
fn panel_of_the_node_stands_still(last: u64) {
    let mut window = window_of(SIZES[0]);
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    wait_until(&mut window, "all is recorded", |window| {
        counter(window, "Expanded") == counter(window, "of")
    });
    let steps = counter(&window, "Expanded");
    press(&mut window, Key::Home);
    press(&mut window, Key::ArrowRight);
    wait_for(&mut window, "Expanded 1");
    let still = [
        "Next in the frontier",
        "Follow the newest",
        "Moment",
        "Fine steps",
    ];
    let before = still.map(|label| place(&window, label));
    for step in 2..=steps.min(last) {
        press(&mut window, Key::ArrowRight);
        assert_eq!(counter(&window, "Expanded"), step);
        assert_eq!(
            before,
            still.map(|label| place(&window, label)),
            "step {step}"
        );
    }
}

#[test]
fn panels_change_their_width_only_by_the_hand_of_a_person() {
    let mut window = window_of(SIZES[0]);
    click(&mut window, "Step");
    let widths = |window: &Window| {
        ["Examples", "More of the search", "Fine steps"].map(|label| place(window, label).x_range())
    };
    let before = widths(&window);
    press(&mut window, Key::F11);
    press(&mut window, Key::Escape);
    window.run_ok();
    assert_eq!(before, widths(&window), "after a presentation");
    window.set_size(egui::vec2(960.0, 640.0));
    window.run_ok();
    window.set_size(SIZES[0].into());
    window.run_ok();
    assert_eq!(before, widths(&window), "after the window was small");
    fill(&mut window, "Start board", &"9".repeat(20));
    window.run_ok();
    assert_eq!(before, widths(&window), "after twenty digits");
}

#[test]
fn the_memory_of_the_search_and_of_its_recording_are_told_apart() {
    let mut window = window_of(SIZES[0]);
    pick(&mut window, "Algorithm", "BFS");
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    for name in ["Memory ", "Recording "] {
        let labels = window.get_all_by_role(egui::accesskit::Role::Label);
        let mut values = labels.filter_map(|label| label.value());
        assert!(values.any(|value| value.starts_with(name)), "{name}");
    }
}

#[test]
fn both_buttons_that_run_the_search_say_the_same() {
    let mut window = window_of(SIZES[0]);
    pick(&mut window, "Algorithm", "BFS");
    // It has no solution with the blank last, so the search is still running when it is looked at.
    let start = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0";
    fill(&mut window, "Start board", start);
    click(&mut window, "Search anyway");
    wait_until(&mut window, "it expands", |window| {
        counter(window, "Expanded") > 2
    });
    for runs in [1, 0] {
        let large = count(&window, "Pause search");
        let round = window.query_all_by_label("Pause").count();
        assert_eq!([large, round], [runs; 2]);
        // Goes to the first moment while the search runs.
        press(&mut window, Key::Home);
    }
    assert_eq!(count(&window, "Pause"), 0, "what is looked at stands still");
}

/// Any message about a fault takes the place of the verdict and of the actions offered there.
#[test]
fn a_fault_moves_nothing() {
    for size in SIZES {
        let mut window = window_of(size);
        let still = ["Shuffle", "Algorithm", "Run search", "More of the search"];
        let before = still.map(|label| place(&window, label));
        for board in ["12345687", "123456787", "813467052"] {
            fill(&mut window, "Start board", board);
            assert_eq!(
                before,
                still.map(|label| place(&window, label)),
                "{size:?}: {board}"
            );
        }
        fill(&mut window, "Goal board", "12345678");
        assert_eq!(before, still.map(|label| place(&window, label)), "{size:?}");
    }
}

/// The text beside the root fits in a narrow window too.
#[test]
fn the_words_beside_the_root_are_whole() {
    for size in [[800.0, 600.0], SIZES[1], SIZES[0]] {
        let window = window_of(size);
        let words = place(&window, "h: estimate of the moves left");
        let beside = window.query_by_label("Hide the node");
        let edge = beside.map_or(size[0], |handle| handle.rect().left());
        assert!(words.right() <= edge - 8.0, "{size:?}: {words}");
    }
}

#[test]
fn maps_are_not_lit_where_trees_are_drawn() {
    let mut window = window_of(SIZES[0]);
    pick(&mut window, "Size", "4 × 4");
    click(&mut window, "Compare");
    let lit = |window: &Window, name: &str| {
        let toggled = window.get_by_label(name).accesskit_node().toggled();
        toggled == Some(egui::accesskit::Toggled::True)
    };
    assert!(lit(&window, "Show trees") && !lit(&window, "Show maps"));
}

#[test]
fn the_tiles_of_the_longest_boards_can_be_hit() {
    for size in ["2 × 12", "12 × 2"] {
        let mut window = window_of(SIZES[0]);
        pick(&mut window, "Size", size);
        let buttons = window.get_all_by_role(egui::accesskit::Role::Button);
        let tiles = buttons.filter(|button| {
            button
                .accesskit_node()
                .label()
                .is_some_and(|name| name.starts_with("tile "))
        });
        let least = tiles
            .map(|tile| tile.rect().size().min_elem())
            .reduce(f32::min);
        assert!(
            least.is_some_and(|least| least >= 20.0),
            "{size}: {least:?}"
        );
    }
}
