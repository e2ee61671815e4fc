//! Shards: parts of an experiment for several machines.

use std::fmt;
use std::str::FromStr;

/// One of the parts into which the runs of a plan are divided. The rule is described at
/// [`Plan::shards`](crate::study::experiment::Plan::shards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shard {
    of: u32,
    number: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShardError {
    Form(String),
    /// No shards at all, or too many.
    Count(u32),
    /// A number below 1, or above the number of shards.
    Number {
        number: u32,
        of: u32,
    },
}

impl Shard {
    /// The maximum number of shards: one for each run of the largest experiment.
    pub const MOST: u32 = 1_000_000;

    /// Creates shard `number` of `of`, counted from 1.
    ///
    /// # Errors
    /// [`ShardError`] if there is no such shard.
    pub const fn new(number: u32, of: u32) -> Result<Self, ShardError> {
        if of == 0 || of > Self::MOST {
            return Err(ShardError::Count(of));
        }
        if number == 0 || number > of {
            return Err(ShardError::Number { number, of });
        }
        Ok(Self { of, number })
    }

    /// Returns its number, from 1.
    pub const fn number(self) -> u32 {
        self.number
    }

    pub const fn of(self) -> u32 {
        self.of
    }

    /// Returns the default name of its journal. Numbers have leading zeros, so that names sort in the order of shards.
    pub fn journal_name(self) -> String {
        let digits = self.of.to_string().len();
        format!("experiment-{:0digits$}-of-{}.journal", self.number, self.of)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, ShardError> {
        let wrong = || ShardError::Form(text.trim().to_owned());
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let number = number.trim().parse().map_err(|_| wrong())?;
        let of = of.trim().parse().map_err(|_| wrong())?;
        Self::new(number, of)
    }
}
