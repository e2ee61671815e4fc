//! An expansion in fine steps.

use crate::explain::Treatment;
use crate::puzzle::Move;
use crate::text::Message;
use crate::text::message;

pub(crate) const DONE: Message = Message("node-fine-done");
pub(crate) const NODE: Message = Message("node-fine-node");

pub(crate) const MANHATTAN: Message = Message("node-fine-manhattan");
pub(crate) const MISPLACED: Message = Message("node-fine-misplaced");
pub(crate) const LINEAR_CONFLICT: Message = Message("node-fine-linear-conflict");
pub(crate) const PATTERNS: Message = Message("node-fine-patterns");
pub(crate) const PATCHY: Message = Message("node-fine-patchy");

pub(crate) fn taken_from(depth_first: bool) -> &'static str {
    if depth_first {
        message!("node-fine-taken-from-stack")
    } else {
        message!("node-fine-taken-from-frontier")
    }
}

pub(crate) fn list(depth_first: bool) -> &'static str {
    if depth_first {
        message!("node-fine-stack")
    } else {
        message!("node-fine-frontier")
    }
}

pub(crate) fn expansion(number: &str) -> String {
    message!("node-fine-expansion", number)
}

pub(crate) fn successor(number: usize, tile: u8, mv: Move) -> String {
    // The tile goes where the blank was.
    match mv {
        Move::Up => message!("node-fine-successor-down", number, tile),
        Move::Left => message!("node-fine-successor-right", number, tile),
        Move::Down => message!("node-fine-successor-up", number, tile),
        Move::Right => message!("node-fine-successor-left", number, tile),
    }
}

/// "0 + 1 = 1".
pub(crate) fn estimate(parts: &[u32], h: u32) -> String {
    let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
    match parts.len() {
        0 | 1 => h.to_string(),
        _ => format!("{} = {h}", parts.join(" + ")),
    }
}

pub(crate) fn one_more(g: u32) -> String {
    format!("{g} + 1 = {}", g + 1)
}

pub(crate) fn priority(g: u32, h: u32, p: u32) -> String {
    format!("max({g} + {h}, 2 × {g} + 1) = {p}")
}

/// What the look-up among the visited found, or the test against the threshold.
pub(crate) fn looked_up(treatment: Treatment) -> String {
    match treatment {
        Treatment::Edge
        | Treatment::Back
        | Treatment::NotReached
        | Treatment::AtLimit { .. }
        | Treatment::Undecided => String::new(),
        Treatment::Stacked {
            f, threshold, by_f, ..
        } => {
            let (depth, limit) = (f, threshold);
            match (by_f, f > threshold) {
                (true, true) => message!("node-fine-f-beyond", f, threshold),
                (true, false) => message!("node-fine-f-within", f, threshold),
                (false, true) => message!("node-fine-depth-beyond", depth, limit),
                (false, false) => message!("node-fine-depth-within", depth, limit),
            }
        }
        Treatment::Kept { .. } => message!("node-fine-new").to_owned(),
        Treatment::Dropped { stored, g, .. } if g < stored => {
            message!("node-fine-first-path-kept", stored)
        }
        Treatment::Dropped { stored, g, .. } => {
            message!("node-fine-no-better", stored, g)
        }
        Treatment::Reparented {
            old,
            g,
            reopened: true,
            ..
        } => message!("node-fine-better-reopened", old, g),
        Treatment::Reparented { old, g, .. } => message!("node-fine-better", old, g),
    }
}

/// Where a successor goes, with its place and how many there are.
pub(crate) fn goes_in(list: &str, place: Option<(String, String)>) -> String {
    match place {
        Some((place, of)) => message!("node-fine-goes-in-at", list, place, of),
        None => message!("node-fine-goes-in", list),
    }
}

/// The same of a depth-first search.
pub(crate) fn waits(place: Option<(String, String)>) -> String {
    match place {
        Some((place, of)) => message!("node-fine-waits-at", place, of),
        None => message!("node-fine-waits").to_owned(),
    }
}
