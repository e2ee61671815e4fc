//! Sliding several tiles at once.

use crate::puzzle::{Board, Move};

/// `board` after the tile on `cell` and all between it and the blank slid towards the blank.
#[must_use]
pub(crate) fn slid(board: Board, cell: usize) -> Option<Board> {
    let size = board.size();
    if cell >= size.cells() || cell == board.blank() {
        return None;
    }
    let ((row, column), (blank_row, blank_column)) = (size.place(cell), size.place(board.blank()));
    let mv = match (row == blank_row, column == blank_column) {
        (true, false) if column < blank_column => Move::Left,
        (true, false) => Move::Right,
        (false, true) if row < blank_row => Move::Up,
        (false, true) => Move::Down,
        _ => return None,
    };
    let mut board = board;
    while board.blank() != cell {
        board = board.after(mv)?;
    }
    Some(board)
}
