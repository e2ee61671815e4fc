//! The window tells the length of a shortest solution of the current board; driven by accessible names.

use egui_kittest::kittest::Queryable as _;

use crate::common::databases;
use crate::window::{Window, click, fill, pick, value, wait_for, wait_until, window};
use slidescope_core::puzzle::{Board, Problem, Size, random_walk};
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve,
};
use slidescope_core::study::quick_bound;

/// A random board of the 15-puzzle, and its shortest length by a search of another kind.
fn board(seed: u64) -> (Board, u32) {
    let goal = Board::blank_last(Size::new(4, 4).expect("a size"));
    let start = random_walk(goal, 60, seed);
    let problem = Problem::new(start, goal).expect("one size");
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
    match solve(&problem, strategy, Limits::NONE, databases(), |_| ()).0 {
        Outcome::Solved(path) => (start, path.len() as u32),
        other => panic!("{other:?}"),
    }
}

fn told(length: u32) -> String {
    let s = if length == 1 { "" } else { "s" };
    format!("Solvable, {length} move{s} at best")
}

/// Whether anything is said about a length, known or not.
fn says_length(window: &Window) -> bool {
    [
        "at best",
        "at least",
        "shortest length",
        "pattern databases",
    ]
    .iter()
    .any(|part| window.query_by_label_contains(part).is_some())
}

#[test]
fn a_board_of_the_fifteen_puzzle_gets_its_shortest_length() {
    let mut window = window();
    for seed in [1, 2] {
        let (start, length) = board(seed);
        fill(&mut window, "Start board", &start.to_string());
        assert_eq!(value(&window, "Start board"), start.to_string());
        wait_for(&mut window, &told(length));
    }
}

#[test]
fn what_is_below_stays_where_it_is_while_a_length_is_found() {
    let mut window = window();
    let (start, length) = board(3);
    fill(&mut window, "Start board", &start.to_string());
    let place = |window: &Window| window.get_by_label("Shuffle").rect();
    let before = place(&window);
    wait_until(&mut window, "it is told", |window| {
        assert_eq!(place(window), before);
        window.query_by_label(&told(length)).is_some()
    });
}

#[test]
fn a_board_without_a_solution_is_told_so_and_no_length() {
    let mut window = window();
    let (start, length) = board(4);
    fill(&mut window, "Start board", &start.to_string());
    wait_for(&mut window, &told(length));
    let tiles: Vec<usize> = (0..16).filter(|&c| start.tile(c) != 0).take(2).collect();
    let odd = start.swapped(tiles[0], tiles[1]);
    fill(&mut window, "Start board", &odd.to_string());
    window.get_by_label("Unsolvable");
    assert!(!says_length(&window));
}

/// A board far from the goal of the 24-puzzle, too hard to be solved in a test.
fn far() -> Board {
    let goal = Board::blank_last(Size::new(5, 5).expect("a size"));
    random_walk(goal, 2000, 7)
}

/// The two numbers in the text of a label that consists of them and these three parts.
fn numbers(window: &Window, [before, between, after]: [&str; 3]) -> Option<(u32, u32)> {
    let found = window.query_all_by_label_contains(after);
    let mut found = found.filter_map(|node| {
        let text = node.value()?;
        let (found, needed) = text.strip_prefix(before)?.split_once(between)?;
        let needed = needed.strip_suffix(after)?;
        Some((found.parse().unwrap_or(0), needed.parse().ok()?))
    });
    found.next()
}

#[test]
fn a_board_of_the_24_puzzle_gets_a_bound_at_once() {
    let mut window = window();
    fill(&mut window, "Start board", &far().to_string());
    let problem = Problem::new(far(), Board::blank_last(far().size())).expect("one size");
    let quick = quick_bound(&problem, &PatternDatabases::default());
    let bound = |window: &Window| numbers(window, ["", "at least ", " moves"]);
    wait_until(&mut window, "a bound", |window| bound(window).is_some());
    assert!(bound(&window) >= Some((0, quick)));
}

#[test]
fn a_run_that_may_be_longer_than_needed_tells_what_is_needed_at_least() {
    let mut window = window();
    fill(&mut window, "Start board", &far().to_string());
    pick(&mut window, "Algorithm", "Greedy best-first");
    click(&mut window, "Finish");
    let both = |window: &Window| numbers(window, ["", " moves found, at least ", " needed"]);
    wait_until(&mut window, "it is found", |window| both(window).is_some());
    let (found, at_least) = both(&window).expect("just seen");
    assert!(at_least < found);
    window.get_by_label("Solution").click();
    wait_until(&mut window, "the tab", |window| {
        let may_be = " needed; a shorter solution may exist";
        window.query_by_label_contains(may_be).is_some()
    });
    let proven = window.query_by_label_contains("no solution is shorter");
    assert!(proven.is_none());
}
