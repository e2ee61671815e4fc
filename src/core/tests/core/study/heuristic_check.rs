//! Checks of heuristics against true distances: known results, and comparison with a plainly written check.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::ControlFlow;

use proptest::prelude::*;

use crate::common::{board, databases, reachable, size};
use slidescope_core::puzzle::{Board, Move};
use slidescope_core::search::heuristics::script::{Script, ScriptFault, ScriptPatterns};
use slidescope_core::search::{Distances, Heuristic, Sequential};
use slidescope_core::study::heuristic_check::{
    HeuristicCheck, NoValues, Subject, check_every_state, every_value,
};

const CORNER: &str = include_str!("../../../../../assets/heuristics/corner-aware-manhattan.rhai");
const SUM: &str = include_str!("../../../../../assets/heuristics/manhattan-plus-misplaced.rhai");
const LARGER: &str = include_str!("../../../../../assets/heuristics/max-of-two.rhai");
const WEIGHTED: &str = include_str!("../../../../../assets/heuristics/weighted-manhattan.rhai");
const SWAP: &str = include_str!("../../../../../assets/heuristics/relaxed-swap.rhai");
const PATTERN: &str = include_str!("../../../../../assets/heuristics/pattern-of-four.rhai");
const SEQUENCE: &str = include_str!("../../../../../assets/heuristics/sequence-score.rhai");

fn script(source: &str) -> Subject {
    Subject::Script(source.into())
}

fn check_for(subject: &Subject, goal: Board) -> Result<HeuristicCheck, NoValues> {
    let distances = Distances::new(goal).expect("a small space");
    let go_on = |_| ControlFlow::Continue(());
    let values = every_value(subject, &distances, databases(), &Sequential, &go_on)?;
    Ok(check_every_state(&distances, &values))
}

fn check(subject: &Subject) -> HeuristicCheck {
    check_for(subject, board("3x3", "123456780")).expect("it runs")
}

fn estimate(source: &str, of: &Board) -> u32 {
    let goal = board("3x3", "123456780");
    let script = Script::new(source, &goal, &ScriptPatterns::default());
    let estimate = script.expect("a program").estimate(of.state());
    estimate.expect("a value")
}

#[test]
fn manhattan_plus_misplaced_overestimates_on_a_third_of_the_states() {
    let check = check(&script(SUM));
    assert_eq!((check.states, check.moves), (181_440, 483_840));
    assert_eq!(check.is_admissible(), Some(false));
    assert_eq!(check.overestimates, 60_669);
    let worst = check.worst.expect("there are some");
    assert_eq!(worst.h - worst.h_star, 8);
    assert_eq!(check.is_consistent(), Some(false));
    assert_eq!(check.inconsistencies, 55_440);
    let known = board("3x3", "875304216");
    assert_eq!(estimate(SUM, &known), 28);
    let distances = Distances::new(board("3x3", "123456780")).expect("a small space");
    assert_eq!(distances.distance(&known), Some(20));
}

#[test]
fn corner_aware_manhattan_is_admissible_and_not_consistent() {
    let check = check(&script(CORNER));
    assert_eq!(check.is_admissible(), Some(true));
    assert_eq!(check.is_consistent(), Some(false));
    assert_eq!(check.inconsistencies, 78);
    let steepest = check.steepest.expect("there are some");
    assert_eq!(steepest.h_from - steepest.h_to, 3);
    assert_eq!(estimate(CORNER, &board("3x3", "325406718")), 12);
    assert_eq!(estimate(CORNER, &board("3x3", "305426718")), 9);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_heuristics_that_ship_are_what_their_first_lines_say() {
    for (source, admissible) in [
        (LARGER, true),
        (WEIGHTED, false),
        (SWAP, true),
        (PATTERN, true),
        (SEQUENCE, false),
    ] {
        let check = check(&script(source));
        assert_eq!(check.is_admissible(), Some(admissible), "{source}");
        assert_eq!(check.h_of_goal, 0, "{source}");
    }
}

#[test]
fn built_in_heuristics_are_admissible_and_all_but_two_consistent() {
    for heuristic in Heuristic::ALL {
        let check = check(&Subject::BuiltIn(heuristic));
        assert_eq!(check.is_admissible(), Some(true), "{heuristic:?}");
        let consistent = !matches!(heuristic, Heuristic::Patchy | Heuristic::Patterns);
        assert_eq!(check.is_consistent(), Some(consistent), "{heuristic:?}");
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_a_program_has_the_values_of_the_heuristic_it_names() {
    for (source, heuristic) in [
        ("manhattan()", Heuristic::Manhattan),
        ("misplaced()", Heuristic::Misplaced),
        ("linear_conflict()", Heuristic::LinearConflict),
        (
            "let h = 0; for tile in 1..size { h += distance(tile); } h",
            Heuristic::Manhattan,
        ),
        (
            "let n = 0; for cell in 0..size { if at(cell) != 0 && at(cell) != goal_at(cell) { n += 1; } } n",
            Heuristic::Misplaced,
        ),
    ] {
        assert_eq!(check(&script(source)), check(&Subject::BuiltIn(heuristic)));
    }
}

#[test]
fn the_first_board_on_which_a_program_breaks_off_is_named() {
    let broken = script("if blank() == 3 { at(9) } else { 0 }");
    let Err(NoValues::Script(error)) = check_for(&broken, board("3x3", "123456780")) else {
        panic!("it breaks off");
    };
    assert_eq!(error.fault, ScriptFault::NoSuchCell { cell: 9, cells: 9 });
    assert_eq!(error.board.expect("a board").blank(), 3);
    assert_eq!(error.place, Some((1, 19)));
}

#[test]
fn a_check_that_is_not_wanted_ends() {
    let distances = Distances::new(board("3x3", "123456780")).expect("a small space");
    let stop = |_| ControlFlow::Break(());
    let subject = Subject::BuiltIn(Heuristic::Zero);
    let values = every_value(&subject, &distances, databases(), &Sequential, &stop);
    assert!(matches!(values, Err(NoValues::Cancelled)));
}

/// What a check must find, by a walk over boards without ranks.
fn naive(h: impl Fn(&Board) -> u32, goal: Board) -> [u64; 5] {
    let mut distance = HashMap::from([(goal, 0_u32)]);
    let mut next = vec![goal];
    while !next.is_empty() {
        let mut after = Vec::new();
        for board in &next {
            let far = distance[board] + 1;
            for board in Move::ALL.into_iter().filter_map(|mv| board.after(mv)) {
                if let Entry::Vacant(new) = distance.entry(board) {
                    new.insert(far);
                    after.push(board);
                }
            }
        }
        next = after;
    }
    let all = reachable(goal);
    let steps: Vec<(Board, Board)> = all
        .iter()
        .flat_map(|&from| {
            Move::ALL
                .into_iter()
                .filter_map(move |mv| Some((from, from.after(mv)?)))
        })
        .collect();
    let count = |matching: usize| matching as u64;
    [
        count(all.len()),
        count(steps.len()),
        count(all.iter().filter(|b| h(b) > distance[b]).count()),
        count(
            steps
                .iter()
                .filter(|(from, to)| h(from) > h(to) + 1)
                .count(),
        ),
        count(all.iter().filter(|b| h(b) == distance[b]).count()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// The heuristics are sums of weights of tiles on cells, most of them wrong in some way.
    #[test]
    fn the_check_agrees_with_a_plain_one(
        weights in prop::collection::vec(0_u32..3, 36),
        shape in prop::sample::select(vec!["2x2", "2x3", "3x2"]),
        seed in 0_u64..100,
    ) {
        let size = size(shape);
        let goal = slidescope_core::puzzle::random_walk(Board::blank_last(size), 40, seed);
        let cells = size.cells();
        let source = format!(
            "let w = {weights:?}; let h = 0; for cell in 0..size {{ h += w[at(cell) * size + cell]; }} h"
        );
        let h = |board: &Board| {
            (0..cells).map(|cell| weights[usize::from(board.tile(cell)) * cells + cell]).sum::<u32>()
        };
        let check = check_for(&script(&source), goal).expect("it runs");
        let found = [check.states, check.moves, check.overestimates, check.inconsistencies, check.exact];
        prop_assert_eq!(found, naive(h, goal));
    }
}
