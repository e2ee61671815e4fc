//! Texts about user-defined heuristics and the results of checking them.

use crate::text::messages::heuristic as said;
pub use said::*;

use crate::puzzle::{Board, Notation};
use crate::search::heuristics::script::{MAX_ESTIMATE, MAX_SOURCE, ScriptError, ScriptFault};
use crate::search::heuristics::{BadName, MAX_NAME};
use crate::study::heuristic_check::{HeuristicCheck, Overestimate, SoughtLonger};
use crate::text::Message;
use crate::text::numbers::percent;

displayed!(BadName, |it| match it {
    Self::Unusable { name } => said::bad_name(name, MAX_NAME),
    Self::Taken { name } => said::name_taken(name),
    Self::TooLong => said::no_room(MAX_SOURCE),
});

// The fault of a program, its position, and the board on which it occurred.
displayed!(ScriptError, |it| {
    let mut words = fault(&it.fault);
    if let Some(board) = it.board {
        words = said::fault_on_board(words, board.write(Notation::Rows));
    }
    if let Some((line, column)) = it.place {
        words = said::fault_at(line, column, words);
    }
    words
});

fn fault(fault: &ScriptFault) -> String {
    match fault {
        ScriptFault::TooLong => said::too_long(MAX_SOURCE),
        // The messages of the script language exist only in English.
        ScriptFault::Language(words) => words.clone(),
        ScriptFault::Unfinished => said::UNFINISHED.to_string(),
        ScriptFault::TooManyOperations => said::TOO_MANY_OPERATIONS.to_string(),
        ScriptFault::TooDeep => said::TOO_DEEP.to_string(),
        ScriptFault::TooMuchData => said::TOO_MUCH_DATA.to_string(),
        ScriptFault::NoSuchCell { cell, cells } => said::no_such_cell(cell, cells - 1),
        ScriptFault::NoSuchTile { tile, cells } => said::no_such_tile(tile, cells - 1),
        ScriptFault::BadPattern { most } => said::bad_pattern(*most),
        ScriptFault::TooManyPatterns { most } => said::too_many_patterns(*most),
        ScriptFault::NoNumber { kind } if kind == "()" => said::NO_VALUE.to_string(),
        ScriptFault::NoNumber { kind } => said::no_number(kind),
        ScriptFault::NoEstimate { value, most } => {
            said::no_estimate(*most < MAX_ESTIMATE, value, *most)
        }
    }
}

pub fn too_high(found: &Overestimate) -> String {
    said::too_high(found.h, found.board.write(Notation::Rows), found.h_star)
}

pub fn admissible(check: &HeuristicCheck) -> String {
    match check.overestimates {
        0 => said::admissible(check.extent.sample()),
        some => said::not_admissible(some, check.states),
    }
}

pub fn consistent(check: &HeuristicCheck) -> String {
    match check.inconsistencies {
        0 => said::consistent(check.extent.sample()),
        some => said::not_consistent(some, check.moves),
    }
}

/// Describes a board on which A* finds a longer path, or says that none was found.
fn longer(sought: SoughtLonger) -> String {
    match sought.found {
        Some(path) => {
            said::longer_path(path.shortest, path.moves, path.board.write(Notation::Rows))
        }
        None => said::no_longer_path(sought.tried),
    }
}

pub fn check(name: &str, check: &HeuristicCheck) -> String {
    let rows = |board: Board| board.write(Notation::Rows);
    let mut text = String::new();
    let mut line = |words: &str| {
        text += words;
        text.push('\n');
    };
    line(&said::check(name, rows(check.goal)));
    let is_sample = check.extent.sample().is_some();
    line(&said::checked(is_sample, check.states, check.moves));
    line("");
    line(&admissible(check));
    if let Some(worst) = check.worst {
        let (board, h, h_star) = (rows(worst.board), worst.h, worst.h_star);
        let worst = said::worst_overestimate(h - h_star, board, h, h_star);
        line(&format!("  {worst}"));
    }
    if let Some(sought) = check.longer {
        line(&format!("  {}", longer(sought)));
    }
    line(&consistent(check));
    if let Some(worst) = check.steepest {
        let worst = said::worst_drop(worst.h_from, worst.h_to, rows(worst.from), rows(worst.to));
        line(&format!("  {worst}"));
    }
    if check.h_of_goal > 0 {
        line(&said::h_of_goal(check.h_of_goal));
    }
    line("");
    let share = 100.0 * check.exact as f64 / check.states.max(1) as f64;
    line(&said::means(
        format!("{:.2}", check.mean_h()),
        format!("{:.2}", check.mean_h_star()),
        check.exact,
        percent(share, 1),
    ));
    text
}

/// A function or constant of the language: its notation, its result, and an example.
pub struct Function {
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

#[rustfmt::skip]
pub const FUNCTIONS: &[Function] = &[
    function("manhattan()", said::FUNCTION_MANHATTAN, "manhattan()"),
    function("misplaced()", said::FUNCTION_MISPLACED, "max(manhattan(), misplaced())"),
    function("linear_conflict()", said::FUNCTION_LINEAR_CONFLICT, "linear_conflict()"),
    function("pattern([tiles])", said::FUNCTION_PATTERN, "pattern([1, 2, 3, 4])"),
    function("additive_pattern([tiles])", said::FUNCTION_ADDITIVE_PATTERN, "additive_pattern([1, 2, 3, 4]) + additive_pattern([5, 6])"),
    function("at(cell)", said::FUNCTION_AT, "if at(0) == 1 { 0 } else { 1 }"),
    function("goal_at(cell)", said::FUNCTION_GOAL_AT, "if at(0) == goal_at(0) { 0 } else { 1 }"),
    function("cell_of(tile)", said::FUNCTION_CELL_OF, "if cell_of(1) == 0 { 0 } else { 1 }"),
    function("row_of(tile)", said::FUNCTION_ROW_OF, "row_of(1)"),
    function("column_of(tile)", said::FUNCTION_COLUMN_OF, "column_of(1)"),
    function("distance(tile)", said::FUNCTION_DISTANCE, "let h = 0; for tile in 1..size { h += distance(tile) } h"),
    function("neighbours(cell)", said::FUNCTION_NEIGHBOURS, "let n = 0; for cell in neighbours(blank()) { if at(cell) != goal_at(cell) { n = 1 } } n"),
    function("blank()", said::FUNCTION_BLANK, "if blank() == 0 { 1 } else { 0 }"),
    function("inversions()", said::FUNCTION_INVERSIONS, "inversions() / 3"),
    function("size, rows, columns", said::FUNCTION_SIZE, "let n = 0; for cell in 0..size { if at(cell) != goal_at(cell) && at(cell) != 0 { n += 1 } } n"),
    function("max(a, b), min(a, b)", said::FUNCTION_MAX, "max(manhattan(), linear_conflict())"),
];
