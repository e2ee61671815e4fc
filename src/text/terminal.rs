//! What the terminal says: answers, progress and refusals.

use std::fmt::{self, Write};
use std::io;
use std::path::Path;
use std::time::Duration;

use crate::puzzle::{Board, Faults, Notation, Problem, Size};
use crate::search::heuristics::pattern_database::PatternPlan;
use crate::search::{Limit, Limits, Outcome, Solution, Stats, Strategy, Survey, SurveyProgress};
use crate::study::experiment::Shard;
use crate::study::heuristic_check::Overestimate;
use crate::text::Message;
use crate::text::message;
use crate::text::numbers::percent;
#[cfg(feature = "gui")]
use crate::text::units::bytes;
use crate::text::units::{bytes_with_decimal, seconds_with_hundredths, time_left_unpadded};
use crate::text::{heuristic, thousands};

/// A command of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Solve,
    Compare,
    Experiment,
    Survey,
    Heuristic,
    #[cfg(feature = "gui")]
    Picture,
    #[cfg(feature = "gui")]
    Worksheet,
    Man,
}

impl Command {
    /// Where to read what the command takes.
    pub(crate) fn see_help(self) -> &'static str {
        match self {
            Self::Solve => message!("terminal-see-help-solve"),
            Self::Compare => message!("terminal-see-help-compare"),
            Self::Experiment => message!("terminal-see-help-experiment"),
            Self::Survey => message!("terminal-see-help-survey"),
            Self::Heuristic => message!("terminal-see-help-heuristic"),
            #[cfg(feature = "gui")]
            Self::Picture => message!("terminal-see-help-picture"),
            #[cfg(feature = "gui")]
            Self::Worksheet => message!("terminal-see-help-worksheet"),
            Self::Man => message!("terminal-see-help-man"),
        }
    }
}

pub(crate) fn answer_not_written(error: &io::Error) -> String {
    message!("terminal-answer-not-written", error = error.to_string())
}

pub(crate) fn table_not_written(error: &io::Error) -> String {
    message!("terminal-table-not-written", error = error.to_string())
}

pub(crate) fn help_not_written(error: &io::Error) -> String {
    message!("terminal-help-not-written", error = error.to_string())
}

#[cfg(not(feature = "gui"))]
pub(crate) const NO_WINDOW: Message = Message("terminal-no-window");

pub(crate) const THREADS_NEED_PATTERNS: Message = Message("terminal-threads-need-patterns");

pub(crate) const NO_LARGE_PATTERNS: Message = Message("terminal-no-large-patterns");

/// Making the tables takes so many bytes.
pub(crate) fn no_memory_for_patterns(bytes: u64) -> String {
    let memory = bytes_with_decimal(bytes);
    message!("terminal-no-memory-for-patterns", memory)
}

pub(crate) const CHECKS_LENGTH: Message = Message("terminal-checks-length");

pub(crate) const NO_TRACE: Message = Message("terminal-no-trace");

#[cfg(feature = "gui")]
pub(crate) const NOT_A_LESSON: Message = Message("terminal-not-a-lesson");

#[cfg(feature = "gui")]
pub(crate) const NOT_A_PICTURE: Message = Message("terminal-not-a-picture");

#[cfg(feature = "gui")]
pub(crate) const NOT_A_FILM: Message = Message("terminal-not-a-film");

#[cfg(feature = "gui")]
pub(crate) fn animation_progress(share: f32) -> String {
    message!(
        "terminal-animation-progress",
        share = percent(f64::from(100.0 * share), 0)
    )
}

pub(crate) fn no_such_command(name: &str) -> String {
    message!("terminal-no-such-command", name)
}

pub(crate) const NO_SUCH_NAME: Message = Message("terminal-no-such-name");

pub(crate) const NO_LENGTHS: Message = Message("terminal-no-lengths");

pub(crate) fn two_heuristics(name: &str) -> String {
    message!("terminal-two-heuristics", name)
}

/// The fault of an option or a board, after its name.
pub(crate) fn fault_of(name: &str, fault: impl fmt::Display) -> String {
    message!("terminal-fault-of", name, fault = fault.to_string())
}

#[cfg(feature = "gui")]
pub(crate) fn not_pixels(least: u32, most: u32) -> String {
    let (least, most) = (least.to_string(), most.to_string());
    message!("terminal-not-pixels", least, most)
}

#[cfg(feature = "gui")]
pub(crate) const TWO_SIZES: Message = Message("terminal-two-sizes");

/// What was written: the file, its size where that is known, and the moment it shows.
#[cfg(feature = "gui")]
pub(crate) fn picture_written(path: &Path, size: Option<u64>, expansions: u64) -> String {
    let path = path.display().to_string();
    let expansions = message!("count-expansion", count = expansions);
    match size.map(bytes) {
        None => message!("terminal-picture-written", path, expansions),
        Some(size) => message!("terminal-picture-written-with-size", path, size, expansions),
    }
}

#[cfg(feature = "gui")]
pub(crate) fn not_a_number(least: f64, most: f64) -> String {
    let (least, most) = (least.to_string(), most.to_string());
    message!("terminal-not-a-number", least, most)
}

#[cfg(feature = "gui")]
pub(crate) fn not_a_zoom(least: f32, most: f32) -> String {
    let (least, most) = (least.to_string(), most.to_string());
    message!("terminal-not-a-number", least, most)
}

/// Refuses a problem that is not searched without --search-anyway.
pub(crate) fn no_solution(problem: &Problem) -> String {
    let mut text = message!(
        "terminal-no-solution",
        start = problem.start().to_string(),
        reason = problem.solvability().reason(),
    );
    text.push('\n');
    text += &other_goal(problem);
    text + message!("terminal-start-anyway")
}

/// A usual goal with which the problem would have a solution, in a line; empty where there is none.
fn other_goal(problem: &Problem) -> String {
    let goals = problem.other_goals().into_iter().next();
    goals.map_or_else(String::new, |(usual, goal)| {
        let (id, rows) = (usual.id(), goal.write(Notation::Rows));
        message!("terminal-other-goal", id, rows) + "\n"
    })
}

pub(crate) fn no_such_goal(id: &str, size: Size) -> String {
    message!("terminal-no-such-goal", id, size = size.to_string())
}

pub(crate) fn unreadable_input(error: &io::Error) -> String {
    message!("terminal-unreadable-input", error = error.to_string())
}

pub(crate) fn input_too_long(most: u64) -> String {
    message!("terminal-input-too-long", most = most.to_string())
}

/// The faults of start and goal: a heading for each faulty board, and under it one fault a line.
pub(crate) fn board_faults(start: Option<&Faults>, goal: Option<&Faults>) -> String {
    let boards = [
        (message!("terminal-start-not-legal"), start),
        (message!("terminal-goal-not-legal"), goal),
    ];
    let faulty = boards.into_iter().filter_map(|(heading, faults)| {
        let mut text = heading.to_owned();
        for fault in faults? {
            let _ = write!(text, "\n  {fault}");
        }
        Some(text)
    });
    faulty.collect::<Vec<_>>().join("\n")
}

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

/// The progress of a search.
pub(crate) fn search_progress(strategy: Strategy, stats: &Stats, elapsed: Duration) -> String {
    message!(
        "terminal-search-progress",
        strategy = strategy.to_string(),
        expanded = stats.expanded,
        frontier = stats.frontier,
        visited = stats.visited,
        memory = bytes_with_decimal(stats.bytes),
        time = seconds_with_hundredths(elapsed),
    )
}

/// The progress of a search for a shortest path alone.
pub(crate) fn bound_progress(at_least: u32, expanded: u64, elapsed: Duration) -> String {
    let time = seconds_with_hundredths(elapsed);
    message!("terminal-bound-progress", at_least, expanded, time)
}

/// What it takes to make pattern databases, before they are made.
pub(crate) fn pattern_costs(plan: &PatternPlan) -> String {
    let kept = bytes_with_decimal(plan.bytes() as u64);
    let memory = bytes_with_decimal(plan.building_bytes());
    let time = time_left_unpadded(Duration::from_secs(plan.estimated_seconds()));
    message!("terminal-pattern-costs", kept, memory, time)
}

/// The progress of making pattern databases.
pub(crate) fn pattern_progress(done: u8) -> String {
    let done = percent(f64::from(done), 0);
    message!("terminal-pattern-progress", done)
}

/// The progress of a survey.
pub(crate) fn survey_progress(SurveyProgress { depth, states, of }: SurveyProgress) -> String {
    message!("terminal-survey-progress", depth, states, of)
}

/// What an experiment has to do.
pub(crate) fn experiment_begins(finished: usize, total: usize, threads: usize) -> String {
    let runs = message!("count-run", count = total);
    let threads = message!("count-thread", count = threads);
    match finished {
        0 => message!("terminal-experiment-begins", runs, threads),
        kept => message!("terminal-experiment-goes-on", runs, kept, threads),
    }
}

/// How far an experiment is, and the time that the rest takes where that is known.
pub(crate) fn experiment_progress(
    finished: usize,
    total: usize,
    remaining: Option<Duration>,
) -> String {
    let runs = message!("count-run", count = total);
    match remaining.filter(|_| finished < total) {
        None => message!("terminal-experiment-progress", finished, runs),
        Some(rest) => {
            let left = time_left_unpadded(rest);
            message!("terminal-experiment-progress-left", finished, runs, left)
        }
    }
}

/// Where the runs of a shard are kept.
pub(crate) fn kept_in(shard: Shard, path: &Path) -> String {
    let (shard, path) = (shard.to_string(), path.display().to_string());
    message!("terminal-kept-in", shard, path)
}

/// The note below the table of one shard.
pub(crate) fn part_of_experiment(shard: Shard, part: usize, all: usize) -> String {
    message!(
        "terminal-part-of-experiment",
        shard = shard.to_string(),
        part,
        all
    )
}

pub(crate) fn unfinished(made: usize, all: usize) -> String {
    message!("terminal-unfinished", made, all)
}

pub(crate) fn no_interrupt(fault: impl fmt::Display) -> String {
    message!("terminal-no-interrupt", fault = fault.to_string())
}

pub(crate) fn too_large_to_survey(size: Size) -> String {
    message!(
        "terminal-too-large-to-survey",
        size = size.to_string(),
        states = size.reachable_states(),
        most = Survey::MAX_CELLS
    )
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
