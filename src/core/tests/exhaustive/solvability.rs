//! The parity rule, compared with the whole space of every board of up to nine cells.

use std::collections::HashSet;

use crate::common;
use slidescope_core::puzzle::{Board, Move, Problem, Size, State, default_goals, random_walk};

fn reachable(goal: Board) -> HashSet<State> {
    let boards = common::reachable(goal).into_iter();
    boards.map(|board| board.state()).collect()
}

/// Calls `visit` with every arrangement of a board of `size`.
fn arrangements(size: Size, visit: &mut impl FnMut(Board)) {
    fn go(size: Size, cells: &mut Vec<u8>, from: usize, visit: &mut impl FnMut(Board)) {
        if from == cells.len() {
            visit(Board::from_cells(size, cells).expect("a permutation"));
        }
        for pick in from..cells.len() {
            cells.swap(from, pick);
            go(size, cells, from + 1, visit);
            cells.swap(from, pick);
        }
    }
    go(size, &mut (0..size.cells() as u8).collect(), 0, visit);
}

fn solvable(start: Board, goal: Board) -> bool {
    let problem = Problem::new(start, goal).expect("boards of one size");
    problem.solvability().is_solvable()
}

#[test]
fn the_parities_part_spaces_to_eight_cells_as_walking_does() {
    the_parities_part_as_walking_does(|size| size.cells() <= 8);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_parities_part_spaces_of_nine_cells_as_walking_does() {
    the_parities_part_as_walking_does(|size| size.cells() == 9);
}

fn the_parities_part_as_walking_does(wanted: impl Fn(&Size) -> bool) {
    for size in Size::all().into_iter().filter(wanted) {
        let shuffled = random_walk(Board::blank_last(size), 101, 7);
        for goal in [
            Board::blank_last(size),
            Board::blank_first(size),
            shuffled,
            shuffled.swapped(0, size.cells() - 1),
        ] {
            let reachable = reachable(goal);
            assert_eq!(reachable.len() as u128, size.reachable_states(), "{size}");
            let mut all = 0;
            arrangements(size, &mut |start| {
                all += 1;
                assert_eq!(
                    solvable(start, goal),
                    reachable.contains(&start.state()),
                    "{start} to {goal} on {size}"
                );
            });
            assert_eq!(all, 2 * size.reachable_states());
        }
    }
}

#[test]
fn the_swap_named_changes_the_verdict() {
    for size in Size::all() {
        for seed in 0..40 {
            let goal = random_walk(Board::blank_first(size), 33, seed);
            let walked = random_walk(goal, 60 + seed as usize % 2, seed + 1);
            let last = size.cells() - 1;
            let (a, b) = match walked.blank() {
                0 => (1, last),
                blank if blank == last => (0, 1),
                _ => (0, last),
            };
            for start in [walked, walked.swapped(a, b), goal] {
                let said = Problem::new(start, goal).unwrap().solvability();
                let cell = |tile| (0..size.cells()).find(|cell| start.tile(*cell) == tile);
                let (a, b) = said.swap;
                assert!(a != b && a != 0 && b != 0, "{start}: {a} and {b}");
                let mended = start.swapped(cell(a).unwrap(), cell(b).unwrap());
                assert_ne!(solvable(mended, goal), said.is_solvable(), "{start}");
            }
            assert!(solvable(walked, goal));
            assert!(!solvable(walked.swapped(a, b), goal));
        }
    }
}

#[test]
fn the_reason_names_both_parities_and_the_swap() {
    let said = |start: &str, goal: &str| {
        Problem::new(start.parse().unwrap(), goal.parse().unwrap())
            .unwrap()
            .solvability()
    };
    let unsolvable = said("123540", "123450");
    assert!(!unsolvable.is_solvable());
    assert_eq!(
        unsolvable.to_string(),
        "The start becomes the goal by an odd number of exchanges, but the blank is 0 steps from home, which is even. \
         Every move is one exchange and one step, so the two always change together. Swapping tiles 4 and 5 makes the \
         board solvable."
    );
    let solvable = said("123405", "123450");
    assert!(solvable.is_solvable());
    assert_eq!(
        solvable.to_string(),
        "The start becomes the goal by an odd number of exchanges, and the blank is 1 step from home: both odd."
    );
}

#[test]
fn boards_of_two_sizes_are_no_problem() {
    let mismatch = Problem::new("123450".parse().unwrap(), "123456780".parse().unwrap());
    assert_eq!(
        mismatch.unwrap_err().to_string(),
        "the start board is 2 × 3 and the goal 3 × 3; give both the same size"
    );
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_other_goals_on_offer_are_those_that_walking_reaches() {
    for size in Size::all().into_iter().filter(|size| size.cells() <= 9) {
        let goals: Vec<(Board, HashSet<State>)> = default_goals(size)
            .into_iter()
            .map(|(_, goal)| (goal, reachable(goal)))
            .collect();
        arrangements(size, &mut |start| {
            for (goal, _) in &goals {
                let reached: Vec<Board> = goals
                    .iter()
                    .filter(|(other, space)| other != goal && space.contains(&start.state()))
                    .map(|(other, _)| *other)
                    .collect();
                let problem = Problem::new(start, *goal).expect("boards of one size");
                let offered = problem.other_goals().into_iter();
                let offered: Vec<Board> = offered.map(|(_, board)| board).collect();
                assert_eq!(offered, reached, "{start} to {goal}");
            }
        });
    }
}

/// The most moves that bring the tiles of the last column home, from any places of these and the blank.
fn last_column(size: Size) -> u32 {
    let (cells, tiles) = (size.cells(), size.rows());
    let column: Vec<usize> = (0..tiles)
        .map(|row| row * size.columns() + size.columns() - 1)
        .collect();
    // The number of a placement: the place of the blank, then that of each tile of the column.
    let number = |places: &[usize]| places.iter().rev().fold(0, |n, place| n * cells + place);
    let mut seen = vec![false; cells.pow(tiles as u32 + 1)];
    let mut layer = Vec::new();
    for blank in (0..cells).filter(|cell| !column.contains(cell)) {
        let home = number(&[&[blank], column.as_slice()].concat());
        seen[home] = true;
        layer.push(home);
    }
    let mut places = vec![0; tiles + 1];
    for moves in 0.. {
        let mut next = Vec::new();
        for &state in &layer {
            let mut rest = state;
            for place in &mut places {
                *place = rest % cells;
                rest /= cells;
            }
            let blank = places[0];
            for to in Move::ALL.iter().filter_map(|&mv| size.neighbour(blank, mv)) {
                let slides = |&place: &usize| if place == to { blank } else { place };
                let mut moved: Vec<usize> = places.iter().map(slides).collect();
                moved[0] = to;
                let state = number(&moved);
                if !std::mem::replace(&mut seen[state], true) {
                    next.push(state);
                }
            }
        }
        if next.is_empty() {
            return moves;
        }
        layer = next;
    }
    unreachable!("some layer is the last")
}

/// Above sixteen cells the bound on all solutions is that of the board without its last column, plus the moves that
/// bring the column home.
fn bound_is_proven(name: &str) {
    let size: Size = name.parse().expect("a size");
    let rest = Size::new(size.rows(), size.columns() - 1).expect("a size");
    assert_eq!(size.hardest(), last_column(size) + rest.hardest(), "{name}");
}

#[test]
fn no_solution_on_a_wide_board_is_longer_than_the_bound() {
    for name in ["2x9", "2x10", "2x11", "2x12", "3x6", "3x7", "3x8", "4x5"] {
        bound_is_proven(name);
    }
}

#[test]
#[ignore = "takes a minute: cargo test --release --test exhaustive wide_board -- --ignored"]
fn no_solution_on_the_largest_wide_boards_is_longer_than_the_bound() {
    bound_is_proven("4x6");
    // After 5 × 4 one line is left to bring home.
    bound_is_proven("5x5");
}
