//! The status line.

use crate::recording::Breakpoint;
use crate::search::heuristics::script::ScriptError;
use crate::study::SolutionQuality;
use crate::text::{counted, thousands};

pub(crate) const READY: &str = "Ready";
pub(crate) const ILLEGAL: &str = "The board is not legal yet";
pub(crate) const UNSOLVABLE: &str = "No solution: the parities differ";
pub(crate) const BROKEN: &str = "The search broke off";
pub(crate) const SEARCHING: &str = "Searching";
pub(crate) const PAUSED: &str = "Paused";
pub(crate) const STOPPED: &str = "Stopped";
pub(crate) const CANCELLED: &str = "Cancelled";

/// While a search waits for its pattern tables.
pub(crate) fn preparing(percent: u8) -> String {
    format!("Making pattern databases: {percent} %")
}

/// The same where there is little room.
pub(crate) fn solved(moves: usize) -> String {
    format!("Solved in {}", counted(moves as u64, "move"))
}

pub(crate) fn solved_in(moves: usize, quality: SolutionQuality) -> String {
    let moves = counted(moves as u64, "move");
    match quality {
        SolutionQuality::Longer(more, _) => {
            format!("Solved in {moves}, {more} longer than optimal")
        }
        SolutionQuality::Shortest | SolutionQuality::Unknown => format!("Solved in {moves}"),
    }
}

pub(crate) fn exhausted(states: u64) -> String {
    format!("No solution: all {} states searched", thousands(states))
}

pub(crate) fn memory_limit(expansions: u64) -> String {
    format!(
        "Memory limit reached after {}",
        counted(expansions, "expansion")
    )
}

pub(crate) fn no_estimate(error: &ScriptError) -> String {
    format!("The heuristic failed: {error}")
}

pub(crate) fn depth_limit(expansions: u64) -> String {
    format!(
        "Not found within the depth limit, after {}",
        counted(expansions, "expansion")
    )
}

pub(crate) fn expansion_limit(expansions: u64) -> String {
    format!("Limit reached after {}", counted(expansions, "expansion"))
}

pub(crate) fn paused_at(expansions: u64) -> String {
    format!("{PAUSED} at {}", counted(expansions, "expansion"))
}

/// An earlier moment than the newest is looked at.
pub(crate) fn looks_at(expansion: u64, newest: u64) -> String {
    format!(
        "Expansion {} of {}",
        thousands(expansion),
        thousands(newest)
    )
}

/// An expansion is gone through in fine steps.
pub(crate) fn within(expansion: u64, step: usize) -> String {
    format!("In expansion {}, step {step}", thousands(expansion))
}

/// Where a breakpoint was met, and which.
pub(crate) fn stopped_at(expansion: u64, met: &str) -> String {
    format!("{STOPPED} at expansion {}: {met}", thousands(expansion))
}

/// Where there is no moment of the kind that was asked for after this expansion, or before it.
pub(crate) fn none_recorded(forward: bool, expansion: u64) -> String {
    let side = if forward { "after" } else { "before" };
    format!("None recorded {side} expansion {}", thousands(expansion))
}

/// What happened where a search stopped at a breakpoint.
pub(crate) fn met(breakpoint: Breakpoint) -> String {
    match breakpoint {
        Breakpoint::Depth(depth) => format!("depth {depth} is reached"),
        Breakpoint::F(f) => format!("f {f} is reached"),
        Breakpoint::Generated(_) => "the board was generated".to_owned(),
        Breakpoint::Expanded(_) => "the board was expanded".to_owned(),
        Breakpoint::Meeting => "the frontiers have met".to_owned(),
    }
}
