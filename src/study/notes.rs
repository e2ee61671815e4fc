//! What stands above and below the tables of studies, as data: [`Display`](std::fmt::Display) makes it a sentence.

use crate::search::Strategy;
use crate::search::heuristics::script::ScriptError;
use crate::study::table::column_key::ColumnKey;

values! {
    #[derive(Clone, Copy)]
    pub(crate) enum Heading by id {
        Walk = "walk",
        Depth = "depth",
        Korf = "korf",
        KorfFelner = "korf-felner",
    }
}

#[derive(Clone, Copy)]
pub(crate) enum ComparedMeans {
    Aima,
    Replication,
}

pub(crate) enum Note {
    /// How a comparison's ratio, memory, seconds and b* are to be read.
    ComparedRatio,
    ComparedMemory,
    ComparedSeconds,
    ComparedBranching,
    /// How an experiment's b* is to be read.
    Branching,
    /// The lengths of boards are those of random walks.
    Walks,
    /// Lengths with fewer boards than were asked for, each with how many there are.
    Scarce(Vec<(u32, usize)>),
    /// So many runs found no path, and are left out of the means.
    Unsolved(u64),
    FailedRuns(u64),
    /// Why a run of this strategy ended after so many expansions.
    HeuristicFailed(Strategy, u64, Box<ScriptError>),
    /// Sources and counting rules of the presets.
    AimaSource,
    AimaCount,
    KorfSource,
    KorfCount,
    KorfFelnerSource,
    KorfFelnerRatio,
    BidirectionalTies,
    /// How many boards of a length were run for the AIMA table: the fewest and the most.
    AimaBoards(u64, u64),
    /// The largest differences of our means to those of others, in standard errors, by strategy.
    LargestDifferences(ComparedMeans, Vec<(ColumnKey, f64)>),
    /// How many of Korf's instances were solved with the published number of nodes.
    Agreement {
        same: usize,
        solved: usize,
    },
    /// How many boards a strategy solved, and the mean length of its solutions as a multiple of a shortest one.
    FoundBy {
        strategy: Strategy,
        solved: usize,
        boards: usize,
        ratio: f64,
    },
    /// The same of a strategy that solved none.
    FoundNone {
        strategy: Strategy,
        boards: usize,
    },
    /// On how many boards bidirectional BFS generated fewer nodes.
    BidirectionalWins {
        wins: u64,
        boards: u64,
    },
}

impl Note {
    pub(crate) const COMPARED: [Self; 4] = [
        Self::ComparedRatio,
        Self::ComparedMemory,
        Self::ComparedSeconds,
        Self::ComparedBranching,
    ];
    /// The column that it speaks of, where it is of one alone.
    pub(crate) const fn column(&self) -> Option<ColumnKey> {
        match self {
            Self::ComparedRatio => Some(ColumnKey::Ratio),
            Self::ComparedMemory => Some(ColumnKey::Bytes),
            Self::ComparedSeconds => Some(ColumnKey::Seconds),
            Self::ComparedBranching | Self::Branching => Some(ColumnKey::Branching),
            _ => None,
        }
    }
}
