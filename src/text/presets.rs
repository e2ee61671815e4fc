//! What the known experiments say: names, titles and notes.

use std::fmt;

use crate::search::Strategy;
use crate::study::presets::{Preset, PresetError};
use crate::text::Message;
use crate::text::listed;
use crate::text::message;
use crate::text::numbers::decimals;

impl Preset {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Aima => message!("presets-preset-aima"),
            Self::Korf => message!("presets-preset-korf"),
            Self::KorfFelner => message!("presets-preset-korf-felner"),
            Self::BidirectionalAgainstAstar => {
                message!("presets-preset-bidirectional-against-astar")
            }
        }
    }

    /// One sentence on what it shows.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Aima => message!("presets-preset-summary-aima"),
            Self::Korf => message!("presets-preset-summary-korf"),
            Self::KorfFelner => message!("presets-preset-summary-korf-felner"),
            Self::BidirectionalAgainstAstar => {
                message!("presets-preset-summary-bidirectional-against-astar")
            }
        }
    }

    /// The title of its table.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Aima => message!("presets-preset-title-aima"),
            Self::Korf => message!("presets-preset-title-korf"),
            Self::KorfFelner => message!("presets-preset-title-korf-felner"),
            Self::BidirectionalAgainstAstar => {
                message!("presets-preset-title-bidirectional-against-astar")
            }
        }
    }

    /// The notes below its table that do not depend on the runs.
    pub(crate) const fn notes(self) -> &'static [Message] {
        match self {
            Self::Aima => &[
                Message("presets-aima-source"),
                Message("presets-aima-count"),
            ],
            Self::Korf => &[
                Message("presets-korf-source"),
                Message("presets-korf-count"),
            ],
            Self::KorfFelner => &[
                Message("presets-korf-felner-source"),
                Message("presets-korf-felner-ratio"),
            ],
            Self::BidirectionalAgainstAstar => {
                &[Message("presets-bidirectional-against-astar-ties")]
            }
        }
    }
}

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Missing(error) => message!("presets-strategy-missing", error = error.to_string()),
            Self::Data { line } => message!("presets-data-damaged", line = line.to_string()),
        })
    }
}

/// How many boards of a length were run for the AIMA table: the fewest and the most.
pub(crate) fn boards_a_length(least: u64, most: u64) -> String {
    if least == most {
        message!("presets-boards-a-length", boards = most)
    } else {
        message!("presets-boards-a-length-scarce", least, most)
    }
}

/// Whose means ours are compared with.
#[derive(Clone, Copy)]
pub(crate) enum ComparedMeans {
    Aima,
    Replication,
}

/// The largest differences of our means to those of others, in standard errors, by strategy.
pub(crate) fn largest_differences(whose: ComparedMeans, differences: &[(Message, f64)]) -> String {
    let each = differences
        .iter()
        .map(|(strategy, errors)| format!("{strategy} {errors:.1}"));
    let differences = listed(each);
    match whose {
        ComparedMeans::Aima => message!("presets-differences-aima", differences),
        ComparedMeans::Replication => message!("presets-differences-replication", differences),
    }
}

/// How many of Korf's instances were solved with the published number of nodes.
pub(crate) fn agreement(same: usize, solved: usize) -> String {
    message!("presets-agreement", same, solved)
}

/// How many boards of an experiment a strategy solved, and how long its solutions are on average, as a multiple of a
/// shortest one.
pub(crate) fn found_by(strategy: Strategy, solved: usize, boards: usize, ratio: f64) -> String {
    let strategy = strategy.to_string();
    message!(
        "presets-found-by",
        strategy,
        solved,
        boards,
        ratio = decimals(ratio, 2)
    )
}

/// The same of a strategy that solved none.
pub(crate) fn found_none(strategy: Strategy, boards: usize) -> String {
    message!(
        "presets-found-none",
        strategy = strategy.to_string(),
        boards
    )
}

/// On how many boards bidirectional BFS generated fewer nodes.
pub(crate) fn bidirectional_wins(wins: u64, boards: u64) -> String {
    message!("presets-bidirectional-wins", wins, boards)
}
