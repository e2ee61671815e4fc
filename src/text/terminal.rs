//! What the terminal says: answers, progress and refusals.

use std::fmt::{self, Write};
use std::io;
use std::path::Path;
use std::time::Duration;

use crate::puzzle::{Board, Faults, Notation, Problem, Size, name_id};
use crate::search::heuristics::pattern_database::PatternSize;
use crate::search::{Limit, Limits, Outcome, Solution, Stats, Strategy, Survey, SurveyProgress};
use crate::study::experiment::Shard;
use crate::study::heuristic_check::Overestimate;
use crate::text::Message;
use crate::text::message;
use crate::text::numbers::{percent, plural};
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
    pub(crate) const fn see_help(self) -> &'static str {
        match self {
            Self::Solve => "`slidescope solve --help` lists all options and names.",
            Self::Compare => "`slidescope compare --help` lists all options.",
            Self::Experiment => "`slidescope experiment --help` lists all options.",
            Self::Survey => "`slidescope survey --help` lists all options.",
            Self::Heuristic => {
                "`slidescope heuristic --help` lists the functions of the language, with examples."
            }
            #[cfg(feature = "gui")]
            Self::Picture => "`slidescope picture --help` lists all options.",
            #[cfg(feature = "gui")]
            Self::Worksheet => "`slidescope worksheet --help` lists all options.",
            Self::Man => "`slidescope --help` lists all commands.",
        }
    }
}

pub(crate) fn answer_not_written(error: &io::Error) -> String {
    format!("the answer could not be written: {error}")
}

pub(crate) fn table_not_written(error: &io::Error) -> String {
    format!("the table could not be written: {error}")
}

pub(crate) fn help_not_written(error: &io::Error) -> String {
    format!("the help could not be written: {error}")
}

#[cfg(not(feature = "gui"))]
pub(crate) const NO_WINDOW: Message = Message("terminal-no-window");

pub(crate) const THREADS_NEED_PATTERNS: Message = Message("terminal-threads-need-patterns");

pub(crate) const NO_LARGE_PATTERNS: Message = Message("terminal-no-large-patterns");

pub(crate) const NO_MEMORY_FOR_PATTERNS: Message = Message("terminal-no-memory-for-patterns");

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
    format!("{:.0} % drawn", 100.0 * share)
}

pub(crate) fn no_such_command(name: &str) -> String {
    format!("there is no command “{name}”")
}

pub(crate) const NO_SUCH_NAME: Message = Message("terminal-no-such-name");

pub(crate) const NO_LENGTHS: Message = Message("terminal-no-lengths");

pub(crate) fn two_heuristics(name: &str) -> String {
    format!("two files have a heuristic called “{name}”: rename one of them")
}

/// The fault of an option or a board, after its name.
pub(crate) fn fault_of(name: &str, fault: impl fmt::Display) -> String {
    format!("{name}: {fault}")
}

#[cfg(feature = "gui")]
pub(crate) fn not_pixels(least: u32, most: u32) -> String {
    format!("write two numbers from {least} to {most}, as 1600x1000")
}

#[cfg(feature = "gui")]
pub(crate) const TWO_SIZES: Message = Message("terminal-two-sizes");

/// What was written: the file, its size where that is known, and the moment it shows.
#[cfg(feature = "gui")]
pub(crate) fn picture_written(path: &Path, size: Option<u64>, expansions: u64) -> String {
    let size = size.map_or_else(String::new, |size| format!(" ({})", bytes(size)));
    format!(
        "Wrote {}{size}: the search after {}.",
        path.display(),
        message!("count-expansion", count = expansions)
    )
}

#[cfg(feature = "gui")]
pub(crate) fn not_a_number(least: f64, most: f64) -> String {
    format!("write a number from {least} to {most}")
}

#[cfg(feature = "gui")]
pub(crate) fn not_a_zoom(least: f32, most: f32) -> String {
    format!("write a number from {least} to {most}")
}

/// Refuses a problem that is not searched without --search-anyway.
pub(crate) fn no_solution(problem: &Problem) -> String {
    format!(
        "{} has no solution. {}\n{}Add --search-anyway to start the search anyway.",
        problem.start(),
        problem.solvability().reason(),
        other_goal(problem)
    )
}

/// A usual goal with which the problem would have a solution, in a line; empty where there is none.
fn other_goal(problem: &Problem) -> String {
    let goals = problem.other_goals().into_iter().next();
    goals.map_or_else(String::new, |(name, goal)| {
        let (id, rows) = (name_id(name), goal.write(Notation::Rows));
        format!("It is solvable with --goal {id}, which is {rows}.\n")
    })
}

pub(crate) fn no_such_goal(id: &str, size: Size) -> String {
    format!("there is no goal {id} for a board of {size}; write the goal as a board")
}

pub(crate) fn unreadable_input(error: &io::Error) -> String {
    format!("standard input cannot be read as text: {error}")
}

pub(crate) fn input_too_long(most: u64) -> String {
    format!("standard input is longer than {most} bytes; give one board")
}

/// The faults of start and goal: a heading for each faulty board, and under it one fault a line.
pub(crate) fn board_faults(start: Option<&Faults>, goal: Option<&Faults>) -> String {
    let boards = [("start", start), ("goal", goal)];
    let faulty = boards.into_iter().filter_map(|(name, faults)| {
        let mut text = format!("the {name} board is not legal:");
        for fault in faults? {
            let _ = write!(text, "\n  {fault}");
        }
        Some(text)
    });
    faulty.collect::<Vec<_>>().join("\n")
}

/// The problem, the verdict and its reason, at the head of an answer.
pub(crate) fn heading(problem: &Problem, verdict: &str) -> String {
    format!(
        "Start  {}\nGoal   {}\n\n{verdict}\n{}\n",
        problem.start().write(Notation::Rows),
        problem.goal().write(Notation::Rows),
        problem.solvability().reason(),
    )
}

pub(crate) const REFUSED: Message = Message("terminal-refused");

/// How a board without a solution can be searched all the same.
pub(crate) fn search_anyway(problem: &Problem) -> String {
    let states = thousands(problem.size().reachable_states());
    format!(
        "{}Add --search-anyway to search the {states} states that can be reached from it anyway.",
        other_goal(problem)
    )
}

/// Of a solution that is longer than a shortest one.
pub(crate) fn longer(
    moves: usize,
    by: Strategy,
    shortest: usize,
    overestimate: Option<Overestimate>,
) -> String {
    let more = moves.saturating_sub(shortest);
    let why = overestimate.map_or_else(String::new, |found| {
        format!(
            ": this heuristic overestimates ({})",
            heuristic::too_high(&found)
        )
    });
    format!("Solved in {moves} moves by {by}, {more} longer than optimal{why}.")
}

/// How a search ended; `optimal` says whether its solution is known to be a shortest one.
pub(crate) fn verdict(
    outcome: &Outcome,
    by: Strategy,
    optimal: bool,
    stats: &Stats,
    limits: Limits,
) -> String {
    let expansions = message!("count-expansion", count = stats.expanded);
    match outcome {
        Outcome::Solved(solution) => match solution.len() {
            0 => "Solved in 0 moves: the start is the goal already.".to_owned(),
            1 => format!("Solved in 1 move by {by}."),
            moves if optimal => {
                format!("Solved in {moves} moves by {by}; there is no shorter solution.")
            }
            moves => format!("Solved in {moves} moves by {by}; a shorter solution may exist."),
        },
        Outcome::Exhausted => {
            let all = if by.algorithm.is_depth_first() {
                "tried every path up to the length of the longest solution, and none leads"
            } else {
                "searched every state it can reach, and none leads"
            };
            format!("No solution: {by} {all} to the goal.")
        }
        Outcome::Cancelled => format!("Cancelled after {expansions}."),
        Outcome::NoEstimate(error) => {
            format!("The heuristic failed after {expansions} of {by}: {error}.")
        }
        Outcome::Limit(Limit::Memory) if stats.bytes <= limits.memory => format!(
            "The system gave no more memory after {expansions} of {by}, which held {}; close other programs, or raise ulimit -v.",
            bytes_with_decimal(stats.bytes)
        ),
        Outcome::Limit(Limit::Memory) => format!(
            "Memory limit of {} reached after {expansions} of {by}; raise it with --memory-limit.",
            bytes_with_decimal(limits.memory)
        ),
        Outcome::Limit(Limit::Depth) => format!(
            "Not found within the depth limit, after {expansions} of {by}; raise it with --depth-limit."
        ),
        Outcome::Limit(Limit::Expansions) => format!(
            "Expansion limit reached after {expansions} of {by}; raise it with --max-expansions."
        ),
    }
}

/// The counters of a search, one a line.
pub(crate) fn counters(strategy: Strategy, stats: &Stats, elapsed: Duration) -> String {
    let lines = [
        ("Expanded", thousands(stats.expanded)),
        ("Generated", thousands(stats.generated)),
        ("Duplicates", thousands(stats.duplicates)),
        ("Reopened", thousands(stats.reopened)),
        ("Visited", thousands(stats.visited)),
        ("Frontier", at_most(thousands(stats.peak_frontier))),
        ("Memory", at_most(bytes_with_decimal(stats.bytes))),
        ("Time", seconds_with_hundredths(elapsed)),
    ];
    let iterations = [
        ("Threshold", stats.threshold.to_string()),
        ("Iterations", stats.iterations.to_string()),
    ];
    let depth_first = strategy.algorithm.is_depth_first();
    let more = iterations.into_iter().filter(|_| depth_first);
    let mut text = String::new();
    for (name, value) in lines.into_iter().chain(more) {
        let _ = writeln!(text, "{name:<11}{value}");
    }
    text
}

/// The counters of a search for a shortest path alone.
pub(crate) fn counters_of_threads(threads: u16, expanded: u64, elapsed: Duration) -> String {
    let lines = [
        ("Expanded", thousands(expanded)),
        ("Threads", threads.to_string()),
        ("Time", seconds_with_hundredths(elapsed)),
    ];
    let lines = lines.map(|(name, value)| format!("{name:<11}{value}\n"));
    lines.concat()
}

/// What a size of pattern databases costs.
pub(crate) fn about_pattern_size(size: PatternSize) -> &'static str {
    match size {
        PatternSize::Standard => "1 to 4 MB, made in less than a second",
        PatternSize::Large => "17 or 26 MB, made in some seconds",
        PatternSize::Largest => {
            "268 or 277 MB, made in a minute or two with 1.4 GB of memory: for the hardest boards"
        }
    }
}

fn at_most(value: String) -> String {
    value + " at most"
}

/// The moves of the blank, before the boards.
pub(crate) fn moves_of_the_blank(letters: &str) -> String {
    format!(
        "Moves of the blank: {letters}\nEach board below: the tile that slides, and where it goes."
    )
}

/// The heading of a board of the solution: the number of the move, the tile that slides, and its direction.
pub(crate) fn board_heading(solution: &Solution, index: usize) -> String {
    match index.checked_sub(1) {
        None => "start".to_owned(),
        Some(mv) => format!(
            "{index}. {} {}",
            solution.tile(mv),
            solution.moves()[mv].tile_arrow()
        ),
    }
}

/// The progress of a search.
pub(crate) fn search_progress(strategy: Strategy, stats: &Stats, elapsed: Duration) -> String {
    format!(
        "{strategy}: expanded {} · frontier {} · visited {} · {} · {}",
        thousands(stats.expanded),
        thousands(stats.frontier),
        thousands(stats.visited),
        bytes_with_decimal(stats.bytes),
        seconds_with_hundredths(elapsed),
    )
}

/// The progress of a search for a shortest path alone.
pub(crate) fn bound_progress(at_least: u32, expanded: u64, elapsed: Duration) -> String {
    format!(
        "At least {at_least} moves · expanded {} · {}",
        thousands(expanded),
        seconds_with_hundredths(elapsed),
    )
}

/// The progress of making pattern databases.
pub(crate) fn pattern_progress(done: u8) -> String {
    let done = percent(f64::from(done), 0);
    format!("Making pattern databases, once · {done}")
}

/// The progress of a survey.
pub(crate) fn survey_progress(SurveyProgress { depth, states, of }: SurveyProgress) -> String {
    let (states, of) = (thousands(states), thousands(of));
    format!("Depth {depth} · {states} of {of} states")
}

/// What an experiment has to do.
pub(crate) fn experiment_begins(finished: usize, total: usize, threads: usize) -> String {
    let kept = match finished {
        0 => String::new(),
        finished => format!(", {finished} of them kept from before"),
    };
    let (runs, on) = (
        plural(total as u64, "run"),
        plural(threads as u64, "thread"),
    );
    format!("{total} {runs}{kept}, on {threads} {on}")
}

/// How far an experiment is, and the time that the rest takes where that is known.
pub(crate) fn experiment_progress(
    finished: usize,
    total: usize,
    remaining: Option<Duration>,
) -> String {
    let rest = match remaining {
        Some(rest) if finished < total => format!(" · about {} left", time_left_unpadded(rest)),
        Some(_) | None => String::new(),
    };
    let runs = plural(total as u64, "run");
    format!("{finished} of {total} {runs}{rest}")
}

/// Where the runs of a shard are kept.
pub(crate) fn kept_in(shard: Shard, path: &Path) -> String {
    format!("Shard {shard}, kept in {}", path.display())
}

/// The note below the table of one shard.
pub(crate) fn part_of_experiment(shard: Shard, part: usize, all: usize) -> String {
    let (part, all) = (thousands(part), thousands(all));
    format!(
        "Shard {shard}: {part} of {all} runs. `slidescope experiment --merge` makes one table of the journals of all shards."
    )
}

pub(crate) fn unfinished(made: usize, all: usize) -> String {
    format!("Unfinished: {made} of {all} runs finished.")
}

pub(crate) fn no_interrupt(fault: impl fmt::Display) -> String {
    format!("Ctrl-C would lose the finished runs: {fault}")
}

pub(crate) fn too_large_to_survey(size: Size) -> String {
    format!(
        "{size} has {} states, too many to survey; the largest sizes have {} cells, for example 3x4",
        thousands(size.reachable_states()),
        Survey::MAX_CELLS
    )
}

/// A survey, for reading.
pub(crate) fn survey(survey: &Survey) -> String {
    let rows = |board: &Board| board.write(Notation::Rows);
    let counts = survey.counts();
    let mut text = format!(
        "Goal    {}\nStates  {}\nDepth   {}\n\nDepth  {:>12}\n",
        rows(&survey.goal()),
        thousands(counts.iter().sum::<u64>()),
        at_most(survey.farthest().to_string()),
        "States",
    );
    for (depth, &count) in counts.iter().enumerate() {
        let _ = writeln!(text, "{depth:>5}  {:>12}", thousands(count));
    }
    let (hardest, all) = (survey.hardest(), counts.last().copied().unwrap_or(0));
    let some = if hardest.len() as u64 == all {
        String::new()
    } else {
        format!(", {} of {}", hardest.len(), thousands(all))
    };
    let _ = writeln!(text, "\nHardest boards{some}:");
    for board in &hardest {
        let _ = writeln!(text, "  {}", rows(board));
    }
    text
}
