//! What the known experiments say: names, titles and notes.

use std::fmt;

use crate::study::presets::{Preset, PresetError};
use crate::text::message;
use crate::text::numbers::plural;

impl Preset {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Aima => message!("presets-preset-aima"),
            Self::Korf => message!("presets-preset-korf"),
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
            Self::BidirectionalAgainstAstar => {
                message!("presets-preset-title-bidirectional-against-astar")
            }
        }
    }

    /// The notes below its table that do not depend on the runs.
    pub(crate) const fn notes(self) -> &'static [&'static str] {
        match self {
            Self::Aima => &[
                "AIMA: Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, Fig. 3.26; means of 100 boards per length.",
                "Here: nodes generated are counted as in AIMA, the move straight back among them. At a tie A* takes the smaller g first. b* is that of the mean.",
            ],
            Self::Korf => &[
                "Published: R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985; the counts as two independent programs confirm them.",
                "Nodes: generated, the move straight back left out, the root counted once; moves in the order up, left, right, down.",
            ],
            Self::BidirectionalAgainstAstar => &[
                "A* with ties to the smaller g expands every node of f = C*, much as in a textbook. With ties to the larger g it expands few of them.",
            ],
        }
    }
}

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(error) => write!(
                f,
                "this experiment needs a strategy that is missing: {error}"
            ),
            Self::Data { line } => write!(
                f,
                "the data of this experiment are damaged in line {line}; this is a defect in Slidescope, please report it"
            ),
        }
    }
}

/// How many boards of a length were run for the AIMA table: the fewest and the most.
pub(crate) fn boards_a_length(least: u64, most: u64) -> String {
    if least == most {
        let boards = plural(most, "board");
        format!("Here: {most} {boards} per length.")
    } else {
        format!(
            "Here: {least} to {most} boards per length, because there are few boards of the shortest lengths."
        )
    }
}

/// Whose means ours are compared with.
#[derive(Clone, Copy)]
pub(crate) enum ComparedMeans {
    Aima,
    Replication,
}

/// The largest differences of our means to those of others, in standard errors, by strategy.
pub(crate) fn largest_differences(
    whose: ComparedMeans,
    differences: &[(&'static str, f64)],
) -> String {
    let whose = match whose {
        ComparedMeans::Aima => "to AIMA's",
        ComparedMeans::Replication => "to an independent replication's, 300 boards per length",
    };
    let each = differences
        .iter()
        .map(|(strategy, errors)| format!("{strategy} {errors:.1}"));
    let each: Vec<String> = each.collect();
    format!(
        "Largest difference of our means {whose}, in standard errors: {}.",
        each.join(", ")
    )
}

/// How many of Korf's instances were solved with the published number of nodes.
pub(crate) fn agreement(same: usize, solved: usize) -> String {
    format!("{same} of {solved} solved instances have exactly the published count.")
}

/// On how many boards bidirectional BFS generated fewer nodes.
pub(crate) fn bidirectional_wins(wins: u64, boards: u64) -> String {
    format!(
        "Bidirectional BFS generated fewer nodes than A* with ties to the smaller g on {wins} of {boards} boards."
    )
}
