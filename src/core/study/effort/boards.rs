//! Boards whose shortest solutions have a known length.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::puzzle::{Board, Problem, random_walk};
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::{Distances, Outcome, Parallel};
use crate::study::effort::BoardsByLength;

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
