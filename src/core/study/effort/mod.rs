//! The effort of a search: the nodes that A* and IDA* expand with a heuristic on boards of known solution length.
//!
//! A few boards of each length show the shape of the curve quickly. More boards are added until the means are stable.
//! Nodes are counted as in [`Stats`](crate::search::Stats).

pub(crate) mod boards;
pub(crate) mod run;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use crate::puzzle::Board;
use crate::search::Parallel;
use crate::study::heuristic_check::values::{NoValues, try_each};

pub use boards::{LARGE_LENGTHS, NoBoards, listed_boards, listed_lengths, walked_boards};
pub use run::{Guide, Run, Searcher, sought_longer};

/// Boards, grouped by the length of their shortest solutions.
pub type BoardsByLength = BTreeMap<u32, Vec<Board>>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LengthEffort {
    pub runs: u64,
    /// The runs that found a solution. The others reached the limit of expansions or memory.
    pub solved: u64,
    pub expanded: u64,
    /// The total number of moves of their solutions.
    pub moves: u64,
    /// The number of solutions that are longer than a shortest one.
    pub too_long: u64,
    /// The largest excess of a solution over a shortest one, in moves.
    pub worst: u32,
}

impl LengthEffort {
    /// Returns the number of runs that reached a limit. If any did, there is no mean: it would miss the hardest boards.
    pub const fn capped(&self) -> u64 {
        self.runs - self.solved
    }

    pub fn mean_expanded(&self) -> Option<f64> {
        self.mean(self.expanded)
    }

    fn mean(&self, sum: u64) -> Option<f64> {
        (self.runs > 0 && self.capped() == 0).then(|| sum as f64 / self.runs as f64)
    }

    fn add(&mut self, length: u32, run: &Run) {
        self.runs += 1;
        let Some(moves) = run.moves else {
            return;
        };
        self.solved += 1;
        self.expanded += run.expanded;
        self.moves += u64::from(moves);
        self.too_long += u64::from(moves > length);
        self.worst = self.worst.max(moves.saturating_sub(length));
    }
}

/// The runs of one search with one heuristic, by the length of a shortest solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    pub lengths: BTreeMap<u32, LengthEffort>,
}

impl Effort {
    /// Returns the mean number of excess moves in the solutions of boards of this length.
    pub fn mean_excess(&self, length: u32) -> Option<f64> {
        let effort = self.lengths.get(&length)?;
        Some(effort.mean(effort.moves)? - f64::from(length))
    }

    /// Returns the shortest length at which a run reached a limit.
    pub fn capped_from(&self) -> Option<u32> {
        let mut lengths = self.lengths.iter();
        let capped = lengths.find(|(_, effort)| effort.capped() > 0);
        capped.map(|(&length, _)| length)
    }
}

#[derive(Clone, Copy)]
pub struct Measuring<'a> {
    pub guide: &'a Guide,
    pub searcher: Searcher,
    pub boards: &'a BoardsByLength,
    pub expansions: u64,
}

/// Adds runs to `effort`, shortest boards first, until each length has as many runs as boards, or `most`. Lengths beyond
/// the first at which a run reaches its limit are skipped: longer boards are usually no easier, and a mean without the
/// hardest boards would mislead. `go_on` is called often, and `partial` is called with the effort after each length.
///
/// # Errors
/// If a heuristic's program cannot be read or fails, or `go_on` breaks.
pub fn add_runs(
    effort: &mut Effort,
    measuring: Measuring<'_>,
    most: usize,
    parallel: &impl Parallel,
    go_on: &(dyn Fn() -> ControlFlow<()> + Sync),
    partial: &mut dyn FnMut(&Effort),
) -> Result<(), NoValues> {
    let (guide, searcher) = (measuring.guide, measuring.searcher);
    for (&length, boards) in measuring.boards {
        if effort.capped_from().is_some_and(|capped| capped <= length) {
            break;
        }
        let there = effort.lengths.get(&length).copied().unwrap_or_default();
        let pieces = boards.get(there.runs as usize..boards.len().min(most));
        let Some(pieces) = pieces.filter(|pieces| !pieces.is_empty()) else {
            continue;
        };
        let found = Mutex::new(there);
        try_each(parallel, pieces, |_, board| {
            let run = guide.run(searcher, board, measuring.expansions, go_on)?;
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            found.add(length, &run);
            Ok(())
        })?;
        let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        effort.lengths.insert(length, found);
        partial(effort);
    }
    Ok(())
}
