//! A clock for one or several searches: its position and playback.

use crate::run::Speed;
use crate::text::Message;
use crate::text::playback::clock as text;
use crate::text::units::{FULL_SPEED, depths_per_second, per_second, playback_rate};
use crate::worker::Pace;

pub use crate::lesson::LessonClock as ClockBy;

/// The name of the clock's unit, and its description in a sentence.
pub const fn counted(by: ClockBy) -> (Message, Message) {
    match by {
        ClockBy::Expansions => text::EXPANSIONS,
        ClockBy::Depth => text::DEPTH,
        ClockBy::Time => text::TIME,
    }
}

/// The clock's units per second at a pace in expansions per second.
fn rate(by: ClockBy, pace: Pace) -> f64 {
    let Pace::PerSecond(expansions) = pace else {
        return f64::INFINITY;
    };
    match by {
        ClockBy::Expansions => expansions,
        // A search has some dozens of depths, and about a thousand expansions per millisecond.
        ClockBy::Depth => expansions / 100.0,
        ClockBy::Time => expansions * 10.0,
    }
}

pub fn speed_words(by: ClockBy, speed: Speed) -> String {
    let rate = rate(by, speed.pace());
    if rate.is_infinite() {
        return FULL_SPEED.to_string();
    }
    match by {
        ClockBy::Expansions => per_second(rate),
        ClockBy::Depth => depths_per_second(rate.to_string()),
        ClockBy::Time => playback_rate(rate),
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The last moment of the most advanced search.
    pub end: u64,
    /// The last moment that all running searches have reached: up to it every moment is known for each search.
    pub reach: u64,
    pub over: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Mode {
    #[default]
    Newest,
    At(u64),
    /// Plays one moment after the other; the fraction is the progress to the next.
    Playing(f64),
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Clock {
    by: ClockBy,
    mode: Mode,
}

impl Clock {
    pub const fn by(&self) -> ClockBy {
        self.by
    }

    pub fn at(&self, span: Span) -> u64 {
        match self.mode {
            Mode::Newest => span.end,
            Mode::At(at) => at.min(span.end),
            Mode::Playing(at) => (at as u64).min(span.end),
        }
    }

    pub const fn plays(&self) -> bool {
        matches!(self.mode, Mode::Playing(_))
    }

    pub const fn follows(&self) -> bool {
        matches!(self.mode, Mode::Newest)
    }

    /// Goes to a moment, or follows the newest if the searches are over and there is no later one.
    pub const fn go_to(&mut self, at: u64, span: Span) {
        self.mode = if span.over && at >= span.end {
            Mode::Newest
        } else {
            Mode::At(at)
        };
    }

    pub const fn follow(&mut self) {
        self.mode = Mode::Newest;
    }

    /// Plays from its position, or from the start if finished; or pauses, at a moment that all have reached.
    pub fn toggle(&mut self, span: Span) {
        self.mode = match self.mode {
            Mode::Playing(_) => Mode::At(self.at(span)),
            Mode::At(at) => Mode::Playing(at as f64),
            Mode::Newest if span.over => Mode::Playing(0.0),
            Mode::Newest => Mode::At(span.reach),
        };
    }

    pub const fn play_from_start(&mut self) {
        self.mode = Mode::Playing(0.0);
    }

    /// Changes the unit. Moments in different units do not correspond, except at both ends.
    pub fn count(&mut self, by: ClockBy) {
        if self.by != by {
            self.by = by;
            if !self.follows() {
                self.mode = Mode::At(0);
            }
        }
    }

    /// Moves one unit forward or back; for time, a hundredth of the whole.
    pub fn step(&mut self, on: bool, span: Span) {
        let by = match self.by {
            ClockBy::Expansions | ClockBy::Depth => 1,
            ClockBy::Time => (span.end / 100).max(1),
        };
        let at = self.at(span);
        let to = if on { at + by } else { at.saturating_sub(by) };
        self.go_to(to, span);
    }

    /// Advances a playing clock by `seconds`, as far as every search has come. Returns the seconds until it moves
    /// again, or `None` if it does not move by itself.
    pub fn pass(&mut self, seconds: f64, speed: Speed, span: Span) -> Option<f64> {
        let Mode::Playing(at) = self.mode else {
            return None;
        };
        let rate = rate(self.by, speed.pace());
        let at = (at + rate * seconds).min(span.reach as f64);
        if span.over && at >= span.end as f64 {
            self.mode = Mode::Newest;
            return None;
        }
        self.mode = Mode::Playing(at);
        (at < span.reach as f64).then_some(1.0 / rate)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

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
}
