//! Turns, reflections and names of tiles: what is equivalent has one form. Detours: what a search need not try.

use std::collections::{BTreeSet, HashSet};

use crate::common::size;
use slidescope_core::for_tests::{DEAD, Symmetry, automaton};
use slidescope_core::puzzle::{Board, Move, Size, random_walk};

/// The size of the boards as they are seen: no more rows than columns.
fn seen_size(size: Size) -> Size {
    let (rows, columns) = (size.rows(), size.columns());
    Size::new(rows.min(columns), rows.max(columns)).expect("a size")
}

/// Every goal of a size has its canonical blank on one of a few cells; a move stays a move.
#[test]
fn few_goals_are_left() {
    for (text, classes) in [
        ("4x4", 3),
        ("3x3", 3),
        ("3x4", 4),
        ("4x3", 4),
        ("2x6", 3),
        ("5x3", 6),
    ] {
        let size = size(text);
        let seen = seen_size(size);
        let mut blanks = BTreeSet::new();
        for cell in 0..size.cells() {
            let goal = Board::blank_first(size).swapped(0, cell);
            let symmetry = Symmetry::new(&goal);
            blanks.insert(symmetry.blank());
            let name = format!(
                "{}x{}-blank{}",
                seen.rows(),
                seen.columns(),
                symmetry.blank()
            );
            assert_eq!(symmetry.name(), name);
            let homes = symmetry.see(&goal);
            assert!(
                homes
                    .iter()
                    .take(size.cells())
                    .copied()
                    .eq(0..size.cells() as u8),
                "{goal}"
            );
        }
        assert_eq!(blanks.len(), classes, "{size}");
    }
}

#[test]
fn what_is_seen_can_be_unseen() {
    for size in Size::all() {
        let goal = random_walk(Board::blank_last(size), 100, 1);
        let symmetry = Symmetry::new(&goal);
        let board = random_walk(goal, 100, 2);
        assert_eq!(symmetry.unsee(&symmetry.see(&board)), Some(board));
        for cell in 0..size.cells() {
            assert_eq!(symmetry.cell_seen(symmetry.cell(cell)), cell);
        }
        for after in Move::ALL.iter().filter_map(|&mv| board.after(mv)) {
            let [from, to] = [board, after].map(|b| usize::from(symmetry.cell(b.blank())));
            assert_eq!(seen_size(size).distance(from, to), 1, "{size}");
        }
    }
}

/// Every state within reach is still reached in as few moves, though many strings are pruned.
#[test]
fn shortest_paths_are_left() {
    for text in ["2x3", "3x3", "2x4"] {
        let size = size(text);
        let automaton = automaton(size);
        for cell in 0..size.cells() {
            let start = Board::blank_first(size).swapped(0, cell);
            let mut layer = HashSet::from([(start, cell as u16)]);
            let (mut seen, mut all) = (HashSet::from([start]), HashSet::from([start]));
            let mut newest = vec![start];
            for depth in 1..=14 {
                let moved = |board: &Board| Move::ALL.map(|mv| board.after(mv));
                let next = newest.iter().flat_map(moved).flatten();
                newest = next.filter(|&board| all.insert(board)).collect();
                let mut pruned = HashSet::new();
                for (board, number) in layer {
                    for mv in Move::ALL {
                        let then = automaton[usize::from(number)][mv as usize];
                        if then != DEAD {
                            pruned.insert((board.after(mv).expect("a move on the board"), then));
                        }
                    }
                }
                seen.extend(pruned.iter().map(|(board, _)| *board));
                assert_eq!(seen, all, "{text}, cell {cell}, depth {depth}");
                layer = pruned;
            }
        }
    }
}

/// No move is reversed at once, and no path round a block of four cells has more than six moves.
#[test]
fn detours_are_forbidden() {
    let automaton = automaton(size("4x4"));
    let run = |moves: &str| {
        moves.chars().try_fold(5, |state: u16, letter| {
            let mv = Move::ALL.into_iter().find(|mv| mv.letter() == letter)?;
            let next = automaton[usize::from(state)][mv as usize];
            (next != DEAD).then_some(next)
        })
    };
    assert_eq!(run("RL"), None);
    assert_eq!(run("RDLURDL"), None);
    assert!(run("RDLUR").is_some());
    assert!(run("RDLURD").is_some() != run("DRULDR").is_some());
}
