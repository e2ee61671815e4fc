//! The range of lengths of an experiment's boards.

use std::fmt;
use std::str::FromStr;

/// The lengths `from` to `to`, inclusive, in steps of `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    from: u32,
    to: u32,
    step: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LengthsError {
    Form(String),
    Backwards { from: u32, to: u32 },
    NoStep,
    TooLong(u32),
}

impl Lengths {
    /// The largest length allowed. Longer walks give no harder boards.
    pub const MOST: u32 = 10_000;

    /// Creates the lengths from `from` to `to` in steps of `step`.
    ///
    /// # Errors
    /// [`LengthsError`] if the range is empty, `step` is 0, or `to` exceeds [`MOST`](Self::MOST).
    pub const fn new(from: u32, to: u32, step: u32) -> Result<Self, LengthsError> {
        if from > to {
            return Err(LengthsError::Backwards { from, to });
        }
        if step == 0 {
            return Err(LengthsError::NoStep);
        }
        if to > Self::MOST {
            return Err(LengthsError::TooLong(to));
        }
        Ok(Self { from, to, step })
    }

    pub const fn from(self) -> u32 {
        self.from
    }

    /// Returns the upper end, which need not be one of the lengths.
    pub const fn to(self) -> u32 {
        self.to
    }

    pub const fn step(self) -> u32 {
        self.step
    }

    pub fn iter(self) -> impl Iterator<Item = u32> {
        (self.from..=self.to).step_by(self.step as usize)
    }
}

impl fmt::Display for Lengths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from == self.to, self.step) {
            (true, _) => write!(f, "{}", self.from),
            (_, 1) => write!(f, "{}..{}", self.from, self.to),
            (_, step) => write!(f, "{}..{}:{step}", self.from, self.to),
        }
    }
}

impl FromStr for Lengths {
    type Err = LengthsError;

    fn from_str(text: &str) -> Result<Self, LengthsError> {
        let number = |part: &str| {
            let read = part.trim().parse();
            read.map_err(|_| LengthsError::Form(text.trim().to_owned()))
        };
        let (range, step) = text.split_once(':').unwrap_or((text, "1"));
        let (from, to) = range.split_once("..").unwrap_or((range, range));
        let to = to.strip_prefix('=').unwrap_or(to);
        Self::new(number(from)?, number(to)?, number(step)?)
    }
}
