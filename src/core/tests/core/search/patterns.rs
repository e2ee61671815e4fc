//! Pattern databases: their tables, how placements are numbered, and which databases are kept.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::common::size;
use slidescope_core::for_tests::{Ranks, Second, Symmetry, placements};
use slidescope_core::puzzle::{Board, random_walk};
use slidescope_core::search::heuristics::pattern_database::{PatternPlan, PatternSize};
use slidescope_core::search::heuristics::script::{Script, ScriptPatterns};
use slidescope_core::search::heuristics::{Estimate, Manhattan};
use slidescope_core::search::{PatternDatabases, Sequential};

/// Every placement has a unique rank, and there are no more ranks than placements.
#[test]
fn ranks_leave_no_gap() {
    for (text, tiles) in [("5x5", 3), ("3x6", 4), ("2x9", 4), ("5x5", 1)] {
        let size = size(text);
        let (ranks, cells) = (Ranks::new(size), size.cells() as u32);
        let mut found = vec![false; placements(size, tiles) as usize];
        for number in 0..cells.pow(tiles as u32) {
            let on: Vec<u32> = (0..tiles as u32)
                .map(|tile| number / cells.pow(tile) % cells)
                .collect();
            if (0..tiles).any(|tile| on[..tile].contains(&on[tile])) {
                continue;
            }
            let placement = (0..).zip(&on).map(|(tile, cell)| cell << (5 * tile)).sum();
            let seen = &mut found[ranks.of(placement) as usize];
            assert!(!*seen, "{text} {on:?}");
            *seen = true;
        }
        assert!(found.iter().all(|&seen| seen), "{text}");
    }
}

/// The sums of all tables equal those of searches over single boards, the least by the cells of the blank, even if
/// patterns of one shape share a table.
#[test]
fn tables_of_wide_boards_say_what_searches_say() {
    let partition: [&[u8]; 5] = [
        &[1, 2, 6, 7],
        &[3, 4, 5],
        &[8, 9, 10, 11],
        &[12, 13, 14],
        &[15, 16, 17],
    ];
    let size = size("3x6");
    let goal = Board::blank_first(size);
    let homes = partition.map(<[u8]>::to_vec).to_vec();
    let itself = |cell: usize| if cell < size.cells() { cell as u8 } else { 0 };
    let ways = (homes, Second::Mirror(std::array::from_fn(itself)));
    let plan = PatternPlan::new(&Symmetry::new(&goal), PatternSize::Standard, ways);
    let tables = plan.parameters();
    assert_eq!(
        tables.matches("], [").count() + 1,
        3,
        "three rows share a table: {tables}"
    );
    let built = plan.build(&Sequential, &|_| ControlFlow::Continue(()));
    let built = Arc::new(built.expect("nothing stops it"));
    let estimate = built.estimate(&goal).expect("made for it");
    let manhattan = Manhattan::new(&goal);
    let patterns = ScriptPatterns::default();
    let mut searched = partition.map(|tiles| {
        let source = format!("additive_pattern({tiles:?})");
        Script::new(&source, &goal, &patterns).expect("a program")
    });
    for seed in 0..300 {
        let board = random_walk(goal, 300, seed);
        let sum = partition.iter().zip(&mut searched).map(|(tiles, table)| {
            let free = (0..size.cells()).filter(|&cell| !tiles.contains(&board.tile(cell)));
            let boards = free.map(|blank| board.swapped(board.blank(), blank));
            let moves = boards.map(|board| table.estimate(board.state()).expect("a number"));
            moves.min().expect("a cell for the blank")
        });
        let sum: u32 = sum.sum();
        assert!(manhattan.of(board.state()) <= sum);
        assert_eq!(estimate.sums(board.state()), [sum, sum], "{board}");
    }
}

#[test]
fn large_patterns_of_the_24_puzzle_share_a_table() {
    let size = size("5x5");
    for goal in [Board::blank_first(size), Board::blank_last(size)] {
        let plan = PatternPlan::of(&goal, PatternSize::Large).expect("a corner");
        assert_eq!(plan.bytes(), 127_512_000);
        assert!(plan.building_bytes() < 2_500_000_000);
    }
    let middle = Board::blank_first(size).swapped(0, 12);
    assert!(PatternPlan::of(&middle, PatternSize::Large).is_none());
    assert!(PatternPlan::of(&middle, PatternSize::Largest).is_none());
}

/// Small databases are all kept. Of six of thirteen megabytes each, the one used longest ago is forgotten.
#[test]
fn databases_used_longest_ago_are_forgotten_first() {
    let databases = PatternDatabases::default();
    let small = ["2x3", "2x4", "3x3"].map(|text| Board::blank_last(size(text)));
    for goal in &small {
        let _ = databases.get_or_build(goal);
    }
    let is_there = |goal: &Board| databases.contains(goal);
    assert!(small.iter().all(is_there), "small ones are kept");

    // Goals that turns and reflections do not make one; tables of zeros, for what they say does not matter here.
    let goals = [0, 1, 2, 6, 7, 12].map(|cell| Board::blank_first(size("5x5")).swapped(0, cell));
    let insert = |goal: &Board| {
        let plan = PatternPlan::standard(goal);
        let tables = plan.read(&vec![0; plan.bytes()]);
        let _ = databases.insert(tables.expect("of this length"));
    };
    goals[..4].iter().for_each(insert);
    assert!(is_there(&goals[0]), "and now used last");
    goals[4..].iter().for_each(insert);
    assert_eq!(
        goals.each_ref().map(is_there),
        [true, false, true, true, true, true]
    );
    assert!(!small.iter().any(is_there), "used before all of these");
}
