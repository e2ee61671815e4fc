//! Every board of the 8-puzzle: totals and comparisons that an independent program gave.

use std::ops::ControlFlow;

use crate::common::{eight_puzzle, length};
use slidescope_core::puzzle::{Board, Size};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Algorithm, Heuristic, PatternDatabases, Reopen, Strategy};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::every_board::{EveryBoard, Measured, STRATEGIES};
use slidescope_core::study::experiment::Lengths;
use slidescope_core::study::parse_strategy;
use slidescope_core::study::table::Format;

fn measured(strategies: &[Strategy], against: Strategy) -> Measured {
    let goal = Board::blank_last(Size::new(3, 3).expect("a size"));
    let every = EveryBoard::new(goal, None, strategies.to_vec(), Some(against)).expect("measured");
    let databases = PatternDatabases::default();
    let measured = every.measure(&databases, &Cores::all(), &|_| ControlFlow::Continue(()));
    measured.expect("nobody stops it")
}

fn strategy(name: &str) -> Strategy {
    parse_strategy(name).expect("a strategy")
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_totals_are_those_of_an_independent_program() {
    let totals = [
        ("astar:manhattan", 142_129_434),
        ("bfs", 14_014_253_120),
        ("bidirectional", 346_213_906),
        ("mm:manhattan", 153_933_709),
        ("weighted-astar:manhattan:w=2", 81_025_811),
        ("astar:linear-conflict", 72_043_294),
        ("greedy:manhattan", 52_529_497),
        ("idastar:manhattan", 382_078_201),
        ("astar:misplaced", 2_045_176_278),
        ("astar:manhattan:ties=smaller-g", 297_106_582),
    ];
    let strategies = totals.map(|(name, _)| strategy(name));
    let all = measured(&strategies, strategies[0]);
    for (at, (name, total)) in totals.into_iter().enumerate() {
        assert_eq!(all.totals[at].expanded, total, "{name}");
    }
    let against = |at: usize| {
        all.totals[at]
            .against
            .expect("all but the first are compared")
    };
    assert_eq!(
        against(2).fewer,
        1_279,
        "A* expands more than bidirectional BFS"
    );
    assert_eq!(against(3).more, 132_375, "MM expands more than A*");
    let weighted = against(4);
    assert_eq!(weighted.longer, 104_165);
    let widest = weighted.widest.expect("some are longer");
    assert_eq!((widest.length, widest.other), (30, 18));
    // Several boards are as wide; the independent program names this one.
    let named = eight_puzzle("234807615", "123456780");
    assert_eq!(length(&named, strategies[4]).0, Some(30));
    assert_eq!(length(&named, strategies[0]).0, Some(18));
    assert_eq!(
        against(5).more,
        507,
        "linear conflict expands more than Manhattan"
    );
    let board = |extreme: Option<_>| {
        let extreme: slidescope_core::study::every_board::Extreme =
            extreme.expect("there are boards");
        let board = all.board(extreme.board).expect("an address");
        (extreme.value, board.to_string())
    };
    // What help says of it: by how much at most, and on which board.
    let fewest = against(5).excess;
    assert_eq!(board(fewest), (214, "760584312".to_owned()));
    assert_eq!(board(all.totals[0].most), (15_573, "563802741".to_owned()));
    assert_eq!(board(all.totals[6].longest), (93, "584670321".to_owned()));

    let bidirectional = strategy("bidirectional");
    let plain = measured(&[strategies[0]], bidirectional);
    let excess = plain.totals[1].against.and_then(|against| against.excess);
    assert_eq!(board(excess), (5_293, "607485123".to_owned()));
    let smaller_g = measured(&[strategies[9]], bidirectional);
    let against = smaller_g.totals[1].against.expect("compared");
    assert_eq!(
        against.more, 32_835,
        "A* to the smaller g expands more than bidirectional BFS"
    );
}

/// Counting the blank in Manhattan overestimates on many boards. A* that reopens finds shortest paths all the same: the harm
/// comes from inconsistency, and only where nothing is reopened.
#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_blank_counted_does_harm_only_where_nothing_is_reopened() {
    let own = OwnHeuristic::new("with the blank", "manhattan() + distance(0)").expect("a name");
    let reopens = Strategy::new(Algorithm::AStar, Heuristic::Own(own));
    let never = Strategy {
        reopen: Reopen::Never,
        ..reopens
    };
    let both = measured(&[reopens, never], reopens);
    let longer = [0, 1].map(|at| both.totals[at].not_shortest);
    assert_eq!(longer, [0, 5_507]);
}

/// Each shipped table is what is measured: all of the smaller sizes, and of the 8-puzzle the boards up to a length.
#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_shipped_tables_are_measured_anew() {
    let shipped = [
        (
            "2x3",
            include_str!("../../../../assets/studies/every-board-2x3.csv"),
            None,
        ),
        (
            "2x4",
            include_str!("../../../../assets/studies/every-board-2x4.csv"),
            None,
        ),
        (
            "3x3",
            include_str!("../../../../assets/studies/every-board-3x3.csv"),
            Some(15),
        ),
    ];
    for (size, table, last) in shipped {
        let goal = Board::blank_last(size.parse().expect("a size"));
        let lengths = last.map(|last| Lengths::new(0, last, 1).expect("a range"));
        let every = EveryBoard::new(goal, lengths, STRATEGIES.map(strategy).to_vec(), None);
        let every = every.expect("measured");
        let databases = PatternDatabases::default();
        let measured = every.measure(&databases, &Cores::all(), &|_| ControlFlow::Continue(()));
        let measured = measured.expect("nobody stops it");
        let ours = every.table(Some(&measured)).write(Format::Csv);
        // The rows over all lengths come last.
        let rows = ours.lines().count() - if last.is_some() { STRATEGIES.len() } else { 0 };
        assert!(rows > 10 * STRATEGIES.len());
        for (ours, theirs) in ours.lines().zip(table.lines()).take(rows) {
            assert_eq!(ours, theirs, "{size}");
        }
    }
}
