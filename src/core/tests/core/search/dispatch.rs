//! How searches begin: within their spaces, with what they share.

use std::panic::{AssertUnwindSafe, catch_unwind};

use slidescope_core::for_tests::{BestFirst, Bfs, Bidirectional, ByG, Mm, RankedSpace, Unit};
use slidescope_core::puzzle::{Board, MoveOrder, Problem, Ranking, Size};
use slidescope_core::search::heuristics::Zero;
use slidescope_core::search::{
    Algorithm, Heuristic, PatternDatabases, Strategy, is_prepared, prepare,
};

/// A solvable board, and the two halves of its space: its own and the other.
fn halves() -> (Problem, [RankedSpace; 2]) {
    let goal: Board = "123450".parse().expect("a board");
    let problem = Problem::new("123405".parse().expect("a board"), goal).expect("equal sizes");
    let other: Board = "213450".parse().expect("a board");
    let space =
        |board: &Board| RankedSpace::around(board, MoveOrder::USUAL).expect("a small space");
    (problem, [space(&goal), space(&other)])
}

/// The data is built once for the whole process.
#[test]
fn what_searches_share_is_made_once_and_beforehand() {
    let goal = Board::blank_last(Size::new(5, 2).expect("a size"));
    let problem = Problem::new(goal, goal).expect("equal sizes");
    let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let databases = PatternDatabases::default();
    prepare(&problem, strategy, &databases);
    assert!(is_prepared(&problem, strategy, &databases));
    assert!(!databases.contains(&goal), "it looks up no patterns");
    let made = Ranking::of(&goal).expect("a small space");
    prepare(&problem, strategy, &databases);
    assert!(std::ptr::eq(made, Ranking::of(&goal).expect("it is there")));
}

/// Each algorithm refuses a space without its start, or without its goal if it searches from there.
#[test]
fn searches_begin_within_their_spaces() {
    let (problem, [own, other]) = halves();
    let refuses = |make: &dyn Fn()| {
        let caught = catch_unwind(AssertUnwindSafe(make));
        let panic = caught.expect_err("it is refused");
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let message = text.or_else(|| panic.downcast_ref::<&str>().copied());
        let message = message.unwrap_or_default();
        assert!(message.contains("begins within the space"), "{message}");
    };
    refuses(&|| drop(Bfs::new(&problem, other)));
    refuses(&|| drop(BestFirst::new(&problem, other, ByG, Zero, Unit)));
    refuses(&|| drop(Bidirectional::new(&problem, [own, other])));
    refuses(&|| drop(Mm::new(&problem, [own, other], [Zero, Zero], Unit)));
}
