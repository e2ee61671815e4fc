//! The effort of a search: the nodes expanded by a heuristic on boards of known solution length, and how those are drawn.
//!
//! Nodes are counted as in [`Stats`].

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use crate::puzzle::{Board, Problem, random_walk};
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::{
    Distances, Limits, Outcome, Parallel, PatternDatabases, Stats, Strategy, solve_while,
};
use crate::study::every_board::Summary;
use crate::study::heuristic_check::values::{NoValues, try_each};

/// Boards, grouped by the length of their shortest solutions.
pub type BoardsByLength = BTreeMap<u32, Vec<Board>>;

/// The effort of one strategy, by the length of a shortest solution.
pub type EffortByLength = BTreeMap<u32, Effort>;

/// The memory limit of a search, in bytes.
const MEMORY: u64 = 256 << 20;

/// What the searches of several boards took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    pub boards: u64,
    /// The searches that reached the limit of expansions or memory. If any did, there are no means: they would miss the
    /// hardest boards.
    pub capped: u64,
    pub expanded: u64,
    /// The moves by which the solutions are longer than shortest ones, added up.
    pub excess: u64,
    /// The number of solutions that are longer than a shortest one.
    pub too_long: u64,
    /// The largest excess of a solution over a shortest one, in moves.
    pub worst: u32,
    /// The quartiles of the expansions, if every board of one length was searched.
    pub quartiles: Option<[u64; 3]>,
}

impl Effort {
    /// What was measured on every board of this length.
    pub fn of_every(length: u32, of: &Summary) -> Self {
        let longest = of.longest.map_or(0, |longest| longest.value as u32);
        Self {
            boards: of.boards,
            capped: 0,
            expanded: of.expanded as u64,
            excess: of.found as u64 - u64::from(length) * of.boards,
            too_long: of.not_shortest,
            worst: longest.saturating_sub(length),
            quartiles: Some(of.quartiles),
        }
    }

    /// Adds up the searches of different boards.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            boards: self.boards + other.boards,
            capped: self.capped + other.capped,
            expanded: self.expanded + other.expanded,
            excess: self.excess + other.excess,
            too_long: self.too_long + other.too_long,
            worst: self.worst.max(other.worst),
            quartiles: None,
        }
    }

    pub fn mean_expanded(&self) -> Option<f64> {
        self.mean(self.expanded)
    }

    /// Returns the mean number of excess moves of the solutions.
    pub fn mean_excess(&self) -> Option<f64> {
        self.mean(self.excess)
    }

    fn mean(&self, sum: u64) -> Option<f64> {
        (self.boards > 0 && self.capped == 0).then(|| sum as f64 / self.boards as f64)
    }

    fn add(&mut self, length: u32, (outcome, stats): (Outcome, Stats)) -> Result<(), NoValues> {
        self.boards += 1;
        match outcome {
            Outcome::Solved(path) => {
                let excess = (path.len() as u32).saturating_sub(length);
                self.expanded += stats.expanded;
                self.excess += u64::from(excess);
                self.too_long += u64::from(excess > 0);
                self.worst = self.worst.max(excess);
            }
            Outcome::Exhausted | Outcome::Limit(_) => self.capped += 1,
            Outcome::NoEstimate(error) => return Err(NoValues::Script(*error)),
            Outcome::Cancelled => return Err(NoValues::Cancelled),
        }
        Ok(())
    }
}

#[derive(Clone, Copy)]
pub struct Measuring<'a> {
    pub goal: Board,
    pub strategy: Strategy,
    pub boards: &'a BoardsByLength,
    /// The number of boards of each length that are searched first. The others are left out if one of these reaches a limit.
    pub few: usize,
    /// The most expansions of a search.
    pub expansions: u64,
    pub databases: &'a PatternDatabases,
}

/// Adds the lengths that are missing in `known`, shortest first. Lengths beyond the first at which a search reaches its limit
/// are skipped: longer boards are usually no easier, and a mean without the hardest boards would mislead. `go_on` is called
/// often, and `told` is called after each length.
///
/// # Errors
/// If a heuristic's program cannot be read or fails, or `go_on` breaks.
pub fn add_lengths(
    known: &mut EffortByLength,
    measuring: Measuring<'_>,
    parallel: &impl Parallel,
    go_on: &(dyn Fn() -> ControlFlow<()> + Sync),
    told: &mut dyn FnMut(&EffortByLength),
) -> Result<(), NoValues> {
    let Measuring {
        goal,
        strategy,
        databases,
        ..
    } = measuring;
    let limits = Limits {
        memory: MEMORY,
        expansions: Some(measuring.expansions),
    };
    for (&length, boards) in measuring.boards {
        if known.range(..=length).any(|(_, of)| of.capped > 0) {
            break;
        }
        if known.contains_key(&length) {
            continue;
        }
        let found = Mutex::new(Effort::default());
        let lock = || found.lock().unwrap_or_else(PoisonError::into_inner);
        let (few, others) = boards.split_at(measuring.few.min(boards.len()));
        for pieces in [few, others] {
            if lock().capped > 0 {
                break;
            }
            try_each(parallel, pieces, |_, board| {
                let problem = Problem::new(*board, goal).map_err(|_| NoValues::Cancelled)?;
                let run = solve_while(&problem, strategy, limits, databases, |_| go_on());
                lock().add(length, run)
            })?;
        }
        known.insert(length, *lock());
        told(known);
    }
    Ok(())
}

/// The lengths used if the space is too large to be listed.
pub const LARGE_LENGTHS: [u32; 9] = [4, 8, 12, 16, 20, 24, 28, 32, 36];

/// The maximum number of walks for each requested board.
const WALKS: u64 = 30;

/// Returns evenly spaced lengths that cover the whole range of a space that can be listed.
pub fn listed_lengths(distances: &Distances) -> impl Iterator<Item = u32> + use<> {
    let step = match distances.farthest() {
        0..16 => 1,
        16..40 => 2,
        _ => 4,
    };
    (step..=distances.farthest()).step_by(step as usize)
}

/// Returns up to `count` different boards of each of these lengths, drawn uniformly. The same seed gives the same boards,
/// and a smaller `count` gives the first boards of a larger one.
pub fn listed_boards(
    distances: &Distances,
    lengths: impl IntoIterator<Item = u32>,
    count: usize,
    seed: u64,
) -> BoardsByLength {
    let boards = |length| distances.boards_at(length, count, seed + u64::from(length));
    let lengths = lengths.into_iter();
    lengths.map(|length| (length, boards(length))).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBoards {
    OtherGoal,
    Cancelled,
}

/// Returns up to `count` different boards of each of these lengths, from random walks that are solved optimally. The same
/// seed gives the same boards. `go_on` is called often.
///
/// # Errors
/// If `patterns` are for another goal, or `go_on` breaks.
pub fn walked_boards(
    goal: Board,
    lengths: &[u32],
    count: usize,
    seed: u64,
    patterns: &PatternDatabase,
    parallel: &impl Parallel,
    go_on: &(dyn Fn() -> ControlFlow<()> + Sync),
) -> Result<BoardsByLength, NoBoards> {
    let none = lengths.iter().map(|&length| (length, Vec::new()));
    let mut found: BoardsByLength = none.collect();
    let mut seen = HashSet::new();
    for walk in 0..WALKS * count as u64 {
        for &length in lengths {
            if found[&length].len() >= count {
                continue;
            }
            // Longer walks contain more detours.
            let detour = walk as usize % 5 * (length as usize / 8);
            let steps = length as usize + 2 * detour;
            let board = random_walk(goal, steps, seed + walk);
            let Ok(problem) = Problem::new(board, goal) else {
                continue;
            };
            if go_on().is_break() {
                return Err(NoBoards::Cancelled);
            }
            let solved = patterns.solve(&problem, parallel, &|_| go_on());
            let exact = match solved.ok_or(NoBoards::OtherGoal)?.outcome {
                Outcome::Solved(path) => path.len() as u32,
                Outcome::Cancelled => return Err(NoBoards::Cancelled),
                Outcome::Exhausted | Outcome::Limit(_) | Outcome::NoEstimate(_) => continue,
            };
            if let Some(boards) = found.get_mut(&exact)
                && boards.len() < count
                && seen.insert(board)
            {
                boards.push(board);
            }
        }
    }
    found.retain(|_, boards| !boards.is_empty());
    Ok(found)
}
