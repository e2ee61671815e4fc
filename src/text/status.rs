//! The status line.

use crate::recording::Breakpoint;
use crate::search::heuristics::script::ScriptError;
use crate::study::SolutionQuality;
use crate::text::Message;
use crate::text::message;
use crate::text::thousands;

pub(crate) const READY: Message = Message("status-ready");
pub(crate) const ILLEGAL: Message = Message("status-illegal");
pub(crate) const UNSOLVABLE: Message = Message("status-unsolvable");
pub(crate) const BROKEN: Message = Message("status-broken");
pub(crate) const SEARCHING: Message = Message("status-searching");
pub(crate) const PAUSED: Message = Message("status-paused");
pub(crate) const STOPPED: Message = Message("status-stopped");
pub(crate) const CANCELLED: Message = Message("status-cancelled");

/// While a search waits for its pattern tables.
pub(crate) fn preparing(percent: u8) -> String {
    format!("Making pattern databases: {percent} %")
}

/// The same where there is little room.
pub(crate) fn solved(moves: usize) -> String {
    format!("Solved in {}", message!("count-move", count = moves))
}

pub(crate) fn solved_in(moves: usize, quality: SolutionQuality) -> String {
    let moves = message!("count-move", count = moves);
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
        message!("count-expansion", count = expansions)
    )
}

pub(crate) fn no_estimate(error: &ScriptError) -> String {
    format!("The heuristic failed: {error}")
}

pub(crate) fn depth_limit(expansions: u64) -> String {
    format!(
        "Not found within the depth limit, after {}",
        message!("count-expansion", count = expansions)
    )
}

pub(crate) fn expansion_limit(expansions: u64) -> String {
    format!(
        "Limit reached after {}",
        message!("count-expansion", count = expansions)
    )
}

pub(crate) fn paused_at(expansions: u64) -> String {
    format!(
        "{PAUSED} at {}",
        message!("count-expansion", count = expansions)
    )
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
