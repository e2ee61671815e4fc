//! How other programs search: the strategies that are said to repeat them exist, and expand as many nodes.

use crate::common::{eight_puzzle, length};
use slidescope_core::study::parse_strategy;
use slidescope_core::text::programs::program_rows;

#[test]
fn every_strategy_of_the_table_is_one() {
    let rows: Vec<_> = program_rows("").collect();
    assert!(rows.len() > 10);
    for program in rows.iter().filter_map(|row| row.strategy) {
        assert!(parse_strategy(program).is_ok(), "{program}");
    }
    assert!(program_rows("networkx oldest").count() == 1);
    assert!(program_rows("no such program").next().is_none());
}

/// The figures of graphfinder 0.13.0, which takes the oldest, and of this program's default on the board S.
#[test]
fn the_oldest_first_expands_as_many_as_graphfinder() {
    let problem = eight_puzzle("813467052", "123456780");
    for (strategy, expanded) in [("astar:ties=oldest:reopen=never", 431), ("astar", 174)] {
        let strategy = parse_strategy(strategy).expect("a strategy");
        let (found, stats) = length(&problem, strategy);
        assert_eq!((found, stats.expanded), (Some(20), expanded), "{strategy}");
    }
}
