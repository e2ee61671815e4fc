//! What the editor of the boards says.

use std::fmt::Display;

use crate::jobs::Oracle;
use crate::puzzle::{Board, Example, Notation, Size, Solvability};
use crate::text::Message;
use crate::text::message;
use crate::text::sentence;

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
    format!("{board}: {fault}")
}

pub(crate) fn more_faults(count: usize) -> String {
    format!("and {count} more")
}

pub(crate) fn goal(name: impl Display, board: Board) -> String {
    format!("{name}: {board}")
}

pub(crate) const EXAMPLES: Message = Message("board-editor-examples");
pub(crate) const ABOUT_EXAMPLES: Message = Message("board-editor-about-examples");

/// Size and length of an example.
pub(crate) fn example_size(example: &Example) -> String {
    let length = example.optimal.map_or("no solution".to_owned(), |moves| {
        message!("count-move", count = moves)
    });
    format!("{} · {length}", example.start.size())
}

pub(crate) fn about_example(example: &Example) -> String {
    format!(
        "{} Source: {}.",
        sentence(example.about()),
        example.source()
    )
}

pub(crate) const SHUFFLE: Message = Message("board-editor-shuffle");
/// After the length of a shuffle.
pub(crate) const MOVES: Message = Message("board-editor-moves");

/// What stands before the length of a shuffle.
pub(crate) const fn shuffle_to(exact: bool) -> &'static str {
    if exact { "to exactly" } else { "by a walk of" }
}

pub(crate) const fn about_shuffle(exact: bool) -> &'static str {
    if exact {
        "A random board whose shortest solution has exactly this many moves."
    } else {
        "A random walk of this many moves from the goal, never straight back. The shortest solution may be shorter."
    }
}

pub(crate) fn solvable_in(moves: u32) -> String {
    format!(
        "Solvable, {} at best",
        message!("count-move", count = moves)
    )
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
        format!("Solvable with the goal {}.", goal.write(Notation::Rows))
    } else {
        // A large board is too long for a line.
        format!("Solvable with the usual goal “{name}”.")
    }
}

pub(crate) const USE_GOAL: (Message, Message) = (
    Message("board-editor-use-goal"),
    Message("board-editor-use-goal-about"),
);

pub(crate) fn swap((a, b): (impl Display, impl Display)) -> String {
    format!("Swap {a} and {b}")
}

/// A shortest length that is not known yet: in a few quiet words, and in a sentence or two.
pub(crate) fn preparing(percent: u8) -> (String, String) {
    (
        format!("preparing its tables, {percent} %"),
        "The pattern databases for this goal are made once and kept.".to_owned(),
    )
}

pub(crate) fn finding() -> (String, String) {
    (
        "finding the shortest length".to_owned(),
        "A second search, in the background, finds the fewest moves this board needs.".to_owned(),
    )
}

pub(crate) fn gave_up(at_least: u32) -> (String, String) {
    let moves = message!("count-move", count = at_least);
    (
        format!("at least {moves}"),
        format!(
            "Every solution has at least {moves}. The search in the background stopped after {} s.",
            Oracle::PATIENCE.as_secs()
        ),
    )
}

pub(crate) const SEARCH_LONGER: Message = Message("board-editor-search-longer");

pub(crate) fn about_search_longer() -> String {
    let minutes = (Oracle::PATIENCE * Oracle::MORE_PATIENCE).as_secs() / 60;
    format!(
        "Searches for up to {minutes} minutes, on all cores, until the board is changed. On 4 × 4 boards it uses larger pattern \
         databases: they are made once, in some seconds, and take 17 or 26 MB on disk."
    )
}

pub(crate) fn not_found() -> (String, String) {
    (
        "shortest length not found".to_owned(),
        "The search in the background stopped with an error. Searches that you start are not affected."
            .to_owned(),
    )
}

const fn parity(odd: bool) -> &'static str {
    if odd { "odd" } else { "even" }
}

/// Both parities in a few words.
pub(crate) fn parities(s: Solvability) -> String {
    let (tiles, blank) = (s.permutation_odd, s.blank_distance % 2 == 1);
    if tiles == blank {
        format!("Tile order and blank position match ({}).", parity(tiles))
    } else {
        format!(
            "Tile order {}, blank position {}.",
            parity(tiles),
            parity(blank)
        )
    }
}

/// The argument, with the figures of this board.
pub(crate) fn why_solvable(s: Solvability) -> String {
    let differ = if s.is_solvable() {
        String::new()
    } else {
        format!(
            "The tile order is {}, but the blank is an {} number of steps from home.\n\n",
            parity(s.permutation_odd),
            parity(s.blank_distance % 2 == 1)
        )
    };
    format!(
        "{differ}{}\n\nEvery move exchanges the blank with one tile and takes the blank one step. So every move changes both \
         parities. At the goal both are even. That is why a board is solvable exactly when its two parities match.",
        s.reason()
    )
}

/// The accessible name of a cell and of the tile on it: 0 is the blank, `None` a tile that cannot be read.
pub(crate) fn cell(size: Size, cell: usize, tile: Option<u16>) -> String {
    let tile = match tile {
        Some(0) => "blank".to_owned(),
        Some(number) => format!("tile {number}"),
        None => "unreadable tile".to_owned(),
    };
    format!("{tile}, {}", place(size, cell))
}

/// The accessible name of a cell for which the draft is too short.
pub(crate) fn empty_cell(size: Size, cell: usize) -> String {
    format!("no tile, {}", place(size, cell))
}

fn place(size: Size, cell: usize) -> String {
    let (row, column) = size.place(cell);
    format!("row {}, column {}", row + 1, column + 1)
}
