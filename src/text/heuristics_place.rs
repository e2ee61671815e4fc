//! What the Heuristics place says: of the list, the program, the check and its picture.

use std::borrow::Cow;

use crate::puzzle::{Board, Size};
use crate::search::Heuristic;
use crate::search::heuristics::script::ScriptError;
use crate::study::heuristic_check::{Extent, HeuristicCheck, Inconsistency};
use crate::text::Message;
use crate::text::heuristic::FUNCTIONS;
use crate::text::message;
use crate::text::numbers::{decimals, percent};
use crate::text::units::seconds;
use crate::text::{heuristic, sentence};

pub(crate) const TITLE: Message = Message("heuristics-place-title");
/// What stands beside the heuristics that a person wrote.
pub(crate) const YOURS: Message = Message("heuristics-place-yours");

/// Buttons below the list: text and hint.
pub(crate) const NEW: (Message, Message) = (
    Message("heuristics-place-new"),
    Message("heuristics-place-new-about"),
);
pub(crate) const DUPLICATE: (Message, Message) = (
    Message("heuristics-place-duplicate"),
    Message("heuristics-place-duplicate-about"),
);
pub(crate) const DELETE: (Message, Message) = (
    Message("heuristics-place-delete"),
    Message("heuristics-place-delete-about"),
);
pub(crate) const FUNCTIONS_MENU: (Message, Message) = (
    Message("heuristics-place-functions-menu"),
    Message("heuristics-place-functions-menu-about"),
);
pub(crate) const FILE_MENU: (Message, Message) = (
    Message("heuristics-place-file-menu"),
    Message("heuristics-place-file-menu-about"),
);
pub(crate) const UNDELETE: Message = Message("heuristics-place-undelete");

pub(crate) fn deleted(name: &str) -> String {
    message!("heuristics-place-deleted", name)
}

/// The accessible name of the way back.
pub(crate) fn undelete(name: &str) -> String {
    message!("heuristics-place-bring-back", name)
}

/// The accessible names of the fields.
pub(crate) const NAME: Message = Message("heuristics-place-name");
pub(crate) const CODE: Message = Message("heuristics-place-code");

pub(crate) const NEW_NAME: Message = Message("heuristics-place-new-name");

pub(crate) fn new_source() -> String {
    let comment = message!("heuristics-place-new-source");
    format!("// {comment}\nlet h = manhattan();\nh\n")
}

/// Below a built-in heuristic: a remark, and the button that writes it as a program.
pub(crate) const ABOUT_DUPLICATE: Message = Message("heuristics-place-about-duplicate");
pub(crate) const WRITE_OWN: (Message, Message) = (
    Message("heuristics-place-write-own"),
    Message("heuristics-place-write-own-about"),
);

pub(crate) fn copy_of(name: &str) -> String {
    message!("heuristics-place-copy-of", name)
}

/// The names of the examples that ship.
pub(crate) mod examples {
    use crate::text::Message;

    pub(crate) const CORNER: Message = Message("heuristics-place-examples-corner");
    pub(crate) const SUM: Message = Message("heuristics-place-examples-sum");
    pub(crate) const MAX: Message = Message("heuristics-place-examples-max");
    pub(crate) const WEIGHTED: Message = Message("heuristics-place-examples-weighted");
    pub(crate) const SWAP: Message = Message("heuristics-place-examples-swap");
    pub(crate) const PATTERN: Message = Message("heuristics-place-examples-pattern");
    pub(crate) const SEQUENCE: Message = Message("heuristics-place-examples-sequence");
}

/// A built-in heuristic as a program, to be changed.
pub(crate) fn as_program(heuristic: Heuristic) -> String {
    let (comment, code) = match heuristic {
        Heuristic::Zero => (Some(message!("heuristics-place-as-program-zero")), "0"),
        Heuristic::Misplaced => (None, "misplaced()"),
        Heuristic::Patchy => (
            Some(message!("heuristics-place-as-program-patchy")),
            "if (at(0) + at(1)) % 2 == 0 { manhattan() } else { misplaced() }",
        ),
        Heuristic::Manhattan => (None, "manhattan()"),
        Heuristic::LinearConflict => (None, "linear_conflict()"),
        Heuristic::Own(own) => return own.source().to_owned(),
        Heuristic::Patterns => (
            Some(message!("heuristics-place-as-program-patterns")),
            "additive_pattern([1, 2, 3, 4]) + additive_pattern([5, 6, 7])",
        ),
    };
    let comment = comment.map_or_else(String::new, |comment| format!("// {comment}\n"));
    format!("{comment}{code}\n")
}

/// Below the code: what is wrong with it.
pub(crate) fn error(error: &ScriptError) -> String {
    sentence(&heuristic::script_error(error))
}

pub(crate) const LAST_GOOD_IS_CHECKED: Message = Message("heuristics-place-last-good-is-checked");
pub(crate) const CHECK_BROKE_OFF: Message = Message("heuristics-place-check-broke-off");

/// The board and its estimate.
pub(crate) const ON_THIS_BOARD: Message = Message("heuristics-place-on-this-board");
pub(crate) const NO_BOARD: Message = Message("heuristics-place-no-board");
pub(crate) const OTHER_SIZE: Message = Message("heuristics-place-other-size");

pub(crate) fn h_is(h: u32) -> String {
    message!("heuristics-place-h-is", h)
}

/// Where it is not known yet, and where the program gives none.
pub(crate) const H_COMES: Message = Message("heuristics-place-h-comes");
pub(crate) const H_NONE: Message = Message("heuristics-place-h-none");

pub(crate) fn h_star_is(h_star: u32) -> String {
    message!("heuristics-place-h-star-is", h_star = h_star.to_string())
}

pub(crate) const NO_SOLUTION: Message = Message("heuristics-place-no-solution");

/// How the estimate stands to the truth.
pub(crate) fn against(h: u32, h_star: u32) -> String {
    match h_star.abs_diff(h) {
        0 => message!("heuristics-place-exact").to_owned(),
        off if h > h_star => message!("heuristics-place-too-many", off),
        off => message!("heuristics-place-below", off),
    }
}

/// The button at the bottom: text, hint, and why it does nothing.
pub(crate) const SEARCH_WITH: (Message, Message) = (
    Message("heuristics-place-search-with"),
    Message("heuristics-place-search-with-about"),
);
pub(crate) const SEARCH_WITH_ERROR: Message = Message("heuristics-place-search-with-error");

pub(crate) fn used_as_start(board: &Board) -> String {
    message!("heuristics-place-used-as-start", board = board.to_string())
}

pub(crate) mod file {
    use crate::text::Message;
    use std::io;
    use std::path::Path;

    use crate::search::heuristics::script::MAX_SOURCE;
    use crate::text::files::SaveLabels;
    use crate::text::{message, sentence};

    /// The name that is offered, without its ending.
    pub(crate) const STEM: Message = Message("heuristics-place-file-stem");
    pub(crate) const FORMAT: (Message, Message) = (
        Message("heuristics-place-file-format"),
        Message("heuristics-place-file-format-about"),
    );
    pub(crate) const TITLE: Message = Message("heuristics-place-file-title");
    pub(crate) const OPEN: (Message, Message) = (
        Message("heuristics-place-file-open"),
        Message("heuristics-place-file-open-about"),
    );

    pub(crate) const LABELS: SaveLabels = SaveLabels {
        field: Message("heuristics-place-file-field"),
        button: Message("heuristics-place-file-button"),
        about: Message("heuristics-place-file-about"),
        why_not: Message("heuristics-place-file-why-not"),
    };

    pub(crate) fn opened(name: &str) -> String {
        message!("heuristics-place-file-opened", name)
    }

    pub(crate) fn too_long() -> String {
        message!("heuristics-place-file-too-long", most = MAX_SOURCE)
    }

    pub(crate) fn not_read(path: &Path, error: &io::Error) -> String {
        let (path, error) = (path.display().to_string(), error.to_string());
        sentence(&message!("heuristics-place-file-not-read", path, error))
    }

    pub(crate) const TOO_MANY: Message = Message("heuristics-place-file-too-many");
}

pub(crate) const ABOUT_LANGUAGE: Message = Message("heuristics-place-about-language");

pub(crate) fn example(code: &str) -> String {
    message!("heuristics-place-example", code)
}

/// The accessible name of a function in the list, and of one that completes what was typed.
pub(crate) fn insert(name: &str) -> String {
    message!("heuristics-place-insert", name)
}

/// What a function of the language does; nothing for a word of the language itself.
pub(crate) fn about_function(name: &str) -> Option<&'static str> {
    let of = |signature: &str| signature.split([',', '(', ' ']).any(|word| word == name);
    let found = FUNCTIONS.iter().find(|function| of(function.signature));
    found.map(|function| function.about.text())
}

/// Above the picture.
pub(crate) fn picture_heading(check: Option<&HeuristicCheck>, size: Size) -> String {
    let size = size.to_string();
    match check.map(|check| check.extent) {
        Some(Extent::Sample(boards)) => {
            let boards = message!("count-board", count = boards);
            message!("heuristics-place-picture-of-boards", boards, size)
        }
        Some(Extent::EveryState) | None => message!("heuristics-place-picture-of-all", size),
    }
}

pub(crate) fn short_picture_heading(check: Option<&HeuristicCheck>, size: Size) -> String {
    match check.map(|check| check.extent) {
        Some(Extent::Sample(boards)) => {
            let boards = message!("count-board", count = boards);
            message!("heuristics-place-short-picture-of-boards", boards)
        }
        Some(Extent::EveryState) | None => {
            let size = size.to_string();
            message!("heuristics-place-short-picture-of-all", size)
        }
    }
}

pub(crate) const ESTIMATE: Message = Message("heuristics-place-estimate");
pub(crate) const ERROR: Message = Message("heuristics-place-error");
pub(crate) const ABOUT_ERROR: Message = Message("heuristics-place-about-error");
pub(crate) const ABOUT_ESTIMATE: Message = Message("heuristics-place-about-estimate");

/// The line below that heading.
pub(crate) const CHECKING: Message = Message("heuristics-place-checking");
pub(crate) const EARLIER: Message = Message("heuristics-place-earlier");
pub(crate) const LAST_GOOD: Message = Message("heuristics-place-last-good");

pub(crate) fn preparing(percent_made: u8) -> String {
    let done = percent(f64::from(percent_made), 0);
    message!("heuristics-place-preparing", done)
}

pub(crate) fn checking(done: u64, of: u64) -> String {
    message!("heuristics-place-checked", done = done.min(of), of)
}

/// The picture's accessible name, its axes, and what stands in it.
pub(crate) const PICTURE: Message = Message("heuristics-place-picture");
pub(crate) const H_STAR_AXIS: Message = Message("heuristics-place-h-star-axis");
pub(crate) const H_AXIS: Message = Message("heuristics-place-h-axis");
pub(crate) const DIAGONAL: Message = Message("heuristics-place-diagonal");
pub(crate) const ERROR_PICTURE: Message = Message("heuristics-place-error-picture");
pub(crate) const ERROR_AXIS: Message = Message("heuristics-place-error-axis");
pub(crate) const NOTHING_YET: Message = Message("heuristics-place-nothing-yet");

/// What the picture shows, in words.
pub(crate) fn pictured(check: &HeuristicCheck) -> String {
    let most = check.counts.keys().map(|&(h_star, _)| h_star).max();
    message!(
        "heuristics-place-pictured",
        states = message!("count-state", count = check.states),
        moves = message!("count-move", count = most.unwrap_or(0)),
        h = check
            .counts
            .keys()
            .map(|&(_, h)| h)
            .max()
            .unwrap_or(0)
            .to_string(),
        above = check.overestimates,
        exact = check.exact,
    )
}

pub(crate) fn errors_pictured(mean: f64) -> String {
    message!("heuristics-place-errors-pictured", mean = decimals(mean, 2))
}

/// What stands in one cell of the picture.
pub(crate) fn cell(h_star: u32, h: u32, states: u64, example: Option<&Board>) -> String {
    let (h_star, h) = (h_star.to_string(), h.to_string());
    let states = message!("count-state", count = states);
    match example {
        None => message!("heuristics-place-cell", h_star, h, states),
        Some(board) => {
            let board = board.to_string();
            message!(
                "heuristics-place-cell-with-example",
                h_star,
                h,
                states,
                board
            )
        }
    }
}

pub(crate) fn error_at(h_star: u32, mean: f64, least: i64, most: i64) -> String {
    message!(
        "heuristics-place-error-at",
        h_star = h_star.to_string(),
        mean = format!("{mean:.2}"),
        least = least.to_string(),
        most = most.to_string()
    )
}

pub(crate) const VERDICT: Message = Message("heuristics-place-verdict");
pub(crate) const NO_VERDICT: Message = Message("heuristics-place-no-verdict");

/// A verdict: what stands in bold, and why.
pub(crate) type Verdict = (Cow<'static, str>, String);

pub(crate) fn admissible(check: &HeuristicCheck) -> Verdict {
    let states = message!("count-state", count = check.states);
    if check.overestimates > 0 {
        let reason = message!(
            "heuristics-place-not-admissible-why",
            overestimates = check.overestimates,
            states,
            most = check.worst.map_or(0, |worst| worst.h - worst.h_star),
        );
        return (message!("heuristics-place-not-admissible").into(), reason);
    }
    match check.extent {
        Extent::EveryState => (
            message!("heuristics-place-admissible").into(),
            message!("heuristics-place-admissible-why", states),
        ),
        Extent::Sample(boards) => (
            no_counterexample(boards),
            message!("heuristics-place-perhaps-admissible-why").to_owned(),
        ),
    }
}

pub(crate) fn consistent(check: &HeuristicCheck) -> Verdict {
    let moves = message!("count-move", count = check.moves);
    if check.inconsistencies > 0 {
        let reason = message!(
            "heuristics-place-not-consistent-why",
            inconsistencies = check.inconsistencies,
            moves,
        );
        return (message!("heuristics-place-not-consistent").into(), reason);
    }
    match check.extent {
        Extent::EveryState => (
            message!("heuristics-place-consistent").into(),
            message!("heuristics-place-consistent-why", moves),
        ),
        Extent::Sample(boards) => (
            no_counterexample(boards),
            message!("heuristics-place-perhaps-consistent-why", moves),
        ),
    }
}

fn no_counterexample(boards: u64) -> Cow<'static, str> {
    let boards = message!("count-board", count = boards);
    message!("heuristics-place-no-counterexample", boards).into()
}

/// Where the goal has an estimate of its own.
pub(crate) fn goal_has(h: u32) -> Verdict {
    (
        message!("heuristics-place-goal-has").into(),
        message!("heuristics-place-goal-has-why", h),
    )
}

pub(crate) const OVERESTIMATED: Message = Message("heuristics-place-overestimated");
pub(crate) const STEEPEST: Message = Message("heuristics-place-steepest");
pub(crate) const USE_AS_START: Message = Message("heuristics-place-use-as-start");
pub(crate) const ABOUT_USE: Message = Message("heuristics-place-about-use");

/// The accessible name where there are two such buttons.
pub(crate) const USE_BEFORE_MOVE: Message = Message("heuristics-place-use-before-move");

/// Between the boards of a move: two lines.
pub(crate) fn drop_of(worst: &Inconsistency) -> (String, String) {
    let (from, to) = (worst.h_from, worst.h_to);
    (
        message!("heuristics-place-drop", from, to),
        message!("heuristics-place-drop-why", by = from - to),
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
            message!("heuristics-place-mean-h", mean_h_star),
            decimals(check.mean_h(), 2),
        ),
        (
            message!("heuristics-place-mean-ratio").to_owned(),
            decimals(mean_ratio, 2),
        ),
        (
            message!("heuristics-place-exact-on").to_owned(),
            message!("count-state", count = check.exact),
        ),
        (
            message!("heuristics-place-time-each").to_owned(),
            short_time(seconds_each),
        ),
    ]
}

fn short_time(each: f64) -> String {
    if each < 1e-6 {
        message!(
            "heuristics-place-nanoseconds",
            time = format!("{:.0}", each * 1e9)
        )
    } else if each < 1e-4 {
        message!(
            "heuristics-place-microseconds",
            time = format!("{:.1}", each * 1e6)
        )
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
