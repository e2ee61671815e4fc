//! Two heuristics compared, checked by a plain walk over all boards.

use std::ops::ControlFlow;

use proptest::prelude::*;

use crate::common::{board, databases, reachable, size};
use slidescope_core::puzzle::{Board, random_walk};
use slidescope_core::search::{Distances, Heuristic, Sequential};
use slidescope_core::study::dominance::{
    Difference, Dominance, Relation, compare_every_state, compare_sample,
};
use slidescope_core::study::heuristic_check::{Extent, NoValues, Subject, every_value};

fn script(source: String) -> Subject {
    Subject::Script(source.into())
}

fn compare(subjects: [&Subject; 2], goal: Board) -> Dominance {
    let distances = Distances::new(goal).expect("a small space");
    let values = subjects.map(|subject| {
        let go_on = |_| ControlFlow::Continue(());
        every_value(subject, &distances, databases(), &Sequential, &go_on).expect("it runs")
    });
    compare_every_state(&distances, &values[0], &values[1])
}

#[test]
fn built_in_heuristics_dominate_one_another_as_textbooks_say() {
    let goal = board("3x3", "123456780");
    let relation = |first, second| {
        let found = compare([&Subject::BuiltIn(first), &Subject::BuiltIn(second)], goal);
        assert_eq!(found.extent, Extent::EveryState);
        assert_eq!(found.states, 181_440);
        found.relation()
    };
    use Heuristic::{LinearConflict, Manhattan, Misplaced, Patterns, Zero};
    assert_eq!(relation(Manhattan, Misplaced), Relation::Dominates);
    assert_eq!(relation(Misplaced, Manhattan), Relation::IsDominated);
    assert_eq!(relation(LinearConflict, Manhattan), Relation::Dominates);
    assert_eq!(relation(Zero, Misplaced), Relation::IsDominated);
    assert_eq!(relation(Manhattan, Manhattan), Relation::Equal);
    assert_eq!(relation(Patterns, LinearConflict), Relation::Neither);
}

#[test]
fn a_sample_refutes_and_proves_nothing() {
    let goal = Board::blank_last(size("4x4"));
    let go_on = |_| ControlFlow::Continue(());
    let compare = |first, second, boards| {
        compare_sample([first, second], goal, boards, databases(), &go_on).expect("it runs")
    };
    let [manhattan, misplaced] = [Heuristic::Manhattan, Heuristic::Misplaced].map(Subject::BuiltIn);
    let found = compare(&manhattan, &misplaced, 200);
    assert_eq!((found.extent, found.states), (Extent::Sample(200), 200));
    assert_eq!(found.relation(), Relation::Dominates);
    let corner = script("if blank() < 8 { 100 } else { 0 }".to_owned());
    let found = compare(&manhattan, &corner, 200);
    assert_eq!(found.relation(), Relation::Neither);
    let stop = |_| ControlFlow::Break(());
    let found = compare_sample([&manhattan, &misplaced], goal, 200, databases(), &stop);
    assert!(matches!(found, Err(NoValues::Cancelled)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn it_agrees_with_a_plain_walk(
        first in prop::collection::vec(0_u32..3, 36),
        changed in prop::collection::vec(prop::option::weighted(0.1, 0_u32..3), 36),
        shape in prop::sample::select(vec!["2x2", "2x3", "3x2"]),
        seed in 0_u64..100,
    ) {
        let size = size(shape);
        let cells = size.cells();
        let goal = random_walk(Board::blank_last(size), 40, seed);
        let second: Vec<u32> = first.iter().zip(&changed).map(|(&w, new)| new.unwrap_or(w)).collect();
        let source = |weights: &[u32]| script(format!(
            "let w = {weights:?}; let h = 0; for cell in 0..size {{ h += w[at(cell) * size + cell]; }} h"
        ));
        let h = |weights: &[u32], board: &Board| {
            (0..cells).map(|cell| weights[usize::from(board.tile(cell)) * cells + cell]).sum::<u32>()
        };
        let found = compare([&source(&first), &source(&second)], goal);
        let all: Vec<[u32; 2]> = reachable(goal).iter().map(|b| [h(&first, b), h(&second, b)]).collect();
        let count = |matching: &dyn Fn(&[u32; 2]) -> bool| all.iter().filter(|of| matching(of)).count() as u64;
        prop_assert_eq!(found.states, all.len() as u64);
        prop_assert_eq!(found.higher, count(&|[a, b]| a > b));
        prop_assert_eq!(found.lower, count(&|[a, b]| a < b));
        let difference = |found: Option<Difference>| found.map(|of| {
            assert_eq!([of.first, of.second], [h(&first, &of.board), h(&second, &of.board)]);
            of.first.abs_diff(of.second)
        });
        let largest = |ahead: usize| all.iter().filter(|of| of[ahead] > of[1 - ahead]).map(|of| of[0].abs_diff(of[1])).max();
        prop_assert_eq!(difference(found.highest), largest(0));
        prop_assert_eq!(difference(found.lowest), largest(1));
    }
}
