//! The shortest length of the board in the editor.

use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use slidescope_core::boards::Stage;
use slidescope_core::boards::shortest_length::{BLINK, Lengths};
use slidescope_core::puzzle::{Board, Problem, Size, random_walk};
use slidescope_core::search::PatternDatabases;
use slidescope_core::services::Oracle;
use slidescope_core::services::cache::Cache;
use slidescope_core::study::quick_bound;

fn want_until(lengths: &mut Lengths, problem: Problem, done: impl Fn(&Lengths) -> bool) {
    for _ in 0..12_000 {
        lengths.want(Some(problem));
        if done(lengths) {
            return;
        }
        sleep(Duration::from_millis(5));
    }
    panic!("timed out: {:?}", lengths.seeking());
}

#[test]
fn a_length_that_was_given_up_is_searched_again_on_request() {
    let goal = Board::blank_last(Size::new(4, 4).expect("a size"));
    let problem = Problem::new(random_walk(goal, 60, 5), goal).expect("one size");
    let databases = PatternDatabases::default();
    let mut lengths = Lengths::new(Cache::none(), databases.clone(), Arc::new(|| {}));
    let oracle = |patience| Oracle::new(Cache::none(), databases.clone(), patience, || {});
    *lengths.oracle() = oracle(Duration::ZERO);
    let gave_up = |lengths: &Lengths| {
        let seeking = lengths.seeking();
        seeking.is_some_and(|seeking| seeking.stage == Stage::GaveUp)
    };
    want_until(&mut lengths, problem, gave_up);
    // The question remains, and the search does not continue by itself.
    *lengths.oracle() = oracle(Oracle::PATIENCE);
    lengths.want(Some(problem));
    assert!(gave_up(&lengths));
    lengths.search_longer();
    want_until(&mut lengths, problem, |lengths| {
        lengths.get(&problem).is_some()
    });
}

#[test]
fn progress_is_shown_after_a_delay_and_a_final_stage_at_once() {
    let soon = BLINK / 2;
    for stage in [Stage::Preparing(40), Stage::Finding] {
        assert_eq!(stage.blink(soon), Some(BLINK - soon));
        assert_eq!(stage.blink(BLINK), None, "no frame without need");
    }
    for stage in [Stage::GaveUp, Stage::Failed] {
        assert_eq!(stage.blink(soon), None);
    }
}

#[test]
fn a_bound_never_falls_and_outlives_its_question() {
    let goal = Board::blank_last(Size::new(5, 5).expect("a size"));
    let [one, other] = [1, 2].map(|seed| {
        let start = random_walk(goal, 400, seed);
        Problem::new(start, goal).expect("one size")
    });
    let databases = PatternDatabases::default();
    let mut lengths = Lengths::new(Cache::none(), databases.clone(), Arc::new(|| {}));
    assert_eq!(lengths.at_least(&one), None);
    let quick = lengths.raise(&one, 0);
    assert_eq!(quick, quick_bound(&one, &databases));
    assert_eq!(lengths.raise(&one, quick + 4), quick + 4);
    assert_eq!(lengths.raise(&one, quick + 2), quick + 4);
    lengths.want(Some(one));
    lengths.want(Some(other));
    lengths.want(None);
    assert_eq!(lengths.at_least(&one), Some(quick + 4));
    assert_eq!(
        lengths.at_least(&other),
        Some(quick_bound(&other, &databases))
    );
}
