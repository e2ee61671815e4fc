//! The questions of a sheet, and the answers that the sheet itself does not show.

use crate::puzzle::Problem;
use crate::search::{Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve};
use crate::worksheet::{End, Worksheet};

/// The number of expansions after which the search for a shortest solution is given up.
const MOST_COMPARED: u64 = 200_000;

/// The most expansions that a question may ask for without a table to record them.
const MOST_BY_HAND: u64 = 15;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Length,
    /// What the moves of the solution cost.
    Cost,
    /// The number of moves of a shortest solution, if the one found may be longer.
    Shortest,
    /// What a cheapest solution costs, if the one found may cost more.
    Cheapest,
    /// The number of expansions of BFS on the same board.
    Bfs(u64),
    /// The steps off the solution path.
    Astray,
    /// The steps that change a parent.
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
        if !sheet.problem.costs().is_unit() {
            questions.push(Self::Cost);
            if !strategy.finds_cheapest(&sheet.problem) {
                questions.push(Self::Cheapest);
            }
        } else if !strategy.algorithm.is_optimal() {
            questions.push(Self::Shortest);
        }
        if strategy.algorithm != Algorithm::Bfs {
            questions.extend(bfs_expansions(&sheet.problem, MOST_BY_HAND).map(Self::Bfs));
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

/// Returns the number of expansions with which BFS solves the same board, if there are at most `most`.
pub(crate) fn bfs_expansions(problem: &Problem, most: u64) -> Option<u64> {
    let limits = Limits::of_expansions(most);
    let bfs = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let (outcome, stats) = solve(problem, bfs, limits, &PatternDatabases::default(), |_| ());
    matches!(outcome, Outcome::Solved(_)).then_some(stats.expanded)
}

/// Returns the cost of a cheapest solution, its number of moves if each costs 1, if one is found quickly.
pub fn shortest(sheet: &Worksheet, databases: &PatternDatabases) -> Option<u32> {
    let limits = Limits::of_expansions(MOST_COMPARED);
    let cost = |algorithm, heuristic| {
        let strategy = Strategy::new(algorithm, heuristic);
        match solve(&sheet.problem, strategy, limits, databases, |_| ()).0 {
            Outcome::Solved(solution) => Some(solution.cost()),
            _ => None,
        }
    };
    let found = cost(Algorithm::UniformCost, Heuristic::Zero);
    found.or_else(|| cost(Algorithm::AStar, Heuristic::LinearConflict))
}
