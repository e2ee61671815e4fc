//! Headings and notes of study tables, as data. [`Display`](std::fmt::Display) turns them into sentences.

use crate::puzzle::{Costs, MoveOrder};
use crate::search::Strategy;
use crate::search::heuristics::script::ScriptError;
use crate::study::column_key::ColumnKey;

values! {
    #[derive(Clone, Copy)]
    pub enum Heading by id {
        Walk = "walk",
        Depth = "depth",
        Korf = "korf",
        KorfFelner = "korf-felner",
    }
}

#[derive(Clone, Copy)]
pub enum ComparedMeans {
    Aima,
    Replication,
}

/// How far the orders of moves lie apart for a strategy that was run with several.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OrderSpread {
    pub strategy: Strategy,
    /// The number of orders.
    pub orders: usize,
    /// The orders with the fewest and the most expansions, each with their mean.
    pub ends: [(MoveOrder, f64); 2],
}

pub enum Note {
    /// Explain the ratio, memory, seconds and b* of a comparison.
    ComparedRatio,
    ComparedMemory,
    ComparedSeconds,
    ComparedBranching,
    MoveOrders(OrderSpread),
    /// Explains the b* of an experiment.
    Branching,
    /// The lengths given for boards are lengths of random walks.
    Walks,
    /// Lengths with fewer boards than requested, each with the number of boards.
    Scarce(Vec<(u32, usize)>),
    /// The strategy that the others are compared with on every board.
    EveryBoardAgainst(Strategy),
    /// In its columns costs stand for lengths.
    EveryBoardCosts(Costs),
    /// How many lengths are whole, and how many were asked for.
    EveryBoardPart(usize, usize),
    /// The number of runs that found no path and are left out of the means.
    Unsolved(u64),
    FailedRuns(u64),
    /// The error that ended a run of this strategy after this number of expansions.
    HeuristicFailed(Strategy, u64, Box<ScriptError>),
    /// Sources and counting rules of the presets.
    AimaSource,
    AimaCount,
    KorfSource,
    KorfCount,
    KorfFelnerSource,
    KorfFelnerRatio,
    BidirectionalTies,
    /// The fewest and the most boards per length that were run for the AIMA table, and whether runs are missing.
    AimaBoards(u64, u64, bool),
    /// Where AIMA's figure has more than the mean over all boards by the tie rule that expands most, by strategy and length.
    AimaOutside(Vec<(ColumnKey, u32)>),
    /// The largest differences between our means and published ones, in standard errors, by strategy.
    LargestDifferences(ComparedMeans, Vec<(ColumnKey, f64)>),
    /// How many of Korf's instances were solved with the published number of nodes.
    Agreement {
        same: usize,
        solved: usize,
    },
    /// How many boards a strategy solved, and the mean ratio of its solution lengths to the shortest ones.
    FoundBy {
        strategy: Strategy,
        solved: usize,
        boards: usize,
        ratio: f64,
    },
    /// Like `FoundBy`, for a strategy that solved no board.
    FoundNone {
        strategy: Strategy,
        boards: usize,
    },
    /// The number of boards on which bidirectional BFS generated fewer nodes.
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
    /// Returns the column that the note explains, if it explains exactly one.
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
