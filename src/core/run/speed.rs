//! The playback speed of a search.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::lesson::SPEEDS;
use crate::services::search_task::Pace;

/// A position of the speed slider: 1, 2, 3, 5 or 7 expansions per second in every decade, and full speed at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
pub struct Speed(u8);

/// As stored in the settings: expansions per second, or the word `full`.
impl From<Speed> for Value {
    fn from(speed: Speed) -> Self {
        match speed.pace() {
            Pace::PerSecond(rate) => rate.into(),
            Pace::Full => "full".into(),
        }
    }
}

impl TryFrom<Value> for Speed {
    type Error = &'static str;

    fn try_from(kept: Value) -> Result<Self, Self::Error> {
        let rate = kept.as_f64().filter(|rate| SPEEDS.contains(rate));
        match rate {
            Some(rate) => Ok(Self::nearest(Pace::PerSecond(rate))),
            None if kept == "full" => Ok(Self::FULL),
            None => Err("no speed"),
        }
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Speed {
    const STEPS: [f64; 5] = [1.0, 2.0, 3.0, 5.0, 7.0];

    /// Full speed, the top position.
    pub const FULL: Self = Self(31);

    /// 50 expansions per second: fast, but still possible to follow.
    pub const DEFAULT: Self = Self(8);

    /// Returns the position with this number, or the nearest one.
    pub fn notch(number: f64) -> Self {
        Self(number.round().clamp(0.0, f64::from(Self::FULL.0)) as u8)
    }

    pub fn nearest(pace: Pace) -> Self {
        let Pace::PerSecond(wanted) = pace else {
            return Self::FULL;
        };
        let off = |notch: &Self| match notch.pace() {
            Pace::PerSecond(rate) => (rate / wanted).ln().abs(),
            Pace::Full => f64::INFINITY,
        };
        let notches = (0..Self::FULL.0).map(Self);
        let nearest = notches.min_by(|a, b| off(a).total_cmp(&off(b)));
        nearest.unwrap_or(Self::DEFAULT)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub fn faster(self) -> Self {
        Self(self.0 + 1).min(Self::FULL)
    }

    pub const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    pub fn pace(self) -> Pace {
        if self == Self::FULL {
            return Pace::Full;
        }
        let steps = Self::STEPS.len() as u8;
        let decade = 10_f64.powi(i32::from(self.0 / steps));
        Pace::PerSecond(decade * Self::STEPS[usize::from(self.0 % steps)])
    }
}
