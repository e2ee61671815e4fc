//! The answers of the commands: how a search ended, its counters and solution, and a survey.

use std::fmt::Write;
use std::time::Duration;

use unicode_width::UnicodeWidthStr as _;

use crate::puzzle::{Board, Costs, Notation, Problem};
use crate::search::{Limit, Limits, Outcome, Solution, Stats, Strategy};
use crate::text::terminal::{self as said, other_goal_of};
use crate::text::thousands;
use crate::text::units::{bytes_with_decimal, seconds_with_hundredths};

pub fn heading(problem: &Problem, verdict: &str) -> String {
    let heading = said::heading(
        problem.start().write(Notation::Rows),
        problem.goal().write(Notation::Rows),
        verdict,
        problem.solvability(),
    );
    heading + "\n"
}

/// Explains how a board without a solution can still be searched.
pub fn search_anyway(problem: &Problem) -> String {
    let states = problem.size().reachable_states();
    let mut text = other_goal_of(problem);
    text += &said::search_anyway(thousands(states));
    text
}

/// Returns how a search ended. `optimal` tells whether its solution is known to be a shortest one, and `at_least` is a
/// lower bound on the length of any solution if the shortest length is unknown.
pub fn verdict(
    outcome: &Outcome,
    by: Strategy,
    optimal: bool,
    at_least: Option<u32>,
    stats: &Stats,
    limits: Limits,
) -> String {
    let depth_first = by.algorithm.is_depth_first();
    let by = by.to_string();
    let verdict = match outcome {
        Outcome::Solved(solution) => match solution.len() {
            0 => said::SOLVED_AT_START.to_string(),
            1 => said::solved_in_one(by),
            moves if optimal => said::solved_optimally(moves, by),
            moves => match at_least {
                Some(at_least) => said::solved_at_least(moves, by, at_least),
                None => said::solved(moves, by),
            },
        },
        Outcome::Exhausted if depth_first => said::exhausted_depth_first(by),
        Outcome::Exhausted => said::exhausted(by),
        Outcome::Cancelled => said::cancelled(stats.expanded),
        Outcome::NoEstimate(error) => said::no_estimate(stats.expanded, by, error),
        Outcome::Limit(Limit::Memory) if stats.bytes <= limits.memory => {
            let held = bytes_with_decimal(stats.bytes);
            said::no_more_memory(stats.expanded, by, held)
        }
        Outcome::Limit(Limit::Memory) => {
            let limit = bytes_with_decimal(limits.memory);
            said::memory_limit(limit, stats.expanded, by)
        }
        Outcome::Limit(Limit::Depth) => said::depth_limit(stats.expanded, by),
        Outcome::Limit(Limit::Expansions) => said::expansion_limit(stats.expanded, by),
    };
    match (outcome, at_least) {
        (Outcome::Limit(_) | Outcome::Cancelled, Some(at_least)) => {
            said::with_bound(at_least, verdict)
        }
        _ => verdict,
    }
}

pub fn counters(strategy: Strategy, stats: &Stats, elapsed: Duration) -> String {
    let frontier = said::at_most(thousands(stats.peak_frontier));
    let memory = said::at_most(bytes_with_decimal(stats.bytes));
    let mut lines = vec![
        (said::EXPANDED.text(), thousands(stats.expanded)),
        (said::GENERATED.text(), thousands(stats.generated)),
        (said::DUPLICATES.text(), thousands(stats.duplicates)),
        (said::REOPENED.text(), thousands(stats.reopened)),
        (said::VISITED.text(), thousands(stats.visited)),
        (said::FRONTIER.text(), frontier),
        (said::MEMORY.text(), memory),
        (said::TIME.text(), seconds_with_hundredths(elapsed)),
    ];
    if strategy.algorithm.is_depth_first() {
        lines.push((said::THRESHOLD.text(), stats.threshold.to_string()));
        lines.push((said::ITERATIONS.text(), stats.iterations.to_string()));
    }
    counter_lines(lines)
}

/// Returns the counters of a multi-threaded search for a shortest path.
pub fn counters_of_threads(threads: u16, expanded: u64, elapsed: Duration) -> String {
    counter_lines([
        (said::EXPANDED.text(), thousands(expanded)),
        (said::THREADS.text(), threads.to_string()),
        (said::TIME.text(), seconds_with_hundredths(elapsed)),
    ])
}

/// The width of the names of counters in columns, with a space after them.
pub const COUNTER_NAMES: usize = 11;

fn counter_lines<'a>(lines: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let lines = lines.into_iter();
    lines
        .map(|(name, value)| format!("{}{value}\n", left_in(COUNTER_NAMES, name)))
        .collect()
}

/// Pads a text with spaces on the right to `width` columns.
pub fn left_in(width: usize, text: &str) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// Pads a text with spaces on the left to `width` columns.
pub fn right_in(width: usize, text: &str) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

/// Returns the heading of a board of the solution: the number of the move, the sliding tile, and its direction.
pub fn board_heading(solution: &Solution, index: usize) -> String {
    match index.checked_sub(1) {
        None => said::BOARD_HEADING_START.to_string(),
        Some(mv) => {
            said::board_heading(index, solution.tile(mv), solution.moves()[mv].tile_arrow())
        }
    }
}

/// The states of a space by their distance from the goal.
#[derive(Clone, Debug)]
pub struct Surveyed {
    pub goal: Board,
    /// What moves cost. A distance is the least cost of a path.
    pub costs: Costs,
    /// The number of states by distance, from 0 to the largest.
    pub counts: Vec<u64>,
    /// The farthest boards, or some of them.
    pub hardest: Vec<Board>,
}

impl Surveyed {
    /// Returns the distances that states have, each with the number of states.
    pub fn distances(&self) -> impl Iterator<Item = (usize, u64)> {
        let all = self.counts.iter().copied().enumerate();
        all.filter(|(_, count)| *count > 0)
    }
}

pub fn survey(survey: &Surveyed) -> String {
    let rows = |board: &Board| board.write(Notation::Rows);
    let counts = &survey.counts;
    let farthest = said::at_most(counts.len() - 1);
    let states = counts.iter().sum::<u64>();
    let (mut text, distance) = match survey.costs {
        Costs::Unit => (
            said::survey_heading(rows(&survey.goal), states, farthest),
            said::SURVEY_DEPTH,
        ),
        costs => (
            said::survey_heading_costs(rows(&survey.goal), costs.write(), states, farthest),
            said::SURVEY_COST,
        ),
    };
    let line =
        |depth: &str, states: &str| format!("\n{}  {}", right_in(5, depth), right_in(12, states));
    text.push('\n');
    text += &line(distance.text(), said::SURVEY_STATES.text());
    for (depth, count) in survey.distances() {
        text += &line(&depth.to_string(), &thousands(count));
    }
    let (hardest, all) = (&survey.hardest, counts.last().copied().unwrap_or(0));
    text += "\n\n";
    text += &said::hardest_boards(hardest.len() as u64 == all, hardest.len(), all);
    text.push('\n');
    for board in hardest {
        let _ = writeln!(text, "  {}", rows(board));
    }
    text
}
