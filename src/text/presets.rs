//! What the known experiments say: names, titles and notes.

use crate::text::messages::presets as said;
pub(crate) use said::*;

use std::fmt;

use crate::search::Strategy;
use crate::study::presets::{Preset, PresetError};
use crate::text::Message;
use crate::text::listed;
use crate::text::numbers::decimals;

impl Preset {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Aima => said::PRESET_AIMA.text(),
            Self::Korf => said::PRESET_KORF.text(),
            Self::KorfFelner => said::PRESET_KORF_FELNER.text(),
            Self::BidirectionalAgainstAstar => said::PRESET_BIDIRECTIONAL_AGAINST_ASTAR.text(),
        }
    }

    /// One sentence on what it shows.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Aima => said::PRESET_SUMMARY_AIMA.text(),
            Self::Korf => said::PRESET_SUMMARY_KORF.text(),
            Self::KorfFelner => said::PRESET_SUMMARY_KORF_FELNER.text(),
            Self::BidirectionalAgainstAstar => {
                said::PRESET_SUMMARY_BIDIRECTIONAL_AGAINST_ASTAR.text()
            }
        }
    }

    /// The title of its table.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Aima => said::PRESET_TITLE_AIMA.text(),
            Self::Korf => said::PRESET_TITLE_KORF.text(),
            Self::KorfFelner => said::PRESET_TITLE_KORF_FELNER.text(),
            Self::BidirectionalAgainstAstar => {
                said::PRESET_TITLE_BIDIRECTIONAL_AGAINST_ASTAR.text()
            }
        }
    }

    /// The notes below its table that do not depend on the runs.
    pub(crate) const fn notes(self) -> &'static [Message] {
        match self {
            Self::Aima => &[said::AIMA_SOURCE, said::AIMA_COUNT],
            Self::Korf => &[said::KORF_SOURCE, said::KORF_COUNT],
            Self::KorfFelner => &[said::KORF_FELNER_SOURCE, said::KORF_FELNER_RATIO],
            Self::BidirectionalAgainstAstar => &[said::BIDIRECTIONAL_AGAINST_ASTAR_TIES],
        }
    }
}

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Missing(error) => said::strategy_missing(error.to_string()),
            Self::Data { line } => said::data_damaged(line.to_string()),
        })
    }
}

/// How many boards of a length were run for the AIMA table: the fewest and the most.
pub(crate) fn boards_a_length(least: u64, most: u64) -> String {
    if least == most {
        said::boards_a_length(most)
    } else {
        said::boards_a_length_scarce(least, most)
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
        ComparedMeans::Aima => said::differences_aima(differences),
        ComparedMeans::Replication => said::differences_replication(differences),
    }
}

/// How many boards of an experiment a strategy solved, and how long its solutions are on average, as a multiple of a
/// shortest one.
pub(crate) fn found_by(strategy: Strategy, solved: usize, boards: usize, ratio: f64) -> String {
    let strategy = strategy.to_string();
    said::found_by(strategy, solved, boards, decimals(ratio, 2))
}
