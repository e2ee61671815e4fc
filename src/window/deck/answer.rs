//! What lessons and exercises share of answering: moving the tiles of a board, and where the focus goes first.

use egui::{Id, Key, Response, Ui};

use slidescope_core::puzzle::{Board, Move};

/// Returns the board after these moves, skipping moves that are not possible.
pub(crate) fn after(start: Board, moves: &[Move]) -> Board {
    let step = |board: Board, mv: &Move| board.after(*mv).unwrap_or(board);
    moves.iter().fold(start, step)
}

/// Returns the moves of the blank in one direction that lead from one board to the other, or none.
pub(crate) fn way(from: Board, to: Board) -> Vec<Move> {
    let towards = |mv: Move| {
        let boards = std::iter::successors(Some(from), move |board| board.after(mv));
        let steps = boards.clone().position(|board| board == to)?;
        Some(vec![mv; steps])
    };
    let mut ways = Move::ALL.into_iter().filter_map(towards);
    ways.next().unwrap_or_default()
}

/// Gives the first control of a question the focus at the first Tab, before the widgets around the question.
pub(crate) fn comes_first(ui: &Ui, control: &Response) {
    let id = Id::unique("focus before a question");
    let was_free = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(true);
    let is_asked = ui.input(|input| input.key_pressed(Key::Tab) && !input.modifiers.shift);
    if was_free && is_asked {
        control.request_focus();
    }
    let is_free = ui.memory(|memory| memory.focused().is_none());
    ui.data_mut(|data| data.insert_temp(id, is_free));
}
