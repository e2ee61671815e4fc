//! Texts of the Heuristics screen: the list, the program, the check and its picture.

use crate::text::messages::heuristics_place as said;
use crate::words::count;
pub use said::bring_back as undelete;
pub use said::*;

use crate::puzzle::Board;
use crate::search::Heuristic;
use crate::study::heuristic_check::HeuristicCheck;
use crate::text::Message;
use crate::text::heuristic::FUNCTIONS;
use crate::text::numbers::{decimals, percent};
use crate::text::units::seconds;

pub const NEW_NAME: Message = said::NAME_OF_NEW;

pub fn new_source() -> String {
    let comment = said::NEW_SOURCE.text();
    format!("// {comment}\nlet h = manhattan();\nh\n")
}

/// Returns a built-in heuristic as a program that the user can change.
pub fn as_program(heuristic: Heuristic) -> String {
    let (comment, code) = match heuristic {
        Heuristic::Zero => (Some(said::AS_PROGRAM_ZERO.text()), "0"),
        Heuristic::Misplaced => (None, "misplaced()"),
        Heuristic::Patchy => (
            Some(said::AS_PROGRAM_PATCHY.text()),
            "if (at(0) + at(1)) % 2 == 0 { manhattan() } else { misplaced() }",
        ),
        Heuristic::Manhattan => (None, "manhattan()"),
        Heuristic::LinearConflict => (None, "linear_conflict()"),
        Heuristic::Own(own) => return own.source().to_owned(),
        Heuristic::Patterns => (
            Some(said::AS_PROGRAM_PATTERNS.text()),
            "additive_pattern([1, 2, 3, 4]) + additive_pattern([5, 6, 7])",
        ),
    };
    let comment = comment.map_or_else(String::new, |comment| format!("// {comment}\n"));
    format!("{comment}{code}\n")
}

pub fn against(h: u32, h_star: u32) -> String {
    match h_star.abs_diff(h) {
        0 => said::EXACT.to_string(),
        off if h > h_star => said::too_many(off),
        off => said::below(off),
    }
}

/// Returns what a function of the language does, or `None` for other words.
pub fn about_function(name: &str) -> Option<&'static str> {
    let of = |signature: &str| signature.split([',', '(', ' ']).any(|word| word == name);
    let found = FUNCTIONS.iter().find(|function| of(function.signature));
    found.map(|function| function.about.text())
}

pub fn preparing(percent_made: u8) -> String {
    said::preparing(percent(f64::from(percent_made), 0))
}

pub fn pictured(check: &HeuristicCheck) -> String {
    let h_star = check.counts.keys().map(|&(h_star, _)| h_star).max();
    let h = check.counts.keys().map(|&(_, h)| h).max();
    let (h_star, h) = (h_star.unwrap_or(0), h.unwrap_or(0));
    said::pictured(check.states, h_star, h, check.overestimates, check.exact)
}

pub fn cell(h_star: u32, h: u32, states: u64, example: Option<&Board>) -> String {
    said::cell(example, h_star, h, states)
}

/// A verdict: the text in bold, and the reason.
pub type Verdict = (String, String);

pub fn admissible(check: &HeuristicCheck) -> Verdict {
    let (sample, states) = (check.extent.sample(), check.states);
    if check.overestimates > 0 {
        let most = check.worst.map_or(0, |worst| worst.h - worst.h_star);
        let reason = said::not_admissible_why(check.overestimates, states, most);
        return (said::NOT_ADMISSIBLE.to_string(), reason);
    }
    let reason = said::admissible_why(sample, states);
    (said::admissible(sample), reason)
}

pub fn consistent(check: &HeuristicCheck) -> Verdict {
    let (sample, moves) = (check.extent.sample(), check.moves);
    if check.inconsistencies > 0 {
        let reason = said::not_consistent_why(check.inconsistencies, moves);
        return (said::NOT_CONSISTENT.to_string(), reason);
    }
    let reason = said::consistent_why(sample, moves);
    (said::consistent(sample), reason)
}

/// Returns the rows below the verdicts, each with a label and a value.
pub fn facts(check: &HeuristicCheck, mean_ratio: f64, seconds_each: f64) -> [(String, String); 4] {
    let mean_h_star = decimals(check.mean_h_star(), 2);
    [
        (said::mean_h(mean_h_star), decimals(check.mean_h(), 2)),
        (said::MEAN_RATIO.to_string(), decimals(mean_ratio, 2)),
        (said::EXACT_ON.to_string(), count::states(check.exact)),
        (said::TIME_EACH.to_string(), short_time(seconds_each)),
    ]
}

fn short_time(each: f64) -> String {
    if each < 1e-6 {
        said::nanoseconds(format!("{:.0}", each * 1e9))
    } else if each < 1e-4 {
        said::microseconds(format!("{:.1}", each * 1e6))
    } else {
        seconds(each)
    }
}
