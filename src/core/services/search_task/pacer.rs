//! The number of expansions due, and the time of the next ones.

use std::time::Duration;

use crate::search::SLICE;
use crate::services::search_task::Pace;

/// A paced run makes at most this many slices a second.
const SLICES_PER_SECOND: f64 = 120.0;

/// Converts a pace into slices of expansions. Times are on the runner's clock.
#[derive(Clone, Copy, Debug)]
pub struct Pacer {
    pace: Pace,
    /// Whether the tables of the search grow with its expansions.
    grows: bool,
    due: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    Expand(u64),
    /// Nothing is due before this time, or before a command if `None`.
    Wait(Option<Duration>),
}

impl Pacer {
    /// The first slice is due at `now`.
    pub const fn new(pace: Pace, grows: bool, now: Duration) -> Self {
        Self {
            pace,
            grows,
            due: now,
        }
    }

    /// Changes the pace; the next slice is due at once.
    pub const fn set(&mut self, pace: Pace, now: Duration) {
        self.pace = pace;
        self.due = now;
    }

    /// Returns what is due at `now`, for a run that has made `expanded` expansions.
    pub fn due(&mut self, now: Duration, expanded: u64) -> Due {
        let Pace::PerSecond(rate) = self.pace else {
            return Due::Expand(self.full_speed_slice(expanded));
        };
        if now < self.due {
            return Due::Wait(Some(self.due));
        }
        let rate = rate.clamp(Pace::SLOWEST, Pace::FASTEST);
        let slice = (rate / SLICES_PER_SECOND).round().max(1.0);
        self.due = self.due.max(now.saturating_sub(Duration::from_millis(100)));
        self.due += Duration::from_secs_f64(slice / rate);
        Due::Expand(slice as u64)
    }

    /// Expansions between two checks for commands at full speed: few at first, so that short runs have smooth curves, then
    /// more, so that a check costs little. Fewer again once tables are large, so that a command waits for few of them to
    /// grow; a search without tables uses slices as large as those of [`solve`](crate::search::solve).
    fn full_speed_slice(&self, expanded: u64) -> u64 {
        let most = match (self.grows, expanded < 1 << 20) {
            (false, _) => SLICE,
            (true, true) => 2048,
            (true, false) => 512,
        };
        (expanded / 16).clamp(1, most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Simulates one second of a paced run.
    fn expansions_in_a_second(rate: f64) -> u64 {
        let start = Duration::from_secs(1000);
        let mut pacer = Pacer::new(Pace::PerSecond(rate), true, start);
        let (mut now, mut expanded) = (start, 0);
        while now < start + Duration::from_secs(1) {
            match pacer.due(now, expanded) {
                Due::Expand(count) => expanded += count,
                Due::Wait(due) => now = due.expect("a time"),
            }
        }
        expanded
    }

    #[test]
    fn keeps_the_pace() {
        for rate in [1.0, 7.0, 60.0, 1000.0, 12_345.0, 1e6] {
            let made = expansions_in_a_second(rate) as f64;
            assert!((made - rate).abs() <= rate / 50.0 + 1.0, "{made} at {rate}");
        }
    }

    #[test]
    fn a_run_that_was_held_up_does_not_rush_to_catch_up() {
        let start = Duration::from_secs(1000);
        let mut pacer = Pacer::new(Pace::PerSecond(10.0), true, start);
        let later = start + Duration::from_secs(60);
        let mut made = 0;
        while let Due::Expand(count) = pacer.due(later, made) {
            made += count;
        }
        assert!(made <= 3, "{made} expansions at once");
    }
}
