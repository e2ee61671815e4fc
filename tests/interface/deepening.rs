//! Depth-first searches and MM in the window, driven by accessible names.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::common::{databases, eight_puzzle};
use crate::window::{
    Window, click, counter, fill, pick, press, thousands, value, wait_for, wait_until, window,
    window_of,
};
use slidescope_core::explain;
use slidescope_core::puzzle::Board;
use slidescope_core::recording::{Landmark, Moment, Node, Recording};
use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_core::text::Named as _;

fn recorded(window: &mut Window) {
    wait_until(window, "all is recorded", |window| {
        let words = value(window, "Timeline");
        words.ends_with(&format!("of {}", thousands(counter(window, "Expanded"))))
    });
}

/// The first board, solved by `algorithm`, and the recording of the same search.
fn solved(algorithm: Algorithm) -> (Window, Recording) {
    let mut window = window();
    pick(&mut window, "Algorithm", algorithm.name());
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    recorded(&mut window);
    let problem = eight_puzzle("813467052", "123456780");
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    let recording = Recording::ahead(&problem, strategy, u64::MAX, databases());
    wait_for(&mut window, &tree(&recording, recording.len()));
    (window, recording)
}

/// The name of the tree at a moment.
fn tree(recording: &Recording, k: u64) -> String {
    let drawn = thousands(recording.at(k).drawn() as u64);
    let open = thousands(recording.at(k).stats().frontier);
    format!("Search tree, {drawn} nodes, {open} open")
}

#[track_caller]
fn stands_at(window: &Window, recording: &Recording, k: u64) {
    let stats = recording.at(k).stats();
    for (name, count) in [
        ("Expanded", stats.expanded),
        ("Generated", stats.generated),
        ("Frontier", stats.frontier),
    ] {
        assert_eq!(counter(window, name), count, "{name} at {k}");
    }
    window.get_by_label(&tree(recording, k));
}

#[test]
fn ida_star_is_gone_through_threshold_by_threshold() {
    let (mut window, recording) = solved(Algorithm::IdaStar);
    stands_at(&window, &recording, recording.len());
    press(&mut window, Key::Home);
    let starts = recording.landmarks(Landmark::Threshold);
    assert!(starts.len() > 2, "several iterations");
    for &at in &starts {
        press(&mut window, Key::CloseBracket);
        stands_at(&window, &recording, at);
        let stats = recording.at(at).stats();
        let shown = ["Iterations", "Threshold"].map(|name| counter(&window, name));
        assert_eq!(shown, [stats.iterations, stats.threshold].map(u64::from));
        let why = explain::why(&recording.at(at)).expect("an expansion was made");
        assert!(window.query_all_by_label(&why.to_string()).count() > 0);
    }
    press(&mut window, Key::OpenBracket);
    stands_at(&window, &recording, starts[starts.len() - 2]);
}

/// The text of a node in the list of the stack.
fn row(moment: &Moment<'_>, node: &Node) -> String {
    let (f, h) = (node.f.expect("IDA* has one"), node.h.expect("IDA* has one"));
    let beyond = if f > moment.stats().threshold {
        ", beyond the threshold"
    } else {
        ""
    };
    let board = Board::from_state(moment.recording().problem().size(), node.state);
    let board = board.expect("a legal board");
    format!("f {f}, g {}, h {h}{beyond}: {board}", node.g)
}

#[test]
fn the_stack_is_listed_and_its_first_node_is_the_right_guess() {
    let (mut window, recording) = solved(Algorithm::IdaStar);
    press(&mut window, Key::Home);
    let k = recording.landmarks(Landmark::Threshold)[1] + 7;
    while counter(&window, "Expanded") < k - 7 {
        press(&mut window, Key::CloseBracket);
    }
    for _ in 0..7 {
        press(&mut window, Key::ArrowRight);
    }
    stands_at(&window, &recording, k);
    window.get_by_label("Next on the stack");
    let moment = recording.at(k);
    let rows: Vec<String> = moment
        .open()
        .range(0..3)
        .map(|node| row(&moment, &node))
        .collect();
    for name in &rows {
        window.get_by_label(name);
    }
    click(&mut window, "Predict");
    let first = &rows[0];
    let board = first.split_once(": ").expect("a board").1.to_owned();
    fill(&mut window, "Filter", &board);
    click(&mut window, first);
    window.get_by_label_contains("Right.");
    window.get_by_label("Score: 1 of 1");
}

#[test]
fn fine_steps_go_through_the_code_of_a_depth_first_search() {
    let mut window = window();
    pick(&mut window, "Algorithm", "Depth-limited backtracking");
    click(&mut window, "Fine steps");
    click(&mut window, "Step");
    wait_until(&mut window, "it begins at the start", |window| {
        window
            .query_by_label("search(start, 0) (at work)")
            .is_some()
    });
    for line in [
        "search(n, depth): (at work)",
        "if n is the goal: return the path (at work)",
        "if depth is the limit: return (at work)",
        "for each neighbour m of n but its parent (at work)",
        "search(m, depth + 1) (at work)",
    ] {
        press(&mut window, Key::ArrowRight);
        window.get_by_label(line);
    }
    assert_eq!(counter(&window, "Expanded"), 1, "still the same expansion");
}

#[test]
fn backtracking_finds_the_way_within_its_limit() {
    let mut window = window_of([1040.0, 716.0]);
    pick(&mut window, "Algorithm", "Depth-limited backtracking");
    fill(&mut window, "Start board", "285174306");
    press(&mut window, Key::Enter);
    let limit = window.get_by_label("Depth limit");
    limit.set_value_accesskit(19.0);
    window.run_ok();
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 19 moves");
    recorded(&mut window);
    assert_eq!(counter(&window, "Depth limit"), 19);
    assert_eq!(counter(&window, "Iterations"), 1);
    // It stores only the path that it found.
    assert_eq!(counter(&window, "Visited"), 20);
}

#[test]
fn both_frontiers_of_mm_are_listed_by_priority() {
    let (mut window, recording) = solved(Algorithm::Mm);
    stands_at(&window, &recording, recording.len());
    let rises = recording.landmarks(Landmark::Priority);
    press(&mut window, Key::OpenBracket);
    let k = rises.iter().rfind(|&&at| at < recording.len());
    let k = *k.expect("the priority rises");
    stands_at(&window, &recording, k);
    let why = explain::why(&recording.at(k)).expect("an expansion was made");
    assert!(window.query_all_by_label(&why.to_string()).count() > 0);
    let moment = recording.at(k);
    let lowest = moment.open().groups()[0].priority;
    let lowest = lowest.expect("MM goes by priority");
    click(&mut window, &format!("Only p {lowest}"));
    let left = window.query_all_by_label_contains(", p ");
    let names: Vec<String> = left
        .filter_map(|row| row.accesskit_node().label())
        .filter(|name| name.contains("ward, p "))
        .collect();
    let wanted = format!(", p {lowest}, ");
    assert!(!names.is_empty());
    assert!(names.iter().all(|name| name.contains(&wanted)), "{names:?}");
}
