//! The editor of the two boards: typing, pasting, undo and sliding.

use crate::reading::layouts::{Given, LAYOUTS};
use slidescope_core::boards::{Editor, Field, nudged, slid};
use slidescope_core::puzzle::{Board, Move, Problem, Size};
use slidescope_core::reading::{Draft, in_one_line};

fn size(rows: usize, columns: usize) -> Size {
    Size::new(rows, columns).expect("a legal size")
}

fn board(text: &str) -> Board {
    Draft::parse(text, None).board().expect("a legal board")
}

fn editor(start: &str) -> Editor {
    let start = board(start);
    Editor::new(Problem::new(start, Board::blank_last(start.size())).expect("one size"))
}

#[test]
fn typing_a_longer_board_digit_by_digit_keeps_the_size_until_it_is_whole() {
    let mut editor = editor("813467052");
    let text = "123045678";
    for end in 1..=text.len() {
        editor.type_text(Field::Start, text[..end].into());
        assert_eq!(editor.size, size(3, 3), "after {:?}", &text[..end]);
    }
    assert_eq!(editor.start.board, Some(board(text)));
}

#[test]
fn a_smaller_board_is_taken_when_the_field_is_left() {
    let mut editor = editor("813467052");
    for end in 1..=4 {
        editor.type_text(Field::Start, "1230"[..end].into());
    }
    assert_eq!(editor.size, size(3, 3));
    editor.commit(Field::Start);
    assert_eq!(editor.size, size(2, 2));
    assert_eq!(editor.goal.board, Some(Board::blank_last(size(2, 2))));
}

#[test]
fn a_pasted_board_brings_its_size_and_the_goal_of_that_size_comes_back() {
    let mut editor = editor("813467052");
    let goal = Board::blank_first(size(3, 3));
    editor.set_goal(goal);
    editor.type_text(Field::Start, "4 1 2 / 5 0 3".into());
    assert_eq!(editor.size, size(2, 3));
    editor.type_text(Field::Start, "813467052".into());
    assert_eq!(editor.goal.board, Some(goal));
}

#[test]
fn undo_goes_back_through_every_kind_of_edit_and_redo_forth() {
    let mut editor = editor("813467052");
    let shown = board("813467052");
    editor.set_start(slid(shown, 8).expect("it slides"));
    editor.type_text(Field::Goal, "0".into());
    editor.type_text(Field::Goal, "012345678".into());
    editor.set_start(Board::blank_last(size(2, 4)));
    let end = (editor.start.text.clone(), editor.goal.text.clone());
    let mut steps = 0;
    while editor.can_undo() {
        editor.undo();
        steps += 1;
    }
    assert_eq!(steps, 3, "what is typed in a row is one step");
    assert_eq!(editor.start.text, "813467052");
    assert_eq!(editor.size, size(3, 3));
    while editor.can_redo() {
        editor.redo();
    }
    assert_eq!((editor.start.text.clone(), editor.goal.text.clone()), end);
}

#[test]
fn the_history_is_bounded() {
    let mut editor = editor("813467052");
    for round in 0..1000 {
        let shown = editor.start.board.expect("legal");
        let mv = if round % 2 == 0 { Move::Down } else { Move::Up };
        editor.set_start(nudged(shown, mv).expect("it slides"));
    }
    let mut steps = 0;
    while editor.can_undo() {
        editor.undo();
        steps += 1;
    }
    assert!(steps <= 200);
}

#[test]
fn a_click_in_the_blanks_line_slides_all_between() {
    for size in Size::all() {
        let board = Board::blank_last(size);
        for cell in 0..size.cells() {
            let ((row, column), blank) = (size.place(cell), size.place(board.blank()));
            let in_line = (row == blank.0) != (column == blank.1);
            let after = slid(board, cell);
            assert_eq!(after.is_some(), in_line, "{cell} of {size}");
            if let Some(after) = after {
                assert_eq!(after.blank(), cell);
                let moved = (0..size.cells()).filter(|&c| after.tile(c) != board.tile(c));
                assert_eq!(moved.count(), size.distance(cell, board.blank()) + 1);
            }
        }
    }
}

/// Both fields read each text as every other entrance does, line ends and all.
#[test]
fn every_layout_is_one_board_in_both_fields() {
    let read = |rows: &str| board(rows);
    for (text, given) in LAYOUTS {
        let mut editor =
            Editor::new(Problem::new(board("876543210"), board("876543201")).expect("one size"));
        editor.type_text(Field::Start, in_one_line(text, editor.size));
        match given {
            Given::Board(rows) => assert_eq!(editor.start.board, Some(read(rows)), "{text:?}"),
            Given::Problem(start, goal) => {
                assert_eq!(editor.start.board, Some(read(start)), "{text:?}");
                assert_eq!(editor.goal.board, Some(read(goal)), "{text:?}");
            }
            Given::Fault(_) => assert_eq!(editor.start.board, None, "{text:?}"),
        }
        if let Given::Board(rows) = given {
            editor.set_start(read(rows));
            editor.type_text(Field::Goal, in_one_line(text, editor.size));
            assert_eq!(editor.goal.board, Some(read(rows)), "{text:?}");
        }
    }
}
