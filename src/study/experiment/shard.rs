//! Shards: parts of an experiment for several machines.

use std::fmt;
use std::str::FromStr;

/// One of several parts into which the runs of a plan are divided; [`Plan::shards`](crate::study::experiment::Plan::shards)
/// has the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shard {
    of: u32,
    number: u32,
}

/// Why a text or two numbers are not a shard.
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
    /// The most shards: one for each run of the largest experiment.
    pub const MOST: u32 = 1_000_000;

    /// Shard `number`, from 1, of `of`.
    ///
    /// # Errors
    /// [`ShardError`] where there is no such shard.
    pub const fn new(number: u32, of: u32) -> Result<Self, ShardError> {
        if of == 0 || of > Self::MOST {
            return Err(ShardError::Count(of));
        }
        if number == 0 || number > of {
            return Err(ShardError::Number { number, of });
        }
        Ok(Self { of, number })
    }

    /// Its number, from 1.
    pub const fn number(self) -> u32 {
        self.number
    }

    pub const fn of(self) -> u32 {
        self.of
    }

    /// The name of its journal unless another is given. Numbers have leading zeros, so that names sort as shards do.
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

#[cfg(test)]
mod tests {
    use super::{Shard, ShardError};

    #[test]
    fn shards_are_read_and_written() {
        for (text, number, of) in [("1/1", 1, 1), ("3/16", 3, 16), (" 16 / 16 ", 16, 16)] {
            let shard: Shard = text.parse().expect(text);
            assert_eq!((shard.number(), shard.of()), (number, of));
            assert_eq!(shard.to_string().parse(), Ok(shard));
        }
        let shard: Shard = "3/16".parse().expect("a shard");
        assert_eq!(shard.journal_name(), "experiment-03-of-16.journal");
    }

    #[test]
    fn what_is_no_shard_is_said() {
        type E = ShardError;
        let form = |text: &str| E::Form(text.to_owned());
        for (text, fault, words) in [
            ("", form(""), "as in 3/16"),
            ("3", form("3"), "as in 3/16"),
            ("a/b", form("a/b"), "“a/b”"),
            ("-1/4", form("-1/4"), "as in 3/16"),
            ("1.5/4", form("1.5/4"), "as in 3/16"),
            ("0/16", E::Number { number: 0, of: 16 }, "1/16 to 16/16"),
            ("17/16", E::Number { number: 17, of: 16 }, "1/16 to 16/16"),
            ("2/1", E::Number { number: 2, of: 1 }, "the only one is 1/1"),
            ("1/0", E::Count(0), "write 1 to 1,000,000"),
            ("1/1000001", E::Count(1_000_001), "write 1 to 1,000,000"),
        ] {
            let found = text.parse::<Shard>().expect_err(text);
            assert_eq!(found, fault, "{text}");
            assert!(found.to_string().contains(words), "{text}: {found}");
        }
    }
}
