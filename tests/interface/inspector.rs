//! The node, the frontier, the pseudocode and the game, driven by accessible names.

use egui::{Key, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::window::{
    Window, click, counter, fill, is_there, pick, press, wait_for, wait_for_tree, wait_until,
    window,
};

/// A* on the first board, after some expansions.
fn after(expansions: u64) -> Window {
    let mut window = window();
    for _ in 0..expansions {
        click(&mut window, "Step");
    }
    wait_for(&mut window, &format!("Paused at {expansions} expansions"));
    wait_until(&mut window, "it is recorded", |window| {
        counter(window, "Expanded") == expansions
    });
    wait_for_tree(&mut window);
    window
}

/// The names of the visible rows of the frontier, in order.
fn rows(window: &Window) -> Vec<String> {
    let rows = window.query_all_by_label_contains(", h ");
    let names = rows.filter_map(|row| row.accesskit_node().label());
    names.filter(|name| name.starts_with("f ")).collect()
}

#[test]
fn the_frontier_is_listed_next_first_and_a_click_inspects_a_node() {
    let mut window = after(30);
    let before = rows(&window);
    assert!(!before.is_empty());
    let f = |name: &str| -> u32 {
        let number = name.split([' ', ',']).nth(1).and_then(|n| n.parse().ok());
        number.expect("f n, …")
    };
    assert!(before.is_sorted_by_key(|name| f(name)), "{before:?}");
    click(&mut window, &before[0]);
    window.get_by_label("Chosen node");
    press(&mut window, Key::Escape);
    window.get_by_label("Current node");
    // The first node of the list is expanded by the next step.
    let board = before[0].split_once(": ").expect("a board").1.to_owned();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 31 expansions");
    wait_until(&mut window, "it is gone from the list", |window| {
        !rows(window).iter().any(|name| name.ends_with(&board))
    });
}

#[test]
fn a_node_that_ties_with_the_next_is_not_said_to_have_entered_first() {
    let mut window = window();
    fill(&mut window, "Start board", "243106758");
    click(&mut window, "Step");
    wait_until(&mut window, "it is recorded", |window| {
        counter(window, "Expanded") == 1
    });
    wait_for_tree(&mut window);
    let all = rows(&window);
    for (place, row) in all.iter().enumerate() {
        click(&mut window, row);
        let (title, words) = match place {
            0 => ("Why is it next?", "entered the frontier first"),
            _ => ("Why not yet?", "and after it"),
        };
        window.get_by_label(title);
        assert!(is_there(&window, words), "{row}");
    }
}

#[test]
fn a_filter_leaves_what_it_asks_for() {
    let mut window = after(60);
    fill(&mut window, "Filter", "f 18 g 6");
    let left = rows(&window);
    assert!(!left.is_empty());
    assert!(
        left.iter().all(|name| name.starts_with("f 18, g 6,")),
        "{left:?}"
    );
    fill(&mut window, "Filter", "99");
    assert!(rows(&window).is_empty());
    window.get_by_label("No node of the frontier matches.");
}

#[test]
fn the_reason_and_the_story_of_a_node_are_told() {
    let mut window = after(30);
    window.get_by_label("Why this node?");
    window.get_by_label_contains("is the lowest in the frontier");
    window.get_by_label("expanded at");
    click(&mut window, "More of this node");
    window.get_by_label_contains("h = ");
    window.get_by_label_contains("path of ");
    click(&mut window, "Copy path");
}

#[test]
fn fine_steps_go_line_by_line_and_back() {
    let mut window = after(3);
    click(&mut window, "Fine steps");
    click(&mut window, "Step");
    wait_until(&mut window, "it takes a node", |window| {
        counter(window, "Expanded") == 4 && window.query_by_label_contains("1 of ").is_some()
    });
    window.get_by_label("n ← lowest f, largest g, oldest (at work)");
    press(&mut window, Key::ArrowRight);
    window.get_by_label("if n is the goal: return its path (at work)");
    window.get_by_label("It is not the goal.");
    assert_eq!(counter(&window, "Expanded"), 4, "still the same expansion");
    press(&mut window, Key::ArrowLeft);
    window.get_by_label("n ← lowest f, largest g, oldest (at work)");
    press(&mut window, Key::ArrowLeft);
    assert_eq!(counter(&window, "Expanded"), 3, "the one before");
}

/// The number of drawn nodes in this state.
fn nodes(window: &Window, place: &str) -> usize {
    let place = format!(", {place}");
    window.query_all_by_label_contains(&place).count()
}

#[test]
fn within_an_expansion_nothing_is_there_before_it_happens() {
    let mut window = after(3);
    let (frontier, visited) = (counter(&window, "Frontier"), counter(&window, "Visited"));
    // The tree is laid out on a thread of its own.
    wait_until(&mut window, "the tree is drawn", |window| {
        nodes(window, "in the frontier: ") as u64 == frontier
    });
    let generated = counter(&window, "Generated");
    click(&mut window, "Fine steps");
    click(&mut window, "Step");
    wait_until(&mut window, "it takes a node", |window| {
        counter(window, "Expanded") == 4
            && window.query_by_label_contains("1 of ").is_some()
            && nodes(window, "expanded ") == 4
    });
    window.get_by_label("In expansion 4, step 1");
    assert_eq!(counter(&window, "Generated"), generated);
    assert_eq!(counter(&window, "Visited"), visited);
    // In the tree, the counters and the list.
    let shows = |window: &Window, put: u64| {
        assert_eq!(counter(window, "Frontier"), frontier - 1 + put);
        assert_eq!(
            nodes(window, "in the frontier: ") as u64,
            frontier - 1 + put
        );
        assert_eq!(nodes(window, "expanded "), 4);
        let words = format!("Search tree, {} nodes", visited + put);
        window.get_by_label_contains(&words);
    };
    shows(&window, 0);
    let (mut put, mut steps) = (0, 1);
    while window.query_by_label("Paused at 4 expansions").is_none() {
        press(&mut window, Key::ArrowRight);
        steps += 1;
        assert!(steps < 40, "it comes to an end");
        if window
            .query_by_label("put m into the frontier (at work)")
            .is_some()
        {
            put += 1;
        }
        shows(&window, put);
    }
    assert!(put > 0 && counter(&window, "Generated") > generated);
    // Also on the Expansion tab, back to the beginning of the expansion and beyond.
    let tab = window.get_by_role_and_label(Role::Tab, "Expansion");
    tab.click();
    window.run_ok();
    window.get_by_label("Taken from the frontier");
    window.get_by_label("Not visited yet: it is new.");
    while counter(&window, "Expanded") == 4 {
        press(&mut window, Key::ArrowLeft);
    }
    assert_eq!(counter(&window, "Frontier"), frontier);
    assert!(window.query_by_label("Taken from the frontier").is_none());
}

#[test]
fn a_question_ends_with_its_answer() {
    let mut window = after(4);
    let last = rows(&window).pop().expect("open nodes");
    click(&mut window, "Predict");
    click(&mut window, &last);
    window.get_by_label("This node is taken");
    window.get_by_label_contains("Not your guess. ");
    window.get_by_label_contains("is the lowest in the frontier");
    window.get_by_label("Score: 0 of 1");
    press(&mut window, Key::Space);
    wait_until(&mut window, "the next question", |window| {
        counter(window, "Expanded") == 5
            && window.query_by_label("Which node comes next?").is_some()
    });
    // Without a guess the answer is shown too, and does not count.
    press(&mut window, Key::Space);
    window.get_by_label("This node is taken");
    window.get_by_label("Score: 0 of 1");
    assert_eq!(counter(&window, "Expanded"), 5, "not taken yet");
    press(&mut window, Key::Space);
    wait_until(&mut window, "it is taken", |window| {
        counter(window, "Expanded") == 6
    });
}

#[test]
fn guesses_are_judged_and_counted() {
    let mut window = after(10);
    let next = rows(&window)[0].clone();
    click(&mut window, "Predict");
    window.get_by_label("Which node comes next?");
    assert!(
        window.query_by_label("Next in the frontier").is_none(),
        "it gives nothing away"
    );
    let board = next.split_once(": ").expect("a board").1.to_owned();
    fill(&mut window, "Filter", &board);
    click(&mut window, &next);
    fill(&mut window, "Filter", "");
    window.get_by_label_contains("Right");
    window.get_by_label("Score: 1 of 1");
    press(&mut window, Key::Space);
    wait_until(&mut window, "the next question", |window| {
        counter(window, "Expanded") == 11
            && window.query_by_label_contains("Click a node").is_some()
    });
    let listed = rows(&window);
    let some = listed.first().expect("open nodes").clone();
    click(&mut window, &some);
    wait_until(&mut window, "an answer", |window| {
        window.query_by_label("Score: 1 of 2").is_some()
            || window.query_by_label("Score: 2 of 2").is_some()
    });
    click(&mut window, "End the game");
    press(&mut window, Key::Escape);
    window.get_by_label("Why this node?");
}

#[test]
fn both_frontiers_of_bidirectional_bfs_are_listed() {
    let mut window = window();
    pick(&mut window, "Algorithm", "Bidirectional BFS");
    for _ in 0..9 {
        click(&mut window, "Step");
    }
    wait_for(&mut window, "Paused at 9 expansions");
    wait_until(
        &mut window,
        "the backward frontier can be listed",
        |window| window.query_by_label_contains("Only backward").is_some(),
    );
    fill(&mut window, "Filter", "backward");
    wait_until(&mut window, "only backward nodes", |window| {
        let all = window.query_all_by_label_contains("g ").count();
        all > 0 && window.query_all_by_label_contains("backward, g ").count() > 0
    });
}
