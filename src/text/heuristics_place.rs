//! What the Heuristics place says: of the list, the program, the check and its picture.

use std::borrow::Cow;

use crate::puzzle::{Board, Size};
use crate::search::Heuristic;
use crate::search::heuristics::script::ScriptError;
use crate::study::heuristic_check::{Extent, HeuristicCheck, Inconsistency};
use crate::text::heuristic::FUNCTIONS;
use crate::text::numbers::{decimals, percent};
use crate::text::units::seconds;
use crate::text::{counted, heuristic, sentence, thousands};

pub(crate) const TITLE: &str = "Heuristics";
/// What stands beside the heuristics that a person wrote.
pub(crate) const YOURS: &str = "yours";

/// Buttons below the list: text and hint.
pub(crate) const NEW: (&str, &str) = ("New", "Writes a new heuristic.");
pub(crate) const DUPLICATE: (&str, &str) = ("Duplicate", "Makes a copy that you can change.");
pub(crate) const DELETE: (&str, &str) = ("Delete", "Deletes this heuristic of yours.");
pub(crate) const FUNCTIONS_MENU: (&str, &str) = (
    "Functions",
    "What a heuristic can ask of the board; a click writes it.",
);
pub(crate) const FILE_MENU: (&str, &str) =
    ("File", "Opens a heuristic from a text file, or saves it.");
pub(crate) const UNDELETE: &str = "Undo";

pub(crate) fn deleted(name: &str) -> String {
    format!("“{name}” is deleted.")
}

/// The accessible name of the way back.
pub(crate) fn undelete(name: &str) -> String {
    format!("Bring back {name}")
}

/// The accessible names of the fields.
pub(crate) const NAME: &str = "Heuristic name";
pub(crate) const CODE: &str = "Heuristic code";

pub(crate) const NEW_NAME: &str = "My heuristic";
pub(crate) const NEW_SOURCE: &str =
    "// The last line is h, the estimate of the moves to the goal.\nlet h = manhattan();\nh\n";

/// Below a built-in heuristic: a remark, and the button that writes it as a program.
pub(crate) const ABOUT_DUPLICATE: &str =
    "It is built in. A copy in the language of heuristics can be changed.";
pub(crate) const WRITE_OWN: (&str, &str) = ("Write a copy", "Adds it to yours as a program.");

pub(crate) fn copy_of(name: &str) -> String {
    format!("{name} copy")
}

/// The names of the examples that ship.
pub(crate) mod examples {
    pub(crate) const CORNER: &str = "Corner-aware Manhattan";
    pub(crate) const SUM: &str = "Manhattan + misplaced";
    pub(crate) const MAX: &str = "Max of two";
    pub(crate) const WEIGHTED: &str = "Weighted Manhattan";
    pub(crate) const SWAP: &str = "Relaxed swap";
    pub(crate) const PATTERN: &str = "Pattern of four";
    pub(crate) const SEQUENCE: &str = "Sequence score";
}

/// A built-in heuristic as a program, to be changed.
pub(crate) const fn as_program(heuristic: Heuristic) -> &'static str {
    match heuristic {
        Heuristic::Zero => "// A* by 0 is uniform-cost search.\n0\n",
        Heuristic::Misplaced => "misplaced()\n",
        Heuristic::Patchy => {
            "// One of two, by the tiles on the first two cells.\nif (at(0) + at(1)) % 2 == 0 { manhattan() } else { misplaced() }\n"
        }
        Heuristic::Manhattan => "manhattan()\n",
        Heuristic::LinearConflict => "linear_conflict()\n",
        Heuristic::Own(own) => own.source(),
        Heuristic::Patterns => {
            "// Two groups of tiles without a common tile: their moves add up.\nadditive_pattern([1, 2, 3, 4]) + additive_pattern([5, 6, 7])\n"
        }
    }
}

/// Below the code: what is wrong with it.
pub(crate) fn error(error: &ScriptError) -> String {
    sentence(&heuristic::script_error(error))
}

pub(crate) const LAST_GOOD_IS_CHECKED: &str = "The last version without an error is shown.";
pub(crate) const CHECK_BROKE_OFF: &str = "The check broke off: there may be too little memory.";

/// The board and its estimate.
pub(crate) const ON_THIS_BOARD: &str = "on the current board";
pub(crate) const NO_BOARD: &str = "The board on Explore is not legal yet.";
pub(crate) const OTHER_SIZE: &str = "Start and goal on Explore differ in size.";

pub(crate) fn h_is(h: u32) -> String {
    format!("h {}", thousands(h))
}

/// Where it is not known yet, and where the program gives none.
pub(crate) const H_COMES: &str = "h …";
pub(crate) const H_NONE: &str = "h –";

pub(crate) fn h_star_is(h_star: u32) -> String {
    format!("h* {h_star}")
}

pub(crate) const NO_SOLUTION: &str = "no solution";

/// How the estimate stands to the truth.
pub(crate) fn against(h: u32, h_star: u32) -> String {
    match h_star.abs_diff(h) {
        0 => "exact here".to_owned(),
        off if h > h_star => format!("{} too many", thousands(off)),
        off => format!("{} below the truth", thousands(off)),
    }
}

/// The button at the bottom: text, hint, and why it does nothing.
pub(crate) const SEARCH_WITH: (&str, &str) = (
    "Search with it",
    "Goes to Explore with this heuristic, for the algorithm chosen there.",
);
pub(crate) const SEARCH_WITH_ERROR: &str = "Correct the program first.";

pub(crate) fn used_as_start(board: &Board) -> String {
    format!("{board} is the start board now.")
}

pub(crate) mod file {
    use std::io;
    use std::path::Path;

    use crate::search::heuristics::script::MAX_SOURCE;
    use crate::text::files::SaveLabels;
    use crate::text::{sentence, thousands};

    /// The name that is offered, without its ending.
    pub(crate) const STEM: &str = "heuristic";
    pub(crate) const FORMAT: (&str, &str) = ("Text", "A program that a person can read.");
    pub(crate) const TITLE: &str = "Heuristic in a text file";
    pub(crate) const OPEN: (&str, &str) =
        ("Open file…", "Adds the heuristic in this file to yours.");

    pub(crate) const LABELS: SaveLabels = SaveLabels {
        field: "Heuristic file",
        button: "Save to file…",
        about: "Writes the program as text. If that fails, an old file is kept.",
        why_not: "Choose a heuristic of yours; a built-in one has no program.",
    };

    pub(crate) fn opened(name: &str) -> String {
        format!("“{name}” is among your heuristics now.")
    }

    pub(crate) fn too_long() -> String {
        let most = thousands(MAX_SOURCE as u64);
        format!("A heuristic has {most} bytes at most; this file has more.")
    }

    pub(crate) fn not_read(path: &Path, error: &io::Error) -> String {
        sentence(&format!("{}: {error}", path.display()))
    }

    pub(crate) const TOO_MANY: &str = "There is no room for more heuristics: delete one first.";
}

pub(crate) const ABOUT_LANGUAGE: &str = "A heuristic is a short program. Its last value is h. It can use let, if, for, while, fn, + − * / %, ==, &&, ||, and lists.";

pub(crate) fn example(code: &str) -> String {
    format!("Example: {code}")
}

/// The accessible name of a function in the list, and of one that completes what was typed.
pub(crate) fn insert(name: &str) -> String {
    format!("Insert {name}")
}

/// What a function of the language does; nothing for a word of the language itself.
pub(crate) fn about_function(name: &str) -> Option<&'static str> {
    let of = |signature: &str| signature.split([',', '(', ' ']).any(|word| word == name);
    let found = FUNCTIONS.iter().find(|function| of(function.signature));
    found.map(|function| function.about)
}

/// Above the picture.
pub(crate) fn picture_heading(check: Option<&HeuristicCheck>, size: Size) -> String {
    match check.map(|check| check.extent) {
        Some(Extent::Sample(boards)) => {
            format!(
                "{} of {size}: estimate h against true distance h*",
                counted(boards, "board")
            )
        }
        Some(Extent::EveryState) | None => {
            format!("Every state of {size}: estimate h against true distance h*")
        }
    }
}

pub(crate) fn short_picture_heading(check: Option<&HeuristicCheck>, size: Size) -> String {
    match check.map(|check| check.extent) {
        Some(Extent::Sample(boards)) => format!("h against h* on {}", counted(boards, "board")),
        Some(Extent::EveryState) | None => format!("h against h* on all of {size}"),
    }
}

pub(crate) const ESTIMATE: &str = "Estimate";
pub(crate) const ERROR: &str = "Error";
pub(crate) const ABOUT_ERROR: &str =
    "How far h is below h*, by h*: the mean, the least and the most.";
pub(crate) const ABOUT_ESTIMATE: &str = "Every state by its true distance and its estimate.";

/// The line below that heading.
pub(crate) const CHECKING: &str = "Check progress";
pub(crate) const EARLIER: &str = "Earlier results, until the check is done.";
pub(crate) const LAST_GOOD: &str = "Results of the last version without an error.";

pub(crate) fn preparing(percent_made: u8) -> String {
    format!(
        "Making tables for exact distances: {}",
        percent(f64::from(percent_made), 0)
    )
}

pub(crate) fn checking(done: u64, of: u64) -> String {
    format!("Checking: {} of {}", thousands(done.min(of)), thousands(of))
}

/// The picture's accessible name, its axes, and what stands in it.
pub(crate) const PICTURE: &str = "States by true distance and estimate";
pub(crate) const H_STAR_AXIS: &str = "h*: true distance to the goal";
pub(crate) const H_AXIS: &str = "h: the estimate";
pub(crate) const DIAGONAL: &str = "h = h*";
pub(crate) const ERROR_PICTURE: &str = "Error by true distance";
pub(crate) const ERROR_AXIS: &str = "h* − h: how far h is below the truth";
pub(crate) const NOTHING_YET: &str = "Nothing is checked yet.";

/// What the picture shows, in words.
pub(crate) fn pictured(check: &HeuristicCheck) -> String {
    let most = check.counts.keys().map(|&(h_star, _)| h_star).max();
    format!(
        "{} up to {} away; h is at most {}; {} above the line h = h*, {} on it",
        counted(check.states, "state"),
        counted(most.unwrap_or(0).into(), "move"),
        check.counts.keys().map(|&(_, h)| h).max().unwrap_or(0),
        thousands(check.overestimates),
        thousands(check.exact),
    )
}

pub(crate) fn errors_pictured(mean: f64) -> String {
    format!("h is {} below h* on average", decimals(mean, 2))
}

/// What stands in one cell of the picture.
pub(crate) fn cell(h_star: u32, h: u32, states: u64, example: Option<&Board>) -> String {
    let mut words = format!("h* {h_star}, h {h}: {}", counted(states, "state"));
    if let Some(board) = example {
        words += &format!("\nfor example {board}");
    }
    words
}

pub(crate) fn error_at(h_star: u32, mean: f64, least: i64, most: i64) -> String {
    format!("h* {h_star}: h* − h is {mean:.2} on average, {least} to {most}")
}

pub(crate) const VERDICT: &str = "Verdict";
pub(crate) const NO_VERDICT: &str = "The verdict comes with the first results.";

/// A verdict: what stands in bold, and why.
pub(crate) type Verdict = (Cow<'static, str>, String);

pub(crate) fn admissible(check: &HeuristicCheck) -> Verdict {
    if check.overestimates > 0 {
        let most = check.worst.map_or(0, |worst| worst.h - worst.h_star);
        let reason = format!(
            "h > h* on {} of {}, by {} at worst: A* may return longer solutions.",
            thousands(check.overestimates),
            counted(check.states, "state"),
            thousands(most),
        );
        return ("Not admissible.".into(), reason);
    }
    match check.extent {
        Extent::EveryState => {
            let states = counted(check.states, "state");
            let reason = format!("h ≤ h* on every one of the {states}: A* stays optimal.");
            ("Admissible.".into(), reason)
        }
        Extent::Sample(boards) => {
            let reason = "h ≤ h* on all of them. That is no proof.".to_owned();
            (no_counterexample(boards), reason)
        }
    }
}

pub(crate) fn consistent(check: &HeuristicCheck) -> Verdict {
    if check.inconsistencies > 0 {
        let reason = format!(
            "On {} of {} h drops by more than 1, so A* may reopen nodes.",
            thousands(check.inconsistencies),
            counted(check.moves, "move"),
        );
        return ("Not consistent.".into(), reason);
    }
    let moves = counted(check.moves, "move");
    match check.extent {
        Extent::EveryState => {
            let reason =
                format!("None of the {moves} lowers h by more than 1: A* reopens nothing.");
            ("Consistent.".into(), reason)
        }
        Extent::Sample(boards) => {
            let reason =
                format!("None of their {moves} lowers h by more than 1. That is no proof.");
            (no_counterexample(boards), reason)
        }
    }
}

fn no_counterexample(boards: u64) -> Cow<'static, str> {
    format!("No counterexample in {}.", counted(boards, "board")).into()
}

/// Where the goal has an estimate of its own.
pub(crate) fn goal_has(h: u32) -> Verdict {
    let reason = format!(
        "It is {} and should be 0: the goal is 0 moves away.",
        thousands(h)
    );
    ("h of the goal.".into(), reason)
}

pub(crate) const OVERESTIMATED: &str = "Worst overestimate";
pub(crate) const STEEPEST: &str = "Steepest drop of h";
pub(crate) const USE_AS_START: &str = "Use as start";
pub(crate) const ABOUT_USE: &str = "Makes it the start board in Explore.";

/// The accessible name where there are two such buttons.
pub(crate) const USE_BEFORE_MOVE: &str = "Use the board before the move as start";

/// Between the boards of a move: two lines.
pub(crate) fn drop_of(worst: &Inconsistency) -> (String, String) {
    let (from, to) = (worst.h_from, worst.h_to);
    (
        format!("h {} → h {}", thousands(from), thousands(to)),
        format!("the move costs 1,\nh drops by {}", thousands(from - to)),
    )
}

/// Rows below the verdicts: what they tell, and its value.
pub(crate) fn facts(
    check: &HeuristicCheck,
    mean_ratio: f64,
    seconds_each: f64,
) -> [(String, String); 4] {
    let mean_h_star = decimals(check.mean_h_star(), 2);
    [
        (
            format!("mean h (mean h* {mean_h_star})"),
            decimals(check.mean_h(), 2),
        ),
        ("mean h / h*".to_owned(), decimals(mean_ratio, 2)),
        (
            "exact (h = h*) on".to_owned(),
            counted(check.exact, "state"),
        ),
        ("time per evaluation".to_owned(), short_time(seconds_each)),
    ]
}

fn short_time(each: f64) -> String {
    if each < 1e-6 {
        format!("{:.0} ns", each * 1e9)
    } else if each < 1e-4 {
        format!("{:.1} µs", each * 1e6)
    } else {
        seconds(each)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_found_by_their_names() {
        for name in [
            "manhattan",
            "at",
            "rows",
            "min",
            "additive_pattern",
            "pattern",
        ] {
            assert!(about_function(name).is_some(), "{name}");
        }
        assert_eq!(about_function("while"), None);
        assert_ne!(
            about_function("pattern"),
            about_function("additive_pattern")
        );
    }
}
