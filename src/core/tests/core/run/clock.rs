//! The clock of searches that are played, and the speeds at which it goes.

use proptest::prelude::*;

use slidescope_core::run::{Clock, ClockBy, Span, Speed};
use slidescope_core::services::search_task::Pace;

const OVER: Span = Span {
    end: 1000,
    reach: 1000,
    over: true,
};

const SEARCHING: Span = Span {
    end: 1000,
    reach: 300,
    over: false,
};

fn playing(by: ClockBy) -> Clock {
    let mut clock = Clock::default();
    clock.count(by);
    clock.play_from_start();
    clock
}

#[test]
fn it_plays_to_the_end_and_stays_there() {
    let mut clock = playing(ClockBy::Expansions);
    let speed = Speed::notch(10.0);
    assert_eq!(speed.pace(), Pace::PerSecond(100.0));
    for second in 1..10 {
        assert!(clock.pass(1.0, speed, OVER).is_some());
        assert_eq!(clock.at(OVER), second * 100);
    }
    assert_eq!(clock.pass(1.0, speed, OVER), None);
    assert!(clock.follows() && !clock.plays());
    clock.toggle(OVER);
    assert_eq!((clock.at(OVER), clock.plays()), (0, true), "once more");
}

#[test]
fn it_waits_for_the_slowest_search_and_goes_on_when_that_has_come() {
    let mut clock = playing(ClockBy::Expansions);
    let next = clock.pass(60.0, Speed::notch(10.0), SEARCHING);
    assert_eq!(next, None, "nothing changes until the search goes on");
    assert_eq!(clock.at(SEARCHING), SEARCHING.reach);
    assert!(clock.plays());
    assert!(clock.pass(1.0, Speed::notch(10.0), OVER).is_some());
    assert_eq!(clock.at(OVER), SEARCHING.reach + 100);
}

#[test]
fn a_pause_at_the_newest_stops_at_a_moment_that_all_have() {
    let mut clock = Clock::default();
    assert_eq!(clock.at(SEARCHING), SEARCHING.end);
    clock.toggle(SEARCHING);
    assert_eq!(clock.at(SEARCHING), SEARCHING.reach);
    assert_eq!(clock.at(OVER), SEARCHING.reach, "and stays there");
}

#[test]
fn full_speed_is_at_the_newest_at_once() {
    for by in ClockBy::ALL {
        let mut clock = playing(by);
        assert_eq!(clock.pass(0.01, Speed::FULL, OVER), None);
        assert!(clock.follows());
    }
}

#[test]
fn changing_the_unit_keeps_only_the_ends() {
    let mut clock = Clock::default();
    clock.count(ClockBy::Depth);
    assert!(clock.follows());
    clock.go_to(7, OVER);
    clock.count(ClockBy::Depth);
    assert_eq!(clock.at(OVER), 7);
    clock.count(ClockBy::Time);
    assert_eq!(clock.at(OVER), 0);
}

proptest! {
    #[test]
    fn a_step_on_and_a_step_back_lead_to_where_it_was(at in 1_u64..980, time: bool) {
        let mut clock = Clock::default();
        clock.count(if time { ClockBy::Time } else { ClockBy::Expansions });
        clock.go_to(at, OVER);
        clock.step(true, OVER);
        prop_assert!(clock.at(OVER) > at);
        clock.step(false, OVER);
        prop_assert_eq!(clock.at(OVER), at);
    }

    #[test]
    fn the_position_never_exceeds_the_end(at: u64, seconds in 0.0..1e9_f64, notch in 0.0..31.0_f64) {
        let mut clock = Clock::default();
        clock.go_to(at, SEARCHING);
        prop_assert!(clock.at(SEARCHING) <= SEARCHING.end);
        clock.toggle(SEARCHING);
        clock.pass(seconds, Speed::notch(notch), SEARCHING);
        prop_assert!(clock.at(SEARCHING) <= SEARCHING.end);
    }
}

#[test]
fn every_notch_is_faster_than_the_one_below() {
    let mut speed = Speed::notch(0.0);
    assert_eq!(speed.slower(), speed);
    assert_eq!(speed.pace(), Pace::PerSecond(Pace::SLOWEST));
    while speed.faster() != speed {
        let next = speed.faster();
        match (speed.pace(), next.pace()) {
            (Pace::PerSecond(slow), Pace::PerSecond(fast)) => assert!(slow < fast),
            (Pace::PerSecond(slow), Pace::Full) => assert_eq!(slow, Pace::FASTEST),
            (Pace::Full, _) => panic!("full speed is the last notch"),
        }
        assert_eq!(next.slower(), speed);
        assert_eq!(Speed::nearest(speed.pace()), speed);
        speed = next;
    }
    assert_eq!(speed, Speed::FULL);
    assert_eq!(Speed::nearest(speed.pace()), speed);
    assert_eq!(Speed::notch(f64::INFINITY), Speed::FULL);
    assert_eq!(Speed::notch(-3.0).number(), 0);
}
