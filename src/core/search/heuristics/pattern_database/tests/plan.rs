use std::sync::Arc;

use super::*;
use crate::puzzle::{Costs, random_walk};
use crate::search::Sequential;
use crate::search::heuristics::script::ScriptPatterns;
use crate::search::heuristics::script::pattern;
use crate::search::heuristics::{Estimate, Manhattan};

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
    let size: Size = "3x6".parse().expect("a size");
    let goal = Board::blank_first(size);
    let homes = partition.map(<[u8]>::to_vec).to_vec();
    let ways = (homes, Second::Mirror(identity(size)));
    let plan = PatternPlan::new(&Symmetry::new(&goal), PatternSize::Standard, ways);
    assert_eq!(plan.tables.patterns.len(), 3, "three rows share a table");
    let built = plan.build(&Sequential, &|_| ControlFlow::Continue(()));
    let built = Arc::new(built.expect("nothing stops it"));
    let estimate = built.estimate(&goal).expect("made for it");
    let manhattan = Manhattan::new(&goal);
    let searched = partition.map(|tiles| {
        let (tiles, additive) = (tiles.to_vec(), true);
        let pattern = pattern::Pattern { tiles, additive };
        ScriptPatterns::default().get_or_build(&goal, Costs::Unit, &pattern)
    });
    for seed in 0..300 {
        let board = random_walk(goal, 300, seed);
        let sum = partition.iter().zip(&searched).map(|(tiles, table)| {
            let free = (0..size.cells()).filter(|&cell| !tiles.contains(&board.tile(cell)));
            let moves =
                free.map(|blank| table.look_up(board.swapped(board.blank(), blank).state()));
            u32::from(moves.min().expect("a cell for the blank"))
        });
        let sum: u32 = sum.sum();
        assert!(manhattan.of(board.state()) <= sum);
        assert_eq!(estimate.sums(board.state()), [sum, sum], "{board}");
    }
}

#[test]
fn large_patterns_of_the_24_puzzle_share_a_table() {
    let size: Size = "5x5".parse().expect("a size");
    for goal in [Board::blank_first(size), Board::blank_last(size)] {
        let plan = PatternPlan::of(&goal, PatternSize::Large).expect("a corner");
        assert_eq!(plan.bytes(), 127_512_000);
        assert!(plan.building_bytes() < 2_500_000_000);
    }
    let middle = Board::blank_first(size).swapped(0, 12);
    assert!(PatternPlan::of(&middle, PatternSize::Large).is_none());
    assert!(PatternPlan::of(&middle, PatternSize::Largest).is_none());
}
