//! A text field: what was typed, and the board or the faults it describes.

use crate::puzzle::{Board, Draft, Fault};

/// What is wrong with a draft: a sentence, and the cells to mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What is wrong, where, and how to mend it.
    pub text: String,
    /// The cells concerned, row by row from 0.
    pub cells: Vec<usize>,
}

/// A field's text and what it says.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The text as typed, or as last written by an edit of the board.
    pub(crate) text: String,
    pub(crate) draft: Draft,
    /// The board, where the draft is legal.
    pub(crate) board: Option<Board>,
    /// Every fault of the draft; empty where it is legal.
    pub(crate) complaints: Vec<Complaint>,
}

impl Entry {
    pub(crate) fn of(board: Board) -> Self {
        Self::read(board.to_string(), Draft::from_board(&board))
    }

    pub(crate) fn read(text: String, draft: Draft) -> Self {
        let (board, complaints) = match draft.board() {
            Ok(board) => (Some(board), Vec::new()),
            Err(faults) => {
                let complaint = |fault: &Fault| Complaint {
                    text: fault.to_string(),
                    cells: fault.cells(),
                };
                (None, faults.iter().map(complaint).collect())
            }
        };
        Self {
            text,
            draft,
            board,
            complaints,
        }
    }
}
