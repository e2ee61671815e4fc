//! What a sheet asks, and what is not on it of the answers.

use crate::puzzle::Problem;
use crate::search::{Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve};
use crate::study::worksheet::{End, Worksheet};

/// Expansions after which it is no longer looked for a shortest solution.
const MOST_COMPARED: u64 = 200_000;

/// The most expansions that are asked for without a table to write them down.
const MOST_BY_HAND: u64 = 15;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Length,
    /// Moves of a shortest one, where what is found may be longer.
    Shortest,
    /// Expansions of BFS on the same board: so many.
    Bfs(u64),
    /// Steps off the path.
    Astray,
    /// Steps that change a parent.
    Reparented,
    /// Whether the heuristic is admissible.
    TooHigh(Heuristic),
    Parity,
}

impl Question {
    pub fn of(sheet: &Worksheet) -> Vec<Self> {
        let strategy = sheet.strategy;
        let heuristic = strategy.heuristic_used();
        let mut questions = Vec::new();
        if sheet.end == End::Exhausted {
            return vec![Self::Parity];
        }
        questions.push(Self::Length);
        if !strategy.algorithm.is_optimal() {
            questions.push(Self::Shortest);
        }
        if strategy.algorithm != Algorithm::Bfs {
            questions.extend(bfs_expansions(&sheet.problem).map(Self::Bfs));
        }
        if !sheet.reparenting().is_empty() {
            questions.push(Self::Reparented);
        }
        if heuristic.is_some() && !sheet.astray().is_empty() {
            questions.push(Self::Astray);
        }
        questions.extend(heuristic.map(Self::TooHigh));
        questions
    }
}

/// Expansions of BFS on the same board, where they can be made by hand.
fn bfs_expansions(problem: &Problem) -> Option<u64> {
    let limits = Limits {
        expansions: Some(MOST_BY_HAND),
        ..Limits::NONE
    };
    let bfs = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let (outcome, stats) = solve(problem, bfs, limits, &PatternDatabases::default(), |_| ());
    matches!(outcome, Outcome::Solved(_)).then_some(stats.expanded)
}

/// Moves of a shortest solution, where one is found soon.
pub fn shortest(sheet: &Worksheet, databases: &PatternDatabases) -> Option<usize> {
    let limits = Limits {
        expansions: Some(MOST_COMPARED),
        ..Limits::NONE
    };
    let length = |algorithm, heuristic| {
        let strategy = Strategy::new(algorithm, heuristic);
        match solve(&sheet.problem, strategy, limits, databases, |_| ()).0 {
            Outcome::Solved(solution) => Some(solution.len()),
            _ => None,
        }
    };
    let found = length(Algorithm::Bfs, Heuristic::Zero);
    found.or_else(|| length(Algorithm::AStar, Heuristic::LinearConflict))
}
