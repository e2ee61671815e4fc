//! The status line.

use crate::recording::Breakpoint;
use crate::search::heuristics::script::ScriptError;
use crate::study::SolutionQuality;
use crate::text::Message;
use crate::text::message;

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
    message!("status-preparing", percent)
}

/// The same where there is little room.
pub(crate) fn solved(moves: usize) -> String {
    message!("status-solved", moves)
}

pub(crate) fn solved_in(moves: usize, quality: SolutionQuality) -> String {
    match quality {
        SolutionQuality::Longer(more, _) => message!("status-solved-longer", moves, more),
        SolutionQuality::AtLeast(at_least) => found_at_least(moves, at_least),
        SolutionQuality::Shortest | SolutionQuality::Unknown => solved(moves),
    }
}

/// How long the solution found is, and how long any is at least.
pub(crate) fn found_at_least(moves: usize, at_least: u32) -> String {
    message!("status-solved-at-least", moves, at_least)
}

/// `text` of a search that has ended without a solution, with what every solution takes at least.
pub(crate) fn with_bound(text: &str, at_least: u32) -> String {
    message!("status-with-bound", text, at_least)
}

pub(crate) fn exhausted(states: u64) -> String {
    message!("status-exhausted", states)
}

pub(crate) fn memory_limit(expansions: u64) -> String {
    message!("status-memory-limit", expansions)
}

pub(crate) fn no_estimate(error: &ScriptError) -> String {
    message!("status-no-estimate", error = error.to_string())
}

pub(crate) fn depth_limit(expansions: u64) -> String {
    message!("status-depth-limit", expansions)
}

pub(crate) fn expansion_limit(expansions: u64) -> String {
    message!("status-expansion-limit", expansions)
}

pub(crate) fn paused_at(expansions: u64) -> String {
    message!("status-paused-at", expansions)
}

/// An earlier moment than the newest is looked at.
pub(crate) fn looks_at(expansion: u64, newest: u64) -> String {
    message!("status-looks-at", expansion, newest)
}

/// An expansion is gone through in fine steps.
pub(crate) fn within(expansion: u64, step: usize) -> String {
    message!("status-within", expansion, step)
}

/// Where a breakpoint was met, and which.
pub(crate) fn stopped_at(expansion: u64, met: &str) -> String {
    message!("status-stopped-at", expansion, met)
}

/// Where there is no moment of the kind that was asked for after this expansion, or before it.
pub(crate) fn none_recorded(forward: bool, expansion: u64) -> String {
    if forward {
        message!("status-none-recorded-after", expansion)
    } else {
        message!("status-none-recorded-before", expansion)
    }
}

/// What happened where a search stopped at a breakpoint.
pub(crate) fn met(breakpoint: Breakpoint) -> String {
    match breakpoint {
        Breakpoint::Depth(depth) => message!("status-met-depth", depth),
        Breakpoint::F(f) => message!("status-met-f", f),
        Breakpoint::Generated(_) => message!("status-met-generated").to_owned(),
        Breakpoint::Expanded(_) => message!("status-met-expanded").to_owned(),
        Breakpoint::Meeting => message!("status-met-meeting").to_owned(),
    }
}
