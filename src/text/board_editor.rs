//! What the editor of the boards says.

use std::fmt::Display;
use std::time::Duration;

use crate::jobs::Oracle;
use crate::puzzle::{Board, Example, Notation, Size, Solvability};
use crate::search::heuristics::pattern_database::PatternPlan;
use crate::text::Message;
use crate::text::boards::parity;
use crate::text::message;
use crate::text::sentence;
use crate::text::units::{bytes, time_left_unpadded};

pub(crate) const START_BOARD: Message = Message("board-editor-start-board");
pub(crate) const GOAL_BOARD: Message = Message("board-editor-goal-board");
pub(crate) const BOARD_EDITOR: Message = Message("board-editor-board-editor");
pub(crate) const ABOUT_GOAL: Message = Message("board-editor-about-goal");
pub(crate) const SIZE: Message = Message("board-editor-size");
pub(crate) const ABOUT_SIZE: Message = Message("board-editor-about-size");
pub(crate) const USUAL_GOALS: (Message, Message) = (
    Message("board-editor-usual-goals"),
    Message("board-editor-usual-goals-about"),
);

pub(crate) const UNDO: Message = Message("board-editor-undo");
pub(crate) const ABOUT_UNDO: Message = Message("board-editor-about-undo");
pub(crate) const REDO: Message = Message("board-editor-redo");
pub(crate) const ABOUT_REDO: Message = Message("board-editor-about-redo");

pub(crate) const HOW_TO_EDIT: Message = Message("board-editor-how-to-edit");
pub(crate) const ABOUT_EDITING: Message = Message("board-editor-about-editing");

/// Before a fault, the board that has it.
pub(crate) const START: Message = Message("board-editor-start");
pub(crate) const GOAL: Message = Message("board-editor-goal");
pub(crate) const BACK_TO_LEGAL: Message = Message("board-editor-back-to-legal");

pub(crate) fn fault(board: &str, fault: &str) -> String {
    message!("board-editor-fault", board, fault)
}

pub(crate) fn more_faults(count: usize) -> String {
    message!("board-editor-more-faults", count)
}

pub(crate) fn goal(name: impl Display, board: Board) -> String {
    message!(
        "board-editor-named-goal",
        name = name.to_string(),
        board = board.to_string()
    )
}

pub(crate) const EXAMPLES: Message = Message("board-editor-examples");
pub(crate) const ABOUT_EXAMPLES: Message = Message("board-editor-about-examples");

/// Size and length of an example.
pub(crate) fn example_size(example: &Example) -> String {
    let size = example.start.size().to_string();
    match example.optimal {
        Some(moves) => message!("board-editor-example-solvable", size, moves),
        None => message!("board-editor-example-unsolvable", size),
    }
}

pub(crate) fn about_example(example: &Example) -> String {
    message!(
        "board-editor-about-example",
        about = sentence(example.about()),
        source = example.source()
    )
}

pub(crate) const SHUFFLE: Message = Message("board-editor-shuffle");
/// After the length of a shuffle.
pub(crate) const MOVES: Message = Message("board-editor-moves");

/// What stands before the length of a shuffle.
pub(crate) fn shuffle_to(exact: bool) -> &'static str {
    if exact {
        message!("board-editor-shuffle-exactly")
    } else {
        message!("board-editor-shuffle-walk")
    }
}

pub(crate) fn about_shuffle(exact: bool) -> &'static str {
    if exact {
        message!("board-editor-about-shuffle-exactly")
    } else {
        message!("board-editor-about-shuffle-walk")
    }
}

pub(crate) fn solvable_in(moves: u32) -> String {
    message!("board-editor-solvable-in", moves)
}

/// Beside a length that is known from the literature.
pub(crate) const PUBLISHED: Message = Message("board-editor-published");

pub(crate) fn published_in(source: &str) -> String {
    message!("board-editor-published-in", source)
}

pub(crate) const SOLVABLE: Message = Message("board-editor-solvable");
pub(crate) const UNSOLVABLE: Message = Message("board-editor-unsolvable");
pub(crate) const WHY: Message = Message("board-editor-why");
pub(crate) const ABOUT_SWAP: Message = Message("board-editor-about-swap");
pub(crate) const SEARCH_ANYWAY: Message = Message("board-editor-search-anyway");
pub(crate) const ABOUT_SEARCH_ANYWAY: Message = Message("board-editor-about-search-anyway");

/// That an unsolvable board is solvable with another goal, and the button that sets it.
pub(crate) fn solvable_with(name: &str, goal: &Board) -> String {
    if goal.size().cells() <= 9 {
        message!(
            "board-editor-solvable-with-goal",
            goal = goal.write(Notation::Rows)
        )
    } else {
        // A large board is too long for a line.
        message!("board-editor-solvable-with-usual-goal", name)
    }
}

pub(crate) const USE_GOAL: (Message, Message) = (
    Message("board-editor-use-goal"),
    Message("board-editor-use-goal-about"),
);

pub(crate) fn swap((a, b): (impl Display, impl Display)) -> String {
    message!("board-editor-swap", a = a.to_string(), b = b.to_string())
}

/// Beside the verdict, while the shortest length is not known.
pub(crate) fn at_least(moves: u32) -> String {
    message!("board-editor-at-least", moves)
}

/// How far the search for the shortest length is: in a few quiet words, and in a sentence or two.
pub(crate) fn preparing(at_least: u32, percent: u8) -> (String, String) {
    (
        message!("board-editor-preparing", percent),
        message!("board-editor-about-preparing", moves = at_least),
    )
}

pub(crate) fn finding(at_least: u32) -> (String, String) {
    (
        message!("board-editor-finding").to_owned(),
        message!("board-editor-about-finding", moves = at_least),
    )
}

/// `is_longer` where it was searched longer than usual, as somebody asked.
pub(crate) fn gave_up(at_least: u32, is_longer: bool) -> (String, String) {
    let moves = at_least;
    if is_longer {
        let minutes = minutes_of_more_patience();
        (
            message!("board-editor-gave-up-longer", minutes),
            message!("board-editor-about-gave-up-longer", moves, minutes),
        )
    } else {
        let seconds = Oracle::PATIENCE.as_secs();
        (
            message!("board-editor-gave-up", seconds),
            message!("board-editor-about-gave-up", moves, seconds),
        )
    }
}

pub(crate) const SEARCH_LONGER: Message = Message("board-editor-search-longer");

fn minutes_of_more_patience() -> u64 {
    (Oracle::PATIENCE * Oracle::MORE_PATIENCE).as_secs() / 60
}

/// What searching longer does, with the tables that are to be made first where there are any.
pub(crate) fn about_search_longer(tables: Option<&PatternPlan>) -> String {
    let minutes = minutes_of_more_patience();
    let Some(plan) = tables else {
        return message!("board-editor-about-search-longer", minutes);
    };
    let (size, memory) = (plan.bytes() as u64, plan.building_bytes());
    message!(
        "board-editor-about-search-longer-tables",
        minutes,
        time = time_left_unpadded(Duration::from_secs(plan.estimated_seconds())),
        size = bytes(size),
        memory = bytes(memory)
    )
}

pub(crate) fn not_found(at_least: u32) -> (String, String) {
    (
        message!("board-editor-not-found").to_owned(),
        message!("board-editor-about-not-found", moves = at_least),
    )
}

/// Both parities in a few words.
pub(crate) fn parities(s: Solvability) -> String {
    let (tiles, blank) = (s.permutation_odd, s.blank_distance % 2 == 1);
    if tiles == blank {
        message!("board-editor-parities-match", parity = parity(tiles))
    } else {
        message!(
            "board-editor-parities-differ",
            tiles = parity(tiles),
            blank = parity(blank)
        )
    }
}

/// The argument, with the figures of this board.
pub(crate) fn why_solvable(s: Solvability) -> String {
    let differ = if s.is_solvable() {
        String::new()
    } else {
        let differ = message!(
            "board-editor-why-parities-differ",
            tiles = parity(s.permutation_odd),
            blank = parity(s.blank_distance % 2 == 1)
        );
        differ + "\n\n"
    };
    let always = message!("board-editor-why-solvable");
    format!("{differ}{}\n\n{always}", s.reason())
}

/// The accessible name of a cell and of the tile on it: 0 is the blank, `None` a tile that cannot be read.
pub(crate) fn cell(size: Size, cell: usize, tile: Option<u16>) -> String {
    let [row, column] = place(size, cell);
    match tile {
        Some(0) => message!("board-editor-cell-blank", row, column),
        Some(tile) => message!(
            "board-editor-cell-tile",
            tile = tile.to_string(),
            row,
            column
        ),
        None => message!("board-editor-cell-unreadable", row, column),
    }
}

/// The accessible name of a cell for which the draft is too short.
pub(crate) fn empty_cell(size: Size, cell: usize) -> String {
    let [row, column] = place(size, cell);
    message!("board-editor-cell-empty", row, column)
}

/// Row and column, counted from 1.
fn place(size: Size, cell: usize) -> [usize; 2] {
    let (row, column) = size.place(cell);
    [row + 1, column + 1]
}
