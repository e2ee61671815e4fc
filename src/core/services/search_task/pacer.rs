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
