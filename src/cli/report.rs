//! The answer of `slidescope solve`: its exit code, its text and its JSON.

use std::iter;
use std::time::Duration;

use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use crate::cli::output::{BAD_INPUT, CANCELLED, LIMIT, NO_SOLUTION};
use slidescope_core::puzzle::{Board, Costs, Problem};
use slidescope_core::search::heuristics::script::ScriptError;
use slidescope_core::search::{
    Algorithm, Heuristic, Limit, Limits, Marks, Outcome, Reopen, Solution, Stats, Strategy, Weight,
};
use slidescope_core::study::heuristic_check::Overestimate;
use slidescope_core::text::heuristic;
use slidescope_core::text::terminal::{self, answer};

/// The answer with the counters of its search.
#[derive(Debug)]
pub(crate) struct Report {
    pub problem: Problem,
    pub strategy: Strategy,
    pub limits: Limits,
    /// The number of threads of a multi-threaded search for a shortest path. Such a search counts only expansions.
    pub threads: Option<u16>,
    /// `None` if it was rejected without a search, because the parities show that there is no solution.
    pub outcome: Option<Outcome>,
    /// The shortest length, if it was found by a second search, and what misled the search if its own path is longer.
    pub shortest: Option<Shortest>,
    /// The cost of a cheapest solution, if moves have different costs and it is known.
    pub least_cost: Option<u32>,
    /// A lower bound on the length of every solution, if the shortest length was not found.
    pub at_least: Option<u32>,
    pub stats: Stats,
    pub elapsed: Duration,
}

/// What a second search found about the shortest solution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shortest {
    pub moves: usize,
    pub overestimate: Option<Overestimate>,
}

impl Report {
    pub(crate) const fn solution(&self) -> Option<&Solution> {
        match &self.outcome {
            Some(Outcome::Solved(solution)) => Some(solution),
            _ => None,
        }
    }

    /// Returns `true` if the solution is known to be a shortest one, by the algorithm or by a lower bound of its length.
    pub(crate) fn is_optimal(&self) -> bool {
        if !self.problem.costs().is_unit() {
            return self.least_cost.is_some()
                && self.solution().map(Solution::cost) == self.least_cost;
        }
        let optimal = self.strategy.is_optimal();
        let shortest = self.shortest.map_or(0, |shortest| shortest.moves);
        let at_least = self.at_least.unwrap_or(0) as usize;
        self.solution()
            .is_some_and(|solution| optimal || solution.len() <= shortest.max(at_least))
    }

    /// Returns the outcome's name in JSON, and its exit code.
    pub(crate) const fn end(&self) -> (&'static str, u8) {
        match self.outcome {
            None => ("unsolvable", NO_SOLUTION),
            Some(Outcome::Solved(_)) => ("solved", 0),
            Some(Outcome::Exhausted) => ("exhausted", NO_SOLUTION),
            Some(Outcome::Cancelled) => ("cancelled", CANCELLED),
            Some(Outcome::NoEstimate(_)) => ("no-estimate", BAD_INPUT),
            Some(Outcome::Limit(Limit::Memory)) => ("memory-limit", LIMIT),
            Some(Outcome::Limit(Limit::Depth)) => ("depth-limit", LIMIT),
            Some(Outcome::Limit(Limit::Expansions)) => ("expansion-limit", LIMIT),
        }
    }

    /// Returns the answer as text: problem, verdict, counters, path.
    pub(crate) fn text(&self) -> String {
        let problem = &self.problem;
        let Some(outcome) = &self.outcome else {
            let heading = answer::heading(problem, &terminal::REFUSED);
            return format!("{heading}{}\n", answer::search_anyway(problem));
        };
        let (by, optimal) = (self.strategy, self.is_optimal());
        let (stats, limits) = (&self.stats, self.limits);
        let verdict = match (outcome, self.shortest) {
            (Outcome::Solved(path), _) if !problem.costs().is_unit() && !path.is_empty() => {
                self.verdict_of_cost(path)
            }
            (Outcome::Solved(path), Some(shortest)) if !optimal => {
                let found = shortest.overestimate.as_ref().map(heuristic::too_high);
                let more = path.len().saturating_sub(shortest.moves);
                terminal::longer(found, path.len(), by, more)
            }
            _ => answer::verdict(outcome, by, optimal, self.at_least, stats, limits),
        };
        let mut text = answer::heading(problem, &verdict) + "\n";
        text += &match self.threads {
            None => answer::counters(by, stats, self.elapsed),
            Some(threads) => answer::counters_of_threads(threads, stats.expanded, self.elapsed),
        };
        if let Some(solution) = self.solution().filter(|path| !path.is_empty()) {
            let all = letters(solution);
            if all.len() > MOST_SHOWN {
                let (first, last) = (&all[..ENDS], &all[all.len() - ENDS..]);
                let moves = terminal::long_path(first, last, solution.len());
                return format!("{text}\n{moves}\n");
            }
            let moves = terminal::moves_of_the_blank(all);
            text += &format!("\n{moves}\n\n{}", boards(solution));
        }
        text
    }

    /// Returns how a search ended whose path of moves has this cost.
    fn verdict_of_cost(&self, path: &Solution) -> String {
        let (moves, cost, by) = (path.len(), path.cost(), self.strategy);
        match self.least_cost.filter(|least| *least < cost) {
            Some(least) => terminal::dearer(moves, cost, by, cost - least, least),
            None => terminal::solved_of_cost(self.is_optimal(), moves, cost, by),
        }
    }

    pub(crate) fn json(&self) -> String {
        let size = self.problem.size();
        let solution = self.solution();
        let counts = self.threads.is_none();
        let depth_first = counts && self.strategy.algorithm.is_depth_first();
        let object = serde_json::to_string(&Json {
            rows: size.rows(),
            columns: size.columns(),
            start: self.problem.start().cells(),
            goal: self.problem.goal().cells(),
            algorithm: self.strategy.algorithm.id(),
            heuristic: self.strategy.heuristic_used().map(Heuristic::id),
            weight: self.strategy.weight_used().map(Weight::get),
            depth_limit: self.strategy.depth_limit_used(),
            ties: (self.strategy.algorithm == Algorithm::AStar).then(|| self.strategy.ties.id()),
            reopen: self.strategy.reopen_used().map(Reopen::id),
            marks: self.strategy.marks_used().map(Marks::id),
            move_order: self
                .strategy
                .move_order_used()
                .map(|order| order.to_string()),
            outcome: self.end().0,
            optimal: self.is_optimal(),
            costs: (!self.problem.costs().is_unit()).then(|| self.problem.costs().write()),
            length: solution.map(Solution::len),
            cost: match self.problem.costs() {
                Costs::Unit => None,
                _ => solution.map(Solution::cost),
            },
            least_cost: self.least_cost,
            shortest: self.shortest.map(|shortest| shortest.moves),
            at_least: self.at_least,
            moves: solution.map_or_else(String::new, letters),
            states: solution
                .map_or_else(Vec::new, |s| s.boards().iter().map(Board::cells).collect()),
            expanded: self.stats.expanded,
            generated: counts.then_some(self.stats.generated),
            duplicates: counts.then_some(self.stats.duplicates),
            reopened: counts.then_some(self.stats.reopened),
            visited: counts.then_some(self.stats.visited),
            peak_frontier: counts.then_some(self.stats.peak_frontier),
            threshold: depth_first.then_some(self.stats.threshold),
            iterations: depth_first.then_some(self.stats.iterations),
            bytes: counts.then_some(self.stats.bytes),
            threads: self.threads,
            seconds: self.elapsed.as_secs_f64(),
            failure: match &self.outcome {
                Some(Outcome::NoEstimate(error)) => Some(Failure::of(error)),
                _ => None,
            },
        });
        // This cannot fail: JSON can represent strings and numbers under string keys.
        object.unwrap_or_default()
    }
}

/// Returns the blank's moves as one word, such as `ULDR`.
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
    ties: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reopen: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    move_order: Option<String>,
    outcome: &'static str,
    optimal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    costs: Option<String>,
    length: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    least_cost: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shortest: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<u32>,
    moves: String,
    states: Vec<Vec<u8>>,
    expanded: u64,
    generated: Option<u64>,
    duplicates: Option<u64>,
    reopened: Option<u64>,
    visited: Option<u64>,
    peak_frontier: Option<u64>,
    threshold: Option<u32>,
    iterations: Option<u32>,
    bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    threads: Option<u16>,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<Failure>,
}

#[derive(Serialize)]
struct Failure {
    line: Option<usize>,
    column: Option<usize>,
    board: Option<Vec<u8>>,
    message: String,
}

impl Failure {
    fn of(error: &ScriptError) -> Self {
        Self {
            line: error.place.map(|(line, _)| line),
            column: error.place.map(|(_, column)| column),
            board: error.board.map(|board| board.cells()),
            message: error.to_string(),
        }
    }
}

/// A longer path is summed up as text, by this many moves of either end; JSON has all of it.
const MOST_SHOWN: usize = 1000;
const ENDS: usize = 60;

/// The maximum width of a line of boards, in terminal columns.
const WIDTH: usize = 78;

/// Returns all boards from start to goal, as many side by side as fit on a line, each below its move.
fn boards(solution: &Solution) -> String {
    let boards = solution.boards().iter().enumerate();
    let column = |(index, board): (usize, &Board)| {
        let heading = iter::once(answer::board_heading(solution, index));
        heading
            .chain(board.rows(" ", '_', board.widest()))
            .collect()
    };
    let columns: Vec<Vec<String>> = boards.map(column).collect();
    let taken = columns.iter().flatten().map(|line| line.width());
    let width = taken.max().unwrap_or(0) + 3;
    let blocks = columns.chunks((WIDTH / width).max(1)).map(|block| {
        let line = |line: usize| {
            let cells = block
                .iter()
                .map(|column| answer::left_in(width, &column[line]));
            cells.collect::<String>().trim_end().to_owned() + "\n"
        };
        let height = block.first().map_or(0, Vec::len);
        (0..height).map(line).collect::<String>()
    });
    blocks.collect::<Vec<_>>().join("\n")
}
