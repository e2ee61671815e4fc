//! The parameters of some algorithms, driven by accessible names.

use egui_kittest::kittest::Queryable as _;

use crate::window::{Window, click, counter, fill, pick, value, wait_for, wait_until, window};

fn set_weight(window: &mut Window, weight: &str) {
    window.get_by_label("Weight").click();
    window.run_ok();
    window.get_by_label("Weight").focus();
    window.run_ok();
    window.get_by_label("Weight").type_text(weight);
    window.run_ok();
    window.key_press(egui::Key::Enter);
    window.run_ok();
}

#[test]
fn the_weight_is_there_where_it_counts_and_nowhere_else() {
    let mut window = window();
    for algorithm in ["BFS", "Weighted A*", "Greedy best-first"] {
        pick(&mut window, "Algorithm", algorithm);
        let there = window.query_by_label("Weight").is_some();
        assert_eq!(there, algorithm == "Weighted A*", "{algorithm}");
    }
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

/// The expansions of a search to its end.
fn expanded(window: &mut Window) -> u64 {
    click(window, "Finish");
    wait_until(window, "it is solved", |window| {
        window.query_by_label_contains("Solved in ").is_some()
    });
    let expanded = counter(window, "Expanded");
    click(window, "Reset");
    expanded
}

#[test]
fn weight_one_is_a_star_and_another_weight_another_search() {
    let mut window = window();
    let by_a_star = expanded(&mut window);
    pick(&mut window, "Algorithm", "Weighted A*");
    let usual = expanded(&mut window);
    assert_ne!(usual, by_a_star);
    set_weight(&mut window, "1");
    assert_eq!(value(&window, "Weight"), "1");
    assert_eq!(expanded(&mut window), by_a_star);
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    set_weight(&mut window, "7");
    assert_eq!(
        counter(&window, "Expanded"),
        0,
        "another strategy starts anew"
    );
}

#[test]
fn a_search_waits_for_its_pattern_databases_and_begins_by_itself() {
    let mut window = window();
    let start = "1 2 3 4 / 5 6 7 8 / 13 9 10 11 / 14 15 12 0";
    fill(&mut window, "Start board", start);
    let expanded = |window: &mut Window, heuristic: &str| {
        pick(window, "Heuristic", heuristic);
        self::expanded(window)
    };
    let before = expanded(&mut window, "Manhattan");
    assert!(expanded(&mut window, "Pattern databases") <= before);
}

/// BFS counts moves, and A* what they cost; both say both, and the depths are of what each counts. A step back in the editor takes the costs back.
#[test]
fn a_move_can_cost_the_number_of_its_tile() {
    let mut window = window();
    fill(&mut window, "Start board", "253410786");
    click(&mut window, "Cost of moves");
    click(&mut window, "Each move costs the tile’s number");
    window.get_by_label("tile 5, row 1, column 2, a move costs 5");
    click(&mut window, "Depths");
    for (algorithm, wanted, found, depths) in [
        (
            "BFS",
            "BFS searches for a shortest solution.",
            "Solved in 11 moves that cost 53, 8 more than the least",
            "Nodes by depth",
        ),
        (
            "A*",
            "A* with Manhattan searches for a cheapest solution.",
            "Solved in 15 moves that cost 45, the least",
            "Nodes by cost",
        ),
    ] {
        pick(&mut window, "Algorithm", algorithm);
        window.get_by_label(wanted);
        click(&mut window, "Finish");
        wait_for(&mut window, found);
        wait_for(&mut window, depths);
        click(&mut window, "Reset");
    }
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    click(&mut window, "Undo");
    assert!(window.query_by_label_contains("a move costs").is_none());
}
