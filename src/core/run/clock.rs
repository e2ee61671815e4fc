//! A clock for one or several searches: its position and playback.

use crate::run::Speed;
use crate::services::search_task::Pace;
use crate::text::Message;
use crate::text::playback::clock as text;
use crate::text::units::{FULL_SPEED, depths_per_second, per_second, playback_rate};

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
