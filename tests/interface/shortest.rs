//! The window tells how many moves the board at hand takes at best, by the names that a screen reader reads.

use egui_kittest::kittest::Queryable as _;

use crate::common::databases;
use crate::window::{Window, fill, value, wait_for, wait_until, window};
use slidescope::puzzle::{Board, Problem, Size, random_walk};
use slidescope::search::{Algorithm, Heuristic, Limits, Outcome, Strategy, solve};

/// A board of the 15-puzzle that no literature knows, and its shortest length by a search of another kind.
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

/// Whether anything is said of a length, known or not.
fn says_length(window: &Window) -> bool {
    ["at best", "shortest length", "preparing its tables"]
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
