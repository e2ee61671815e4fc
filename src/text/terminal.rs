//! What the terminal says: refusals, progress, and the answers of the commands.

pub(crate) mod answer;

use std::fmt::{self, Write};
use std::io;
use std::path::Path;
use std::time::Duration;

use crate::puzzle::{Faults, Notation, Problem, Size};
use crate::search::heuristics::pattern_database::PatternPlan;
use crate::search::{Stats, Strategy, Survey, SurveyProgress};
use crate::study::experiment::Shard;
use crate::text::Message;
use crate::text::message;
use crate::text::numbers::percent;
#[cfg(feature = "gui")]
use crate::text::units::bytes;
use crate::text::units::{bytes_with_decimal, seconds_with_hundredths, time_left_unpadded};

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
