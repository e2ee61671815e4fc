//! Every heuristic is admissible, consistent if it says so, and its increments add up: on every state of the 8-puzzle.

use crate::common::{board, databases, reachable, size};
use slidescope_core::puzzle::{Board, Move, Problem};
use slidescope_core::search::estimator;
use slidescope_core::search::heuristics::{
    Estimate, LinearConflict, Manhattan, Misplaced, OwnHeuristic, Patchy, Zero,
};
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, PatternDatabases, Sequential, Strategy, solve,
};
use slidescope_core::study::heuristic_check::{Subject, check_every_state, every_value};
use std::ops::ControlFlow;

/// Calls `check` with each heuristic made for `goal`.
fn holds_for_all(goal: Board, states: &[Board]) {
    let distances = Distances::new(goal).expect("a small space");
    proven(&Zero, goal, states, &distances);
    proven(&Misplaced::new(&goal), goal, states, &distances);
    proven(&Manhattan::new(&goal), goal, states, &distances);
    proven(&LinearConflict::new(&goal), goal, states, &distances);
    let jumps = admissible(&Patchy::new(&goal), goal, states, &distances);
    assert!(
        jumps > 0,
        "the lesson needs an estimate that is not consistent"
    );
    let patterns = databases().get_or_build(&goal);
    let patterns = patterns.estimate(&goal).expect("made for it");
    admissible(&patterns, goal, states, &distances);
    let told = Heuristic::ALL.into_iter().filter(|h| !h.is_consistent());
    assert_eq!(
        told.collect::<Vec<_>>(),
        [Heuristic::Patchy, Heuristic::Patterns]
    );
}

fn proven(estimate: &impl Estimate, goal: Board, states: &[Board], distances: &Distances) {
    assert_eq!(admissible(estimate, goal, states, distances), 0);
}

/// Checks every state, and counts the moves by which the estimate changes by more than one.
fn admissible(
    estimate: &impl Estimate,
    goal: Board,
    states: &[Board],
    distances: &Distances,
) -> usize {
    let mut jumps = 0;
    assert_eq!(estimate.of(goal.state()), 0);
    for board in states {
        let (h, truth) = (
            estimate.of(board.state()),
            distances.distance(board).expect("reachable"),
        );
        assert!(
            h <= truth,
            "h = {h} of {board:?}, {truth} moves from the goal"
        );
        for after in Move::ALL.into_iter().filter_map(|mv| board.after(mv)) {
            let next = estimate.of(after.state());
            jumps += usize::from(h.abs_diff(next) > 1);
            let step = estimate.after(h, board.state(), board.blank(), after.blank());
            assert_eq!(step, next, "from {board:?} to {after:?}");
        }
    }
    jumps
}

#[test]
fn admissible_consistent_and_incremental_on_every_state_of_the_eight_puzzle() {
    holds_on_3x3("123456780");
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_admissible_consistent_and_incremental_for_other_goals() {
    holds_on_3x3("012345678");
    holds_on_3x3("123804765");
}

fn holds_on_3x3(goal: &str) {
    let goal = board("3x3", goal);
    holds_for_all(goal, &reachable(goal));
}

#[test]
fn admissible_consistent_and_incremental_on_boards_that_are_not_square() {
    for (name, goal) in [("2x4", "12345670"), ("4x2", "01234567"), ("2x3", "530214")] {
        let goal = board(name, goal);
        holds_for_all(goal, &reachable(goal));
    }
}

/// These boards also have long lines, whose conflicts are not tabulated.
#[test]
fn increments_add_up_on_large_boards() {
    for name in ["4x4", "2x8", "8x2", "3x5", "2x6"] {
        let goal = Board::blank_last(size(name));
        let estimate = LinearConflict::new(&goal);
        let mut board = goal;
        let mut h = 0;
        for i in 0..4000_usize {
            let moves: Vec<Move> = Move::ALL
                .into_iter()
                .filter(|&mv| board.after(mv).is_some())
                .collect();
            let mv = moves[(i * i / 3 + i / 7) % moves.len()];
            let after = board.after(mv).expect("a legal move");
            h = estimate.after(h, board.state(), board.blank(), after.blank());
            board = after;
            assert_eq!(h, estimate.of(board.state()), "{board:?}");
        }
    }
}

/// Each is at least as high as the one before it, and linear conflict is higher than Manhattan on some boards. Pattern
/// databases are never below Manhattan either, but may be below linear conflict, which looks at lines, not at groups.
#[test]
fn each_dominates_the_one_before() {
    let goal = board("3x3", "123456780");
    let states = reachable(goal);
    let estimates = Heuristic::ALL.map(|heuristic| {
        let strategy = Strategy::new(Algorithm::AStar, heuristic);
        estimator(strategy, &goal, databases())
    });
    for state in &states {
        let values = estimates.each_ref().map(|estimate| estimate(state.state()));
        let [rest @ .., patterns] = &values;
        assert!(rest.is_sorted(), "{values:?} of {state:?}");
        assert!(*patterns >= values[3], "{values:?} of {state:?}");
    }
    let conflict = board("3x3", "213456780");
    let values = estimates
        .each_ref()
        .map(|estimate| estimate(conflict.state()));
    assert_eq!(values[..5], [0, 2, 2, 2, 4]);
}

/// A heuristic that the check calls admissible gives shortest solutions, on every board of the 8-puzzle.
#[test]
#[ignore = "takes minutes: cargo test --release --test exhaustive solves_every_board -- --ignored"]
fn a_heuristic_that_the_check_calls_admissible_solves_every_board_optimally() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    let all = PatternDatabases::default();
    for source in [
        include_str!("../../../../assets/heuristics/corner-aware-manhattan.rhai"),
        include_str!("../../../../assets/heuristics/max-of-two.rhai"),
        "if blank() % 2 == 0 { manhattan() } else { 0 }",
    ] {
        let own = OwnHeuristic::new("own", source).expect("a heuristic");
        let subject = Subject::BuiltIn(Heuristic::Own(own));
        let go_on = |_| ControlFlow::Continue(());
        let values = every_value(&subject, &distances, &all, &Sequential, &go_on).expect("values");
        let check = check_every_state(&distances, &values);
        assert_eq!(check.is_admissible(), Some(true), "{source}");
        all.own().keep(source, &goal, &values);
        let strategy = Strategy::new(Algorithm::AStar, Heuristic::Own(own));
        let states = reachable(goal);
        assert_eq!(states.len(), 181_440);
        for start in states {
            let problem = Problem::new(start, goal).expect("equal sizes");
            let (outcome, _) = solve(&problem, strategy, Limits::NONE, &all, |_| ());
            let Outcome::Solved(path) = outcome else {
                panic!("{start:?}: {outcome:?}");
            };
            let shortest = distances.distance(&start).expect("reachable");
            assert_eq!(path.len() as u32, shortest, "{start:?} by {source}");
        }
    }
}
