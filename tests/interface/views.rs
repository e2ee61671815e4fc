//! The tree, the map of the state space and the depths, driven by accessible names.

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::window::{Window, click, counter, fill, pick, value, wait_for, wait_until, window};

fn solved(algorithm: &str) -> Window {
    let mut window = window();
    if algorithm != "A*" {
        pick(&mut window, "Algorithm", algorithm);
    }
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    wait_until(&mut window, "all is recorded", |window| {
        window.query_by_label_contains("Search tree, ").is_some()
    });
    window
}

#[test]
fn the_tree_says_what_it_shows_and_grows_with_the_moment() {
    let mut window = solved("A*");
    let visited = counter(&window, "Visited");
    let open = counter(&window, "Frontier");
    let name = format!("Search tree, {visited} nodes, {open} open");
    wait_for(&mut window, &name);
    window.key_press(Key::Home);
    wait_for(&mut window, "Search tree, 1 nodes, 1 open");
    for name in ["Fit the tree", "Follow the current node", "Go to the path"] {
        click(&mut window, name);
        window.key_press(Key::Escape);
        window.run_ok();
    }
    pick(&mut window, "Colour by", "Colour by h");
}

#[test]
fn the_map_counts_what_was_expanded() {
    for algorithm in ["BFS", "Bidirectional BFS", "A*"] {
        let mut window = solved(algorithm);
        click(&mut window, "State space");
        wait_until(&mut window, "it is measured", |window| {
            window.query_by_label("State space map").is_some()
        });
        window.get_by_label("State space map").focus();
        window.run_ok();
        for _ in 0..20 {
            window.key_press(Key::ArrowUp);
            window.run_ok();
        }
        // The start itself: 20 moves from the goal.
        let words = value(&window, "State space map");
        assert_eq!(
            words,
            "0 from the start, 20 to the goal: 1 states, 1 generated, 1 expanded"
        );
    }
}

#[test]
fn spaces_too_large_or_without_a_way_say_so() {
    let mut window = window();
    pick(&mut window, "Size", "4 × 4");
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    click(&mut window, "State space");
    window.get_by_label_contains("The map is drawn of up to 1,814,400 states");
    pick(&mut window, "Size", "2 × 3");
    fill(&mut window, "Start board", "123540");
    click(&mut window, "Search anyway");
    wait_until(&mut window, "it is measured", |window| {
        window
            .query_by_label_contains("two spaces without a path")
            .is_some()
    });
}

#[test]
fn the_depths_are_there_for_all_algorithms() {
    for algorithm in ["BFS", "Bidirectional BFS", "A*"] {
        let mut window = solved(algorithm);
        click(&mut window, "Depths");
        wait_until(&mut window, "the bars", |window| {
            window.query_by_label("Nodes by depth").is_some()
        });
        click(&mut window, "Logarithmic bars");
        if algorithm == "A*" {
            click(&mut window, "Bars by f");
            window.get_by_label("Nodes by f");
        }
        assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    }
}

/// A* on an easy board, after `expansions` expansions, in one of the tabs.
fn stepped(tab: &str, expansions: u64) -> Window {
    let mut window = window();
    fill(&mut window, "Start board", "136402758");
    click(&mut window, tab);
    for k in 1..=expansions {
        click(&mut window, "Step");
        let nodes = if k == 1 { "expansion" } else { "expansions" };
        wait_for(&mut window, &format!("Paused at {k} {nodes}"));
    }
    wait_until(&mut window, "it is recorded", |window| {
        counter(window, "Expanded") == expansions
    });
    window
}

#[test]
fn the_first_nodes_are_boards_that_can_be_named_and_chosen() {
    let mut window = stepped("Tree", 5);
    let root = "0 + 6 = 6, expanded 1: 1 3 6 / 4 _ 2 / 7 5 8";
    for name in [
        root,
        "4 + 2 = 6, expanded 5: 1 2 3 / 4 _ 6 / 7 5 8",
        "5 + 1 = 6, in the frontier: 1 2 3 / 4 5 6 / 7 _ 8",
    ] {
        wait_for(&mut window, name);
    }
    click(&mut window, root);
    window.get_by_label("Chosen node");
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

#[test]
fn an_expansion_says_where_each_successor_went() {
    let mut window = stepped("Expansion", 5);
    for name in [
        "2 ↓, back to the parent: left out",
        "4 →, 5 + 3 = 8, new: 3rd of 8 in the frontier",
        "6 ←, 5 + 3 = 8, new: 4th of 8 in the frontier",
        "5 ↑, 5 + 1 = 6, new: 1st of 8 in the frontier",
    ] {
        wait_for(&mut window, name);
    }
}
