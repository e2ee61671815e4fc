//! A survey visits every state of a space, each at its depth.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crate::common::{board, published_counts, size};
use slidescope_core::puzzle::{Board, Problem, random_walk};
use slidescope_core::search::{Distances, Sequential, Survey, SurveyProgress};

fn survey(goal: &Board) -> Survey {
    Survey::run(goal, &Sequential, &|_| ControlFlow::Continue(())).expect("nobody stops it")
}

/// Every goal cell of every shape of up to nine cells, and one of 5 × 2, against the plain table of distances.
#[test]
fn counts_are_those_of_a_plain_walk() {
    for text in ["2x2", "2x3", "3x2", "2x4", "4x2", "3x3", "5x2"] {
        let size = size(text);
        let one = if size.cells() == 10 {
            9..10
        } else {
            0..size.cells()
        };
        for blank in one {
            let goal = random_walk(Board::blank_first(size).swapped(0, blank), 20, 7);
            let (survey, distances) = (survey(&goal), Distances::new(goal).expect("small"));
            assert_eq!(
                survey.counts(),
                distances.counts(),
                "{text}, blank on {blank}"
            );
            assert_eq!(survey.farthest(), distances.farthest());
            for depth in 0..=survey.farthest() {
                for seed in 0..20 {
                    let board = survey.board_at(depth, seed).expect("a board at each depth");
                    assert_eq!(distances.distance(&board), Some(depth), "{board}");
                }
            }
            for board in survey.hardest() {
                assert_eq!(
                    distances.distance(&board),
                    Some(survey.farthest()),
                    "{board}"
                );
            }
        }
    }
}

#[test]
fn few_hardest_boards_are_all_named() {
    let survey = survey(&board("3x3", "123456780"));
    let mut hardest: Vec<String> = survey.hardest().iter().map(Board::to_string).collect();
    hardest.sort();
    assert_eq!(hardest, ["647850321", "867254301"]);
    assert_eq!(survey.counts(), published_counts("3x3 blank last (corner)"));
}

/// 239,500,800 states, in a few seconds on one thread.
#[test]
fn the_whole_3x4_space_is_as_published() {
    let survey = survey(&Board::blank_last(size("3x4")));
    assert_eq!(survey.counts(), published_counts("3x4 blank last"));
    assert_eq!(
        survey.hardest().len() as u64,
        *survey.counts().last().expect("depths")
    );
    for board in survey.hardest() {
        let problem = Problem::new(board, survey.goal()).expect("equal sizes");
        assert!(problem.solvability().is_solvable());
    }
}

/// Its counts are not in the published tables, but they must add up to all states.
#[test]
fn a_thin_space_is_met_whole() {
    let goal = Board::blank_last(size("6x2"));
    let survey = survey(&goal);
    assert_eq!(
        u128::from(survey.counts().iter().sum::<u64>()),
        goal.size().reachable_states()
    );
}

#[test]
fn it_tells_how_far_it_is_and_can_be_stopped() {
    let goal = board("3x3", "123456780");
    let told = AtomicU64::new(0);
    let done = Survey::run(
        &goal,
        &Sequential,
        &|SurveyProgress { states, of, .. }| {
            assert!(told.fetch_max(states, Relaxed) <= states && states <= of);
            ControlFlow::Continue(())
        },
    );
    assert!(done.is_some());
    assert_eq!(
        u128::from(told.into_inner()),
        goal.size().reachable_states()
    );
    let stopped = Survey::run(&goal, &Sequential, &|surveyed| {
        if surveyed.depth < 3 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(stopped, None);
}

#[test]
fn larger_boards_are_declined() {
    for text in ["2x7", "3x5", "4x4"] {
        let goal = Board::blank_last(size(text));
        assert_eq!(
            Survey::run(&goal, &Sequential, &|_| panic!("begun")),
            None,
            "{text}"
        );
    }
}

#[test]
fn a_survey_survives_as_bytes_and_serves_goals_alike() {
    let first = board("3x3", "123456780");
    let bytes = survey(&first).to_bytes();
    assert_eq!(Survey::from_bytes(&first, &bytes), Some(survey(&first)));
    // The same corner mirrored, with tiles renamed.
    let other = board("3x3", "450312876");
    let other = other.swapped(2, 0);
    assert_eq!(Survey::name(&first), Survey::name(&other));
    assert_eq!(Survey::from_bytes(&other, &bytes), Some(survey(&other)));
    for broken in [&bytes[1..], &bytes[..bytes.len() - 1], &[], &bytes[..9]] {
        assert_eq!(Survey::from_bytes(&first, broken), None);
    }
    let mut fewer = bytes.clone();
    fewer[0] = 2;
    assert_eq!(Survey::from_bytes(&first, &fewer), None);
    assert_eq!(Survey::from_bytes(&board("2x3", "123450"), &bytes), None);
}
