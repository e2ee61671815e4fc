//! What is said of heuristics that a person writes, and of what they are held against.

use std::fmt::{self, Write};
use std::io;
use std::path::Path;

use crate::puzzle::{Board, Notation};
use crate::search::heuristics::script::{MAX_ESTIMATE, MAX_SOURCE, ScriptError, ScriptFault};
use crate::search::heuristics::{BadName, MAX_NAME};
use crate::study::heuristic_check::{Extent, HeuristicCheck, Overestimate};
use crate::text::message;
use crate::text::numbers::percent;
use crate::text::thousands;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unusable { name } => write!(
                f,
                "a heuristic cannot be called “{name}”: a name has 1 to {MAX_NAME} characters and no colon, comma, equals sign or quotation mark"
            ),
            Self::Taken { name } => write!(
                f,
                "a heuristic that ships is called “{name}” already; choose another name"
            ),
            Self::TooLong => write!(
                f,
                "there is no room for this heuristic: it may have {} bytes at most",
                thousands(MAX_SOURCE as u64)
            ),
        }
    }
}

/// What is wrong with a program, where, and with which board.
pub(crate) fn script_error(error: &ScriptError) -> String {
    let place = match error.place {
        Some((line, column)) => format!("line {line}, column {column}: "),
        None => String::new(),
    };
    let board = match error.board {
        Some(board) => format!(" (on the board {})", board.write(Notation::Rows)),
        None => String::new(),
    };
    format!("{place}{}{board}", fault(&error.fault))
}

fn fault(fault: &ScriptFault) -> String {
    match fault {
        ScriptFault::TooLong => format!(
            "the heuristic is longer than {} bytes",
            thousands(MAX_SOURCE as u64)
        ),
        ScriptFault::Language(message) => message.clone(),
        ScriptFault::Unfinished => {
            "the heuristic ends too early: something is not closed".to_owned()
        }
        ScriptFault::TooManyOperations => {
            "the heuristic takes too many steps: does a loop go on for ever?".to_owned()
        }
        ScriptFault::TooDeep => "expressions or function calls are nested too deeply".to_owned(),
        ScriptFault::TooMuchData => "a list or a text grows too large".to_owned(),
        ScriptFault::NoSuchCell { cell, cells } => {
            format!(
                "there is no cell {cell}: cells are numbered 0 to {}",
                cells - 1
            )
        }
        ScriptFault::NoSuchTile { tile, cells } => format!(
            "there is no tile {tile}: tiles are numbered 1 to {}, and the blank is 0",
            cells - 1
        ),
        ScriptFault::BadPattern { most } => format!(
            "a pattern takes 1 to {most} different tiles here, for example pattern([1, 2, 3]); the blank is not one of them"
        ),
        ScriptFault::TooManyPatterns { most } => {
            format!(
                "a heuristic may use {} at most",
                message!("count-pattern", count = *most as u64)
            )
        }
        ScriptFault::NoNumber { kind } if kind == "()" => {
            "the heuristic has no value: its last line must be a number, without a semicolon"
                .to_owned()
        }
        ScriptFault::NoNumber { kind } => {
            format!("the heuristic gives a {kind}: its last line must be a number")
        }
        ScriptFault::NoEstimate { value, most } => format!(
            "the heuristic gives {value}: an estimate is a number from 0 to {}{}",
            thousands(u64::from(*most)),
            if *most < MAX_ESTIMATE {
                " with this weight"
            } else {
                ""
            }
        ),
    }
}

pub(crate) fn not_read(path: &Path, error: &io::Error) -> String {
    format!(
        "{}: the heuristic cannot be read: {error}; give a file, or the name of a heuristic that ships, for example \
         manhattan",
        path.display()
    )
}

/// Of a file that can only be a program.
pub(crate) fn program_not_read(path: &Path, error: &io::Error) -> String {
    format!("{}: the heuristic cannot be read: {error}", path.display())
}

pub(crate) fn in_file(name: &str, error: &ScriptError) -> String {
    format!("{name}: {error}")
}

/// Where a heuristic is above the truth.
pub(crate) fn too_high(found: &Overestimate) -> String {
    format!(
        "h = {} on {}, which takes {}",
        found.h,
        found.board.write(Notation::Rows),
        message!("count-move", count = found.h_star)
    )
}

/// How far a check is.
pub(crate) fn progress(done: u64, of: u64) -> String {
    format!(
        "{} of {} checked",
        message!("count-board", count = done),
        thousands(of)
    )
}

/// Whether it is admissible, in one line.
pub(crate) fn admissible(check: &HeuristicCheck) -> String {
    match check.extent {
        _ if check.overestimates > 0 => format!(
            "Not admissible: h is larger than the true distance on {} of {}",
            thousands(check.overestimates),
            message!("count-state", count = check.states)
        ),
        Extent::EveryState => "Admissible: h is never larger than the true distance".to_owned(),
        Extent::Sample(boards) => format!(
            "{}: h is never larger than the true distance there",
            no_counterexample(boards)
        ),
    }
}

/// Whether it is consistent, in one line.
pub(crate) fn consistent(check: &HeuristicCheck) -> String {
    match check.extent {
        _ if check.inconsistencies > 0 => format!(
            "Not consistent: h falls by more than 1 on {} of {}",
            thousands(check.inconsistencies),
            message!("count-move", count = check.moves)
        ),
        Extent::EveryState => "Consistent: no move lowers h by more than 1".to_owned(),
        Extent::Sample(boards) => format!(
            "{}: no move lowers h by more than 1 there",
            no_counterexample(boards)
        ),
    }
}

fn no_counterexample(boards: u64) -> String {
    format!(
        "No counterexample in {}",
        message!("count-board", count = boards)
    )
}

/// A check, for reading.
pub(crate) fn check(name: &str, check: &HeuristicCheck) -> String {
    let rows = |board: Board| board.write(Notation::Rows);
    let mut text = format!("{name}, goal {}\n", rows(check.goal));
    let (states, moves) = (
        message!("count-state", count = check.states),
        message!("count-move", count = check.moves),
    );
    let _ = match check.extent {
        Extent::EveryState => writeln!(text, "checked on all {states} and all {moves}"),
        Extent::Sample(_) => writeln!(text, "checked on a sample of {states} and {moves}"),
    };
    let _ = writeln!(text, "\n{}", admissible(check));
    if let Some(worst) = check.worst {
        let _ = writeln!(
            text,
            "  at worst by {}: {} has h = {} and needs {}",
            worst.h - worst.h_star,
            rows(worst.board),
            worst.h,
            message!("count-move", count = worst.h_star)
        );
    }
    let _ = writeln!(text, "{}", consistent(check));
    if let Some(worst) = check.steepest {
        let _ = writeln!(
            text,
            "  at worst from {} to {}: {} to {}",
            worst.h_from,
            worst.h_to,
            rows(worst.from),
            rows(worst.to)
        );
    }
    if check.h_of_goal > 0 {
        let _ = writeln!(text, "At the goal h is {} and should be 0", check.h_of_goal);
    }
    let share = 100.0 * check.exact as f64 / check.states.max(1) as f64;
    let _ = writeln!(
        text,
        "\nmean h {:.2}, mean true distance {:.2}; exact on {} ({})",
        check.mean_h(),
        check.mean_h_star(),
        message!("count-state", count = check.exact),
        percent(share, 1)
    );
    text
}

/// A function or constant of the language: how it is written, what it gives, and an example.
pub(crate) struct Function {
    pub signature: &'static str,
    pub about: &'static str,
    pub example: &'static str,
}

const fn function(signature: &'static str, about: &'static str, example: &'static str) -> Function {
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
        "The sum of the tiles' distances to their goal cells.",
        "manhattan()",
    ),
    function(
        "misplaced()",
        "How many tiles are not on their goal cells.",
        "max(manhattan(), misplaced())",
    ),
    function(
        "linear_conflict()",
        "Manhattan distance, and 2 for each tile that must leave its line.",
        "linear_conflict()",
    ),
    function(
        "pattern([tiles])",
        "Moves that bring these tiles home, if all others looked alike.",
        "pattern([1, 2, 3, 4])",
    ),
    function(
        "additive_pattern([tiles])",
        "The same, but only moves of these tiles count: patterns without a common tile may be added.",
        "additive_pattern([1, 2, 3, 4]) + additive_pattern([5, 6])",
    ),
    function(
        "at(cell)",
        "The tile on a cell, 0 for the blank. Cells are numbered row by row from 0.",
        "if at(0) == 1 { 0 } else { 1 }",
    ),
    function(
        "goal_at(cell)",
        "The tile that the goal has on a cell.",
        "if at(0) == goal_at(0) { 0 } else { 1 }",
    ),
    function(
        "cell_of(tile)",
        "The cell of a tile.",
        "if cell_of(1) == 0 { 0 } else { 1 }",
    ),
    function("row_of(tile)", "The row of a tile, from 0.", "row_of(1)"),
    function(
        "column_of(tile)",
        "The column of a tile, from 0.",
        "column_of(1)",
    ),
    function(
        "distance(tile)",
        "Rows and columns between a tile and its goal cell.",
        "let h = 0; for tile in 1..size { h += distance(tile) } h",
    ),
    function(
        "neighbours(cell)",
        "The cells beside a cell, as a list.",
        "let n = 0; for cell in neighbours(blank()) { if at(cell) != goal_at(cell) { n = 1 } } n",
    ),
    function(
        "blank()",
        "The cell of the blank.",
        "if blank() == 0 { 1 } else { 0 }",
    ),
    function(
        "inversions()",
        "Pairs of tiles that stand in the other order than in the goal, read row by row.",
        "inversions() / 3",
    ),
    function(
        "size, rows, columns",
        "The numbers of cells, rows and columns.",
        "let n = 0; for cell in 0..size { if at(cell) != goal_at(cell) && at(cell) != 0 { n += 1 } } n",
    ),
    function(
        "max(a, b), min(a, b)",
        "The larger and the smaller of two numbers.",
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
