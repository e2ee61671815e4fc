//! What is said of heuristics that a person writes, and of what they are held against.

use std::fmt;
use std::io;
use std::path::Path;

use crate::puzzle::{Board, Notation};
use crate::search::heuristics::script::{MAX_ESTIMATE, MAX_SOURCE, ScriptError, ScriptFault};
use crate::search::heuristics::{BadName, MAX_NAME};
use crate::study::heuristic_check::{Extent, HeuristicCheck, Overestimate};
use crate::text::Message;
use crate::text::message;
use crate::text::numbers::percent;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Unusable { name } => message!("heuristic-bad-name", name, most = MAX_NAME),
            Self::Taken { name } => message!("heuristic-name-taken", name),
            Self::TooLong => message!("heuristic-no-room", most = MAX_SOURCE),
        };
        f.write_str(&words)
    }
}

/// What is wrong with a program, where, and with which board.
pub(crate) fn script_error(error: &ScriptError) -> String {
    let mut words = fault(&error.fault);
    if let Some(board) = error.board {
        let board = board.write(Notation::Rows);
        words = message!("heuristic-fault-on-board", fault = words, board);
    }
    if let Some((line, column)) = error.place {
        let (line, column) = (line.to_string(), column.to_string());
        words = message!("heuristic-fault-at", line, column, fault = words);
    }
    words
}

fn fault(fault: &ScriptFault) -> String {
    match fault {
        ScriptFault::TooLong => message!("heuristic-too-long", most = MAX_SOURCE),
        // The language itself speaks English alone.
        ScriptFault::Language(words) => words.clone(),
        ScriptFault::Unfinished => message!("heuristic-unfinished").to_owned(),
        ScriptFault::TooManyOperations => message!("heuristic-too-many-operations").to_owned(),
        ScriptFault::TooDeep => message!("heuristic-too-deep").to_owned(),
        ScriptFault::TooMuchData => message!("heuristic-too-much-data").to_owned(),
        ScriptFault::NoSuchCell { cell, cells } => message!(
            "heuristic-no-such-cell",
            cell = cell.to_string(),
            last = cells - 1
        ),
        ScriptFault::NoSuchTile { tile, cells } => message!(
            "heuristic-no-such-tile",
            tile = tile.to_string(),
            last = cells - 1
        ),
        ScriptFault::BadPattern { most } => message!("heuristic-bad-pattern", most = *most),
        ScriptFault::TooManyPatterns { most } => {
            let patterns = message!("count-pattern", count = *most);
            message!("heuristic-too-many-patterns", patterns)
        }
        ScriptFault::NoNumber { kind } if kind == "()" => message!("heuristic-no-value").to_owned(),
        ScriptFault::NoNumber { kind } => message!("heuristic-no-number", kind),
        ScriptFault::NoEstimate { value, most } => {
            let (value, most) = (value.to_string(), *most);
            if most < MAX_ESTIMATE {
                message!("heuristic-no-estimate-with-weight", value, most)
            } else {
                message!("heuristic-no-estimate", value, most)
            }
        }
    }
}

pub(crate) fn not_read(path: &Path, error: &io::Error) -> String {
    let (path, error) = (path.display().to_string(), error.to_string());
    message!("heuristic-not-read", path, error)
}

/// Of a file that can only be a program.
pub(crate) fn program_not_read(path: &Path, error: &io::Error) -> String {
    let (path, error) = (path.display().to_string(), error.to_string());
    message!("heuristic-program-not-read", path, error)
}

pub(crate) fn in_file(name: &str, error: &ScriptError) -> String {
    message!("heuristic-in-file", name, error = error.to_string())
}

/// Where a heuristic is above the truth.
pub(crate) fn too_high(found: &Overestimate) -> String {
    message!(
        "heuristic-too-high",
        h = found.h.to_string(),
        board = found.board.write(Notation::Rows),
        moves = message!("count-move", count = found.h_star)
    )
}

/// How far a check is.
pub(crate) fn progress(done: u64, of: u64) -> String {
    message!(
        "heuristic-progress",
        boards = message!("count-board", count = done),
        of
    )
}

/// Whether it is admissible, in one line.
pub(crate) fn admissible(check: &HeuristicCheck) -> String {
    match check.extent {
        _ if check.overestimates > 0 => message!(
            "heuristic-not-admissible",
            overestimates = check.overestimates,
            states = message!("count-state", count = check.states)
        ),
        Extent::EveryState => message!("heuristic-admissible").to_owned(),
        Extent::Sample(boards) => message!(
            "heuristic-perhaps-admissible",
            boards = message!("count-board", count = boards)
        ),
    }
}

/// Whether it is consistent, in one line.
pub(crate) fn consistent(check: &HeuristicCheck) -> String {
    match check.extent {
        _ if check.inconsistencies > 0 => message!(
            "heuristic-not-consistent",
            inconsistencies = check.inconsistencies,
            moves = message!("count-move", count = check.moves)
        ),
        Extent::EveryState => message!("heuristic-consistent").to_owned(),
        Extent::Sample(boards) => message!(
            "heuristic-perhaps-consistent",
            boards = message!("count-board", count = boards)
        ),
    }
}

/// A check, for reading.
pub(crate) fn check(name: &str, check: &HeuristicCheck) -> String {
    let rows = |board: Board| board.write(Notation::Rows);
    let mut text = String::new();
    let mut line = |words: &str| {
        text += words;
        text.push('\n');
    };
    line(&message!("heuristic-check", name, goal = rows(check.goal)));
    let (states, moves) = (
        message!("count-state", count = check.states),
        message!("count-move", count = check.moves),
    );
    line(&match check.extent {
        Extent::EveryState => message!("heuristic-checked-on-all", states, moves),
        Extent::Sample(_) => message!("heuristic-checked-on-sample", states, moves),
    });
    line("");
    line(&admissible(check));
    if let Some(worst) = check.worst {
        let worst = message!(
            "heuristic-worst-overestimate",
            by = (worst.h - worst.h_star).to_string(),
            board = rows(worst.board),
            h = worst.h.to_string(),
            moves = message!("count-move", count = worst.h_star)
        );
        line(&format!("  {worst}"));
    }
    line(&consistent(check));
    if let Some(worst) = check.steepest {
        let worst = message!(
            "heuristic-worst-drop",
            h_from = worst.h_from.to_string(),
            h_to = worst.h_to.to_string(),
            from = rows(worst.from),
            to = rows(worst.to)
        );
        line(&format!("  {worst}"));
    }
    if check.h_of_goal > 0 {
        let h = check.h_of_goal.to_string();
        line(&message!("heuristic-h-of-goal", h));
    }
    line("");
    let share = 100.0 * check.exact as f64 / check.states.max(1) as f64;
    line(&message!(
        "heuristic-means",
        mean_h = format!("{:.2}", check.mean_h()),
        mean_h_star = format!("{:.2}", check.mean_h_star()),
        states = message!("count-state", count = check.exact),
        share = percent(share, 1)
    ));
    text
}

/// A function or constant of the language: how it is written, what it gives, and an example.
pub(crate) struct Function {
    pub signature: &'static str,
    pub about: Message,
    pub example: &'static str,
}

const fn function(signature: &'static str, about: Message, example: &'static str) -> Function {
    Function {
        signature,
        about,
        example,
    }
}

/// All that a heuristic can ask of the board.
pub(crate) const FUNCTIONS: &[Function] = &[
    function(
        "manhattan()",
        Message("heuristic-function-manhattan"),
        "manhattan()",
    ),
    function(
        "misplaced()",
        Message("heuristic-function-misplaced"),
        "max(manhattan(), misplaced())",
    ),
    function(
        "linear_conflict()",
        Message("heuristic-function-linear-conflict"),
        "linear_conflict()",
    ),
    function(
        "pattern([tiles])",
        Message("heuristic-function-pattern"),
        "pattern([1, 2, 3, 4])",
    ),
    function(
        "additive_pattern([tiles])",
        Message("heuristic-function-additive-pattern"),
        "additive_pattern([1, 2, 3, 4]) + additive_pattern([5, 6])",
    ),
    function(
        "at(cell)",
        Message("heuristic-function-at"),
        "if at(0) == 1 { 0 } else { 1 }",
    ),
    function(
        "goal_at(cell)",
        Message("heuristic-function-goal-at"),
        "if at(0) == goal_at(0) { 0 } else { 1 }",
    ),
    function(
        "cell_of(tile)",
        Message("heuristic-function-cell-of"),
        "if cell_of(1) == 0 { 0 } else { 1 }",
    ),
    function(
        "row_of(tile)",
        Message("heuristic-function-row-of"),
        "row_of(1)",
    ),
    function(
        "column_of(tile)",
        Message("heuristic-function-column-of"),
        "column_of(1)",
    ),
    function(
        "distance(tile)",
        Message("heuristic-function-distance"),
        "let h = 0; for tile in 1..size { h += distance(tile) } h",
    ),
    function(
        "neighbours(cell)",
        Message("heuristic-function-neighbours"),
        "let n = 0; for cell in neighbours(blank()) { if at(cell) != goal_at(cell) { n = 1 } } n",
    ),
    function(
        "blank()",
        Message("heuristic-function-blank"),
        "if blank() == 0 { 1 } else { 0 }",
    ),
    function(
        "inversions()",
        Message("heuristic-function-inversions"),
        "inversions() / 3",
    ),
    function(
        "size, rows, columns",
        Message("heuristic-function-size"),
        "let n = 0; for cell in 0..size { if at(cell) != goal_at(cell) && at(cell) != 0 { n += 1 } } n",
    ),
    function(
        "max(a, b), min(a, b)",
        Message("heuristic-function-max"),
        "max(manhattan(), linear_conflict())",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Board, Size};
    use crate::search::heuristics::script::{Script, ScriptPatterns};

    #[test]
    fn every_example_gives_a_value_on_every_small_size() {
        for size in ["3x3", "4x4", "2x5", "3x4"] {
            let size: Size = size.parse().expect("a size");
            let goal = Board::blank_last(size);
            for function in FUNCTIONS {
                let patterns = ScriptPatterns::default();
                let mut script = Script::new(function.example, &goal, &patterns)
                    .unwrap_or_else(|error| panic!("{}: {error}", function.example));
                let h = script.estimate(Board::blank_first(size).state());
                assert!(h.is_ok(), "{}: {h:?}", function.example);
            }
        }
    }
}
