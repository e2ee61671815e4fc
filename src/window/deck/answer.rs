//! What lessons and exercises share of answering: moving the tiles of a board.

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
