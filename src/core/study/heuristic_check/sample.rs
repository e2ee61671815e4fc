//! Checks a heuristic on boards with known distances, for spaces that are too large to be listed.

use std::ops::ControlFlow;

use crate::puzzle::{Board, Move, Problem, random_walk};
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::{Outcome, Parallel, PatternDatabases};
use crate::study::heuristic_check::values::{NoValues, Subject};
use crate::study::heuristic_check::{Extent, HeuristicCheck};

/// The number of random moves that shuffle the boards of a sample: enough to reach any part of the space.
const SHUFFLE: usize = 1_000;
/// The same for boards of more than sixteen cells, where finding the distance of most boards takes too long.
const WIDE_SHUFFLE: usize = 60;

/// Random boards from which `goal` can be reached, always the same ones.
pub(crate) fn random_boards(goal: Board, boards: u64) -> impl Iterator<Item = Board> {
    // Walks of a single length would leave the blank on only half of the cells.
    (0..boards).map(move |seed| random_walk(goal, SHUFFLE + seed as usize % 2, seed))
}

/// Checks `boards` boards on shortest paths from random boards, because their distances are known. The same number gives
/// the same boards. `go_on` is called with the number done so far.
///
/// # Errors
/// If a heuristic's program cannot be read or fails, or `go_on` breaks.
pub fn check_sample(
    subject: &Subject,
    goal: Board,
    boards: u64,
    (patterns, databases): (&PatternDatabase, &PatternDatabases),
    parallel: &impl Parallel,
    go_on: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
) -> Result<HeuristicCheck, NoValues> {
    let mut evaluate = subject.for_goal(&goal, databases)?;
    let mut of = |board: &Board| evaluate(board.state());
    let mut check = HeuristicCheck::new(goal, Extent::Sample(boards));
    check.h_of_goal = of(&goal)?;
    let shuffle = if goal.state().is_wide() {
        WIDE_SHUFFLE
    } else {
        SHUFFLE
    };
    for seed in 0.. {
        let start = random_walk(goal, shuffle, seed);
        let Ok(problem) = Problem::new(start, goal) else {
            break;
        };
        let ask = |_| go_on(check.states);
        let found = patterns.solve(&problem, parallel, &ask);
        let Some(Outcome::Solved(path)) = found.map(|found| found.outcome) else {
            return Err(NoValues::Cancelled);
        };
        let mut board = start;
        let mut left = path.len() as u32;
        let mut moves = path.moves().iter();
        loop {
            let h = of(&board)?;
            check.see_state(h, left, || Some(board));
            for mv in Move::ALL {
                let Some(next) = board.after(mv) else {
                    continue;
                };
                let h_next = of(&next)?;
                check.see_move((h, h_next, 1), || Some((board, next)));
                check.see_move((h_next, h, 1), || Some((next, board)));
            }
            if check.states == boards {
                return Ok(check);
            }
            let Some(next) = moves.next().and_then(|&mv| board.after(mv)) else {
                break;
            };
            board = next;
            left -= 1;
        }
        if go_on(check.states).is_break() {
            return Err(NoValues::Cancelled);
        }
    }
    Ok(check)
}
