//! Texts of the terminal: errors, progress, and the answers of the commands.

use crate::text::messages::terminal as said;
pub use said::*;

pub mod answer;

use std::fmt::Write;
use std::time::Duration;

use crate::puzzle::{Notation, Problem};
use crate::reading::Faults;
use crate::search::heuristics::pattern_database::PatternPlan;
use crate::search::{Stats, Strategy};
use crate::text::numbers::percent;
use crate::text::units::{bytes_with_decimal, seconds_with_hundredths, time_left_unpadded};

pub fn animation_progress(share: f32) -> String {
    said::animation_progress(percent(f64::from(100.0 * share), 0))
}

/// Returns the message that an unsolvable problem is only searched with --search-anyway.
pub fn no_solution(problem: &Problem) -> String {
    let mut text = said::no_solution(problem.start(), problem.solvability());
    text.push('\n');
    text += &other_goal_of(problem);
    text + said::START_ANYWAY.text()
}

/// Returns a line with a usual goal that would make the problem solvable, or an empty string if there is none.
fn other_goal_of(problem: &Problem) -> String {
    let goals = problem.other_goals().into_iter().next();
    goals.map_or_else(String::new, |(usual, goal)| {
        let (id, rows) = (usual.id(), goal.write(Notation::Rows));
        said::other_goal(id, rows) + "\n"
    })
}

/// Returns the faults of start and goal: a heading for each faulty board, followed by one fault per line.
pub fn board_faults(start: Option<&Faults>, goal: Option<&Faults>) -> String {
    let boards = [
        (said::START_NOT_LEGAL.text(), start),
        (said::GOAL_NOT_LEGAL.text(), goal),
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

pub fn search_progress(strategy: Strategy, stats: &Stats, elapsed: Duration) -> String {
    said::search_progress(
        strategy,
        stats.expanded,
        stats.frontier,
        stats.visited,
        bytes_with_decimal(stats.bytes),
        seconds_with_hundredths(elapsed),
    )
}

/// Returns the time and memory that building pattern databases takes.
pub fn pattern_costs(plan: &PatternPlan) -> String {
    let kept = bytes_with_decimal(plan.bytes() as u64);
    let memory = bytes_with_decimal(plan.building_bytes());
    let time = time_left_unpadded(Duration::from_secs(plan.estimated_seconds()));
    said::pattern_costs(kept, memory, time)
}

pub fn looks_for_boards(elapsed: Duration) -> String {
    said::looks_for_boards(seconds_with_hundredths(elapsed))
}

pub fn pattern_progress(done: u8) -> String {
    said::pattern_progress(percent(f64::from(done), 0))
}
