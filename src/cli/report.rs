//! The answer to `slidescope solve`: its exit code, and its JSON.

use std::time::Duration;

use serde::Serialize;

use crate::{
    puzzle::{Board, Problem},
    search::{Heuristic, Limit, Limits, Outcome, Solution, Stats, Strategy, Weight},
};

/// Exit code for input that is not a problem.
pub(crate) const BAD_INPUT: u8 = 2;

/// The exit code where a board has no solution.
pub(crate) const NO_SOLUTION: u8 = 1;
/// Exit code where the answer cannot be written (`EX_IOERR` of sysexits.h).
pub(crate) const NOT_WRITTEN: u8 = 74;

/// How it came out.
#[derive(Debug)]
pub(crate) enum Answer {
    /// Refused without a search: the parities say there is no solution.
    Refused,
    /// Searched.
    Searched(Outcome),
}

/// Everything there is to say.
#[derive(Debug)]
pub(crate) struct Report {
    pub problem: Problem,
    pub strategy: Strategy,
    pub limits: Limits,
    pub answer: Answer,
    pub stats: Stats,
    pub elapsed: Duration,
}

impl Report {
    /// The solution where there is one.
    pub(crate) const fn solution(&self) -> Option<&Solution> {
        match &self.answer {
            Answer::Searched(Outcome::Solved(solution)) => Some(solution),
            _ => None,
        }
    }

    /// Whether the solution is known to be a shortest one: the algorithm promises it.
    pub(crate) fn is_optimal(&self) -> bool {
        let optimal = self.strategy.algorithm.is_optimal();
        self.solution()
            .is_some_and(|solution| optimal || solution.is_empty())
    }

    /// The exit code of the program: 0 solved, 1 no solution, 3 stopped before it was known.
    pub(crate) const fn exit_code(&self) -> u8 {
        match self.answer {
            Answer::Searched(Outcome::Solved(_)) => 0,
            Answer::Refused | Answer::Searched(Outcome::Exhausted) => 1,
            Answer::Searched(Outcome::Cancelled | Outcome::Limit(_)) => 3,
        }
    }

    /// The outcome's name in JSON.
    const fn outcome(&self) -> &'static str {
        match self.answer {
            Answer::Refused => "unsolvable",
            Answer::Searched(Outcome::Solved(_)) => "solved",
            Answer::Searched(Outcome::Exhausted) => "exhausted",
            Answer::Searched(Outcome::Cancelled) => "cancelled",
            Answer::Searched(Outcome::Limit(Limit::Memory)) => "memory-limit",
            Answer::Searched(Outcome::Limit(Limit::Depth)) => "depth-limit",
            Answer::Searched(Outcome::Limit(Limit::Expansions)) => "expansion-limit",
        }
    }

    /// One JSON object.
    pub(crate) fn json(&self) -> serde_json::Result<String> {
        let size = self.problem.size();
        let solution = self.solution();
        let depth_first = self.strategy.algorithm.is_depth_first();
        serde_json::to_string(&Json {
            rows: size.rows(),
            columns: size.columns(),
            start: self.problem.start().cells(),
            goal: self.problem.goal().cells(),
            algorithm: self.strategy.algorithm.id(),
            heuristic: self.strategy.heuristic_used().map(Heuristic::id),
            weight: self.strategy.weight_used().map(Weight::get),
            depth_limit: self.strategy.depth_limit_used(),
            outcome: self.outcome(),
            optimal: self.is_optimal(),
            length: solution.map(Solution::len),
            moves: solution.map_or_else(String::new, letters),
            states: solution
                .map_or_else(Vec::new, |s| s.boards().iter().map(Board::cells).collect()),
            expanded: self.stats.expanded,
            generated: self.stats.generated,
            duplicates: self.stats.duplicates,
            reopened: self.stats.reopened,
            visited: self.stats.visited,
            peak_frontier: self.stats.peak_frontier,
            threshold: depth_first.then_some(self.stats.threshold),
            iterations: depth_first.then_some(self.stats.iterations),
            bytes: self.stats.bytes,
            seconds: self.elapsed.as_secs_f64(),
        })
    }
}

/// The blank's moves as one word, such as `ULDR`.
pub(crate) fn letters(solution: &Solution) -> String {
    solution.moves().iter().map(|mv| mv.letter()).collect()
}

#[derive(Serialize)]
struct Json {
    rows: usize,
    columns: usize,
    start: Vec<u8>,
    goal: Vec<u8>,
    algorithm: &'static str,
    heuristic: Option<&'static str>,
    weight: Option<u32>,
    depth_limit: Option<u32>,
    outcome: &'static str,
    optimal: bool,
    length: Option<usize>,
    moves: String,
    states: Vec<Vec<u8>>,
    expanded: u64,
    generated: u64,
    duplicates: u64,
    reopened: u64,
    visited: u64,
    peak_frontier: u64,
    threshold: Option<u32>,
    iterations: Option<u32>,
    bytes: u64,
    seconds: f64,
}
