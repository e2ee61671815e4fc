//! The answers that a command gives: how a search ended, its counters and solution, and a survey.

use std::fmt::Write;
use std::time::Duration;

use crate::puzzle::{Board, Notation, Problem};
use crate::search::{Limit, Limits, Outcome, Solution, Stats, Strategy, Survey};
use crate::study::heuristic_check::Overestimate;
use crate::text::Message;
use crate::text::message;
use crate::text::terminal::other_goal;
use crate::text::units::{bytes_with_decimal, seconds_with_hundredths};
use crate::text::{heuristic, thousands};

/// The problem, the verdict and its reason, at the head of an answer.
pub(crate) fn heading(problem: &Problem, verdict: &str) -> String {
    let heading = message!(
        "terminal-heading",
        start = problem.start().write(Notation::Rows),
        goal = problem.goal().write(Notation::Rows),
        verdict,
        reason = problem.solvability().reason(),
    );
    heading + "\n"
}

pub(crate) const REFUSED: Message = Message("terminal-refused");

/// How a board without a solution can be searched all the same.
pub(crate) fn search_anyway(problem: &Problem) -> String {
    let states = problem.size().reachable_states();
    let mut text = other_goal(problem);
    text += &message!("terminal-search-anyway", states);
    text
}

/// Of a solution that is longer than a shortest one.
pub(crate) fn longer(
    moves: usize,
    by: Strategy,
    shortest: usize,
    overestimate: Option<Overestimate>,
) -> String {
    let (by, more) = (by.to_string(), moves.saturating_sub(shortest));
    match overestimate {
        None => message!("terminal-longer", moves, by, more),
        Some(found) => {
            let found = heuristic::too_high(&found);
            message!("terminal-longer-by-overestimate", moves, by, more, found)
        }
    }
}

/// How a search ended; `optimal` says whether its solution is known to be a shortest one, `at_least` how many moves any has
/// where the fewest are not known.
pub(crate) fn verdict(
    outcome: &Outcome,
    by: Strategy,
    optimal: bool,
    at_least: Option<u32>,
    stats: &Stats,
    limits: Limits,
) -> String {
    let expansions = message!("count-expansion", count = stats.expanded);
    let depth_first = by.algorithm.is_depth_first();
    let by = by.to_string();
    let verdict = match outcome {
        Outcome::Solved(solution) => match solution.len() {
            0 => message!("terminal-solved-at-start").to_owned(),
            1 => message!("terminal-solved-in-one", by),
            moves if optimal => message!("terminal-solved-optimally", moves, by),
            moves => match at_least {
                Some(at_least) => message!("terminal-solved-at-least", moves, by, at_least),
                None => message!("terminal-solved", moves, by),
            },
        },
        Outcome::Exhausted if depth_first => message!("terminal-exhausted-depth-first", by),
        Outcome::Exhausted => message!("terminal-exhausted", by),
        Outcome::Cancelled => message!("terminal-cancelled", expansions),
        Outcome::NoEstimate(error) => {
            let error = error.to_string();
            message!("terminal-no-estimate", expansions, by, error)
        }
        Outcome::Limit(Limit::Memory) if stats.bytes <= limits.memory => {
            let held = bytes_with_decimal(stats.bytes);
            message!("terminal-no-more-memory", expansions, by, held)
        }
        Outcome::Limit(Limit::Memory) => {
            let limit = bytes_with_decimal(limits.memory);
            message!("terminal-memory-limit", limit, expansions, by)
        }
        Outcome::Limit(Limit::Depth) => message!("terminal-depth-limit", expansions, by),
        Outcome::Limit(Limit::Expansions) => message!("terminal-expansion-limit", expansions, by),
    };
    match (outcome, at_least) {
        (Outcome::Limit(_) | Outcome::Cancelled, Some(at_least)) => {
            message!("terminal-with-bound", verdict, at_least)
        }
        _ => verdict,
    }
}

/// The counters of a search, one a line.
pub(crate) fn counters(strategy: Strategy, stats: &Stats, elapsed: Duration) -> String {
    let mut lines = vec![
        (message!("terminal-expanded"), thousands(stats.expanded)),
        (message!("terminal-generated"), thousands(stats.generated)),
        (message!("terminal-duplicates"), thousands(stats.duplicates)),
        (message!("terminal-reopened"), thousands(stats.reopened)),
        (message!("terminal-visited"), thousands(stats.visited)),
        (
            message!("terminal-frontier"),
            at_most(thousands(stats.peak_frontier)),
        ),
        (
            message!("terminal-memory"),
            at_most(bytes_with_decimal(stats.bytes)),
        ),
        (message!("terminal-time"), seconds_with_hundredths(elapsed)),
    ];
    if strategy.algorithm.is_depth_first() {
        lines.push((message!("terminal-threshold"), stats.threshold.to_string()));
        lines.push((
            message!("terminal-iterations"),
            stats.iterations.to_string(),
        ));
    }
    counter_lines(lines)
}

/// The counters of a search for a shortest path alone.
pub(crate) fn counters_of_threads(threads: u16, expanded: u64, elapsed: Duration) -> String {
    counter_lines([
        (message!("terminal-expanded"), thousands(expanded)),
        (message!("terminal-threads"), threads.to_string()),
        (message!("terminal-time"), seconds_with_hundredths(elapsed)),
    ])
}

/// The columns of the names of counters, with a space behind them.
const COUNTER_NAMES: usize = 11;

fn counter_lines<'a>(lines: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let lines = lines.into_iter();
    lines
        .map(|(name, value)| format!("{}{value}\n", left_in(COUNTER_NAMES, name)))
        .collect()
}

/// How many columns of a terminal a text takes: Chinese, Japanese and Korean letters take two.
pub(crate) fn columns(text: &str) -> usize {
    let wide = |letter| {
        matches!(letter,
            '\u{1100}'..='\u{115f}'
            | '\u{2e80}'..='\u{a4cf}'
            | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}'
            | '\u{fe30}'..='\u{fe6f}'
            | '\u{ff00}'..='\u{ff60}'
            | '\u{ffe0}'..='\u{ffe6}'
            | '\u{20000}'..='\u{3fffd}')
    };
    text.chars().map(|c| 1 + usize::from(wide(c))).sum()
}

/// A text with blanks after it, up to so many columns.
pub(crate) fn left_in(width: usize, text: &str) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// A text with blanks before it, up to so many columns.
fn right_in(width: usize, text: &str) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

fn at_most(most: String) -> String {
    message!("terminal-at-most", most)
}

/// The moves of the blank, before the boards.
pub(crate) fn moves_of_the_blank(letters: &str) -> String {
    message!("terminal-moves-of-the-blank", letters)
}

/// The heading of a board of the solution: the number of the move, the tile that slides, and its direction.
pub(crate) fn board_heading(solution: &Solution, index: usize) -> String {
    match index.checked_sub(1) {
        None => message!("terminal-board-heading-start").to_owned(),
        Some(mv) => message!(
            "terminal-board-heading",
            index = index.to_string(),
            tile = solution.tile(mv),
            arrow = solution.moves()[mv].tile_arrow().to_string()
        ),
    }
}

/// A survey, for reading.
pub(crate) fn survey(survey: &Survey) -> String {
    let rows = |board: &Board| board.write(Notation::Rows);
    let counts = survey.counts();
    let mut text = message!(
        "terminal-survey-heading",
        goal = rows(&survey.goal()),
        states = counts.iter().sum::<u64>(),
        depth = at_most(survey.farthest().to_string()),
    );
    let line =
        |depth: &str, states: &str| format!("\n{}  {}", right_in(5, depth), right_in(12, states));
    text.push('\n');
    text += &line(
        message!("terminal-survey-depth"),
        message!("terminal-survey-states"),
    );
    for (depth, &count) in counts.iter().enumerate() {
        text += &line(&depth.to_string(), &thousands(count));
    }
    let (hardest, all) = (survey.hardest(), counts.last().copied().unwrap_or(0));
    text += "\n\n";
    if hardest.len() as u64 == all {
        text += message!("terminal-hardest-boards");
    } else {
        text += &message!("terminal-some-hardest-boards", listed = hardest.len(), all);
    }
    text.push('\n');
    for board in &hardest {
        let _ = writeln!(text, "  {}", rows(board));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::language::Language;

    #[test]
    fn columns_line_up_with_wide_letters_too() {
        assert_eq!(
            ["Depth", "深度", "状态数：", "A* 搜索"].map(columns),
            [5, 4, 8, 7]
        );
        assert_eq!(left_in(6, "深度") + "|", "深度  |");
        assert_eq!(right_in(6, "Depth"), " Depth");
        assert_eq!(right_in(2, "Depth"), "Depth");
    }

    #[test]
    fn the_names_of_counters_fit_their_column_in_every_language() {
        for language in Language::all() {
            for id in [
                "terminal-expanded",
                "terminal-generated",
                "terminal-duplicates",
                "terminal-reopened",
                "terminal-visited",
                "terminal-frontier",
                "terminal-memory",
                "terminal-time",
                "terminal-threshold",
                "terminal-iterations",
                "terminal-threads",
            ] {
                let name = language.words(id).expect(id);
                assert!(columns(name) < COUNTER_NAMES, "{name}");
            }
        }
    }
}
